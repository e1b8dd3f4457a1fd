"""A club file read page by page, without SQLite: what is left of it when SQLite gives up.

After SQLite's description of its file format: a file is pages of one size; the rows of a table
stand in leaf pages, and what does not fit goes on in overflow pages. An index says again what rows
say; of its pages only those that overflow are looked for, so that none of them passes for damage.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from whist_td.desk.apart import Progress, no_progress

Value = int | float | str | bytes | None

_USUAL_SIZE = 4096
LEAST_SIZE, MOST_SIZE = 512, 65536
HEADER = 100
MAGIC = b"SQLite format 3\x00"
_INNER, _LEAF = 0x05, 0x0D
_INDEX_CHILD = {0x02: 4, 0x0A: 0}
"""Pages of an index, and how many bytes tell the page below before each of its cells."""
_LEAF_HEAD = 8
_LONGEST_VARINT = 9
_PROGRESS_TIMES = 100
"""How often progress is reported at most."""
_INTEGER_BYTES = (0, 1, 2, 3, 4, 6, 8)
_REAL, _ZERO, _ONE, _FIRST_BLOB = 7, 8, 9, 12


class _UnreadableError(Exception):
    """A cell that cannot be what it says."""


@dataclass(frozen=True)
class Row:
    """One row of some table; which one, its columns must tell."""

    rowid: int
    values: tuple[Value, ...]


class FilePages:
    """The pages of a file, whole or not."""

    def __init__(self, content: bytes) -> None:
        self._content = content
        self._size = _page_size(content)
        self._usable = self._size - (content[20] if content[20:21] and content[20] < 64 else 0)  # noqa: PLR2004 - SQLite reserves none
        self._count = -(-len(content) // self._size)
        self._overflow: set[int] = set()
        self.is_map_known = content.startswith(MAGIC)
        """Whether the list of free pages can be read: what stands in those is old."""
        self._free = self._free_pages() if self.is_map_known else set()
        pages = int.from_bytes(content[28:32], "big") if self.is_map_known else 0
        self._broken = len(content) % self._size != 0 or pages > self._count

    @property
    def count(self) -> int:
        """How many pages there are, the last one perhaps not whole."""
        return self._count

    def rows(self, progress: Progress = no_progress) -> Iterator[Row]:
        """Yield every row that can be read, in the order of the pages."""
        unknown: list[int] = []
        step = max(1, self._count // _PROGRESS_TIMES)
        for number in range(1, self._count + 1):
            if number % step == 0:
                progress(number, self._count)
            if number in self._free:
                continue
            place = self._start(number)
            kind = self._content[place] if place < len(self._content) else 0
            if kind == _LEAF:
                yield from self._rows_of(number)
            elif kind in _INDEX_CHILD:
                self._follow_index(number, _INDEX_CHILD[kind])
            elif kind != _INNER:
                unknown.append(number)
        self._broken = self._broken or any(page not in self._overflow for page in unknown)

    @property
    def is_broken(self) -> bool:
        """Whether some page is missing or cannot be read; known once all rows were read."""
        return self._broken

    def _start(self, page: int) -> int:
        return (page - 1) * self._size + (HEADER if page == 1 else 0)

    def _number(self, place: int, length: int) -> int:
        content = self._content[place : place + length]
        if len(content) < length:
            raise _UnreadableError
        return int.from_bytes(content, "big")

    def _free_pages(self) -> set[int]:
        free: set[int] = set()
        trunk = int.from_bytes(self._content[32:36], "big")
        try:
            while trunk and trunk <= self._count and trunk not in free:
                free.add(trunk)
                place = (trunk - 1) * self._size
                leaves = min(self._number(place + 4, 4), self._size // 4 - 2)
                free |= {self._number(place + 8 + 4 * leaf, 4) for leaf in range(leaves)}
                trunk = self._number(place, 4)
        except _UnreadableError:
            pass
        return free

    def _cells(self, page: int, head: int = _LEAF_HEAD) -> Iterator[int]:
        """Yield where the cells of a page begin, after its head."""
        start = self._start(page)
        try:
            cells = self._number(start + 3, 2)
        except _UnreadableError:
            cells = 0
        if cells > self._size // 4:
            cells, self._broken = 0, True
        for cell in range(cells):
            try:
                yield (page - 1) * self._size + self._number(start + head + 2 * cell, 2)
            except _UnreadableError:
                self._broken = True

    def _rows_of(self, page: int) -> Iterator[Row]:
        for place in self._cells(page):
            try:
                yield self._row(place, page)
            except (_UnreadableError, UnicodeDecodeError, OverflowError):
                self._broken = True

    def _row(self, place: int, page: int) -> Row:
        length, place = _varint(self._content, place)
        rowid, place = _varint(self._content, place)
        return Row(rowid, _values(self._payload(place, length, page * self._size)))

    def _follow_index(self, page: int, child: int) -> None:
        """Note the pages into which the cells of an index overflow; no fact stands there alone."""
        most = (self._usable - 12) * 64 // 255 - 23
        for place in self._cells(page, _LEAF_HEAD + child):
            with suppress(_UnreadableError):
                length, begin = _varint(self._content, place + child)
                self._payload(begin, length, page * self._size, most)

    def _payload(self, place: int, length: int, end: int, most: int | None = None) -> bytes:
        """Return a row's bytes, with what overflowed into other pages: all beyond the most."""
        here = self._length_here(length, self._usable - 35 if most is None else most)
        if length > len(self._content) or place + here > end:
            raise _UnreadableError
        parts, left = [self._content[place : place + here]], length - here
        page = self._number(place + here, 4) if left else 0
        while left > 0:
            if not 1 <= page <= self._count:
                raise _UnreadableError
            self._overflow.add(page)
            place = (page - 1) * self._size
            parts.append(self._content[place + 4 : place + min(4 + left, self._usable)])
            left -= self._usable - 4
            page = self._number(place, 4)
        payload = b"".join(parts)
        if len(payload) != length:
            raise _UnreadableError
        return payload

    def _length_here(self, length: int, most: int) -> int:
        if length <= most:
            return length
        least = (self._usable - 12) * 32 // 255 - 23
        here = least + (length - least) % (self._usable - 4)
        return here if here <= most else least


