"""Initials in the place of a name, for those who do not want theirs on the wall or on a page."""

import re
from collections.abc import Collection
from dataclasses import replace

from whist_td.core.people import Team
from whist_td.desk.mentions import Eraser, same_person
from whist_td.desk.requests import E
from whist_td.formats.club_night.rules.evening import ClubEvening
from whist_td.formats.militaire.rules.evening import Evening
from whist_td.formats.whiz.rules.evening import WhizEvening

_PARTS = re.compile(r"([\s\-’']+)")


def initials(name: str) -> str:
    """Return a name's initials.

    >>> initials("Jean-Guy Otis"), initials("Rose d’Amours"), initials("É. Gagné")
    ('J.-G. O.', 'R. d’A.', 'É. G.')
    """
    parts = _PARTS.split(name.strip())
    pairs = zip(parts[::2], (*parts[1::2], ""), strict=False)
    return "".join(_short(part, mark) for part, mark in pairs if part).strip()


def _short(part: str, mark: str) -> str:
    if mark in ("’", "'"):
        return f"{part[0]}{mark}"
    return f"{part[0]}.{' ' if mark.isspace() else mark}"


def shown(name: str, discreet: Collection[str]) -> str:
    """Return a name as the room may see it; `discreet` are the people who want initials."""
    keys = {same_person(each) for each in discreet}
    return initials(name) if same_person(name) in keys else name


def discreet_evening(evening: E, discreet: Collection[str]) -> E:
    """Return an evening as the room and the web page may see it: the same, with initials.

    What is entered and printed for the director keeps the names.
    """
    keys = {same_person(name) for name in discreet}
    if not keys:
        return evening
    match evening:
        case Evening():
            teams = {n: _discreet_team(team, keys) for n, team in evening.teams.items()}
            return replace(evening, teams=teams)
        case ClubEvening():
            known = {
                n: replace(player, name=shown(player.name, keys))
                for n, player in evening.players.items()
            }
            return replace(evening, players=known)
        case WhizEvening():
            players = {
                n: replace(player, name=shown(player.name, keys))
                for n, player in evening.players.items()
            }
            return replace(evening, players=players)


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
