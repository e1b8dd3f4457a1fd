"""What a table says about a deal of solo whist, in the order in which it says it."""

from collections.abc import Sequence
from enum import Enum

from whist_td.formats.club_night.games.solo.deals import SoloDeal
from whist_td.formats.club_night.games.solo.terms import ALL_TRICKS, Promise
from whist_td.formats.club_night.rules.deal_fields import Answers, Field, FieldKind, seats
from whist_td.formats.club_night.rules.table_games import Running


def opening_fields(running: Running, contracts: Sequence[Enum]) -> tuple[Field, ...]:
    """Return what to ask of every deal: who dealt, and the contract."""
    return (
        Field("dealer", FieldKind.SEAT, seats(running.players), usual=running.dealer),
        Field("contract", FieldKind.CHOICE, choices=tuple(contracts)),
    )


def contract_fields(running: Running, promise: Promise, answers: Answers) -> tuple[Field, ...]:
    """Return what to ask of a contract: the attackers, then the tricks or who made his misère."""
    dealer = answers.get("dealer", running.dealer)
    at_work = SoloDeal(dealer=dealer if isinstance(dealer, int) else running.dealer)
    groups = tuple((seat,) for seat in at_work.active(running.players))
    attackers = Field("attackers", FieldKind.SEATS, groups, promise.least, promise.most)
    if not promise.is_misere:
        return attackers, Field("tricks", FieldKind.NUMBER, (), 0, ALL_TRICKS)
    named = answers.get("attackers")
    playing = tuple((seat,) for seat in named) if isinstance(named, tuple) else groups
    return attackers, Field("made", FieldKind.SEATS, playing, 0, len(playing))
