"""Compare the tables with the documents they were read from, which are not here.

    PYTHONPATH=.:tests python -m sources.walk FOLDER [REGISTER]

Every line of a document that is not blank stands in one row, and no row stands beside the end.
REGISTER is the text whose table has the codes of our readings.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from tests.sources.tables import DOCUMENTS, readings, table


def walked(folder: Path) -> Iterator[str]:
    """Yield what differs between the documents of a folder and the tables."""
    files = {sha256(path.read_bytes()).hexdigest(): path for path in folder.glob("*.txt")}
    for document in DOCUMENTS:
        known = table(document)
        if known.sha256 not in files:
            yield f"{document}: “{known.title}” is not in the folder, or is another text"
            continue
        text = files[known.sha256].read_text(encoding="utf-8").split("\n")
        written = {number for number, line in enumerate(text, start=1) if line.strip()}
        places = {(row.first, row.last) for row in known.rows}
        said = Counter(line for first, last in places for line in range(first, last + 1))
        yield from (f"{document} {line}: in no row" for line in sorted(written - set(said)))
        yield from (f"{document} {line}: in {n} rows" for line, n in said.items() if n > 1)
        yield from (
            f"{document} {row.lines}: nothing stands there"
            for row in known.rows
            if not written & set(range(row.first, row.last + 1))
        )


def registered(register: Path) -> Iterator[str]:
    """Yield the codes that only one of the register and the tables has."""
    text = register.read_text(encoding="utf-8")
    codes = set(re.findall(r"^\| ([MZIWPN]\d+) \|", text, re.MULTILINE))
    yield from (f"{code}: not in both" for code in sorted(codes ^ set(readings())))


def main() -> str | None:
    """Say what differs, or nothing."""
    folder, *register = map(Path, sys.argv[1:])
    found = [*walked(folder), *(line for path in register for line in registered(path))]
    return "\n".join(found) or None


if __name__ == "__main__":
    sys.exit(main())
