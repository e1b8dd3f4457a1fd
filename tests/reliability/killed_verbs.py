"""Verbs that write are killed at every touch of the disk: what bears a good name is whole.

    PYTHONPATH=.:tests python -m reliability.killed_verbs

A child carries out a verb and dies just before its first touch of the disk, another before its
second, and so on until one lives to the end; others die at moments by lot. A club file then holds
the whole event or nothing of it, no file blocks the name of another try, and no workbook, table,
page or sheet is cut short.
"""

import argparse
import io
import os
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

from reliability.small_event import EVENINGS, TEAMS

from whist_td.bootstrap import SeededDice, SqlClubFiles, SystemClock
from whist_td.cli.main import run
from whist_td.console.world import World
from whist_td.storage.files import create_club_file, open_club_file

TOUCHES = {"execute", "executemany", "commit", "write", "replace", "fsync", "unlink"}
"""The calls that leave something on the disk."""
FILES = (io.BufferedWriter, io.FileIO, type(os))
"""Whose calls they are where a club file is only read: a text has a `replace` too."""
EVERY = (*FILES, sqlite3.Connection, sqlite3.Cursor)
Seen = Callable[[Path], object]
"""Looks at a folder after a kill."""


def verb(*arguments: object) -> int:
    """Carry out a verb."""
    world = World(SqlClubFiles(), SystemClock(), SeededDice(), *(io.StringIO() for _ in range(3)))
    return run(["--lang", "en", *map(str, arguments)], world)


def killed_at_touches(
    arguments: tuple[object, ...],
    seen: Callable[[], object],
    step: int,
    by: tuple[type, ...] = EVERY,
) -> int:
    """Kill a child before its touches of the disk in turn; return how many children died."""
    died = 0
    while not _lived(arguments, died * step + 1, by):
        seen()
        died += 1
    return died


def _lived(arguments: tuple[object, ...], touch: int, by: tuple[type, ...]) -> bool:
    child = os.fork()
    if child == 0:
        left = iter(range(touch - 1))

        def die(_frame: object, event: str, called: Callable[..., object]) -> None:
            if event == "c_call" and called.__name__ in TOUCHES:
                is_touch = isinstance(getattr(called, "__self__", None), by)
                if is_touch and next(left, None) is None:
                    os.kill(os.getpid(), signal.SIGKILL)

        sys.setprofile(die)
        os._exit(verb(*arguments))
    return os.waitpid(child, 0)[1] == 0


def killed_by_lot(
    arguments: tuple[object, ...], seen: Callable[[], object], times: int, dice: Random
) -> None:
    """Kill children at moments by lot."""
    begun = time.monotonic()
    child = os.fork()
    if child == 0:
        os._exit(verb(*arguments))
    os.waitpid(child, 0)
    longest = time.monotonic() - begun
    for _ in range(times):
        child = os.fork()
        if child == 0:
            os._exit(verb(*arguments))
        time.sleep(dice.random() * longest)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        seen()


def check_club(path: Path, whole: tuple[int, int]) -> int:
    """A club file, where there is one, opens and holds only whole events; return how many."""
    if not path.exists():
        return 0
    with closing(open_club_file(path)) as file:
        found = [file.load(event.id)[0] for event in file.events()]
    assert all((len(each.rounds), len(each.results)) == whole for each in found), "a half event"
    return len(found)


ENDS = {".xlsx": b"PK\x05\x06", ".html": b"</html>", ".json": b"}", ".pdf": b"%%EOF"}
"""What stands near the end of a file that is whole."""


def check_same(path: Path, before: bytes) -> None:
    """A file is as it was, or is there anew and whole: by what stands at its end."""
    content = path.read_bytes()
    assert content == before or ENDS.get(path.suffix, before) in content[-30:], path.suffix


def lives(folder: Path, times: int, dice: Random, step: int = 1) -> Iterator[str]:
    """Kill every verb that writes, before each touch or before some, and say how often."""
    source, json = folder / "source.whist", folder / "source.json"
    EVENINGS["militaire"].play(source)
    assert verb("export", source, "-o", json) == 0
    whole = (2, TEAMS)
    first = folder / "first.whist"
    from_json = ("new", first, "--from", json)
    touches = killed_at_touches(from_json, lambda: check_club(first, whole), step)
    assert check_club(first, whole), "the name was blocked"
    yield f"new: {touches}"
    killed_by_lot(from_json, lambda: check_club(first, whole), times, dice)
    yield f"new in a file that is there: {times}"
    create_club_file(folder / "empty.whist").close()
    for ending in ("xlsx", "csv", "html", "json"):
        place = folder / f"out.{ending}"
        export = ("export", source, "-o", place)
        assert verb(*export) == 0
        before = place.read_bytes()
        touches = killed_at_touches(export, lambda p=place, b=before: check_same(p, b), step, FILES)
        yield f"export of {ending}: {touches}"
    sheets = ("print", source, "--paper", "standings", "-o", folder)
    assert verb(*sheets) == 0
    [sheet] = folder.glob("*.pdf")
    before = sheet.read_bytes()
    touches = killed_at_touches(sheets, lambda: check_same(sheet, before), step, FILES)
    yield f"print: {touches}"


def main() -> None:
    """Kill and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("times", type=int, nargs="?", default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--step", type=int, default=1, help="how many touches between two kills")
    request = parser.parse_args()
    dice = Random(request.seed)  # noqa: S311
    with tempfile.TemporaryDirectory(prefix="killed-") as folder:
        told = list(lives(Path(folder), request.times, dice, request.step))
    sys.stdout.write(f"killed and whole: {', '.join(told)}\n")


if __name__ == "__main__":
    main()
