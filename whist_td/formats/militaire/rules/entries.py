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
from whist_td.formats.militaire.rules.teams import SEATS, Substitute, Team


def with_teams(event: MilitaireEvent, teams: Iterable[Team]) -> MilitaireEvent:
    """Add teams, each at its own number, or refuse them all."""
    _check_open(event)
    entered = dict(event.teams)
    for team in teams:
        if team.number in entered:
            raise TeamNumberTakenError(team.number)
        entered[team.number] = team
    return _entered(event, entered)


def with_changed_team(event: MilitaireEvent, team: Team) -> MilitaireEvent:
    """Correct a team's names, at any time."""
    current = event.team(team.number)
    corrected = replace(
        team, withdrawn_from=current.withdrawn_from, substitutes=current.substitutes
    )
    entered = _entered(event, {**event.teams, team.number: corrected})
    _check_places(entered, team.number, set(corrected.members) - set(current.members))
    return renamed_here(entered, current.members, corrected.members)


def without_team(event: MilitaireEvent, number: int) -> MilitaireEvent:
    """Take a team off the list; those after it move up, so that no number is left out."""
    _check_open(event)
    event.team(number)
    left = [team for team in event.teams.values() if team.number != number]
    return _entered(event, _in_order(sorted(left, key=lambda team: team.number)))


def with_order(event: MilitaireEvent, order: Sequence[int], seed: int | None) -> MilitaireEvent:
    """Give the tables anew: `order` holds the present numbers in the order of the tables."""
    _check_open(event)
    if sorted(order) != sorted(event.teams):
        stranger = next(iter(set(order) ^ set(event.teams)), 0)
        raise UnknownTeamError(stranger, event.tables)
    teams = _in_order([event.teams[number] for number in order])
    progress = replace(event.progress, table_seed=seed)
    return replace(event, teams=teams, progress=progress)


def with_substitute(event: MilitaireEvent, number: int, substitute: Substitute) -> MilitaireEvent:
    """Record who plays in another's place; points do not change, and nobody plays twice."""
    team = event.team(number)
    event.check_round(substitute.first_round)
    team = replace(team, substitutes=(*team.substitutes, substitute))
    changed = _with_team(event, team)
    _check_places(changed, number, [substitute.name])
    return changed


def _check_places(event: MilitaireEvent, number: int, names: Iterable[str]) -> None:
    """Refuse people of a team who would hold two places in one round."""
    keys = {folded(name): name for name in names if name}
    playing = {name: folded(name) for team in event.teams.values() for name in team.people}
    for round_number in range(1, event.settings.rounds + 1):
        held: dict[str, int] = {}
        for team in event.teams.values():
            for seat in () if team.is_withdrawn(round_number) else SEATS:
                key = playing.get(team.player(seat, round_number), "")
                if key in keys and key in held:
                    other = team.number if held[key] == number else held[key]
                    raise PlayerTwiceError(keys[key], other, number)
                held[key] = team.number


def withdrawn(event: MilitaireEvent, number: int, from_round: int) -> MilitaireEvent:
    """Record that a team leaves: its matches from that round on are forfeits (RULES 1.6)."""
    if not event.is_started:
        raise NotStartedError
    team = event.team(number)
    event.check_round(from_round)
    if team.withdrawn_from is not None:
        raise AlreadyWithdrawnError(number)
    return _with_team(event, replace(team, withdrawn_from=from_round))


def reinstated(event: MilitaireEvent, number: int) -> MilitaireEvent:
    """Take a team back that had withdrawn; its forfeits become missing results again."""
    team = event.team(number)
    if team.withdrawn_from is None:
        raise NotWithdrawnError(number)
    back = replace(team, withdrawn_from=None)
    changed = _with_team(event, back)
    _check_places(changed, number, back.people)
    return changed


def _with_team(event: MilitaireEvent, team: Team) -> MilitaireEvent:
    return replace(event, teams={**event.teams, team.number: team})


def _check_open(event: MilitaireEvent) -> None:
    if event.is_started:
        raise EntriesClosedError


def _in_order(teams: Sequence[Team]) -> dict[int, Team]:
    return {number: team.with_number(number) for number, team in enumerate(teams, start=1)}


def _entered(event: MilitaireEvent, teams: Mapping[int, Team]) -> MilitaireEvent:
    for team in teams.values():
        if team.number < 1:
            raise UnknownTableError(team.number, len(teams))
        if not team.captain.strip():
            raise NamelessTeamError(team.number)
    _check_names(teams.values())
    _check_team_names(teams.values())
    return replace(event, teams=dict(sorted(teams.items())))


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
