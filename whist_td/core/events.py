"""What an event is called, when and where it is held, its most rounds, and drafts of entries."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, TypeVar

from whist_td.core.errors import NamelessEventError, NameTooLongError
from whist_td.core.proposals import Phones

MOST_ROUNDS = 99
"""No event is longer."""
MOST_LETTERS = 120
UID = re.compile("[0-9a-f]{32}")
"""What an event is known by outside its club."""


@dataclass(frozen=True)
class Details:
    """The heading of every screen and sheet of an event; the logo is the bytes of a picture."""

    name: str
    date: date
    place: str = ""
    logo: bytes | None = None

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise NamelessEventError
        for text in (self.name, self.place):
            if len(text) > MOST_LETTERS:
                raise NameTooLongError(text, MOST_LETTERS)


@dataclass(frozen=True)
class EventProgress:
    """How far an event is: the draw of numbers or seats, and whether the last word is spoken."""

    draw_seed: int | None = None
    finished: bool = False
    trial: bool = False
    """Whether it is played to try things out."""
    here: tuple[str, ...] = ()
    """Who was seen at the door, by name as entered; nobody where a club does not check."""
    phones: Phones | None = None
    """Who comes in by telephone; None: nobody."""


E = TypeVar("E")


def renamed_here(event: E, before: Iterable[str], after: Iterable[str]) -> E:
    """Return an event in which whoever is here is so by the names as corrected, one by one."""
    known: Any = event
    names = dict(zip(before, after, strict=False))
    here = tuple(filter(None, (names.get(name, name) for name in known.progress.here)))
    if here == known.progress.here:
        return event
    renamed: E = replace(known, progress=replace(known.progress, here=here))
    return renamed


@dataclass(frozen=True)
class Draft:
    """A line as it is typed, cell by cell."""

    number: int
    texts: tuple[str, ...]
    was: tuple[str, ...] = ()
    """What it would correct; empty where it is a new line."""


Drafts = Mapping[int, Draft]
"""By their numbers."""


def fitted(texts: tuple[str, ...], width: int) -> tuple[str, ...]:
    """Return typed cells for a grid with more columns, or fewer; nothing that is typed is lost.

    >>> fitted(("Anne", "Bob", "Gaspé"), 2), fitted(("Anne", "Gaspé"), 3)
    (('Anne / Bob', 'Gaspé'), ('Anne', '', 'Gaspé'))
    """
    over = len(texts) - width
    if over > 0:
        return (" / ".join(filter(None, texts[: over + 1])), *texts[over + 1 :])
    return (*texts[:1], *("",) * -over, *texts[1:])
