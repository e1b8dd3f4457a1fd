"""The verdict on a Whiz movement: the rules it breaks, or its quality beside what none can beat."""

import sys
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from itertools import pairwise
from math import ceil

from whist_td.core.movement_text import (
    SitOuts,
    Verdict,
    least_variance,
    mean_and_variance,
    plain_of,
    sit_outs_of,
)
from whist_td.movements.verify_whiz.faults import (
    SEATS,
    JudgedWhiz,
    JudgedWhizRound,
    WhizFault,
    WhizFaultKind,
    faults_of,
    possible_pairs,
    presence_of,
    there_all_along,
    there_at_all,
)

CELL = 2
"""Bytes for a number: sums of such cells are added up for a whole room at once."""

Pair = tuple[int, int]


@dataclass(frozen=True)
class PairTable:
    """A row for each person from 1 on, with a number for each other person; 0 for himself."""

    rows: tuple[tuple[int, ...], ...]

    def times(self, first: int, second: int) -> int:
        """Return the number for two people."""
        return self.rows[first - 1][second - 1]

    def pairs(self) -> Iterator[tuple[Pair, int]]:
        """Yield every pair of people, the lower number first, with its number."""
        for at, row in enumerate(self.rows, start=1):
            for other in range(at, len(row)):
                yield (at, other + 1), row[other]

    def histogram(self) -> Counter[int]:
        """Count how many pairs have each number."""
        counts: Counter[int] = Counter()
        for at, row in enumerate(self.rows, start=1):
            counts.update(row[at:])
        return counts


def together(groups: Iterable[Sequence[int]], players: int) -> PairTable:
    """Count for every two people in how many groups they are."""
    sums = [0] * (players + 1)
    for people in groups:
        everybody = sum([1 << 8 * CELL * (person - 1) for person in people])
        for person in people:
            sums[person] += everybody
    return _table(sums[1:])


def _table(sums: Sequence[int]) -> PairTable:
    """Cut sums into their cells, without what people have in common with themselves."""
    rows: list[tuple[int, ...]] = []
    for at, total in enumerate(sums):
        plain = total.to_bytes(CELL * len(sums), sys.byteorder)
        cells = list(memoryview(plain).cast("H"))
        if sys.byteorder == "big":
            cells.reverse()
        cells[at] = 0
        rows.append(tuple(cells))
    return PairTable(tuple(rows))


@dataclass(frozen=True)
class FollowingFigures:
    """Over everybody and everybody else: how often the one played the boards just before."""

    most: int
    """How often somebody gets the boards from the same person, at most."""
    most_bound: int
    mean: Fraction
    variance: Fraction


def followed(movement: JudgedWhiz) -> PairTable:
    """Count for each person, in his row, how often he plays boards just after each other."""
    sums = [0] * (movement.players + 1)
    for before, after in pairwise(movement.rounds):
        played = {trio.boards: trio.seats for trio in before.trios}
        for trio in after.trios:
            everybody = sum([1 << 8 * CELL * (p - 1) for p in played.get(trio.boards, ())])
            for person in trio.seats:
                sums[person] += everybody
    return _table(sums[1:])


def following_of(table: PairTable) -> FollowingFigures:
    """Return the figures of who follows whom, over all ordered pairs of people."""
    counts: Counter[int] = Counter()
    for row in table.rows:
        counts.update(row)
    counts[0] -= len(table.rows)  # nobody follows himself
    mean, variance = mean_and_variance(counts)
    return FollowingFigures(max(counts), ceil(mean), mean, variance)


@dataclass(frozen=True)
class ComparisonFigures:
    """Over all pairs of people: how often they are compared, with the bound of the spread."""

    least: int
    most: int
    mean: Fraction
    variance: Fraction
    variance_bound: Fraction
    """No movement with as many comparisons and sets can have a lower variance."""


def compared(movement: JudgedWhiz) -> PairTable:
    """Count for two people how many sets they play in the same seat."""
    held: dict[tuple[int, int], list[int]] = defaultdict(list)
    for round_ in movement.rounds:
        for trio in round_.trios:
            for seat, person in enumerate(trio.seats):
                held[trio.boards, seat].append(person)
    return together(held.values(), movement.players)


def comparison_of(table: PairTable, played: Sequence[Counter[int]]) -> ComparisonFigures:
    """Return the figures of comparison over all pairs, who have played those sets so often.

    Those who have played nothing, because they were never there, are not counted.
    """
    counts = table.histogram()
    everybody, played = len(played), [sets for sets in played if sets]
    counts[0] -= _pairs(everybody) - _pairs(len(played))
    counts = +counts
    mean, variance = mean_and_variance(counts)
    bound = max(least_variance(mean), _rank(played, mean, counts.total()) - mean * mean)
    return ComparisonFigures(min(counts), max(counts), mean, variance, bound)


def _pairs(people: int) -> int:
    return people * (people - 1) // 2


