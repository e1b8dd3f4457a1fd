"""One copy of the program writes a club file at a time; the others may only read."""

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
