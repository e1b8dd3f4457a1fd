"""The quality of a Whiz movement in plain figures, each beside what no movement can beat."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations, pairwise

from whist_td.movements.verify_whiz.comparison import Comparison, Pair, compared, comparison_of
from whist_td.movements.verify_whiz.form import SEATS, Movement
from whist_td.movements.verify_whiz.steps import ConstantStep, constant_step

AT_TABLE = len(SEATS)


@dataclass(frozen=True)
class SitOuts:
    """How often people sit out, and the fewest rounds one plays between two sit-outs."""

    least: int
    most: int
    gap: int | None


@dataclass(frozen=True)
class Figures:
    """What a director may ask of a movement; counts are of rounds."""

    meetings: tuple[tuple[int, int], ...]
    """How often two people meet, and how many pairs meet that often; least first."""
    repeats: int
    """How many meetings are not the first of those two people."""
    repeats_bound: int
    sets_played: tuple[int, int]
    """The fewest and the most sets that anybody plays."""
    is_complete: bool
    sharing: int
    """The most tables that play one set in the same round: 1 is none."""
    sit_outs: SitOuts
    seats: tuple[tuple[int, int, int], ...]
    """For each person how often North, East and South."""
    comparison: Comparison
    strangers: tuple[Pair, ...]
    """Those who neither meet nor are compared."""
    step: ConstantStep | None
    """How everybody and the boards move on, the same each time; None where cards are needed."""

    @property
    def most_meetings(self) -> int:
        """How often those two people meet that meet most."""
        return self.meetings[-1][0]

    @property
    def seat_imbalance(self) -> int:
        """The most by which somebody's seats differ."""
        return max(max(seats) - min(seats) for seats in self.seats)


def figures_of(movement: Movement) -> Figures:
    """Count a movement out, trio by trio."""
    met = _met(movement)
    counts = compared(movement)
    pairs = list(combinations(range(1, movement.players + 1), 2))
    played = _played(movement)
    in_play = len({trio.boards for said in movement.rounds for trio in said.trios})
    meetings = sum(met.values())
    return Figures(
        meetings=tuple(sorted(Counter(met[pair] for pair in pairs).items())),
        repeats=sum(times - 1 for times in met.values()),
        repeats_bound=max(0, meetings - len(pairs)),
        sets_played=(min(played), max(played)),
        is_complete=min(played) == in_play,
        sharing=_sharing(movement),
        sit_outs=_sit_outs(movement),
        seats=_seats(movement),
        comparison=comparison_of(movement, counts),
        strangers=tuple(pair for pair in pairs if not met[pair] and not counts[pair]),
        step=constant_step(movement),
    )


def _met(movement: Movement) -> Counter[Pair]:
    trios = (trio for said in movement.rounds for trio in said.trios)
    return Counter(pair for trio in trios for pair in combinations(sorted(trio.seats), 2))


def _played(movement: Movement) -> list[int]:
    sets: list[set[int]] = [set() for _ in range(movement.players + 1)]
    for said in movement.rounds:
        for trio in said.trios:
            for person in trio.seats:
                sets[person].add(trio.boards)
    return [len(each) for each in sets[1:]]


def _sharing(movement: Movement) -> int:
    lying = (Counter(trio.boards for trio in said.trios) for said in movement.rounds)
    return max((max(times.values(), default=0) for times in lying), default=0)


def _sit_outs(movement: Movement) -> SitOuts:
    out: list[list[int]] = [[] for _ in range(movement.players + 1)]
    for place, said in enumerate(movement.rounds, start=1):
        for person in said.sit_out:
            out[person].append(place)
    gaps = [later - earlier - 1 for each in out for earlier, later in pairwise(each)]
    times = [len(each) for each in out[1:]]
    return SitOuts(min(times), max(times), min(gaps, default=None))


def _seats(movement: Movement) -> tuple[tuple[int, int, int], ...]:
    seats = [[0] * AT_TABLE for _ in range(movement.players + 1)]
    for said in movement.rounds:
        for trio in said.trios:
            for seat, person in enumerate(trio.seats):
                seats[person][seat] += 1
    return tuple((north, east, south) for north, east, south in seats[1:])
