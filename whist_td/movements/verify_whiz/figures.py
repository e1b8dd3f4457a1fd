"""The quality of a Whiz movement in plain figures, each beside what no movement can beat."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from whist_td.movements.verify_whiz.bounds import AT_TABLE, Bounds, bounds_of
from whist_td.movements.verify_whiz.comparison import Comparison, compared, comparison_of
from whist_td.movements.verify_whiz.following import Following, followed, following_of
from whist_td.movements.verify_whiz.form import Movement
from whist_td.movements.verify_whiz.pairs import Pair, PairTable, together
from whist_td.movements.verify_whiz.presence import (
    Presence,
    possible_pairs,
    presence_of,
    there_all_along,
    there_at_all,
)
from whist_td.movements.verify_whiz.steps import ConstantStep, constant_step


@dataclass(frozen=True)
class SitOuts:
    """How often people sit out, and the fewest rounds one plays between two sit-outs."""

    least: int
    most: int
    gap: int | None


@dataclass(frozen=True)
class Tables:
    """Every pair of people, number by number: what a map of the room is coloured by."""

    meetings: PairTable
    comparisons: PairTable
    following: PairTable
    """In a person's row, how often he plays boards just after each other person."""


@dataclass(frozen=True)
class Figures:
    """What a director may ask of a movement; counts are of rounds."""

    meetings: tuple[tuple[int, int], ...]
    """How often two people meet, and how many pairs meet that often; least first."""
    repeats: int
    """How many meetings are not the first of those two people."""
    sets_played: tuple[int, int]
    """The fewest and the most sets that anybody plays."""
    is_complete: bool
    sharing: int
    """The most tables that play one set in the same round: 1 is none."""
    sit_outs: SitOuts
    seats: tuple[tuple[int, int, int], ...]
    """For each person how often North, East and South."""
    comparison: Comparison
    following: Following
    strangers: tuple[Pair, ...]
    """Those who neither meet nor are compared."""
    step: ConstantStep | None
    """How everybody and the boards move on, the same each time; None where cards are needed."""
    bounds: Bounds
    tables: Tables

    @property
    def repeats_bound(self) -> int:
        """How many meetings must be repeats, for want of pairs."""
        return self.bounds.repeats

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
    met = together((trio.seats for r in movement.rounds for trio in r.trios), movement.players)
    tables = Tables(met, compared(movement), followed(movement))
    played = _played(movement)
    in_play = len({trio.boards for said in movement.rounds for trio in said.trios})
    presence = presence_of(movement)
    meetings = _meetings(met, presence)
    sets = [len(played[person - 1]) for person in there_at_all(presence)]
    fewest = min(sets)
    return Figures(
        meetings=tuple(sorted(meetings.items())),
        repeats=sum((times - 1) * pairs for times, pairs in meetings.items() if times),
        sets_played=(fewest, max(sets)),
        is_complete=fewest == in_play,
        sharing=_sharing(movement),
        sit_outs=_sit_outs(movement, presence),
        seats=_seats(movement),
        comparison=comparison_of(tables.comparisons, played),
        following=following_of(tables.following),
        strangers=_strangers(tables, set(there_at_all(presence))),
        step=constant_step(movement),
        bounds=bounds_of(movement, sum(len(r.sit_out) for r in movement.rounds), in_play),
        tables=tables,
    )


def _meetings(met: PairTable, presence: Presence) -> Counter[int]:
    """Return how often pairs meet; those who are never there together cannot, and count nowhere."""
    meetings = met.histogram()
    people = len(presence)
    meetings[0] -= people * (people - 1) // 2 - possible_pairs(presence)
    return +meetings


def _strangers(tables: Tables, there: Collection[int]) -> tuple[Pair, ...]:
    met, compared_ = tables.meetings.rows, tables.comparisons.rows
    return tuple(
        (at, at + further)
        for at in range(1, len(met) + 1)
        if 0 in met[at - 1][at:]
        for further, (meet, compare) in enumerate(
            zip(met[at - 1][at:], compared_[at - 1][at:], strict=True), start=1
        )
        if not meet and not compare and at in there and at + further in there
    )


def _played(movement: Movement) -> Sequence[Counter[int]]:
    """Return how often each person plays each set."""
    sets: list[list[int]] = [[] for _ in range(movement.players + 1)]
    for said in movement.rounds:
        for trio in said.trios:
            for person in trio.seats:
                sets[person].append(trio.boards)
    return [Counter(each) for each in sets[1:]]


def _sharing(movement: Movement) -> int:
    lying = (Counter(trio.boards for trio in said.trios) for said in movement.rounds)
    return max((max(times.values(), default=0) for times in lying), default=0)


def _sit_outs(movement: Movement, presence: Presence) -> SitOuts:
    """Count sit-outs among those who are there all along: who is away has had fewer turns."""
    out: list[list[int]] = [[] for _ in range(movement.players + 1)]
    for place, said in enumerate(movement.rounds, start=1):
        for person in said.sit_out:
            out[person].append(place)
    gaps = [later - earlier - 1 for each in out for earlier, later in pairwise(each)]
    times = [len(out[person]) for person in there_all_along(presence, len(movement.rounds))]
    return SitOuts(min(times), max(times), min(gaps, default=None))


def _seats(movement: Movement) -> tuple[tuple[int, int, int], ...]:
    seats = [[0] * AT_TABLE for _ in range(movement.players + 1)]
    for said in movement.rounds:
        for trio in said.trios:
            for seat, person in enumerate(trio.seats):
                seats[person][seat] += 1
    return tuple((north, east, south) for north, east, south in seats[1:])
