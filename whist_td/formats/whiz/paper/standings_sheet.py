"""The ranking of a Whiz tournament on paper: who won, by what, and why a tie was broken."""

from dataclasses import dataclass
from fractions import Fraction

from typing_extensions import override

from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding
from whist_td.formats.whiz.views.paper_views import WhizPapers
from whist_td.formats.whiz.views.results import WhizResults
from whist_td.formats.whiz.words.labels import (
    percent_words,
    points_words,
    ranking_title,
    score_words,
    tie_remark,
    whiz_label,
)
from whist_td.paper.fonts import Face, Type
from whist_td.paper.layout import MM, Box, Orientation, PageSize, sheet
from whist_td.paper.page import GridColumn, Page
from whist_td.paper.pen import Align, Pen
from whist_td.room.scenes import race_of
from whist_td.room.standings_layout import (
    FIRST,
    NAME,
    PLAIN,
    PRIZES,
    RANK,
    SCORE,
    WHY,
    StandingsLayout,
)
from whist_td.words.missing import missing_sentence
from whist_td.words.words import N_, Words, decimal

_NUMBER = Type(Face.REGULAR, 11)
SCORES = {Ranking.DATUM: N_("Deviation"), Ranking.TOTAL: N_("Total")}
"""What ranks where percentages do not."""


def pages(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the ranking, its heading repeated on each page."""
    results = of.results
    mistake = _("A mistake? Tell the director: any deal can be corrected; the standings follow.")
    return _Layout(
        sheet(size, Orientation.PORTRAIT),
        results.details,
        ranking_title(results.standings, _),
        missing_sentence(results.standings.reach, _),
        results.standings.rows,
        (conditions(results, _), mistake),
        race_of(of.evening, results.standings.after_round, _),
        _,
        results.standings.ranking,
    ).pages


def conditions(of: WhizResults, _: Words) -> str:
    """Say by what the players are ranked and what is compared, as RULES 2.4 asks."""
    settings = of.settings
    options = f"{whiz_label(settings.ranking, _)} · {whiz_label(settings.compare, _)}"
    return options[:1].upper() + options[1:]


def _penalty_text(amount: Fraction, ranking: Ranking, _: Words) -> str:
    """Say what penalties took off a player's score, nothing where there are none."""
    if not amount:
        return ""
    number = decimal(amount, _)
    if ranking is Ranking.MATCHPOINTS:
        return _("penalty: {amount} % of one deal", amount=number)
    return _.plural("penalty: {amount} point", "penalty: {amount} points", amount, amount=number)


@dataclass(frozen=True)
class _Layout(StandingsLayout[WhizStanding]):
    FOOT = 10 * MM
    ROW_MOST = 10 * MM

    ranking: Ranking

    @override
    def _columns(self) -> tuple[GridColumn, ...]:
        _ = self.words
        score = SCORES.get(self.ranking)
        return (
            GridColumn(_("Rank"), 13),
            GridColumn(_("No."), 11),
            GridColumn(_("Name"), 62, align=Align.LEFT),
            *([GridColumn(_(score), 22, align=Align.RIGHT)] if score else []),
            GridColumn(_("Percent"), 22, align=Align.RIGHT),
            GridColumn(_("Points"), 14, align=Align.RIGHT),
            GridColumn(_("Deals"), 13, align=Align.RIGHT),
            GridColumn("", 38 if score else 58, align=Align.LEFT),
        )

    @override
    def _draw_row(self, pen: Pen, cells: list[Box], index: int) -> None:
        row, _ = self.rows[index], self.words
        first = row.rank <= PRIZES and row.score is not None
        pen.put(str(row.rank), cells[0], RANK, Align.CENTRE)
        pen.put(str(row.player), cells[1], _NUMBER, Align.CENTRE)
        pen.put_lines(row.name, cells[2], FIRST if first else NAME)
        percent = percent_words(row, _)
        if self.ranking in SCORES:
            score = score_words(row, self.ranking, _)
            pen.put(score, cells[3], SCORE, Align.RIGHT)
            pen.put(percent, cells[4], PLAIN, Align.RIGHT)
        else:
            pen.put(percent, cells[3], SCORE, Align.RIGHT)
        pen.put(points_words(row), cells[-3], PLAIN, Align.RIGHT)
        pen.put(str(row.boards), cells[-2], PLAIN, Align.RIGHT)
        pen.put_lines(self._why(index), cells[-1], WHY, pad=2 * MM)

    def _why(self, index: int) -> str:
        _, row = self.words, self.rows[index]
        reason = (
            tie_remark(row, self.rows, _),
            _penalty_text(row.penalty, self.ranking, _),
        )
        return " · ".join(filter(None, reason))
