"""What is published: `release.py check TAG`, `release.py sums FOLDER`, `release.py older FOLDER`.

check   the tag, the version and what both change logs say agree, before anything is built
sums    SHA256SUMS of all files in a folder, which the front page says how to check
older   the packages of the newest release there is, for the trial of an upgrade; nothing where
        there is none yet (by `gh`, the client of the place where releases lie)
"""

import json
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import notes
from build import version
from front_page import Project, project


def check(tag: str, keeper: Project | None = None) -> None:
    """Refuse a tag that is not this version's, or a version of which nothing is said."""
    if tag != f"v{version()}":
        sys.exit(f"the tag is {tag}, the program says {version()}")
    if not (keeper or project()).is_placed:
        sys.exit("pyproject.toml: say who keeps the project up and where it lies (now .invalid)")
    for file in ("CHANGELOG.md", "CHANGELOG.fr.md"):
        notes.section(file)


def sums(folder: str) -> None:
    """Write the sum of each file beside it."""
    files = sorted(path for path in Path(folder).iterdir() if path.name != "SHA256SUMS")
    lines = [f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    Path(folder, "SHA256SUMS").write_text("".join(lines), encoding="ascii", newline="\n")


def older(folder: str) -> None:
    """Fetch the packages of the newest release, where there is one."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    command = ["gh", "release", "list", "--limit", "1", "--exclude-drafts", "--json", "tagName"]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    for release in json.loads(listed):
        fetch = ["gh", "release", "download", release["tagName"], "--dir", folder, "--clobber"]
        subprocess.run(fetch, check=True)


if __name__ == "__main__":
    works: dict[str, Callable[[str], None]] = {"check": check, "sums": sums, "older": older}
    works[sys.argv[1]](sys.argv[2])
