import pytest

from whist_td.formats.club_night.games.game import TableSeatError
from whist_td.formats.club_night.games.whist_family.dummy import GAME, TWO_DUMMIES, next_dummy
from whist_td.formats.club_night.games.whist_family.marking import (
    DummyChangedError,
    DummyDeal,
    Slam,
)

START = GAME.start(GAME.settings, 3)


def played(*deals):
    running = START
    for deal in deals:
        running = GAME.score(running, deal, GAME.settings).running
    return running


@pytest.mark.parametrize(
    ("tricks", "points"),
    [
        pytest.param(12, (-3, 6, -3), id="RULES 4.2: the dummy's partner receives double"),
        pytest.param(1, (3, -6, 3), id="RULES 4.2: the dummy's partner pays double"),
    ],
)
def test_who_plays_with_the_dummy_wins_or_loses_a_share_for_each_adversary(tricks, points):
    scored = GAME.score(START, DummyDeal(tricks=tricks, dummy=1), GAME.settings)
    assert scored.gains.points == points


def test_the_dummy_stays_until_the_rubber_is_over():
    running = played(DummyDeal(tricks=12, dummy=0))
    with pytest.raises(DummyChangedError):
        GAME.check(running, DummyDeal(tricks=7, dummy=1), GAME.settings)


def test_each_has_the_dummy_for_a_rubber_in_turn():
    won = [DummyDeal(tricks=12, dummy=dummy) for dummy in (0, 0, 1, 1, 2, 2)]
    assert [next_dummy(played(*won[:count])) for count in (0, 1, 2, 4, 6)] == [0, 0, 1, 2, 0]


def test_the_dummys_partner_deals_for_the_dummy_too():
    deals = [DummyDeal(tricks=7, dummy=0)] * 4
    assert [played(*deals[:count]).dealer for count in range(5)] == [0, 1, 0, 2, 0]


def test_nobody_plays_with_the_dummy_from_a_seat_that_is_not_there():
    with pytest.raises(TableSeatError):
        GAME.score(START, DummyDeal(tricks=7, dummy=3), GAME.settings)


@pytest.mark.parametrize("game", [GAME, TWO_DUMMIES])
def test_dummies_play_to_five_or_by_tricks_and_never_for_a_slam(game):
    assert list(game.presets) == ["five", "tricks"]
    assert {settings.slam for settings in game.presets.values()} == {Slam.NONE}


def test_the_tricks_asked_are_those_of_the_dummys_side():
    asked = GAME.fields(START, GAME.settings, {"dummy": 2})
    assert asked[1].groups == ((2,),)
