"""Tables with headings, however these are spelled: which column holds what, and a row's cells.

Every column is read, or its heading is refused by name: what is dropped would change results.
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from whist_td.core.contracts import LETTERS, Strain
from whist_td.core.names import plain
from whist_td.core.numbers import typed_number
from whist_td.desk import file_errors as no
from whist_td.interchange.tables import Table, TableRow, column_letters
from whist_td.words.words import Language, words

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
_MOST = 99_999
COUNTS = frozenset(("", "numero", "numeros", "no", "n", "num", "nr", "number", "numbers"))
"""The headings of a column that may count the lines."""
_REMARKS = frozenset(("remarks", "remarques"))
LeftOut = Callable[[str], object]
"""Is told which column of remarks a roster has, which belong to no new event."""


def column_label(column: int, heading: str) -> str:
    """Return a column as a spreadsheet shows it: its letter, and its heading if it has one.

    >>> column_label(2, "Club"), column_label(2, "")
    ('C (Club)', 'C')
    """
    letters = column_letters(column)
    return f"{letters} ({heading})" if heading else letters


def check_columns(
    table: Table,
    row: TableRow,
    meanings: Mapping[int, str],
    known: tuple[str, ...],
    left_out: LeftOut | None = None,
) -> None:
    """Refuse the first column that would be dropped without a word.

    `row` has the headings, `meanings` the code of each that is known, and `known` the headings
    that would do, in English. What only counts the lines, and remarks where there are none, say
    nothing that would not be kept; remarks of our own workbook are left out if that can be told.
    """
    first: dict[str, str] = {}
    headed = (column for column, text in enumerate(row.cells) if text)
    written = table.columns_below(row.number)
    for column in sorted({*headed, *written}):
        text, code = row.cell(column), meanings.get(column)
        is_count = plain_words(text) in COUNTS
        if code is None and is_count and table.counts_lines(row.number, column):
            continue
        label = column_label(column, text)
        if plain_words(text) in _REMARKS and (left_out or column not in written):
            if left_out and column in written:
                left_out(label)
            continue
        facts = (table.file, table.sheet, row.number, label, text)
        if not text:
            raise no.HeadingMissingError(*facts)
        if code is None:
            raise no.LineNumbersError(*facts) if is_count else no.UnknownHeadingError(*facts, known)
        if code in first:
            raise no.HeadingTwiceError(*facts, first[code])
        first[code] = label


@dataclass(frozen=True)
class Headings:
    """The headings that a table of results may have, by code; without those needed it has none."""

    spelled: Mapping[str, str]
    """For each code its spellings, as `spellings` reads them."""
    needed: Sequence[str]
    main: str
    """The column that is blamed for what has no column of its own."""
    labels: Mapping[str, str]
    """What the program calls each column, in English: in both languages a heading too."""
    own: Collection[str] = ()
    """The codes that take a spelling before others; a refusal names these alone. Empty: all."""

    @cached_property
    def codes(self) -> Mapping[str, str]:
        """For each spelling of a heading, in plain words, its code."""
        found = {**self._labelled(self.labels), **spellings(self.spelled)}
        own = [code for code in self.spelled if code in self.own]
        ours = self._labelled(own) | spellings({code: self.spelled[code] for code in own})
        return found | {plain_words(code): code for code in self.labels} | ours

    @cached_property
    def languages(self) -> Mapping[str, Language]:
        """The language of each spelling that is of one only."""
        labels = {
            language: self._labelled(self.labels, (language,)).keys() for language in Language
        }
        both = labels[Language.ENGLISH] & labels[Language.FRENCH]
        found = {name: language for language, names in labels.items() for name in names - both}
        neutral = spellings(self.spelled).keys() - (spoken := languages(self.spelled)).keys()
        return {name: found[name] for name in found.keys() - neutral} | spoken

    def _labelled(
        self, codes: Collection[str], spoken: Sequence[Language] = tuple(Language)
    ) -> dict[str, str]:
        return {
            plain_words(words(language)(self.labels[code])): code
            for language in spoken
            for code in codes
        }

    def are_in(self, table: Table) -> bool:
        """Tell whether a table has all the columns that are needed."""
        return not self._missing(self._found(table)[1])

    def rows(self, table: Table) -> list["HeadedRow"]:
        """Return the rows in which something is written, or refuse a table that has none."""
        heading, columns = self._found(table)
        missing = self._missing(columns)
        if missing:
            titles = next((row.cells for row in table.rows if row.number == heading), ())
            unknown = (text for text in titles if text and plain_words(text) not in self.codes)
            raise no.MissingColumnsError(table.file, missing, tuple(unknown))
        self._check_columns(table, heading)
        below = (row for row in table.rows if row.number > heading and any(row.cells))
        headings = (plain_words(heading) for _column, heading in columns.values())
        known = frozenset(self.languages[each] for each in headings if each in self.languages)
        rows = [HeadedRow(table, columns, row, self.main, known) for row in below]
        if not rows:
            raise no.EmptyFileError(table.file)
        return rows

    def _check_columns(self, table: Table, heading: int) -> None:
        row = next(row for row in table.rows if row.number == heading)
        own, written = self.own or self.labels, table.columns_below(row.number)
        found = (
            (column, self.codes.get(plain_words(text))) for column, text in enumerate(row.cells)
        )
        meanings = {
            column: code
            for column, code in found
            if code and (code in own or column not in written)
        }
        known = [self.labels[code] for code in self.labels if code in own]
        check_columns(table, row, meanings, tuple(known))

    def _missing(self, columns: Columns) -> tuple[str, ...]:
        return tuple(code for code in self.needed if code not in columns)

    def _found(self, table: Table) -> tuple[int, Columns]:
        best: tuple[int, Columns] = (0, {})
        for row in table.rows[:FIRST_ROWS]:
            columns: dict[str, tuple[int, str]] = {}
            for column, text in enumerate(row.cells):
                code = self.codes.get(plain_words(text))
                if code:
                    columns.setdefault(code, (column, text))
            if len(columns) > len(best[1]):
                best = row.number, columns
        return best


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
        label = column_label(*self.columns.get(code, self.columns[self.main]))
        return self.table.file, self.table.sheet, self.row.number, label, self.text(code)

    def whole(self, code: str, least: int, most: int | None) -> int:
        """Return a whole number within limits, or refuse the cell."""
        text = self.text(code)
        number = typed_number(text)
        if number is None or not least <= number <= (_MOST if most is None else most):
            is_endless = most is None and text.isdecimal() and number not in range(least)
            raise no.NumberBetweenError(*self.facts(code), least, _MOST if is_endless else most)
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
