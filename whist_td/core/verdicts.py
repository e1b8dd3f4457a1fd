"""What all verdicts on movements have in common: whether they are sound, and how JSON has them."""

from dataclasses import dataclass, fields
from enum import Enum
from fractions import Fraction
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
