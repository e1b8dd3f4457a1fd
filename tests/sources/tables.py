"""What the source documents say, line by line, and what holds each of their rules.

The documents themselves are not here. A table says in our own words what stands in the lines of
one of them; a line that says several things is parted by letters: 34a, 34b. A cell that names
several things parts them by ` // `, tests and readings by spaces.
"""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
DOCUMENTS = ("whist", "iwwa", "whiz", "militaire", "whip")
COLUMNS = ["lines", "rule", "held by", "case", "told in"]
NO_RULE = "not a rule: "

_LINES = re.compile(r"(\d+)(?:-(\d+)|([a-z]))?")


@dataclass(frozen=True)
class Told:
    """A phrase on the page of rules of a game, in both languages."""

    page: str
    french: str
    english: str


@dataclass(frozen=True)
class Row:
    """A rule or an example of a document, and all that holds it."""

    document: str
    lines: str
    first: int
    last: int
    part: str
    rule: str
    no_rule: str
    tests: tuple[str, ...]
    readings: tuple[str, ...]
    cases: tuple[str, ...]
    told: tuple[Told, ...]

    def __str__(self) -> str:
        return f"{self.document} {self.lines}"


@dataclass(frozen=True)
class Table:
    """A document: what it is called, the sum of its bytes, and its rows."""

    title: str
    sha256: str
    rows: tuple[Row, ...]


def table(document: str) -> Table:
    """Read what is said of a document."""
    (title, sha256), columns, *rows = _cells(document)
    assert columns == COLUMNS, document
    return Table(title, sha256, tuple(_row(document, cells) for cells in rows))


def readings() -> dict[str, str]:
    """Return how the places are read where the documents are silent or contradict themselves."""
    _columns, *rows = _cells("readings")
    assert len({code for code, _reading in rows}) == len(rows)
    return dict(rows)


def _cells(name: str) -> Iterator[list[str]]:
    with (HERE / f"{name}.tsv").open(encoding="utf-8", newline="") as file:
        yield from csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


def _row(document: str, cells: list[str]) -> Row:
    lines, rule, held, cases, told = [*cells, *[""] * (len(COLUMNS) - len(cells))]
    found = _LINES.fullmatch(lines)
    assert found, f"{document}: {lines}"
    first, last, part = found.groups()
    reason = held.removeprefix(NO_RULE) if held.startswith(NO_RULE) else ""
    names = [] if reason else held.split()
    return Row(
        document,
        lines,
        int(first),
        int(last or first),
        part or "",
        rule,
        reason,
        tests=tuple(name for name in names if "::" in name),
        readings=tuple(name for name in names if "::" not in name),
        cases=_several(cases),
        told=tuple(_told(each) for each in _several(told)),
    )


def _several(cell: str) -> tuple[str, ...]:
    return tuple(cell.split(" // ")) if cell else ()


def _told(cell: str) -> Told:
    page, phrases = cell.split(": ", 1)
    french, english = phrases.split(" | ")
    return Told(page, french, english)
