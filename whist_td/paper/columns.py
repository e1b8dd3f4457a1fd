"""What stands in the columns of a document: found before it is drawn, and then set alike.

A column is whatever is written in one type into boxes of one width, on all pages of a document.
So nobody who lays out a sheet has to know how long its names are: the pages are drawn twice, the
first time into nothing.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import ceil

from whist_td.core.name_setting import WIDTHS, Letters, Medium, NamePlace, NameSetting, set_names
from whist_td.paper.fonts import Face, Type, block_height, width

_STEP = 0.5
"""From one size of a column to the next smaller one."""
_MANY_LINES = 8


@dataclass(frozen=True)
class Column:
    """A type, the width of the boxes, and whether a text goes on below before it is smaller."""

    setting: Type
    width: float
    folds: bool


@dataclass(frozen=True)
class SetText:
    """A text as it is written: in lines, each of some letters."""

    lines: tuple[str, ...]
    letters: Letters


class Columns:
    """The texts of each column, and how they are set."""

    def __init__(self) -> None:
        self._places: dict[Column, dict[NamePlace, None]] = {}
        self._set: dict[Column, NameSetting] = {}

    def note(self, column: Column, text: str, height: float) -> NamePlace:
        """Take a text in that stands in a column."""
        place = NamePlace(text, column.width, height)
        places = self._places.setdefault(column, {})
        if place not in places:
            places[place] = None
            self._set.pop(column, None)
        return place

    def texts(self) -> Iterator[str]:
        """Yield whatever stands in a column."""
        return (place.name for places in self._places.values() for place in places)

    def text(self, column: Column, text: str, height: float) -> SetText:
        """Return a text as all of its column are written."""
        place = self.note(column, text, height)
        if column not in self._set:
            self._set[column] = _set(column, self._places[column])
        setting = self._set[column]
        return SetText(setting.lines[place], setting.letters)


def _set(column: Column, places: Mapping[NamePlace, None]) -> NameSetting:
    # From the usual size to the least.
    least = min(column.setting.least, column.setting.size)
    steps = ceil((column.setting.size - least) / _STEP)
    sizes = [*(column.setting.size - _STEP * step for step in range(steps)), least]
    medium = _Medium(column.setting.face)
    if not column.folds:
        smaller = [Letters(size) for size in sizes]
        whole = set_names(places, smaller, Medium(medium.measured, lambda *_room: 1))
        if all(lines == (place.name,) for place, lines in whole.lines.items()):
            return whole
    ways = [*(Letters(size) for size in sizes), *(Letters(sizes[-1], part) for part in WIDTHS[1:])]
    return set_names(places, ways, Medium(medium.measured, medium.lines))


@dataclass(frozen=True)
class _Medium:
    face: Face

    def measured(self, text: str, letters: Letters) -> float:
        """Return how wide a text is."""
        return width(text, self.face, letters.size) * letters.width

    @staticmethod
    def lines(height: float, size: float) -> int:
        """Return how many lines fit a height."""
        fitting = (n for n in range(_MANY_LINES, 1, -1) if block_height(n, size) <= height)
        return next(fitting, 1)


class Nothing:
    """A canvas on which nothing is drawn: whatever is asked of it, it does nothing."""

    def __getattr__(self, _name: str) -> "Nothing":
        return self

    def __call__(self, *_given: object, **_named: object) -> "Nothing":
        """Do nothing."""
        return self
