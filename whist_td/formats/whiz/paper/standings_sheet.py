"""The ranking of a Whiz tournament on paper: who won, by what, and why a tie was broken."""

from whist_td.formats.whiz.views.paper_views import WhizPapers
from whist_td.formats.whiz.views.results import WhizResults
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.formats.whiz.words.standings import told_listing
from whist_td.paper.layout import Orientation, PageSize, sheet
from whist_td.paper.page import Page
from whist_td.room.formats import race_of
from whist_td.room.standings_layout import StandingsPages
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words, sentence_case


def pages(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the ranking, its heading repeated on each page."""
    results = of.results
    mistake = _("A mistake? Tell the director: any deal can be corrected; the standings follow.")
    return StandingsPages(
        sheet(size, Orientation.PORTRAIT),
        results.details,
        told_listing(results.standings, _),
        missing_sentence(results.standings.reach, _),
        (conditions(results, _), mistake),
        race_of(of.event, results.standings.after_round, _),
        _,
    ).pages


def conditions(of: WhizResults, _: Words) -> str:
    """Say by what the players are ranked and what is compared, as RULES 2.4 asks."""
    options = (whiz_label(each, _) for each in (of.settings.ranking, of.settings.compare))
    return sentence_case(" · ".join(options))
