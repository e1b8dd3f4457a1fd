"""The name list of a club night: the table and the seat where each player begins."""

from whist_td.formats.club_night.views.paper_views import ClubPapers, SeatingCard
from whist_td.formats.club_night.words.labels import seat_name
from whist_td.paper.layout import PageSize
from whist_td.paper.page import Page
from whist_td.players.paper.name_list import NamedPlayer, name_pages, seat_words
from whist_td.words.words import Words

_SEAT_WIDTH = 34


def pages(of: ClubPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the list, its heading repeated on each page."""
    people = (_named(card, _) for card in of.seating_cards)
    return name_pages(people, of.details, size, _SEAT_WIDTH, _)


def _named(card: SeatingCard, _: Words) -> NamedPlayer:
    player, first = card.player, card.first
    if first is None or first.table is None:
        return NamedPlayer(player.name, player.number)
    name = seat_name(first.seat, len(first.table.players), _)
    seat = seat_words(name, first.round, card.lines[0].round, _)
    return NamedPlayer(player.name, player.number, first.table.table, seat)
