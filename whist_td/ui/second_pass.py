"""The second pass: a round entered again from the cartons, compared with what stands."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from whist_td.domain.results import Result
from whist_td.formats.militaire.evening import Evening
from whist_td.formats.militaire.scoring import points
from whist_td.formats.militaire.settings import Settings


class Verdict(Enum):
    """What the second reading says of a table."""

    UNREAD = "unread"
    AGREES = "agrees"
    DIFFERS = "differs"


@dataclass(frozen=True)
class SecondPass:
    """What stands in a round, and what has been read from the cartons so far."""

    round: int
    settings: Settings
    entered: Mapping[int, Result]
    read: Mapping[int, Result] = field(default_factory=dict)

    def with_read(self, table: int, result: Result) -> "SecondPass":
        """Return the pass with one more table read."""
        return replace(self, read={**self.read, table: result})

    def with_entered(self, entered: Mapping[int, Result]) -> "SecondPass":
        """Return the pass against what stands now."""
        return replace(self, entered=entered)

    def verdict(self, table: int) -> Verdict:
        """Compare one table; cartons show points, so points are what must agree."""
        if table not in self.read:
            return Verdict.UNREAD if table in self.entered else Verdict.AGREES
        if table not in self.entered:
            return Verdict.DIFFERS
        same = self._points(self.read[table]) == self._points(self.entered[table])
        return Verdict.AGREES if same else Verdict.DIFFERS

    @property
    def left(self) -> tuple[int, ...]:
        """The tables still to be read."""
        return tuple(table for table in self.entered if table not in self.read)

    @property
    def differing(self) -> tuple[int, ...]:
        """The tables where the two readings differ."""
        return tuple(table for table in self.read if self.verdict(table) is Verdict.DIFFERS)

    @property
    def is_agreed(self) -> bool:
        """Whether every table has been read and agrees."""
        return not self.left and not self.differing

    def _points(self, result: Result) -> tuple[int, int]:
        return points(result, self.settings)


def second_pass(evening: Evening, round_number: int) -> SecondPass:
    """Begin a second pass; the forfeits of teams that left have no carton and are not read."""
    return SecondPass(round_number, evening.settings, entered_in(evening, round_number))


def entered_in(evening: Evening, round_number: int) -> dict[int, Result]:
    """Return the results entered in a round, by table."""
    found = (
        (place.table, result)
        for place, result in evening.results.items()
        if place.round == round_number
    )
    return dict(sorted(found, key=lambda pair: pair[0]))
