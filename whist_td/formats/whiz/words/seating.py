"""How Whiz seats people where somebody comes, goes or stays: commands, search, cost, words."""

from functools import partial

from whist_td.core.players import LateRoundError, Player
from whist_td.formats.whiz.rules.errors import WhizFinishedError
from whist_td.formats.whiz.rules.event import WhizEvent, boards_of
from whist_td.formats.whiz.rules.settings import Ranking, WhizSettings
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.movement_views import Improving
from whist_td.formats.whiz.views.rebuilding import RebuildingCost, deals_in, players_of_sets
from whist_td.formats.whiz.words.forecast import (
    again_sentence,
    alone_sentences,
    cost_sentences,
    new_sentences,
    out_sentence,
)
from whist_td.players.seating import SeatingKind
from whist_td.players.views.reseating import Asked, SeatOffer, TableChange, seat_changes
from whist_td.players.words.reseating import cards_words, changes_sentence, way_title
from whist_td.words.movement_messages import fault_sentence
from whist_td.words.words import Words, numbers_listed, span_words


def way_words(event: WhizEvent, offer: SeatOffer, _: Words) -> tuple[str, str]:
    """Return what a way to seat people is called, and its price."""
    return way_title(offer, _), price_words(offer.cost, event.settings, _) if offer.cost else ""


def price_words(cost: RebuildingCost, settings: WhizSettings, _: Words) -> str:
    """Say what a way costs: the deals to make, what each hand is compared with, the cards."""
    deals = len(cost.new_sets) * settings.boards_per_round
    parts = [
        _.plural("{n} deal to make", "{n} deals to make", deals) if deals else _("No deal to make")
    ]
    if cost.rounds and settings.ranking is not Ranking.TOTAL:
        parts.append(_compared(cost, _))
    return " · ".join((*parts, cards_words(cost.cards, _)))


def _compared(cost: RebuildingCost, _: Words) -> str:
    least, most = (tables - 1 for tables in cost.compared)
    if least == most:
        return _.plural(
            "each hand compared with {n} other", "each hand compared with {n} others", most
        )
    return _("each hand compared with {least} to {most} others", least=least, most=most)


def offer_sentences(event: WhizEvent, offered: SeatOffer, _: Words) -> tuple[str, ...]:
    """Say what an offer means, and what the verifier still holds against it."""
    if offered.cost is None:
        return ()
    faults = tuple(fault_sentence(fault, _) for fault in offered.faults)
    if offered.takes_seats:
        return (*_seats_sentences(event, offered.cost, _), *faults)
    return (*cost_sentences(offered.cost, event.settings, _), *faults)


def _seats_sentences(event: WhizEvent, cost: RebuildingCost, _: Words) -> tuple[str, ...]:
    return (
        _taken(event, cost, _),
        out_sentence(cost, _),
        again_sentence(cost, _),
        *alone_sentences(cost, event.settings, _),
        *new_sentences(cost, event.settings, _),
        _cards(cost, _),
    )


def _taken(event: WhizEvent, cost: RebuildingCost, _: Words) -> str:
    size = event.settings.boards_per_round
    rounds = {each.number: each for each in cost.rounds}

    def laid(change: TableChange, _: Words) -> str:
        table = rounds[change.round].seating(change.table)
        boards = boards_of(table.board_set, size) if table else ()
        return _(
            "round {round}, table {table}: {people}, with deals {deals}",
            round=change.round,
            table=change.table,
            people=numbers_listed(change.come, _),
            deals=span_words(boards[0], boards[-1], _),
        )

    changes = [
        change
        for each in cost.rounds
        for change in seat_changes(
            each.number,
            {s.table: s.seats for s in event.rounds[each.number].seatings},
            {s.table: s.seats for s in each.seatings},
        )
    ]
    if not changes:
        return _("Everybody stays where the printed cards say. Nobody plays a deal twice.")
    return changes_sentence(changes, _, laid) + " " + _("Nobody plays a deal twice.")


def _cards(cost: RebuildingCost, _: Words) -> str:
    if not cost.cards:
        return _("No card has to be printed again.")
    return _.plural(
        "Print again the route card of player {numbers}.",
        "Print again the route cards of players {numbers}.",
        len(cost.cards),
        numbers=numbers_listed(cost.cards, _),
    )


def _late(event: WhizEvent, first: int, _people: int) -> Asked:
    number = max(event.players, default=0) + 1
    return partial(plan.late_player, event, Player(number, str(number), first_round=first))


def _boards(event: WhizEvent, offer: SeatOffer, first: int) -> tuple[tuple[int, ...], ...]:
    """Return the boards to be made, and with how many others a hand is compared from a round on."""
    size = event.settings.boards_per_round
    to_make = tuple(board for each in offer.cost.new_sets for board in boards_of(each, size))
    played = (event.rounds[number] for number in range(1, event.last_announced + 1))
    tables = players_of_sets(deals_in(event, (*played, *offer.rounds)))
    to_come = (each for each in offer.rounds if each.number >= first)
    often = [len(tables[s]) - 1 for s in {s.board_set for each in to_come for s in each.seatings}]
    return to_make, (min(often), max(often)) if often else ()


SEATING = SeatingKind(
    Improving,
    _late,
    lambda event, number, last: partial(plan.leaving_player, event, number, last),
    lambda event, number: partial(plan.returning_player, event, number),
    lambda event, people, first: plan.joining_player(event, people[0], first),
    plan.can_return,
    way_words,
    offer_sentences,
    WhizFinishedError,
    LateRoundError,
    boards=_boards,
)
