"""The right to write a club file: one program has it at a time."""

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import gettempdir
from time import time

# Each by its name: as `filelock.Timeout`, Python 3.15 may hand out the stand-in of a late import.
from filelock import BaseFileLock, Timeout
from filelock import FileLock as SystemLock

from whist_td.desk.health import FileNumber, file_number
from whist_td.desk.whole_files import ABANDONED, UNFINISHED, drop_abandoned
from whist_td.storage.look import lock_beside


class FileLock:
    """The right to write a club file, by whatever name it is reached: links lead to one file.

    One lock lies beside the file, for other computers; the other in this computer, by what the
    disk knows the file by, for two names of one file. Both belong to the process, so that a crash
    sets them free.
    """

    def __init__(self, wait: float = 0) -> None:
        self._wait = wait
        self._held: list[_Held] = []

    def takes_beside(self, path: Path) -> bool:
        """Take the lock beside a file; tell whether nobody else has it, and there may be one."""
        try:
            self._take(lock_beside(path))
        except (Timeout, OSError):
            return False
        return True

    def takes_itself(self, path: Path) -> bool:
        """Take the lock of what the disk knows a file by; a computer that cannot have it may do."""
        try:
            known = path.stat()
            if not known.st_ino:  # some shares of Windows know all files by none
                return True
            name = f"whist-td-{known.st_dev:x}-{known.st_ino:x}.whist-lock"
            self._take(Path(gettempdir()) / name)
        except Timeout:
            return False
        except OSError:
            return True
        return True

    def still_holds(self) -> bool:
        """Tell whether all of it is held still; what somebody cleared away is taken anew."""
        for lost in [each for each in self._held if each.number != file_number(each.place)]:
            self._held.remove(lost)
            lost.give_back()
            try:
                self._take(lost.place)
            except (Timeout, OSError):
                self._held.append(lost)
                return False
        return True

    def _take(self, place: Path) -> None:
        # One thread may open the file and another close it: it must not belong to the thread.
        lock = SystemLock(place, timeout=self._wait, thread_local=False)
        lock.acquire()
        self._held.append(_Held(lock, place, file_number(place)))

    def give_back(self) -> None:
        """Let go, and leave no file behind."""
        while self._held:
            self._held.pop().give_back()


def is_held(place: Path) -> bool:
    """Tell whether somebody holds a lock that lies somewhere; none is left that was not there."""
    lock = SystemLock(place, timeout=0, thread_local=False)
    try:
        lock.acquire()
    except (Timeout, OSError):
        return True
    lock.release()
    return False


def lock_for_writing(path: Path, wait: float = 0) -> FileLock | None:
    """Take the right to write a file; None where another copy has it, or nothing can be written."""
    lock, real = FileLock(wait), path.resolve()
    if lock.takes_beside(real) and lock.takes_itself(real):
        _clear(real.parent)
        return lock
    lock.give_back()
    return None


_CLEARED: set[Path] = set()
"""Folders of the computer that were cleared since the program started: all programs keep files
there, and to look through thousands takes as long as to open one."""


def _clear(folder: Path) -> None:
    """Take away what a killed program left in a folder: locks that nobody holds, unfinished files.

    As a lock is given back, the file goes while it is held, so that nobody has it in between.
    """
    drop_abandoned(folder, f"*.{'[0-9a-f]' * 8}{UNFINISHED}")
    left, shared = [*folder.glob("*.whist-lock")], Path(gettempdir())
    if shared not in _CLEARED:
        _CLEARED.add(shared)
        left += shared.glob("whist-td-*.whist-lock")
    for place in left:
        with suppress(Timeout, OSError):
            if time() - place.stat().st_mtime > ABANDONED:
                lock = SystemLock(place, timeout=0, thread_local=False)
                with lock:
                    place.unlink()


@dataclass(frozen=True)
class _Held:
    """A lock that is held, and the file that it is on: another of its name is somebody else's."""

    lock: BaseFileLock
    place: Path
    number: FileNumber | None

    def give_back(self) -> None:
        """Let go of it, and leave no file of it behind.

        The file goes while the lock is still held, so that nobody can have taken it in between;
        where the system does not allow that (Windows), it goes after.
        """
        is_own = self.number == file_number(self.place)
        with suppress(OSError):
            if is_own:
                self.place.unlink()
        with suppress(OSError):  # the disk of the lock may be gone
            self.lock.release()
        if os.name == "nt" and is_own:
            with suppress(OSError):
                self.place.unlink()
