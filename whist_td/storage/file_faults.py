"""What SQLite or the disk says when something is wrong, as the fact a director must know."""

import errno
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from whist_td.desk.ports import (
    ClubFileError,
    DamagedEventError,
    DamagedFileError,
    DiskFaultError,
    DiskFullError,
    FileMissingError,
    NotAClubFileError,
    OpenElsewhereError,
    ReadOnlyFileError,
    SlowFileError,
)

if TYPE_CHECKING:
    from whist_td.storage.cells import Spot


from whist_td.desk.whole_files import Content, put_in_place

UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises at a damaged file; what it has to say of the damage may be no text at all."""
_BY_WORD: tuple[tuple[str, type[ClubFileError]], ...] = (
    ("disk is full", DiskFullError),
    ("readonly", ReadOnlyFileError),
    ("unable to open", ReadOnlyFileError),
    ("locked", OpenElsewhereError),
    ("not a database", NotAClubFileError),
    ("interrupted", SlowFileError),
    ("disk I/O", DiskFaultError),
)


def as_club_error(error: BaseException | None, path: Path) -> ClubFileError:
    """Return the fact behind an error of SQLite; one nobody knows is damage."""
    text = str(error)
    for word, kind in _BY_WORD:
        if word in text:
            return kind(path)
    return DamagedFileError(path)


def damaged_event(path: Path, spot: "Spot", name: str = "") -> DamagedEventError:
    """Return the fact behind a cell that cannot be."""
    return DamagedEventError(path, spot.event, name, spot.table, spot.row, spot.column)


def as_disk_fault(error: OSError, path: Path) -> ClubFileError:
    """Return the fact behind a file that could not be written or read."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT | errno.EFBIG:
            return DiskFullError(path)
        case errno.EACCES | errno.EPERM | errno.EROFS | errno.ENOTDIR:
            return ReadOnlyFileError(path)
        case errno.ENOENT:
            return FileMissingError(path)
        case _:
            return DiskFaultError(path)


def write_durably(path: Path, content: Content) -> None:
    """Write a file so that it is there whole, or as it was; what refuses it becomes a fact."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        put_in_place(path, content)
    except OSError as error:
        raise as_disk_fault(error, path) from error
