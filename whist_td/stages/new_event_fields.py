"""What is answered of an event, and what every format asks alike."""

from dataclasses import dataclass
from datetime import date
from typing import Any

from whist_td.kit.questions import Ask, Asking, Note, Number
from whist_td.words.words import Words


@dataclass(frozen=True)
class Heading:
    """What the event is called, when and where, as it was typed: it need not do yet."""

    name: str
    date: date
    place: str
    logo: bytes | None


@dataclass(frozen=True)
class PlannedEvent:
    """What is answered of an event beside its heading."""

    settings: Any = None
    """The settings of the format."""
    expected: int | None = None
    """The teams or players that are expected; None where they are known, and nobody is asked."""
    is_chosen: bool = False
    """Whether the director chose what is otherwise proposed for so many."""


@dataclass(frozen=True)
class EventAnswers:
    """All that was answered; kept while the window is dressed anew."""

    heading: Heading
    planned: PlannedEvent = PlannedEvent()


def expected_ask(
    name: str, label: str, value: int, limits: tuple[int, int], about: str, words: Words
) -> Ask:
    """Return the question how many are expected; the least number says that nobody knows yet."""
    number = Number(*limits, words("not known yet"))
    return Ask(name, label, value, number, about, line="numbers")


def more_options(words: Words) -> Asking[None]:
    """Say that all options that follow have a default."""
    _ = words
    yield Note("moreOptions", _("More options"), "heading", line="more", share=0)
    note = _("You can leave all of them as they are.")
    yield Note("moreOptionsNote", note, line="more")
