"""A look into a workbook before it is opened: whether it fits, and what was never saved.

The library that reads workbooks makes room for every cell up to the last; two cells in the far
corners of a sheet end the program, not with an exception. So the parts are measured first.
"""

import lzma
import re
import struct
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from posixpath import basename
from xml.parsers.expat import ExpatError, ParserCreate

from whist_td.desk.file_errors import (
    OversizeFileError,
    PasswordError,
    TooManyRowsError,
    UnreadableFileError,
)
from whist_td.interchange.tables import MOST_BYTES, MOST_CELLS, MOST_ROWS, column_number

Cell = tuple[int, int]
"""Row, the first being 1, and column, the first being 0."""

_SHEET_CELL = re.compile(
    rb"<(?:\w+:)?(?:(row)|c)(?=[\s>/])((?:[^>\"']++|\"[^\"]{0,4000}+\"|'[^']{0,4000}+')*+)>"
)
_REFERENCE = re.compile(rb"""\sr\s*=\s*["']([A-Za-z]{0,3})([0-9]{1,7})["']""")
_FORMULA = re.compile(rb"<(?:\w+:)?f[\s>/]")
_VALUE = re.compile(rb"<(?:\w+:)?(?:v>[^<]|v [^>]*>[^<]|is>)")
_SHEET_NAME = re.compile(r'<(?:\w+:)?sheet\s[^>]*?name="([^"]*)"[^>]*?r?:?id="([^"]*)"')
_RELATION = re.compile(r"<(?:\w+:)?Relationship\s([^>]*)>")
_ATTRIBUTE = re.compile(r'(\w+)="([^"]*)"')
_OPEN_CELL = re.compile(
    r"<table:(table|table-row|table-cell|covered-table-cell)(?=[\s>/])"
    r"((?:[^>\"']++|\"[^\"]{0,4000}+\"|'[^']{0,4000}+')*+)>"
)
_REPEATED = re.compile(r'table:number-(?:rows|columns)-repeated="([0-9]{1,9})"')


_BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    lzma.LZMAError,
    struct.error,
    NotImplementedError,
    EOFError,
    OSError,
    ValueError,
    OverflowError,
    ExpatError,
    LookupError,  # an encoding nobody knows
)


@dataclass
class Extent:
    """How far a sheet reaches, counting only cells in which something stands."""

    rows: int = 0
    columns: int = 0
    formulas: set[Cell] = field(default_factory=set)

    def reach(self, row: int, column: int) -> None:
        """Take in a cell."""
        self.rows = max(self.rows, row)
        self.columns = max(self.columns, column + 1)

    def check(self, file: str) -> None:
        """Refuse a sheet that is longer or wider than any club's."""
        if self.rows > MOST_ROWS:
            raise TooManyRowsError(file, MOST_ROWS)
        if self.rows * self.columns > MOST_CELLS:
            raise OversizeFileError(file)


def formulas_of(path: Path) -> Mapping[str, frozenset[Cell]]:
    """Return each sheet's formulas without a value, or refuse a workbook that is too large."""
    try:
        with zipfile.ZipFile(path) as package:
            return _checked(package, path.name)
    except _BROKEN as fault:
        raise UnreadableFileError(path.name) from fault
    except RuntimeError as fault:  # a member that zipfile needs a password for
        raise PasswordError(path.name) from fault


def _checked(package: zipfile.ZipFile, file: str) -> Mapping[str, frozenset[Cell]]:
    if sum(member.file_size for member in package.infolist()) > MOST_BYTES:
        raise OversizeFileError(file)
    # Reading all of a part proves that it is no longer than the directory says.
    parts = {member.filename: package.read(member) for member in package.infolist()}
    manifest = parts.get("META-INF/manifest.xml", b"")
    if b"encryption-data" in manifest:
        raise PasswordError(file)
    for name, text in parts.items():
        if name.endswith((".xml", ".rels")):
            # On a part that breaks off, the reading library waits for its end for ever.
            ParserCreate().Parse(text, True)  # noqa: FBT003 - the parser's own signature
    if "content.xml" in parts:
        return {name: _checked_extent(e, file) for name, e in _ods_sheets(parts["content.xml"])}
    extents = {
        basename(name): _checked_extent(_sheet_extent(text), file)
        for name, text in parts.items()
        if b"sheetData" in text
    }
    return {
        name: extents.get(basename(part), frozenset()) for name, part in _sheet_parts(parts).items()
    }


def _checked_extent(extent: Extent, file: str) -> frozenset[Cell]:
    extent.check(file)
    return frozenset(extent.formulas)


def _sheet_extent(text: bytes) -> Extent:
    if b"\x00" in text:
        raise ValueError
    extent = Extent()
    row, column = 0, -1
    marks = list(_SHEET_CELL.finditer(text))
    for index, mark in enumerate(marks):
        letters, number = _reference(mark.group(2))
        if mark.group(1):
            row, column = number or row + 1, -1
            continue
        row = number or row
        column = column_number(letters) if letters else column + 1
        if mark.group(2).endswith(b"/"):
            continue
        end = marks[index + 1].start() if index + 1 < len(marks) else len(text)
        _take_in(extent, (row, column), text[mark.end() : end])
    return extent


def _reference(attributes: bytes) -> tuple[str, int]:
    found = _REFERENCE.search(attributes)
    return (found.group(1).decode(), int(found.group(2))) if found else ("", 0)


def _take_in(extent: Extent, cell: Cell, inside: bytes) -> None:
    extent.reach(*cell)
    if _FORMULA.search(inside) and not _VALUE.search(inside):
        extent.formulas.add(cell)


def _sheet_parts(parts: Mapping[str, bytes]) -> Mapping[str, str]:
    text = parts.get("xl/_rels/workbook.xml.rels", b"").decode(errors="replace")
    relations = [dict(_ATTRIBUTE.findall(found)) for found in _RELATION.findall(text)]
    targets = {relation.get("Id", ""): relation.get("Target", "") for relation in relations}
    workbook = parts.get("xl/workbook.xml", b"").decode(errors="replace")
    return {_unescaped(name): targets.get(key, "") for name, key in _SHEET_NAME.findall(workbook)}


def _unescaped(name: str) -> str:
    for entity, letter in (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&apos;", "'")):
        name = name.replace(entity, letter)
    return name.replace("&amp;", "&")


def _ods_sheets(content: bytes) -> Iterator[tuple[str, Extent]]:
    text = content.decode()
    starts = [mark for mark in _OPEN_CELL.finditer(text) if mark.group(1) == "table"]
    for index, start in enumerate(starts):
        end = starts[index + 1].start() if index + 1 < len(starts) else len(text)
        name = re.search(r'table:name="([^"]*)"', start.group(2))
        yield _unescaped(name.group(1)) if name else "", _ods_extent(text[start.end() : end])


def _ods_extent(text: str) -> Extent:
    extent = Extent()
    row, column, height = 0, 0, 0
    for mark in _OPEN_CELL.finditer(text):
        repeated = _REPEATED.search(mark.group(2))
        times = int(repeated.group(1)) if repeated else 1
        if mark.group(1) == "table-row":
            row, column, height = row + height, 0, times
            continue
        if not mark.group(2).endswith("/"):
            extent.reach(row + height, column + times - 1)
        if "table:formula" in mark.group(2) and "office:value-type" not in mark.group(2):
            extent.formulas.add((row + 1, column))
        column += times
    return extent
