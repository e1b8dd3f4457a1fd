"""The director's side of the room: scenes by themselves and by key, the clock, the reveal."""

import pytest

from whist_td.domain.results import Result, Side
from whist_td.domain.rounds import Place
from whist_td.i18n.room_posters import (
    AnnouncementPoster,
    ResultsPoster,
    RevealPoster,
    StandingsPoster,
    TextPoster,
    Tone,
)
from whist_td.usecases.commands import AnnounceRound, ClearResult, EnterResult, FinishEvent
from whist_td.usecases.room import Scene
from whist_td.usecases.room_show import Openness


@pytest.fixture
def director(new_director, evening):
    made = new_director(evening)
    yield made
    made.stop()


def wait(qtbot, director):
    """Let the queued refresh come, which waits for the desk to be painted."""
    with qtbot.waitSignal(director.wall_changed):
        pass


def face(director):
    return director.wall.foot.face


def test_an_announcement_is_on_the_wall_at_once(director):
    assert director.wall.scene is Scene.ANNOUNCEMENT
    assert isinstance(director.wall.poster, AnnouncementPoster)


def test_then_the_clock_by_itself(director, hand_clock):
    hand_clock.pass_by(minutes=2)
    director.tick()
    assert director.wall.scene is Scene.CLOCK
    assert director.wall.poster.face.figures == "6:00"


def test_then_the_results_and_the_standings_by_themselves(qtbot, director, evening, play):
    evening.do(EnterResult(Place(1, 1), Result(Side.HOME)))
    wait(qtbot, director)
    assert isinstance(director.wall.poster, ResultsPoster)
    play(evening, 1)
    wait(qtbot, director)
    assert isinstance(director.wall.poster, StandingsPoster)


def test_a_result_is_never_painted_before_the_desk_is(director, evening):
    before = director.wall
    evening.do(EnterResult(Place(1, 1), Result(Side.HOME)))
    assert director.wall is before


def test_a_result_taken_back_leaves_the_wall(qtbot, director, evening):
    evening.do(EnterResult(Place(1, 1), Result(Side.HOME)))
    wait(qtbot, director)
    evening.undo()
    wait(qtbot, director)
    assert director.wall.scene is not Scene.RESULTS


def test_what_the_director_chose_stays(qtbot, director, evening):
    director.choose(Scene.SEATING)
    evening.do(EnterResult(Place(1, 1), Result(Side.HOME)))
    wait(qtbot, director)
    assert director.wall.scene is Scene.SEATING
    director.choose(None)
    assert director.wall.scene is Scene.RESULTS


def test_a_new_announcement_ends_the_coffee_break(qtbot, director, evening, play, hand_clock):
    play(evening, 1)
    director.say("Coffee, ten minutes")
    assert director.wall.poster == TextPoster("Coffee, ten minutes")
    evening.do(AnnounceRound(2))
    hand_clock.follow(evening)
    wait(qtbot, director)
    assert director.wall.scene is Scene.ANNOUNCEMENT


def test_messages_are_remembered_the_newest_first(new_director, evening, director):
    director.say("Coffee")
    director.say("Raffle")
    director.say("Coffee")
    assert new_director(evening).keeping.messages == ("Coffee", "Raffle")


def test_a_pause_stops_the_clock_and_undo_takes_back_a_result_instead(
    director, evening, hand_clock
):
    evening.do(EnterResult(Place(1, 1), Result(Side.HOME)))
    director.toggle_pause()
    evening.undo()
    hand_clock.pass_by(minutes=5)
    director.refresh()
    assert face(director).caption == "paused"
    assert evening.evening.results == {}


def test_pauses_and_minutes_added_survive_a_restart(director, new_director, evening, hand_clock):
    hand_clock.pass_by(minutes=2)
    director.add_minutes(1)
    director.toggle_pause()
    director.stop()
    again = new_director(evening)
    hand_clock.pass_by(minutes=30)
    again.tick()
    assert face(again).figures == "7:00"


def test_the_clock_goes_on_while_the_program_is_closed(director, new_director, evening, hand_clock):
    director.stop()
    again = new_director(evening)
    hand_clock.pass_by(minutes=3)
    again.tick()
    assert face(again).figures == "5:00"


def test_the_minutes_of_a_round_are_kept_for_the_event(director, new_director, evening):
    director.set_minutes(12)
    director.stop()
    assert new_director(evening).minutes == 12


def test_a_machine_asleep_for_an_hour_wakes_in_overtime(director, hand_clock):
    hand_clock.pass_by(hours=1)
    director.tick()
    assert (face(director).figures, face(director).tone) == ("+52:00", Tone.OVER)


def test_a_clock_set_back_gives_no_time_twice(director, hand_clock):
    hand_clock.pass_by(minutes=4)
    director.tick()
    hand_clock.pass_by(hours=-1)
    director.tick()
    assert face(director).figures == "4:00"


def test_hidden_standings_are_not_shown_even_by_key(director):
    director.open_standings(Openness.HIDDEN)
    director.choose(Scene.STANDINGS)
    assert isinstance(director.wall.poster, TextPoster)
    director.choose(Scene.RACE)
    assert isinstance(director.wall.poster, TextPoster)


@pytest.fixture
def finished(new_session, play, new_director):
    """Two rounds, all in, the evening ended: the room waits for the reveal."""
    from whist_td.formats.militaire.settings import Settings

    session = new_session(5, Settings(rounds=2))
    for number in (1, 2):
        session.do(AnnounceRound(number))
        play(session, number)
        session.do(EnterResult(Place(number, 1), Result(Side.VISITORS)))
    session.do(FinishEvent())
    made = new_director(session)
    yield made
    made.stop()


def test_the_end_shows_nothing_before_the_first_key(finished):
    assert finished.wall.scene is Scene.REVEAL
    assert finished.wall.poster == TextPoster("The results")


def test_one_key_reveals_the_next_place(finished):
    finished.forward()
    assert isinstance(finished.wall.poster, RevealPoster)
    finished.back()
    assert isinstance(finished.wall.poster, TextPoster)


def test_a_round_reopened_while_the_reveal_is_on_stops_it_calmly(qtbot, finished):
    finished.forward()
    finished.session.do(ClearResult(Place(1, 3)))
    wait(qtbot, finished)
    assert finished.wall.poster == TextPoster("One moment, please: a result is being checked")


def test_after_the_correction_the_reveal_starts_again_from_the_last_place(qtbot, finished):
    finished.forward()
    finished.forward()
    finished.session.do(EnterResult(Place(1, 3), Result(Side.VISITORS)))
    wait(qtbot, finished)
    finished.forward()
    assert finished.wall.poster == TextPoster("The results")


def test_an_event_the_room_does_not_know_shows_nothing(director):
    director.follow(None)
    assert director.wall is None
