"""What was answered on the page of a new event that is not created yet."""

from dataclasses import dataclass
from datetime import date
from typing import Any


@dataclass(frozen=True)
class Heading:
    """What the event is called, when and where, as it was typed: it need not do yet."""

    name: str
    date: date
    place: str
    logo: bytes | None


@dataclass(frozen=True)
class Answers:
    """All that was answered; kept while the window is dressed anew."""

    heading: Heading
    expected: int
    """The teams or players that are expected."""
    settings: Any
    """The settings of the format."""
    is_chosen: bool = False
    """Whether the director chose what is otherwise proposed for so many."""
