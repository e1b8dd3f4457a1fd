from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.formats.club_night.games.game import (
    HandTricksError,
    HonoursError,
    RevokesError,
    TricksMissingError,
)
from whist_td.formats.club_night.games.whist_family.marking import (
    FIVE,
    PRESETS,
    SHORT,
    TEN,
    TRICKS,
    Factor,
    HonoursCallError,
    HonoursEnd,
    HonoursNotCountedError,
    HonoursStop,
    MarkBeforeError,
    Marked,
    ShownHonoursError,
    ShownTricksError,
    Slam,
    WhistDeal,
    WhistSettings,
    marked,
)

PAIR = st.sampled_from([(0, 0), (1, 3), (3, 1), (4, 0), (0, 4), (2, 2)])


@pytest.mark.parametrize(
    ("settings", "before", "deal", "expected"),
    [
        pytest.param(
            TEN, (0, 0), WhistDeal(tricks=9, honours=(3, 1)), Marked((5, 0)),
            id="RULES 4.1: dix (0,0), 9 tricks, 3/1",
        ),
        pytest.param(
            TEN, (8, 6), WhistDeal(tricks=8, honours=(1, 3)), Marked((10, 6), 0),
            id="RULES 4.1: dix (8,6), 8, 1/3: A wins, B's honours are not counted",
        ),
        pytest.param(
            TEN, (9, 2), WhistDeal(tricks=6, honours=(4, 0)), Marked((9, 3)),
            id="RULES 4.1: dix (9,2), 6, 4/0: honours blocked at nine",
        ),
        pytest.param(
            TEN, (3, 7), WhistDeal(tricks=13, honours=(4, 0)), Marked((3, 7), None, 8),
            id="RULES 4.1: dix (3,7), 13, 4/0: 8 fiches and nothing marked",
        ),
        pytest.param(
            TEN, (5, 8), WhistDeal(tricks=7, revokes=(1, 0)), Marked((5, 11), 1),
            id="RULES 4.1: dix (5,8), 7, A revoked: B wins before the tricks",
        ),
        pytest.param(
            FIVE, (4, 0), WhistDeal(tricks=6, honours=(4, 0)), Marked((4, 1)),
            id="RULES 4.1: cinq (4,0), 6, 4/0: honours blocked at four",
        ),
        pytest.param(
            TRICKS, (0, 0), WhistDeal(tricks=9), Marked((6, 0)),
            id="RULES 4.1: tricks (0,0), 9",
        ),
        pytest.param(
            SHORT, (4, 0), WhistDeal(tricks=6, honours=(4, 0)), Marked((4, 1)),
            id="RULES 4.1: short whist blocked at four",
        ),
        pytest.param(
            SHORT, (0, 0), WhistDeal(tricks=7, revokes=(1, 0)), Marked((1, 3)),
            id="RULES 4.1: short whist, a revoke is three",
        ),
        pytest.param(
            TEN, (8, 0), WhistDeal(tricks=8, honours=(0, 4)), Marked((10, 0), 0),
            id="RULES 4.1: the honours of the losers come too late",
        ),
        pytest.param(
            TRICKS, (4, 0), WhistDeal(tricks=7, revokes=(1, 0)), Marked((6, 6)),
            id="RULES 4.1: tricks (4,0), 7, A revoked",
        ),
        pytest.param(
            TEN, (0, 0), WhistDeal(tricks=6, honours=(4, 0)), Marked((4, 1)),
            id="règles 1: the four honours count four",
        ),
        pytest.param(
            FIVE, (0, 0), WhistDeal(tricks=7, revokes=(1, 0)), Marked((1, 3)),
            id="règles 2: a revoke is three at five points too",
        ),
        pytest.param(
            FIVE, (3, 2), WhistDeal(tricks=13), Marked((3, 2), None, 8),
            id="règles 2: a slam is eight chips at five points too",
        ),
        pytest.param(
            TRICKS, (0, 0), WhistDeal(tricks=13), Marked((14, 0), 0),
            id="règles 3: no slam at tricks",
        ),
    ],
)  # fmt: skip
def test_a_deal_is_marked_as_the_vectors_say(settings, before, deal, expected):
    assert marked(before, deal, settings) == expected


def test_a_deal_in_the_favourite_suit_counts_double():
    deal = WhistDeal(tricks=9, honours=(3, 1))
    assert marked((0, 0), deal, TEN, Factor(2, 2)) == Marked((10, 0), 0)


def test_a_slam_pays_the_other_side_when_it_makes_it():
    assert marked((3, 7), WhistDeal(tricks=0), TEN).slam_chips == -8


def test_a_slam_is_nothing_special_in_short_whist():
    assert marked((0, 0), WhistDeal(tricks=13), SHORT) == Marked((7, 0), 0)


def test_a_slam_can_be_paid_and_marked():
    both = WhistSettings(slam=Slam.CHIPS_AND_POINTS)
    assert marked((0, 0), WhistDeal(tricks=13), both) == Marked((7, 0), None, 8)


def test_a_revoke_can_be_taken_off_and_never_below_nothing():
    deal = WhistDeal(tricks=7, revokes=(1, 0), erased=(1, 0))
    assert marked((2, 5), deal, TEN).after == (1, 5)


def test_revokes_that_take_both_sides_home_alike_leave_the_tricks_to_decide():
    deal = WhistDeal(tricks=6, revokes=(1, 1))
    assert marked((8, 8), deal, TEN) == Marked((11, 12), 1)


