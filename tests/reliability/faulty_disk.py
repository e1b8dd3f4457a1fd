"""A disk that fails at a chosen moment, between SQLite and the real one.

SQLite reaches files through a table of functions (its VFS). For a while, those that change
something on the disk are replaced here by functions that count, and that say "full" or "input
output error" from the chosen one on, or once. Nothing is compiled and nobody need be root.
"""

import _sqlite3
import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from threading import Event, Thread, current_thread
from time import sleep

OK = 0
_MAIN_FILES = 0x100 | 0x800 | 0x80000
"""Flags of a main database, of its rollback journal and of what is written ahead of it."""


class Fault(Enum):
    """What the disk says; the numbers are SQLite's."""

    FULL = 13
    READ_ONLY = 8
    WRITE = 10 | (3 << 8)
    SYNC = 10 | (4 << 8)


_FILE = ctypes.c_void_p
_CLOSE = ctypes.CFUNCTYPE(ctypes.c_int, _FILE)
_WRITE = ctypes.CFUNCTYPE(ctypes.c_int, _FILE, ctypes.c_void_p, ctypes.c_int, ctypes.c_int64)
_TRUNCATE = ctypes.CFUNCTYPE(ctypes.c_int, _FILE, ctypes.c_int64)
_SYNC = ctypes.CFUNCTYPE(ctypes.c_int, _FILE, ctypes.c_int)
_OPEN = ctypes.CFUNCTYPE(
    ctypes.c_int,
    ctypes.c_void_p,
    ctypes.c_void_p,
    ctypes.c_void_p,
    ctypes.c_int,
    ctypes.POINTER(ctypes.c_int),
)
_DELETE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)


class _Methods(ctypes.Structure):
    """`sqlite3_io_methods`; what is not touched is only copied."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("close", ctypes.c_void_p),
        ("read", ctypes.c_void_p),
        ("write", ctypes.c_void_p),
        ("truncate", ctypes.c_void_p),
        ("sync", ctypes.c_void_p),
        ("others", ctypes.c_void_p * 13),
    )


class _Vfs(ctypes.Structure):
    """`sqlite3_vfs`, as far as it is touched."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("file_size", ctypes.c_int),
        ("path_length", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("own", ctypes.c_void_p),
        ("open", ctypes.c_void_p),
        ("delete", ctypes.c_void_p),
    )


def _system_vfs() -> _Vfs | None:
    try:
        find = ctypes.CDLL(_sqlite3.__file__).sqlite3_vfs_find
    except (AttributeError, OSError):
        return None
    find.restype = ctypes.POINTER(_Vfs)
    found = find(None)
    return found.contents if found else None


_FOR_EVER: list[object] = []
"""SQLite closes a file only once its last statement is forgotten, which may be long after: what
it calls then must still be there."""
IS_POSSIBLE = _system_vfs() is not None
"""Whether this Python lets its SQLite be reached."""


class FaultyDisk:
    """Counts what SQLite writes; from `at` on, the disk fails."""

    def __init__(self) -> None:
        self.changes = 0
        self._at: int | None = None
        self._fault = Fault.WRITE
        self._lasts = False
        self.failed = 0
        self.slowness = 0.0
        """Seconds that each wait for the disk takes, as on a bad stick."""
        self.answers = Event()
        """Cleared, the disk lets everybody wait until it is set."""
        self.answers.set()
        self.waited: list[Thread] = []
        """Who waited for the disk, in order."""
        self._kept: list[object] = []
        self._copies: dict[int, _Methods] = {}

    def fail(self, at: int, fault: Fault, *, lasts: bool) -> None:
        """Let the change with this number fail, counted from now; `lasts`: all after it too."""
        self.changes, self._at, self._fault, self._lasts = 0, at, fault, lasts
        self.failed = 0

    def mend(self) -> None:
        """Let everything work again."""
        self._at = None

    def answer(self, go_on: Callable[[], int]) -> int:
        """Do what SQLite asks of the disk, or fail."""
        self.changes += 1
        if self._at is not None:
            fails = self.changes >= self._at if self._lasts else self.changes == self._at
            if fails:
                self.failed += 1
                return self._fault.value
        return go_on()

    def waits(self, go_on: Callable[[], int]) -> int:
        """Let who asks wait for the disk."""
        self.waited.append(current_thread())
        sleep(self.slowness)
        self.answers.wait()
        return self.answer(go_on)

    def methods_for(self, address: int) -> int:
        """Return the address of a table of functions that counts, in place of SQLite's own."""
        if address not in self._copies:
            self._copies[address] = self._counting(address)
        return ctypes.addressof(self._copies[address])

    def _counting(self, address: int) -> _Methods:
        own = _Methods.from_address(address)
        copy = _Methods()
        ctypes.memmove(ctypes.byref(copy), address, ctypes.sizeof(_Methods))
        write, cut, sync = _WRITE(own.write), _TRUNCATE(own.truncate), _SYNC(own.sync)
        replaced = (
            ("write", _WRITE(lambda f, what, n, at: self.answer(lambda: write(f, what, n, at)))),
            ("truncate", _TRUNCATE(lambda f, size: self.answer(lambda: cut(f, size)))),
            ("sync", _SYNC(lambda f, flags: self.waits(lambda: sync(f, flags)))),
        )
        for name, function in replaced:
            self._kept.append(function)
            setattr(copy, name, ctypes.cast(function, ctypes.c_void_p).value)
        return copy


@contextmanager
def faulty_disk() -> Iterator[FaultyDisk]:
    """Stand between SQLite and the disk for files that are opened meanwhile; close them before."""
    vfs = _system_vfs()
    assert vfs is not None
    disk, own_open, own_delete = FaultyDisk(), _OPEN(vfs.open), _DELETE(vfs.delete)
    before = vfs.open, vfs.delete

    def opened(this: int, name: int, file: int, flags: int, out: object) -> int:
        code = own_open(this, name, file, flags, out)
        if code == OK and flags & _MAIN_FILES:
            place = ctypes.c_void_p.from_address(file)
            place.value = disk.methods_for(place.value or 0)
        return code

    hooks = (
        _OPEN(opened),
        _DELETE(lambda this, name, sync: disk.answer(lambda: own_delete(this, name, sync))),
    )
    _FOR_EVER.append((disk, hooks))
    vfs.open, vfs.delete = (ctypes.cast(hook, ctypes.c_void_p).value for hook in hooks)
    try:
        yield disk
    finally:
        vfs.open, vfs.delete = before
