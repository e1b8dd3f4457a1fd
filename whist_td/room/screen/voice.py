"""The voice of the room and its chimes; where the machine has none, a sentence says why.

Neither library is read from the disk before somebody turns the voice on: both need PySide6-Addons
and libraries of the system, and nothing else of the program does.
"""

from array import array
from enum import Enum
from functools import cache
from importlib import import_module
from math import exp, pi, sin
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QObject, QTimer, Signal

from whist_td.room.screen.room_preferences import LOUDEST, RoomPreferences
from whist_td.room.screen.wall_view import FollowedEvent
from whist_td.words.words import N_, Language, Words

RATE = 44_100
_LOUD = 0.32
_FADE = 4.5
_ATTACK = 0.008
"""Seconds until a note is there; without them it would click."""
_PARTIALS = ((1, 1.0), (2, 0.32), (3, 0.12))


class Chime(Enum):
    """What a chime says; its notes in hertz, each with the second at which it begins."""

    START = ((523.25, 0.0), (659.25, 0.16), (783.99, 0.32))
    HURRY = ((783.99, 0.0), (783.99, 0.3))
    END = ((783.99, 0.0), (659.25, 0.22), (523.25, 0.44), (392.0, 0.66))


SECONDS = 1.8


@cache
def sound(chime: Chime) -> bytes:
    """Return a chime as 16-bit samples of one channel."""
    samples = [0.0] * int(RATE * SECONDS)
    for pitch, begins in chime.value:
        for index in range(int(begins * RATE), len(samples)):
            since = index / RATE - begins
            ring = min(1.0, since / _ATTACK) * exp(-_FADE * since)
            samples[index] += ring * sum(
                part * sin(2 * pi * pitch * times * since) for times, part in _PARTIALS
            )
    most = max(map(abs, samples)) or 1.0
    return array("h", (round(each / most * _LOUD * 32_767) for each in samples)).tobytes()


_NO_LIBRARY = N_(
    "No voice: this computer lacks the sound package of the program (PySide6-Addons), or what it "
    "needs."
)
_NO_ENGINE = N_("No voice: this computer has no speech engine.")
_NO_LANGUAGE = N_("No voice: the speech engine of this computer does not speak English.")
_ENGINE_FAILED = N_("No voice: the speech engine of this computer does not answer.")
_NO_DEVICE = N_("No chimes: this computer has no loudspeaker.")
_NO_SOUND = N_(
    "No chimes: this computer lacks the sound package of the program (PySide6-Addons), or what it "
    "needs."
)
_NO_LIBRARY_AT_ALL = N_(
    "No voice and no chimes: this computer lacks the sound package of the program "
    "(PySide6-Addons), or what it needs."
)
_PRETENDS = "mock"
_LOCALES = {Language.FRENCH: QLocale.Language.French, Language.ENGLISH: QLocale.Language.English}


