"""Short names of things in a militaire evening: sides, kinds of result, options."""

from enum import Enum

from whist_td.formats.militaire.rules.results import ResultKind, Side
from whist_td.formats.militaire.rules.settings import (
    ForfeitPolicy,
    PenaltyValue,
    TieBreak,
    TrumpPlan,
)
from whist_td.formats.militaire.rules.teams import Call
from whist_td.movements.militaire import Direction
from whist_td.words.words import N_, Words

_LABELS: dict[Enum, str] = {
    Side.HOME: N_("home"),
    Side.VISITORS: N_("visitors"),
    ResultKind.NORMAL: N_("won"),
    ResultKind.PERFECT: N_("perfect round"),
    ResultKind.REVOKE: N_("revoke"),
    ResultKind.INFLUENCE: N_("influence"),
    ResultKind.FORFEIT: N_("forfeit"),
    ResultKind.VOID: N_("void"),
    TrumpPlan.CYCLE: N_("A list, repeated all evening"),
    TrumpPlan.RANDOM: N_("Drawn by lot"),
    TrumpPlan.BY_ROUND: N_("Decided round by round"),
    PenaltyValue.AS_TAKEN: N_("1 point, 2 if the other side took all thirteen tricks"),
    PenaltyValue.ONE: N_("Always 1 point"),
    PenaltyValue.TWO: N_("Always 2 points"),
    ForfeitPolicy.POINT: N_("1 point to the side that was there"),
    ForfeitPolicy.AVERAGE: N_("No point; teams are ranked by their average per match played"),
    TieBreak.PERFECT_ROUNDS: N_("most perfect rounds"),
    TieBreak.DIRECT_MATCHES: N_("points in their own matches"),
    TieBreak.EXTRA_DEAL: N_("extra deal between the captains"),
    Direction.ASCENDING: N_("To the next higher number"),
    Direction.DESCENDING: N_("To the next lower number"),
}


def militaire_label(thing: Enum, _: Words) -> str:
    """Return the short name of a side, a kind of result or an option."""
    return _(_LABELS[thing])


def call_label(call: Call) -> str:
    """Return a call as it stands on cards: "1-3"."""
    return f"{call[0]}-{call[1]}"


def seat_label(seat: int, _: Words) -> str:
    """Return a place in a team: captain or player 1, 2, 3."""
    return _("player {number}", number=seat) if seat else _("captain")
