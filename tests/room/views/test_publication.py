"""How much of an evening everybody may read."""

from datetime import UTC, datetime

import pytest

from whist_td.room.views.show import Openness, Show, publication
from whist_td.room.views.views import Pulse

EIGHT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


def pulse(announced=7, found=5, *, is_finished=False):
    """Seven rounds announced, and five tables of the last are in."""
    return Pulse(announced, 24, EIGHT, 11, found, is_finished)


def test_a_round_that_is_played_tells_nothing():
    assert publication(pulse(), Show()).after_round == 6
    assert publication(pulse(found=11), Show()).after_round == 7


def test_before_the_first_whole_round_there_is_nothing_to_rank():
    assert not publication(pulse(announced=1), Show()).has_standings


@pytest.mark.parametrize(("wanted", "told"), [(3, 3), (6, 6), (7, 6)])
def test_a_chosen_round_is_told_but_never_more_than_the_room_may_see(wanted, told):
    assert publication(pulse(), Show(), wanted).after_round == told


def test_what_is_frozen_in_the_room_stays_so_on_the_page():
    frozen = Show().opened(Openness.FROZEN, pulse(announced=4))
    told = publication(pulse(), frozen)
    assert told.after_round == 3
    assert not told.shows_points


def test_hidden_standings_are_nowhere():
    told = publication(pulse(), Show(openness=Openness.HIDDEN))
    assert told.is_secret
    assert not told.has_standings


@pytest.mark.parametrize("openness", Openness)
def test_when_the_director_has_ended_the_evening_everything_is_told(openness):
    told = publication(pulse(announced=24, found=9, is_finished=True), Show(openness=openness))
    assert (told.after_round, told.has_standings, told.shows_points) == (24, True, True)
