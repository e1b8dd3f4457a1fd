"""All players of a Whiz tournament on a few pages."""

from collections.abc import Iterator
from itertools import groupby

from whist_td.formats.whiz.paper.parts import legend, no_deals, outcome_text, percent_text
from whist_td.formats.whiz.paper.player_sheets import summary
from whist_td.formats.whiz.views.paper_views import WhizPapers
from whist_td.formats.whiz.views.results import PlayedDeal, PlayerSheet
from whist_td.paper.layout import Orientation, PageSize, sheet
from whist_td.paper.page import Page
from whist_td.players.paper.digest_sheet import Digest, digest_pages
from whist_td.words.words import Words


def pages(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the players in the order of the ranking, several to a page."""
    results = of.results
    people = (
        Digest(
            f"{each.standing.player} · {each.standing.name}",
            summary(each, results, _),
            tuple(_rounds(each, _)),
        )
        for each in results.players
        if each.deals
    )
    made = digest_pages(people, results.details, legend(results, _)[-1], size, _)
    return made or [no_deals(sheet(size, Orientation.PORTRAIT), _("All players"), results, _)]


def _rounds(player: PlayerSheet, _: Words) -> Iterator[str]:
    number = player.standing.player
    for round_number, played in groupby(player.deals, key=lambda deal: deal.place.round):
        deals = tuple(played)
        others = ", ".join(
            f"{other.hand.value} {other.player.number} {other.player.name}"
            for other in deals[0].others(number)
        )
        yield _.pgettext(
            "tour",
            "Round {round}, table {table}, {hand} with {others}: {deals}",
            round=round_number,
            table=deals[0].place.table,
            hand=deals[0].of(number).hand.value,
            others=others,
            deals=" · ".join(_deal(deal, number, _) for deal in deals),
        )


def _deal(deal: PlayedDeal, number: int, _: Words) -> str:
    outcome, percent = outcome_text(deal.outcome, _), deal.of(number).percent
    told = f"{deal.place.board} : {outcome}"
    if percent is not None:
        told = f"{told} ({percent_text(percent, _)} %)"
    return told.replace(" ", "\N{NO-BREAK SPACE}")
