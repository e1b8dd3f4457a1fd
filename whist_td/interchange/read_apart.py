"""Other people's files are read in a process of their own, which may take so much and no more.

Whatever a file does to the reader, it hangs, fills the memory or ends, comes here as a refusal.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic

from whist_td.desk import file_errors
from whist_td.desk.apart import Progress, left_apart, no_progress
from whist_td.interchange.tables import Table, TableRow

_TEXTS = (".csv", ".txt")
MOST_MEMORY = 1 << 30
MOST_SECONDS = 6.0
"""Of computing; a computer that is busy with something else may take longer."""
_MOST_PATIENCE = 30.0
_ORDERLY = (0, 1)
"""What the reader ends with unless it is ended: 1 for a file that made it stumble."""


ENDINGS = (".xlsx", ".xls", ".ods", ".csv", ".txt")


def read_table(
    path: Path, is_fitting: Callable[[Table], bool], progress: Progress = no_progress
) -> Table:
    """Read a file; of a workbook, the first sheet that is wanted, else the first with anything."""
    if path.is_dir() or not path.exists():
        from whist_td.desk.ports import FileMissingError  # who reads a file there need not know it

        raise FileMissingError(path)
    if path.suffix.lower() not in ENDINGS:
        raise file_errors.UnknownEndingError(path.name, path.suffix or path.name)
    sheets = read_apart(path, progress)
    if not sheets:
        raise file_errors.EmptyFileError(path.name)
    return next((sheet for sheet in sheets if is_fitting(sheet)), sheets[0])


def read_apart(path: Path, progress: Progress = no_progress) -> tuple[Table, ...]:
    """Return the tables of a file, or refuse it; asked again and again, `progress` may end it."""
    last = monotonic() + _MOST_PATIENCE

    def glance(reader: int) -> None:
        if monotonic() > last or _takes_too_much(reader):
            raise file_errors.OversizeFileError(path.name)
        progress(0, 0)

    ending, answer = left_apart(glance, _leave, path.absolute())
    if ending not in _ORDERLY:
        raise file_errors.OversizeFileError(path.name)
    try:
        found = json.loads(answer)
    except ValueError as fault:
        raise file_errors.UnreadableFileError(path.name) from fault
    if "refused" in found:
        raise getattr(file_errors, found["refused"])(path.name, *found["facts"])
    return tuple(_table(path.name, **each) for each in found["tables"])


def _takes_too_much(reader: int) -> bool:
    import psutil

    with suppress(psutil.Error):
        process = psutil.Process(reader)
        times = process.cpu_times()
        if times.user + times.system > MOST_SECONDS:
            return True
        return process.memory_info().rss > MOST_MEMORY
    return False


def _table(
    file: str,
    sheet: str,
    encoding: str,
    rows: Sequence[Sequence[str]],
    formulas: Sequence[Sequence[int]],
    merged: Sequence[Sequence[Sequence[int]]],
) -> Table:
    numbered = tuple(TableRow(number, tuple(cells)) for number, cells in enumerate(rows, start=1))
    cells = frozenset((row, column) for row, column in formulas)
    ranges = tuple(((top, left), (bottom, right)) for (top, left), (bottom, right) in merged)
    return Table(file, sheet, numbered, encoding, cells, ranges)


def _leave(answer: Path, path: Path) -> None:
    """Read a file as that other process; what a strange file made of it is told as plain text."""
    try:
        found: dict[str, object] = {"tables": list(map(_plain, _read(path)))}
    except file_errors.TableFileError as refusal:
        facts = [value for name, value in vars(refusal).items() if name != "file"]
        found = {"refused": type(refusal).__name__, "facts": facts}
    answer.write_text(json.dumps(found), encoding="ascii")


def _read(path: Path) -> Sequence[Table]:
    if not path.stat().st_size:
        return []
    if path.suffix.lower() in _TEXTS:
        from whist_td.interchange.tables import read_text

        return [read_text(path)]
    from whist_td.interchange.workbooks import read_sheets

    return read_sheets(path)


def _plain(table: Table) -> Mapping[str, object]:
    return {
        "sheet": table.sheet,
        "encoding": table.encoding,
        "rows": [row.cells for row in table.rows],
        "formulas": sorted(table.formulas),
        "merged": table.merged,
    }
