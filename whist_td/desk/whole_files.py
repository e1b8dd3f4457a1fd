"""Files written so that they are whole or not there, whatever happens to the computer."""

import os
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from glob import escape
from pathlib import Path
from time import monotonic, sleep, time
from typing import IO

ENDING = ".whist"
"""Of club files."""
UNFINISHED = ".part"
ABANDONED = 3_600
"""Seconds after which nobody is still at work on a file that was not finished."""
_IN_USE = (5, 32)
"""What Windows says of a file that somebody has open: no access, or shared with nobody."""
_PATIENCE, _GLANCE = 2.0, 0.05
Content = bytes | Callable[[IO[bytes]], object]
"""What is to stand in a file, or what writes it there."""


def free_name(path: Path, at: datetime) -> Path:
    """Return a name beside a club file that nothing has yet: the same with the day and the time."""
    stem = f"{path.stem} {at.astimezone():%Y-%m-%d %Hh%M}"
    place, number = path.with_name(f"{stem}{ENDING}"), 1
    while place.exists():
        number += 1
        place = path.with_name(f"{stem} ({number}){ENDING}")
    return place


def put_in_place(path: Path, content: Content) -> None:
    """Write a file under another name, see it on the disk, and only then give it its own.

    The other name is nobody else's: two programs, or two threads, may write the same file at once.
    What a killed program left of an earlier try goes.
    """
    place = path.resolve()  # a link stays one, and what it leads to is replaced
    unfinished = place.with_name(f"{place.name}.{os.urandom(4).hex()}{UNFINISHED}")
    try:
        drop_abandoned(place.parent, f"{escape(place.name)}.*{UNFINISHED}")
        with unfinished.open("wb") as file:
            if callable(content):
                content(file)
            else:
                file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _give_name(unfinished, place)
    except OSError:
        with suppress(OSError):
            unfinished.unlink()
        raise
    _settle(place.parent)


def _give_name(unfinished: Path, place: Path) -> None:
    """Give a file its own name; on Windows who looks into the old one just now holds it up.

    A guard against viruses, a synchroniser or the system's search is done in a moment; a program
    that has it open, such as the spreadsheet, is not, and then it is refused.
    """
    last = monotonic() + _PATIENCE
    while True:
        try:
            unfinished.replace(place)
        except PermissionError as error:
            if getattr(error, "winerror", None) not in _IN_USE or monotonic() > last:
                raise
            sleep(_GLANCE)
        else:
            return


def drop_abandoned(folder: Path, pattern: str) -> None:
    """Take away what was begun in a folder and is nobody's work any more."""
    for rest in folder.glob(pattern):
        with suppress(OSError):
            if time() - rest.stat().st_mtime > ABANDONED:
                rest.unlink()


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
