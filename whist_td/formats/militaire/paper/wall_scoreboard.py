"""The wall scoreboard (tableau marqueur): a poster of pages hung side by side, to be filled in."""

from dataclasses import dataclass

from whist_td.formats.militaire.views import MilitairePapers, Plan
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import HEADING, SMALL, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, Use, shares, sheet
from whist_td.paper.page import STRIPE, Page
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words, indexes_words

_NUMBER = Type(Face.BOLD, 34, 16)
_TEAM = Type(Face.SEMIBOLD, 12)
_ROUND = Type(Face.BOLD, 20, 10)
_LABEL = Type(Face.REGULAR, 9)
_HEAD = 13 * MM
_FOOT = 6 * MM
_NUMBER_WIDTH = 20 * MM
_NAME_WIDTH = 34 * MM
_TOTAL_WIDTH = 18 * MM
_CELL_LEAST = 14.2 * MM
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
        room = self._room.width - _NUMBER_WIDTH - _NAME_WIDTH - 2 * _TOTAL_WIDTH
        return shares(len(self.plan.rounds), int(room // _CELL_LEAST))

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
        height = self._row_height(teams)
        name = f"wall-{len(teams)}-{rounds[0]}"
        pen.stamp(name, lambda own: self._draw_fixed(own, len(teams), rounds))
        for row, index in enumerate(teams):
            line = self._room.below(_HEAD + row * height).upper(height)
            team = self.plan.cards[index].team
            pen.put(str(team.number), line.left(_NUMBER_WIDTH), _NUMBER, Align.CENTRE)
            pen.put_lines(team.name, line.beside(_NUMBER_WIDTH).left(_NAME_WIDTH), _TEAM)

    def _row_height(self, teams: range) -> float:
        return min(_ROW_MOST, (self._room.height - _HEAD) / len(teams))

    def _draw_fixed(self, pen: Pen, teams: int, rounds: range) -> None:
        _ = self.words
        height = self._row_height(range(teams))
        board = self._room.upper(_HEAD + teams * height)
        for row in range(1, teams, 2):
            names = board.below(_HEAD + row * height).upper(height)
            pen.fill(names.left(_NUMBER_WIDTH + _NAME_WIDTH), STRIPE)
        cells = self._cells(board, rounds)
        for index, cell in zip(rounds, cells, strict=False):
            self._draw_round(pen, cell, str(index + 1))
        for title, cell in zip((_("Total"), _("Rank")), cells[len(rounds) :], strict=False):
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
        room = board.beside(_NUMBER_WIDTH + _NAME_WIDTH)
        if rounds[-1] < len(self.plan.rounds) - 1:
            return list(room.columns([1] * len(rounds)))
        scores = room.left(room.width - 2 * _TOTAL_WIDTH)
        ends = room.beside(scores.width)
        return [*scores.columns([1] * len(rounds)), *ends.columns([1, 1])]

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
