"""The room at work: scenes by themselves and by key, the clock, the reveal."""

import pytest

from whist_td.formats.militaire.commands import AnnounceRound, ClearResult, EnterResult, FinishEvent
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.room.views.show import Openness, Show
from whist_td.room.views.views import Scene
from whist_td.room.words.posters import (
    AnnouncementPoster,
    PosterTone,
    ResultsPoster,
    RevealPoster,
    RulesPoster,
    StandingsPoster,
    TextPoster,
)


@pytest.fixture
def room(new_room, evening):
    made = new_room(evening)
    yield made
    made.stop()


def wait(qtbot, room):
    """Let the queued refresh come, which waits for the desk to be painted."""
    with qtbot.waitSignal(room.wall_changed):
        pass


def face(room):
    return room.wall.foot.face


def test_an_announcement_is_on_the_wall_at_once(room):
    assert room.wall.scene is Scene.ANNOUNCEMENT
    assert isinstance(room.wall.poster, AnnouncementPoster)


def test_then_the_clock_by_itself(room, hand_clock):
    hand_clock.pass_by(minutes=2)
    room.tick()
    assert room.wall.scene is Scene.CLOCK
    assert room.wall.poster.face.figures == "6:00"


def test_then_the_results_and_the_standings_by_themselves(qtbot, room, evening, play):
    evening.do(EnterResult(Place(1, 1), Result(Side.HOME)))
    wait(qtbot, room)
    assert isinstance(room.wall.poster, ResultsPoster)
    play(evening, 1)
    wait(qtbot, room)
    assert isinstance(room.wall.poster, StandingsPoster)


def test_a_result_is_never_painted_before_the_desk_is(room, evening):
    before = room.wall
    evening.do(EnterResult(Place(1, 1), Result(Side.HOME)))
    assert room.wall is before


def test_a_result_taken_back_leaves_the_wall(qtbot, room, evening):
    evening.do(EnterResult(Place(1, 1), Result(Side.HOME)))
    wait(qtbot, room)
    evening.undo()
    wait(qtbot, room)
    assert room.wall.scene is not Scene.RESULTS


def test_what_the_director_chose_stays(qtbot, room, evening):
    room.director.choose(Scene.SEATING)
    evening.do(EnterResult(Place(1, 1), Result(Side.HOME)))
    wait(qtbot, room)
    assert room.wall.scene is Scene.SEATING
    room.director.choose(None)
    assert room.wall.scene is Scene.RESULTS


def test_a_new_announcement_ends_the_coffee_break(qtbot, room, evening, play, hand_clock):
    play(evening, 1)
    room.director.say("Coffee, ten minutes")
    assert room.wall.poster == TextPoster("Coffee, ten minutes")
    evening.do(AnnounceRound(2))
    hand_clock.follow(evening)
    wait(qtbot, room)
    assert room.wall.scene is Scene.ANNOUNCEMENT


def test_messages_are_remembered_the_newest_first(new_room, evening, room):
    room.director.say("Coffee")
    room.director.say("Raffle")
    room.director.say("Coffee")
    assert new_room(evening).preferences.messages == ("Coffee", "Raffle")


def test_a_pause_stops_the_clock_and_undo_takes_back_a_result_instead(room, evening, hand_clock):
    evening.do(EnterResult(Place(1, 1), Result(Side.HOME)))
    room.timing.toggle_pause()
    evening.undo()
    hand_clock.pass_by(minutes=5)
    room.refresh()
    assert face(room).caption == "paused"
    assert evening.facts.results == {}


def test_pauses_and_minutes_added_survive_a_restart(room, new_room, evening, hand_clock):
    hand_clock.pass_by(minutes=2)
    room.timing.add_minutes(1)
    room.timing.toggle_pause()
    room.stop()
    again = new_room(evening)
    hand_clock.pass_by(minutes=30)
    again.tick()
    assert face(again).figures == "7:00"


def test_the_clock_goes_on_while_the_program_is_closed(room, new_room, evening, hand_clock):
    room.stop()
    again = new_room(evening)
    hand_clock.pass_by(minutes=3)
    again.tick()
    assert face(again).figures == "5:00"


def test_the_minutes_of_a_round_are_kept_for_the_event(room, new_room, evening):
    room.timing.set_minutes(12)
    room.stop()
    assert new_room(evening).timing.minutes == 12


def test_a_machine_asleep_for_an_hour_wakes_in_overtime(room, hand_clock):
    hand_clock.pass_by(hours=1)
    room.tick()
    assert (face(room).figures, face(room).tone) == ("+52:00", PosterTone.OVER)