def _rank(played: Sequence[Counter[int]], mean: Fraction, pairs: int) -> Fraction:
    """Return the least mean square of the counts, for want of sets.

    The table of counts, with the sets each person plays on its diagonal, is a sum of as many
    squares as there are hands of sets; few sets force the rest of its trace on few directions.
    """
    diagonal = [sets.total() for sets in played]
    sets = len({boards for counter in played for boards in counter})
    complete = all(len(counter) == sets for counter in played)
    hands = len(SEATS) * sets - (sets - 1 if complete else 0)
    directions = min(len(played), hands) - 1
    first = (2 * mean * pairs + sum(diagonal)) / len(played)
    if directions < 1:
        return Fraction(0)
    squares = first * first + (sum(diagonal) - first) ** 2 / directions
    return (squares - sum(square * square for square in diagonal)) / (2 * pairs)


AT_TABLE = len(SEATS)


@dataclass(frozen=True)
class Bounds:
    """For each figure the best there can be, beside which the figure is read."""

    repeats: int
    """However fairly the sit-outs are shared: nobody has more others than there are."""
    most_meetings: int
    board_sets: int
    """The fewest sets that let nobody play one twice, each at one table at a time."""
    can_be_complete: bool
    """Whether the sets in play are few enough for everybody to play them all."""
    sit_outs: tuple[int, int]
    seat_imbalance: int


