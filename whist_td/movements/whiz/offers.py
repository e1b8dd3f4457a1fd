"""What is offered for so many people and rounds: the best movement, and some that trade aims.

The first has the fewest second meetings that can be had without copies of boards. Beside it stand,
where there are any, movements that give some of that up, or cost copies, or compare less evenly,
for something else: one for most rooms, two for some of the smallest and of the longest evenings.
"""

from collections import Counter
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations

from whist_td.movements.whiz.catalogue import (
    complete_movement,
    movement,
    second_movement,
    steady_movement,
    third_movement,
)
from whist_td.movements.whiz.form import WhizMovement


class Merit(Enum):
    """What speaks for a movement."""

    NEW_FACES = "new_faces"
    """As few people as can be meet twice; then comparisons and seats are as even as can be."""
    ALL_DEALS = "all_deals"
    """Everybody plays all the deals in play."""
    COPIES = "copies"
    """Tables play the same deals in the same round, from copies: so fewer meet again, or all play
    all deals."""
    EVEN_COMPARISON = "even_comparison"
    """Likewise from copies, and people are compared more evenly: for more copies, or less even
    seats."""
    ONE_STEP = "one_step"
    """Everybody keeps his seat and goes on by the same step each time: no cards are needed."""


@dataclass(frozen=True)
class Facts:
    """What a movement gives and costs, to be weighed against another."""

    repeats: int
    """How many meetings are not the first of those two people."""
    most_meetings: int
    is_complete: bool
    """Whether everybody plays all deals in play."""
    board_sets: int
    copies: int
    """How many copies of each set of boards are needed: 1 where no tables share one."""
    seat_imbalance: int
    """The most by which somebody's seats differ."""
    compared: tuple[int, int]
    """On how many sets two people are compared: those least and those most."""
    is_steady: bool
    """Whether everybody keeps his seat and goes on by the same step."""


@dataclass(frozen=True)
class Offer:
    """A movement, what speaks for it, and what it gives and costs."""

    merit: Merit
    movement: WhizMovement
    facts: Facts


def offers(players: int, rounds: int) -> tuple[Offer, ...]:
    """Return one to three movements, the best first, or refuse the numbers with their limits."""
    best = _offer(Merit.NEW_FACES, movement(players, rounds))
    second, third = second_movement(players, rounds), third_movement(players, rounds)
    if second is None:
        steady = steady_movement(players, rounds)
        if steady is None or steady == best.movement:
            return (best,)
        return (best, _offer(Merit.ONE_STEP, steady))
    beside = _offer(Merit.ALL_DEALS, second)
    if beside.facts.copies > 1:
        beside = replace(beside, merit=Merit.COPIES)
    complete = complete_movement(players, rounds)
    if complete:
        return (best, _offer(Merit.ALL_DEALS, complete), beside)
    return (best, beside, _offer(Merit.EVEN_COMPARISON, third)) if third else (best, beside)


def _offer(merit: Merit, offered: WhizMovement) -> Offer:
    return Offer(merit, offered, facts_of(offered, is_steady=merit is Merit.ONE_STEP))


def facts_of(offered: WhizMovement, *, is_steady: bool = False) -> Facts:
    """Count out what is weighed when one of two movements is chosen."""
    seatings = [seating for each in offered.rounds for seating in each.seatings]
    met = Counter(pair for s in seatings for pair in combinations(sorted(s.people), 2))
    played = Counter(person for seating in seatings for person in seating.people)
    sharing = Counter((each.number, s.board_set) for each in offered.rounds for s in each.seatings)
    seats = [[0, 0, 0] for _ in range(offered.players)]
    for seating in seatings:
        for seat, person in enumerate(seating.people):
            seats[person - 1][seat] += 1
    return Facts(
        repeats=sum(met.values()) - len(met),
        most_meetings=max(met.values()),
        is_complete=set(played.values()) == {offered.board_sets} and len(played) == offered.players,
        board_sets=offered.board_sets,
        copies=max(sharing.values()),
        seat_imbalance=max(max(times) - min(times) for times in seats),
        compared=_compared(offered),
        is_steady=is_steady,
    )


def _compared(offered: WhizMovement) -> tuple[int, int]:
    hands: dict[tuple[int, int], list[int]] = {}
    for each in offered.rounds:
        for seating in each.seatings:
            for seat, person in enumerate(seating.people):
                hands.setdefault((seating.board_set, seat), []).append(person)
    times = Counter(pair for people in hands.values() for pair in combinations(sorted(people), 2))
    pairs = offered.players * (offered.players - 1) // 2
    return (0 if len(times) < pairs else min(times.values()), max(times.values(), default=0))
