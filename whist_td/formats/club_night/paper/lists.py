"""The name list and the standings of a club night, each as many pages as it needs."""

from whist_td.formats.club_night.views.paper_views import ClubPapers, SeatingCard
from whist_td.formats.club_night.words.labels import (
    measure_label,
    method_label,
)
from whist_td.formats.club_night.words.seats import seat_name
from whist_td.formats.club_night.words.standings import club_listing
from whist_td.paper.layout import Orientation, PageSize, sheet
from whist_td.paper.page import Page
from whist_td.players.paper.name_list import NamedPlayer, name_pages, seat_words
from whist_td.players.views.movement_views import Presence
from whist_td.room.scenes import race_of
from whist_td.room.standings_layout import StandingsPages
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words


def name_list(of: ClubPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the list, its heading repeated on each page."""
    people = (_named(card, _) for card in of.seating_cards)
    return name_pages(people, of.details, size, _)


def _named(card: SeatingCard, _: Words) -> NamedPlayer:
    player, first = card.player, card.first
    if first is None or first.table is None:
        return NamedPlayer(player.name, player.number)
    name = seat_name(first.seat, len(first.table.players), _)
    seat = seat_words(name, first.round, card.lines[0].round, _)
    rests = card.lines[0].presence is Presence.SITS_OUT
    return NamedPlayer(player.name, player.number, first.table.table, seat, sits_out=rests)


def standings(of: ClubPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the standings, their heading repeated on each page."""
    mistake = _("A mistake? Tell the director: any deal can be corrected; the standings follow.")
    return StandingsPages(
        sheet(size, Orientation.PORTRAIT),
        of.details,
        club_listing(of.standings, _),
        missing_sentence(of.standings.reach, _),
        (conditions(of, _), mistake),
        race_of(of.event, of.standings.after_round, _),
        _,
    ).pages


def conditions(of: ClubPapers, _: Words) -> str:
    """Say by what the players are ranked, and what separates those with the same score."""
    settings = of.event.settings
    shown = [method_label(settings, _)]
    ties = ", ".join(measure_label(each, settings.game, _) for each in settings.criteria())
    if ties:
        shown.append(_("ties: {criteria}", criteria=ties))
    return " · ".join(shown)
