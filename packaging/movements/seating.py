"""How the three of every table are seated by the program in C, and what that is worth."""

import csv
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

from programs import asked

from whist_td.movements.whiz.form import Plan

SEAT_WORTH = 0.005
"""How much more spread of comparisons one seat less of imbalance is worth."""
TOO_UNEVEN = 0.3
"""What one seat more costs than there should be."""
SHORT, MIDDLING = 6, 14
BY_CHANCE = 6
ROUNDED = 0.0005
"""By how much figures of tables may be off."""

Number = TypeVar("Number", int, float)
TABLE = Path(__file__).parent / "quality.csv"


@dataclass(frozen=True)
class Settings:
    """What the program in C is given: by how much seats should differ at most, and its worth."""

    seed: int
    moves: int
    hot: float
    cold: float
    uneven: int
    worth: int


@dataclass(frozen=True)
class Sat:
    """What it found: the sum of the squares of comparisons, seats off balance, and the ways."""

    spread: int
    uneven: int
    ways: str


def most_uneven(players: int, rounds: int) -> int:
    """Return by how much somebody's seats may differ: as reached before, or so that all goes well.

    In longer evenings that costs comparisons too much, which come first.

    >>> most_uneven(99, 5), most_uneven(99, 12), most_uneven(99, 25)
    (1, 2, 3)
    """
    known = _reached().get((players, rounds))
    if known is not None:
        return max(1, known)
    return 1 if rounds <= SHORT else 2 if rounds <= MIDDLING else 3


@cache
def _reached() -> dict[tuple[int, int], int]:
    """Return by how much seats differ in what was reached before, by people and rounds."""
    with TABLE.open(encoding="utf-8") as lines:
        return {
            (int(row["players"]), int(row["rounds"])): int(row["seat_imbalance_before"])
            for row in csv.DictReader(lines)
            if row["seat_imbalance_before"]
        }


def told(plan: Plan, players: int, begin: Sequence[int] = ()) -> str:
    """Return a plan as the program in C reads it, and how people sit to begin with."""
    trios = [trio for grouping in plan for trio in grouping.trios]
    sets = 1 + max(trio.board_set for trio in trios)
    rows = (
        f"{trio.board_set} {' '.join(map(str, trio.people))} {way}"
        for trio, way in zip(trios, begin or [BY_CHANCE] * len(trios), strict=True)
    )
    return "\n".join([f"{players} {sets} {len(trios)}", *rows])


def seat(program: Path, plan: str, settings: Settings) -> Sat:
    """Return how the trios of a plan sit with some settings."""
    spread, uneven, found = (asked(program, *astuple(settings), told=plan) or "").split()
    return Sat(int(spread), int(uneven), found)


def merit(spread: int, uneven: int, players: int, most: int) -> float:
    """Return what comparisons and seats are worth together, the lower the better."""
    pairs = players * (players - 1) / 2
    return spread / pairs + SEAT_WORTH * uneven + TOO_UNEVEN * max(0, uneven - most)


def variance(plan: Plan, players: int, spread: int) -> float:
    """Return how uneven comparisons are, from the sum of their squares."""
    pairs = players * (players - 1) / 2
    uses = Counter(trio.board_set for each in plan for trio in each.trios)
    times = sum(3 * n * (n - 1) // 2 for n in uses.values())
    return float(spread / pairs - (times / pairs) ** 2)


@dataclass(frozen=True)
class Reached:
    """The figures of a movement as the table has it, and what was reached before, if known."""

    variance: float
    uneven: int
    bound: float
    variance_before: float | None
    uneven_before: int | None

    def is_enough(self, variance: float, uneven: int) -> bool:
        """Tell whether some figures are no worse than what was reached before."""
        if self.variance_before is None or self.uneven_before is None:
            return False
        return variance <= self.variance_before + ROUNDED and uneven <= self.uneven_before

    @property
    def is_worse(self) -> bool:
        """Tell whether the movement of the table is worse than what was reached before."""
        known = self.variance_before is not None
        return known and not self.is_enough(self.variance, self.uneven)


def reached() -> dict[tuple[int, int], Reached]:
    """Return the table of quality as it stands, by people and rounds."""
    with TABLE.open(encoding="utf-8") as lines:
        return {
            (int(row["players"]), int(row["rounds"])): Reached(
                float(row["comparison_variance"]),
                int(row["seat_imbalance"]),
                float(row["comparison_variance_bound"]),
                _number(row["comparison_variance_before"], float),
                _number(row["seat_imbalance_before"], int),
            )
            for row in csv.DictReader(lines)
        }


def _number(text: str, kind: Callable[[str], Number]) -> Number | None:
    return kind(text) if text else None
