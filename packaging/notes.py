"""What changed in the version that is being built, of CHANGELOG.md and CHANGELOG.fr.md.

`python3 packaging/notes.py` prints the notes of a release, French first. The French file holds the
few lines that somebody who runs evenings reads; the English one has every change.
"""

import re

from build import ROOT, version

SECTION = re.compile(r"^## ", re.MULTILINE)


def section(file: str) -> str:
    """Return what a file tells of this version."""
    text = (ROOT / file).read_text(encoding="utf-8")
    for each in SECTION.split(text)[1:]:
        title, _, body = each.partition("\n")
        if title.split()[0] == version():
            return body.strip()
    raise SystemExit(f"{file}: nothing is said of {version()}")


def sentences() -> list[str]:
    """Return what a version brings, in sentences: the points of its section, each on one line."""
    points = re.split(r"^- ", section("CHANGELOG.md"), flags=re.MULTILINE)[1:]
    return [" ".join(point.partition("\n\n")[0].split()) for point in points]


def main() -> None:
    """Print the notes in both languages."""
    print(f"{section('CHANGELOG.fr.md')}\n\n---\n\n{section('CHANGELOG.md')}")


if __name__ == "__main__":
    main()
