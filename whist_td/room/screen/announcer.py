"""Says what is announced and rings the chimes, as the director has chosen and as is remembered."""

from PySide6.QtCore import QObject, QTimer

from whist_td.room.screen.chimes import Chime
from whist_td.room.screen.followed import Followed
from whist_td.room.screen.keeping import LOUDEST, Keeping
from whist_td.room.screen.voice import Voice
from whist_td.words.words import Language

AFTER_CHIME = 1400
"""Milliseconds until the chime has died away so far that the voice is understood."""


class Announcer(QObject):
    """The voice of the room: off until somebody turns it on, and then on the next evening too."""

    def __init__(self, keeping: Keeping, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeping = keeping
        self._sentence = ""
        self._breath = QTimer(self, singleShot=True, interval=AFTER_CHIME)
        self._breath.timeout.connect(self._say)
        self.voice = Voice(self)

    @property
    def volume(self) -> int:
        """How loud it is, from 0 to 100."""
        return self._keeping.volume

    def set_volume(self, volume: int) -> None:
        """Speak louder or softer, and remember it."""
        self._keeping.volume = volume
        self.voice.set_volume(volume / LOUDEST)

    def turn_on(self, language: Language) -> None:
        """Turn voice and chimes on, and remember it."""
        self._keeping.has_voice = True
        self.voice.set_volume(self.volume / LOUDEST)
        self.voice.wake(language)

    def turn_off(self) -> None:
        """Turn voice and chimes off, and remember it."""
        self._keeping.has_voice = False
        self.voice.sleep()

    def resume(self, language: Language) -> None:
        """Turn the voice on where it was on when the program was left."""
        if self._keeping.has_voice:
            self.turn_on(language)

    def announce(self, event: Followed) -> None:
        """Ring, and say what was announced."""
        said = event.announcement
        if said is not None and self.voice.is_on:
            self._sentence = event.form.teller.spoken(said, event.words)
            self.voice.ring(Chime.START)
            self._breath.start()

    def _say(self) -> None:
        """Say what was announced last; the voice itself knows whether it is still wanted."""
        self.voice.say(self._sentence)
