"""A militaire movement as a file tells it, and where it breaks the hard rules (RULES 1.3, 1.4)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from whist_td.core.contracts import Strain
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
        matches=tuple(
            Match(each.number("table"), each.number("home"), each.number("visitors"))
            for each in tables
        ),
    )


PLAYERS = {1, 2, 3}
TRUMPS = {strain.value for strain in Strain}
UP, DOWN = 1, -1
"""The two ways round the circle of tables."""


class RotationFaultKind(Enum):
    """A hard rule that a movement breaks."""

    NO_ROUNDS = "no_rounds"
    ROUND_NUMBER = "round_number"
    TRUMP = "trump"
    CALL = "call"
    STAYS = "stays"
    TABLE_MISSING = "table_missing"
    TABLE_TWICE = "table_twice"
    TABLE_UNKNOWN = "table_unknown"
    HOME_ELSEWHERE = "home_elsewhere"
    TEAM_UNKNOWN = "team_unknown"
    VISITS_ITSELF = "visits_itself"
    VISITS_NOBODY = "visits_nobody"
    VISITS_TWICE = "visits_twice"
    UNEVEN = "uneven"
    ADVANCE = "advance"
    DIRECTION = "direction"


@dataclass(frozen=True)
class RotationFault:
    """One rule broken: in which round (by its place in the evening), at which table, by whom."""

    kind: RotationFaultKind
    round: int | None = None
    table: int | None = None
    teams: tuple[int, ...] = ()


def faults_of(movement: JudgedRotation) -> Iterator[RotationFault]:
    """Yield every break of a hard rule but the walk's, which needs several rounds to be seen."""
    if not movement.rounds:
        yield RotationFault(RotationFaultKind.NO_ROUNDS)
    for place, round_ in enumerate(movement.rounds, start=1):
        yield from _announcement(place, round_)
        yield from _tables(place, round_, movement.teams)
        yield from _visits(place, round_, movement.teams)


def _announcement(place: int, round_: JudgedRotationRound) -> Iterator[RotationFault]:
    if round_.number != place:
        yield RotationFault(RotationFaultKind.ROUND_NUMBER, place)
    if round_.trump is not None and round_.trump not in TRUMPS:
        yield RotationFault(RotationFaultKind.TRUMP, place)
    staying = PLAYERS - set(round_.call)
    if len(round_.call) != len(PLAYERS) - 1 or len(staying) != 1:
        yield RotationFault(RotationFaultKind.CALL, place)
    elif staying != {round_.stays}:
        yield RotationFault(RotationFaultKind.STAYS, place)


def _tables(place: int, round_: JudgedRotationRound, teams: int) -> Iterator[RotationFault]:
    laid = Counter(match.table for match in round_.matches)
    for table in sorted({*laid, *range(1, teams + 1)}):
        if not 1 <= table <= teams:
            yield RotationFault(RotationFaultKind.TABLE_UNKNOWN, place, table)
        elif laid[table] > 1:
            yield RotationFault(RotationFaultKind.TABLE_TWICE, place, table)
        elif not laid[table]:
            yield RotationFault(RotationFaultKind.TABLE_MISSING, place, table)
    for match in round_.matches:
        if match.home != match.table:
            yield RotationFault(RotationFaultKind.HOME_ELSEWHERE, place, match.table, (match.home,))


def _visits(place: int, round_: JudgedRotationRound, teams: int) -> Iterator[RotationFault]:
    visits = Counter(match.visitors for match in round_.matches)
    everybody = range(1, teams + 1)
    yield from _each(
        RotationFaultKind.VISITS_NOBODY, place, (team for team in everybody if not visits[team])
    )
    yield from _each(
        RotationFaultKind.VISITS_TWICE, place, (team for team in everybody if visits[team] > 1)
    )
    for match in round_.matches:
        if match.visitors not in everybody:
            yield RotationFault(
                RotationFaultKind.TEAM_UNKNOWN, place, match.table, (match.visitors,)
            )
        if match.visitors in {match.home, match.table}:
            yield RotationFault(
                RotationFaultKind.VISITS_ITSELF, place, match.table, (match.visitors,)
            )


def _each(kind: RotationFaultKind, place: int, teams: Iterable[int]) -> Iterator[RotationFault]:
    yield from (RotationFault(kind, place, None, (team,)) for team in teams)


def walk_faults(movement: JudgedRotation) -> Iterator[RotationFault]:
    """Yield where the pairs do not walk together, not as far as announced, or turn round."""
    ways: list[int | None] = [0]
    """How far up the circle most pairs sit from home, at first and round by round."""
    for place, round_ in enumerate(movement.rounds, start=1):
        up = [(match.table - match.visitors) % movement.teams for match in round_.matches]
        ways.append(Counter(up).most_common(1)[0][0] if up else None)
        by_way = zip(up, round_.matches, strict=True)
        strays = tuple(match.visitors for way, match in by_way if way != ways[-1])
        if strays:
            yield RotationFault(RotationFaultKind.UNEVEN, place, None, strays)
    yield from _advance_faults(movement, ways)


def _advance_faults(movement: JudgedRotation, ways: list[int | None]) -> Iterator[RotationFault]:
    upward = _agreeing(movement, ways, UP)
    downward = _agreeing(movement, ways, DOWN)
    longer, other = (downward, upward) if len(downward) > len(upward) else (upward, downward)
    for place in range(1, len(movement.rounds) + 1):
        if place not in longer:
            turned = place in other
            yield RotationFault(
                RotationFaultKind.DIRECTION if turned else RotationFaultKind.ADVANCE, place
            )


def _agreeing(movement: JudgedRotation, ways: list[int | None], direction: int) -> set[int]:
    """Return the rounds in which the advance as announced leads where the pairs really sit."""
    agreeing = set()
    for place, round_ in enumerate(movement.rounds, start=1):
        before, after = ways[place - 1 : place + 1]
        leads_there = (
            before is None
            or after is None
            or (before + direction * round_.advance - after) % movement.teams == 0
        )
        if leads_there and 1 <= round_.advance <= movement.teams:
            agreeing.add(place)
    return agreeing
