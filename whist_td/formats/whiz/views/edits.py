"""A movement changed by hand: two people exchanged, boards sent elsewhere, a fault mended.

Nothing is accepted here: each change goes before the verifier first.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations, groupby

from whist_td.formats.whiz.rules.event import SeatedRound, Seating
from whist_td.movements.verify_whiz.faults import (
    JudgedTrio,
    JudgedWhiz,
    JudgedWhizRound,
    Stay,
    WhizFault,
    WhizFaultKind,
    faults_of,
)

Rounds = tuple[SeatedRound, ...]
_LEAST_ROUNDS = 2
"""A movement that was cut off is worth while with so many rounds."""


def exchanged(rounds: Iterable[SeatedRound], number: int, one: int, other: int) -> Rounds:
    """Return rounds in which two people change places in one round; one of them may sit out."""
    swap = {one: other, other: one}
    return tuple(_exchanged(each, swap) if each.number == number else each for each in rounds)


def _exchanged(round_: SeatedRound, swap: dict[int, int]) -> SeatedRound:
    seatings = tuple(
        Seating(s.table, s.board_set, *(swap.get(player, player) for player in s.seats))
        for s in round_.seatings
    )
    out = tuple(sorted(swap.get(player, player) for player in round_.sit_out))
    return replace(round_, seatings=seatings, sit_out=out)


def sent(rounds: Iterable[SeatedRound], number: int, board_set: int, table: int) -> Rounds:
    """Return rounds in which boards go to another table; the boards from there take their place."""
    return tuple(
        _sent(round_, board_set, table) if round_.number == number else round_ for round_ in rounds
    )


def _sent(round_: SeatedRound, board_set: int, table: int) -> SeatedRound:
    goal = round_.seating(table)
    if goal is None:
        return round_
    laid = {table: board_set}
    for other in round_.tables_with(board_set):
        laid.setdefault(other, goal.board_set)
    seatings = (replace(s, board_set=laid.get(s.table, s.board_set)) for s in round_.seatings)
    return replace(round_, seatings=tuple(seatings))


def seated_of(movement: JudgedWhiz) -> Rounds:
    """Return a movement that was read and found sound as the rounds of a tournament."""
    return tuple(
        SeatedRound(
            round_.number,
            tuple(Seating(t.table, t.boards, *t.seats) for t in round_.trios),
            tuple(round_.sit_out),
        )
        for round_ in movement.rounds
    )


def for_those_there(movement: JudgedWhiz, stays: tuple[Stay, ...]) -> JudgedWhiz:
    """Return a movement that was read as one for those who are there: who is away rests nowhere."""
    away = {stay.person: stay for stay in stays}
    rounds = tuple(
        replace(
            round_,
            sit_out=tuple(
                person
                for person in round_.sit_out
                if person not in away or away[person].first <= place <= away[person].last
            ),
        )
        for place, round_ in enumerate(movement.rounds, start=1)
    )
    return replace(movement, rounds=rounds, stays=stays)


class MendKind(Enum):
    """What one change could mend."""

    BOARDS = "boards"
    """Other boards at a table."""
    INSTEAD = "instead"
    """Somebody in another's place."""
    EXCHANGE = "exchange"
    """Two people change places."""
    NUMBERS = "numbers"
    """Rounds and tables counted from 1 up."""
    SHORTER = "shorter"
    """The last round left out."""


@dataclass(frozen=True)
class Mend:
    """The nearest movement that breaks no rule: one change in one round."""

    kind: MendKind
    movement: JudgedWhiz
    round: int = 0
    table: int = 0
    boards: int = 0
    people: tuple[int, int] = (0, 0)


def nearest(movement: JudgedWhiz) -> Mend | None:
    """Return the nearest sound movement that one change makes; None where one does not suffice.

    Of several changes of a kind that is the one after which the fewest people meet again.
    """
    fault = next(iter(faults_of(movement)), None)
    if fault is None:
        return None
    for _kind, mends in groupby(_mends(movement, fault), key=lambda mend: mend.kind):
        sound = [mend for mend in mends if not any(faults_of(mend.movement))]
        if sound:
            return min(sound, key=lambda mend: _meetings_again(mend.movement))
    return None


def _meetings_again(movement: JudgedWhiz) -> int:
    met = Counter(
        pair
        for round_ in movement.rounds
        for trio in round_.trios
        for pair in combinations(sorted(trio.seats), 2)
    )
    return met.total() - len(met)


