"""What all verdicts on movements have in common: whether they are sound, and how JSON has them.

How counts are spread, and how often people sat out, is counted alike for all.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, fields
from enum import Enum
from fractions import Fraction
from itertools import pairwise
from typing import Any, Generic, TypeVar

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
