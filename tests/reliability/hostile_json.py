"""Events, movements and deals in JSON with something else in some of their places."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from reliability.hostile_words import hostile_word
from reliability.small_event import EVENINGS, SmallEvening, teams

from tests.fixtures.clocks import SteppingClock
from whist_td.console.formats import scored_games
from whist_td.desk.desk import Rehearsal, open_event
from whist_td.formats.club_night.files.json_file import club_event_json
from whist_td.formats.club_night.files.json_file import movement_plain as club_movement_plain
from whist_td.formats.militaire.files.exchange import event_json, movement_plain
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.whiz.files.exchange import event_movement_plain as whiz_movement_plain
from whist_td.formats.whiz.files.exchange import whiz_event_json

GAMES = scored_games()

Plain = dict[str, Any]
_EXPORTS: Mapping[str, Callable[[Any, Any], str]] = {
    "militaire": event_json,
    "whiz": whiz_event_json,
    "club": club_event_json,
}
DEPTH = 100_000
"""So many brackets, one in another, are more than any reader can follow."""
FAR = (10**30, 10**9, 99_999, 2**63)


def event(dice: Random) -> bytes:
    """Return an event file of ours of some format, twisted in some places."""
    makers: tuple[Callable[[], Plain], ...] = (_militaire, _militaire, _whiz, _club)
    return _written(_twisted(dice, dice.choice(makers)(), dice.randint(0, 3)), dice)


def _militaire() -> Plain:
    return {
        "format": "militaire",
        "event": {"name": "Soirée", "date": "2026-11-21", "place": ""},
        "settings": {"rounds": 24},
        "entries": [
            {"number": t.number, "name": t.name, "captain": t.captain, "players": list(t.players)}
            for t in teams()
        ],
        "announced": [],
        "results": [],
        "journal": [],
    }


def _whiz() -> Plain:
    return json.loads(_told("whiz"))


def _club() -> Plain:
    return json.loads(_told("club"))


@cache
def _told(kind: str) -> str:
    """Return a small evening as this program exports it."""
    evening = _played(EVENINGS[kind])
    return _EXPORTS[kind](evening, ())


def _played(small: SmallEvening) -> Any:
    clock, evening = SteppingClock(), small.opening.opened()
    for request in small.played:
        evening = request.applied_to(evening, clock.now())
    return evening


STRANGE_TIMES = (
    "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00", "0001-01-01", "9999-12-31",
    "2026-02-30", "2026-11-21T25:00:00+00:00", "2026-11-21T20:00:00", "-0001-01-01", "20261121",
    "1899-12-31T23:59:59+00:00", "3000-01-01T00:00:00+00:00", "2026-11-21T20:00:00+23:59", "",
    "2026-11-21T20:00:00.000000001+00:00", "2026-W47-6", "1e9", "\u0662\u0660\u0662\u0666-11-21",
)  # fmt: skip
_TIME = re.compile(r"\d{4}-\d\d-\d\d")


def strange_times(dice: Random) -> bytes:
    """Return an event of ours with its journal, in which some days and times are none."""
    plain = json.loads(_with_journal(dice.choice(list(EVENINGS))))
    for holder, key in dice.sample(times := list(_times(plain)), min(len(times), 3)):
        holder[key] = dice.choice(STRANGE_TIMES)
    return json.dumps(plain).encode()


def _times(plain: Any) -> Iterator[tuple[Any, Any]]:
    """Yield what holds each day and each time, and under which key."""
    holds = isinstance(plain, dict | list)
    for key, value in (
        plain.items() if isinstance(plain, dict) else enumerate(plain if holds else ())
    ):
        if isinstance(value, str) and _TIME.match(value):
            yield plain, key
        yield from _times(value)


@cache
def _with_journal(kind: str) -> str:
    """Return a small event as this program exports it, with all that was done."""
    small = EVENINGS[kind]
    desk = open_event(Rehearsal().as_club_file, SteppingClock(), small.opening)
    for request in small.played:
        desk.do(request)
    return _EXPORTS[kind](desk.facts, desk.lines)


def movement(dice: Random) -> bytes:
    """Return a movement of a format, as `verify` reads it, twisted in some places."""
    told = json.loads(dice.choice(_movements()))
    return _written(_twisted(dice, told, dice.randint(0, 3)), dice)


@cache
def _movements() -> tuple[str, ...]:
    whiz, club = (_played(EVENINGS[kind]) for kind in ("whiz", "club"))
    own = movement_plain(Settings(rounds=3), 4)
    present = {"present": {"6": [1, 2]}}
    plains = (own, whiz_movement_plain(whiz) | present, club_movement_plain(club))
    return tuple(map(json.dumps, plains))


def deal_lines(dice: Random) -> bytes:
    """Return lines of deals to score, twisted; the first names the game."""
    game = dice.choice(list(GAMES))
    examples = [json.loads(dice.choice(GAMES[game].examples)) for _ in range(6)]
    lines = [json.dumps(_twisted(dice, deal, dice.randint(0, 2))) for deal in examples]
    return "\n".join([game, *lines, "{", "[" * DEPTH, "9" * 5_000]).encode()


def _written(plain: Plain, dice: Random) -> bytes:
    text = json.dumps(plain)
    return ("[" * DEPTH + text if dice.random() < 0.05 else text).encode()


def _twisted(dice: Random, plain: Plain, times: int) -> Plain:
    """Return plain values with something else in so many places, near the top or deep within."""
    for _ in range(times):
        place = dice.choice(list(_places(plain)) or [{"": 0}])
        key = dice.choice(list(place) if isinstance(place, dict) else range(len(place)))
        if dice.random() < 0.3 and (found := list(numbers(plain))):
            _where, holder, number = dice.choice(found)
            holder[number] = dice.choice(FAR)
        elif dice.random() < 0.2:
            del place[key]
        else:
            place[key] = deepcopy(dice.choice((*_ANY, dice.choice(FAR), *_words(dice))))
    return plain


_ANY: tuple[Any, ...] = (None, -1, 0, 1.5, True, "9" * 5_000, float("nan"), [], {}, [[]], {"": 1})


def numbers(plain: Any, above: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Yield each number of plain values: where it stands, what holds it, and under which key.

    Of numbers that stand alike, in rows of one list, the first alone.
    """
    met: set[str] = set()
    for where, holder, key in _numbers(plain, above):
        if where not in met:
            met.add(where)
            yield where, holder, key


def _numbers(plain: Any, above: str) -> Iterator[tuple[str, Any, Any]]:
    for key in list(plain) if isinstance(plain, dict) else range(len(plain)):
        inside = plain[key]
        where = f"{above}.{key}".strip(".") if isinstance(key, str) else f"{above}[]"
        if isinstance(inside, (dict, list)):
            yield from _numbers(inside, where)
        elif type(inside) is int:
            yield where, plain, key


def _words(dice: Random) -> tuple[Any, ...]:
    return hostile_word(dice), [hostile_word(dice)]


def _places(plain: Any) -> Iterator[Any]:
    """Yield every object and list that holds something."""
    if isinstance(plain, (dict, list)) and plain:
        yield plain
        for inside in plain.values() if isinstance(plain, dict) else plain:
            yield from _places(inside)
