"""The files that were looked through: as long as one stays as it is, it need not be again."""

import json
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

from whist_td.desk.whole_files import put_in_place
from whist_td.storage.left_beside import rests_of

_COUNTER, _HEADER = slice(24, 28), 100
"""Where a file counts how often it was written."""
_MOST = 100
"""Looks that are remembered, the last ones."""
_AT_A_TIME = 1 << 20
T = TypeVar("T")
State = tuple[int | str, ...]
"""The size of a file, when it and what the system knows of it were last another, its counter."""


class LookAt(Enum):
    """What is looked at of a file."""

    PAGES = ""
    AGREEMENT = "agreement"
    """Whether its facts and its journals tell the same."""


class Looks:
    """Which files were looked through, kept in a file of its own; without a place, none is."""

    def __init__(self, place: Path | None = None, kind: LookAt = LookAt.PAGES) -> None:
        self._place = place
        self._kind = kind

    def through(self, path: Path, look: Callable[[], T]) -> T | None:
        """Look through a file, unless it is as it was when that was done last and told nothing."""
        before = state_of(path)
        if before is not None and self.knows(path, before):
            return None
        found = look()
        if not found and before == state_of(path):
            self.note(path, before)
        return found

    def knows(self, path: Path, state: State) -> bool:
        """Tell whether a file was looked through in a state."""
        return self._known().get(self._name(path)) == [*state]

    def note(self, path: Path, state: State | None) -> None:
        """Remember that a file was looked through in a state; None: it has none."""
        if self._place is None or state is None:
            return
        known = self._known()
        known.pop(self._name(path), None)
        known[self._name(path)] = [*state]
        newest = dict([*known.items()][-_MOST:])
        with suppress(OSError):  # where the program keeps nothing yet, it is looked through again
            put_in_place(self._place, json.dumps(newest).encode())

    def _known(self) -> dict[str, object]:
        if self._place is not None:
            with suppress(OSError, ValueError, RecursionError):
                known = json.loads(self._place.read_bytes())
                return known if isinstance(known, dict) else {}
        return {}

    def _name(self, path: Path) -> str:
        place = f"{path.resolve()}{self._kind.value}".encode(errors="surrogateescape")
        return blake2b(place, digest_size=16).hexdigest()


UNREMEMBERED = Looks()
"""Every file is looked through each time."""


def state_of(path: Path) -> State | None:
    """Return the state of a file; None: something lies beside it, or it cannot be read."""
    try:
        if rests_of(path):
            return None
        with path.open("rb") as file:
            counter = file.read(_HEADER)[_COUNTER]
        state = path.stat()
    except OSError:
        return None
    return state.st_ino, state.st_size, state.st_mtime_ns, state.st_ctime_ns, counter.hex()


def read_in_order(path: Path, is_enough: Callable[[], bool]) -> None:
    """Read a file from its beginning to its end, as a disk does best.

    SQLite reads its pages as tables need them: ten years are 7,000 reads, a minute on an old disk.
    """
    with suppress(OSError), path.open("rb") as file:
        while file.read(_AT_A_TIME) and not is_enough():
            pass
