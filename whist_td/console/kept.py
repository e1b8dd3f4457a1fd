"""What is written into a file of an event: its facts, and its journal."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from whist_td.desk.desk import Desk
from whist_td.desk.journal import Line
from whist_td.desk.members import discreet_evening
from whist_td.desk.requests import E, Event
from whist_td.interchange.formats import FormatFiles, Writer
from whist_td.words.words import Words

E_co = TypeVar("E_co", bound=Event, covariant=True)


class Kept(Protocol[E_co]):
    """An event as it is on the disk, or as the public may see it."""

    @property
    def evening(self) -> E_co:
        """The facts."""

    @property
    def lines(self) -> tuple[Line, ...]:
        """The journal, newest last."""


@dataclass(frozen=True)
class Published:
    """An event for the public, with initials for those who want no more."""

    evening: Event
    lines: tuple[Line, ...]


def published(desk: Desk[E], discreet: Collection[str]) -> Published:
    """Return an event as the web page may show it."""
    return Published(discreet_evening(desk.evening, discreet), desk.lines)


def kept_writers(files: FormatFiles[Any]) -> Mapping[str, Callable[[Kept[Any], Words], bytes]]:
    """Return what writes an event into a file, by the ending of the file."""
    return {ending: _kept_writer(write) for ending, write in files.writers.items()}


def _kept_writer(write: Writer[Any]) -> Callable[[Kept[Any], Words], bytes]:
    return lambda kept, _: write(kept.evening, kept.lines, _)
