"""One copy of the program writes a club file at a time; the others may only read."""

import os
from contextlib import suppress
from pathlib import Path

import filelock

FileLock = filelock.BaseFileLock


def lock_for_writing(path: Path) -> FileLock | None:
    """Take the lock beside a club file; None where another copy has it, or nothing can be written.

    The lock belongs to the process, so that a crash sets it free.
    """
    place = path.with_name(f"{path.name}.whist-lock")
    # One thread may open the file and another close it: the lock must not belong to the thread.
    lock = filelock.FileLock(place, timeout=0, thread_local=False)
    try:
        lock.acquire()
    except (filelock.Timeout, OSError):
        return None
    return lock


def give_back(lock: FileLock) -> None:
    """Let go of a lock, and leave no file of it behind.

    The file goes while the lock is still held, so that nobody can have taken it in between; where
    the system does not allow that (Windows), it goes after.
    """
    place = Path(lock.lock_file)
    with suppress(OSError):
        place.unlink()
    lock.release()
    if os.name == "nt":
        with suppress(OSError):
            place.unlink()
