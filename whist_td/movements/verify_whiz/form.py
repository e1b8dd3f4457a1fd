"""A Whiz movement as it stands in a file or comes from another program: read, not yet believed."""

from dataclasses import dataclass

from whist_td.domain.movement_errors import (
    MovementFieldMissingError,
    MovementListError,
    MovementNumberError,
    MovementObjectError,
    Spot,
)

SEATS = ("N", "E", "S")
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


Plain = dict[object, object]


def movement_from_plain(plain: object) -> Movement:
    """Return the movement that plain values tell, or refuse it with what is wrong and where.

    >>> movement_from_plain({"players": 6, "tables": 2, "board_sets": 2, "rounds": []}).tables
    2
    """
    whole = _object(plain, Spot())
    players, tables, sets = (
        _number(whole, name, Spot()) for name in ("players", "tables", "board_sets")
    )
    rounds = enumerate(_list(whole, "rounds", Spot()), start=1)
    told = tuple(_round(each, Spot(at)) for at, each in rounds)
    return Movement(players, tables, sets, told, _stays(whole), _copies(whole))


def _copies(whole: Plain) -> int:
    if COPIES not in whole:
        return 1
    copies = _number(whole, COPIES, Spot())
    if copies < 1:
        raise MovementNumberError(Spot(), COPIES, copies)
    return copies


def _stays(whole: Plain) -> tuple[Stay, ...]:
    """Return who is not there all evening: {"13": [2, 5]} is from round 2 to round 5."""
    if PRESENT not in whole:
        return ()
    said = whole[PRESENT]
    if not isinstance(said, dict):
        raise MovementObjectError(Spot())
    return tuple(_stay(person, said) for person in said)


def _stay(person: object, said: Plain) -> Stay:
    rounds = [_whole(each, PRESENT, Spot()) for each in _list(said, str(person), Spot())]
    number = int(person) if isinstance(person, str) and person.isdecimal() else person
    if len(rounds) != len(("first", "last")):
        raise MovementNumberError(Spot(), PRESENT, rounds)
    return Stay(_whole(number, PRESENT, Spot()), *rounds)


def _round(plain: object, spot: Spot) -> MovementRound:
    said = _object(plain, spot)
    tables = enumerate(_list(said, "tables", spot), start=1)
    return MovementRound(
        number=_number(said, "round", spot),
        trios=tuple(_trio(each, Spot(spot.round, place)) for place, each in tables),
        sit_out=tuple(_whole(each, "sit_out", spot) for each in _list(said, "sit_out", spot)),
    )


def _trio(plain: object, spot: Spot) -> Trio:
    said = _object(plain, spot)
    north, east, south = (_number(said, seat, spot) for seat in SEATS)
    table, boards = (_number(said, name, spot) for name in ("table", "boards"))
    return Trio(table, boards, (north, east, south))


def _object(plain: object, spot: Spot) -> Plain:
    if not isinstance(plain, dict):
        raise MovementObjectError(spot)
    return plain


def _field(said: Plain, name: str, spot: Spot) -> object:
    if name not in said:
        raise MovementFieldMissingError(spot, name)
    return said[name]


def _number(said: Plain, name: str, spot: Spot) -> int:
    return _whole(_field(said, name, spot), name, spot)


def _whole(value: object, name: str, spot: Spot) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise MovementNumberError(spot, name, value)
    return value


def _list(said: Plain, name: str, spot: Spot) -> list[object]:
    value = _field(said, name, spot)
    if not isinstance(value, list):
        raise MovementListError(spot, name, value)
    return value
