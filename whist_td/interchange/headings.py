"""Tables with headings, however these are spelled: which column holds what, and a row's cells."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from whist_td.core.contracts import LETTERS, Strain
from whist_td.core.names import plain
from whist_td.desk import file_errors as no
from whist_td.interchange.tables import Table, TableRow, column_letters
from whist_td.words.words import Language

FIRST_ROWS = 20
"""Headings are looked for in so many rows; above them clubs like to write a title."""
_APART = re.compile(r"[^a-z0-9]+|(?<=[a-z])(?=[0-9])|(?<=[0-9])(?=[a-z])")
_YES = frozenset(("1", "x", "y", "yes", "true", "o", "oui", "vrai"))
_NO = frozenset(("", "0", "n", "no", "false", "non", "faux"))
_SUMS = frozenset(("total", "totaux", "totals", "sous total"))


def plain_words(text: str) -> str:
    """Return a heading without case, accents and signs, so that spellings meet.

    >>> plain_words("N° d’Équipe"), plain_words("J1")
    ('n d equipe', 'j 1')
    """
    return _APART.sub(" ", plain(text.replace("°", " ").replace("º", " "))).strip()


def heading_cells(table: Table, index: int) -> list[str]:
    """Return a row's cells, a merged cell giving its text to all that it covers."""
    row = table.rows[index]
    cells = list(row.cells)
    for (top, left), (bottom, right) in table.merged:
        if not top <= row.number <= bottom or top > len(table.rows):
            continue
        source = table.rows[top - 1].cell(left)
        for column in range(left, min(right + 1, len(cells))):
            cells[column] = source
    return cells


Columns = Mapping[str, tuple[int, str]]
"""For each code its column, the first being 0, and its heading as it is written."""
_MOST_DIGITS = 5


@dataclass(frozen=True)
class Headings:
    """The headings that a table of results may have, by code; without those needed it has none."""

    codes: Mapping[str, str]
    """For each spelling of a heading, in plain words, its code."""
    needed: Sequence[str]
    main: str
    """The column that is blamed for what has no column of its own."""
    languages: Mapping[str, Language] = field(default_factory=dict)
    """The language of each spelling that is of one only."""

    def are_in(self, table: Table) -> bool:
        """Tell whether a table has all the columns that are needed."""
        return not self._missing(self._found(table)[1])

    def rows(self, table: Table) -> list["HeadedRow"]:
        """Return the rows in which something is written, or refuse a table that has none."""
        heading, columns = self._found(table)
        missing = self._missing(columns)
        if missing:
            raise no.MissingColumnsError(table.file, missing)
        below = (row for row in table.rows if row.number > heading and any(row.cells))
        headings = (plain_words(heading) for _column, heading in columns.values())
        known = frozenset(self.languages[each] for each in headings if each in self.languages)
        rows = [HeadedRow(table, columns, row, self.main, known) for row in below]
        if not rows:
            raise no.EmptyFileError(table.file)
        return rows

    def _missing(self, columns: Columns) -> tuple[str, ...]:
        return tuple(code for code in self.needed if code not in columns)

    def _found(self, table: Table) -> tuple[int, Columns]:
        best: tuple[int, Columns] = (0, {})
        for row in table.rows[:FIRST_ROWS]:
            columns = self._columns(row)
            if len(columns) > len(best[1]):
                best = row.number, columns
        return best

    def _columns(self, row: TableRow) -> Columns:
        columns: dict[str, tuple[int, str]] = {}
        for column, text in enumerate(row.cells):
            code = self.codes.get(plain_words(text))
            if code:
                columns.setdefault(code, (column, text))
        return columns


def spellings(headings: Mapping[str, str]) -> dict[str, str]:
    """Return the code of each spelling; those after a double stroke are French, before it English.

    >>> spellings({"round": "round//manche"})
    {'round': 'round', 'manche': 'round'}
    """
    return {
        name: code
        for code, names in headings.items()
        for name in names.replace("//", "|").split("|")
    }


def languages(headings: Mapping[str, str]) -> dict[str, Language]:
    """Return the language of each spelling that is of one only.

    >>> languages({"round": "round//manche", "table": "table"})
    {'round': <Language.ENGLISH: 'en'>, 'manche': <Language.FRENCH: 'fr'>}
    """
    both = [names.split("//") for names in headings.values() if "//" in names]
    return {
        name: language
        for parts in both
        for language, names in zip((Language.ENGLISH, Language.FRENCH), parts, strict=True)
        for name in names.split("|")
    }


@dataclass(frozen=True)
class HeadedRow:
    """One row of the table, its cells under their headings."""

    table: Table
    columns: Columns
    row: TableRow
    main: str
    languages: frozenset[Language] = frozenset()
    """The languages of the headings, as far as they tell."""

    @property
    def letters(self) -> Mapping[str, Strain]:
        """What the letters of suits mean: the headings' language decides.

        With headings of both languages what they share (C) is left out.
        """
        english = {strain.value: strain for strain in Strain} | _typed(Language.ENGLISH)
        if Language.FRENCH not in self.languages:
            return english
        french = _typed(Language.FRENCH)
        if Language.ENGLISH not in self.languages:
            return french
        both = french | english
        return {letter: both[letter] for letter in both if letter not in french.keys() & english}

    @property
    def number(self) -> int:
        """The number of the row in the file."""
        return self.row.number

    def text(self, code: str) -> str:
        """Return what stands under a heading; where there is no such column, nothing."""
        return self.row.cell(self.columns[code][0]) if code in self.columns else ""

    def facts(self, code: str) -> tuple[str, str, int, str, str]:
        """Return where a cell stands and what stands in it."""
        column, heading = self.columns.get(code, self.columns[self.main])
        label = f"{column_letters(column)} ({heading})"
        return self.table.file, self.table.sheet, self.row.number, label, self.text(code)

    def whole(self, code: str, least: int, most: int | None) -> int:
        """Return a whole number within limits, or refuse the cell."""
        text = self.text(code)
        is_number = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
        number = int(text) if is_number else least - 1
        if number < least or (most is not None and number > most):
            raise no.NumberBetweenError(*self.facts(code), least, most)
        return number

    def switch(self, code: str, text: str) -> bool:
        """Return yes or no as a text of a cell says it, nothing being no, or refuse the cell."""
        plain = plain_words(text)
        if plain not in _YES | _NO:
            raise no.DealSwitchCellError(*self.facts(code))
        return plain in _YES

    def check_formulas(self) -> None:
        """Refuse a formula whose value was never saved."""
        for code, (column, _) in self.columns.items():
            if (self.row.number, column) in self.table.formulas:
                raise no.FormulaError(*self.facts(code))


def _typed(language: Language) -> dict[str, Strain]:
    return {letters: strain for strain, letters in LETTERS[language.value].items()}


def is_name(text: str) -> bool:
    """Tell whether a person can be called so: not by a number, nor by the word before a sum.

    >>> is_name("Anne Roy"), is_name("13"), is_name("Total :")
    (True, False, False)
    """
    return any(map(str.isalpha, text)) and plain_words(text) not in _SUMS
