"""Teams coming, changing and going; the number of tables is fixed once round 1 is announced."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from whist_td.core.errors import NotStartedError, UnknownTableError
from whist_td.core.events import renamed_here
from whist_td.core.names import folded
from whist_td.formats.militaire.rules.errors import (
    AlreadyWithdrawnError,
    EntriesClosedError,
    NamelessTeamError,
    NotWithdrawnError,
    PlayerTwiceError,
    SameTeamNameError,
    TeamNumberTakenError,
    UnknownTeamError,
)
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.teams import Substitute, Team


def with_teams(evening: MilitaireEvent, teams: Iterable[Team]) -> MilitaireEvent:
    """Add teams, each at its own number, or refuse them all."""
    _check_open(evening)
    entered = dict(evening.teams)
    for team in teams:
        if team.number in entered:
            raise TeamNumberTakenError(team.number)
        entered[team.number] = team
    return _entered(evening, entered)


def with_changed_team(evening: MilitaireEvent, team: Team) -> MilitaireEvent:
    """Correct a team's names, at any time."""
    current = evening.team(team.number)
    corrected = replace(
        team, withdrawn_from=current.withdrawn_from, substitutes=current.substitutes
    )
    entered = _entered(evening, {**evening.teams, team.number: corrected})
    return renamed_here(entered, current.members, corrected.members)


def without_team(evening: MilitaireEvent, number: int) -> MilitaireEvent:
    """Take a team off the list; those after it move up, so that no number is left out."""
    _check_open(evening)
    evening.team(number)
    left = [team for team in evening.teams.values() if team.number != number]
    return _entered(evening, _in_order(sorted(left, key=lambda team: team.number)))


def with_order(evening: MilitaireEvent, order: Sequence[int], seed: int | None) -> MilitaireEvent:
    """Give the tables anew: `order` holds the present numbers in the order of the tables."""
    _check_open(evening)
    if sorted(order) != sorted(evening.teams):
        stranger = next(iter(set(order) ^ set(evening.teams)), 0)
        raise UnknownTeamError(stranger, evening.tables)
    teams = _in_order([evening.teams[number] for number in order])
    progress = replace(evening.progress, table_seed=seed)
    return replace(evening, teams=teams, progress=progress)


def with_substitute(evening: MilitaireEvent, number: int, substitute: Substitute) -> MilitaireEvent:
    """Record who plays in another's place; points do not change."""
    team = evening.team(number)
    evening.check_round(substitute.first_round)
    return _with_team(evening, replace(team, substitutes=(*team.substitutes, substitute)))


def withdrawn(evening: MilitaireEvent, number: int, from_round: int) -> MilitaireEvent:
    """Record that a team leaves: its matches from that round on are forfeits (RULES 1.6)."""
    if not evening.is_started:
        raise NotStartedError
    team = evening.team(number)
    evening.check_round(from_round)
    if team.withdrawn_from is not None:
        raise AlreadyWithdrawnError(number)
    return _with_team(evening, replace(team, withdrawn_from=from_round))


def reinstated(evening: MilitaireEvent, number: int) -> MilitaireEvent:
    """Take a team back that had withdrawn; its forfeits become missing results again."""
    team = evening.team(number)
    if team.withdrawn_from is None:
        raise NotWithdrawnError(number)
    return _with_team(evening, replace(team, withdrawn_from=None))


def _with_team(evening: MilitaireEvent, team: Team) -> MilitaireEvent:
    return replace(evening, teams={**evening.teams, team.number: team})


def _check_open(evening: MilitaireEvent) -> None:
    if evening.is_started:
        raise EntriesClosedError


def _in_order(teams: Sequence[Team]) -> dict[int, Team]:
    return {number: team.with_number(number) for number, team in enumerate(teams, start=1)}


def _entered(evening: MilitaireEvent, teams: Mapping[int, Team]) -> MilitaireEvent:
    for team in teams.values():
        if team.number < 1:
            raise UnknownTableError(team.number, len(teams))
        if not team.captain.strip():
            raise NamelessTeamError(team.number)
    _check_names(teams.values())
    _check_team_names(teams.values())
    return replace(evening, teams=dict(sorted(teams.items())))


def _check_team_names(teams: Iterable[Team]) -> None:
    """Refuse two teams of one name: nobody could tell them apart on the wall."""
    seen: dict[str, int] = {}
    for team in teams:
        key = folded(team.name)
        if key in seen:
            raise SameTeamNameError(team.name, seen[key], team.number)
        if key:
            seen[key] = team.number


def _check_names(teams: Iterable[Team]) -> None:
    """Refuse a person who stands in two places; case and spaces do not make another person."""
    seen: dict[str, int] = {}
    for team in teams:
        for name in filter(None, team.members):
            key = folded(name)
            if key in seen:
                raise PlayerTwiceError(name, seen[key], team.number)
            seen[key] = team.number
