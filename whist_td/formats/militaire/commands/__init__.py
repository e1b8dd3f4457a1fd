"""What can be asked of the desk of Whist militaire."""

from collections.abc import Collection
from dataclasses import replace

from whist_td.desk.discretion import initials, shown
from whist_td.desk.kinds import EventKind
from whist_td.desk.mentions import Eraser, same_person
from whist_td.formats.militaire.commands import commands
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.teams import Team


def _with_initials(evening: MilitaireEvent, discreet: Collection[str]) -> MilitaireEvent:
    teams = {n: _discreet_team(team, discreet) for n, team in evening.teams.items()}
    return replace(evening, teams=teams)


def _discreet_team(team: Team, keys: Collection[str]) -> Team:
    one, two, three = (shown(name, keys) for name in team.players)
    name = team.name
    for member in (*team.members, *(each.name for each in team.substitutes)):
        if same_person(member) in keys:
            name = Eraser(member, initials(member)).text(name)
    return replace(
        team,
        name=name,
        captain=shown(team.captain, keys),
        players=(one, two, three),
        substitutes=tuple(replace(each, name=shown(each.name, keys)) for each in team.substitutes),
    )


DESK = EventKind(MilitaireEvent, commands, _with_initials)
