import pytest

from whist_td.core.contracts import Hand
from whist_td.formats.whiz.rules.consequences import Effect, consequences
from whist_td.formats.whiz.rules.results import BoardPlace

PLACE = BoardPlace(1, 1, 1)


@pytest.fixture
def told(evening, result):
    """Return who is affected and how, by a result at table 1 in round 1."""

    def of(text, seats=(1, 6, 11), board=1):
        found = consequences(evening, {BoardPlace(1, 1, board): result(text, seats)})
        return {(c.player, c.effect): c for c in found}

    return of


def test_play_as_planned_has_no_consequences(told):
    assert told("10H S =") == {}


def test_players_in_each_others_seats_are_compared_with_the_hands_they_held(told):
    found = told("10H S =", (6, 1, 11))
    assert set(found) == {(6, Effect.OTHER_HAND), (1, Effect.OTHER_HAND)}
    assert found[1, Effect.OTHER_HAND].hand is Hand.EAST
    assert found[1, Effect.OTHER_HAND].planned_hand is Hand.NORTH


def test_somebody_of_another_table_and_the_one_replaced_are_named(told):
    found = told("10H S =", (2, 6, 11))
    assert found[2, Effect.OTHER_TABLE].planned_table == 2
    assert (1, Effect.REPLACED) in found


def test_a_board_not_played_is_missing_for_three(told):
    assert set(told("NP")) == {(player, Effect.NO_RESULT) for player in (1, 6, 11)}


def test_a_wrong_board_comes_again_in_a_later_round(told):
    found = told("10H S =", board=4)
    assert {p for p, effect in found if effect is Effect.OTHER_BOARD} == {1, 6, 11}
    assert found[1, Effect.MEETS_AGAIN].place == BoardPlace(2, 1, 4)
    blocked = {p for p, effect in found if effect is Effect.CANNOT_PLAY}
    assert blocked
    assert not blocked & {1, 6, 11}
