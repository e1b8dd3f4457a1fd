"""The cross table: what each team made against each of the others."""

from dataclasses import dataclass

from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views import MilitairePapers
from whist_td.paper.fonts import Face, Type, width
from whist_td.paper.header_footer import HEADING, SMALL, StateLine, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, snug
from whist_td.paper.pen import PADDING, Align, Pen
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words, span_words

_TEAM = Type(Face.BOLD, 13)
_NAME = Type(Face.REGULAR, 9.5)
_POINTS = Type(Face.REGULAR, 11)
_TOTAL = Type(Face.BOLD, 12.5)
_HEAD = 7 * MM
_FOOT = 6 * MM
_ROW_LEAST, _ROW_OF_TWO, _ROW_MOST = 6 * MM, 7.4 * MM, 10 * MM
"""How high a line is at least, and where a name takes two."""
_ENDS = (10.0, 38.0, 14.0)
"""The widths of team, name and total."""
_CELL_LEAST = 6.6 * MM
_SELF = 0.75


def pages(of: MilitairePapers, size: PageSize, _: Words) -> list[Page]:
    """Return the table, its teams and headings repeated on each page."""
    layout = _Layout(sheet(size, Orientation.LANDSCAPE), of, _)
    return [layout.page(teams, others) for teams in layout.teams for others in layout.others]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    of: MilitairePapers
    words: Words

    @property
    def _state(self) -> StateLine:
        missing = missing_sentence(self.of.scoreboard.reach, self.words)
        return StateLine(missing, self.sheet.body.width)

    @property
    def _room(self) -> Box:
        return self.sheet.body.below(HEADING + self._state.height).above(_FOOT)

    @property
    def _rows(self) -> tuple[MilitaireStanding, ...]:
        return self.of.scoreboard.by_team

    @property
    def teams(self) -> list[range]:
        """The teams of each page, by index."""
        room = _ENDS[1] * MM - 2 * PADDING
        is_short = all(width(r.name, _NAME.face, _NAME.least) <= room for r in self._rows)
        least = _ROW_LEAST if is_short else _ROW_OF_TWO
        return shares(len(self._rows), int((self._room.height - _HEAD) // least))

    @property
    def others(self) -> list[range]:
        """The teams of each page across, by index."""
        room = self._room.width - sum(_ENDS) * MM
        return shares(len(self._rows), int(room // _CELL_LEAST))

    def page(self, teams: range, others: range) -> Page:
        rows, _ = self._rows, self.words
        title = _(
            "Teams {teams} against {others}",
            teams=span_words(rows[teams[0]].team, rows[teams[-1]].team, _),
            others=span_words(rows[others[0]].team, rows[others[-1]].team, _),
        )
        return Page(self.sheet, title, lambda pen: self._draw(pen, teams, others))

    def _draw(self, pen: Pen, teams: range, others: range) -> None:
        _, body = self.words, self.sheet.body
        title = _("Cross table: who made what against whom")
        self._state.draw(pen, page_heading(pen, body, title, self.of.details, _))
        box = snug(self._room, len(teams), _ROW_MOST, _HEAD)
        grid = Grid(box, self._columns(others), len(teams), _HEAD)
        pen.stamp(f"cross-{len(teams)}-{others[0]}", grid.draw)
        for row, index in enumerate(teams):
            self._draw_row(pen, grid.cells(row), self._rows[index], others)
        legend = _(
            "Along the line: what the team made against each other one, all their tables together. "
            "A mistake? Tell the director: any round can be corrected."
        )
        pen.put(legend, body.lower(_FOOT - 1.5 * MM), SMALL, pad=0)

    def _columns(self, others: range) -> tuple[GridColumn, ...]:
        _ = self.words
        number, name, total = _ENDS
        cell = (self._room.width / MM - sum(_ENDS)) / len(others)
        return (
            GridColumn(_("Team"), number),
            GridColumn(_("Name"), name, align=Align.LEFT),
            *(GridColumn(str(self._rows[index].team), cell) for index in others),
            GridColumn(_("Total"), total),
        )

    def _draw_row(self, pen: Pen, cells: list[Box], row: MilitaireStanding, others: range) -> None:
        number, name, *met, total = cells
        pen.put(str(row.team), number, _TEAM, Align.CENTRE, pad=0)
        pen.put_lines(row.name, name, _NAME)
        for index, cell in zip(others, met, strict=True):
            other = self._rows[index].team
            points = self.of.points.get((row.team, other))
            if points is not None:
                pen.put(str(points), cell, _POINTS, Align.CENTRE, pad=0)
            elif other == row.team:
                pen.fill(cell.inset(0.4 * MM), _SELF)
            pen.rule((cell.x, cell.y), (cell.x, cell.top), 0.2)
        if row.total is not None:
            pen.put(str(row.total), total, _TOTAL, Align.CENTRE)
