"""The deal of the event as the room sees it: the hands, and what is told of them."""

from whist_td.deals.cards import PLACES
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.deal_pages import DealSeen
from whist_td.formats.whiz.views.evening_deals import (
    AtTable,
    JudgedSlam,
    Swing,
    best_slam,
    largest_swing,
)
from whist_td.formats.whiz.words.deal_pages import best_sentence
from whist_td.formats.whiz.words.deals import short_outcome
from whist_td.formats.whiz.words.hands import SUIT_ORDER, seat_name, suit_text
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.room.words.posters import DealPage, DealsPoster, HandShown, TextPoster
from whist_td.words.words import Words, amount_of_points


def deals_poster(event: WhizEvent, _: Words) -> DealsPoster | TextPoster:
    """Return the deals worth talking about, once everybody may see them."""
    swing, slam = largest_swing(event), best_slam(event)
    pages = [_swing_page(swing, _)] if swing else []
    pages += [_slam_page(slam, _)] if slam else []
    if not pages:
        return TextPoster(_("The deal of the event comes once the hands are released"))
    return DealsPoster(_("Deal of the event"), tuple(pages))


def _swing_page(swing: Swing, _: Words) -> DealPage:
    hand = whiz_label(swing.hand, _)
    tables = (_at_table(swing.most, _), _at_table(swing.least, _))
    points = amount_of_points(swing.points, _)
    sentence = _("{hand}: a difference of {points}.", hand=hand, points=points)
    return _page(swing.seen, _("Largest swing"), (sentence, *tables), _)


def _slam_page(slam: JudgedSlam, _: Words) -> DealPage:
    bidders = _.plural(
        "The only one of {all} tables that bid a slam and made it.",
        "{n} of {all} tables bid a slam and made it.",
        slam.bidders,
        all=slam.tables,
    )
    return _page(slam.seen, _("Best-judged slam"), (_at_table(slam.at, _), bidders), _)


def _at_table(table: AtTable, _: Words) -> str:
    return _(
        "{name}, table {table}: {outcome}, {points}.",
        name=table.name,
        table=table.place.table,
        outcome=short_outcome(table.outcome, _).replace(" ", "\u00a0"),
        points=amount_of_points(table.points, _),
    )


def _page(seen: DealSeen, title: str, sentences: tuple[str, ...], _: Words) -> DealPage:
    dealer = whiz_label(seen.dealer, _)
    hands = tuple(
        HandShown(
            seat_name(place, _),
            tuple((suit, suit_text(seen.deal.hand(place), suit, _)) for suit in SUIT_ORDER),
        )
        for place in PLACES
    )
    line = _("Deal {board} · dealer {dealer}", board=seen.board, dealer=dealer)
    best = best_sentence(seen, seen.event, _)
    return DealPage(title, line, hands, tuple(filter(None, (*sentences, best))))
