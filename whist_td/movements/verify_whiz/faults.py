"""The hard rules of a Whiz movement, and where a movement breaks them."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from whist_td.movements.verify_whiz.form import SEATS, JudgedWhiz, JudgedWhizRound, presence_of

LEAST_PLAYERS = 6


class WhizFaultKind(Enum):
    """A hard rule that a movement breaks."""

    TOO_FEW_PLAYERS = "too_few_players"
    NO_ROUNDS = "no_rounds"
    ROUND_NUMBER = "round_number"
    TABLE_TWICE = "table_twice"
    TABLE_UNKNOWN = "table_unknown"
    TABLE_EMPTY = "table_empty"
    BOARDS_UNKNOWN = "boards_unknown"
    BOARDS_SHARED = "boards_shared"
    COPIES_LACKING = "copies_lacking"
    BOARDS_AGAIN = "boards_again"
    PERSON_UNKNOWN = "person_unknown"
    PERSON_TWICE = "person_twice"
    PERSON_MISSING = "person_missing"
    PERSON_ABSENT = "person_absent"
    SITS_OUT_EARLY = "sits_out_early"
    SIT_OUTS_UNEVEN = "sit_outs_uneven"


@dataclass(frozen=True)
class WhizFault:
    """One rule broken: in which round (by its place in the evening), where and by whom."""

    kind: WhizFaultKind
    round: int | None = None
    table: int | None = None
    boards: int | None = None
    people: tuple[int, ...] = ()


def faults_of(movement: JudgedWhiz) -> Iterator[WhizFault]:
    """Yield every break of a hard rule, round by round."""
    if movement.players < LEAST_PLAYERS:
        yield WhizFault(WhizFaultKind.TOO_FEW_PLAYERS)
    if not movement.rounds:
        yield WhizFault(WhizFaultKind.NO_ROUNDS)
    stays = presence_of(movement)
    for place, round_ in enumerate(movement.rounds, start=1):
        there = [person for person, (first, last) in stays.items() if first <= place <= last]
        if round_.number != place:
            yield WhizFault(WhizFaultKind.ROUND_NUMBER, place)
        yield from _tables(place, round_, movement.tables, _needed(movement, there))
        yield from _sets(place, round_, movement)
        yield from _places(place, round_, movement.players, there)
    yield from _played_again(movement)
    yield from _sit_outs(movement)


def _needed(movement: JudgedWhiz, there: Sequence[int]) -> int:
    """Return how many tables have to be laid: all, unless too few people are there."""
    if len(there) == movement.players:
        return movement.tables
    return min(movement.tables, len(there) // len(SEATS))


def _tables(place: int, round_: JudgedWhizRound, tables: int, needed: int) -> Iterator[WhizFault]:
    numbers = [trio.table for trio in round_.trios]
    if sorted(numbers) == list(range(1, tables + 1)):
        return
    laid = Counter(numbers)
    for table in sorted({*laid, *range(1, tables + 1)}):
        if not 1 <= table <= tables:
            yield WhizFault(WhizFaultKind.TABLE_UNKNOWN, place, table)
        elif laid[table] > 1:
            yield WhizFault(WhizFaultKind.TABLE_TWICE, place, table)
        elif not laid[table] and table <= needed:
            yield WhizFault(WhizFaultKind.TABLE_EMPTY, place, table)


def _sets(place: int, round_: JudgedWhizRound, movement: JudgedWhiz) -> Iterator[WhizFault]:
    lying = Counter([trio.boards for trio in round_.trios])
    for trio in round_.trios:
        if not 1 <= trio.boards <= movement.board_sets:
            yield WhizFault(WhizFaultKind.BOARDS_UNKNOWN, place, trio.table, trio.boards)
    kind = WhizFaultKind.BOARDS_SHARED if movement.copies == 1 else WhizFaultKind.COPIES_LACKING
    for boards in sorted(boards for boards, times in lying.items() if times > movement.copies):
        yield WhizFault(kind, place, None, boards)


def _places(
    place: int, round_: JudgedWhizRound, players: int, there: Sequence[int]
) -> Iterator[WhizFault]:
    everybody = [*(person for trio in round_.trios for person in trio.seats), *round_.sit_out]
    if sorted(everybody) == there:
        return
    places, present = Counter(everybody), set(there)
    for person in sorted({*places, *range(1, players + 1)}):
        if not 1 <= person <= players:
            yield WhizFault(WhizFaultKind.PERSON_UNKNOWN, place, people=(person,))
        elif places[person] > 1:
            yield WhizFault(WhizFaultKind.PERSON_TWICE, place, people=(person,))
        elif not places[person] and person in present:
            yield WhizFault(WhizFaultKind.PERSON_MISSING, place, people=(person,))
        elif places[person] and person not in present:
            yield WhizFault(WhizFaultKind.PERSON_ABSENT, place, people=(person,))


def _played_again(movement: JudgedWhiz) -> Iterator[WhizFault]:
    played: defaultdict[int, set[int]] = defaultdict(set)
    for place, round_ in enumerate(movement.rounds, start=1):
        again = [
            (person, trio.boards, trio.table)
            for trio in round_.trios
            for person in trio.seats
            if person in played[trio.boards]
        ]
        for person, boards, table in sorted(again):
            yield WhizFault(WhizFaultKind.BOARDS_AGAIN, place, table, boards, (person,))
        for trio in round_.trios:
            played[trio.boards].update(trio.seats)


def _sit_outs(movement: JudgedWhiz) -> Iterator[WhizFault]:
    """Yield sit-outs before one's turn; nobody is weighed against who was there for less."""
    stays = presence_of(movement)
    times: Counter[int] = Counter()
    for place, round_ in enumerate(movement.rounds, start=1):
        if not round_.sit_out:
            continue
        times.update(round_.sit_out)
        so_far = {p: (first, min(last, place)) for p, (first, last) in stays.items()}
        least = _least(times, so_far)
        for person in sorted(set(round_.sit_out) & set(stays)):
            if times[person] > least[so_far[person]] + 1:
                yield WhizFault(WhizFaultKind.SITS_OUT_EARLY, place, people=(person,))
    least = _least(times, stays)
    most = max((times[person] for person in stays), default=0)
    if any(times[person] > least[stays[person]] + 1 for person in stays):
        often = tuple(person for person in stays if times[person] == most)
        yield WhizFault(WhizFaultKind.SIT_OUTS_UNEVEN, people=often)


def _least(
    times: Mapping[int, int], stays: Mapping[int, tuple[int, int]]
) -> dict[tuple[int, int], int]:
    """Return for each stay the fewest sit-outs of anybody who was there at least as long."""
    fewest: dict[tuple[int, int], int] = {}
    for person, stay in stays.items():
        fewest[stay] = min(times[person], fewest.get(stay, times[person]))
    return {
        (first, last): min(n for (f, t), n in fewest.items() if f <= first and t >= last)
        for first, last in fewest
    }
