"""The standings on paper, and the tables behind them: round by round, and team by team."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from typing_extensions import override

from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views import MilitairePapers, StandingsView
from whist_td.formats.militaire.words.room import race_of_leaders
from whist_td.formats.militaire.words.standings import militaire_listing
from whist_td.paper.fonts import Face, Type, width
from whist_td.paper.header_footer import HEADING, SMALL, StateLine, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, snug
from whist_td.paper.pen import PADDING, Align, Pen
from whist_td.room.standings_layout import StandingsPages
from whist_td.words.listings import rank_heading
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words, indexes_words, span_words

_TEAM = Type(Face.BOLD, 13)
_NAME = Type(Face.REGULAR, 9.5)
_HEAD = 7 * MM
_FOOT = 6 * MM


def standings(of: MilitairePapers, size: PageSize, _: Words) -> list[Page]:
    """Return the standings with their reasons, their heading repeated on each page."""
    view = of.standings
    mistake = _("A mistake? Tell the director: any round can be corrected; the standings follow.")
    return StandingsPages(
        sheet(size, Orientation.PORTRAIT),
        view.details,
        militaire_listing(view, _, teams=of.event.teams),
        missing_sentence(view.reach, _),
        (mistake,),
        race_of_leaders(view, _),
        _,
    ).pages


def scoreboard(of: MilitairePapers, size: PageSize, _: Words) -> list[Page]:
    """Return the scoreboard by table, its heading repeated on each page."""
    layout = _Scoreboard(sheet(size, Orientation.LANDSCAPE), of.scoreboard, _)
    parts = layout.parts(layout.view.rounds)
    return [layout.page(teams, part) for teams in layout.teams for part in parts]


def cross_table(of: MilitairePapers, size: PageSize, _: Words) -> list[Page]:
    """Return what each team made against each of the others, headings repeated on each page."""
    layout = _CrossTable(sheet(size, Orientation.LANDSCAPE), of.scoreboard, _, of)
    parts = layout.parts(len(of.scoreboard.by_team))
    return [layout.page(teams, others) for teams in layout.teams for others in parts]


@dataclass(frozen=True)
class _TeamsTable:
    """A line for each team, and across as much as a page has room for."""

    sheet: Sheet
    view: StandingsView
    words: Words
    ENDS: ClassVar[tuple[float, ...]]
    """The widths of team and name, and of what stands at the right."""
    CELL_LEAST: ClassVar[float]
    ROW_MOST: ClassVar[float]

    @property
    def _room(self) -> Box:
        return self.sheet.body.below(HEADING + self._state.height).above(_FOOT)

    @property
    def _state(self) -> StateLine:
        return StateLine(missing_sentence(self.view.reach, self.words), self.sheet.body.width)

    @property
    def _row_least(self) -> float:
        raise NotImplementedError

    @property
    def teams(self) -> list[range]:
        """The teams of each page, by index."""
        return shares(len(self.view.rows), int((self._room.height - _HEAD) // self._row_least))

    def parts(self, count: int) -> list[range]:
        """Return what stands on each page across, by index."""
        room = self._room.width - sum(self.ENDS) * MM
        return shares(count, int(room // self.CELL_LEAST))

    def _span(self, teams: range) -> str:
        rows = self.view.by_team
        return span_words(rows[teams[0]].team, rows[teams[-1]].team, self.words)

    def _draw_heading(self, pen: Pen, title: str) -> None:
        heading = page_heading(pen, self.sheet.body, title, self.view.details, self.words)
        self._state.draw(pen, heading)

    def _draw_legend(self, pen: Pen, legend: str) -> None:
        pen.put(legend, self.sheet.body.lower(_FOOT - 1.5 * MM), SMALL, pad=0)

    def _grid(
        self, teams: range, across: Iterable[tuple[str, bool]], ends: Iterable[GridColumn]
    ) -> Grid:
        """Return the grid, given what stands above each column, and whether it is to be filled."""
        _, heads = self.words, list(across)
        number, name = self.ENDS[:2]
        cell = (self._room.width / MM - sum(self.ENDS)) / len(heads)
        columns = (
            GridColumn(_("Team"), number),
            GridColumn(_("Name"), name, align=Align.LEFT),
            *(GridColumn(head, cell, to_fill=to_fill) for head, to_fill in heads),
            *ends,
        )
        box = snug(self._room, len(teams), self.ROW_MOST, _HEAD)
        return Grid(box, columns, len(teams), _HEAD)


@dataclass(frozen=True)
class _Scoreboard(_TeamsTable):
    """Round by round the points, and below them the running total."""

    ENDS = (10.0, 40.0, 13.0, 12.0)
    CELL_LEAST = 7.4 * MM
    ROW_MOST = 11 * MM
    POINTS = Type(Face.REGULAR, 9)
    RUNNING = Type(Face.SEMIBOLD, 11)
    TOTAL = Type(Face.BOLD, 13.5)

    @property
    @override
    def _row_least(self) -> float:
        return 7.5 * MM

    def page(self, teams: range, rounds: range) -> Page:
        title = self.words(
            "Tables {tables} · rounds {rounds}",
            tables=self._span(teams),
            rounds=indexes_words(rounds, self.words),
        )
        return Page(self.sheet, title, lambda pen: self._draw(pen, teams, rounds))

    def _draw(self, pen: Pen, teams: range, rounds: range) -> None:
        _ = self.words
        self._draw_heading(pen, self._title)
        after, (total, rank) = self.view.reach.after_round, self.ENDS[2:]
        ends = (GridColumn(_("Total"), total, to_fill=True), GridColumn(rank_heading(_), rank))
        grid = self._grid(teams, ((str(n + 1), n >= after) for n in rounds), ends)
        pen.stamp(f"scoreboard-{len(teams)}-{rounds[0]}", grid.draw)
        rows = self.view.by_team
        for row, index in enumerate(teams):
            self._draw_row(pen, grid.cells(row), rows[index], rounds)
        legend = _(
            "In each cell: the points of the round, then the running total. A mistake? Tell the "
            "director: any round can be corrected."
        )
        self._draw_legend(pen, legend)

    @property
    def _title(self) -> str:
        _ = self.words
        if self.view.is_final:
            return _("Final scoreboard")
        if self.view.reach.in_play:
            return _("Scoreboard during round {round}", round=self.view.reach.in_play)
        if not self.view.last_played:
            return _("Scoreboard before round 1")
        return _("Scoreboard after round {round}", round=self.view.last_played)

    def _draw_row(self, pen: Pen, cells: list[Box], row: MilitaireStanding, rounds: range) -> None:
        pen.put(str(row.team), cells[0], _TEAM, Align.CENTRE, pad=0)
        name = self.words("{name} (withdrawn)", name=row.name) if row.withdrawn else row.name
        pen.put_lines(name, cells[1], _NAME)
        played = range(rounds[0], min(rounds[-1] + 1, len(row.points)))
        for index, cell in zip(played, cells[2:-2], strict=False):
            points, running = row.points[index], row.running[index]
            if points is not None:
                pen.put(str(points), cell.upper(cell.height * 0.42), self.POINTS, Align.CENTRE, 0)
            if running is not None:
                pen.put(str(running), cell.lower(cell.height * 0.6), self.RUNNING, Align.CENTRE, 0)
        if self.view.reach.in_play is not None:
            return  # total and rank are written by hand in the end
        if row.total is not None:
            pen.put(str(row.total), cells[-2], self.TOTAL, Align.CENTRE)
        pen.put(str(row.rank), cells[-1], _TEAM, Align.CENTRE)


@dataclass(frozen=True)
class _CrossTable(_TeamsTable):
    """What each team made against each of the others, all their tables together."""

    of: MilitairePapers
    ENDS = (10.0, 38.0, 14.0)
    CELL_LEAST = 6.6 * MM
    ROW_MOST = 10 * MM
    POINTS = Type(Face.REGULAR, 11)
    TOTAL = Type(Face.BOLD, 12.5)
    SELF = 0.75

    @property
    @override
    def _row_least(self) -> float:
        """How high a line is at least, also where a name takes two."""
        room = self.ENDS[1] * MM - 2 * PADDING
        rows = self.view.by_team
        is_short = all(width(row.name, _NAME.face, _NAME.least) <= room for row in rows)
        return 6 * MM if is_short else 7.4 * MM

    def page(self, teams: range, others: range) -> Page:
        title = self.words(
            "Teams {teams} against {others}", teams=self._span(teams), others=self._span(others)
        )
        return Page(self.sheet, title, lambda pen: self._draw(pen, teams, others))

    def _draw(self, pen: Pen, teams: range, others: range) -> None:
        _, rows = self.words, self.view.by_team
        self._draw_heading(pen, _("Cross table: who made what against whom"))
        across = ((str(rows[index].team), False) for index in others)
        grid = self._grid(teams, across, (GridColumn(_("Total"), self.ENDS[2]),))
        pen.stamp(f"cross-{len(teams)}-{others[0]}", grid.draw)
        for row, index in enumerate(teams):
            self._draw_row(pen, grid.cells(row), rows[index], others)
        legend = _(
            "Along the line: what the team made against each other one, all their tables together. "
            "A mistake? Tell the director: any round can be corrected."
        )
        self._draw_legend(pen, legend)

    def _draw_row(self, pen: Pen, cells: list[Box], row: MilitaireStanding, others: range) -> None:
        number, name, *met, total = cells
        pen.put(str(row.team), number, _TEAM, Align.CENTRE, pad=0)
        pen.put_lines(row.name, name, _NAME)
        for index, cell in zip(others, met, strict=True):
            other = self.view.by_team[index].team
            points = self.of.points.get((row.team, other))
            if points is not None:
                pen.put(str(points), cell, self.POINTS, Align.CENTRE, pad=0)
            elif other == row.team:
                pen.fill(cell.inset(0.4 * MM), self.SELF)
            pen.rule((cell.x, cell.y), (cell.x, cell.top), 0.2)
        if row.total is not None:
            pen.put(str(row.total), total, self.TOTAL, Align.CENTRE)
