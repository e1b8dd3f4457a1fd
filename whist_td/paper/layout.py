"""Pages and the boxes on them; all lengths are points, from the bottom left corner."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import NamedTuple

from whist_td.core.page_sizes import PageSize as PageSize  # noqa: PLC0414 - known from here

MM = 72 / 25.4
MARGIN = 9 * MM
EDGE = 5 * MM
"""Nearer to the edge nothing is printed but the ends of the lines along which one cuts."""
FILING = 15 * MM
"""The margin for the holes of a file: at the left, or above where a sheet is held across."""
_FOOT = 7 * MM
"""The strip above the bottom margin that says which page this is."""
_CUT_FOOT = (5.5 * MM, 4.2 * MM)
"""How high over the edge that strip stands on a sheet that is cut, and how high it is."""


class Orientation(Enum):
    """How a sheet is held."""

    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"


class Use(Enum):
    """What becomes of a sheet: it is filed, cut into cards, hung on the wall, or framed."""

    KEPT = "kept"
    CUT = "cut"
    HUNG = "hung"
    FRAMED = "framed"
    """Nothing is said at its foot."""


_SIZES = {PageSize.A4: (210 * MM, 297 * MM), PageSize.LETTER: (215.9 * MM, 279.4 * MM)}


class Box(NamedTuple):
    """A rectangle on a page: a tuple, as a hundred thousand are made of a pack of papers."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def top(self) -> float:
        """The upper edge."""
        return self.y + self.height

    @property
    def middle(self) -> float:
        """The x halfway across."""
        return self.x + self.width / 2

    def inset(self, across: float, down: float | None = None) -> "Box":
        """Return the box with some room left free inside its edges."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def upper(self, height: float) -> "Box":
        """Return the part along the upper edge."""
        return Box(self.x, self.top - height, self.width, height)

    def below(self, height: float) -> "Box":
        """Return what is left under the part along the upper edge."""
        return Box(self.x, self.y, self.width, self.height - height)

    def lower(self, height: float) -> "Box":
        """Return the part along the lower edge."""
        return Box(self.x, self.y, self.width, height)

    def above(self, height: float) -> "Box":
        """Return what is left over the part along the lower edge."""
        return Box(self.x, self.y + height, self.width, self.height - height)

    def left(self, width: float) -> "Box":
        """Return the part along the left edge."""
        return Box(self.x, self.y, width, self.height)

    def beside(self, width: float) -> "Box":
        """Return what is left to the right of the part along the left edge."""
        return Box(self.x + width, self.y, self.width - width, self.height)

    def moved(self, across: float) -> "Box":
        """Return the same box further to the right."""
        return Box(self.x + across, self.y, self.width, self.height)

    def columns(self, weights: Sequence[float]) -> Iterator["Box"]:
        """Yield the box cut into columns of these relative widths."""
        x, unit = self.x, self.width / sum(weights)
        for weight in weights:
            yield Box(x, self.y, weight * unit, self.height)
            x += weight * unit


@dataclass(frozen=True)
class Sheet:
    """One side of a sheet of paper."""

    width: float
    height: float
    use: Use = Use.KEPT

    @property
    def paper(self) -> Box:
        """The whole sheet."""
        return Box(0, 0, self.width, self.height)

    @property
    def body(self) -> Box:
        """The part inside the margins and above the page number."""
        return self._inside.above(_FOOT)

    @property
    def _inside(self) -> Box:
        inside = self.paper.inset(MARGIN)
        if self.use is not Use.KEPT:
            return inside
        more = FILING - MARGIN
        return inside.beside(more) if self.width < self.height else inside.below(more)

    @property
    def foot(self) -> Box:
        """The line of the page number."""
        if self.use is Use.CUT:
            above, high = _CUT_FOOT
            return self.paper.inset(MARGIN, 0).above(above).lower(high)
        return self._inside.lower(_FOOT - 2 * MM)


def sheet(size: PageSize, way: Orientation, use: Use = Use.KEPT) -> Sheet:
    """Return a sheet of paper as it is held, and for what."""
    short, long = _SIZES[size]
    return Sheet(short, long, use) if way is Orientation.PORTRAIT else Sheet(long, short, use)


def shares(count: int, most: int) -> list[range]:
    """Share rows out over as few pages as hold them, about as many on each.

    >>> shares(25, 24)
    [range(0, 13), range(13, 25)]
    """
    if not count:
        return []
    pages = -(-count // max(most, 1))
    ends = [-(-count * page // pages) for page in range(pages + 1)]
    return [range(first, last) for first, last in pairwise(ends)]
