"""Initials in the place of a name, for those who do not want theirs on the wall or on a page."""

import re
from collections.abc import Collection
from dataclasses import replace
from typing import Any

from whist_td.desk.kinds import kind_of
from whist_td.desk.mentions import same_person
from whist_td.desk.requests import E

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
    after: E = kind_of(evening).with_initials(evening, keys)
    return after


def players_with_initials(event: Any, discreet: Collection[str]) -> Any:  # noqa: ANN401
    """Return an event of players with initials in the place of some names."""
    players = {
        n: replace(player, name=shown(player.name, discreet)) for n, player in event.players.items()
    }
    return replace(event, players=players)