class Voice(QObject):
    """Says announcements and rings the chimes; off until it is woken."""

    changed = Signal()

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._speech: Any = None
        self._sink: Any = None
        self._buffer: QBuffer | None = None
        self._volume = 0.8
        self._reasons: tuple[str, str] = ("", "")
        self._language = Language.ENGLISH
        self.is_on = False

    def wake(self, language: Language) -> None:
        """Turn the voice on, and find out what this machine can do."""
        self.is_on = True
        self._language = language
        self._reasons = (self._wake_speech(), self._wake_sound())
        if self._reasons == (_NO_LIBRARY, _NO_SOUND):
            self._reasons = (_NO_LIBRARY_AT_ALL, "")
        self.set_volume(self._volume)
        self.changed.emit()

    def sleep(self) -> None:
        """Turn voice and chimes off."""
        self.is_on = False
        if self._speech is not None:
            self._speech.stop()
        if self._sink is not None:
            self._sink.stop()
        self.changed.emit()

    def silence(self, _: Words) -> str:
        """Say why there is no voice, or no chime; nothing where both work or are off."""
        if not self.is_on:
            return ""
        return " ".join(_(reason) for reason in self._reasons if reason)

    def set_volume(self, volume: float) -> None:
        """Speak louder or softer, from 0 to 1."""
        self._volume = volume
        for part in (self._speech, self._sink):
            if part is not None:
                part.setVolume(volume)

    def say(self, sentence: str) -> None:
        """Say a sentence, if this machine can."""
        if self.is_on and self._speech is not None:
            self._speech.say(sentence)

    def ring(self, chime: Chime) -> None:
        """Ring a chime, if this machine can."""
        if not self.is_on or self._sink is None:
            return
        self._sink.stop()
        buffer = QBuffer(self)
        buffer.setData(QByteArray(sound(chime)))
        buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        old, self._buffer = self._buffer, buffer
        self._sink.start(buffer)
        if old is not None:
            old.deleteLater()

    def _wake_speech(self) -> str:
        try:
            library = import_module("PySide6.QtTextToSpeech")
        except ImportError:
            return _NO_LIBRARY
        engines = [name for name in library.QTextToSpeech.availableEngines() if name != _PRETENDS]
        if not engines:
            return _NO_ENGINE
        if self._speech is None:
            self._speech = library.QTextToSpeech(engines[0], self)
            self._speech.stateChanged.connect(self._note_state)
        if self._speech.state() == library.QTextToSpeech.State.Error:
            return self._mute_speech()
        return self._choose_locale()

    def _choose_locale(self) -> str:
        spoken = _LOCALES[self._language]
        locales = self._speech.availableLocales()
        fitting = [locale for locale in locales if locale.language() == spoken]
        if not fitting:
            self._speech = None
            return _NO_LANGUAGE
        self._speech.setLocale(fitting[0])
        return ""

    def _note_state(self, state: Any) -> None:  # noqa: ANN401 - an enum of a library that may lack
        if self._speech is not None and state == type(state).Error:
            self._reasons = (self._mute_speech(), self._reasons[1])
            self.changed.emit()

    def _mute_speech(self) -> str:
        self._speech = None
        return _ENGINE_FAILED

    def _wake_sound(self) -> str:
        try:
            library = import_module("PySide6.QtMultimedia")
        except ImportError:
            return _NO_SOUND
        device = library.QMediaDevices.defaultAudioOutput()
        if device.isNull():
            return _NO_DEVICE
        if self._sink is None:
            form = library.QAudioFormat()
            form.setSampleRate(RATE)
            form.setChannelCount(1)
            form.setSampleFormat(library.QAudioFormat.SampleFormat.Int16)
            self._sink = library.QAudioSink(device, form, self)
        return ""


_AFTER_CHIME = 1400
"""Milliseconds until the chime has died away so far that the voice is understood."""


class Announcer(QObject):
    """The voice of the room: off until somebody turns it on, and then on the next evening too."""

    def __init__(self, preferences: RoomPreferences, parent: QObject | None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._sentence = ""
        self._breath = QTimer(self, singleShot=True, interval=_AFTER_CHIME)
        self._breath.timeout.connect(self._say)
        self.voice = Voice(self)

    @property
    def volume(self) -> int:
        """How loud it is, from 0 to 100."""
        return self._preferences.volume

    def set_volume(self, volume: int) -> None:
        """Speak louder or softer, and remember it."""
        self._preferences.volume = volume
        self.voice.set_volume(volume / LOUDEST)

    def turn_on(self, language: Language) -> None:
        """Turn voice and chimes on, and remember it."""
        self._preferences.has_voice = True
        self.voice.set_volume(self.volume / LOUDEST)
        self.voice.wake(language)

    def turn_off(self) -> None:
        """Turn voice and chimes off, and remember it."""
        self._preferences.has_voice = False
        self.voice.sleep()

    def resume(self, language: Language) -> None:
        """Turn the voice on where it was on when the program was left."""
        if self._preferences.has_voice:
            self.turn_on(language)

    def announce(self, event: FollowedEvent) -> None:
        """Ring, and say what was announced."""
        announced = event.announcement
        if announced is not None and self.voice.is_on:
            self._sentence = event.form.narrator.spoken(announced, event.words)
            self.voice.ring(Chime.START)
            self._breath.start()

    def _say(self) -> None:
        """Say what was announced last; the voice itself knows whether it is still wanted."""
        self.voice.say(self._sentence)
