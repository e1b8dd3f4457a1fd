"""Makes the installer and the zip for a stick out of build/program, on Windows.

Needs makensis (NSIS 3.08 or later), which exists on Linux too. A certificate would come in between
building and packing, for both programs, and after it for the installer: where WHIST_TD_SIGN names a
command, it is given each file.
"""

import os
import shlex
import shutil
import subprocess
import sys
import zipfile
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import build

HERE = Path(__file__).resolve().parent
PROGRAMS = ("Whist TD.exe", "whist-td.exe")
USUAL = Path("C:/Program Files (x86)/NSIS/makensis.exe")
OLDEST = (1980, 1, 1, 0, 0, 0)


def main() -> None:
    """Sign where it is asked for, then pack both."""
    if not os.environ.get("WHIST_TD_SIGN"):
        print("no certificate: not signed, Windows asks before it runs")
    for name in PROGRAMS:
        sign(build.PROGRAM / name)
    stem = f"whist-td-{build.version()}-windows"
    portable(build.BUILD / f"{stem}-portable.zip")
    sign(installer(build.BUILD / f"{stem}-setup.exe", build.PROGRAM))


def sign(file: Path) -> None:
    """Give a file to the command that signs, where there is one."""
    command = os.environ.get("WHIST_TD_SIGN")
    if command:
        subprocess.run([*shlex.split(command), str(file)], check=True)


def installer(result: Path, program: Path, version: str = build.version()) -> Path:
    """Return the installer of a program's folder."""
    makensis = shutil.which("makensis") or str(USUAL)
    given = {"VERSION": version, "PROGRAM": program, "ICON": build.ICONS / "whist-td.ico"}
    words = [f"-D{name}={value}" for name, value in {**given, "OUTPUT": result}.items()]
    command = [makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, str(HERE / "whist-td.nsi")]
    dated = {**os.environ, "SOURCE_DATE_EPOCH": str(build.source_date())}
    subprocess.run(command, env=dated, check=True)
    return result


def portable(result: Path) -> Path:
    """Return a zip that runs from the folder it is unpacked to, with one double-click."""
    moment = datetime.fromtimestamp(build.source_date(), UTC).timetuple()[:6]
    with zipfile.ZipFile(result, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(each for each in build.PROGRAM.rglob("*") if each.is_file()):
            name = Path("Whist TD") / path.relative_to(build.PROGRAM)
            entry = zipfile.ZipInfo(name.as_posix(), max(moment, OLDEST))
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes())
    return result


if __name__ == "__main__":
    main()
