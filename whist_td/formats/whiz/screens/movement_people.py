"""Who meets whom and who is compared with whom: the picture, and the same in words beside it."""

from collections.abc import Sequence
from functools import partial
from itertools import combinations

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.movement_views import Acquaintance
from whist_td.players.screens.pair_map import PairMap, PairTone
from whist_td.players.screens.pair_view import PairMapView
from whist_td.players.views.movement_views import Between, Level, levels_of
from whist_td.players.words.movement_pages import map_legend
from whist_td.words.words import N_, Words, numbers_listed


class HeatMap(PairMap):
    """Rows and columns are players."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._kind = Between.MEETINGS
        self._known = Acquaintance((), {}, {})
        self._found: tuple[Level, ...] = ()

    def show_people(self, known: Acquaintance, kind: Between) -> None:
        """Show who knows whom."""
        self._known, self._kind = known, kind
        _ = self._words
        names = {
            Between.MEETINGS: _("Who meets whom"),
            Between.COMPARISONS: _("Who is compared with whom"),
        }
        self.setAccessibleName(names[kind])
        self._found = levels_of(self.count(*pair) for pair in combinations(known.players, 2))
        self.show_numbers(known.players)

    @override
    def _levels(self) -> tuple[Level, ...]:
        return self._found

    @override
    def _tone(self) -> PairTone:
        return PairTone.ALARMING if self._kind is Between.MEETINGS else PairTone.NEUTRAL

    def legend_words(self) -> tuple[str, ...]:
        """Say what each ground means, the fewest first."""
        return map_legend(self._kind, self._found, self._words)

    @override
    def count(self, one: int, other: int) -> int:
        """Return how often two people meet, or on how many sets they are compared."""
        return len(self._occasions(one, other))

    def _occasions(self, one: int, other: int) -> Sequence[int]:
        is_meeting, known = self._kind is Between.MEETINGS, self._known
        return known.meetings(one, other) if is_meeting else known.comparisons(one, other)

    @override
    def sentence(self, one: int, other: int) -> str:
        """Say what the square of two people means."""
        _ = self._words
        if one == other:
            return _("Player {one}", one=one)
        occasions = self._occasions(one, other)
        where = numbers_listed(occasions, _)
        if self._kind is Between.MEETINGS:
            if not occasions:
                return _("{one} and {other} do not meet.", one=one, other=other)
            return _.plural(
                "{one} and {other} meet in round {where}.",
                "{one} and {other} meet {n} times, in rounds {where}.",
                len(occasions),
                one=one,
                other=other,
                where=where,
            )
        if not occasions:
            return _("{one} and {other} are never compared.", one=one, other=other)
        return _.plural(
            "{one} and {other} are compared on set {where}.",
            "{one} and {other} are compared on {n} sets: {where}.",
            len(occasions),
            one=one,
            other=other,
            where=where,
        )


class PeopleView(PairMapView[HeatMap]):
    """One of the two pictures, with its legend and the words for one player."""

    OF_ONE = N_("The same in words, for player")

    def __init__(self, kind: Between, words: Words, parent: QWidget) -> None:
        super().__init__(partial(HeatMap, words), words, parent)
        self._kind = kind

    def show_people(self, evening: WhizEvent, known: Acquaintance) -> None:
        """Show who knows whom in a tournament."""
        self._map.show_people(known, self._kind)
        self._legend.show_texts(self._map.legend_words())
        names = {number: player.name for number, player in evening.players.items()}
        self.show_numbers(known.players, names)

    @override
    def _sentence(self, times: int, others: list[int]) -> str:
        _ = self._words
        people = numbers_listed(others, _)
        if self._kind is Between.MEETINGS:
            if not times:
                return _("Does not meet {people}.", people=people)
            return _.plural(
                "Meets once: {people}.", "Meets {n} times: {people}.", times, people=people
            )
        if not times:
            return _("Is never compared with {people}.", people=people)
        return _.plural(
            "Compared on {n} set with {people}.",
            "Compared on {n} sets with {people}.",
            times,
            people=people,
        )
