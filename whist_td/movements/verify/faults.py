"""The hard rules of a militaire evening (RULES 1.3, 1.4), and where a movement breaks them."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from whist_td.core.strains import Strain
from whist_td.movements.verify.form import Movement, MovementRound

PLAYERS = {1, 2, 3}
TRUMPS = {strain.value for strain in Strain}


class FaultKind(Enum):
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
class Fault:
    """One rule broken: in which round (by its place in the evening), at which table, by whom."""

    kind: FaultKind
    round: int | None = None
    table: int | None = None
    teams: tuple[int, ...] = ()


def faults_of(movement: Movement) -> Iterator[Fault]:
    """Yield every break of a hard rule but the walk's, which needs several rounds to be seen."""
    if not movement.rounds:
        yield Fault(FaultKind.NO_ROUNDS)
    for place, said in enumerate(movement.rounds, start=1):
        yield from _announcement(place, said)
        yield from _tables(place, said, movement.teams)
        yield from _visits(place, said, movement.teams)


def _announcement(place: int, said: MovementRound) -> Iterator[Fault]:
    if said.number != place:
        yield Fault(FaultKind.ROUND_NUMBER, place)
    if said.trump is not None and said.trump not in TRUMPS:
        yield Fault(FaultKind.TRUMP, place)
    staying = PLAYERS - set(said.call)
    if len(said.call) != len(PLAYERS) - 1 or len(staying) != 1:
        yield Fault(FaultKind.CALL, place)
    elif staying != {said.stays}:
        yield Fault(FaultKind.STAYS, place)


def _tables(place: int, said: MovementRound, teams: int) -> Iterator[Fault]:
    laid = Counter(match.table for match in said.matches)
    for table in sorted({*laid, *range(1, teams + 1)}):
        kind = _table_fault(table, laid[table], teams)
        if kind:
            yield Fault(kind, place, table)
    for match in said.matches:
        if match.home != match.table:
            yield Fault(FaultKind.HOME_ELSEWHERE, place, match.table, (match.home,))


def _table_fault(table: int, times: int, teams: int) -> FaultKind | None:
    if not 1 <= table <= teams:
        return FaultKind.TABLE_UNKNOWN
    if times > 1:
        return FaultKind.TABLE_TWICE
    return None if times else FaultKind.TABLE_MISSING


def _visits(place: int, said: MovementRound, teams: int) -> Iterator[Fault]:
    visits = Counter(match.visitors for match in said.matches)
    known = range(1, teams + 1)
    yield from _each(FaultKind.VISITS_NOBODY, place, (team for team in known if not visits[team]))
    yield from _each(FaultKind.VISITS_TWICE, place, (team for team in known if visits[team] > 1))
    for match in said.matches:
        if match.visitors not in known:
            yield Fault(FaultKind.TEAM_UNKNOWN, place, match.table, (match.visitors,))
        if match.visitors in {match.home, match.table}:
            yield Fault(FaultKind.VISITS_ITSELF, place, match.table, (match.visitors,))


def _each(kind: FaultKind, place: int, teams: Iterable[int]) -> Iterator[Fault]:
    yield from (Fault(kind, place, None, (team,)) for team in teams)
