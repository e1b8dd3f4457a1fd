"""A Whiz movement as a file tells it, and where it breaks the hard rules."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations

from whist_td.core.movement_text import MovementFields, MovementNumberError, fields_of, whole_number
from whist_td.core.numbers import typed_number

SEATS = ("N", "E", "S")
MOST = 9_999
"""So many players, tables or sets a movement may have."""
_PRESENT = "present"
"""Where a file says who comes late or leaves early; nothing where everybody stays."""
COPIES = "copies"
"""Where a file says in how many copies each set of boards lies ready; nothing where in one."""
Presence = Mapping[int, tuple[int, int]]
"""For everybody the first and the last round in which he is there."""


@dataclass(frozen=True)
class JudgedTrio:
    """Three people at a table with a set of boards: North, East, South."""

    table: int
    boards: int
    seats: tuple[int, int, int]


@dataclass(frozen=True)
class JudgedWhizRound:
    """What a movement says of one round: who sits where, and who sits out."""

    number: int
    trios: tuple[JudgedTrio, ...]
    sit_out: tuple[int, ...]


@dataclass(frozen=True)
class Stay:
    """From which to which round somebody is there; who never comes stays from 1 to 0."""

    person: int
    first: int
    last: int


@dataclass(frozen=True)
class JudgedWhiz:
    """A whole evening for a number of people, tables and sets of boards."""

    players: int
    tables: int
    board_sets: int
    rounds: tuple[JudgedWhizRound, ...]
    stays: tuple[Stay, ...] = ()
    """Those who are not there all evening; everybody else is."""
    copies: int = 1
    """At so many tables a set may lie in the same round, because it is there so many times."""


def movement_from_plain(plain: object) -> JudgedWhiz:
    """Return the movement that plain values tell, or refuse it with what is wrong and where.

    >>> movement_from_plain({"players": 6, "tables": 2, "board_sets": 2, "rounds": []}).tables
    2
    """
    whole = fields_of(plain)
    players, tables, sets = (whole.size(name, MOST) for name in ("players", "tables", "board_sets"))
    rounds = tuple(_round(each) for each in whole.rounds())
    stays, copies = _stays(whole), whole.number(COPIES) if COPIES in whole.fields else 1
    if copies < 1:
        raise MovementNumberError(whole.spot, COPIES, copies)
    return JudgedWhiz(players, tables, sets, rounds, stays, copies)


def _round(plain: MovementFields) -> JudgedWhizRound:
    tables, number, trios = plain.tables(), plain.number("round"), []
    for each in tables:
        north, east, south = (each.number(seat) for seat in SEATS)
        trios.append(JudgedTrio(each.number("table"), each.number("boards"), (north, east, south)))
    return JudgedWhizRound(number, tuple(trios), plain.numbers("sit_out"))


def _stays(whole: MovementFields) -> tuple[Stay, ...]:
    """Return who is not there all evening: {"13": [2, 5]} is from round 2 to round 5."""
    if _PRESENT not in whole.fields:
        return ()
    plain = fields_of(whole.fields[_PRESENT])
    stays = []
    for person in plain.fields:
        rounds = [whole_number(each, _PRESENT, plain.spot) for each in plain.listed(str(person))]
        number = typed_number(person) if isinstance(person, str) else person
        if len(rounds) != len(("first", "last")):
            raise MovementNumberError(plain.spot, _PRESENT, rounds)
        stays.append(Stay(whole_number(number, _PRESENT, plain.spot), *rounds))
    return tuple(stays)


def presence_of(movement: JudgedWhiz) -> Presence:
    """Return for everybody the first and the last round in which he is there."""
    stays = dict.fromkeys(range(1, movement.players + 1), (1, len(movement.rounds)))
    for stay in movement.stays:
        if stay.person in stays:
            stays[stay.person] = (stay.first, min(stay.last, len(movement.rounds)))
    return stays


def there_at_all(presence: Presence) -> tuple[int, ...]:
    """Return those who are there in any round."""
    return tuple(person for person, (first, last) in presence.items() if first <= last)


def there_all_along(presence: Presence, rounds: int) -> tuple[int, ...]:
    """Return those who are there in every round; where nobody is, those who are there at all."""
    stay = tuple(person for person, stay in presence.items() if stay == (1, rounds))
    return stay or there_at_all(presence)


def possible_pairs(presence: Presence) -> int:
    """Return how many pairs of people are there in the same round at least once."""
    stays = Counter(stay for stay in presence.values() if stay[0] <= stay[1])
    apart = sum(
        many * others
        for ((first, last), many), ((begin, end), others) in combinations(stays.items(), 2)
        if last < begin or end < first
    )
    people = stays.total()
    return people * (people - 1) // 2 - apart


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
    BOARDS_ALONE = "boards_alone"
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
        # How many tables have to be laid: all, unless too few people are there
        if len(there) == movement.players:
            needed = movement.tables
        else:
            needed = min(movement.tables, len(there) // len(SEATS))
        yield from _tables(place, round_, movement.tables, needed)
        yield from _sets(place, round_, movement)
        yield from _places(place, round_, movement.players, there)
    yield from _played_again(movement)
    if len(movement.rounds) > 1 and not movement.stays:
        yield from _alone(movement)
    yield from _sit_outs(movement)


def _tables(place: int, round_: JudgedWhizRound, tables: int, needed: int) -> Iterator[WhizFault]:
    numbers = [trio.table for trio in round_.trios]
    if sorted(numbers) == list(range(1, tables + 1)):
        return
    laid = Counter(numbers)
    # Where a table was given up, another may stay where it stands: its number is no matter.
    is_lacking = len(set(range(1, tables + 1)) & laid.keys()) < needed
    for table in sorted({*laid, *range(1, tables + 1)}):
        if not 1 <= table <= tables:
            yield WhizFault(WhizFaultKind.TABLE_UNKNOWN, place, table)
        elif laid[table] > 1:
            yield WhizFault(WhizFaultKind.TABLE_TWICE, place, table)
        elif not laid[table] and is_lacking and table <= needed:
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


def _alone(movement: JudgedWhiz) -> Iterator[WhizFault]:
    """Yield the sets that lie at one table only: they compare nobody.

    A single round compares nobody anyway, and where people come and go it may cost less than what
    would mend it.
    """
    lying: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
    for place, round_ in enumerate(movement.rounds, start=1):
        for trio in round_.trios:
            lying[trio.boards].append((place, trio.table))
    for boards, places in sorted(lying.items()):
        if len(places) == 1:
            yield WhizFault(WhizFaultKind.BOARDS_ALONE, *places[0], boards)


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
