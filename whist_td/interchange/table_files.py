"""A table out of whatever file holds it, read in a process of its own."""

from collections.abc import Callable
from pathlib import Path

from whist_td.desk import file_errors as no
from whist_td.desk.ports import FileMissingError
from whist_td.desk.recovery import Progress, no_progress
from whist_td.interchange.read_apart import read_apart
from whist_td.interchange.tables import Table

ENDINGS = (".xlsx", ".xls", ".ods", ".csv", ".txt")


def read_table(
    path: Path, is_fitting: Callable[[Table], bool], progress: Progress = no_progress
) -> Table:
    """Read a file; of a workbook, the first sheet that is wanted, else the first with anything."""
    if path.is_dir() or not path.exists():
        raise FileMissingError(path)
    if path.suffix.lower() not in ENDINGS:
        raise no.UnknownEndingError(path.name, path.suffix or path.name)
    sheets = read_apart(path, progress)
    if not sheets:
        raise no.EmptyFileError(path.name)
    return next((sheet for sheet in sheets if is_fitting(sheet)), sheets[0])
