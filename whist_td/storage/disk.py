"""Small files written so that they are whole or not there, whatever happens to the computer."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from secrets import token_hex

from whist_td.storage.transactions import as_disk_fault

ENDING = ".whist"
UNFINISHED = ".part"


def write_durably(path: Path, content: bytes) -> None:
    """Write a file under another name, see it on the disk, and only then give it its own.

    The other name is nobody else's: two programs, or two threads, may write the same file at once.
    """
    unfinished = path.with_name(f"{path.name}.{token_hex(4)}{UNFINISHED}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
        _settle(path.parent)
    except OSError as error:
        with suppress(OSError):
            unfinished.unlink()
        raise as_disk_fault(error, path) from error


def _settle(folder: Path) -> None:
    """See the new name on the disk too, where the system lets a folder be asked for it."""
    if os.name == "nt":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def free_name(path: Path, at: datetime) -> Path:
    """Return a name beside a club file that nothing has yet: the same with the day and the time."""
    stem = f"{path.stem} {at.astimezone():%Y-%m-%d %Hh%M}"
    place, number = path.with_name(f"{stem}{ENDING}"), 1
    while place.exists():
        number += 1
        place = path.with_name(f"{stem} ({number}){ENDING}")
    return place
