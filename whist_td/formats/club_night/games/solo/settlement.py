"""Who pays whom for a contract: what the attackers win the defenders lose (RULES 3.1, 4.3)."""

from whist_td.formats.club_night.games.solo.deals import Seats, SoloDeal, check_deal
from whist_td.formats.club_night.games.solo.terms import (
    ACTIVE_PLAYERS,
    ALL_TRICKS,
    Promise,
    Terms,
)


def contract_points(
    deal: SoloDeal, promise: Promise | None, terms: Terms | None, players: int
) -> Seats:
    """Return the points of every seat, or refuse the deal; nothing where everybody passed.

    >>> from whist_td.formats.club_night.games.solo.terms import even
    >>> contract_points(SoloDeal(attackers=(0, 1), made=(0,)), Promise(0, 1, 4), even(7), 4)
    (28, -28, 0, 0)
    """
    check_deal(deal, promise, players)
    if promise is None or terms is None:
        return (0,) * players
    if promise.is_misere:
        return _miseres(deal, terms, players)
    return _against_the_rest(deal, _price(deal.tricks or 0, promise, terms), players)


def _against_the_rest(deal: SoloDeal, price: int, players: int) -> Seats:
    attackers = len(deal.attackers)
    won = price * (ACTIVE_PLAYERS - attackers) // attackers
    points = [0] * players
    for seat in deal.active(players):
        points[seat] = won if seat in deal.attackers else -price
    return tuple(points)


def _price(tricks: int, promise: Promise, terms: Terms) -> int:
    """Return what each defender pays: less than nothing where the contract failed."""
    if tricks < promise.goal:
        return -terms.failed - terms.short * (promise.goal - 1 - tricks)
    price = terms.made + terms.over * (tricks - promise.goal)
    return price * terms.all_tricks if tricks == ALL_TRICKS else price


def _miseres(deal: SoloDeal, terms: Terms, players: int) -> Seats:
    """Settle each misère by itself with the three others, and add."""
    points = [0] * players
    active = deal.active(players)
    for player in deal.attackers:
        price = terms.made if player in deal.made else -terms.failed
        for seat in active:
            points[seat] += price * (len(active) - 1) if seat == player else -price
    return tuple(points)
