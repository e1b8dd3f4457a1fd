"""The second pass: a round entered again from the papers, compared with what stands."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Generic, TypeVar

K = TypeVar("K")
"""What bears a result: a table, or a deal at a table."""
R = TypeVar("R")
"""A result."""


class Verdict(Enum):
    """What the second reading says of a table."""

    UNREAD = "unread"
    AGREES = "agrees"
    DIFFERS = "differs"


@dataclass(frozen=True)
class Rereading(Generic[K, R]):
    """What stands in a round, and what has been read again so far."""

    round: int
    agree: Callable[[R, R], bool]
    """Whether two results are the same as far as the papers tell."""
    entered: Mapping[K, R]
    read: Mapping[K, R] = field(default_factory=dict)

    def with_read(self, where: K, result: R) -> "Rereading[K, R]":
        """Return the pass with one more result read."""
        return replace(self, read={**self.read, where: result})

    def with_entered(self, entered: Mapping[K, R]) -> "Rereading[K, R]":
        """Return the pass against what stands now."""
        return replace(self, entered=entered)

    def verdict(self, where: K) -> Verdict:
        """Compare one result."""
        if where not in self.read:
            return Verdict.UNREAD if where in self.entered else Verdict.AGREES
        if where not in self.entered:
            return Verdict.DIFFERS
        same = self.agree(self.read[where], self.entered[where])
        return Verdict.AGREES if same else Verdict.DIFFERS

    @property
    def left(self) -> tuple[K, ...]:
        """What is still to be read."""
        return tuple(where for where in self.entered if where not in self.read)

    @property
    def differing(self) -> tuple[K, ...]:
        """Where the two readings differ."""
        return tuple(where for where in self.read if self.verdict(where) is Verdict.DIFFERS)

    @property
    def is_agreed(self) -> bool:
        """Whether everything has been read and agrees."""
        return not self.left and not self.differing
