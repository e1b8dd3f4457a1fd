"""A movement from outside, read field by field and not yet believed; what is said of any movement.

All verdicts have in common whether they are sound, how counts are spread, how often people sat out,
and how JSON has them.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from fractions import Fraction
from itertools import pairwise
from typing import Any, Generic, TypeVar

from whist_td.core.errors import RuleError


@dataclass(frozen=True)
class MovementSpot:
    """Where in a movement's text: the round and the table by their position, from 1."""

    round: int | None = None
    table: int | None = None


class MovementError(RuleError):
    """Something about one field of a movement."""

    spot: MovementSpot
    field: str


class MovementFieldMissingError(MovementError):
    """A field that a movement must have and has not."""


class MovementValueError(MovementError):
    """A field that holds something else than it should."""

    value: object


class MovementNumberError(MovementValueError):
    """A field that should be a whole number."""


class MovementLimitError(MovementValueError):
    """A number that no movement can have."""

    least: int
    most: int


class MovementTextError(MovementValueError):
    """A field that should be a text, or nothing."""


class MovementListError(MovementValueError):
    """A field that should be a list."""


class MovementObjectError(RuleError):
    """A movement, a round or a table that is no object with named fields."""

    spot: MovementSpot


class MovementTeamsError(RuleError):
    """A movement for a number of teams that no hall can hold, or that cannot play."""

    teams: int
    least: int
    most: int


class MovementFileError(RuleError):
    """A file that is cut off, or never was a movement: it cannot be read from a line on."""

    file: str
    line: int


class UnsoundMovementError(RuleError):
    """A movement of the library that the verifier does not accept."""

    players: int
    rounds: int


@dataclass(frozen=True)
class MovementFields:
    """A movement, a round or a table as plain values tell it, and where it stands."""

    fields: Mapping[object, object]
    spot: MovementSpot

    def number(self, name: str) -> int:
        """Return a whole number."""
        return whole_number(self._field(name), name, self.spot)

    def size(self, name: str, most: int) -> int:
        """Return how many there are of something; what no hall holds nobody could judge."""
        size = self.number(name)
        if not 0 <= size <= most:
            raise MovementLimitError(self.spot, name, size, 0, most)
        return size

    def numbers(self, name: str) -> tuple[int, ...]:
        """Return a list of whole numbers."""
        return tuple(whole_number(each, name, self.spot) for each in self.listed(name))

    def text(self, name: str) -> str | None:
        """Return a text, or None where nothing is said."""
        value = self._field(name)
        if value is not None and not isinstance(value, str):
            raise MovementTextError(self.spot, name, value)
        return value

    def listed(self, name: str) -> list[object]:
        """Return a list of whatever stands in it."""
        value = self._field(name)
        if not isinstance(value, list):
            raise MovementListError(self.spot, name, value)
        return value

    def rounds(self) -> Iterator["MovementFields"]:
        """Return the rounds of a movement in order."""
        return self._each("round")

    def tables(self) -> Iterator["MovementFields"]:
        """Return the tables of a round in order."""
        return self._each("table")

    def _each(self, what: str) -> Iterator["MovementFields"]:
        listed = enumerate(self.listed(f"{what}s"), start=1)
        return (fields_of(each, replace(self.spot, **{what: place})) for place, each in listed)

    def _field(self, name: str) -> object:
        if name not in self.fields:
            raise MovementFieldMissingError(self.spot, name)
        return self.fields[name]


def fields_of(plain: object, spot: MovementSpot | None = None) -> MovementFields:
    """Return what plain values say, or refuse what is no object with named fields.

    >>> fields_of({"teams": 12}).number("teams")
    12
    """
    where = spot or MovementSpot()
    if not isinstance(plain, dict):
        raise MovementObjectError(where)
    return MovementFields(plain, where)


def whole_number(value: object, name: str, spot: MovementSpot) -> int:
    """Return a value of a field as a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise MovementNumberError(spot, name, value)
    return value


PLACES = 4
F = TypeVar("F")
N = TypeVar("N")


@dataclass(frozen=True)
class Verdict(Generic[F, N]):
    """What the second hand found: the hard rules that are broken, and how good a movement is."""

    faults: tuple[F, ...]
    figures: N

    @property
    def is_sound(self) -> bool:
        """Whether no hard rule is broken; no other movement is offered."""
        return not self.faults


def plain_of(found: Any) -> Any:  # noqa: ANN401 - JSON's
    """Return faults or figures as plain values for JSON, each field under its name."""
    match found:
        case Enum():
            return found.value
        case Fraction():
            return round(float(found), PLACES)
        case tuple():
            return [plain_of(each) for each in found]
        case None | int() | str():
            return found
    return {field.name: plain_of(getattr(found, field.name)) for field in fields(found)}


@dataclass(frozen=True)
class SitOuts:
    """How often people sit out, and the fewest rounds one plays between two sit-outs."""

    least: int
    most: int
    gap: int | None


def sit_outs_of(rounds: Iterable[Iterable[int]], counted: Collection[int]) -> SitOuts:
    """Return how often some people sit out, given who does in each round."""
    out: dict[int, list[int]] = defaultdict(list)
    for place, resting in enumerate(rounds, start=1):
        for one in resting:
            out[one].append(place)
    gaps = [later - earlier - 1 for each in out.values() for earlier, later in pairwise(each)]
    times = [len(out[one]) for one in counted]
    return SitOuts(min(times), max(times), min(gaps, default=None))


def mean_and_variance(counts: Mapping[int, int]) -> tuple[Fraction, Fraction]:
    """Return the mean of counts, and how far they are spread, given how many there are of each."""
    size = sum(counts.values())
    mean = Fraction(sum(count * many for count, many in counts.items()), size)
    squares = Fraction(sum(count * count * many for count, many in counts.items()), size)
    return mean, squares - mean * mean


def least_variance(mean: Fraction) -> Fraction:
    """Return the spread of whole counts: their mean rounded up and down, and no less."""
    rest = mean - mean.numerator // mean.denominator
    return rest * (1 - rest)
