"""Whiz movements: served and judged, one and all; and the rest of an evening."""

import statistics
import time
from functools import cache

from benchmarks.measure import Measured

from whist_td.core.chance import chance
from whist_td.movements.verify_whiz.faults import JudgedTrio, JudgedWhiz, JudgedWhizRound
from whist_td.movements.verify_whiz.quality import verify
from whist_td.movements.whiz.catalogue import most_rounds, movement
from whist_td.movements.whiz.continuation import Continuation
from whist_td.movements.whiz.form import WhizMovement

PLAYERS = range(6, 100)


@cache
def _all_seconds() -> dict[tuple[int, int], float]:
    return {
        (players, rounds): _seconds(players, rounds)
        for players in PLAYERS
        for rounds in range(1, most_rounds(players) + 1)
    }


def slowest_movement() -> Measured:
    """Measure the slowest movement of the table, the median of a few tries."""
    taken = _all_seconds()
    slowest = sorted(taken, key=lambda case: taken[case])[-10:]
    worst = max(statistics.median(_seconds(*case) for _ in range(5)) for case in slowest)
    return Measured("the slowest Whiz movement, served and judged", worst, 0, "", "under 50 ms")


def whole_table() -> Measured:
    """Measure all movements of the table, one after the other."""
    taken = _all_seconds()
    name = f"all {len(taken)} Whiz movements, served and judged"
    return Measured(name, sum(taken.values()), 0, "", "under a minute")


def evening_continued() -> Measured:
    """Measure the first offer for sixty people, two of whom have gone, after five rounds."""
    played = movement(60, 10).rounds[:5]
    taken = []
    for seed in range(5):
        start = time.perf_counter()
        Continuation(played, range(3, 61), 5, chance(seed)).movement  # noqa: B018
        taken.append(time.perf_counter() - start)
    return Measured("a rest of the event for 60", statistics.median(taken), 0, "", "under 2 s")


def _seconds(players: int, rounds: int) -> float:
    start = time.perf_counter()
    verify(_judged(movement(players, rounds)))
    return time.perf_counter() - start


def _judged(served: WhizMovement) -> JudgedWhiz:
    rounds = (
        JudgedWhizRound(
            said.number,
            tuple(JudgedTrio(seat.table, seat.board_set, seat.people) for seat in said.seatings),
            said.sit_out,
        )
        for said in served.rounds
    )
    return JudgedWhiz(served.players, served.tables, served.board_sets, tuple(rounds))
