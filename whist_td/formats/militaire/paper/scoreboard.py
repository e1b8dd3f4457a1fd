"""The standings on paper, and the full scoreboard behind them: every round, total and rank."""

from dataclasses import dataclass

from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views import MilitairePapers, StandingsView
from whist_td.formats.militaire.words.room import race_of_leaders
from whist_td.formats.militaire.words.standings import militaire_listing
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import HEADING, SMALL, StateLine, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, snug
from whist_td.paper.pen import Align, Pen
from whist_td.room.standings_layout import StandingsPages
from whist_td.words.listings import rank_heading
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words, indexes_words, span_words

_TEAM = Type(Face.BOLD, 13)
_NAME = Type(Face.REGULAR, 9.5)
_POINTS = Type(Face.REGULAR, 9)
_RUNNING = Type(Face.SEMIBOLD, 11)
_TOTAL = Type(Face.BOLD, 13.5)
_HEAD = 7 * MM
_FOOT = 6 * MM
_ROW_LEAST = 7.5 * MM
_ROW_MOST = 11 * MM
_ENDS = (10.0, 40.0, 13.0, 12.0)
"""The widths of team, name, total and rank."""
_CELL_LEAST = 7.4 * MM


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
    layout = _Layout(sheet(size, Orientation.LANDSCAPE), of.scoreboard, _)
    return [layout.page(teams, part) for teams in layout.teams for part in layout.rounds]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    view: StandingsView
    words: Words

    @property
    def _room(self) -> Box:
        return self.sheet.body.below(HEADING + self._state.height).above(_FOOT)

    @property
    def _state(self) -> StateLine:
        return StateLine(missing_sentence(self.view.reach, self.words), self.sheet.body.width)

    @property
    def teams(self) -> list[range]:
        """The teams of each page, by index."""
        return shares(len(self.view.rows), int((self._room.height - _HEAD) // _ROW_LEAST))

    @property
    def rounds(self) -> list[range]:
        """The rounds of each page across, by index."""
        room = self._room.width - sum(_ENDS) * MM
        return shares(self.view.rounds, int(room // _CELL_LEAST))

    def page(self, teams: range, rounds: range) -> Page:
        rows = self.view.by_team
        _ = self.words
        title = _(
            "Tables {tables} · rounds {rounds}",
            tables=span_words(rows[teams[0]].team, rows[teams[-1]].team, _),
            rounds=indexes_words(rounds, _),
        )
        return Page(self.sheet, title, lambda pen: self._draw(pen, teams, rounds))

    def _draw(self, pen: Pen, teams: range, rounds: range) -> None:
        _ = self.words
        self._state.draw(pen, page_heading(pen, self.sheet.body, self._title, self.view.details, _))
        grid = self._grid(teams, rounds)
        pen.stamp(f"scoreboard-{len(teams)}-{rounds[0]}", grid.draw)
        rows = self.view.by_team
        for row, index in enumerate(teams):
            self._draw_row(pen, grid.cells(row), rows[index], rounds)
        legend = _(
            "In each cell: the points of the round, then the running total. A mistake? Tell the "
            "director: any round can be corrected."
        )
        pen.put(legend, self.sheet.body.lower(_FOOT - 1.5 * MM), SMALL, pad=0)

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

    def _grid(self, teams: range, rounds: range) -> Grid:
        _ = self.words
        number, name, total, rank = _ENDS
        cell = (self._room.width / MM - sum(_ENDS)) / len(rounds)
        columns = (
            GridColumn(_("Team"), number),
            GridColumn(_("Name"), name, align=Align.LEFT),
            *(
                GridColumn(str(n + 1), cell, to_fill=n >= self.view.reach.after_round)
                for n in rounds
            ),
            GridColumn(_("Total"), total, to_fill=True),
            GridColumn(rank_heading(_), rank),
        )
        box = snug(self._room, len(teams), _ROW_MOST, _HEAD)
        return Grid(box, columns, len(teams), _HEAD)

    def _draw_row(self, pen: Pen, cells: list[Box], row: MilitaireStanding, rounds: range) -> None:
        pen.put(str(row.team), cells[0], _TEAM, Align.CENTRE, pad=0)
        name = self.words("{name} (withdrawn)", name=row.name) if row.withdrawn else row.name
        pen.put_lines(name, cells[1], _NAME)
        played = range(rounds[0], min(rounds[-1] + 1, len(row.points)))
        for index, cell in zip(played, cells[2:-2], strict=False):
            points, running = row.points[index], row.running[index]
            if points is not None:
                pen.put(str(points), cell.upper(cell.height * 0.42), _POINTS, Align.CENTRE, 0)
            if running is not None:
                pen.put(str(running), cell.lower(cell.height * 0.6), _RUNNING, Align.CENTRE, 0)
        if self.view.reach.in_play is not None:
            return  # total and rank are written by hand in the end
        if row.total is not None:
            pen.put(str(row.total), cells[-2], _TOTAL, Align.CENTRE)
        pen.put(str(row.rank), cells[-1], _TEAM, Align.CENTRE)
