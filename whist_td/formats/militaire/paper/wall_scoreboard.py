"""The wall scoreboard (tableau marqueur): one poster of pages cut and stuck together."""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from whist_td.formats.militaire.views import MilitairePapers, Plan
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import HEADING, SMALL, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, Use, shares, sheet
from whist_td.paper.page import STRIPE, Page
from whist_td.paper.pen import Align, Pen
from whist_td.words.listings import rank_heading
from whist_td.words.words import Words, indexes_words

_NUMBER = Type(Face.BOLD, 34, 16)
_TEAM = Type(Face.SEMIBOLD, 12)
_ROUND = Type(Face.BOLD, 20, 10)
_LABEL = Type(Face.REGULAR, 9)
_HEAD = 13 * MM
_FOOT = 6 * MM
_NUMBER_WIDTH = 20 * MM
_NAME_WIDTH = 40 * MM
_TOTAL_WIDTH = 18 * MM
_CELL_LEAST, _CELL_MOST, _STEP = 14.2 * MM, 26 * MM, 0.2 * MM
_ROW_LEAST = 12 * MM
_ROW_MOST = 17 * MM
_POINTS = 0.4
"""The part of a cell for the points of the round; the rest is for the running total."""


def pages(of: MilitairePapers, size: PageSize, _: Words) -> list[Page]:
    """Return the pages of the poster, row by row."""
    layout = _Layout(sheet(size, Orientation.LANDSCAPE, Use.HUNG), of.plan, _)
    return [layout.page(teams, part) for teams in layout.teams for part in layout.rounds]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    plan: Plan
    words: Words

    @property
    def _room(self) -> Box:
        return self.sheet.body.below(HEADING).above(_FOOT)

    @property
    def teams(self) -> list[range]:
        """The teams of each row of pages, by index."""
        rows = int((self._room.height - _HEAD) // _ROW_LEAST)
        return shares(len(self.plan.cards), rows)

    @property
    def rounds(self) -> list[range]:
        """The rounds of each page across, by index; the last also holds total and rank."""
        ends, parts = [0], self._parts(self._cell)
        for count in parts:
            ends.append(min(ends[-1] + count, len(self.plan.rounds)))
        return [range(first, last) for first, last in pairwise(ends)]

    @cached_property
    def _cell(self) -> float:
        """How wide a round is, the same on all pages: as wide as the fewest pages allow."""
        fewest = len(self._parts(_CELL_LEAST))
        cell = _CELL_MOST
        while cell > _CELL_LEAST and len(self._parts(cell)) > fewest:
            cell -= _STEP
        return cell

    def _parts(self, cell: float) -> list[int]:
        """Return how many rounds of a width stand on each page."""
        room, left = self._room.width, len(self.plan.rounds)
        parts: list[int] = []
        while not parts or left > 0:
            free = room - self._beside(is_first=not parts)
            last = int((free - 2 * _TOTAL_WIDTH) // cell)
            parts.append(left if left <= last else min(int(free // cell), left - 1))
            left -= parts[-1]
        return parts

    @staticmethod
    def _beside(*, is_first: bool) -> float:
        """Return how wide numbers and names are: the names stand on the first page alone."""
        return _NUMBER_WIDTH + (_NAME_WIDTH if is_first else 0)

    def page(self, teams: range, rounds: range) -> Page:
        _ = self.words
        title = _(
            "Tables {tables} · rounds {rounds}",
            tables=indexes_words(teams, _),
            rounds=indexes_words(rounds, _),
        )
        return Page(self.sheet, title, lambda pen: self._draw(pen, teams, rounds, title))

    def _draw(self, pen: Pen, teams: range, rounds: range, title: str) -> None:
        page_heading(pen, self.sheet.body, title, self.plan.details, self.words)
        height = self._row_height()
        name = f"wall-{len(teams)}-{rounds[0]}"
        pen.stamp(name, lambda own: self._draw_fixed(own, len(teams), rounds))
        self._draw_joins(pen, teams, rounds)
        for row, index in enumerate(teams):
            line = self._room.below(_HEAD + row * height).upper(height)
            team = self.plan.cards[index].team
            pen.put(str(team.number), line.left(_NUMBER_WIDTH), _NUMBER, Align.CENTRE)
            if not rounds[0]:
                pen.put_lines(team.name, line.beside(_NUMBER_WIDTH).left(_NAME_WIDTH), _TEAM)

    def _draw_joins(self, pen: Pen, teams: range, rounds: range) -> None:
        """Draw where a page is cut to be stuck on the one to its left, or on the one above."""
        _, paper, board = self.words, self.sheet.paper, self._room
        if rounds[0]:
            pen.cut((board.x, 4 * MM), (board.x, paper.top - 4 * MM))
        if teams[0]:
            pen.cut((4 * MM, board.top), (paper.right - 4 * MM, board.top))
        if rounds[0] or teams[0]:
            how = _("Cut along the dotted line and stick onto the sheet beside or above.")
            foot = self.sheet.body.lower(_FOOT - 1.5 * MM)
            pen.put(how, foot.beside(foot.width / 2), SMALL, Align.RIGHT, pad=0)

    def _row_height(self) -> float:
        """How high a row is, the same on all pages."""
        most = max(len(part) for part in self.teams)
        return min(_ROW_MOST, (self._room.height - _HEAD) / most)

    def _draw_fixed(self, pen: Pen, teams: int, rounds: range) -> None:
        _ = self.words
        height = self._row_height()
        cells = self._cells(self._room.upper(_HEAD + teams * height), rounds)
        board = cells[0]._replace(x=self._room.x, width=cells[-1].right - self._room.x)
        for row in range(1, teams, 2):
            names = board.below(_HEAD + row * height).upper(height)
            pen.fill(names.left(cells[0].x - board.x), STRIPE)
        for index, cell in zip(rounds, cells, strict=False):
            self._draw_round(pen, cell, str(index + 1))
        for title, cell in zip((_("Total"), rank_heading(_)), cells[len(rounds) :], strict=False):
            pen.put(title, cell.upper(_HEAD), _TEAM, Align.CENTRE)
            pen.frame(cell, 1.4)
        for row in range(teams + 1):
            pen.under(board.upper(_HEAD + row * height), 1.4 if row in (0, teams) else 0.6)
        mistake = _(
            "A mistake? Cross it out, write the right figure beside it, and correct the running "
            "totals that follow."
        )
        pen.put(mistake, self.sheet.body.lower(_FOOT - 1.5 * MM), SMALL, pad=0)

    def _cells(self, board: Box, rounds: range) -> list[Box]:
        """Return the columns of a page: its rounds, and on the last page total and rank."""
        room = board.beside(self._beside(is_first=not rounds[0]))
        scores = room.left(self._cell * len(rounds))
        cells = list(scores.columns([1] * len(rounds)))
        if rounds[-1] < len(self.plan.rounds) - 1:
            return cells
        ends = room.beside(scores.width).left(2 * _TOTAL_WIDTH)
        return [*cells, *ends.columns([1, 1])]

    def _draw_round(self, pen: Pen, cell: Box, number: str) -> None:
        _ = self.words
        head = cell.upper(_HEAD)
        pen.put(number, head.upper(_HEAD * 0.64), _ROUND, Align.CENTRE)
        labels = head.lower(_HEAD * 0.36)
        split = cell.width * _POINTS
        pen.put(_("pts"), labels.left(split), _LABEL, Align.CENTRE, pad=0.4 * MM)
        pen.put(_("total"), labels.beside(split), _LABEL, Align.CENTRE, pad=0.4 * MM)
        pen.frame(cell, 1.0)
        x = cell.x + split
        pen.rule((x, cell.y), (x, cell.top - _HEAD), 0.3)
