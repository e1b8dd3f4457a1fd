"""What the room keeps in the user's preferences: an event's clock, the last messages, the voice."""

import json
import os
from datetime import datetime, timedelta
from hashlib import sha256
from pathlib import Path

from whist_td.kit.preferences import Preferences
from whist_td.room.views.clock import RoomMemory, read, written
from whist_td.room.views.show import Openness, Show

LEFT_OPEN = "open"
"""Under which name it is kept that the room is open; "" where it is not."""
_EVENING = timedelta(hours=12)
_MOST_MESSAGES = 8
LOUDEST = 100
_USUAL_VOLUME = 80
_PAGE_SECONDS = 9


class RoomPreferences:
    """Reads and writes what the room remembers; nothing of it is a fact of play."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    def memory(self, path: Path, event: int) -> RoomMemory:
        """Return what is remembered of an event in a club file."""
        return read(self._preferences.setting(_key(path, event)))

    def keep_memory(self, path: Path, event: int, memory: RoomMemory) -> None:
        """Remember the clocks and the minutes of an event."""
        self._preferences.keep(_key(path, event), written(memory))

    def keep_open(self, path: Path, event: int, show: Show, now: datetime) -> None:
        """Remember that the room is open for an event, and how much of the standings it sees."""
        words = (_key(path, event), now.isoformat(), show.openness.value, str(show.frozen_after))
        self._preferences.keep(LEFT_OPEN, " ".join(words))

    def keep_closed(self) -> None:
        """Remember that the room was closed by somebody's will."""
        self._preferences.keep(LEFT_OPEN, "")

    def left_open(self, path: Path, event: int, now: datetime) -> Show | None:
        """Return what an event's room may see, where it was open when the program crashed."""
        try:
            key, at, openness, round_number = self._preferences.setting(LEFT_OPEN).split(" ")
            is_new = timedelta(0) <= now - datetime.fromisoformat(at) < _EVENING
            show = Show(openness=Openness(openness), frozen_after=int(round_number))
        except ValueError:
            return None
        return show if is_new and key == _key(path, event) else None

    @property
    def messages(self) -> tuple[str, ...]:
        """The messages shown last, the newest first."""
        try:
            stored = json.loads(self._preferences.setting("messages") or "[]")
        except ValueError:
            return ()
        return tuple(str(message) for message in stored) if isinstance(stored, list) else ()

    def add_message(self, message: str) -> None:
        """Remember a message before the others."""
        others = (known for known in self.messages if known != message)
        messages = (message, *others)[:_MOST_MESSAGES]
        self._preferences.keep("messages", json.dumps(messages, ensure_ascii=False))

    def forget_messages(self) -> None:
        """Remember no message any more: any of them may name somebody."""
        self._preferences.keep("messages", "[]")

    @property
    def page_seconds(self) -> int:
        """How long a page of a scene stays before the next one comes; 0: until it is turned."""
        seconds = self._preferences.setting("pages")
        return int(seconds) if seconds.isdecimal() else _PAGE_SECONDS

    @page_seconds.setter
    def page_seconds(self, seconds: int) -> None:
        self._preferences.keep("pages", str(seconds))

    @property
    def has_voice(self) -> bool:
        """Whether the voice was on when the program was left."""
        return self._preferences.setting("voice") == "on"

    @has_voice.setter
    def has_voice(self, is_on: bool) -> None:
        self._preferences.keep("voice", "on" if is_on else "off")

    @property
    def volume(self) -> int:
        """How loud the voice is, from 0 to 100."""
        volume = self._preferences.setting("volume")
        return min(int(volume), LOUDEST) if volume.isdecimal() else _USUAL_VOLUME

    @volume.setter
    def volume(self, volume: int) -> None:
        self._preferences.keep("volume", str(volume))


def _key(path: Path, event: int) -> str:
    """Return a name for an event: a path may hold signs that preferences have no place for."""
    digest = sha256(os.fsencode(path.absolute())).hexdigest()
    return f"event-{digest[:16]}-{event}"
