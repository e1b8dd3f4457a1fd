"""Club files and their copies put on the disk whole, under names that nothing has yet."""

from datetime import datetime
from pathlib import Path

from whist_td.desk.whole_files import Content, put_in_place
from whist_td.storage.file_faults import as_disk_fault

ENDING = ".whist"


def write_durably(path: Path, content: Content) -> None:
    """Write a file so that it is there whole, or as it was; what refuses it becomes a fact."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        put_in_place(path, content)
    except OSError as error:
        raise as_disk_fault(error, path) from error


def free_name(path: Path, at: datetime) -> Path:
    """Return a name beside a club file that nothing has yet: the same with the day and the time."""
    stem = f"{path.stem} {at.astimezone():%Y-%m-%d %Hh%M}"
    place, number = path.with_name(f"{stem}{ENDING}"), 1
    while place.exists():
        number += 1
        place = path.with_name(f"{stem} ({number}){ENDING}")
    return place
