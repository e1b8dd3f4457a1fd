"""The giving of prizes: each is called, then comes who has it; the first one is the last."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from whist_td.core.events import Details
from whist_td.words.words import Words


@dataclass(frozen=True)
class CalledPrize:
    """A prize, or those that equals share: what it is for, what it is, who has it."""

    place: str
    prize: str
    winners: tuple[tuple[str, str], ...]
    """Who they are, and what each gets."""
    rank: int | None = None
    """The place in figures; None: it is for something else."""


@dataclass(frozen=True)
class CalledPrizes:
    """All prizes of an occasion as they are called; none where they were taken back."""

    club: Details
    title: str
    prizes: tuple[CalledPrize, ...]


@dataclass(frozen=True)
class Ceremony:
    """How far the giving of prizes is: two steps a prize."""

    called: Callable[[Any, Words], CalledPrizes]
    """What is called, made anew of the club's book in the words of the room."""
    shown: int = 0

    def advanced(self, by: int, prizes: int) -> "Ceremony":
        """Return it some steps further on, or back."""
        return replace(self, shown=max(0, min(self.shown + by, 2 * prizes)))
