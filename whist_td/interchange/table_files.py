"""A table out of whatever file holds it."""

from collections.abc import Callable
from pathlib import Path

from whist_td.desk import file_errors as no
from whist_td.desk.ports import FileMissingError
from whist_td.interchange.tables import Table
from whist_td.interchange.text_tables import read_text
from whist_td.interchange.workbooks_in import read_sheets

WORKBOOKS = (".xlsx", ".xls", ".ods")
TEXTS = (".csv", ".txt")
ENDINGS = (*WORKBOOKS, *TEXTS)


def read_table(path: Path, is_wanted: Callable[[Table], bool]) -> Table:
    """Read a file; of a workbook, the first sheet that is wanted, else the first with anything."""
    if path.is_dir() or not path.exists():
        raise FileMissingError(path)
    ending = path.suffix.lower()
    if ending not in ENDINGS:
        raise no.UnknownEndingError(path.name, path.suffix or path.name)
    try:
        if not path.stat().st_size:
            raise no.EmptyFileError(path.name)
        return read_text(path) if ending in TEXTS else _chosen_sheet(path, is_wanted)
    except OSError as fault:
        raise no.UnreadableFileError(path.name) from fault


def _chosen_sheet(path: Path, is_wanted: Callable[[Table], bool]) -> Table:
    sheets = read_sheets(path)
    if not sheets:
        raise no.EmptyFileError(path.name)
    return next((sheet for sheet in sheets if is_wanted(sheet)), sheets[0])
