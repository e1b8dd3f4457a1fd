"""The standings on paper: rank, team, total, and why a tie was broken."""

from whist_td.formats.militaire.views import MilitairePapers
from whist_td.formats.militaire.words.room import race_of_leaders
from whist_td.formats.militaire.words.standings import militaire_listing
from whist_td.paper.layout import Orientation, PageSize, sheet
from whist_td.paper.page import Page
from whist_td.room.standings_layout import StandingsPages
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words


def pages(of: MilitairePapers, size: PageSize, _: Words) -> list[Page]:
    """Return the standings, their heading repeated on each page."""
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
