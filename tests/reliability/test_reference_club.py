"""The second opinion on club nights itself, against the printed examples of RULES 3 and 4."""

from fractions import Fraction

import pytest
from reliability import reference_club as club

TEN = {
    "target": 10,
    "trick_value": 1,
    "three_honours": 2,
    "four_honours": 4,
    "revoke": 3,
    "slam": "chips",
    "slam_chips": 8,
    "simple_from": 5,
    "double_from": 4,
    "is_rubber": True,
    "consolation": 4,
    "doubles": "everything",
}
FIVE = TEN | {"target": 5, "simple_from": 3, "double_from": 1}
SHORT = FIVE | {"slam": "none", "consolation": 2}
TRICKS = TEN | {"trick_value": 2, "slam": "none", "revoke": 6, "simple_from": 6, "double_from": 2}
NOBODY = (0, 0)


def deal(tricks, honours=NOBODY, revokes=NOBODY, erased=NOBODY, **told):
    return {
        "tricks": tricks,
        "honours": honours,
        "revokes": revokes,
        "erased": erased,
        "shown": None,
        **told,
    }


@pytest.mark.parametrize(
    ("options", "before", "told", "after", "chips"),
    [
        pytest.param(TEN, (0, 0), deal(9, (3, 1)), (5, 0), 0, id="dix 9 3/1"),
        pytest.param(TEN, (8, 6), deal(8, (1, 3)), (10, 6), 0, id="honours of B not counted"),
        pytest.param(TEN, (9, 2), deal(6, (4, 0)), (9, 3), 0, id="blocked at 9"),
        pytest.param(TEN, (3, 7), deal(13, (4, 0)), (3, 7), 8, id="slam apart"),
        pytest.param(TEN, (5, 8), deal(7, revokes=(1, 0)), (5, 11), 0, id="revoke wins"),
        pytest.param(FIVE, (4, 0), deal(6, (4, 0)), (4, 1), 0, id="cinq, blocked at 4"),
        pytest.param(TRICKS, (0, 0), deal(9), (6, 0), 0, id="tricks 9"),
        pytest.param(TRICKS, (4, 0), deal(7, revokes=(1, 0)), (6, 6), 0, id="tricks, revoke"),
        pytest.param(
            TEN,
            (0, 0),
            deal(9, (3, 1), trump="H", favourite="H"),
            (10, 0),
            0,
            id="favorite x2 wins",
        ),
    ],
)
def test_the_vectors_of_the_whist_family(options, before, told, after, chips):
    score = list(before)
    club._marked(score, told, options)  # noqa: SLF001 - the heart of the second opinion
    assert (tuple(score), club._slam(told, options)) == (after, chips)  # noqa: SLF001


def test_the_rubber_of_the_laws_of_short_whist():
    """A wins 5-4, B 5-1, A 5-0, consolation 2: 1 + 3 + 2 - 2 = +4."""
    deals = (
        deal(3),
        deal(11),
        deal(7, revokes=(2, 0), erased=(2, 0)),
        deal(2),
        deal(11),
    )
    told = [*club.whist(SHORT, 4, deals)]
    assert sum(gain.closed[1] for gain in told) == 3
    assert told[-1].closed[2] == 1
    assert [sum(gain.points[0] for gain in told), *told[-1].rubbers] == [4, 1, 0, 1, 0]


@pytest.mark.parametrize(
    ("contract", "attackers", "tricks", "points"),
    [
        ("propose", (0, 2), 10, [4, -4, 4, -4]),
        ("propose", (0, 2), 13, [14, -14, 14, -14]),
        ("propose", (0, 2), 6, [-8, 8, -8, 8]),
        ("solo", (0,), 4, [-12, 4, 4, 4]),
        ("solo", (0,), 13, [60, -20, -20, -20]),
        ("abundance9", (1,), 8, [5, -15, 5, 5]),
        ("troela", (0, 1), 13, [24, 24, -24, -24]),
        ("trou", (0, 1), 13, [28, 28, -28, -28]),
        ("grand_slam", (3,), 13, [-30, -30, -30, 90]),
    ],
)
def test_the_point_table_of_whist_simple(contract, attackers, tricks, points):
    assert solo(club.IWWA, contract=contract, attackers=attackers, tricks=tricks) == points


def solo(prices, **told):
    options = {"prices": prices, "passed_deal_counts": False}
    (gain,) = club.solo(options, 4, ({"dealer": 0, "made": (), **told},))
    return gain.points


@pytest.mark.parametrize(
    ("attackers", "made", "points"),
    [
        ((0, 1), (0, 1), [14, 14, -14, -14]),
        ((0, 1), (0,), [28, -28, 0, 0]),
        ((0, 1, 2), (0, 1), [21, 21, -35, -7]),
    ],
)
def test_several_miseres_at_once_are_added(attackers, made, points):
    told = solo(club.IWWA, contract="misere", attackers=attackers, made=made, tricks=None)
    assert told == points


@pytest.mark.parametrize(
    ("contract", "attackers", "tricks", "points"),
    [
        ("solo", (0,), 7, [36, -12, -12, -12]),
        ("solo", (0,), 4, [-33, 11, 11, 11]),
        ("proposition", (0, 2), 10, [7, -7, 7, -7]),
    ],
)
def test_the_table_of_foster(contract, attackers, tricks, points):
    assert solo(club.FOSTER, contract=contract, attackers=attackers, tricks=tricks) == points


def test_whip_as_it_is_worked_out():
    told = {
        "aces": (3, 1, 0),
        "two_of_spades": 1,
        "ten_of_diamonds": 0,
        "cards": (20, 18, 14),
        "spades": (4, 6, 3),
        "whips": (1, 0, 2),
    }
    (gain,) = club.whip({"ten_of_diamonds": 1, "tied": "nobody"}, 3, (told,))
    assert (gain.points, gain.games) == ([7, 4, 2], [1, 0, 0])


def test_scottish_whist_and_humbug_as_they_are_worked_out():
    options = {"has_partners": True, "cards_count": False, "target": 41, "both_home": "higher"}
    told = {"jack": 0, "ten": 0, "ace": 1, "king": 1, "queen": 1, "revoker": None}
    assert next(club.scottish(options, 2, (told,))).points == [21, 9]
    assert next(club.humbug({"target": 5}, 2, ({"tricks": 7, "honours": (3, 1)},))).points == [4, 0]


def test_those_who_tie_share_what_their_places_have():
    facts = club.Facts("iwwa", {}, (), (), placement=(90, 60, 30, 0))
    table = club.Table(1, 1, (1, 2, 3, 4), ({},))
    final = [5, 9, 9, -23]
    places = [club._place(facts, table, final, n) for n in range(4)]  # noqa: SLF001
    assert places == [30, Fraction(75), Fraction(75), 0]
