"""Who meets whom, or who is compared with whom, painted: a square for every two people."""

from collections.abc import Mapping
from enum import Enum

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.i18n.words import N_, Words
from whist_td.ui.palette import Palette
from whist_td.ui.widgets.pair_map import PairMap, Shade, counting_shades, meeting_shades
from whist_td.usecases.whiz_movement_views import Acquaintance


class Kind(Enum):
    """What is counted of two people."""

    MEETINGS = "meetings"
    COMPARISONS = "comparisons"


LEGEND: Mapping[Kind, tuple[str, ...]] = {
    Kind.MEETINGS: (N_("never"), N_("once"), N_("twice"), N_("more often")),
    Kind.COMPARISONS: (
        N_("never"),
        N_("on 1 set"),
        N_("on 2 sets"),
        N_("on 3 sets"),
        N_("on more"),
    ),
}


def shades(kind: Kind, palette: Palette) -> tuple[Shade, ...]:
    """Return the grounds for never, once, twice and so on; the last is for all that is more."""
    return meeting_shades(palette) if kind is Kind.MEETINGS else counting_shades(palette)


class HeatMap(PairMap):
    """Rows and columns are players."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._kind = Kind.MEETINGS
        self._known = Acquaintance((), {}, {})

    def show_people(self, known: Acquaintance, kind: Kind) -> None:
        """Show who knows whom."""
        self._known, self._kind = known, kind
        _ = self._words
        names = {
            Kind.MEETINGS: _("Who meets whom"),
            Kind.COMPARISONS: _("Who is compared with whom"),
        }
        self.setAccessibleName(names[kind])
        self.show_numbers(known.players)

    @override
    def _shades(self, palette: Palette) -> tuple[Shade, ...]:
        return shades(self._kind, palette)

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
