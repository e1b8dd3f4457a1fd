"""Random evenings with latecomers, leavers, returners, wrong boards and other lengths.

By hand for thousands of them:
PYTHONPATH=.:tests python -m formats.whiz.views.test_random_evenings 2000
"""

import sys
from collections import Counter
from collections.abc import Mapping
from datetime import UTC, date, datetime
from itertools import combinations
from random import Random

import pytest

from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.whiz.commands import AnnounceWhizRound, RecordAsHappened, SeatRounds
from whist_td.formats.whiz.rules.event import WhizEvent, boards_of
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.movement_views import Improving, judged
from whist_td.formats.whiz.views.offers import event_offers
from whist_td.formats.whiz.views.seating import most_copies, prepared_of
from whist_td.formats.whiz.views.to_come import played_round
from whist_td.movements.whiz.offers import Merit

NOW = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
OUTCOME = outcome_of("10H S +1", Notation.ENGLISH)
MOST_PLAYERS = 32
LEAST_LEFT = 7


def begun(dice: Random) -> WhizEvent:
    """Return an evening before play, now and then from copies."""
    players, rounds = dice.randint(7, MOST_PLAYERS), dice.randint(3, 7)
    settings = WhizSettings(rounds=rounds, boards_per_round=2)
    empty = WhizEvent(Details("Random", date(2026, 11, 21)), settings)
    people = [Player(n, f"Player {n}") for n in range(1, players + 1)]
    evening = plan.add_players(empty, people).applied_to(empty, NOW)
    for offer in event_offers(evening):
        if offer.merit in {Merit.COPIES, Merit.EVEN_COMPARISON} and dice.random() < 1 / 2:
            return SeatRounds(offer.rounds).applied_to(evening, NOW)
    return evening


def asked(evening: WhizEvent, dice: Random):
    """Return what happens between two rounds, as a question that is yet to be seated."""
    now = evening.last_announced
    there = list(evening.present(now + 1))
    match dice.randrange(5):
        case 0:
            number = max(evening.players) + 1
            return lambda seat: plan.late_player(
                evening, Player(number, f"Player {number}", "", now + 1), seat
            )
        case 1 if len(there) > LEAST_LEFT:
            gone = dice.choice(there)
            last = dice.randint(max(now, 1), evening.settings.rounds)
            return lambda seat: plan.leaving_player(evening, gone, last, seat)
        case 2:
            back = [n for n, p in evening.players.items() if plan.can_return(evening, p)]
            if back:
                one = dice.choice(back)
                return lambda seat: plan.returning_player(evening, one, seat)
        case 3:
            rounds = max(now + 1, evening.settings.rounds + dice.randint(-1, 2))
            return lambda seat: plan.other_length(evening, rounds, seat)
    return None


def with_wrong_boards(evening: WhizEvent, dice: Random) -> WhizEvent:
    """Let a table play boards that nobody there knows, now and then; the rest is made anew."""
    number = evening.last_announced
    if not number or dice.random() < 2 / 3:
        return evening
    seating = dice.choice(evening.rounds[number].seatings)
    sets = {s.board_set for said in evening.rounds.values() for s in said.seatings}
    known = {s for n in range(1, number + 1) for s, p in played(evening, n) if p in seating.seats}
    others = sorted(sets - known)
    if not others:
        return evening
    boards = boards_of(dice.choice(others), evening.settings.boards_per_round)
    results = tuple(
        (BoardPlace(number, seating.table, board), BoardResult(seating.seats, OUTCOME))
        for board in boards
    )
    happened = RecordAsHappened(results).applied_to(evening, NOW)
    return SeatRounds(plan.rounds_from(happened, number + 1)).applied_to(happened, NOW)


def played(evening: WhizEvent, number: int) -> list[tuple[int, int]]:
    """Return who has played which set in a round, wrong ones too."""
    said = played_round(evening, number)
    return [(s.board_set, person) for s in said.seatings for person in s.people]


def played_through(seed: int, steps: int = 50) -> WhizEvent:
    """Play an evening with its accidents, each answered as the window answers it."""
    dice = Random(seed)  # noqa: S311 - an evening that can be had again, not a secret
    evening = begun(dice)
    copies = most_copies(evening.rounds.values())
    ready = prepared_of(evening.rounds.values())
    while evening.last_announced < evening.settings.rounds:
        before = dict(evening.rounds)
        question = asked(evening, dice) if evening.is_started else None
        if question is not None:
            search = Improving(evening, question)
            search.improve(steps)
            assert search.best.request is not None, search.best.refusal
            evening = search.best.request.applied_to(evening, NOW)
            assert_played_stays(before, evening)
            assert_sound(evening, copies)
            assert_ready(evening, ready)
        if evening.last_announced < evening.settings.rounds:
            following = evening.last_announced + 1
            evening = AnnounceWhizRound(following, despite_missing=True).applied_to(evening, NOW)
            evening = with_wrong_boards(evening, dice)
    return evening


def assert_played_stays(before, evening: WhizEvent) -> None:
    """Nothing played changes."""
    for number in range(1, evening.last_announced + 1):
        assert evening.rounds[number] == before[number]


def assert_sound(evening: WhizEvent, copies: int) -> None:
    """Nobody is to play boards he knows, be in two places or rest before his turn."""
    rounds, last = evening.rounds, evening.last_announced
    assert sorted(rounds) == list(range(1, evening.settings.rounds + 1))
    known = {(s, p) for n in range(1, last + 1) for s, p in played(evening, n)}
    for number in range(last + 1, len(rounds) + 1):
        said = rounds[number]
        assert sorted(said.people()) == sorted(evening.present(number))
        assert len(said.sit_out) <= 2
        lying = Counter(seating.board_set for seating in said.seatings)
        assert max(lying.values()) <= copies
        now = {(s.board_set, p) for s in said.seatings for p in s.seats}
        assert not now & known
        known |= now
    kinds = {fault.kind.value for fault in judged(evening, rounds.values()).faults}
    assert not kinds - {"sits_out_early", "sit_outs_uneven"}, kinds


def assert_ready(evening: WhizEvent, ready: Mapping[int, int]) -> None:
    """No board that is prepared is asked for at more tables than it was made for."""
    now = prepared_of(evening.rounds.values())
    assert {s: n for s, n in now.items() if n > ready.get(s, n)} == {}


@pytest.mark.parametrize(
    "seed",
    [*range(12), *(pytest.param(seed, marks=pytest.mark.nightly) for seed in range(12, 25))],
)
def test_random_evenings_keep_the_hard_rules_whoever_comes_and_goes(seed):
    evening = played_through(seed)
    assert evening.last_announced == evening.settings.rounds


def _by_hand(count: int) -> None:
    faults: Counter[str] = Counter()
    again = meetings = 0
    for seed in range(1000, 1000 + count):
        try:
            evening = played_through(seed)
        except (AssertionError, RuleError) as error:
            faults[f"{seed}: {type(error).__name__} {error}"] += 1
            continue
        verdict = judged(evening, evening.rounds.values())
        faults.update(f"verifier: {fault.kind.value}" for fault in verdict.faults)
        met = Counter(
            pair
            for said in evening.rounds.values()
            for seating in said.seatings
            for pair in combinations(sorted(seating.seats), 2)
        )
        meetings += met.total()
        again += met.total() - len(met)
    told = f"{count} evenings, {meetings} meetings, {again} of them again; faults: {dict(faults)}"
    sys.stdout.write(f"{told}\n")


if __name__ == "__main__":
    _by_hand(int(sys.argv[1]))