def _page_size(content: bytes) -> int:
    stated = int.from_bytes(content[16:18], "big")
    size = MOST_SIZE if stated == 1 else stated
    is_size = LEAST_SIZE <= size <= MOST_SIZE and size & (size - 1) == 0
    return size if is_size else _USUAL_SIZE


def _varint(content: bytes, place: int) -> tuple[int, int]:
    value = 0
    for step in range(_LONGEST_VARINT):
        if place >= len(content):
            raise _UnreadableError
        byte = content[place]
        place += 1
        if step == _LONGEST_VARINT - 1:
            return value << 8 | byte, place
        value = value << 7 | byte & 0x7F
        if byte < 0x80:  # noqa: PLR2004 - the last byte has no high bit
            break
    return value, place


def _values(payload: bytes) -> tuple[Value, ...]:
    header, place = _varint(payload, 0)
    if header > len(payload):
        raise _UnreadableError
    values: list[Value] = []
    body = header
    while place < header:
        kind, place = _varint(payload, place)
        length = _length(kind)
        if body + length > len(payload):
            raise _UnreadableError
        values.append(_value(kind, payload[body : body + length]))
        body += length
    return tuple(values)


def _length(kind: int) -> int:
    if kind < len(_INTEGER_BYTES):
        return _INTEGER_BYTES[kind]
    if kind == _REAL:
        return 8
    return 0 if kind < _FIRST_BLOB else (kind - _FIRST_BLOB) // 2


def _value(kind: int, content: bytes) -> Value:
    if kind == 0:
        return None
    if kind < len(_INTEGER_BYTES):
        return int.from_bytes(content, "big", signed=True)
    if kind in (_ZERO, _ONE):
        return kind - _ZERO
    if kind < _FIRST_BLOB:
        raise _UnreadableError  # a number with a point, or a kind that SQLite never writes
    return content if kind % 2 == 0 else content.decode("utf-8")


def read_pages(path: Path) -> FilePages:
    """Read a file whole into the memory."""
    return FilePages(path.read_bytes())
