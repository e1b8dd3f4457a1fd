"""The standings of a club night on paper: who won, by what, and why a tie was broken."""

from collections.abc import Iterator
from dataclasses import dataclass

from whist_td.domain.table_games import Measure
from whist_td.formats.club.settings import RankedBy
from whist_td.formats.club.standings import Standing
from whist_td.i18n.club_night_labels import club_label
from whist_td.i18n.club_night_sentences import (
    club_tie_sentence,
    club_title,
    score_heading,
    score_words,
    signed,
)
from whist_td.i18n.game_labels import game_label, game_name
from whist_td.i18n.room_posters import RacePoster
from whist_td.i18n.room_scenes import race_of
from whist_td.i18n.words import Words
from whist_td.reports.fonts import Face, Type
from whist_td.reports.furniture import HEADING, SMALL, page_heading
from whist_td.reports.grid import Column, Grid
from whist_td.reports.layout import MM, Box, PageSize, Sheet, Way, shares, sheet
from whist_td.reports.page import Page
from whist_td.reports.pen import Align, Pen
from whist_td.reports.race import RaceRoom
from whist_td.usecases.club_paper_views import ClubPapers

_RANK = Type(Face.BOLD, 15, 9)
_NAME = Type(Face.REGULAR, 12, 7)
_FIRST = Type(Face.BOLD, 12.5, 7)
_SCORE = Type(Face.BOLD, 13, 8)
_PLAIN = Type(Face.REGULAR, 11, 7)
_WHY = Type(Face.REGULAR, 9, 6.5)
_PRIZES = 3
"""The ranks set in bold."""
_HEAD = 9 * MM
_FOOT = 10 * MM
_ROW_LEAST, _ROW_MOST = 7 * MM, 10 * MM


def pages(of: ClubPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the standings, their heading repeated on each page."""
    race = race_of(of.evening, of.after_round, _)
    return _Layout(sheet(size, Way.PORTRAIT), of, race, _).pages


def conditions(of: ClubPapers, _: Words) -> str:
    """Say by what the players are ranked, and what separates those with the same score."""
    settings = of.evening.settings
    told = [game_name(of.evening.game.code, _), club_label(settings.ranked_by, _)]
    ties = ", ".join(game_label(each, _) for each in settings.criteria())
    if ties:
        told.append(_("ties: {criteria}", criteria=ties))
    return " · ".join(told)


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    of: ClubPapers
    poster: RacePoster | None
    words: Words

    @property
    def _rows(self) -> tuple[Standing, ...]:
        return self.of.standings.rows

    @property
    def _race(self) -> RaceRoom:
        room = self.sheet.body.below(HEADING).above(_FOOT)
        return RaceRoom(self.poster, room, _HEAD, len(self._rows), _ROW_MOST)

    @property
    def pages(self) -> list[Page]:
        """All pages, the race on the last of them."""
        parts = self.parts
        last = parts[-1] if parts else range(0)
        race = self._race.own_page(last, self.sheet, self.of.details, self.words)
        return [self.page(part) for part in parts] + race

    @property
    def _told(self) -> tuple[tuple[str, Measure | None], ...]:
        """What is told beside the score: heading, and what is counted; None is the deals."""
        _ = self.words
        view, measures = self.of.standings, self.of.evening.game.ranked_by
        headings = {
            Measure.POINTS: _("Points"),
            Measure.GAMES: _("Games won"),
            Measure.RUBBERS: _("Rubbers won"),
            Measure.BEST_ROUND: _("Best round"),
        }
        told = [(headings[each], each) for each in measures]
        if view.ranked_by is RankedBy.POINTS:
            told = told[1:]
        return (*told, (_("Deals"), None))

    @property
    def parts(self) -> list[range]:
        """The lines of each page, by index."""
        most = int((self._race.whole.height - _HEAD) // _ROW_LEAST)
        return shares(len(self._rows), most) or [range(0)]

    def page(self, part: range) -> Page:
        name = f"{self._rows[part[0]].rank}–{self._rows[part[-1]].rank}" if part else "–"
        return Page(self.sheet, name, lambda pen: self._draw(pen, part))

    def _draw(self, pen: Pen, part: range) -> None:
        _ = self.words
        title = club_title(self.of.standings, _)
        page_heading(pen, self.sheet.body, title, self.of.details, _)
        if part:
            grid = self._grid(part)
            grid.draw(pen)
            for row, index in enumerate(part):
                self._draw_row(pen, grid.cells(row), index)
        self._race.draw(pen, part, _)
        foot = self.sheet.body.lower(_FOOT - 1.5 * MM)
        pen.put(conditions(self.of, _), foot.upper(foot.height / 2), SMALL, pad=0)
        mistake = _(
            "A mistake? Tell the director: any deal can be corrected, and the standings follow."
        )
        pen.put(mistake, foot.lower(foot.height / 2), SMALL, pad=0)

    def _grid(self, part: range) -> Grid:
        _ = self.words
        told = self._told
        columns = (
            Column(_("Rank"), 13),
            Column(_("No."), 13),
            Column(_("Name"), 54, align=Align.LEFT),
            Column(score_heading(self.of.standings, _), 23, align=Align.RIGHT),
            *(Column(heading, 14, align=Align.RIGHT) for heading, _measure in told),
            Column("", max(20, 92 - 14 * len(told)), align=Align.LEFT),
        )
        return Grid(self._race.lines(part), columns, len(part), _HEAD)

    def _draw_row(self, pen: Pen, cells: list[Box], index: int) -> None:
        row, _ = self._rows[index], self.words
        first = row.rank <= _PRIZES and row.score is not None
        pen.put(str(row.rank), cells[0], _RANK, Align.CENTRE)
        pen.put(", ".join(map(str, row.people)), cells[1], _PLAIN, Align.CENTRE)
        pen.put_lines(" + ".join(row.names), cells[2], _FIRST if first else _NAME)
        score = score_words(row.score, self.of.standings, _).replace("-", "−")
        pen.put(score, cells[3], _SCORE, Align.RIGHT)
        for (_heading, measure), cell in zip(self._told, cells[4:-1], strict=True):
            pen.put(self._figure(row, measure), cell, _PLAIN, Align.RIGHT)
        pen.put_lines(" · ".join(self._why(index)), cells[-1], _WHY, pad=2 * MM)

    def _figure(self, row: Standing, measure: Measure | None) -> str:
        match measure:
            case Measure.POINTS:
                return signed(row.points)
            case Measure.GAMES:
                return str(row.games)
            case Measure.RUBBERS:
                return str(row.rubbers)
            case Measure.BEST_ROUND:
                return "–" if row.best_round is None else signed(row.best_round)
        return str(row.deals)

    def _why(self, index: int) -> Iterator[str]:
        _, rows = self.words, self._rows
        row = rows[index]
        near = (*rows[max(index - 1, 0) : index], *rows[index + 1 : index + 2])
        tie = club_tie_sentence(row, _)
        if tie:
            yield tie.replace(" -", " −")
        if row.score is not None and any(other.rank == row.rank for other in near):
            yield _("tied: nothing separates them")
        if row.sanction:
            yield _("jury: {points}", points=signed(row.sanction))
