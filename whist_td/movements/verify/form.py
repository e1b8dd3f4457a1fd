"""A movement as it stands in a file or comes from another program: read, not yet believed."""

from dataclasses import dataclass

from whist_td.domain.movement_errors import (
    MovementFieldMissingError,
    MovementListError,
    MovementNumberError,
    MovementObjectError,
    MovementTeamsError,
    MovementTextError,
    Spot,
)

LEAST_TEAMS = 2
MOST_TEAMS = 999


@dataclass(frozen=True)
class Match:
    """Two teams at a table: whose captain sits there, and whose pair comes."""

    table: int
    home: int
    visitors: int


@dataclass(frozen=True)
class MovementRound:
    """What a movement says of one round."""

    number: int
    trump: str | None
    call: tuple[int, ...]
    stays: int
    advance: int
    matches: tuple[Match, ...]


@dataclass(frozen=True)
class Movement:
    """A whole evening: who sits where, against whom, with which trump and call."""

    teams: int
    rounds: tuple[MovementRound, ...]


Plain = dict[object, object]


def movement_from_plain(plain: object) -> Movement:
    """Return the movement that plain values tell, or refuse it with what is wrong and where.

    >>> movement_from_plain({"teams": 2, "rounds": []})
    Movement(teams=2, rounds=())
    """
    whole = _object(plain, Spot())
    teams = _number(whole, "teams", Spot())
    if not LEAST_TEAMS <= teams <= MOST_TEAMS:
        raise MovementTeamsError(teams, LEAST_TEAMS, MOST_TEAMS)
    rounds = enumerate(_list(whole, "rounds", Spot()), start=1)
    return Movement(teams, tuple(_round(each, Spot(place)) for place, each in rounds))


def _round(plain: object, spot: Spot) -> MovementRound:
    said = _object(plain, spot)
    tables = enumerate(_list(said, "tables", spot), start=1)
    return MovementRound(
        number=_number(said, "round", spot),
        trump=_text(said, "trump", spot),
        call=tuple(_whole(each, "call", spot) for each in _list(said, "call", spot)),
        stays=_number(said, "stays", spot),
        advance=_number(said, "advance", spot),
        matches=tuple(_match(each, Spot(spot.round, place)) for place, each in tables),
    )


def _match(plain: object, spot: Spot) -> Match:
    said = _object(plain, spot)
    table, home, visitors = (_number(said, name, spot) for name in ("table", "home", "visitors"))
    return Match(table, home, visitors)


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


def _text(said: Plain, name: str, spot: Spot) -> str | None:
    value = _field(said, name, spot)
    if value is not None and not isinstance(value, str):
        raise MovementTextError(spot, name, value)
    return value


def _list(said: Plain, name: str, spot: Spot) -> list[object]:
    value = _field(said, name, spot)
    if not isinstance(value, list):
        raise MovementListError(spot, name, value)
    return value
