"""A Whiz movement as it stands in a file or comes from another program: read, not yet believed."""

from dataclasses import dataclass

from whist_td.core.movement_text import MovementFields, MovementNumberError, fields_of, whole_number

SEATS = ("N", "E", "S")
MOST = 9_999
"""So many players, tables or sets a movement may have."""
PRESENT = "present"
"""Where a file says who comes late or leaves early; nothing where everybody stays."""
COPIES = "copies"
"""Where a file says in how many copies each set of boards lies ready; nothing where in one."""


@dataclass(frozen=True)
class Trio:
    """Three people at a table with a set of boards: North, East, South."""

    table: int
    boards: int
    seats: tuple[int, int, int]


@dataclass(frozen=True)
class MovementRound:
    """What a movement says of one round: who sits where, and who sits out."""

    number: int
    trios: tuple[Trio, ...]
    sit_out: tuple[int, ...]


@dataclass(frozen=True)
class Stay:
    """From which to which round somebody is there; who never comes stays from 1 to 0."""

    person: int
    first: int
    last: int


@dataclass(frozen=True)
class Movement:
    """A whole evening for a number of people, tables and sets of boards."""

    players: int
    tables: int
    board_sets: int
    rounds: tuple[MovementRound, ...]
    stays: tuple[Stay, ...] = ()
    """Those who are not there all evening; everybody else is."""
    copies: int = 1
    """At so many tables a set may lie in the same round, because it is there so many times."""


def movement_from_plain(plain: object) -> Movement:
    """Return the movement that plain values tell, or refuse it with what is wrong and where.

    >>> movement_from_plain({"players": 6, "tables": 2, "board_sets": 2, "rounds": []}).tables
    2
    """
    whole = fields_of(plain)
    players, tables, sets = (whole.size(name, MOST) for name in ("players", "tables", "board_sets"))
    rounds = tuple(_round(each) for each in whole.rounds())
    return Movement(players, tables, sets, rounds, _stays(whole), _copies(whole))


def _copies(whole: MovementFields) -> int:
    if COPIES not in whole.fields:
        return 1
    copies = whole.number(COPIES)
    if copies < 1:
        raise MovementNumberError(whole.spot, COPIES, copies)
    return copies


def _stays(whole: MovementFields) -> tuple[Stay, ...]:
    """Return who is not there all evening: {"13": [2, 5]} is from round 2 to round 5."""
    if PRESENT not in whole.fields:
        return ()
    said = fields_of(whole.fields[PRESENT])
    return tuple(_stay(person, said) for person in said.fields)


def _stay(person: object, said: MovementFields) -> Stay:
    rounds = [whole_number(each, PRESENT, said.spot) for each in said.listed(str(person))]
    number = int(person) if isinstance(person, str) and person.isdecimal() else person
    if len(rounds) != len(("first", "last")):
        raise MovementNumberError(said.spot, PRESENT, rounds)
    return Stay(whole_number(number, PRESENT, said.spot), *rounds)


def _round(said: MovementFields) -> MovementRound:
    tables = said.tables()
    return MovementRound(
        number=said.number("round"),
        trios=tuple(_trio(each) for each in tables),
        sit_out=said.numbers("sit_out"),
    )


def _trio(said: MovementFields) -> Trio:
    north, east, south = (said.number(seat) for seat in SEATS)
    table, boards = (said.number(name) for name in ("table", "boards"))
    return Trio(table, boards, (north, east, south))
