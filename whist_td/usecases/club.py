"""A club at work: its file, the clock, the dice, and a desk for each event."""

from dataclasses import dataclass
from pathlib import Path

from whist_td.usecases.club_errors import NoEventError
from whist_td.usecases.commands import CreateEvent
from whist_td.usecases.desk import Desk, open_event
from whist_td.usecases.ports import Clock, ClubFile, Dice


@dataclass(frozen=True)
class Club:
    """An open club file with what it takes to work on it."""

    file: ClubFile
    clock: Clock
    dice: Dice

    @property
    def path(self) -> Path:
        """Where the club file is."""
        return self.file.path

    @property
    def is_read_only(self) -> bool:
        """Whether the file can only be looked at."""
        return self.file.is_read_only

    def desk(self, event: int | None = None) -> Desk:
        """Sit down at the desk of an event; None: the newest."""
        return Desk(self.file, self.clock, self.newest() if event is None else event)

    def newest(self) -> int:
        """Return the number of the newest event, or refuse where there is none."""
        events = self.file.events()
        if not events:
            raise NoEventError(self.path)
        return events[0].id

    def create(self, command: CreateEvent) -> Desk:
        """Open a new event and sit down at its desk."""
        return open_event(self.file, self.clock, command)

    def save_copy(self, path: Path) -> None:
        """Copy the whole club file."""
        self.file.save_copy(path)

    def close(self) -> None:
        """Let go of the file."""
        self.file.close()
