"""The right to write a club file: one program has it at a time."""

import os
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir

import filelock
from filelock import (
    Timeout,
)  # by its name: Python 3.15 hands out a module’s late parts by a stand-in


class FileLock:
    """The right to write a club file, by whatever name it is reached: links lead to one file.

    One lock lies beside the file, for other computers; the other in this computer, by what the
    disk knows the file by, for two names of one file. Both belong to the process, so that a crash
    sets them free.
    """

    def __init__(self, wait: float = 0) -> None:
        self._wait = wait
        self._held: list[filelock.BaseFileLock] = []

    def takes_beside(self, path: Path) -> bool:
        """Take the lock beside a file; tell whether nobody else has it, and there may be one."""
        try:
            self._take(path.with_name(f"{path.name}.whist-lock"))
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

    def _take(self, place: Path) -> None:
        # One thread may open the file and another close it: it must not belong to the thread.
        lock = filelock.FileLock(place, timeout=self._wait, thread_local=False)
        lock.acquire()
        self._held.append(lock)

    def give_back(self) -> None:
        """Let go, and leave no file behind."""
        while self._held:
            _give_back(self._held.pop())


def lock_for_writing(path: Path, wait: float = 0) -> FileLock | None:
    """Take the right to write a file; None where another copy has it, or nothing can be written."""
    lock, real = FileLock(wait), path.resolve()
    if lock.takes_beside(real) and lock.takes_itself(real):
        return lock
    lock.give_back()
    return None


def _give_back(lock: filelock.BaseFileLock) -> None:
    """Let go of a lock, and leave no file of it behind.

    The file goes while the lock is still held, so that nobody can have taken it in between; where
    the system does not allow that (Windows), it goes after.
    """
    place = Path(lock.lock_file)
    with suppress(OSError):
        place.unlink()
    with suppress(OSError):  # the disk of the lock may be gone
        lock.release()
    if os.name == "nt":
        with suppress(OSError):
            place.unlink()
