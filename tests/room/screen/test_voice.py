"""Voice and chimes: off by default, and a sentence says why there is none."""

from array import array

import pytest

from whist_td.room.screen.room_preferences import RoomPreferences
from whist_td.room.screen.voice import RATE, SECONDS, Announcer, Chime, Voice, sound
from whist_td.words.words import Language


@pytest.fixture
def voice(qapp):
    return Voice(qapp)


def test_it_is_off_until_somebody_wants_it(voice, english, preferences):
    assert not voice.is_on
    assert not RoomPreferences(preferences).has_voice
    assert voice.silence(english) == ""


def test_a_machine_without_sound_says_why(voice, english):
    try:
        import PySide6.QtMultimedia  # noqa: F401
    except ImportError:
        voice.wake(Language.FRENCH)
        assert "PySide6-Addons" in voice.silence(english)


def test_a_silent_machine_takes_every_request_calmly(voice):
    voice.say("Round 1.")
    voice.ring(Chime.START)
    voice.set_volume(0.3)
    voice.sleep()
    assert not voice.is_on


@pytest.mark.parametrize("chime", list(Chime), ids=lambda chime: chime.name.lower())
def test_a_chime_is_short_and_never_too_loud(chime):
    samples = array("h", sound(chime))
    assert len(samples) == int(RATE * SECONDS)
    assert 8_000 < max(map(abs, samples)) < 16_000


def test_every_chime_sounds_different():
    assert len({sound(chime) for chime in Chime}) == len(Chime)


def test_the_volume_is_remembered(preferences):
    RoomPreferences(preferences).volume = 35
    assert RoomPreferences(preferences).volume == 35


def test_what_was_turned_on_is_on_again_the_next_time(qapp, preferences):
    keeping = RoomPreferences(preferences)
    Announcer(keeping, qapp).turn_on(Language.FRENCH)
    again = Announcer(keeping, qapp)
    again.resume(Language.FRENCH)
    assert again.voice.is_on
    again.turn_off()
    assert not keeping.has_voice


def test_a_voice_that_was_never_turned_on_stays_off(qapp, preferences):
    announcer = Announcer(RoomPreferences(preferences), qapp)
    announcer.resume(Language.FRENCH)
    assert not announcer.voice.is_on
