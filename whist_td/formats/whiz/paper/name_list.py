"""The name list of a Whiz tournament: the table and the seat where each player begins."""

from whist_td.formats.whiz.views.paper_views import GuideCard, WhizPapers
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.paper.layout import PageSize
from whist_td.paper.page import Page
from whist_td.players.paper.name_list import NamedPlayer, name_pages, seat_words
from whist_td.words.words import Words

_SEAT_WIDTH = 30


def pages(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the list, its heading repeated on each page."""
    plan = of.plan
    people = (_named(card, _) for card in plan.cards)
    return name_pages(people, plan.details, size, _SEAT_WIDTH, _)


def _named(card: GuideCard, _: Words) -> NamedPlayer:
    player, first = card.player, card.first
    if first is None or first.hand is None:
        return NamedPlayer(player.name, player.number)
    seat = seat_words(whiz_label(first.hand, _), first.round, 1, _)
    return NamedPlayer(player.name, player.number, first.table, seat)
