"""How standings stand on paper, whoever is ranked: lines, why ties are broken, and the race."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, TypeVar

from whist_td.core.events import Details
from whist_td.paper.fonts import Face, Type
from whist_td.paper.furniture import HEADING, SMALL, page_heading
from whist_td.paper.grid import Column, Grid
from whist_td.paper.layout import MM, Box, Sheet, shares
from whist_td.paper.page import Page
from whist_td.paper.pen import Pen
from whist_td.room.race_sheet import RaceRoom
from whist_td.room.words.posters import RacePoster
from whist_td.words.words import Words

RANK = Type(Face.BOLD, 15, 9)
NAME = Type(Face.REGULAR, 12, 7)
FIRST = Type(Face.BOLD, 12.5, 7)
SCORE = Type(Face.BOLD, 13, 8)
PLAIN = Type(Face.REGULAR, 11, 7)
WHY = Type(Face.REGULAR, 9, 6.5)
PRIZES = 3
"""The ranks set in bold."""
_ROW_LEAST = 7 * MM
_FOOT_GAP = 1.5 * MM


class Ranked(Protocol):
    """A line of standings."""

    @property
    def rank(self) -> int:
        """The rank, shared where nothing separates."""


L = TypeVar("L", bound=Ranked)


@dataclass(frozen=True)
class StandingsLayout(Generic[L]):
    """The pages of standings: each with its heading and its notes, the race on the last."""

    HEAD: ClassVar[float] = 8 * MM
    """The height of the headings of the columns."""
    FOOT: ClassVar[float]
    ROW_MOST: ClassVar[float]

    sheet: Sheet
    details: Details
    title: str
    rows: tuple[L, ...]
    notes: tuple[str, ...]
    """What is said below the lines of each page."""
    poster: RacePoster | None
    words: Words

    @abstractmethod
    def _columns(self) -> Sequence[Column]:
        """Return the columns."""

    @abstractmethod
    def _draw_row(self, pen: Pen, cells: list[Box], index: int) -> None:
        """Write a line."""

    @property
    def pages(self) -> list[Page]:
        """All pages, the race on the last of them."""
        parts = self.parts
        last = parts[-1] if parts else range(0)
        race = self._race.own_page(last, self.sheet, self.details, self.words)
        return [self.page(part) for part in parts] + race

    @property
    def parts(self) -> list[range]:
        """The lines of each page, by index."""
        return shares(len(self.rows), int((self._race.whole.height - self.HEAD) // _ROW_LEAST))

    def page(self, part: range) -> Page:
        """Return one page."""
        name = f"{self.rows[part[0]].rank}–{self.rows[part[-1]].rank}" if part else "–"
        return Page(self.sheet, name, lambda pen: self._draw(pen, part))

    @property
    def _race(self) -> RaceRoom:
        room = self.sheet.body.below(HEADING).above(self.FOOT)
        return RaceRoom(self.poster, room, self.HEAD, len(self.rows), self.ROW_MOST)

    def _draw(self, pen: Pen, part: range) -> None:
        page_heading(pen, self.sheet.body, self.title, self.details, self.words)
        if part:
            self._draw_lines(pen, part)
        self._race.draw(pen, part, self.words)
        foot = self.sheet.body.lower(self.FOOT - _FOOT_GAP)
        tall = foot.height / len(self.notes)
        for above, note in enumerate(self.notes):
            pen.put(note, foot.below(above * tall).upper(tall), SMALL, pad=0)

    def _draw_lines(self, pen: Pen, part: range) -> None:
        grid = Grid(self._race.lines(part), self._columns(), len(part), self.HEAD)
        grid.draw(pen)
        for row, index in enumerate(part):
            self._draw_row(pen, grid.cells(row), index)

    def _shares_rank(self, index: int) -> bool:
        """Tell whether the line above or below has the same rank."""
        near = (*self.rows[max(index - 1, 0) : index], *self.rows[index + 1 : index + 2])
        return any(other.rank == self.rows[index].rank for other in near)
