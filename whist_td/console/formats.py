"""The one place where a verb chooses between the formats of events."""

from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Generic, TypeVar

from whist_td.console.world import World
from whist_td.desk.desk import Desk
from whist_td.desk.request_errors import ArgumentValueError
from whist_td.desk.requests import AnyCommand, AnyEvening, AnyOpening
from whist_td.formats.club_night.rules.evening import ClubEvening
from whist_td.formats.whiz.rules.evening import WhizEvening
from whist_td.interchange.event_source import EventSource
from whist_td.words.words import Words

T = TypeVar("T")
Opening = tuple[AnyOpening, tuple[AnyCommand, ...]]
"""What opens an event, and what is done with it at once."""


@dataclass(frozen=True)
class ByFormat(Generic[T]):
    """Something that each format has its own of."""

    militaire: T
    whiz: T
    club: T

    def of(self, evening: AnyEvening) -> T:
        """Return what an event has."""
        match evening:
            case WhizEvening():
                return self.whiz
            case ClubEvening():
                return self.club
        return self.militaire

    def named(self, name: str, argument: str) -> T:
        """Return what a format named in an argument has, or refuse the name."""
        if name not in FORMATS:
            raise ArgumentValueError(argument, name, ", ".join(FORMATS))
        chosen: T = getattr(self, name)
        return chosen


FORMATS = tuple(field.name for field in fields(ByFormat))


@dataclass(frozen=True)
class Opener:
    """How a format opens an event: the options it knows, and what they come to."""

    options: frozenset[str]
    asked: Callable[[Namespace, World], Opening]
    imported: Callable[[EventSource], Opening]
    told: Callable[[Desk[Any], Words], str]
