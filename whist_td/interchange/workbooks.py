"""Workbooks, .xlsx, .xls and .ods, as tables; and which formulas were saved without a value.

The library that reads them makes room for whatever a workbook claims and ends the program where
that is too much: so this is done by `read_apart` alone. It does not tell formulas either.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import date, datetime, time, timedelta
from pathlib import Path
from posixpath import basename
from xml.etree.ElementTree import Element, ParseError, fromstring
from zipfile import BadZipFile, ZipFile

from python_calamine import (
    CalamineError,
    CalamineSheet,
    CalamineWorkbook,
    SheetVisibleEnum,
    load_workbook,
)
from python_calamine import PasswordError as LockedError

from whist_td.core.names import clean
from whist_td.desk.file_errors import (
    OversizeFileError,
    PasswordError,
    TooManyRowsError,
    UnreadableFileError,
)
from whist_td.interchange.tables import (
    MOST_BYTES,
    MOST_CELLS,
    MOST_ROWS,
    Table,
    TableRow,
    column_number,
)

Cell = tuple[int, int]
"""Row, the first being 1, and column, the first being 0."""
_FORMULA = re.compile(rb"<(?:\w+:)?f[\s>/]|table:formula=")
_REFERENCE = re.compile(r"([A-Z]{1,3})([0-9]{1,7})")
_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_TYPE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}value-type"
_RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"


def unsaved_formulas(package: ZipFile) -> Mapping[str, frozenset[Cell]]:
    """Return for each sheet with formulas those cells that have no value."""
    try:
        if "content.xml" in package.namelist():
            content = package.read("content.xml")
            tables = _parsed(content).iter(f"{_TABLE}table") if _FORMULA.search(content) else ()
            found = {each.get(f"{_TABLE}name", ""): _unvalued_cells(each) for each in tables}
            return {name: frozenset(cells) for name, cells in found.items()}
        return _of_workbook(package)
    except (ParseError, KeyError, RuntimeError, NotImplementedError):  # the reading says what it is
        return {}


def _of_workbook(package: ZipFile) -> Mapping[str, frozenset[Cell]]:
    relations = _parsed(package.read("xl/_rels/workbook.xml.rels"))
    targets = {each.get("Id"): basename(each.get("Target", "")) for each in relations}
    sheets = _parsed(package.read("xl/workbook.xml")).iterfind("{*}sheets/{*}sheet")
    parts = {each.get("name", ""): targets.get(each.get(_RELATION)) for each in sheets}
    return {
        name: frozenset(_unsaved_cells(package.read(f"xl/worksheets/{part}")))
        for name, part in parts.items()
        if f"xl/worksheets/{part}" in package.namelist()
    }


def _parsed(part: bytes) -> Element:
    return fromstring(part)  # noqa: S314 - in a process that may take so much and no more


def _unsaved_cells(part: bytes) -> Iterator[Cell]:
    if not _FORMULA.search(part):
        return
    for cell in _parsed(part).iterfind("{*}sheetData/{*}row/{*}c"):
        place = _REFERENCE.fullmatch(cell.get("r", ""))
        is_formula = cell.find("{*}f") is not None
        if place and is_formula and not cell.findtext("{*}v") and cell.find("{*}is") is None:
            yield int(place[2]), column_number(place[1])


def _unvalued_cells(table: Element) -> Iterator[Cell]:
    number = 1
    for row in table.iter(f"{_TABLE}table-row"):
        column = 0
        for cell in row:
            if cell.get(f"{_TABLE}formula") and not cell.get(_TYPE):
                yield number, column
            column += int(cell.get(f"{_TABLE}number-columns-repeated", 1))
        number += int(row.get(f"{_TABLE}number-rows-repeated", 1))


_MOST_SHEETS = 30


def read_sheets(path: Path) -> tuple[Table, ...]:
    """Read the visible sheets in which something is written, as far as the thirtieth."""
    try:
        formulas: Mapping[str, frozenset[Cell]] = {}
        with suppress(BadZipFile), ZipFile(path) as package:  # Old workbooks are no packages.
            if sum(member.file_size for member in package.infolist()) > MOST_BYTES:
                raise OversizeFileError(path.name)
            formulas = unsaved_formulas(package)
        with load_workbook(str(path)) as workbook:
            return tuple(table for table in _tables(workbook, path.name, formulas) if table.rows)
    except LockedError as fault:
        raise PasswordError(path.name) from fault
    except (CalamineError, OSError, ValueError, OverflowError) as fault:
        raise UnreadableFileError(path.name) from fault


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
