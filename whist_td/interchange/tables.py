"""Tables as other programs wrote them: encodings, separators, rows, and where each stands."""

import codecs
import csv
import re
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from io import StringIO
from itertools import islice
from pathlib import Path

from whist_td.core.names import clean
from whist_td.desk.file_errors import (
    EmptyFileError,
    EncodingError,
    OversizeFileError,
    TooManyRowsError,
    UnreadableFileError,
)
from whist_td.desk.request_errors import OutputError
from whist_td.desk.whole_files import put_in_place

MOST_ROWS = 50_000
"""Longer than the results of any evening: a longer table is not ours."""
MOST_CELLS = 2_000_000
"""More cells than this, written or claimed, would fill the memory of an old laptop."""
MOST_COLUMNS = 16_384
"""As many as a sheet of a spreadsheet has."""
MOST_BYTES = 64 * 1024 * 1024

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
    separator: str = ""
    """What set the cells of a text apart."""

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

    def counts_lines(self, heading_row: int, column: int) -> bool:
        """Tell whether a column counts the lines from 1, and so says nothing that is not kept."""
        below = (row for row in self.rows if row.number > heading_row and any(row.cells))
        return all(
            row.cell(column).rstrip(".)") == str(number)
            for number, row in enumerate(below, start=1)
        )

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


_FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")


def with_commas(rows: Iterable[Iterable[object]]) -> str:
    """Return rows as a table that every program reads."""
    return _separated(rows, ",")


def with_semicolons(rows: Iterable[Iterable[object]]) -> str:
    """Return rows as a table that spreadsheets open, in French too."""
    return _separated(rows, ";")


def _separated(rows: Iterable[Iterable[object]], by: str) -> str:
    out = StringIO()
    csv.writer(out, delimiter=by, lineterminator="\n").writerows(rows)
    return out.getvalue()


def harmless(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula.

    >>> harmless("=1+1"), harmless("Gaspé")
    ("'=1+1", 'Gaspé')
    """
    return f"'{text}" if text.startswith(_FORMULA_SIGNS) else text


def save_table(text: str, path: Path) -> None:
    """Write a table, or refuse a place where nothing can be written."""
    try:
        put_in_place(path, text.encode("utf-8-sig"))
    except OSError as fault:
        raise OutputError(path, fault.strerror or type(fault).__name__) from fault


_SEPARATORS = ";\t,"
_OLD_ENCODINGS = ("cp1252", "latin-1", "cp850", "mac_roman")
"""Windows, Unix, DOS and old Macintosh, likeliest first."""
_BINARY = re.compile(rb"[\x00-\x08\x0e-\x1a]")
_UNUSUAL = re.compile(r"[^\x20-\x7e\s\xa0àâäæçèéêëîïôöùûüÿœÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŸŒñÑáíóú’‘“”«»–—…°€№]")
_SAMPLE_LINES = 20
_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def read_text(path: Path) -> Table:
    """Read a .csv or .txt file."""
    if path.stat().st_size > MOST_BYTES:
        raise OversizeFileError(path.name)
    text, encoding = decoded(path.read_bytes(), path.name)
    return table_of(text, path.name, encoding)


def decoded(content: bytes, file: str) -> tuple[str, str]:
    """Return a text and the encoding it is in, or refuse what is no text.

    >>> decoded("Percé".encode("cp850"), "roster.csv")
    ('Percé', 'cp850')
    """
    mark = next((name for bom, name in _BOMS if content.startswith(bom)), "utf-8")
    try:
        text, encoding = content.decode(mark), mark
    except UnicodeDecodeError:
        text, encoding = _in_old_encoding(content, file)
    if "\0" in text:
        raise EncodingError(file)
    return text, encoding


def _in_old_encoding(content: bytes, file: str) -> tuple[str, str]:
    """Return the reading with the fewest letters that French and English do not use."""
    if _BINARY.search(content):
        raise EncodingError(file)
    readings = []
    for encoding in _OLD_ENCODINGS:
        with suppress(UnicodeDecodeError):
            readings.append((content.decode(encoding), encoding))
    return min(readings, key=lambda reading: len(_UNUSUAL.findall(reading[0])))


def table_of(text: str, file: str, encoding: str = "") -> Table:
    """Return the table that a text holds, the separator being the one most lines agree on."""
    if not text.strip():
        raise EmptyFileError(file)
    separator = _separator(text)
    _check_size(text, separator, file)
    try:
        reader = csv.reader(_lines(text), delimiter=separator)
        records = list(islice(reader, MOST_ROWS + 1))
    except csv.Error as fault:
        raise UnreadableFileError(file) from fault
    if len(records) > MOST_ROWS:
        raise TooManyRowsError(file, MOST_ROWS)
    return replace(_table(records, file, encoding), separator=separator)


def pasted_table(text: str, file: str, most: int) -> Table:
    r"""Return the table that was copied in a spreadsheet, or in any other program.

    A sign of quotation that nothing closes is a part of a name, and swallows no lines after it.

    >>> pasted_table('\ufeffPercé\tJean\t\r\n"Ti-Jean" Roy\tAnne\r\n', "it", 9).rows[1].cells
    ('"Ti-Jean" Roy', 'Anne')
    """
    text = text.lstrip("\ufeff\r\n").rstrip()
    text = "\n".join(map(_spaces_as_signs, text.splitlines())) if "\t" not in text else text
    separator = "\t" if "\t" in text else _separator(text)
    _check_size(text, separator, file)
    try:
        reader = csv.reader(_lines(text), delimiter=separator, strict=True)
        records = list(islice(reader, most + 1))
    except csv.Error:
        records = [line.rstrip("\n").split(separator) for line in islice(_lines(text), most + 1)]
    if len(records) > most:
        raise TooManyRowsError(file, most)
    return replace(_table(records, file), separator=separator)


_OTHER_SIGNS = re.compile(r"[;|/,:]|\s[-–—]\s")
_SPACED = 3


def _spaces_as_signs(line: str) -> str:
    """Return a line that only runs of spaces set apart, as in a mail, set apart by a sign."""
    number, *rest = parts = re.split(r"\s{2,}", line.strip())
    if len(parts) < _SPACED or _OTHER_SIGNS.search(line):
        return line
    return f"{number}. {' | '.join(rest)}" if number.isdecimal() else " | ".join(parts)


def _check_size(text: str, separator: str, file: str) -> None:
    """Refuse at once a table with more cells, or more columns, than anybody fills."""
    is_wide = any(line.count(separator) >= MOST_COLUMNS for line in _lines(text))
    if is_wide or text.count(separator) > MOST_CELLS:
        raise OversizeFileError(file)


def _lines(text: str) -> StringIO:
    return StringIO(text.replace("\r\n", "\n").replace("\r", "\n"), newline="")


def _table(records: Iterable[list[str]], file: str, encoding: str = "") -> Table:
    rows = (TableRow(n, tuple(map(clean, cells))) for n, cells in enumerate(records, start=1))
    return Table(file, "", tuple(rows), encoding)


def _separator(text: str) -> str:
    lines = [line for line in text[:20_000].splitlines() if line.strip()][:_SAMPLE_LINES]

    def agreement(separator: str) -> tuple[int, int]:
        """Return how many lines have the same number of separators, and that number."""
        counts = Counter(count for line in lines if (count := line.count(separator)))
        [(count, agreeing)] = counts.most_common(1) or [(0, 0)]
        return (agreeing, count)

    return max(_SEPARATORS, key=agreement)
