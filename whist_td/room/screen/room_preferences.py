"""What the room keeps in the user's preferences: an event's clock, the last messages, the voice."""

import json
from hashlib import sha256
from pathlib import Path

from whist_td.kit.preferences import Preferences
from whist_td.room.views.clock import RoomMemory, read, written

_MOST_MESSAGES = 8
LOUDEST = 100
_USUAL_VOLUME = 80


class RoomPreferences:
    """Reads and writes what the room remembers; nothing of it is a fact of play."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    def memory(self, path: Path, event: int) -> RoomMemory:
        """Return what is remembered of an event in a club file."""
        return read(self._preferences.kept(_key(path, event)))

    def keep_memory(self, path: Path, event: int, memory: RoomMemory) -> None:
        """Remember the clocks and the minutes of an event."""
        self._preferences.keep(_key(path, event), written(memory))

    @property
    def messages(self) -> tuple[str, ...]:
        """The messages shown last, the newest first."""
        try:
            stored = json.loads(self._preferences.kept("messages") or "[]")
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
    def has_voice(self) -> bool:
        """Whether the voice was on when the program was left."""
        return self._preferences.kept("voice") == "on"

    @has_voice.setter
    def has_voice(self, is_on: bool) -> None:
        self._preferences.keep("voice", "on" if is_on else "off")

    @property
    def volume(self) -> int:
        """How loud the voice is, from 0 to 100."""
        volume = self._preferences.kept("volume")
        return min(int(volume), LOUDEST) if volume.isdecimal() else _USUAL_VOLUME

    @volume.setter
    def volume(self, volume: int) -> None:
        self._preferences.keep("volume", str(volume))


def _key(path: Path, event: int) -> str:
    """Return a name for an event: a path may hold signs that preferences have no place for."""
    digest = sha256(str(path.absolute()).encode()).hexdigest()
    return f"event-{digest[:16]}-{event}"
