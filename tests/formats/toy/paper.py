"""The one sheet of such an event: its standings, as the room has them."""

from dataclasses import dataclass
from typing import Any

from whist_td.core.events import Details
from whist_td.desk.requests import Event
from whist_td.paper.layout import Orientation, PageSize, sheet
from whist_td.paper.page import Page
from whist_td.paper.papers import PaperSet, paper_set
from whist_td.room.formats import narrated_listing, race_of, room_format
from whist_td.room.standings_layout import StandingsPages
from whist_td.words.missing import missing_sentence
from whist_td.words.words import N_, Words


@dataclass(frozen=True)
class RankingPapers:
    """What the sheet is made of."""

    event: Any
    after_round: int

    @property
    def details(self) -> Details:
        """The heading of the sheet."""
        details: Details = self.event.details
        return details


def ranking_papers(event: Event, after_round: int | None) -> RankingPapers:
    """Return what the sheet after a round is made of; None: the newest."""
    return RankingPapers(event, event.last_announced if after_round is None else after_round)


def pages(of: RankingPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the standings, their heading repeated on each page."""
    view = room_format(of.event).ranking(of.event, of.after_round)
    return StandingsPages(
        sheet(size, Orientation.PORTRAIT),
        of.details,
        narrated_listing(of.event, view, _),
        missing_sentence(view.reach, _),
        ("",),
        race_of(of.event, of.after_round, _),
        _,
    ).pages


PAPERS: PaperSet[RankingPapers, Event] = paper_set(
    (), (("standings", N_("Standings"), pages),), ranking_papers
)