def test_three_honours_shown_at_eight_win_before_a_card_is_played():
    assert marked((8, 6), WhistDeal(shown=0), TEN) == Marked((10, 6), 0)


@pytest.mark.parametrize(
    ("settings", "before", "deal", "error"),
    [
        (TEN, (0, 0), WhistDeal(tricks=14), HandTricksError),
        (TEN, (0, 0), WhistDeal(tricks=-1), HandTricksError),
        (TEN, (0, 0), WhistDeal(), TricksMissingError),
        (TEN, (0, 0), WhistDeal(tricks=7, honours=(3, 3)), HonoursError),
        (TEN, (0, 0), WhistDeal(tricks=7, honours=(5, 0)), HonoursError),
        (TEN, (0, 0), WhistDeal(tricks=7, honours=(-1, 0)), HonoursError),
        (TRICKS, (0, 0), WhistDeal(tricks=7, honours=(3, 0)), HonoursNotCountedError),
        (TEN, (10, 0), WhistDeal(tricks=7), MarkBeforeError),
        (TEN, (0, -1), WhistDeal(tricks=7), MarkBeforeError),
        (TEN, (0, 0), WhistDeal(tricks=7, revokes=(-1, 0)), RevokesError),
        (TEN, (0, 0), WhistDeal(tricks=7, revokes=(1, 0), erased=(2, 0)), RevokesError),
        (TEN, (7, 0), WhistDeal(shown=0), ShownHonoursError),
        (TEN, (9, 0), WhistDeal(shown=0), ShownHonoursError),
        (TEN, (8, 0), WhistDeal(shown=0, tricks=7), ShownTricksError),
        (FIVE, (3, 0), WhistDeal(shown=0), HonoursCallError),
    ],
)
def test_a_deal_that_cannot_be_is_refused(settings, before, deal, error):
    with pytest.raises(error):
        marked(before, deal, settings)


@given(settings=st.sampled_from(list(PRESETS.values())), tricks=st.integers(0, 13), honours=PAIR)
def test_the_two_sides_are_marked_alike(settings, tricks, honours):
    told = honours if settings.has_honours else (0, 0)
    one = marked((1, 2), WhistDeal(tricks=tricks, honours=told), settings)
    other = marked((2, 1), WhistDeal(tricks=13 - tricks, honours=told[::-1]), settings)
    assert one.after == other.after[::-1]
    assert one.slam_chips == -other.slam_chips


@given(tricks=st.integers(1, 12), honours=PAIR, revokes=st.tuples(*[st.integers(0, 2)] * 2))
def test_nobody_loses_points_by_a_deal_without_revokes_taken_off(tricks, honours, revokes):
    deal = WhistDeal(tricks=tricks, honours=honours, revokes=revokes)
    after = marked((4, 6), deal, TEN).after
    assert after[0] >= 4
    assert after[1] >= 6
    assert after != (4, 6)


def test_at_tricks_honours_count_only_where_the_club_says_so():
    deal = WhistDeal(tricks=8, honours=(3, 1))
    assert marked((0, 0), deal, replace(TRICKS, has_honours=True)).after == (6, 0)
    with pytest.raises(HonoursNotCountedError):
        marked((0, 0), deal, TRICKS)


@pytest.mark.parametrize(
    ("before", "tricks", "began", "reached"),
    [
        pytest.param((4, 0), 6, (4, 1), (4, 1), id="at 4 before and after: none either way"),
        pytest.param((3, 0), 7, (6, 0), (4, 0), id="3, and at 4 by a trick"),
        pytest.param((3, 0), 6, (5, 1), (5, 1), id="at 3 still: two count"),
    ],
)
def test_one_does_not_win_the_honours_at_four_read_in_two_ways(before, tricks, began, reached):
    deal = WhistDeal(tricks=tricks, honours=(3, 1))
    later = replace(FIVE, honours_stop=HonoursStop.REACHED)
    assert marked(before, deal, FIVE).after == began
    assert marked(before, deal, later).after == reached


def test_five_points_may_be_won_by_showing_honours_at_three():
    called = replace(FIVE, calls_honours=True)
    assert marked((3, 2), WhistDeal(shown=0), called).winner == 0
    with pytest.raises(HonoursCallError):
        marked((3, 2), WhistDeal(shown=0), FIVE)


def test_a_side_that_revoked_has_no_slam_and_its_tricks_are_marked():
    slam = marked((0, 0), WhistDeal(tricks=13, revokes=(1, 0)), TEN)
    assert (slam.slam_chips, slam.after) == (0, (7, 3))
    other = marked((0, 0), WhistDeal(tricks=13, revokes=(0, 1)), TEN)
    assert (other.slam_chips, other.after) == (8, (3, 0))


@pytest.mark.parametrize(
    ("end", "after"),
    [
        pytest.param(HonoursEnd.OWN, (9, 5), id="the English law: the side at nine alone"),
        pytest.param(HonoursEnd.ALL, (9, 3), id="S0 dix: one stops counting honours"),
    ],
)
def test_honours_end_at_nine_for_one_side_or_for_both(end, after):
    deal = WhistDeal(tricks=5, honours=(0, 3))
    assert marked((9, 1), deal, replace(TEN, honours_end=end)).after == after


def test_nobody_counts_honours_once_a_side_stands_at_nine_after_its_tricks():
    settings = replace(TEN, honours_stop=HonoursStop.REACHED, honours_end=HonoursEnd.ALL)
    deal = WhistDeal(tricks=8, honours=(0, 3))
    assert marked((7, 1), deal, settings).after == (9, 1)
