"""Facts and commands as plain values (dicts, lists, numbers, texts), and back again.

The club file's journal, the JSON export and the command line all speak this form.
"""

from functools import cache
from typing import Any, get_args

from cattrs.preconf.json import JsonConverter, make_converter

from whist_td.domain.events import Details
from whist_td.domain.people import Team
from whist_td.domain.results import Result
from whist_td.domain.rounds import AnnouncedRound, Place
from whist_td.formats.militaire.evening import Progress
from whist_td.formats.militaire.settings import Settings
from whist_td.usecases.commands import Command
from whist_td.usecases.journal import Change

_FACTS: dict[str, tuple[Any, Any]] = {
    "details": (None, Details),
    "settings": (None, Settings),
    "progress": (None, Progress),
    "teams": (int, Team),
    "rounds": (int, AnnouncedRound),
    "results": (Place, Result),
    "playoffs": (tuple[int, int], int),
}
"""Each field of an evening: the type of its key (None: a single fact) and of its value."""

_COMMANDS: dict[str, Any] = {kind.__name__: kind for kind in get_args(Command)}


@cache
def converter() -> JsonConverter:
    """Return the converter between facts and plain values."""
    return make_converter()


def to_plain(fact: object) -> Any:  # noqa: ANN401 - plain values are JSON's, of any shape
    """Return a fact as plain values."""
    return converter().unstructure(fact)


def command_to_plain(command: Command) -> dict[str, Any]:
    """Return a command as plain values, with its name under `command`."""
    return {"command": type(command).__name__, **to_plain(command)}


def command_from_plain(plain: dict[str, Any]) -> Command:
    """Return the command that plain values tell."""
    values = {name: value for name, value in plain.items() if name != "command"}
    kind = _COMMANDS[plain["command"]]
    command: Command = converter().structure(values, kind)
    return command


def change_to_plain(change: Change) -> dict[str, Any]:
    """Return a change as plain values."""
    return {
        "field": change.field,
        "key": to_plain(change.key),
        "before": to_plain(change.before),
        "after": to_plain(change.after),
    }


def change_from_plain(plain: dict[str, Any]) -> Change:
    """Return the change that plain values tell."""
    key_type, value_type = _FACTS[plain["field"]]
    key = None if key_type is None else converter().structure(plain["key"], key_type)
    before, after = (
        None if plain[side] is None else converter().structure(plain[side], value_type)
        for side in ("before", "after")
    )
    return Change(plain["field"], key, before, after)
