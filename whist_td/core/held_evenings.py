"""An evening as a season sees it, whatever was played: each format tells what it has so.

It is a format's part "year": a function of the event, its number and its facts.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from typing import Any


@dataclass(frozen=True)
class EveningMeasure:
    """What an evening's result is: evenings of different measures are not added up."""

    format: str
    game: str
    ranked_by: str


@dataclass(frozen=True)
class EveningPerson:
    """Somebody at an evening: in how many announced rounds, sitting out counting as being there."""

    spelling: str
    rounds: int
    first_round: int = 1
    is_substitute: bool = False


@dataclass(frozen=True)
class EveningEntry:
    """A team, a pair or a player, with what ranked it; None: it has no score."""

    number: int
    points: Fraction | None
    rank: int | None
    sharing: int
    """How many entries share the rank, this one included."""
    people: tuple[EveningPerson, ...]
    best_round: Fraction | None = None
    """The most that it has from one round, where the format knows."""


@dataclass(frozen=True)
class HeldEvening:
    """One evening: when, what it is ranked by, how much of it was played, and who was there."""

    event: int
    name: str
    date: date
    measure: EveningMeasure
    planned: int
    announced: int
    is_complete: bool
    """Whether all announced rounds have all their results."""
    entries: tuple[EveningEntry, ...]
    is_trial: bool = False

    @property
    def size(self) -> int:
        """How many entries have a score."""
        return sum(entry.points is not None for entry in self.entries)

    @property
    def is_held(self) -> bool:
        """Whether anything was played, and it was no trial."""
        return bool(self.size) and self.announced > 0 and not self.is_trial

    @property
    def is_over(self) -> bool:
        """Whether all planned rounds are in."""
        return self.is_held and self.is_complete and self.announced >= self.planned


YearPart = Callable[[int, Any], HeldEvening]
"""What a format has for the club's year: an event's number and facts as a held evening."""
