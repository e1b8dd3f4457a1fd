"""The rows of a list before they count: which will do, and why others will not."""

from dataclasses import dataclass
from enum import Enum


class Verdict(Enum):
    """What becomes of a row."""

    GOOD = "good"
    GAP = "gap"
    """It comes in with a place that nobody has taken yet."""
    BAD = "bad"


@dataclass(frozen=True)
class ImportRow:
    """One row of the list, with what is said about it."""

    texts: tuple[str, ...]
    verdict: Verdict
    remark: str
