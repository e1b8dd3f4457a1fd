"""Workbooks, .xlsx, .xls and .ods, as tables.

The library that reads them makes room for whatever a workbook claims and ends the program where
that is too much: so this is done by `read_apart` alone.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import date, datetime, time, timedelta
from pathlib import Path
from zipfile import BadZipFile, ZipFile

from python_calamine import (
    CalamineError,
    CalamineSheet,
    CalamineWorkbook,
    SheetVisibleEnum,
    load_workbook,
)
from python_calamine import PasswordError as LockedError

from whist_td.desk.file_errors import (
    OversizeFileError,
    PasswordError,
    TooManyRowsError,
    UnreadableFileError,
)
from whist_td.interchange.formulas import Cell, unsaved_formulas
from whist_td.interchange.tables import MOST_BYTES, MOST_CELLS, MOST_ROWS, Table, TableRow, clean

_MOST_SHEETS = 30


def read_sheets(path: Path) -> tuple[Table, ...]:
    """Read the visible sheets in which something is written, as far as the thirtieth."""
    try:
        formulas = _looked_into(path)
        with load_workbook(str(path)) as workbook:
            return tuple(table for table in _tables(workbook, path.name, formulas) if table.rows)
    except LockedError as fault:
        raise PasswordError(path.name) from fault
    except (CalamineError, OSError, ValueError, OverflowError) as fault:
        raise UnreadableFileError(path.name) from fault


def _looked_into(path: Path) -> Mapping[str, frozenset[Cell]]:
    """Return each sheet's formulas without a value; old workbooks are no packages and have none."""
    with suppress(BadZipFile), ZipFile(path) as package:
        if sum(member.file_size for member in package.infolist()) > MOST_BYTES:
            raise OversizeFileError(path.name)
        return unsaved_formulas(package)
    return {}


def _tables(
    workbook: CalamineWorkbook, file: str, formulas: Mapping[str, frozenset[Cell]]
) -> Iterator[Table]:
    visible = [
        sheet.name
        for sheet in workbook.sheets_metadata
        if sheet.visible is SheetVisibleEnum.Visible
    ]
    for name in visible[:_MOST_SHEETS]:
        yield _table(workbook.get_sheet_by_name(name), file, formulas.get(name, frozenset()))


def _table(sheet: CalamineSheet, file: str, formulas: frozenset[Cell]) -> Table:
    last_row, last_column = sheet.end or (0, 0)
    if last_row >= MOST_ROWS:
        raise TooManyRowsError(file, MOST_ROWS)
    if last_row * last_column > MOST_CELLS:
        raise OversizeFileError(file)
    rows = tuple(
        TableRow(number, tuple(map(_text, cells)))
        for number, cells in enumerate(sheet.to_python(skip_empty_area=False), start=1)
    )
    merged = tuple(
        ((top + 1, left), (bottom + 1, right))
        for (top, left), (bottom, right) in sheet.merged_cell_ranges or ()
    )
    written = any(any(row.cells) for row in rows) or bool(formulas)
    return Table(file, sheet.name, rows if written else (), formulas=formulas, merged=merged)


def _text(value: object) -> str:
    """Return a cell as a person wrote it: 12 is no 12.0."""
    match value:
        case str():
            return clean(value)
        case bool():
            return str(value).upper()
        case float() if value.is_integer():
            return str(int(value))
        case datetime() if value.time() == time():
            return value.date().isoformat()
        case date() | time() | timedelta() | int() | float():
            return str(value)
        case _:
            return ""
