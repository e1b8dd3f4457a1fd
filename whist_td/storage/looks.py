"""The files whose pages were all looked through: as long as one stays so, it need not be again."""

import json
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from whist_td.desk.whole_files import put_in_place
from whist_td.storage.left_beside import rests_of

_COUNTER, _HEADER = slice(24, 28), 100
"""Where a file counts how often it was written."""
_MOST = 50
"""Files that are remembered, those looked through last."""
_AT_A_TIME = 1 << 20
State = tuple[int | str, ...]
"""The size of a file, when it and what the system knows of it were last another, its counter."""


class Looks:
    """Which files were looked through, kept in a file of its own; without a place, none is."""

    def __init__(self, place: Path | None = None) -> None:
        self._place = place

    def through(
        self, path: Path, look: Callable[[], object], is_enough: Callable[[], bool]
    ) -> None:
        """Look through a file, unless it is as it was when that was done last."""
        before = state_of(path)
        if before is not None and self.knows(path, before):
            return
        _read_in_order(path, is_enough)
        look()
        if before == state_of(path):
            self.note(path, before)

    def knows(self, path: Path, state: State) -> bool:
        """Tell whether a file was looked through in a state."""
        return self._known().get(_name(path)) == [*state]

    def note(self, path: Path, state: State | None) -> None:
        """Remember that a file was looked through in a state; None: it has none."""
        if self._place is None or state is None:
            return
        known = self._known()
        known.pop(_name(path), None)
        known[_name(path)] = [*state]
        newest = dict([*known.items()][-_MOST:])
        with suppress(OSError):  # where the program keeps nothing yet, it is looked through again
            put_in_place(self._place, json.dumps(newest).encode())

    def _known(self) -> dict[str, object]:
        if self._place is not None:
            with suppress(OSError, ValueError, RecursionError):
                known = json.loads(self._place.read_bytes())
                return known if isinstance(known, dict) else {}
        return {}


def state_of(path: Path) -> State | None:
    """Return the state of a file; None: something lies beside it, or it cannot be read."""
    try:
        if rests_of(path):
            return None
        with path.open("rb") as file:
            counter = file.read(_HEADER)[_COUNTER]
        told = path.stat()
    except OSError:
        return None
    return told.st_ino, told.st_size, told.st_mtime_ns, told.st_ctime_ns, counter.hex()


def _name(path: Path) -> str:
    return blake2b(str(path.resolve()).encode(errors="surrogateescape"), digest_size=16).hexdigest()


def _read_in_order(path: Path, is_enough: Callable[[], bool]) -> None:
    """Read a file from its beginning to its end, as a disk does best.

    SQLite reads its pages as tables need them: ten years are 7,000 reads, a minute on an old disk.
    """
    with suppress(OSError), path.open("rb") as file:
        while file.read(_AT_A_TIME) and not is_enough():
            pass
