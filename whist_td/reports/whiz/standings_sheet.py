"""The ranking of a Whiz tournament on paper: who won, by what, and why a tie was broken."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from whist_td.formats.whiz.settings import Ranking
from whist_td.formats.whiz.standings import Standing
from whist_td.i18n.room_posters import RacePoster
from whist_td.i18n.room_scenes import race_of
from whist_td.i18n.whiz_labels import decimal, whiz_label
from whist_td.i18n.whiz_sentences import percent_words, ranking_title, score_words, tie_sentence
from whist_td.i18n.words import N_, Words
from whist_td.reports.fonts import Face, Type
from whist_td.reports.furniture import HEADING, SMALL, page_heading
from whist_td.reports.grid import Column, Grid
from whist_td.reports.layout import MM, Box, PageSize, Sheet, Way, shares, sheet
from whist_td.reports.page import Page
from whist_td.reports.pen import Align, Pen
from whist_td.reports.race import RaceRoom
from whist_td.reports.whiz.arithmetic import with_minus
from whist_td.usecases.whiz_paper_results import WhizResults
from whist_td.usecases.whiz_paper_views import WhizPapers

_RANK = Type(Face.BOLD, 15, 9)
_NUMBER = Type(Face.REGULAR, 11, 8)
_NAME = Type(Face.REGULAR, 12, 7)
_FIRST = Type(Face.BOLD, 12.5, 7)
_SCORE = Type(Face.BOLD, 13, 8)
_PLAIN = Type(Face.REGULAR, 11, 7)
_WHY = Type(Face.REGULAR, 9, 6.5)
_PRIZES = 3
"""The ranks set in bold."""
_HEAD = 8 * MM
_FOOT = 10 * MM
_ROW_LEAST = 7 * MM
_ROW_MOST = 10 * MM
SCORES = {Ranking.DATUM: N_("Deviation"), Ranking.TOTAL: N_("Total")}
"""What ranks where percentages do not."""

Cell = Callable[[Pen, Box, int], None]


def pages(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the ranking, its heading repeated on each page."""
    race = race_of(of.evening, of.after_round, _)
    return _Layout(sheet(size, Way.PORTRAIT), of.results, race, _).pages


def conditions(of: WhizResults, _: Words) -> str:
    """Say by what the players are ranked and what is compared, as RULES 2.4 asks."""
    settings = of.settings
    told = f"{whiz_label(settings.ranking, _)} · {whiz_label(settings.compare, _)}"
    return told[:1].upper() + told[1:]


def penalty_text(amount: Fraction, ranking: Ranking, _: Words) -> str:
    """Say what penalties took off a player's score, nothing where there are none."""
    if not amount:
        return ""
    told = decimal(amount, _)
    if ranking is Ranking.MATCHPOINTS:
        return _("penalty: {amount} % of one deal", amount=told)
    return _("penalty: {amount} points", amount=told)


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    of: WhizResults
    poster: RacePoster | None
    words: Words

    @property
    def _rows(self) -> tuple[Standing, ...]:
        return self.of.standings.rows

    @property
    def _ranking(self) -> Ranking:
        return self.of.standings.ranking

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
    def parts(self) -> list[range]:
        """The lines of each page, by index."""
        return shares(len(self._rows), int((self._race.whole.height - _HEAD) // _ROW_LEAST))

    def page(self, part: range) -> Page:
        bookmark = f"{self._rows[part[0]].rank}–{self._rows[part[-1]].rank}"
        return Page(self.sheet, bookmark, lambda pen: self._draw(pen, part))

    def _draw(self, pen: Pen, part: range) -> None:
        _ = self.words
        title = ranking_title(self.of.standings, _)
        page_heading(pen, self.sheet.body, title, self.of.details, _)
        grid = self._grid(part)
        grid.draw(pen)
        for row, index in enumerate(part):
            self._draw_row(pen, grid.cells(row), index)
        self._race.draw(pen, part, _)
        foot = self.sheet.body.lower(_FOOT - 1.5 * MM)
        pen.put(conditions(self.of, _), foot.upper(foot.height / 2), SMALL, pad=0)
        mistake = _(
            "A mistake? Tell the director: any deal can be corrected, and the ranking follows."
        )
        pen.put(mistake, foot.lower(foot.height / 2), SMALL, pad=0)

    def _grid(self, part: range) -> Grid:
        _ = self.words
        score = SCORES.get(self._ranking)
        columns = (
            Column(_("Rank"), 13),
            Column(_("No."), 11),
            Column(_("Name"), 62, align=Align.LEFT),
            *([Column(_(score), 22, align=Align.RIGHT)] if score else []),
            Column(_("Percent"), 22, align=Align.RIGHT),
            Column(_("Points"), 14, align=Align.RIGHT),
            Column(_("Deals"), 13, align=Align.RIGHT),
            Column("", 38 if score else 58, align=Align.LEFT),
        )
        box = self._race.lines(part)
        return Grid(box, columns, len(part), _HEAD)

    def _draw_row(self, pen: Pen, cells: list[Box], index: int) -> None:
        row, _ = self._rows[index], self.words
        first = row.rank <= _PRIZES and row.score is not None
        pen.put(str(row.rank), cells[0], _RANK, Align.CENTRE)
        pen.put(str(row.player), cells[1], _NUMBER, Align.CENTRE)
        pen.put_lines(row.name, cells[2], _FIRST if first else _NAME)
        percent = percent_words(row, _)
        if self._ranking in SCORES:
            score = with_minus(score_words(row, self._ranking, _))
            pen.put(score, cells[3], _SCORE, Align.RIGHT)
            pen.put(percent, cells[4], _PLAIN, Align.RIGHT)
        else:
            pen.put(percent, cells[3], _SCORE, Align.RIGHT)
        pen.put(str(row.points), cells[-3], _PLAIN, Align.RIGHT)
        pen.put(str(row.boards), cells[-2], _PLAIN, Align.RIGHT)
        pen.put_lines(self._why(index), cells[-1], _WHY, pad=2 * MM)

    def _why(self, index: int) -> str:
        _, rows = self.words, self._rows
        row = rows[index]
        near = (*rows[max(index - 1, 0) : index], *rows[index + 1 : index + 2])
        shared = row.score is not None and any(other.rank == row.rank for other in near)
        said = (
            tie_sentence(row, _),
            _("tied: nothing separates them") if shared else "",
            penalty_text(row.penalty, self._ranking, _),
        )
        return " · ".join(text for text in said if text)
