"""What carries an evening on, whatever its format, and what still stands in the way."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Generic, Protocol

from typing_extensions import TypeVar

M = TypeVar("M")
"""What can be missing from a round: a table, or a deal at a table."""
M_co = TypeVar("M_co", covariant=True)

OpenRound = tuple[int, tuple[M, ...]]
"""A round and what it still lacks."""


class _Ending(Protocol):
    """Whether the last word is spoken."""

    @property
    def finished(self) -> bool: ...


class _Planned(Protocol):
    """How many rounds there are to be."""

    @property
    def rounds(self) -> int: ...


class Course(Protocol[M_co]):
    """What of an evening tells how far it is."""

    @property
    def last_announced(self) -> int:
        """The newest round that has begun; 0 before the first."""

    @property
    def progress(self) -> _Ending:
        """Whether it has ended."""

    @property
    def settings(self) -> _Planned:
        """How long it is to be."""

    def missing(self, round_number: int) -> tuple[M_co, ...]:
        """Return what a round still lacks."""


class Next(Enum):
    """What happens next in an evening."""

    BEGIN = auto()
    FINISH = auto()
    RESULTS = auto()


@dataclass(frozen=True)
class NextStep(Generic[M]):
    """The next step, and what still stands in its way."""

    what: Next
    round: int
    missing: tuple[M, ...]


def next_step(evening: Course[M]) -> NextStep[M]:
    """Return what carries the evening on: a round, the end, or the results."""
    last = evening.last_announced
    if evening.progress.finished:
        return NextStep(Next.RESULTS, last, ())
    missing = evening.missing(last) if last else ()
    if last >= evening.settings.rounds:
        return NextStep(Next.FINISH, last, missing)
    return NextStep(Next.BEGIN, last + 1, missing)


def open_rounds(evening: Course[M]) -> list[OpenRound[M]]:
    """Return the rounds before the newest that still lack something."""
    found = ((number, evening.missing(number)) for number in range(1, evening.last_announced))
    return [(number, missing) for number, missing in found if missing]
