"""A look into an old workbook (.xls, an OLE compound file) before it is opened.

As in `packages`: the reading library would make room for every cell up to the last one claimed.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from whist_td.desk.file_errors import OversizeFileError, PasswordError, UnreadableFileError
from whist_td.interchange.packages import Extent

MAGIC = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
MOST_BYTES = 7 * 1024 * 1024
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
        return file.read(len(MAGIC)) == MAGIC


def check_compound(path: Path) -> None:
    """Refuse an encrypted workbook and one that would fill the memory."""
    if path.stat().st_size > MOST_BYTES:
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
