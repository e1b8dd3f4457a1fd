"""What a backup is made of: a whole file, compressed, and for each copy what differs from it.

Both are ZIP archives, so that any program can take the club file out of a whole one. No file is
held in the memory: SQLite's backup call makes an image in a place of its own, which holds up the
evening for a moment only, however slow the stick, and is then read block by block.
"""

import json
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b, sha256
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, is_zipfile

from whist_td.desk.kinds import converter
from whist_td.desk.ports import ClubFileError, DamagedFileError, EventSummary, FileMissingError
from whist_td.desk.whole_files import ENDING
from whist_td.storage.cells import DAMAGE
from whist_td.storage.file_faults import as_club_error, as_disk_fault, write_durably
from whist_td.storage.files import looking, open_to_read
from whist_td.storage.look import IsEnough

COPY = ".zip"
WHOLE = " whole.zip"
"""How the name of a whole file ends."""
_BLOCK, _MARK = 4096, 16
"""Bytes of a block, which is a page of SQLite's, and of the mark it is known by."""
_MOST = 1 << 24
"""Bytes: no description of a copy comes near."""
_CLUB, _MARKS, _BLOCKS, _LEANING, _EVENTS = (
    "club.whist", "marks", "blocks", "leaning.json", "events.json",
)  # fmt: skip
_DAMAGE = (BadZipFile, zlib.error, EOFError, RuntimeError, *DAMAGE)
Events = tuple[EventSummary, ...]


@dataclass(frozen=True)
class Leaning:
    """How a copy is made of a whole file: which one, the blocks that differ, and what it is."""

    whole: str
    blocks: list[int]
    count: int
    mark: str


@dataclass(frozen=True)
class Image:
    """A club file as it was at one moment, in a place of its own."""

    path: Path

    def blocks(self, numbers: Iterable[int] | None = None) -> Iterator[bytes]:
        """Yield some of its blocks, or all."""
        every = range(-(-self.path.stat().st_size // _BLOCK))
        with self.path.open("rb") as file:
            for number in every if numbers is None else numbers:
                file.seek(number * _BLOCK)
                yield file.read(_BLOCK)

    @cached_property
    def marks(self) -> list[str]:
        """A mark of each of its blocks."""
        return [blake2b(block, digest_size=_MARK).hexdigest() for block in self.blocks()]

    @cached_property
    def mark(self) -> str:
        """What the whole is known by."""
        return sha256("".join(self.marks).encode()).hexdigest()

    def leaning(self, whole: str, marks: list[str]) -> Leaning:
        """Return how it leans on a whole file with these marks."""
        pairs = zip_longest(self.marks, marks[: len(self.marks)])
        blocks = [number for number, (own, other) in enumerate(pairs) if own != other]
        return Leaning(whole, blocks, len(self.marks), self.mark)


@contextmanager
def image_of(club_file: Path) -> Iterator[Image]:
    """Make an image of a file as SQLite's backup call sees it: whole, never in half a change."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        image = Image(Path(folder) / _CLUB)
        try:
            with (
                looking(club_file) as source,
                closing(sqlite3.connect(image.path)) as made,
            ):
                made.execute("PRAGMA synchronous = OFF")
                source.backup(made)
                made.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as error:
            raise as_club_error(error, club_file) from error
        yield image


@contextmanager
def unpacked(copy: Path) -> Iterator[Image]:
    """Put a copy together again, or refuse where it, or what it leans on, is not what it was."""
    if copy.suffix == ENDING:  # as earlier versions kept them: the file as it was
        with image_of(copy) as image:
            yield image
        return
    if not copy.is_file():
        raise FileMissingError(copy)
    leaning = leaning_of(copy)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        image = Image(Path(folder) / _CLUB)
        try:
            is_so = leaning is not None and _put_together(copy, leaning, image) == leaning.mark
        except _DAMAGE as error:
            raise DamagedFileError(copy) from error
        except OSError as error:
            raise as_disk_fault(error, copy) from error
        if not is_so:
            raise DamagedFileError(copy)
        yield image


def _put_together(copy: Path, leaning: Leaning, image: Image) -> str:
    """Write an image of what a copy tells, and return what came of it."""
    changed = set(leaning.blocks)
    with (
        ZipFile(copy.with_name(leaning.whole)) as whole,
        ZipFile(copy) as archive,
        whole.open(_CLUB) as same,
        archive.open(_BLOCKS) as other,
        image.path.open("wb") as made,
    ):
        for number in range(leaning.count):
            block = same.read(_BLOCK)
            made.write(other.read(_BLOCK) if number in changed else block)
    return image.mark


def leaning_of(copy: Path) -> Leaning | None:
    """Return how a copy leans on a whole file that is there; None where that cannot be read."""
    leaning: Leaning | None = _value_in(copy, _LEANING, Leaning)
    with suppress(ValueError):  # a name that is none
        return leaning if leaning and is_zipfile(copy.with_name(leaning.whole)) else None
    return None


def events_in(copy: Path) -> Events | None:
    """Return what a copy says that it holds, the newest first; None where it cannot be read."""
    if copy.suffix == ENDING:
        return _events(copy)
    found: Events | None = _value_in(copy, _EVENTS, Events) if leaning_of(copy) else None
    return found


def _events(file: Path, is_enough: IsEnough | None = None) -> Events | None:
    with suppress(ClubFileError, OSError), closing(open_to_read(file, is_enough)) as opened:
        return tuple(opened.events())
    return None


def marks_of(whole: Path) -> list[str] | None:
    """Return the marks of a whole file's blocks once it was read to its end; None: damaged."""
    with suppress(OSError, *_DAMAGE), ZipFile(whole) as archive:
        return None if archive.testzip() else _value_in(whole, _MARKS, list[str])
    return None


def _value_in(archive: Path, member: str, kind: Any) -> Any:  # noqa: ANN401 - of the kind
    """Return what stands in the small of an archive, as a kind of value."""
    with suppress(OSError, *_DAMAGE), ZipFile(archive) as opened, opened.open(member) as file:
        return converter().structure(json.loads(file.read(_MOST)), kind)
    return None


def write_whole(image: Image, folder: Path) -> str:
    """Write an image whole into a folder, and return its name there."""
    name = f"{image.mark[:_MARK]}{WHOLE}"
    _write(folder / name, {_MARKS: _plain(image.marks), _CLUB: image.blocks()})
    return name


def write_copy(image: Image, leaning: Leaning, path: Path) -> None:
    """Write in what an image differs from the whole file beside it on which it leans."""
    small = {_LEANING: _plain(leaning), _EVENTS: _plain(_events(image.path, lambda: False))}
    _write(path, {**small, _BLOCKS: image.blocks(leaning.blocks)})


def _plain(value: object) -> list[bytes]:
    return [json.dumps(converter().unstructure(value)).encode()]


def _write(path: Path, members: Mapping[str, Iterable[bytes]]) -> None:
    def fill(file: IO[bytes]) -> None:
        with ZipFile(file, "w", ZIP_DEFLATED, compresslevel=1) as archive:
            for name, parts in members.items():
                with archive.open(name, "w") as member:
                    member.writelines(parts)

    write_durably(path, fill)
