"""The hard rules of a Whiz movement, and where a movement breaks them."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from whist_td.movements.verify_whiz.form import Movement, MovementRound

LEAST_PLAYERS = 6


class FaultKind(Enum):
    """A hard rule that a movement breaks."""

    TOO_FEW_PLAYERS = "too_few_players"
    NO_ROUNDS = "no_rounds"
    ROUND_NUMBER = "round_number"
    TABLE_TWICE = "table_twice"
    TABLE_UNKNOWN = "table_unknown"
    TABLE_EMPTY = "table_empty"
    BOARDS_UNKNOWN = "boards_unknown"
    BOARDS_SHARED = "boards_shared"
    BOARDS_AGAIN = "boards_again"
    PERSON_UNKNOWN = "person_unknown"
    PERSON_TWICE = "person_twice"
    PERSON_MISSING = "person_missing"
    SITS_OUT_EARLY = "sits_out_early"
    SIT_OUTS_UNEVEN = "sit_outs_uneven"


@dataclass(frozen=True)
class Fault:
    """One rule broken: in which round (by its place in the evening), where and by whom."""

    kind: FaultKind
    round: int | None = None
    table: int | None = None
    boards: int | None = None
    people: tuple[int, ...] = ()


def faults_of(movement: Movement) -> Iterator[Fault]:
    """Yield every break of a hard rule, round by round."""
    if movement.players < LEAST_PLAYERS:
        yield Fault(FaultKind.TOO_FEW_PLAYERS)
    if not movement.rounds:
        yield Fault(FaultKind.NO_ROUNDS)
    for place, said in enumerate(movement.rounds, start=1):
        if said.number != place:
            yield Fault(FaultKind.ROUND_NUMBER, place)
        yield from _tables(place, said, movement.tables)
        yield from _sets(place, said, movement.board_sets)
        yield from _places(place, said, movement.players)
    yield from _played_again(movement)
    yield from _sit_outs(movement)


def _tables(place: int, said: MovementRound, tables: int) -> Iterator[Fault]:
    numbers = [trio.table for trio in said.trios]
    if sorted(numbers) == list(range(1, tables + 1)):
        return
    laid = Counter(numbers)
    for table in sorted({*laid, *range(1, tables + 1)}):
        if not 1 <= table <= tables:
            yield Fault(FaultKind.TABLE_UNKNOWN, place, table)
        elif laid[table] > 1:
            yield Fault(FaultKind.TABLE_TWICE, place, table)
        elif not laid[table]:
            yield Fault(FaultKind.TABLE_EMPTY, place, table)


def _sets(place: int, said: MovementRound, board_sets: int) -> Iterator[Fault]:
    lying = Counter([trio.boards for trio in said.trios])
    for trio in said.trios:
        if not 1 <= trio.boards <= board_sets:
            yield Fault(FaultKind.BOARDS_UNKNOWN, place, trio.table, trio.boards)
    for boards in sorted(boards for boards, times in lying.items() if times > 1):
        yield Fault(FaultKind.BOARDS_SHARED, place, None, boards)


def _places(place: int, said: MovementRound, players: int) -> Iterator[Fault]:
    everybody = [*(person for trio in said.trios for person in trio.seats), *said.sit_out]
    if sorted(everybody) == list(range(1, players + 1)):
        return
    places = Counter(everybody)
    for person in sorted({*places, *range(1, players + 1)}):
        if not 1 <= person <= players:
            yield Fault(FaultKind.PERSON_UNKNOWN, place, people=(person,))
        elif places[person] > 1:
            yield Fault(FaultKind.PERSON_TWICE, place, people=(person,))
        elif not places[person]:
            yield Fault(FaultKind.PERSON_MISSING, place, people=(person,))


def _played_again(movement: Movement) -> Iterator[Fault]:
    played: defaultdict[int, set[int]] = defaultdict(set)
    for place, said in enumerate(movement.rounds, start=1):
        again = [
            (person, trio.boards, trio.table)
            for trio in said.trios
            for person in trio.seats
            if person in played[trio.boards]
        ]
        for person, boards, table in sorted(again):
            yield Fault(FaultKind.BOARDS_AGAIN, place, table, boards, (person,))
        for trio in said.trios:
            played[trio.boards].update(trio.seats)


def _sit_outs(movement: Movement) -> Iterator[Fault]:
    people = range(1, movement.players + 1)
    times: Counter[int] = Counter()
    for place, said in enumerate(movement.rounds, start=1):
        if not said.sit_out:
            continue
        times.update(said.sit_out)
        least = min([times[person] for person in people], default=0)
        for person in sorted(set(said.sit_out)):
            if times[person] > least + 1:
                yield Fault(FaultKind.SITS_OUT_EARLY, place, people=(person,))
    least = min((times[person] for person in people), default=0)
    most = max((times[person] for person in people), default=0)
    if most - least > 1:
        often = tuple(person for person in people if times[person] == most)
        yield Fault(FaultKind.SIT_OUTS_UNEVEN, people=often)
