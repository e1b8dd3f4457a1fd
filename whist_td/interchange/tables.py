"""A table as another program wrote it: rows of text, and where in the file each of them stands."""

import re
import unicodedata
from dataclasses import dataclass, replace

READS = "--read-table"
"""What the program is told where it is only to read a file, before its place and the answer's."""
MOST_ROWS = 50_000
"""Longer than the results of any evening: a longer table is not ours."""
MOST_CELLS = 2_000_000
"""More cells than this, written or claimed, would fill the memory of an old laptop."""
MOST_BYTES = 64 * 1024 * 1024

_PICTURE = r"[\u2190-\u2bff\ufe0f\U0001f000-\U0001faff]"
_CONTROL = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]"
    rf"|(?<!{_PICTURE})\u200d|\u200d(?!{_PICTURE})"  # between two pictures it makes one of them
)
_LETTERS = 26
_COUNT = re.compile(r"[0-9]{1,4}[.)]?")


@dataclass(frozen=True)
class TableRow:
    """One row with its number in the file, the first being 1."""

    number: int
    cells: tuple[str, ...]

    def cell(self, column: int) -> str:
        """Return the text of a column, the first being 0; beyond the row's end, nothing."""
        return self.cells[column] if column < len(self.cells) else ""

    def corrected(self, column: int, text: str) -> "TableRow":
        """Return the row with another text in a column."""
        cells = [*self.cells, *[""] * (column + 1 - len(self.cells))]
        cells[column] = text
        return replace(self, cells=tuple(cells))


@dataclass(frozen=True)
class Table:
    """A table read from a file; the sheet is empty and the encoding told for a text file only."""

    file: str
    sheet: str
    rows: tuple[TableRow, ...]
    encoding: str = ""
    formulas: frozenset[tuple[int, int]] = frozenset()
    """Row and column of the cells whose formula has no saved value."""
    merged: tuple[tuple[tuple[int, int], tuple[int, int]], ...] = ()
    """First and last row and column of the merged cells, all counted as in `formulas`."""

    def columns_below(self, heading_row: int) -> list[int]:
        """Return the columns in which anything is written below a row."""
        below = [row for row in self.rows if row.number > heading_row]
        width = max((len(row.cells) for row in below), default=0)
        return [column for column in range(width) if any(row.cell(column) for row in below)]

    def number_column(self, heading_row: int) -> int | None:
        """Return the first column below a row, where it counts the lines: 1, 2, 3."""
        first = next(iter(self.columns_below(heading_row)), None)
        if first is None:
            return None
        texts = [row.cell(first) for row in self.rows if row.number > heading_row]
        return first if all(_COUNT.fullmatch(text) for text in texts if text) else None

    @property
    def block(self) -> list[list[str]]:
        """The cells as a block without empty columns behind it, every row as wide as the others."""
        width = max(self.columns_below(0), default=0) + 1
        return [[row.cell(column) for column in range(width)] for row in self.rows]

    def corrected(self, number: int, column: int, text: str) -> "Table":
        """Return the table with another text in a cell of a row."""
        rows = tuple(
            row.corrected(column, text) if row.number == number else row for row in self.rows
        )
        return replace(self, rows=rows, formulas=self.formulas - {(number, column)})


def clean(text: str) -> str:
    r"""Return a text as one line without control characters or needless spaces.

    >>> clean(" Anne\tRoy\x07 ")
    'Anne Roy'
    """
    printable = "".join(filter(_is_text, text)) if not text.isascii() else text
    return " ".join(_CONTROL.sub(_in_place, unicodedata.normalize("NFC", printable)).split())


def _is_text(letter: str) -> bool:
    return unicodedata.category(letter) != "Cs"


def _in_place(control: re.Match[str]) -> str:
    return " " if control.group().isspace() else ""


def column_letters(column: int) -> str:
    """Return the letters that a spreadsheet gives a column, the first being 0.

    >>> column_letters(0), column_letters(27)
    ('A', 'AB')
    """
    letters = ""
    number = column + 1
    while number:
        number, rest = divmod(number - 1, _LETTERS)
        letters = chr(ord("A") + rest) + letters
    return letters


def column_number(letters: str) -> int:
    """Return the column that letters name, the first being 0.

    >>> column_number("AB")
    27
    """
    number = 0
    for letter in letters.upper():
        number = number * _LETTERS + ord(letter) - ord("A") + 1
    return number - 1
