"""Where a table of solo whist stands: deals played, and who deals next."""

from dataclasses import replace

from whist_td.formats.club_night.games.solo.deals import Seats, SoloDeal
from whist_td.formats.club_night.rules.deal_fields import Group, seats
from whist_td.formats.club_night.rules.table_games import (
    Length,
    Running,
    Scored,
    Unit,
    gains,
)

DEALS = {4: 16, 5: 15}
"""Deals of a round by players at the table: so many that everybody deals equally often."""


def sides(_: object, players: int) -> tuple[Group, ...]:
    """Return who sits with whom: partners are found in each deal anew."""
    return seats(players)


def lengths(_: object, players: int) -> tuple[Length, ...]:
    """Return how long a table plays."""
    return (Length(Unit.DEALS, DEALS.get(players, 4 * players)),)


def start(_: object, players: int) -> Running:
    """Return a table before its first deal."""
    return Running(players)


def played(running: Running, deal: SoloDeal, points: Seats) -> Scored[Running]:
    """Return what a deal gave to those who played it."""
    active = deal.active(running.players)
    ones = tuple(int(seat in active) for seat in range(running.players))
    return Scored(gains(points, deals=ones), _after(running, deal, 1))


def passed(running: Running, deal: SoloDeal, counted: int) -> Scored[Running]:
    """Return what a deal gave that everybody passed: nothing, and the next dealer deals."""
    none = (0,) * running.players
    ones = tuple(counted for _ in none)
    return Scored(gains(none, deals=ones), _after(running, deal, counted))


def _after(running: Running, deal: SoloDeal, counted: int) -> Running:
    dealer = (deal.dealer + 1) % running.players
    return replace(running, dealer=dealer, deals=running.deals + counted)
