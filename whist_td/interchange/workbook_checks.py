"""A look into a workbook before it is opened: whether it fits, and what was never saved.

The library that reads workbooks makes room for every cell up to the last; two cells in the far
corners of a sheet end the program, not with an exception. So the parts are measured first, of
.xlsx and .ods packages and of old workbooks (.xls, an OLE compound file) alike.
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


_MAGIC = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_MOST_COMPOUND_BYTES = 7 * 1024 * 1024
"""The header's own list of allocation sectors reaches no further."""
_ENCRYPTED = "EncryptedPackage".encode("utf-16-le")
_HEADER_SECTORS = 109
_HEADER_SECTORS_AT = 76
_LAST_SECTOR = 0xFFFFFFFA
_ENTRY = 128
_START_AT = 116
_SHORT_SECTOR = 64
_STREAMS = ("Workbook", "Book")
_CELLS = frozenset({0x06, 0x7E, 0xBD, 0xBE, 0xD6, 0xFD, 0x201, 0x203, 0x204, 0x205, 0x27E, 0x406})
_SEVERAL_CELLS = frozenset({0xBD, 0xBE})
_DIMENSIONS = 0x200
_PASSWORD = 0x2F
_MOST_CLAIMED = 65_536 * 64


def is_compound(path: Path) -> bool:
    """Tell whether a file is an OLE compound file, whatever its name says."""
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC


def check_compound(path: Path) -> None:
    """Refuse an encrypted workbook and one that would fill the memory."""
    if path.stat().st_size > _MOST_COMPOUND_BYTES:
        raise OversizeFileError(path.name)
    content = path.read_bytes()
    if _ENCRYPTED in content:
        raise PasswordError(path.name)
    try:
        _check_records(_workbook_stream(content), path.name)
    except (struct.error, IndexError, ValueError) as fault:
        raise UnreadableFileError(path.name) from fault


def _check_records(stream: bytes, file: str) -> None:
    extent = Extent()
    for kind, body in _records(stream):
        if kind == _PASSWORD:
            raise PasswordError(file)
        if kind in _CELLS:
            row, first = struct.unpack_from("<HH", body)
            last = struct.unpack_from("<H", body, len(body) - 2)[0] if kind in _SEVERAL_CELLS else 0
            extent.reach(row + 1, max(first, last))
        if kind == _DIMENSIONS and _claimed(body) > _MOST_CLAIMED:
            raise OversizeFileError(file)
    extent.check(file)


def _claimed(body: bytes) -> int:
    long = 14
    pattern = "<IIHH" if len(body) >= long else "<HHHH"
    first_row, after_row, first_column, after_column = struct.unpack_from(pattern, body)
    rows, columns = after_row - first_row, after_column - first_column
    if min(rows, columns) < 0 or (after_row and after_column and not rows * columns):
        raise ValueError
    claimed: int = rows * columns
    return claimed


def _records(stream: bytes) -> Iterator[tuple[int, bytes]]:
    place, head = 0, 4
    while place + head <= len(stream):
        kind, length = struct.unpack_from("<HH", stream, place)
        yield kind, stream[place + head : place + head + length]
        place += head + length


@dataclass(frozen=True)
class _Compound:
    """The sectors of a compound file, and which follows which."""

    content: bytes
    size: int
    following: tuple[int, ...]

    def chain(self, first: int) -> bytes:
        """Return what a chain of sectors holds."""
        return b"".join(self.sector(number) for number in _chain(first, self.following))

    def sector(self, number: int) -> bytes:
        """Return one sector."""
        start = (number + 1) * self.size
        return self.content[start : start + self.size]

    def short_stream(self, holder: int, first: int) -> bytes:
        """Return a short stream: its small sectors share the chain of the directory's root."""
        held = self.chain(holder)
        following = _numbers(self.chain(struct.unpack_from("<I", self.content, 60)[0]))
        return b"".join(
            held[number * _SHORT_SECTOR : (number + 1) * _SHORT_SECTOR]
            for number in _chain(first, following)
        )


def _chain(first: int, following: tuple[int, ...]) -> Iterator[int]:
    number, taken = first, 0
    while number < _LAST_SECTOR:
        if taken > len(following):
            raise ValueError
        yield number
        number = following[number]
        taken += 1


def _numbers(text: bytes) -> tuple[int, ...]:
    return struct.unpack(f"<{len(text) // 4}I", text[: len(text) // 4 * 4])


def _compound(content: bytes) -> _Compound:
    size = 1 << struct.unpack_from("<H", content, 30)[0]
    heads = struct.unpack_from(f"<{_HEADER_SECTORS}I", content, _HEADER_SECTORS_AT)
    bare = _Compound(content, size, ())
    allocation = b"".join(bare.sector(number) for number in heads if number < _LAST_SECTOR)
    return _Compound(content, size, _numbers(allocation))


def _workbook_stream(content: bytes) -> bytes:
    compound = _compound(content)
    directory = compound.chain(struct.unpack_from("<I", content, 48)[0])
    holder = struct.unpack_from("<I", directory, _START_AT)[0]
    for place in range(0, len(directory), _ENTRY):
        entry = directory[place : place + _ENTRY]
        letters = struct.unpack_from("<H", entry, 64)[0]
        if entry[: max(0, letters - 2)].decode("utf-16-le", "replace") in _STREAMS:
            start, length = struct.unpack_from("<II", entry, _START_AT)
            short = length < struct.unpack_from("<I", content, 56)[0]
            stream = compound.short_stream(holder, start) if short else compound.chain(start)
            return stream[:length]
    raise ValueError
