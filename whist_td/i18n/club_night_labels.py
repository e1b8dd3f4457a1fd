"""Short names of things in a club night: ways of seating, what ranks, seats, who sits where."""

from collections.abc import Sequence
from enum import Enum

from whist_td.domain.deal_fields import Group
from whist_td.domain.movement_tables import LeftOver
from whist_td.formats.club.settings import AT_TABLE, RankedBy, SeatingWay
from whist_td.i18n.words import N_, Words

_LABELS: dict[Enum, str] = {
    SeatingWay.CHANGING: N_("partners change by a movement"),
    SeatingWay.DRAWN: N_("drawn by lot each round"),
    SeatingWay.STANDING: N_("by the standings, the best at table 1"),
    SeatingWay.PAIRS: N_("fixed pairs"),
    SeatingWay.STAYING: N_("everybody keeps his seat"),
    LeftOver.SIT_OUT: N_("those left over sit out in turn"),
    LeftOver.FIVES: N_("tables of five"),
    LeftOver.THREES: N_("tables of three"),
    RankedBy.POINTS: N_("ranking by what the game counts"),
    RankedBy.MEAN: N_("ranking by the mean of a deal"),
    RankedBy.PLACEMENT: N_("ranking by placement points"),
}
_AT_FOUR = (N_("North"), N_("East"), N_("South"), N_("West"))


def club_label(thing: Enum, _: Words) -> str:
    """Return the short name of a way of seating or of ranking."""
    return _(_LABELS[thing])


def seat_name(seat: int, players: int, _: Words) -> str:
    """Return a seat: North to West at a table of four, else its number."""
    return _(_AT_FOUR[seat]) if players == AT_TABLE else _("seat {n}", n=seat + 1)


def seats_name(seats: Sequence[int], players: int, _: Words) -> str:
    """Return several seats: "North, South"."""
    return ", ".join(seat_name(seat, players, _) for seat in seats)


def side_name(side: Group, players: int, _: Words) -> str:
    """Return a side: "North–South"."""
    return "–".join(seat_name(seat, players, _) for seat in side)
