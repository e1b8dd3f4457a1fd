"""Whist with a dummy: three players, one of whom plays two hands, or two with a dummy each."""

from dataclasses import replace

from whist_td.core.deal_fields import Answers, DealField, FieldKind, seats
from whist_td.formats.club_night.games.game import Length, Scored, TableSeatError
from whist_td.formats.club_night.games.whist_family import rules
from whist_td.formats.club_night.games.whist_family.marking import (
    FIVE,
    TRICKS,
    DummyChangedError,
    DummyDeal,
    Slam,
    WhistDeal,
    WhistSettings,
)
from whist_td.formats.club_night.games.whist_family.rules import WhistRunning, whist_game
from whist_td.formats.club_night.games.whist_family.rules import lengths as whist_lengths

PLAYERS = 3
DUMMY_PRESETS = {"five": replace(FIVE, slam=Slam.NONE), "tricks": TRICKS}
TWO_DUMMIES = replace(whist_game("two_dummies", DUMMY_PRESETS), least_players=2, most_players=2)
"""Whist avec deux morts: two players, each with a dummy opposite (règles du whist, 4)."""


def score(before: WhistRunning, deal: WhistDeal, settings: WhistSettings) -> Scored[WhistRunning]:
    """Return what a deal gave; the next dealer follows from who has the dummy."""
    dummy = _dummy(deal)
    if not 0 <= dummy < before.players:
        raise TableSeatError(dummy, before.players)
    scored = rules.score(before, deal, settings)
    return replace(scored, running=replace(scored.running, dealer=_dealer(scored.running)))


def check(before: WhistRunning, deal: WhistDeal, _: WhistSettings) -> None:
    """Refuse another partner of the dummy before the rubber is over."""
    if before.in_rubber and _dummy(deal) != next_dummy(before):
        raise DummyChangedError


def next_dummy(after: WhistRunning) -> int:
    """Return who plays with the dummy next: each in turn, so that each has it equally often."""
    if after.last is None:
        return after.dealer
    dummy = _dummy(after.last)
    return dummy if after.in_rubber else (dummy + 1) % after.players


def _dummy(deal: WhistDeal) -> int:
    return deal.dummy if isinstance(deal, DummyDeal) else 0


def _dealer(after: WhistRunning) -> int:
    """Four hands deal in turn, of which the dummy's partner has the first and the third."""
    first = next_dummy(after)
    steps = (0, 1, 0, 2)
    return (first + steps[after.in_rubber % len(steps)]) % after.players


def dummy_fields(
    before: WhistRunning, settings: WhistSettings, answers: Answers
) -> tuple[DealField, ...]:
    """Return what to ask: who has the dummy, then the deal as seen from that side."""
    usual = next_dummy(before)
    answer = answers.get("dummy", usual)
    sides = DummyDeal(dummy=answer if isinstance(answer, int) else usual).sides(before.players)
    dummy = DealField("dummy", FieldKind.SEAT, seats(before.players), usual=usual)
    return (dummy, *rules.side_fields(before, settings, answers, sides))


def lengths(settings: WhistSettings, players: int) -> tuple[Length, ...]:
    """Return how long a table may play: long enough for each to have the dummy once."""
    once, deals = whist_lengths(settings, players)
    return replace(once, count=players), deals


def _late_fields(settings: WhistSettings, players: int) -> tuple[DealField, ...]:
    sides = DummyDeal(dummy=0).sides(players)
    return (rules.shown_field(sides),) if settings.calls_honours else ()


GAME = replace(
    whist_game("dummy", DUMMY_PRESETS, DummyDeal, dummy_fields),
    least_players=PLAYERS,
    most_players=PLAYERS,
    sides=lambda _settings, players: seats(players),
    lengths=lengths,
    score=score,
    check=check,
    late_fields=_late_fields,
    deal_sides=lambda deal, players: deal.sides(players),
    next_sides=lambda running: DummyDeal(dummy=next_dummy(running)).sides(running.players),
)
