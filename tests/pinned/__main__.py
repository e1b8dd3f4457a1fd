"""`make FOLDER` pins what the program makes; `compare FOLDER` tells what has become different."""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ |= {"TZ": "UTC", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
os.environ |= {"QT_QPA_PLATFORM": "offscreen"}
time.tzset()

from pinned import cli, doors, evenings, files, screens  # noqa: E402 - the program reads all that is above

Artefacts = Iterable[tuple[str, str | bytes]]
KINDS: Mapping[str, Callable[[list[Path], Path], Artefacts]] = {
    "cli": cli.requests,
    "disk": lambda clubs, _: files.disk(clubs),
    "web": files.web,
    "workbooks": files.workbooks,
    "sheets": files.sheets,
    "screens": screens.screens,
}


def main() -> int:
    """Do what was asked for; 1 where something differs."""
    asked = argparse.ArgumentParser(prog="pinned", description=__doc__)
    asked.add_argument("what", choices=("make", "compare"))
    asked.add_argument("folder", type=Path)
    asked.add_argument("--only", default=",".join(KINDS))
    request = asked.parse_args()
    kinds = request.only.split(",")
    if request.what == "make":
        make(request.folder.resolve(), kinds)
        return 0
    with TemporaryDirectory(prefix="pinned-") as place:
        make(Path(place), kinds)
        different = [line for kind in kinds for line in _differing(request.folder, place, kind)]
    print("\n".join(different) or "Nothing differs.")
    return 1 if different else 0


def make(folder: Path, kinds: list[str]) -> None:
    """Play every evening in a folder that goes again, and write down what came of it."""
    doors.hold_still()
    here = Path.cwd()
    with TemporaryDirectory(prefix="pinned-") as place:
        os.chdir(place)
        played = list(evenings.played())
        clubs = sorted(Path().glob("*.whist"))
        _write(folder / "evenings", ((f"{name}.txt", told) for name, told in played))
        for kind in kinds:
            begun = time.monotonic()
            with TemporaryDirectory(prefix="pinned-") as made:
                _write(folder / kind, KINDS[kind](clubs, Path(made)))
            print(f"{kind}: {time.monotonic() - begun:.0f} s", file=sys.stderr)
        os.chdir(here)


def _write(folder: Path, artefacts: Artefacts) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    for name, made in artefacts:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(made if isinstance(made, bytes) else made.encode())


def _differing(pinned: Path, made: str, kind: str) -> list[str]:
    # A picture is compared by the hash beside it.
    both = [str(pinned / kind), f"{made}/{kind}"]
    asked = ["diff", "--recursive", "--brief", "--exclude=*.png", *both]
    found = subprocess.run(asked, capture_output=True, text=True, check=False)
    return (found.stdout + found.stderr).splitlines()


if __name__ == "__main__":
    sys.exit(main())
