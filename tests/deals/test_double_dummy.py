"""What can be made, against a solver that tries every card, and who sits where meanwhile."""

from functools import cache
from itertools import cycle
from random import Random

import pytest

from tests.fixtures.samples import each_once
from whist_td.core.contracts import HANDS, Hand, SeatChange, Strain
from whist_td.deals.cards import PACK, PLACES, RANKS, Deal, in_order, read_deal
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

    made = best(tuple(map(frozenset, seats)), (), led_by)
    best.cache_clear()  # Gigabytes, else, before Python comes to it.
    return made


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
@pytest.mark.parametrize(
    ("size", "count", "change"),
    each_once(
        [
            *(pytest.param(*each, id=str(each[0])) for each in [(1, 20), (2, 20), (3, 12), (4, 4)]),
            pytest.param(5, 10, marks=pytest.mark.nightly, id="5"),
        ],
        SeatChange,
    ),
)
def test_endings_are_solved_as_by_trying_every_card(size, count, change):
    deals = [ending(size, seed) for seed in range(count)]
    for deal, made in zip(deals, done_apart(no_progress, solved, deals, change), strict=True):
        for declarer in HANDS:
            for strain in Strain:
                assert made[declarer][strain] == tried(deal, declarer, change, strain), deal.text


@needs_solver
@pytest.mark.nightly
def test_the_rule_of_seats_changes_what_can_be_made():
    """Board 1 of the example: North makes eight in spades by rule A, and seven by rule B.

    Each time, the verb is asked the same (tests/cli/test_deals.py).
    """
    deals = [dealt(REPEATED, 1)]
    made = {each: done_apart(no_progress, solved, deals, each)[0] for each in SeatChange}
    spades = {each.value: row[Hand.NORTH][Strain.SPADES] for each, row in made.items()}
    assert spades == {"A": 8, "B": 7}


EXAMPLES = (
    (
        "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3",
        {"S": "5858", "H": "6666", "D": "5757", "C": "7575", "N": "6666"},
    ),
    (
        "E:QJT5432.T.6.QJ82 .J97543.K7532.94 87.A62.QJT4.AT75 AK96.KQ8.A98.K63",
        {"S": "4949", "H": "A2A2", "D": "8383", "C": "6767", "N": "9393"},
    ),
    (
        "N:73.QJT.AQ54.T752 QT6.876.KJ9.AQ84 5.A95432.7632.K6 AKJ9842.K.T8.J93",
        {"S": "3A3A", "H": "9494", "D": "8484", "C": "3939", "N": "4848"},
    ),
    (
        "N:AQ.9852.QJT84.63 KJ93.KQT4.K965.5 87654.J73.A7.AK2 T2.A6.32.QJT9874",
        {"S": "5757", "H": "6767", "D": "7676", "C": "4848", "N": "6656"},
    ),
)
"""Bridge deals and the tricks of North, East, South and West in each strain, as published: three
by the authors of DDS (`examples/hands.cpp`), one in the hand record of a tournament."""
CUMBERLAND = "N:..T98765432.AQT8 JT9876.T9876.QJ. 5432.5432..65432 AKQ.AKQJ.AK.KJ97"
"""Proctor, How to Play Whist (1885): West led a trump against clubs, and lost every trick."""


def as_whiz(bridge, declarer, place, change):
    """Return the Whiz deal in which a declarer sits as at bridge: see the table of RULES 2.3."""
    at = PLACES.index(place)
    left, facing, right = (PLACES[(at + step) % 4] for step in (1, 2, 3))
    leads = LED_BY[change.value, declarer.value]
    (other,) = {"N", "E", "S"} - {declarer.value, leads}
    hands = {declarer.value: place, "W": facing, leads: left, other: right}
    return Deal(tuple(bridge.hand(hands[each]) for each in PLACES))


DECLARED = [(declarer, place) for place in PLACES for declarer in HANDS]


@needs_solver
@pytest.mark.parametrize("change", SeatChange)
@pytest.mark.parametrize(
    ("text", "table", "asked"),
    [
        pytest.param(*EXAMPLES[0], [*zip(cycle(HANDS), PLACES, strict=False)], id="each place"),
        *(
            pytest.param(*each, DECLARED, marks=pytest.mark.nightly, id=str(at + 1))
            for at, each in enumerate(EXAMPLES)
        ),
    ],
)
def test_whole_deals_of_bridge_have_the_results_that_were_published(text, table, asked, change):
    bridge = read_deal(text)
    deals = [as_whiz(bridge, *each, change) for each in asked]
    found = done_apart(no_progress, solved, deals, change)
    for (declarer, place), made in zip(asked, found, strict=True):
        told = {strain: int(table[strain.value][PLACES.index(place)], 16) for strain in Strain}
        assert made[declarer] == told, (declarer, place)


@needs_solver
def test_the_duke_of_cumberland_saves_tricks_by_the_lead_of_a_major():
    """He led a trump and lost all thirteen; dummy has to ruff a major and has a trump fewer."""
    deal = as_whiz(read_deal(CUMBERLAND), Hand.EAST, "S", SeatChange.OPPONENT_MOVES)
    made = done_apart(no_progress, solved, [deal], SeatChange.OPPONENT_MOVES)[0]
    assert made[Hand.EAST][Strain.CLUBS] < 13
