"""Who meets whom, or who is compared with whom, painted: a square for every two people."""

from enum import Enum
from itertools import combinations

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.whiz.views.movement_views import Acquaintance
from whist_td.players.screens.pair_map import PairMap, PairTone
from whist_td.players.views.movement_views import Between, Level, levels_of
from whist_td.players.words.movement_pages import map_legend
from whist_td.words.words import Words


class Kind(Enum):
    """What is counted of two people."""

    MEETINGS = "meetings"
    COMPARISONS = "comparisons"


_BETWEEN = {Kind.MEETINGS: Between.MEETINGS, Kind.COMPARISONS: Between.COMPARISONS}


class HeatMap(PairMap):
    """Rows and columns are players."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._kind = Kind.MEETINGS
        self._known = Acquaintance((), {}, {})
        self._found: tuple[Level, ...] = ()

    def show_people(self, known: Acquaintance, kind: Kind) -> None:
        """Show who knows whom."""
        self._known, self._kind = known, kind
        _ = self._words
        names = {
            Kind.MEETINGS: _("Who meets whom"),
            Kind.COMPARISONS: _("Who is compared with whom"),
        }
        self.setAccessibleName(names[kind])
        self._found = levels_of(self.count(*pair) for pair in combinations(known.players, 2))
        self.show_numbers(known.players)

    @override
    def _levels(self) -> tuple[Level, ...]:
        return self._found

    @override
    def _tone(self) -> PairTone:
        return PairTone.ALARMING if self._kind is Kind.MEETINGS else PairTone.NEUTRAL

    def legend_words(self) -> tuple[str, ...]:
        """Say what each ground means, the fewest first."""
        return map_legend(_BETWEEN[self._kind], self._found, self._words)

    @override
    def count(self, one: int, other: int) -> int:
        """Return how often two people meet, or on how many sets they are compared."""
        known = self._known
        found = known.meetings if self._kind is Kind.MEETINGS else known.comparisons
        return len(found(one, other))

    @override
    def sentence(self, one: int, other: int) -> str:
        """Say what the square of two people means."""
        _ = self._words
        if one == other:
            return _("Player {one}", one=one)
        told = {
            Kind.MEETINGS: self._known.meetings(one, other),
            Kind.COMPARISONS: self._known.comparisons(one, other),
        }[self._kind]
        where = ", ".join(map(str, told))
        if self._kind is Kind.MEETINGS:
            if not told:
                return _("{one} and {other} do not meet.", one=one, other=other)
            return _.plural(
                "{one} and {other} meet in round {where}.",
                "{one} and {other} meet {n} times, in rounds {where}.",
                len(told),
                one=one,
                other=other,
                where=where,
            )
        if not told:
            return _("{one} and {other} are never compared.", one=one, other=other)
        return _.plural(
            "{one} and {other} are compared on set {where}.",
            "{one} and {other} are compared on {n} sets: {where}.",
            len(told),
            one=one,
            other=other,
            where=where,
        )