def _bounds_of(movement: JudgedWhiz, rests: int, in_play: int) -> Bounds:
    """Return the bounds of a movement with so many sit-outs in all, and sets in play.

    Nobody is counted in rounds in which he is away; sets are at as many tables as have copies.
    """
    presence = presence_of(movement)
    people = there_at_all(presence)
    players = len(people)
    pairs = max(possible_pairs(presence), 1)
    rounds = max(presence[person][1] - presence[person][0] + 1 for person in people)
    meetings = AT_TABLE * sum(len(round_.trios) for round_ in movement.rounds)
    least, more = divmod(rests, players)
    plays = [rounds - least - 1] * more + [rounds - least] * (players - more)
    again = sum(max(0, (AT_TABLE - 1) * times - (players - 1)) for times in plays)
    tables = max(len(round_.trios) for round_ in movement.rounds)
    are_all_there = not movement.stays
    return Bounds(
        repeats=max(
            0,
            meetings - pairs,
            (again + 1) // 2 if are_all_there else 0,
            1 if are_all_there and _leaves_one_pair(players, pairs - meetings) else 0,
        ),
        most_meetings=-(-meetings // pairs),
        board_sets=max(rounds - least, -(-tables // movement.copies)),
        can_be_complete=are_all_there and not more and in_play <= rounds - least,
        sit_outs=(least, least + (1 if more else 0)),
        seat_imbalance=1 if any(times % AT_TABLE for times in set(plays)) else 0,
    )


def _leaves_one_pair(players: int, unmet: int) -> bool:
    """Tell whether, if nobody met twice, one pair alone would be left, which parity forbids.

    Everybody meets two people a round: an even number in all, as the others of an odd room are.
    """
    return players % 2 == 1 and unmet == 1


@dataclass(frozen=True)
class ConstantStep:
    """By how many tables each seat and the boards go on after every round, 0 … tables - 1."""

    north: int
    east: int
    south: int
    boards: int


def constant_step(movement: JudgedWhiz) -> ConstantStep | None:
    """Return the step by which everything moves, or None where people need cards."""
    steps: set[ConstantStep] = set()
    for before, after in pairwise(movement.rounds):
        step = _step(before, after, movement.tables)
        if step is None:
            return None
        steps.add(step)
    return steps.pop() if len(steps) == 1 else None


def _step(before: JudgedWhizRound, after: JudgedWhizRound, tables: int) -> ConstantStep | None:
    boards = _shift(_boards(before), _boards(after), tables)
    if boards is None:
        return None
    moved = [_shift(_at(before, seat), _at(after, seat), tables) for seat in range(len(SEATS))]
    north, east, south = moved
    if north is None or east is None or south is None:
        return None
    return ConstantStep(north, east, south, boards)


def _shift(before: Mapping[int, int], after: Mapping[int, int], tables: int) -> int | None:
    steps = {(after[who] - at) % tables if who in after else None for who, at in before.items()}
    return steps.pop() if len(steps) == 1 else None


def _at(round_: JudgedWhizRound, seat: int) -> dict[int, int]:
    return {trio.seats[seat]: trio.table for trio in round_.trios}


def _boards(round_: JudgedWhizRound) -> dict[int, int]:
    return {trio.boards: trio.table for trio in round_.trios}


@dataclass(frozen=True)
class PairTables:
    """Every pair of people, number by number: what a map of the room is coloured by."""

    meetings: PairTable
    comparisons: PairTable
    following: PairTable
    """In a person's row, how often he plays boards just after each other person."""


@dataclass(frozen=True)
class WhizFigures:
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
    comparison: ComparisonFigures
    following: FollowingFigures
    strangers: tuple[Pair, ...]
    """Those who neither meet nor are compared."""
    step: ConstantStep | None
    """How everybody and the boards move on, the same each time; None where cards are needed."""
    bounds: Bounds
    tables: PairTables

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


def figures_of(movement: JudgedWhiz) -> WhizFigures:
    """Count a movement out, trio by trio."""
    met = together((trio.seats for r in movement.rounds for trio in r.trios), movement.players)
    tables = PairTables(met, compared(movement), followed(movement))
    played, seats = _played_and_held(movement)
    in_play = len({trio.boards for round_ in movement.rounds for trio in round_.trios})
    presence = presence_of(movement)
    meetings, people = met.histogram(), len(presence)
    # Pairs who are never there together cannot meet, and count nowhere.
    meetings[0] -= people * (people - 1) // 2 - possible_pairs(presence)
    meetings = +meetings
    sets = [len(played[person - 1]) for person in there_at_all(presence)]
    fewest = min(sets)
    # Who is away has had fewer turns to sit out.
    all_along = there_all_along(presence, len(movement.rounds))
    lying = (Counter(trio.boards for trio in round_.trios) for round_ in movement.rounds)
    return WhizFigures(
        meetings=tuple(sorted(meetings.items())),
        repeats=sum((times - 1) * pairs for times, pairs in meetings.items() if times),
        sets_played=(fewest, max(sets)),
        is_complete=fewest == in_play,
        sharing=max((max(times.values(), default=0) for times in lying), default=0),
        sit_outs=sit_outs_of((each.sit_out for each in movement.rounds), all_along),
        seats=seats,
        comparison=comparison_of(tables.comparisons, played),
        following=following_of(tables.following),
        strangers=_strangers(tables, set(there_at_all(presence))),
        step=constant_step(movement),
        bounds=_bounds_of(movement, sum(len(r.sit_out) for r in movement.rounds), in_play),
        tables=tables,
    )


def _strangers(tables: PairTables, there: Collection[int]) -> tuple[Pair, ...]:
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


def _played_and_held(
    movement: JudgedWhiz,
) -> tuple[Sequence[Counter[int]], tuple[tuple[int, int, int], ...]]:
    """Return how often each person plays each set, and how often he is North, East and South."""
    sets: list[list[int]] = [[] for _ in range(movement.players + 1)]
    seats = [[0] * AT_TABLE for _ in range(movement.players + 1)]
    for round_ in movement.rounds:
        for trio in round_.trios:
            for seat, person in enumerate(trio.seats):
                sets[person].append(trio.boards)
                seats[person][seat] += 1
    held = tuple((north, east, south) for north, east, south in seats[1:])
    return [Counter(each) for each in sets[1:]], held


NO_FIGURES = {
    WhizFaultKind.TOO_FEW_PLAYERS,
    WhizFaultKind.NO_ROUNDS,
    WhizFaultKind.PERSON_UNKNOWN,
}
"""Faults after which there is nothing sensible to count."""


@dataclass(frozen=True)
class WhizQuality(Verdict[WhizFault, WhizFigures | None]):
    """Whether a movement keeps the hard rules, and how good it is."""


class Sharing(Enum):
    """Whether tables may play the same deals in the same round, from copies or in turn."""

    REFUSED = "refused"
    ALLOWED = "allowed"


def verify(movement: JudgedWhiz, sharing: Sharing = Sharing.REFUSED) -> WhizQuality:
    """Judge a movement by the hard rules, then count it out."""
    shared = {WhizFaultKind.BOARDS_SHARED, WhizFaultKind.COPIES_LACKING}
    allowed = shared if sharing is Sharing.ALLOWED else set()
    faults = tuple(fault for fault in faults_of(movement) if fault.kind not in allowed)
    countable = not any(fault.kind in NO_FIGURES for fault in faults)
    everybody = range(1, movement.players + 1)
    playing = {one for round_ in movement.rounds for trio in round_.trios for one in trio.seats}
    # Two at least who play may be compared.
    can_compare = len(playing.intersection(everybody)) > 1
    countable = countable and can_compare and bool(possible_pairs(presence_of(movement)))
    return WhizQuality(faults, figures_of(movement) if countable else None)


def quality_to_plain(quality: WhizQuality) -> dict[str, object]:
    """Return a verdict as plain values for JSON."""
    figures = _figures(quality.figures) if quality.figures else {}
    return {"sound": quality.is_sound, "faults": plain_of(quality.faults), **figures}


def _figures(figures: WhizFigures) -> dict[str, object]:
    return {
        "meetings": [{"times": times, "pairs": pairs} for times, pairs in figures.meetings],
        "repeats": figures.repeats,
        "repeats_bound": figures.repeats_bound,
        "most_meetings": figures.most_meetings,
        "sets_played": {"least": figures.sets_played[0], "most": figures.sets_played[1]},
        "complete": figures.is_complete,
        "sharing": figures.sharing,
        "sit_outs": plain_of(figures.sit_outs),
        "seats": plain_of(figures.seats),
        "seat_imbalance": figures.seat_imbalance,
        "comparison": plain_of(figures.comparison),
        "following": plain_of(figures.following),
        "strangers": plain_of(figures.strangers),
        "constant_step": plain_of(figures.step),
        "bounds": plain_of(figures.bounds),
    }
