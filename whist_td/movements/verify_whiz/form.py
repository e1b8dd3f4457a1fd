"""A Whiz movement as it stands in a file or comes from another program: read, not yet believed."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from whist_td.core.movement_text import MovementFields, MovementNumberError, fields_of, whole_number

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
    return JudgedWhiz(players, tables, sets, rounds, _stays(whole), _copies(whole))


def _copies(whole: MovementFields) -> int:
    if COPIES not in whole.fields:
        return 1
    copies = whole.number(COPIES)
    if copies < 1:
        raise MovementNumberError(whole.spot, COPIES, copies)
    return copies


def _stays(whole: MovementFields) -> tuple[Stay, ...]:
    """Return who is not there all evening: {"13": [2, 5]} is from round 2 to round 5."""
    if _PRESENT not in whole.fields:
        return ()
    plain = fields_of(whole.fields[_PRESENT])
    return tuple(_stay(person, plain) for person in plain.fields)


def _stay(person: object, plain: MovementFields) -> Stay:
    rounds = [whole_number(each, _PRESENT, plain.spot) for each in plain.listed(str(person))]
    number = int(person) if isinstance(person, str) and person.isdecimal() else person
    if len(rounds) != len(("first", "last")):
        raise MovementNumberError(plain.spot, _PRESENT, rounds)
    return Stay(whole_number(number, _PRESENT, plain.spot), *rounds)


def _round(plain: MovementFields) -> JudgedWhizRound:
    tables = plain.tables()
    return JudgedWhizRound(
        number=plain.number("round"),
        trios=tuple(_trio(each) for each in tables),
        sit_out=plain.numbers("sit_out"),
    )


def _trio(plain: MovementFields) -> JudgedTrio:
    north, east, south = (plain.number(seat) for seat in SEATS)
    table, boards = (plain.number(name) for name in ("table", "boards"))
    return JudgedTrio(table, boards, (north, east, south))


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
