"""One command for what really happened at a table."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from whist_td.core.events import Details
from whist_td.core.players import Player, SeatedTwiceError
from whist_td.formats.whiz.rules.errors import DealNotationError
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent
from whist_td.formats.whiz.rules.movement import announced, with_players, with_rounds
from whist_td.formats.whiz.rules.notation import Notation
from whist_td.formats.whiz.rules.play import with_results
from whist_td.formats.whiz.rules.results import NOT_PLAYED, PASSED, BoardPlace, BoardResult
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.entry import Happened, happened_command

SWAPPED = Happened((2, 1, 3), 1, "pass", is_whole_table=False, is_skipped=True)
HERE = BoardPlace(1, 1, 1)


@pytest.fixture
def evening():
    """Six players at two tables, two deals each."""
    players = [Player(number, f"Player {number}") for number in range(1, 7)]
    settings = WhizSettings(rounds=1, boards_per_round=2)
    entered = with_players(WhizEvent(Details("Whiz", date(2026, 11, 21)), settings), players)
    seats = (Seating(1, 1, 1, 2, 3), Seating(2, 2, 4, 5, 6))
    seated = with_rounds(entered, [SeatedRound(1, seats)])
    return announced(seated, 1, datetime(2026, 11, 21, 20, tzinfo=UTC))


@pytest.fixture
def both_in(evening):
    """Both deals of table 1 are entered for the planned players."""
    passed = BoardResult((1, 2, 3), PASSED)
    return with_results(evening, {HERE: passed, BoardPlace(1, 1, 2): passed})


def command(evening, told):
    return happened_command(evening, HERE, told, Notation.ENGLISH)


def test_others_held_the_hands_of_one_deal(evening):
    assert command(evening, SWAPPED).results == ((HERE, BoardResult((2, 1, 3), PASSED)),)


def test_others_held_the_hands_of_all_deals_that_are_in(both_in):
    made = command(both_in, replace(SWAPPED, text="", is_whole_table=True))
    assert [result.seats for _place, result in made.results] == [(2, 1, 3)] * 2


def test_this_deal_is_recorded_with_all_deals_that_are_in(evening):
    first = with_results(evening, {HERE: BoardResult((1, 2, 3), PASSED)})
    told = replace(SWAPPED, text="9H N =", is_whole_table=True)
    made = dict(happened_command(first, BoardPlace(1, 1, 2), told, Notation.ENGLISH).results)
    assert [result.seats for result in made.values()] == [(2, 1, 3)] * 2
    assert made[HERE].outcome is PASSED


def test_with_no_deal_in_a_result_is_asked_for(evening):
    with pytest.raises(DealNotationError):
        command(evening, replace(SWAPPED, text="", is_whole_table=True))


def test_another_deal_was_played_and_the_planned_one_not(evening):
    other = Happened((1, 2, 3), 3, "pass", is_whole_table=False, is_skipped=True)
    made = dict(command(evening, other).results)
    assert made[BoardPlace(1, 1, 3)].outcome is PASSED
    assert made[HERE].outcome is NOT_PLAYED


def test_a_result_in_the_wrong_place_goes_over_to_the_right_one(both_in):
    other = Happened((1, 2, 3), 3, "pass", is_whole_table=False, is_skipped=False)
    made = command(both_in, other)
    assert [place.board for place, _result in made.results] == [3]
    assert made.instead_of == (HERE,)


def test_nobody_holds_two_hands(evening):
    with pytest.raises(SeatedTwiceError):
        command(evening, replace(SWAPPED, seats=(1, 1, 3), is_whole_table=True))


def test_a_result_that_cannot_be_read_is_refused(evening):
    with pytest.raises(DealNotationError):
        command(evening, replace(SWAPPED, text="hello"))