def test_a_clock_set_back_gives_no_time_twice(room, hand_clock):
    hand_clock.pass_by(minutes=4)
    room.tick()
    hand_clock.pass_by(hours=-1)
    room.tick()
    assert face(room).figures == "4:00"


def test_hidden_standings_are_not_shown_even_by_key(room):
    room.director.open_standings(Openness.HIDDEN)
    room.director.choose(Scene.STANDINGS)
    assert isinstance(room.wall.poster, TextPoster)
    room.director.choose(Scene.RACE)
    assert isinstance(room.wall.poster, TextPoster)


@pytest.fixture
def finished(new_session, play, new_room):
    """Two rounds, all in, the evening ended: the room waits for the reveal."""
    from whist_td.formats.militaire.rules.settings import Settings

    session = new_session(5, Settings(rounds=2))
    for number in (1, 2):
        session.do(AnnounceRound(number))
        play(session, number)
        session.do(EnterResult(Place(number, 1), Result(Side.VISITORS)))
    session.do(FinishEvent())
    made = new_room(session)
    yield made
    made.stop()


def test_the_end_shows_nothing_before_the_first_key(finished):
    assert finished.wall.scene is Scene.REVEAL
    assert finished.wall.poster == TextPoster("The results")


def test_one_key_reveals_the_next_place(finished):
    finished.director.forward()
    assert isinstance(finished.wall.poster, RevealPoster)
    finished.director.back()
    assert isinstance(finished.wall.poster, TextPoster)


def test_a_round_reopened_while_the_reveal_is_on_stops_it_calmly(qtbot, finished):
    finished.director.forward()
    finished.followed.session.do(ClearResult(Place(1, 3)))
    wait(qtbot, finished)
    assert finished.wall.poster == TextPoster("One moment, please: a result is being checked")


def test_after_the_correction_the_reveal_starts_again_from_the_last_place(qtbot, finished):
    finished.director.forward()
    finished.director.forward()
    finished.followed.session.do(EnterResult(Place(1, 3), Result(Side.VISITORS)))
    wait(qtbot, finished)
    finished.director.forward()
    assert finished.wall.poster == TextPoster("The results")


def test_an_event_the_room_does_not_know_shows_nothing(room):
    room.follow(None)
    assert room.wall is None


def test_a_page_exported_meanwhile_keeps_to_what_the_room_may_see(room, evening):
    room.director.open_standings(Openness.HIDDEN)
    assert evening.noted(Show) is room.director.show
    assert evening.noted(Show).openness is Openness.HIDDEN


def test_the_rules_of_the_event_are_paged_through_by_the_director_alone(room, hand_clock):
    room.director.choose(Scene.RULES)
    assert isinstance(room.wall.poster, RulesPoster)
    room.director.pages.count = lambda: len(room.wall.poster.pages)
    hand_clock.pass_by(minutes=5)
    room.tick()
    assert (room.wall.scene, room.director.pages.number) == (Scene.RULES, 0)
    room.director.forward()
    assert room.director.pages.number == 1


def test_the_pages_of_any_other_scene_turn_by_themselves(room, hand_clock):
    room.director.choose(Scene.SEATING)
    room.director.pages.count = lambda: 3
    hand_clock.pass_by(seconds=10)
    room.tick()
    assert room.director.pages.number == 1


def test_pages_turn_at_the_pace_that_was_set_the_next_evening_too(
    room, new_room, evening, hand_clock
):
    room.director.set_page_seconds(30)
    room.director.choose(Scene.SEATING)
    room.director.pages.count = lambda: 3
    hand_clock.pass_by(seconds=29)
    room.tick()
    assert room.director.pages.number == 0
    hand_clock.pass_by(seconds=2)
    room.tick()
    assert room.director.pages.number == 1
    again = new_room(evening)
    assert again.director.pages.seconds == 30
    again.stop()


def test_pages_that_are_turned_by_hand_wait(room, hand_clock):
    room.director.set_page_seconds(0)
    room.director.choose(Scene.SEATING)
    room.director.pages.count = lambda: 3
    hand_clock.pass_by(minutes=20)
    room.tick()
    assert room.director.pages.number == 0
    room.director.hold_or_go_on()
    assert room.director.pages.number == 1


def test_a_page_that_is_held_stays_until_it_is_let_go(room, hand_clock):
    room.director.choose(Scene.SEATING)
    room.director.pages.count = lambda: 3
    room.director.hold_or_go_on()
    hand_clock.pass_by(minutes=5)
    room.tick()
    assert (room.director.pages.number, room.director.pages.is_held) == (0, True)
    room.director.hold_or_go_on()
    room.tick()
    assert room.director.pages.number == 0
    hand_clock.pass_by(seconds=10)
    room.tick()
    assert room.director.pages.number == 1
