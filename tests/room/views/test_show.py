"""The scenes follow the round by themselves, and the director may choose another at any time."""

from datetime import UTC, datetime, timedelta

import pytest

from whist_td.room.views.show import Openness, Show
from whist_td.room.views.views import Pulse, Scene

EIGHT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
SOON, LATER = EIGHT + timedelta(seconds=20), EIGHT + timedelta(minutes=3)


def pulse(announced=3, found=0, *, is_finished=False):
    at = EIGHT if announced else None
    return Pulse(announced, 24, at, 11, found, is_finished)


@pytest.mark.parametrize(
    ("where", "when", "scene"),
    [
        pytest.param(pulse(0), SOON, Scene.WELCOME, id="before play"),
        pytest.param(pulse(), SOON, Scene.ANNOUNCEMENT, id="just announced"),
        pytest.param(pulse(), LATER, Scene.CLOCK, id="they play"),
        pytest.param(pulse(found=1), LATER, Scene.RESULTS, id="results come in"),
        pytest.param(pulse(found=11), LATER, Scene.STANDINGS, id="all are in"),
        pytest.param(pulse(24, 11), LATER, Scene.RESULTS, id="the last round keeps its secret"),
        pytest.param(pulse(24, 11, is_finished=True), LATER, Scene.REVEAL, id="the end"),
    ],
)
def test_the_room_follows_the_round(where, when, scene):
    assert Show().scene(where, when) is scene


def test_a_clock_set_back_does_not_bring_the_announcement_back():
    assert Show().scene(pulse(), EIGHT - timedelta(hours=1)) is Scene.CLOCK


def test_the_directors_choice_stays_until_he_returns_to_the_round():
    chosen = Show().choosing(Scene.SEATING)
    assert chosen.scene(pulse(found=11), LATER) is Scene.SEATING
    assert chosen.choosing(None).scene(pulse(found=11), LATER) is Scene.STANDINGS


def test_a_message_is_shown_at_once():
    assert Show().saying("Café").scene(pulse(), LATER) is Scene.MESSAGE


def test_frozen_standings_stay_as_they_were():
    frozen = Show().opened(Openness.FROZEN, pulse(5, 11))
    assert frozen.standings_after(pulse(9, 11)) == 5


def test_frozen_standings_never_show_a_round_that_is_open_again():
    frozen = Show().opened(Openness.FROZEN, pulse(5, 11))
    assert frozen.standings_after(pulse(5, 10)) == 4


def test_standings_count_whole_rounds_only():
    assert Show().standings_after(pulse(7, 3)) == 6


def test_hidden_standings_do_not_come_by_themselves():
    hidden = Show().opened(Openness.HIDDEN, pulse(5, 11))
    assert hidden.scene(pulse(6, 11), LATER) is Scene.RESULTS
