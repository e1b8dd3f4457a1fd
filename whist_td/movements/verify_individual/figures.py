"""The quality of a movement in plain figures, each beside what no movement can beat."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from whist_td.movements.verify_individual.form import Movement
from whist_td.movements.verify_individual.matrices import Matrices, counts_of, matrices_of
from whist_td.movements.verify_individual.ways import Way, way_of


@dataclass(frozen=True)
class Spread:
    """How often two people do one thing, over all pairs of people, and how evenly."""

    times: tuple[tuple[int, int], ...]
    """How often, and how many pairs of people that often; least first."""
    repeats: int
    """How many times are not the first of those two people."""
    repeats_bound: int
    variance: Fraction
    variance_bound: Fraction
    """Whole counts of this mean cannot be closer together."""

    @property
    def least(self) -> int:
        """How often those two people that do it least."""
        return self.times[0][0]

    @property
    def most(self) -> int:
        """How often those two people that do it most."""
        return self.times[-1][0]

    @property
    def is_even(self) -> bool:
        """Whether no movement can be more even."""
        return self.variance == self.variance_bound


@dataclass(frozen=True)
class SitOuts:
    """How often people sit out, and the fewest rounds one plays between two sit-outs."""

    least: int
    most: int
    gap: int | None


@dataclass(frozen=True)
class Figures:
    """What a director may ask of a movement; counts are of rounds."""

    partners: Spread
    opponents: Spread
    meetings: Spread
    sit_outs: SitOuts
    seat_imbalance: int
    """The most by which somebody's seats differ."""
    most_at_one_table: int
    """How often somebody sits at the same table."""
    odd_tables: tuple[int, int]
    """The fewest and the most rounds that anybody spends at a table of three or five."""
    way: Way | None
    """How the room moves by one sentence; None where people need cards."""


def figures_of(movement: Movement) -> Figures:
    """Count a movement out."""
    matrices = matrices_of(movement)
    return Figures(
        partners=_spread(counts_of(matrices.partners)),
        opponents=_spread(counts_of(matrices.opponents)),
        meetings=_spread(counts_of(matrices.meetings)),
        sit_outs=_sit_outs(movement),
        seat_imbalance=_seat_imbalance(movement),
        most_at_one_table=_most_at_one_table(movement),
        odd_tables=_odd_tables(movement),
        way=way_of(movement),
    )


def is_whist_tournament(matrices: Matrices) -> bool:
    """Tell whether everybody partners everybody once and opposes everybody twice."""
    return set(counts_of(matrices.partners)) == {1} and set(counts_of(matrices.opponents)) == {2}


def _spread(counts: Counter[int]) -> Spread:
    pairs, total = sum(counts.values()), sum(times * count for times, count in counts.items())
    mean = Fraction(total, pairs)
    squares = Fraction(sum(times * times * count for times, count in counts.items()), pairs)
    rest = mean - mean.numerator // mean.denominator
    return Spread(
        times=tuple(sorted(counts.items())),
        repeats=sum((times - 1) * count for times, count in counts.items() if times),
        repeats_bound=max(0, total - pairs),
        variance=squares - mean * mean,
        variance_bound=rest * (1 - rest),
    )


def _sit_outs(movement: Movement) -> SitOuts:
    out: list[list[int]] = [[] for _ in range(movement.entrants + 1)]
    for place, said in enumerate(movement.rounds, start=1):
        for one in said.sit_out:
            out[one].append(place)
    gaps = [later - earlier - 1 for each in out for earlier, later in pairwise(each)]
    times = [len(each) for each in out[1:]]
    return SitOuts(min(times), max(times), min(gaps, default=None))


def _seat_imbalance(movement: Movement) -> int:
    seats: list[Counter[int]] = [Counter() for _ in range(movement.entrants + 1)]
    most = 0
    for said in movement.rounds:
        for table in said.tables:
            most = max(most, len(table.seats))
            for seat, one in enumerate(table.seats):
                seats[one][seat] += 1
    sat = ([each[seat] for seat in range(most)] for each in seats[1:])
    return max((max(each) - min(each) for each in sat if each), default=0)


def _most_at_one_table(movement: Movement) -> int:
    times = Counter(
        (table.table, one)
        for said in movement.rounds
        for table in said.tables
        for one in table.seats
    )
    return max(times.values(), default=0)


def _odd_tables(movement: Movement) -> tuple[int, int]:
    usual = 2 if movement.are_pairs else 4
    times = Counter(
        one
        for said in movement.rounds
        for table in said.tables
        if len(table.seats) != usual
        for one in table.seats
    )
    counts = [times[one] for one in range(1, movement.entrants + 1)]
    return min(counts), max(counts)
