"""Club files and their copies put on the disk whole."""

from pathlib import Path

from whist_td.desk.whole_files import Content, put_in_place
from whist_td.storage.file_faults import as_disk_fault


def write_durably(path: Path, content: Content) -> None:
    """Write a file so that it is there whole, or as it was; what refuses it becomes a fact."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        put_in_place(path, content)
    except OSError as error:
        raise as_disk_fault(error, path) from error
