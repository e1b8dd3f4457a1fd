"""Every screen that a director reaches, in both languages: the words on it, and its pixels."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from pinned.cli import LANGUAGES
from pinned.doors import ROOT

PLAYED = ("militaire-during", "whiz-during", "iwwa-during")
STAGES = tuple(f"{kind}-{stage}" for kind in ("militaire", "whiz") for stage in ("before", "after"))
NIGHTS = ("ten", "humbug", "couleur", "scottish", "whip")
OTHERS = (*STAGES, "iwwa-before", "club-after", *(f"{game}-during" for game in NIGHTS))
WANTED = (
    *(("all", club, "fr") for club in PLAYED),
    *(("room", club, "en") for club in PLAYED),
    *(("empty", "empty", language) for language in LANGUAGES),
    *(("panels", club, LANGUAGES[at % 2]) for at, club in enumerate(OTHERS)),
)
"""How far one goes, in which club file, in which language: every button is pressed in French."""
SOURCES = (ROOT.parent, Path(__file__).resolve().parent.parent)
AT_ONCE = 4
"""Most of the time a window waits for itself."""
TRIES = 3
"""Without a screen, Qt itself crashes about once in thirty windows, in the midst of its events."""


def screens(_clubs: list[Path], folder: Path) -> Iterator[tuple[str, bytes]]:
    """Return the words of every screen, and a hash of what is painted, and the pictures."""
    with ThreadPoolExecutor(AT_ONCE) as seats:
        for _ in seats.map(lambda each: _seen(folder, *each), WANTED):
            pass
    for path in sorted(folder.rglob("*.*")):
        yield str(path.relative_to(folder)), path.read_bytes()


def _seen(folder: Path, way: str, club: str, language: str) -> None:
    """Open a window on a copy of a club file, in a process of its own."""
    said = folder / f"{club}-{language}"
    asked = [sys.executable, "-X", "faulthandler", "-m", "pinned.director", way, language, said]
    here = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, SOURCES))}
    for left in reversed(range(TRIES)):
        shutil.rmtree(said, ignore_errors=True)
        said.mkdir()
        with TemporaryDirectory(prefix="pinned-") as place:
            if club != "empty":
                shutil.copy(f"{club}.whist", f"{place}/club.whist")
            ended = subprocess.run(
                asked, cwd=place, env=here, capture_output=True, text=True, check=False
            )
        if not ended.returncode:
            return
        if ended.returncode > 0 or not left:
            raise ChildProcessError(club, language, ended.stderr)
        print(f"{club}, {language}: crashed, and is tried again\n{ended.stderr}", file=sys.stderr)
