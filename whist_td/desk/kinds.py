"""What the desk asks of a format: its event, its commands, and whatever it does in its own way."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from types import ModuleType
from typing import Any, cast, get_args, get_origin, get_type_hints

from cattrs.preconf.json import JsonConverter

from whist_td.core.formats import format_named, format_of
from whist_td.desk.requests import SHARED, Event, Opening, Request

Fact = tuple[Any, Any]
"""The type of a fact's key (None: a single fact), and of the fact."""


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
        return {**SHARED, **own}

    @cached_property
    def opening(self) -> type[Opening[Any]]:
        """The command that opens such an event."""
        return next(kind for kind in self.commands.values() if issubclass(kind, Opening))

    @cached_property
    def facts(self) -> Mapping[str, Fact]:
        """The types of each field of the event."""
        hints = get_type_hints(self.event)
        return {each.name: _fact(hints[each.name]) for each in fields(self.event)}


def _fact(hint: Any) -> Fact:  # noqa: ANN401 - a type, or what stands for one
    if get_origin(hint) is not Mapping:
        return None, hint
    key, value = get_args(hint)
    return key, value


def kind_of(event: Event) -> EventKind:
    """Return what the desk knows of an event's format."""
    return cast("EventKind", format_of(event).part("desk"))


def kind_named(code: str) -> EventKind:
    """Return what the desk knows of a format by its code."""
    return cast("EventKind", format_named(code).part("desk"))
