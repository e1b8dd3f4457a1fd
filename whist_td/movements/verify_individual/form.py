"""A movement of tables without boards as it comes from a file or another program: not yet believed.

The entrants are people who change partners, or pairs that stay together; a table is told by who
sits there, going round: of four people the first and the third are partners.
"""

from dataclasses import dataclass

from whist_td.domain.movement_errors import (
    MovementFieldMissingError,
    MovementListError,
    MovementNumberError,
    MovementObjectError,
    Spot,
)
from whist_td.domain.movement_tables import TableMovement


@dataclass(frozen=True)
class Table:
    """Who sits at a table, going round."""

    table: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class MovementRound:
    """What a movement says of one round: who sits where, and who sits out."""

    number: int
    tables: tuple[Table, ...]
    sit_out: tuple[int, ...]


@dataclass(frozen=True)
class Movement:
    """A whole evening for a number of people (or of pairs) and of tables."""

    entrants: int
    tables: int
    rounds: tuple[MovementRound, ...]
    are_pairs: bool = False

    @property
    def sizes(self) -> frozenset[int]:
        """How many may sit at a table: two pairs, or three to five people."""
        return frozenset({2}) if self.are_pairs else frozenset({3, 4, 5})


Plain = dict[object, object]


def movement_of(told: TableMovement) -> Movement:
    """Return the program's own movement as one to be judged."""
    rounds = tuple(
        MovementRound(
            each.number,
            tuple(Table(sitting.table, sitting.seats) for sitting in each.sittings),
            each.sit_out,
        )
        for each in told.rounds
    )
    return Movement(told.entrants, told.tables, rounds, told.are_pairs)


def movement_from_plain(plain: object) -> Movement:
    """Return the movement that plain values tell, or refuse it with what is wrong and where.

    >>> movement_from_plain({"players": 8, "tables": 2, "rounds": []}).entrants
    8
    >>> movement_from_plain({"pairs": 8, "tables": 4, "rounds": []}).are_pairs
    True
    """
    whole = _object(plain, Spot())
    are_pairs = "pairs" in whole
    entrants = _number(whole, "pairs" if are_pairs else "players", Spot())
    tables = _number(whole, "tables", Spot())
    rounds = enumerate(_list(whole, "rounds", Spot()), start=1)
    return Movement(
        entrants, tables, tuple(_round(each, Spot(at)) for at, each in rounds), are_pairs
    )


def _round(plain: object, spot: Spot) -> MovementRound:
    said = _object(plain, spot)
    tables = enumerate(_list(said, "tables", spot), start=1)
    return MovementRound(
        number=_number(said, "round", spot),
        tables=tuple(_table(each, Spot(spot.round, place)) for place, each in tables),
        sit_out=tuple(_whole(each, "sit_out", spot) for each in _list(said, "sit_out", spot)),
    )


def _table(plain: object, spot: Spot) -> Table:
    said = _object(plain, spot)
    seats = tuple(_whole(each, "seats", spot) for each in _list(said, "seats", spot))
    return Table(_number(said, "table", spot), seats)


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
