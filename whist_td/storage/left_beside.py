"""What SQLite left beside a file that was not closed, and a place for it where it does no harm."""

import shutil
from pathlib import Path

from whist_td.desk.ports import Strange
from whist_td.storage.file_faults import as_disk_fault

JOURNAL, WAL = "-journal", "-wal"
_LEFT = "left"


def rests_of(path: Path) -> list[Path]:
    """Return what lies beside a file and is not empty."""
    # A name may be missing altogether: then there is nothing to lie beside.
    ends = (path.parent / f"{path.name}{end}" for end in (JOURNAL, WAL))
    return [end for end in ends if end.is_file() and end.stat().st_size]


def put_aside(path: Path) -> tuple[Strange, ...]:
    """Give what lies beside a file, and a copy of the file as it is, names that lead nowhere."""
    rests, copy = rests_of(path), _free(path)
    try:
        if rests and path.is_file():
            shutil.copy2(path, copy)
        return tuple(Strange(path, rest, rest.replace(_free(rest)), copy) for rest in rests)
    except OSError as error:
        raise as_disk_fault(error, path) from error


def _free(path: Path) -> Path:
    """Return a name beside a file that nothing has, and that SQLite takes for nothing."""
    place, number = path.with_name(f"{path.name}.{_LEFT}"), 1
    while place.exists():
        number += 1
        place = path.with_name(f"{path.name}.{_LEFT}-{number}")
    return place