def _mends(movement: JudgedWhiz, fault: WhizFault) -> Iterator[Mend]:
    yield _counted(movement)
    if fault.round is None:
        return
    round_ = movement.rounds[fault.round - 1]
    if fault.kind in {
        WhizFaultKind.PERSON_TWICE,
        WhizFaultKind.PERSON_MISSING,
        WhizFaultKind.PERSON_UNKNOWN,
    }:
        yield from _instead(movement, round_, fault.round)
    if fault.kind in {
        WhizFaultKind.BOARDS_AGAIN,
        WhizFaultKind.BOARDS_ALONE,
        WhizFaultKind.BOARDS_SHARED,
        WhizFaultKind.BOARDS_UNKNOWN,
    }:
        yield from _other_boards(movement, round_, fault)
    for person in fault.people:
        yield from _exchanges(movement, round_, fault.round, person)
    if fault.round == len(movement.rounds) > _LEAST_ROUNDS:
        yield Mend(MendKind.SHORTER, replace(movement, rounds=movement.rounds[:-1]), fault.round)


def _counted(movement: JudgedWhiz) -> Mend:
    rounds = []
    for number, round_ in enumerate(movement.rounds, start=1):
        trios = sorted(round_.trios, key=lambda trio: trio.table)
        counted = tuple(replace(trio, table=place) for place, trio in enumerate(trios, start=1))
        rounds.append(JudgedWhizRound(number, counted, round_.sit_out))
    tables = max((len(round_.trios) for round_ in rounds), default=0)
    return Mend(MendKind.NUMBERS, replace(movement, tables=tables, rounds=tuple(rounds)))


def _with(movement: JudgedWhiz, place: int, round_: JudgedWhizRound) -> JudgedWhiz:
    rounds = list(movement.rounds)
    rounds[place - 1] = round_
    return replace(movement, rounds=tuple(rounds))


def _instead(movement: JudgedWhiz, round_: JudgedWhizRound, place: int) -> Iterator[Mend]:
    """Put those who have no place, or rest, where somebody has two or where nobody is meant."""
    seated = [player for trio in round_.trios for player in trio.seats]
    everybody = range(1, movement.players + 1)
    placed = [*seated, *round_.sit_out]
    newcomers = [*(player for player in everybody if player not in placed), *round_.sit_out]
    wrong = {p for p in seated if placed.count(p) > 1 or p not in everybody}
    for trio in round_.trios:
        for seat, player in enumerate(trio.seats):
            for newcomer in newcomers if player in wrong else ():
                seats = list(trio.seats)
                seats[seat] = newcomer
                changed = replace(trio, seats=(seats[0], seats[1], seats[2]))
                out = tuple(resting for resting in round_.sit_out if resting != newcomer)
                trios = tuple(changed if t.table == trio.table else t for t in round_.trios)
                mended = replace(round_, trios=trios, sit_out=out)
                yield Mend(
                    MendKind.INSTEAD,
                    _with(movement, place, mended),
                    place,
                    trio.table,
                    people=(newcomer, player),
                )


def _other_boards(
    movement: JudgedWhiz, round_: JudgedWhizRound, fault: WhizFault
) -> Iterator[Mend]:
    tables = [
        trio for trio in round_.trios if trio.table == fault.table or trio.boards == fault.boards
    ]
    for trio in tables:
        for boards in range(1, movement.board_sets + 1):
            moved = {trio.table: boards}
            for other in round_.trios:
                if other.boards == boards and other.table != trio.table:
                    moved[other.table] = trio.boards
            trios = tuple(replace(t, boards=moved.get(t.table, t.boards)) for t in round_.trios)
            mended = _with(movement, round_.number, replace(round_, trios=trios))
            yield Mend(MendKind.BOARDS, mended, round_.number, trio.table, boards)


def _exchanges(
    movement: JudgedWhiz, round_: JudgedWhizRound, place: int, person: int
) -> Iterator[Mend]:
    for other in range(1, movement.players + 1):
        if other == person:
            continue
        swap = {person: other, other: person}
        trios = tuple(replace(trio, seats=_swapped(trio, swap)) for trio in round_.trios)
        out = tuple(sorted(swap.get(player, player) for player in round_.sit_out))
        mended = _with(movement, place, replace(round_, trios=trios, sit_out=out))
        yield Mend(MendKind.EXCHANGE, mended, place, people=(person, other))


def _swapped(trio: JudgedTrio, swap: dict[int, int]) -> tuple[int, int, int]:
    north, east, south = (swap.get(player, player) for player in trio.seats)
    return (north, east, south)
