"""The standings on paper: rank, team, total, and why a tie was broken."""

from dataclasses import dataclass

from whist_td.formats.militaire.standings import Standing
from whist_td.i18n.room_militaire import TELLER
from whist_td.i18n.room_posters import RacePoster
from whist_td.i18n.room_words import race_poster
from whist_td.i18n.sentences import tie_sentence
from whist_td.i18n.words import Language, Words
from whist_td.reports.fonts import Face, Type
from whist_td.reports.furniture import HEADING, SMALL, page_heading
from whist_td.reports.grid import Column, Grid
from whist_td.reports.layout import MM, Box, PageSize, Papers, Sheet, Way, shares, sheet
from whist_td.reports.page import Page
from whist_td.reports.pen import Align, Pen
from whist_td.reports.race import RaceRoom
from whist_td.usecases.room import RankingView
from whist_td.usecases.room_militaire import runners
from whist_td.usecases.views import StandingsView

_RANK = Type(Face.BOLD, 15, 9)
_TEAM = Type(Face.SEMIBOLD, 12, 8)
_NAME = Type(Face.REGULAR, 12, 7)
_FIRST = Type(Face.BOLD, 12.5, 7)
_TOTAL = Type(Face.BOLD, 14, 9)
_WHY = Type(Face.REGULAR, 9, 6.5)
_PRIZES = 3
"""The ranks set in bold."""
_HEAD = 8 * MM
_FOOT = 6 * MM
_ROW_LEAST = 7 * MM
_ROW_MOST = 9.5 * MM


def pages(of: Papers, size: PageSize, _: Words) -> list[Page]:
    """Return the standings, their heading repeated on each page."""
    layout = _Layout(sheet(size, Way.PORTRAIT), of.standings, _race(of.standings, _), _)
    return layout.pages


def _race(view: StandingsView, _: Words) -> RacePoster | None:
    """Return the race of the leaders as the room sees it, from the second round on."""
    ranking = RankingView(view.after_round, view.rounds, view.is_final, 0, ())
    poster = race_poster(runners(view.rows), ranking, TELLER, _)
    return poster if isinstance(poster, RacePoster) else None


def standings_title(view: StandingsView, _: Words) -> str:
    """Return which standings these are."""
    if view.is_final:
        return _("Final standings")
    if not view.after_round:
        return _("Standings before round 1")
    return _("Standings after round {round}", round=view.after_round)


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    view: StandingsView
    poster: RacePoster | None
    words: Words

    @property
    def _race(self) -> RaceRoom:
        room = self.sheet.body.below(HEADING).above(_FOOT)
        return RaceRoom(self.poster, room, _HEAD, len(self.view.rows), _ROW_MOST)

    @property
    def pages(self) -> list[Page]:
        """All pages, the race on the last of them."""
        parts = self.parts
        last = parts[-1] if parts else range(0)
        race = self._race.own_page(last, self.sheet, self.view.details, self.words)
        return [self.page(part) for part in parts] + race

    @property
    def parts(self) -> list[range]:
        """The lines of each page, by index."""
        return shares(len(self.view.rows), int((self._race.whole.height - _HEAD) // _ROW_LEAST))

    @property
    def _averages(self) -> bool:
        return any(row.average is not None for row in self.view.rows)

    def page(self, part: range) -> Page:
        rows = self.view.rows
        bookmark = f"{rows[part[0]].rank}–{rows[part[-1]].rank}"
        return Page(self.sheet, bookmark, lambda pen: self._draw(pen, part))

    def _draw(self, pen: Pen, part: range) -> None:
        _ = self.words
        title = standings_title(self.view, _)
        page_heading(pen, self.sheet.body, title, self.view.details, _)
        grid = self._grid(part)
        grid.draw(pen)
        for row, index in enumerate(part):
            self._draw_row(pen, grid.cells(row), index)
        self._race.draw(pen, part, _)
        mistake = _(
            "A mistake? Tell the director: any round can be corrected, and the standings follow."
        )
        pen.put(mistake, self.sheet.body.lower(_FOOT - 1.5 * MM), SMALL, pad=0)

    def _grid(self, part: range) -> Grid:
        _ = self.words
        columns = [
            Column(_("Rank"), 13),
            Column(_("Team"), 14),
            Column(_("Name"), 66, align=Align.LEFT),
            Column(_("Total"), 15),
            Column(_("Tie-break"), 84, align=Align.LEFT),
        ]
        if self._averages:
            columns.insert(4, Column(_("Average"), 19))
        box = self._race.lines(part)
        return Grid(box, columns, len(part), _HEAD)

    def _draw_row(self, pen: Pen, cells: list[Box], index: int) -> None:
        row = self.view.rows[index]
        first = row.rank <= _PRIZES and not row.withdrawn
        pen.put(str(row.rank), cells[0], _RANK, Align.CENTRE)
        pen.put(str(row.team), cells[1], _TEAM, Align.CENTRE)
        pen.put_lines(row.name, cells[2], _FIRST if first else _NAME)
        pen.put(str(row.total), cells[3], _TOTAL, Align.RIGHT, pad=3.5 * MM)
        if self._averages:
            pen.put(average_text(row, self.words), cells[4], _NAME, Align.CENTRE)
        pen.put_lines(self._why(index), cells[-1], _WHY)

    def _why(self, index: int) -> str:
        _ = self.words
        rows = self.view.rows
        row = rows[index]
        if row.withdrawn:
            return _("withdrawn")
        near = (*rows[max(index - 1, 0) : index], *rows[index + 1 : index + 2])
        shared = any(other.rank == row.rank for other in near)
        said = (tie_sentence(row, _), _("tied: nothing separates them") if shared else "")
        return " · ".join(text for text in said if text)


def average_text(row: Standing, _: Words) -> str:
    """Return a team's average points per match, with the language's decimal mark."""
    if row.average is None:
        return ""
    mark = "," if _.language is Language.FRENCH else "."
    return f"{float(row.average):.3f}".replace(".", mark)
