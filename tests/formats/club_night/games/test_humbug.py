from dataclasses import replace

import pytest

from whist_td.formats.club_night.games.game import (
    GameOptionError,
    HandTricksError,
    HonoursError,
    RevokesError,
    TableSeatError,
)
from whist_td.formats.club_night.games.humbug.rules import (
    GAME,
    HumbugDeal,
    HumbugSettings,
    TurnedCardError,
    deal_points,
)

START = GAME.start(GAME.settings, 2)


@pytest.mark.parametrize(
    ("honours", "tricks", "expected"),
    [
        pytest.param((3, 1), 7, (4, 0), id="issue 7: 3 honours against 1, 7 tricks"),
        pytest.param((4, 0), 6, (4, 1), id="règles 5: four honours count four"),
        pytest.param((1, 3), 13, (7, 3), id="règles 5: three honours count three"),
        pytest.param((2, 1), 6, (2, 1), id="règles 5: two count where the other has one"),
        pytest.param((0, 2), 8, (2, 2), id="règles 5: two count where the other has none"),
        pytest.param((2, 2), 8, (2, 0), id="règles 5: two against two cancel"),
        pytest.param((1, 1), 0, (0, 7), id="règles 5: one honour counts nothing"),
    ],
)
def test_honours_count_what_they_number_unless_they_cancel(honours, tricks, expected):
    assert deal_points(HumbugDeal(tricks=tricks, honours=honours)) == expected


def test_the_first_to_five_wins_the_game_and_the_next_begins_at_nothing():
    scored = GAME.score(START, HumbugDeal(tricks=8, honours=(3, 0)), GAME.settings)
    assert scored.gains.games == (1, 0)
    assert (scored.running.games, scored.running.score) == (1, (0, 0))


def test_tricks_win_before_honours_count():
    scored = GAME.score(START, HumbugDeal(tricks=11, honours=(0, 4)), GAME.settings)
    assert scored.gains.points == (5, 0)


def test_points_stay_until_the_game_is_won():
    running = GAME.score(START, HumbugDeal(tricks=7), GAME.settings).running
    assert (running.score, running.dealer) == ((1, 0), 1)


@pytest.mark.parametrize(
    ("bad", "error"),
    [
        (HumbugDeal(tricks=14), HandTricksError),
        (HumbugDeal(tricks=7, honours=(3, 2)), HonoursError),
        (HumbugDeal(tricks=7, dealer=2), TableSeatError),
        (HumbugDeal(tricks=7, exchanged=(True, False), trump_kept=True), TurnedCardError),
    ],
)
def test_a_deal_that_cannot_be_is_refused(bad, error):
    with pytest.raises(error):
        deal_points(bad)


def test_who_did_not_deal_may_change_without_losing_a_trump():
    deal = HumbugDeal(tricks=7, dealer=1, exchanged=(True, False), trump_kept=True)
    assert deal_points(deal) == (1, 0)


def test_the_turned_card_is_asked_for_only_where_the_dealer_kept_his_hand():
    asked = GAME.fields(START, GAME.settings, {"dealer": 0, "exchanged": (True, False)})
    assert "trump_kept" not in [each.name for each in asked]


def test_a_game_has_a_number_of_points_to_reach():
    with pytest.raises(GameOptionError):
        HumbugSettings(target=0)


@pytest.mark.parametrize(
    ("before", "deal", "score", "games"),
    [
        pytest.param((0, 0), HumbugDeal(tricks=7, revokes=(1, 0)), (1, 3), (0, 0), id="3 a revoke"),
        pytest.param(
            (4, 2), HumbugDeal(tricks=7, revokes=(1, 0)), (0, 0), (0, 1), id="revokes before tricks"
        ),
        pytest.param(
            (2, 2), HumbugDeal(tricks=7, revokes=(1, 1)), (0, 0), (1, 0), id="both: tricks decide"
        ),
    ],
)
def test_a_revoke_is_marked_by_the_other_before_all_else(before, deal, score, games):
    scored = GAME.score(replace(START, score=before), deal, GAME.settings)
    assert (scored.running.score, scored.gains.games) == (score, games)


@pytest.mark.parametrize(
    ("before", "deal", "score"),
    [
        pytest.param(
            (4, 2), HumbugDeal(tricks=7, revokes=(1, 0), erased=(1, 0)), (2, 2), id="3 taken off"
        ),
        pytest.param(
            (2, 2), HumbugDeal(tricks=6, revokes=(1, 0), erased=(1, 0)), (0, 3), id="not below 0"
        ),
        pytest.param(
            (4, 1), HumbugDeal(tricks=7, revokes=(2, 0), erased=(1, 0)), (2, 4), id="one of each"
        ),
    ],
)
def test_the_other_may_take_points_off_instead_of_marking_a_revoke(before, deal, score):
    scored = GAME.score(replace(START, score=before), deal, GAME.settings)
    assert scored.running.score == score


def test_taking_off_is_asked_for_only_where_somebody_revoked():
    asked = [GAME.fields(START, GAME.settings, {"revokes": made}) for made in ((0, 0), (0, 1))]
    assert ["erased" in [each.name for each in fields] for fields in asked] == [False, True]


@pytest.mark.parametrize("revokes", [{"revokes": (-1, 0)}, {"revokes": (1, 0), "erased": (2, 0)}])
def test_revokes_below_none_and_more_taken_off_than_made_are_refused(revokes):
    with pytest.raises(RevokesError):
        deal_points(HumbugDeal(tricks=7, **revokes))
