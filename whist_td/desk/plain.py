"""Facts and commands as plain values (dicts, lists, numbers, texts), and back again.

The club file's journal, the JSON export and the command line all speak this form.
"""

from fractions import Fraction
from typing import Any

from cattrs.preconf.json import JsonConverter, make_converter

from whist_td.core.formats import formats, once_per_formats
from whist_td.desk.journal import Change
from whist_td.desk.kinds import EventKind, kind_named
from whist_td.desk.requests import Request


@once_per_formats
def converter() -> JsonConverter:
    """Return the converter between facts and plain values."""
    made = make_converter()
    made.register_unstructure_hook(Fraction, str)
    made.register_structure_hook(Fraction, lambda text, _: Fraction(text))
    for each in formats():
        kind_named(each.code).hooks(made)
    return made


def to_plain(fact: object) -> Any:  # noqa: ANN401 - plain values are JSON's, of any shape
    """Return a fact as plain values."""
    return converter().unstructure(fact)


def command_to_plain(command: Request) -> dict[str, Any]:
    """Return a command as plain values, with its name under `command`."""
    return {"command": type(command).__name__, **to_plain(command)}


def command_from_plain(plain: dict[str, Any], kind: EventKind) -> Request:
    """Return the command that plain values tell, of an event of some format."""
    values = {name: value for name, value in plain.items() if name != "command"}
    return converter().structure(values, kind.commands[plain["command"]])


def change_to_plain(change: Change) -> dict[str, Any]:
    """Return a change as plain values."""
    return {
        "field": change.field,
        "key": to_plain(change.key),
        "before": to_plain(change.before),
        "after": to_plain(change.after),
    }


def change_from_plain(plain: dict[str, Any], kind: EventKind) -> Change:
    """Return the change that plain values tell, of an event of some format."""
    key_type, value_type = kind.facts[plain["field"]]
    key = None if key_type is None else converter().structure(plain["key"], key_type)
    before, after = (
        None if plain[side] is None else converter().structure(plain[side], value_type)
        for side in ("before", "after")
    )
    return Change(plain["field"], key, before, after)
