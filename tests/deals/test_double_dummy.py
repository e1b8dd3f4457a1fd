"""What can be made, against a solver that tries every card, and who sits where meanwhile."""

from functools import cache
from random import Random

import pytest

from whist_td.core.contracts import HANDS, Hand, SeatChange, Strain
from whist_td.deals.cards import PACK, PLACES, RANKS, Deal, in_order
from whist_td.deals.dealing import dealt
from whist_td.deals.double_dummy import has_solver, seated, solved
from whist_td.desk.apart import done_apart, no_progress

REPEATED = "00112233445566778899aabbccddeeff"
needs_solver = pytest.mark.skipif(not has_solver(), reason="the optional library is not here")
LED_BY = {
    ("A", "E"): "S",
    ("A", "S"): "N",
    ("A", "N"): "E",
    ("B", "E"): "S",
    ("B", "S"): "E",
    ("B", "N"): "S",
}
"""Whose hand leads, as the table of RULES 2.3 has it."""


def ending(size, seed):
    cards = Random(seed).sample(PACK, 4 * size)  # noqa: S311 - an example
    return Deal(in_order([cards[at : at + size] for at in range(0, len(cards), size)]))


def tried(deal, declarer, change, strain):
    """Return the tricks of the declarer and the Domy, every card of every hand being tried."""
    seats = seated(deal, declarer, change)
    led_by = seats.index(deal.hand(LED_BY[change.value, declarer.value]))
    ours = {seats.index(deal.hand(declarer.value)), seats.index(deal.hand("W"))}

    def strength(card, led):
        kind = 2 if card[0] == strain.value else card[0] == led
        return kind, -RANKS.index(card[1])

    @cache
    def best(hands, on_table, first):
        seat = (first + len(on_table)) % len(PLACES)
        if len(on_table) == len(PLACES):
            winner = max(range(4), key=lambda at: strength(on_table[at], on_table[0][0]))
            first = (first + winner) % len(PLACES)
            return (first in ours) + best(hands, (), first)
        hand = hands[seat]
        if not hand:
            return 0
        following = [card for card in hand if on_table and card[0] == on_table[0][0]]
        ways = (
            best((*hands[:seat], hand - {card}, *hands[seat + 1 :]), (*on_table, card), first)
            for card in following or hand
        )
        return max(ways) if seat in ours else min(ways)

    return best(tuple(map(frozenset, seats)), (), led_by)


@pytest.mark.parametrize("change", SeatChange)
@pytest.mark.parametrize("declarer", HANDS)
def test_the_domy_faces_the_declarer_and_his_left_leads(declarer, change):
    deal = dealt(REPEATED, 1)
    seats = seated(deal, declarer, change)
    own = seats.index(deal.hand(declarer.value))
    assert seats[(own + 2) % 4] == deal.hand("W")
    assert seats[(own + 1) % 4] == deal.hand(LED_BY[change.value, declarer.value])
    assert set(seats) == set(deal.hands)


@needs_solver
@pytest.mark.parametrize("change", SeatChange)
@pytest.mark.parametrize(
    ("size", "count"),
    [(1, 20), (2, 20), (3, 12), (4, 4), pytest.param(5, 20, marks=pytest.mark.nightly)],
)
def test_endings_are_solved_as_by_trying_every_card(size, count, change):
    deals = [ending(size, seed) for seed in range(count)]
    for deal, made in zip(deals, done_apart(no_progress, solved, deals, change), strict=True):
        for declarer in HANDS:
            for strain in Strain:
                assert made[declarer][strain] == tried(deal, declarer, change, strain), deal.text


@needs_solver
def test_the_rule_of_seats_changes_what_can_be_made():
    """Board 1 of the example: North makes eight in spades by rule A, and seven by rule B."""
    deals = [dealt(REPEATED, 1)]
    made = {each: done_apart(no_progress, solved, deals, each)[0] for each in SeatChange}
    spades = {each.value: row[Hand.NORTH][Strain.SPADES] for each, row in made.items()}
    assert spades == {"A": 8, "B": 7}
