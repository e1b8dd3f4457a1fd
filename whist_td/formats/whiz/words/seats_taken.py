"""Seats that are taken for whoever comes or goes, and the price of each way, in plain words."""

from collections.abc import Iterator

from whist_td.formats.whiz.rules.event import SeatedRound, WhizEvent, boards_of
from whist_td.formats.whiz.rules.settings import Ranking, WhizSettings
from whist_td.formats.whiz.views.movement_views import Offered
from whist_td.formats.whiz.views.rebuilding import RebuildingCost
from whist_td.formats.whiz.words.forecast import (
    again_sentence,
    alone_sentences,
    cost_sentences,
    new_sentences,
    out_sentence,
)
from whist_td.words.movement_messages import fault_sentence
from whist_td.words.words import Words, numbers_listed, span_words


def way_words(offered: Offered, settings: WhizSettings, _: Words) -> tuple[str, str]:
    """Return what a way to seat people is called, and its price."""
    title = _("Only a few seats change")
    if not offered.takes_seats:
        title = _("Everyone is reseated")
    return title, price_words(offered.cost, settings, _) if offered.cost else ""


def price_words(cost: RebuildingCost, settings: WhizSettings, _: Words) -> str:
    """Say what a way costs: the deals to make, what each hand is compared with, the cards."""
    deals = len(cost.new_sets) * settings.boards_per_round
    parts = [
        _.plural("{n} deal to make", "{n} deals to make", deals) if deals else _("No deal to make")
    ]
    if cost.rounds and settings.ranking is not Ranking.TOTAL:
        parts.append(_compared(cost, _))
    cards = len(cost.cards)
    again = _.plural("{n} card to print again", "{n} cards to print again", cards)
    parts.append(again if cards else _("no card to print again"))
    return " · ".join(parts)


def _compared(cost: RebuildingCost, _: Words) -> str:
    least, most = (tables - 1 for tables in cost.compared)
    if least == most:
        return _.plural(
            "each hand compared with {n} other", "each hand compared with {n} others", most
        )
    return _("each hand compared with {least} to {most} others", least=least, most=most)


def offer_sentences(evening: WhizEvent, offered: Offered, _: Words) -> tuple[str, ...]:
    """Say what an offer means, and what the verifier still holds against it."""
    if offered.cost is None:
        return ()
    faults = tuple(fault_sentence(fault, _) for fault in offered.faults)
    if offered.takes_seats:
        return (*_seats_sentences(evening, offered.cost, _), *faults)
    return (*cost_sentences(offered.cost, evening.settings, _), *faults)


def _seats_sentences(evening: WhizEvent, cost: RebuildingCost, _: Words) -> tuple[str, ...]:
    return (
        *_taken(evening, cost, _),
        out_sentence(cost, _),
        again_sentence(cost, _),
        *alone_sentences(cost, evening.settings, _),
        *new_sentences(cost, evening.settings, _),
        _cards(cost, _),
    )


def _taken(evening: WhizEvent, cost: RebuildingCost, _: Words) -> Iterator[str]:
    changes = [
        change
        for seated in cost.rounds
        for change in _changes(evening, evening.rounds[seated.number], seated, _)
    ]
    if not changes:
        yield _("Everybody stays where the printed cards say. Nobody plays a deal twice.")
        return
    text = _("Who sits where: {changes}.", changes=" · ".join(changes))
    yield text + " " + _("All other seats stay. Nobody plays a deal twice.")


def _changes(
    evening: WhizEvent, planned: SeatedRound, seated: SeatedRound, _: Words
) -> Iterator[str]:
    """Yield what is not as planned at the tables of a round."""
    number = seated.number
    for table in sorted({s.table for s in (*planned.seatings, *seated.seatings)}):
        before, after = planned.seating(table), seated.seating(table)
        if after is None:
            yield _("round {round}, table {table}: stays empty", round=number, table=table)
        elif before is None:
            size = evening.settings.boards_per_round
            boards = boards_of(after.board_set, size)
            yield _(
                "round {round}, table {table}: {people}, with deals {deals}",
                round=number,
                table=table,
                people=numbers_listed(after.seats, _),
                deals=span_words(boards[0], boards[-1], _),
            )
        else:
            for gone, come in zip(before.seats, after.seats, strict=True):
                if gone != come:
                    yield _(
                        "round {round}, table {table}: {come} for {gone}",
                        round=number,
                        table=table,
                        come=come,
                        gone=gone,
                    )


def _cards(cost: RebuildingCost, _: Words) -> str:
    if not cost.cards:
        return _("No card has to be printed again.")
    return _.plural(
        "Print again the route card of player {numbers}.",
        "Print again the route cards of players {numbers}.",
        len(cost.cards),
        numbers=numbers_listed(cost.cards, _),
    )
