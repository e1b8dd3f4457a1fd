"""What can go wrong in the middle of an evening, for all three formats: calm, and never untrue."""

from datetime import timedelta

import pytest

from tests.room.screen.nights import NIGHTS
from whist_td.room.views.show import Openness
from whist_td.room.views.views import Scene
from whist_td.room.words.posters import PosterTone, RevealPoster, TextPoster

CHECKED = TextPoster("One moment, please: a result is being checked")


@pytest.fixture(params=list(NIGHTS))
def night(request, tmp_path):
    return NIGHTS[request.param](tmp_path)


@pytest.fixture
def room(new_room, night):
    """The room, while round 1 is played."""
    night.announce(1)
    made = new_room(night.session)
    yield made
    made.stop()


def follow(room, night, hand_clock, **later):
    """Let the room take note of what was done at the desk, some time later."""
    hand_clock.follow(night.session)
    hand_clock.pass_by(**later)
    room.refresh()
    room.tick()
    return room.wall


def test_the_scenes_follow_an_evening_by_themselves(new_room, night, hand_clock):
    room = new_room(night.session)
    seen = [room.wall.scene]
    for number in (1, 2):
        night.announce(number)
        seen.append(follow(room, night, hand_clock).scene)
        seen.append(follow(room, night, hand_clock, minutes=5).scene)
        night.enter(number)
        seen.append(follow(room, night, hand_clock, minutes=9).scene)
    night.end()
    seen.append(follow(room, night, hand_clock).scene)
    played = [Scene.ANNOUNCEMENT, Scene.CLOCK]
    assert seen == [
        *(Scene.WELCOME, *played, Scene.STANDINGS),
        *(*played, Scene.RESULTS, Scene.REVEAL),
    ]
    room.stop()


def test_nothing_of_the_next_round_is_seen_before_it_is_announced(room, night, hand_clock):
    night.enter(1)
    for scene in Scene:
        room.director.choose(scene)
        assert "Round 2" not in repr(follow(room, night, hand_clock))
    room.director.choose(Scene.ANNOUNCEMENT)
    night.announce(2)
    assert "Round 2" in repr(follow(room, night, hand_clock))


def test_an_announcement_taken_back_leaves_the_wall(room, night, hand_clock):
    night.enter(1)
    night.announce(2)
    follow(room, night, hand_clock)
    night.session.undo()
    assert "Round 2" not in repr(follow(room, night, hand_clock))


def test_a_machine_asleep_for_an_hour_in_mid_round_wakes_with_the_right_time(room, hand_clock):
    hand_clock.pass_by(minutes=1)
    room.tick()
    given = room.timing.clock.given
    hand_clock.pass_by(hours=1)
    room.tick()
    left = room.timing.clock.left(hand_clock())
    assert left == given - timedelta(minutes=61)
    assert (room.wall.foot.face.tone is PosterTone.OVER) == (left <= timedelta(0))


def test_the_clock_is_right_after_a_restart(room, new_room, night, hand_clock):
    hand_clock.pass_by(minutes=2)
    room.timing.add_minutes(3)
    room.stop()
    again = new_room(night.session)
    hand_clock.pass_by(minutes=5)
    again.tick()
    usual = again.timing.minutes
    assert again.timing.clock.left(hand_clock()) == timedelta(minutes=usual + 3 - 5)
    again.stop()


def test_the_end_of_the_evening_is_predicted(room, hand_clock):
    room.director.choose(Scene.CLOCK)
    hand_clock.pass_by(minutes=1)
    room.tick()
    assert room.wall.poster.end.startswith("Expected end: about ")


def test_a_result_taken_back_is_not_on_the_wall_any_more(room, night, hand_clock):
    room.director.choose(Scene.RESULTS)
    before = follow(room, night, hand_clock).poster
    night.enter(1)
    whole = follow(room, night, hand_clock).poster
    night.reopen()
    opened = follow(room, night, hand_clock).poster
    assert before != whole != opened


def test_secret_standings_are_not_to_be_guessed_from_the_results(room, night, hand_clock):
    night.enter(1)
    room.director.open_standings(Openness.HIDDEN)
    room.director.choose(Scene.RESULTS)
    cells = follow(room, night, hand_clock).poster.cells
    assert all(cell.lines == () for cell in cells)
    room.director.choose(Scene.STANDINGS)
    assert isinstance(room.wall.poster, TextPoster)


@pytest.fixture
def revealed(room, night, hand_clock):
    """The evening is over, and two places have been told."""
    night.enter(1)
    night.announce(2)
    night.enter(2)
    night.end()
    follow(room, night, hand_clock)
    room.director.forward()
    room.director.forward()
    assert isinstance(room.wall.poster, RevealPoster)
    return room


def test_a_round_reopened_in_the_reveal_stops_it_until_it_is_put_right(revealed, night, hand_clock):
    before = revealed.wall.poster
    night.reopen()
    assert follow(revealed, night, hand_clock).poster == CHECKED
    night.session.undo()
    assert follow(revealed, night, hand_clock).poster == before, "it goes on where it was"
    night.reopen()
    follow(revealed, night, hand_clock)
    revealed.director.forward()
    assert revealed.wall.poster in (CHECKED, TextPoster("The results"))
    revealed.director.forward()
    assert isinstance(revealed.wall.poster, RevealPoster)
