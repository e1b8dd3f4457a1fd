"""Medians of what the program does beside what its parts cost bare, in one run."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Measured:
    """One line of the table: seconds of ours, seconds of the bare thing, and the goal in words."""

    name: str
    ours: float
    bare: float
    bare_name: str
    goal: str
    shown: "Callable[[float], str] | None" = None
    """How the figures are written; None: as milliseconds."""

    def row(self) -> str:
        """Return the line as Markdown."""
        ratio = f"{self.ours / self.bare:.2f}×" if self.bare else "–"
        shown = self.shown or in_ms
        bare = f"{self.bare_name}: {shown(self.bare)}" if self.bare else "–"
        return f"| {self.name} | {shown(self.ours)} | {bare} | {ratio} | {self.goal} |"


def in_ms(seconds: float) -> str:
    """Return a time in milliseconds, to read."""
    return f"{seconds * 1000:,.1f} ms"


def in_megabytes(size: float) -> str:
    """Return a size in megabytes, to read."""
    return f"{size / 1e6:,.2f} MB"


def median(work: Callable[[int], object], times: int) -> float:
    """Return the median time of a piece of work, in seconds; the work is told how often before."""
    taken = []
    for number in range(times):
        start = time.perf_counter()
        work(number)
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)


Work = Callable[[int], object]


def both(ours: Work, bare: Work, times: int) -> tuple[float, float]:
    """Return the medians of two pieces of work done in turn, in the same weather."""
    taken: tuple[list[float], list[float]] = ([], [])
    for number in range(times):
        for work, kept in zip((ours, bare), taken, strict=True):
            start = time.perf_counter()
            work(number)
            kept.append(time.perf_counter() - start)
    return statistics.median(taken[0]), statistics.median(taken[1])
