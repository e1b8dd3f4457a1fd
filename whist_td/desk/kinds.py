"""What the desk asks of a format, and its facts and commands as plain values, and back again.

The club file's journal, the JSON export and the command line all speak this form.
"""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, fields, is_dataclass
from datetime import datetime
from enum import Enum
from fractions import Fraction
from functools import cache, cached_property
from types import ModuleType
from typing import Any, cast, get_args, get_origin, get_type_hints

from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override
from cattrs.preconf.json import JsonConverter, make_converter

from whist_td.core.formats import format_named, format_of
from whist_td.desk.journal import Act, Change, Line
from whist_td.desk.proposals import OF_PHONES, By
from whist_td.desk.requests import SHARED, Command, Event, Opening, Request

FactTypes = tuple[Any, Any]
"""The type of a fact's key (None: a single fact), and of the fact."""


_YEARS = range(1900, 3000)
"""At the ends of the calendar a time cannot be shown in another zone."""


def moment(text: str) -> datetime:
    """Return a time with its zone, or raise where a text is none that a clock can show."""
    found = datetime.fromisoformat(text)
    if found.tzinfo is None or found.year not in _YEARS:
        raise ValueError(text)
    return found


def fraction(text: str) -> Fraction:
    """Return a number as facts are written, or raise where a text is none, or has no end of digits.

    >>> fraction("175/3"), fraction("12.5")
    (Fraction(175, 3), Fraction(25, 2))
    """
    if not _FRACTION.fullmatch(text):
        raise ValueError(text)
    return Fraction(text)


_FRACTION = re.compile(r"-?[0-9]{1,18}(\.[0-9]{1,18}|/[0-9]{1,18})?")
MOST = 10**18
"""More than any draw by lot has, and less than SQLite can hold."""


def whole_number(value: int | None) -> int | None:
    """Return a whole number, or raise where no file would hold it; None: there is none."""
    if value is not None and not -MOST < value < MOST:
        raise ValueError(value)
    return value


def _whole(value: Any, kind: Any) -> int:  # noqa: ANN401 - JSON's
    """Return a whole number that a file can hold."""
    number: int = _exactly(value, kind)
    whole_number(number)
    return number


def _exactly(value: Any, kind: Any) -> Any:  # noqa: ANN401 - JSON's
    """Return a value of exactly a kind: nobody meant 24.7 rounds, or a team called None."""
    if type(value) is kind:
        return value
    if issubclass(kind, Enum):  # a number, too
        return kind(_whole(value, int))
    raise TypeError(value)


@cache
def converter() -> JsonConverter:
    """Return the converter between facts and plain values."""
    made = make_converter()
    made.register_unstructure_hook(Fraction, str)
    made.register_structure_hook(Fraction, lambda text, _: fraction(_exactly(text, str)))
    made.register_structure_hook(datetime, lambda text, _: moment(_exactly(text, str)))
    made.register_structure_hook(int, _whole)
    for kind in (bool, str):
        made.register_structure_hook(kind, _exactly)
    # An event tells of telephones only where it has any.
    made.register_unstructure_hook_factory(
        _has_phones,
        lambda kind: make_dict_unstructure_fn(kind, made, phones=override(omit_if_default=True)),
    )

    def of_names(kind: Any) -> Callable[[Any, Any], Any]:  # noqa: ANN401 - a class
        """Return what makes a value of its fields by their names; a list has none."""
        structured = make_dict_structure_fn(kind, made)
        return lambda plain, _: structured(_exactly(plain, dict), kind)

    made.register_structure_hook_factory(is_dataclass, of_names)
    return made


def _has_phones(kind: Any) -> bool:  # noqa: ANN401 - a class
    return is_dataclass(kind) and "phones" in kind.__dataclass_fields__


def _as_it_comes(_converter: JsonConverter) -> None:
    """Leave all plain values to the converter."""


@dataclass(frozen=True)
class EventKind:
    """The events of one format, as the desk knows them."""

    event: type[Any]
    requests: ModuleType
    """The module in which each command is a class: the journal keeps it by the class's name."""
    with_initials: Callable[[Any, Collection[str]], Any]
    """Return an event with the initials of some people in the place of their names."""
    hooks: Callable[[JsonConverter], None] = _as_it_comes
    """Tell the converter which values have a plain form of their own."""

    def __post_init__(self) -> None:
        """Let its values be read from the moment on at which there can be any."""
        self.hooks(converter())

    @cached_property
    def commands(self) -> Mapping[str, type[Request]]:
        """All that can be asked of such an event, by the names in the journal."""
        own = {
            name: kind
            for name, kind in vars(self.requests).items()
            if isinstance(kind, type)
            and issubclass(kind, Request)
            and kind.__module__ == self.requests.__name__
        }
        return {**SHARED, **OF_PHONES, **own}

    @cached_property
    def opening(self) -> type[Opening[Any]]:
        """The command that opens such an event."""
        return next(kind for kind in self.commands.values() if issubclass(kind, Opening))

    @cached_property
    def facts(self) -> Mapping[str, FactTypes]:
        """The types of each field of the event."""
        hints = get_type_hints(self.event)
        of_fields = {each.name: hints[each.name] for each in fields(self.event)}
        return {
            name: get_args(hint) if get_origin(hint) is Mapping else (None, hint)
            for name, hint in of_fields.items()
        }


def kind_of(event: Event) -> EventKind:
    """Return what the desk knows of an event's format."""
    return cast("EventKind", format_of(event).part("desk"))


def kind_named(code: str) -> EventKind:
    """Return what the desk knows of a format by its code."""
    return cast("EventKind", format_named(code).part("desk"))


def to_plain(fact: object) -> Any:  # noqa: ANN401 - plain values are JSON's, of any shape
    """Return a fact as plain values."""
    return converter().unstructure(fact)


_BY = "by_hand"
"""Beside what was asked for, the other hand that it was done by."""


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


def line_to_plain(line: Line) -> dict[str, Any]:
    """Return a line of the journal as plain values, which are its columns too."""
    return {
        "number": line.number,
        "at": line.at.isoformat(),
        "act": line.act.value,
        "command": command_to_plain(line.command)
        | ({} if line.by is None else {_BY: to_plain(line.by)}),
        "changes": [change_to_plain(change) for change in line.changes],
        "reverses": line.reverses,
    }


def line_from_plain(plain: Mapping[str, Any], kind: EventKind) -> Line:
    """Return the line that plain values tell, of an event of some format."""
    done = dict(plain["command"])
    by = converter().structure(done.pop(_BY), By) if _BY in done else None
    command = command_from_plain(done, kind)
    changes = tuple(change_from_plain(change, kind) for change in plain["changes"])
    is_noted = isinstance(command, Command) and command.IS_NOTED
    if not changes and not is_noted and not isinstance(command, Opening):
        raise ValueError(plain["number"])  # the desk never wrote it: its changes are lost
    act, at = Act(plain["act"]), moment(plain["at"])
    return Line(_exactly(plain["number"], int), at, act, command, changes, plain["reverses"], by)


def change_from_plain(plain: dict[str, Any], kind: EventKind) -> Change:
    """Return the change that plain values tell, of an event of some format."""
    key_type, value_type = kind.facts[plain["field"]]
    key = None if key_type is None else converter().structure(plain["key"], key_type)
    before, after = (
        None if plain[side] is None else converter().structure(plain[side], value_type)
        for side in ("before", "after")
    )
    if any(getattr(fact, "number", key) != key for fact in (before, after) if fact is not None):
        raise ValueError(key)  # a fact that has a number stands under it
    return Change(plain["field"], key, before, after)
