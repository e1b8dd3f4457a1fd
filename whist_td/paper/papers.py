"""The papers that a format of event has, and how one comes from an event to its papers."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from whist_td.core.formats import format_named, format_of
from whist_td.paper.layout import PageSize
from whist_td.paper.page import Page
from whist_td.paper.paper import Of, Paper, named, render
from whist_td.words.words import Words

__all__ = ["PageSize", "Paper", "PaperSet", "paper_set", "papers_for", "papers_of", "render"]

Event = TypeVar("Event")
Kind = tuple[str, str, Callable[[Of, PageSize, Words], list[Page]]]
"""A paper's name on the command line, its label, and its pages."""


@dataclass(frozen=True)
class PaperSet(Generic[Of, Event]):
    """The papers that a format has, and what they are made of after a round of an event."""

    before_play: tuple[Paper[Of], ...]
    after_play: tuple[Paper[Of], ...]
    of: Callable[[Event, int | None], Of]

    @property
    def papers(self) -> tuple[Paper[Of], ...]:
        """All of them, in the order of the evening."""
        return (*self.before_play, *self.after_play)

    def named(self, name: str) -> Paper[Of]:
        """Return a paper by its name, or refuse it with those there are."""
        return named(name, self.papers)


def paper_set(
    before: Iterable[Kind[Of]], after: Iterable[Kind[Of]], of: Callable[[Event, int | None], Of]
) -> PaperSet[Of, Event]:
    """Return the papers of a format, each in the order of the evening."""
    before_play = tuple(Paper(*kind, before_play=True) for kind in before)
    return PaperSet(before_play, tuple(Paper(*kind, before_play=False) for kind in after), of)


def papers_of(code: str) -> PaperSet[Any, Any]:
    """Return the papers of a format by its code."""
    return cast("PaperSet[Any, Any]", format_named(code).part("paper"))


def papers_for(event: object) -> PaperSet[Any, Any]:
    """Return the papers that an event has."""
    return cast("PaperSet[Any, Any]", format_of(event).part("paper"))
