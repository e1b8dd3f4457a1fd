"""A movement as it stands in a file or comes from another program: read, not yet believed."""

from dataclasses import dataclass

from whist_td.core.movement_text import MovementFields, MovementTeamsError, fields_of

_LEAST_TEAMS = 2
MOST_TEAMS = 2_000


@dataclass(frozen=True)
class Match:
    """Two teams at a table: whose captain sits there, and whose pair comes."""

    table: int
    home: int
    visitors: int


@dataclass(frozen=True)
class JudgedRotationRound:
    """What a movement says of one round."""

    number: int
    trump: str | None
    call: tuple[int, ...]
    stays: int
    advance: int
    matches: tuple[Match, ...]


@dataclass(frozen=True)
class JudgedRotation:
    """A whole evening: who sits where, against whom, with which trump and call."""

    teams: int
    rounds: tuple[JudgedRotationRound, ...]


def movement_from_plain(plain: object) -> JudgedRotation:
    """Return the movement that plain values tell, or refuse it with what is wrong and where.

    >>> movement_from_plain({"teams": 2, "rounds": []})
    JudgedRotation(teams=2, rounds=())
    """
    whole = fields_of(plain)
    teams = whole.number("teams")
    if not _LEAST_TEAMS <= teams <= MOST_TEAMS:
        raise MovementTeamsError(teams, _LEAST_TEAMS, MOST_TEAMS)
    return JudgedRotation(teams, tuple(_round(each) for each in whole.rounds()))


def _round(plain: MovementFields) -> JudgedRotationRound:
    tables = plain.tables()
    return JudgedRotationRound(
        number=plain.number("round"),
        trump=plain.text("trump"),
        call=plain.numbers("call"),
        stays=plain.number("stays"),
        advance=plain.number("advance"),
        matches=tuple(_match(each) for each in tables),
    )


def _match(plain: MovementFields) -> Match:
    table, home, visitors = (plain.number(name) for name in ("table", "home", "visitors"))
    return Match(table, home, visitors)
