"""What could end an evening that no rule knows of: the disk, the battery, where the file lies."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Protocol

from whist_td.desk.backups import BackupKeeper, SecondPlace
from whist_td.desk.ports import ClubFile

LITTLE_SPACE = 300_000_000
"""Bytes below which a disk is called nearly full: papers, workbooks and backups need room."""
LOW_BATTERY = 40
"""Percent below which a laptop off the mains may not last the evening."""


@dataclass(frozen=True)
class Battery:
    """How full the battery is, and whether the computer is on the mains."""

    percent: int
    is_plugged: bool


class Ground(Enum):
    """What kind of place a file lies in."""

    OWN_DISK = "own_disk"
    NETWORK = "network"
    """A share of another computer: SQLite cannot trust its locks."""
    SYNCHRONISED = "synchronised"
    """A folder that another program copies to and fro, at any moment."""


@dataclass(frozen=True)
class Whereabouts:
    """Where a file lies; `service` is the name of the program that synchronises it."""

    ground: Ground = Ground.OWN_DISK
    service: str = ""


class Surroundings(Protocol):
    """Tells of the computer around the program; None is what it cannot tell."""

    def free_bytes(self, path: Path) -> int | None:
        """Return the room that is left on the disk of a file."""

    def battery(self) -> Battery | None:
        """Return how the battery is; None where there is none."""

    def whereabouts(self, path: Path) -> Whereabouts:
        """Tell where a file lies."""

    def places(self) -> Iterable[Path]:
        """Return where disks and sticks are now: their letters, or the folders they are on."""


class Concern(Enum):
    """What should turn the line of health amber, the most pressing first."""

    FILE_REPLACED = "file_replaced"
    FILE_GONE = "file_gone"
    LITTLE_SPACE = "little_space"
    LOW_BATTERY = "low_battery"
    SYNCHRONISED = "synchronised"
    NETWORK = "network"
    NO_BACKUP = "no_backup"
    SECOND_PLACE = "second_place"


@dataclass(frozen=True)
class Health:
    """Everything around the evening, as it was when it was looked at."""

    free: int | None
    battery: Battery | None
    whereabouts: Whereabouts
    backup_folder: Path | None
    last_backup: datetime | None
    second_folder: Path | None
    second: SecondPlace
    is_under_way: bool
    """Whether a round of some event has been announced, so that there is something to lose."""
    is_there: bool = True
    """Whether the file is where it was opened: its stick may have been pulled."""
    is_replaced: bool = False
    """Whether another one is in its place."""

    @property
    def concerns(self) -> tuple[Concern, ...]:
        """What is not as it should be, the most pressing first."""
        is_so = {
            Concern.FILE_REPLACED: self.is_replaced,
            Concern.FILE_GONE: not self.is_there and not self.is_replaced,
            Concern.LITTLE_SPACE: self.free is not None and self.free < LITTLE_SPACE,
            Concern.LOW_BATTERY: (
                self.battery is not None
                and not self.battery.is_plugged
                and self.battery.percent < LOW_BATTERY
            ),
            Concern.SYNCHRONISED: self.whereabouts.ground is Ground.SYNCHRONISED,
            Concern.NETWORK: self.whereabouts.ground is Ground.NETWORK,
            Concern.NO_BACKUP: self.is_under_way and self.last_backup is None,
            Concern.SECOND_PLACE: self.second not in (SecondPlace.NOT_CHOSEN, SecondPlace.READY),
        }
        return tuple(concern for concern in Concern if is_so[concern])

    @property
    def is_good(self) -> bool:
        """Whether nothing asks for attention."""
        return not self.concerns


FileNumber = tuple[int, int]
"""What a disk knows a file by, whatever it is called: which disk, and which file there."""


def file_number(path: Path) -> FileNumber | None:
    """Return what the disk knows a file by; None: it is not there, or has no number."""
    try:
        known = path.stat()
    except OSError:
        return None
    return (known.st_dev, known.st_ino) if known.st_ino else None  # some shares number none


def is_there(path: Path, number: FileNumber | None = None) -> bool:
    """Tell whether a file is there, and is the one of a number, not another of its name.

    On a disk that does not answer there is none.
    """
    try:
        return path.exists() and number in (None, file_number(path))
    except OSError:
        return False


def is_replaced(path: Path, number: FileNumber | None) -> bool:
    """Tell whether another file is in the place of the one of a number."""
    return is_there(path) and not is_there(path, number)


def elsewhere(path: Path, places: Iterable[Path]) -> Path | None:
    """Return a file that may be the one that is gone: on a stick that came back by another name."""
    parts = path.absolute().parts[1:]
    ends = [Path(*parts[first:]) for first in range(len(parts))]
    found = (place / end for place in places for end in ends)
    return next((each for each in found if each != path and is_there(each)), None)


def health_at(
    file: ClubFile, keeper: BackupKeeper | None, surroundings: Surroundings, *, is_under_way: bool
) -> Health:
    """Look around without touching the open file: a job may do it, for a share can be slow."""
    path = file.path
    return Health(
        free=surroundings.free_bytes(path),
        battery=surroundings.battery(),
        whereabouts=surroundings.whereabouts(path),
        backup_folder=keeper.folder if keeper else None,
        last_backup=keeper.last(path) if keeper else None,
        second_folder=keeper.second_folder if keeper else None,
        second=keeper.second_place() if keeper else SecondPlace.NOT_CHOSEN,
        is_under_way=is_under_way,
        is_there=is_there(path, file.number),
        is_replaced=is_replaced(path, file.number),
    )
