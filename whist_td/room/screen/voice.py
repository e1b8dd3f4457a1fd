"""The voice and the chimes, where the machine has them; a sentence says why where it has not.

Neither library is read from the disk before somebody turns the voice on: both need PySide6-Addons
and libraries of the system, and nothing else of the program does.
"""

from importlib import import_module
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QObject, Signal

from whist_td.room.screen.chimes import RATE, Chime, sound
from whist_td.words.words import N_, Language, Words

NO_LIBRARY = N_(
    "No voice: this computer lacks the sound package of the program (PySide6-Addons), or what it "
    "needs."
)
NO_ENGINE = N_("No voice: this computer has no speech engine.")
NO_LANGUAGE = N_("No voice: the speech engine of this computer does not speak English.")
ENGINE_FAILED = N_("No voice: the speech engine of this computer does not answer.")
NO_DEVICE = N_("No chimes: this computer has no loudspeaker.")
NO_SOUND = N_(
    "No chimes: this computer lacks the sound package of the program (PySide6-Addons), or what it "
    "needs."
)
NO_LIBRARY_AT_ALL = N_(
    "No voice and no chimes: this computer lacks the sound package of the program "
    "(PySide6-Addons), or what it needs."
)
PRETENDS = "mock"
_LOCALES = {Language.FRENCH: QLocale.Language.French, Language.ENGLISH: QLocale.Language.English}


class Voice(QObject):
    """Says announcements and rings the chimes; off until it is woken."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
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
        if self._reasons == (NO_LIBRARY, NO_SOUND):
            self._reasons = (NO_LIBRARY_AT_ALL, "")
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
            return NO_LIBRARY
        engines = [name for name in library.QTextToSpeech.availableEngines() if name != PRETENDS]
        if not engines:
            return NO_ENGINE
        if self._speech is None:
            self._speech = library.QTextToSpeech(engines[0], self)
            self._speech.stateChanged.connect(self._note_state)
        if self._speech.state() == library.QTextToSpeech.State.Error:
            return self._mute_speech()
        return self._choose_locale()

    def _choose_locale(self) -> str:
        wanted = _LOCALES[self._language]
        locales = self._speech.availableLocales()
        fitting = [locale for locale in locales if locale.language() == wanted]
        if not fitting:
            self._speech = None
            return NO_LANGUAGE
        self._speech.setLocale(fitting[0])
        return ""

    def _note_state(self, state: Any) -> None:  # noqa: ANN401 - an enum of a library that may lack
        if self._speech is not None and state == type(state).Error:
            self._reasons = (self._mute_speech(), self._reasons[1])
            self.changed.emit()

    def _mute_speech(self) -> str:
        self._speech = None
        return ENGINE_FAILED

    def _wake_sound(self) -> str:
        try:
            library = import_module("PySide6.QtMultimedia")
        except ImportError:
            return NO_SOUND
        device = library.QMediaDevices.defaultAudioOutput()
        if device.isNull():
            return NO_DEVICE
        if self._sink is None:
            form = library.QAudioFormat()
            form.setSampleRate(RATE)
            form.setChannelCount(1)
            form.setSampleFormat(library.QAudioFormat.SampleFormat.Int16)
            self._sink = library.QAudioSink(device, form, self)
        return ""
