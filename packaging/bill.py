"""Tells what a built program is made of: a bill of materials, and the licences of all parts.

Run by packaging/build.py with the Python of its environment: `bill.py LOCK PROGRAM BILL LICENCES`.
The bill is CycloneDX 1.6, with the hashes that the lock pins and the binaries in which each part
stands; it holds no date, so that building again makes the same. A binary or a font of which
neither says anything fails the build.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from build import version
from parts import Part, binaries, common, parts

NAMED = re.compile(r"/usr/share/common-licenses/([A-Z][A-Za-z]+-\d(?:\.\d)?)")
"""What Debian's texts only name."""
HEAD = """\
Whist TD brings along the work of others. Here is what each asks of whoever passes it on; the
licences that a text only names stand in full at the end. In which file each part stands is told
by whist-td.cdx.json. Qt, PySide6 and Shiboken are used under the LGPL, version 3: they are
libraries of their own in this folder, and may be replaced by others. Their source is at
https://download.qt.io

"""


def main(lock: Path, program: Path, bill: Path, licences: Path) -> None:
    """Write both for a program that this environment built, and compare them with it."""
    names = binaries(program)
    found = parts(lock.read_text(encoding="utf-8"), names)
    bill.write_text(json.dumps(_bill(found), indent=2) + "\n", encoding="utf-8", newline="\n")
    licences.write_text(_licences(found), encoding="utf-8", newline="\n")
    missing = [*uncovered(names, bill, licences)]
    if missing:
        sys.exit("\n".join(["no licence and no line of the bill for:", *missing]))


def uncovered(names: list[str], bill: Path, licences: Path) -> Iterator[str]:
    """Yield the binaries that are in no line of a bill, or whose part has no licence."""
    told = json.loads(bill.read_text(encoding="utf-8"))["components"]
    titles = licences.read_text(encoding="utf-8").split("\n")
    heads = {title.rpartition(" – ")[0] for title in titles}
    covered = {
        place["location"]
        for part in told
        if f"{part['name']} {part.get('version', '')}".strip() in heads
        for place in part.get("evidence", {}).get("occurrences", ())
    }
    yield from (name for name in names if name not in covered)


def _bill(found: list[Part]) -> dict[str, object]:
    ours = {"type": "application", "name": "Whist TD", "version": version(), "bom-ref": "whist-td"}
    body = {"metadata": {"component": ours}, "components": [*map(_component, found)]}
    serial = uuid5(NAMESPACE_URL, json.dumps(body, sort_keys=True))
    head = {"bomFormat": "CycloneDX", "specVersion": "1.6", "serialNumber": f"urn:uuid:{serial}"}
    return {**head, "version": 1, **body}


def _component(part: Part) -> dict[str, object]:
    files = [{"alg": "SHA-256", "content": each} for each in part.hashes]
    told: dict[str, object] = {
        "type": "library",
        "bom-ref": part.purl or part.name,
        "name": part.name,
        "version": part.version,
        "purl": part.purl,
        "licenses": [{"license": {"name": part.licence}}],
        # One for each system and Python: which one came along, the machine that builds decides.
        "externalReferences": files
        and [{"type": "distribution", "url": part.purl, "hashes": files}],
        "evidence": part.files and {"occurrences": [{"location": each} for each in part.files]},
        "components": part.within,
    }
    return {key: value for key, value in told.items() if value}


def _licences(found: list[Part]) -> str:
    """Return the licences of all parts, and in full what they only name."""
    silent = [part.title for part in found if not part.texts]
    if silent:
        sys.exit("\n".join(["no text of the licence of:", *silent]))
    first: dict[str, str] = {}
    for part in found:
        for text in part.texts:
            first.setdefault(text, part.title)
    sections = [_section(part.title, *_texts(part, first), *_within(part)) for part in found]
    named = sorted({name for section in sections for name in NAMED.findall(section)})
    return HEAD + "\n".join([*sections, *(_section(name, common(name)) for name in named)])


def _section(title: str, *texts: str) -> str:
    return "\n".join([title, "=" * len(title), "", *texts])


def _texts(part: Part, first: Mapping[str, str]) -> Iterator[str]:
    """Yield its texts, and where one stands that another part has as well."""
    for text in part.texts:
        yield text if first[text] == part.title else f"As under “{first[text]}”.\n"


def _within(part: Part) -> Iterator[str]:
    if part.within:
        yield "Compiled into it, as its own bill of materials tells:\n"
    for each in part.within:
        asked = [told.get("license", told) for told in each.get("licenses", ())]
        names = [told.get("expression") or told.get("id") or told.get("name") for told in asked]
        yield f"  {each['name']} {each.get('version', '')} – {', '.join(names)}"


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
