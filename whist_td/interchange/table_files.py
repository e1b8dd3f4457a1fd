"""A table out of whatever file holds it: of workbooks, .xlsx, .xls and .ods."""

from collections.abc import Callable, Mapping
from datetime import date, datetime, time, timedelta
from pathlib import Path

from python_calamine import (
    CalamineError,
    CalamineSheet,
    CalamineWorkbook,
    SheetVisibleEnum,
    load_workbook,
)
from python_calamine import PasswordError as LockedError

from whist_td.desk import file_errors as no
from whist_td.desk.file_errors import PasswordError, UnreadableFileError
from whist_td.desk.ports import FileMissingError
from whist_td.interchange.tables import Table, TableRow, clean
from whist_td.interchange.text_tables import read_text
from whist_td.interchange.workbook_checks import Cell, check_compound, formulas_of, is_compound

_MOST_SHEETS = 30
_PANIC = "PanicException"


def read_sheets(path: Path) -> list[Table]:
    """Read the visible sheets in which something is written, as far as the thirtieth."""
    formulas = _inspected(path)
    try:
        with load_workbook(str(path)) as workbook:
            return [table for table in _tables(workbook, path.name, formulas) if table.rows]
    except LockedError as fault:
        raise PasswordError(path.name) from fault
    except (CalamineError, OSError, ValueError, OverflowError) as fault:
        raise UnreadableFileError(path.name) from fault
    except BaseException as fault:
        # The library is written in another language, whose crashes are no ordinary exceptions.
        if type(fault).__name__ != _PANIC:
            raise
        raise UnreadableFileError(path.name) from fault


def _inspected(path: Path) -> Mapping[str, frozenset[Cell]]:
    if is_compound(path):
        check_compound(path)
        return {}
    return formulas_of(path)


def _tables(
    workbook: CalamineWorkbook, file: str, formulas: Mapping[str, frozenset[Cell]]
) -> list[Table]:
    visible = [
        sheet.name
        for sheet in workbook.sheets_metadata
        if sheet.visible is SheetVisibleEnum.Visible
    ]
    return [
        _table(workbook.get_sheet_by_name(name), file, name, formulas.get(name, frozenset()))
        for name in visible[:_MOST_SHEETS]
    ]


def _table(sheet: CalamineSheet, file: str, name: str, formulas: frozenset[Cell]) -> Table:
    rows = tuple(
        TableRow(number, tuple(map(_text, cells)))
        for number, cells in enumerate(sheet.to_python(skip_empty_area=False), start=1)
    )
    merged = tuple(
        ((top + 1, left), (bottom + 1, right))
        for (top, left), (bottom, right) in sheet.merged_cell_ranges or ()
    )
    written = any(any(row.cells) for row in rows) or bool(formulas)
    return Table(file, name, rows if written else (), formulas=formulas, merged=merged)


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


_WORKBOOKS = (".xlsx", ".xls", ".ods")
_TEXTS = (".csv", ".txt")
ENDINGS = (*_WORKBOOKS, *_TEXTS)


def read_table(path: Path, is_fitting: Callable[[Table], bool]) -> Table:
    """Read a file; of a workbook, the first sheet that is wanted, else the first with anything."""
    if path.is_dir() or not path.exists():
        raise FileMissingError(path)
    ending = path.suffix.lower()
    if ending not in ENDINGS:
        raise no.UnknownEndingError(path.name, path.suffix or path.name)
    try:
        if not path.stat().st_size:
            raise no.EmptyFileError(path.name)
        return read_text(path) if ending in _TEXTS else _chosen_sheet(path, is_fitting)
    except OSError as fault:
        raise no.UnreadableFileError(path.name) from fault


def _chosen_sheet(path: Path, is_fitting: Callable[[Table], bool]) -> Table:
    sheets = read_sheets(path)
    if not sheets:
        raise no.EmptyFileError(path.name)
    return next((sheet for sheet in sheets if is_fitting(sheet)), sheets[0])
