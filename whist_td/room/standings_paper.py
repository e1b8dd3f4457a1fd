"""The standings on paper as the room has them, for a format that has no sheet of its own."""

from dataclasses import dataclass
from typing import Any

from typing_extensions import override

from whist_td.core.events import Details
from whist_td.desk.requests import Event
from whist_td.paper.layout import MM, Box, Orientation, PageSize, sheet
from whist_td.paper.page import GridColumn, Page
from whist_td.paper.papers import PaperSet, paper_set
from whist_td.paper.pen import Align, Pen
from whist_td.room.formats import room_format
from whist_td.room.scenes import race_of
from whist_td.room.standings_layout import FIRST, NAME, PRIZES, RANK, SCORE, StandingsLayout
from whist_td.room.views.views import RankedLine, RankingView
from whist_td.room.words.narrator import Narrator
from whist_td.words.missing import missing_sentence
from whist_td.words.words import N_, Words


@dataclass(frozen=True)
class RankingPapers:
    """What the sheet is made of."""

    evening: Any
    after_round: int

    @property
    def details(self) -> Details:
        """The heading of the sheet."""
        details: Details = self.evening.details
        return details


def ranking_papers(evening: Event, after_round: int | None) -> RankingPapers:
    """Return what the sheet after a round is made of; None: the newest."""
    return RankingPapers(evening, evening.last_announced if after_round is None else after_round)


def pages(of: RankingPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the standings, their heading repeated on each page."""
    form = room_format(of.evening)
    view = form.ranking(of.evening, of.after_round)
    return _Layout(
        sheet(size, Orientation.PORTRAIT),
        of.details,
        form.narrator.standings(view, _),
        missing_sentence(view.reach, _),
        view.lines,
        ("",),
        race_of(of.evening, of.after_round, _),
        _,
        form.narrator,
        view,
    ).pages


@dataclass(frozen=True)
class _Layout(StandingsLayout[RankedLine]):
    FOOT = 5 * MM
    ROW_MOST = 10 * MM

    narrator: Narrator
    view: RankingView

    @override
    def _columns(self) -> tuple[GridColumn, ...]:
        _ = self.words
        return (
            GridColumn(_("Rank"), 13),
            GridColumn(_("No."), 13),
            GridColumn(_("Name"), 120, align=Align.LEFT),
            GridColumn(_("Points"), 24, align=Align.RIGHT),
        )

    @override
    def _draw_row(self, pen: Pen, cells: list[Box], index: int) -> None:
        row, _ = self.rows[index], self.words
        pen.put(str(row.rank), cells[0], RANK, Align.CENTRE)
        pen.put(self.narrator.number(row, _), cells[1], NAME, Align.CENTRE)
        pen.put_lines(row.name, cells[2], FIRST if row.rank <= PRIZES else NAME)
        pen.put(self.narrator.score(row, self.view, _), cells[3], SCORE, Align.RIGHT)


STANDINGS_PAPERS: PaperSet[RankingPapers, Event] = paper_set(
    (), (("standings", N_("Standings"), pages),), ranking_papers
)
