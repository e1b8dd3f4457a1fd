"""A sheet for each team afterwards: whom it met in each round, what it made, and its total."""

from dataclasses import dataclass
from functools import partial

from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views import MilitairePapers, TableInRound, table_row
from whist_td.formats.militaire.words.sentences import people_words
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import HEADING, SMALL, StateLine, nothing_yet, page_heading, trump
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, snug
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.words.missing import missing_sentence
from whist_td.words.words import N_, Words

_SUMMARY = Type(Face.SEMIBOLD, 13)
_PEOPLE = Type(Face.REGULAR, 10.5)
_ROUND = Type(Face.BOLD, 13)
_NUMBER = Type(Face.BOLD, 11.5)
_NAME = Type(Face.REGULAR, 10.5)
_POINTS = Type(Face.REGULAR, 11.5)
_RUNNING = Type(Face.BOLD, 13)
_LINES = 13 * MM
_HEAD, _FOOT = 9 * MM, 6 * MM
_ROW_LEAST, _ROW_MOST = 7.4 * MM, 13 * MM
_NUMBER_WIDTH = 9 * MM
_MISTAKE = N_("A mistake? Tell the director: any round can be corrected; the standings follow.")


def pages(of: MilitairePapers, size: PageSize, _: Words, only: SheetFilter = every) -> list[Page]:
    """Return a page for each team, more where there are very many rounds."""
    layout = _Layout(sheet(size, Orientation.PORTRAIT), of, _)
    chosen = (row for row in of.scoreboard.by_team if only(str(row.team)))
    sheets = [layout.page(row, part) for row in chosen for part in layout.parts]
    texts = (_("Team sheets"), _("No result yet."))
    return sheets or [nothing_yet(layout.sheet, texts, _(_MISTAKE), of.details, _)]


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
        return self.sheet.body.below(HEADING + self._state.height + _LINES).above(_FOOT)

    @property
    def parts(self) -> list[range]:
        """The rounds of each page, by index."""
        rounds = self.of.scoreboard.reach.sheet_round
        return shares(rounds, int((self._room.height - _HEAD) // _ROW_LEAST))

    def page(self, row: MilitaireStanding, part: range) -> Page:
        return Page(self.sheet, f"{row.team} · {row.name}", lambda pen: self._draw(pen, row, part))

    def _draw(self, pen: Pen, row: MilitaireStanding, part: range) -> None:
        _, body = self.words, self.sheet.body
        below = page_heading(pen, body, f"{row.team} · {row.name}", self.of.details, _)
        self._state.draw(pen, below)
        lines = below.below(self._state.height).upper(_LINES - 3 * MM)
        pen.put(self._summary(row), lines.upper(6 * MM), _SUMMARY, pad=0)
        people = people_words(self.of.event.teams[row.team], _)
        pen.put_lines(people, lines.below(6 * MM), _PEOPLE, pad=0)
        grid = Grid(snug(self._room, len(part), _ROW_MOST, _HEAD), self._columns, len(part), _HEAD)
        pen.stamp(f"team-{part[0]}", partial(self._draw_fixed, grid=grid, part=part))
        for at, index in enumerate(part):
            self._draw_round(pen, grid.cells(at), row, index)
        pen.put(_(_MISTAKE), body.lower(_FOOT - 1.5 * MM), SMALL, pad=0)

    def _summary(self, row: MilitaireStanding) -> str:
        """Say the place and the total, as far as they can be told."""
        _, view = self.words, self.of.scoreboard
        if row.withdrawn:
            return _("withdrawn")
        if row.total is None or view.reach.in_play is not None:
            return _("Provisional")
        place = _("{rank} of {teams}", rank=_.feminine_ordinal(row.rank), teams=len(view.rows))
        return f"{place} · {_.plural('{n} point', '{n} points', row.total)}"

    @property
    def _columns(self) -> tuple[GridColumn, ...]:
        _ = self.words
        return (
            GridColumn(_("Round"), 14),
            GridColumn(_("Trump"), 25, align=Align.LEFT),
            GridColumn(_("At home against"), 48, align=Align.LEFT),
            GridColumn(_("Points"), 14),
            GridColumn(_("Away against"), 48, align=Align.LEFT),
            GridColumn(_("Points"), 14),
            GridColumn(_("Both"), 14),
            GridColumn(_("Running total"), 17),
        )

    def _draw_fixed(self, pen: Pen, grid: Grid, part: range) -> None:
        """Draw what is the same for every team."""
        grid.draw(pen)
        for at, index in enumerate(part):
            number, suit, *_others = grid.cells(at)
            planned = self.of.plan.rounds[index]
            pen.put(str(planned.number), number, _ROUND, Align.CENTRE, pad=0)
            trump(pen, planned.trump, suit, _NAME, self.words)

    def _draw_round(self, pen: Pen, cells: list[Box], row: MilitaireStanding, index: int) -> None:
        event, planned = self.of.event, self.of.plan.rounds[index]
        home = table_row(event, Place(planned.number, row.team))
        away = table_row(event, Place(planned.number, event.host_of(row.team, planned.number)))
        self._draw_other(pen, cells[2], home.visitors, home.visitors_name)
        pen.put(_points(home, side=0), cells[3], _POINTS, Align.CENTRE)
        self._draw_other(pen, cells[4], away.home, away.home_name)
        pen.put(_points(away, side=1), cells[5], _POINTS, Align.CENTRE)
        points, running = row.points[index], row.running[index]
        pen.put("" if points is None else str(points), cells[6], _NUMBER, Align.CENTRE)
        pen.put("" if running is None else str(running), cells[7], _RUNNING, Align.CENTRE)

    def _draw_other(self, pen: Pen, cell: Box, team: int, name: str) -> None:
        pen.put(str(team), cell.left(_NUMBER_WIDTH), _NUMBER, Align.RIGHT, pad=0.8 * MM)
        pen.put_lines(name, cell.beside(_NUMBER_WIDTH), _NAME, pad=0.6 * MM)


def _points(table: TableInRound, *, side: int) -> str:
    """Return what a side made at a table, if it is in."""
    return "" if table.points is None else str(table.points[side])
