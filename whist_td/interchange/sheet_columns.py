"""The columns of a workbook's sheet, from a table described once; what is missing in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from typing import Any

from whist_td.desk.reach import Reach
from whist_td.interchange.live import quoted
from whist_td.interchange.workbook import CellInk, Formula, Value, name_width
from whist_td.words.listings import Column, ColumnKind, Ink, Listing, Media, R
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words

Head = tuple[str, float, CellInk]
_FORMATS: Mapping[ColumnKind, tuple[float, CellInk]] = {
    ColumnKind.RANK: (8, CellInk.TOTAL),
    ColumnKind.NUMBER: (8, CellInk.NUMBER),
    ColumnKind.FIGURE: (10, CellInk.NUMBER),
    ColumnKind.DECIMAL: (13, CellInk.DECIMAL),
    ColumnKind.SIGNED: (13, CellInk.SIGNED),
    ColumnKind.MEAN: (13, CellInk.SIGNED),
    ColumnKind.FRACTION: (12, CellInk.DECIMAL),
    ColumnKind.SCORE: (13, CellInk.SCORE),
    ColumnKind.MONEY: (14, CellInk.MONEY),
    ColumnKind.DAY: (13, CellInk.DAY),
}
"""The width of a column of figures, and how they show."""
_STRONG = {
    ColumnKind.FIGURE: CellInk.TOTAL,
    ColumnKind.DECIMAL: CellInk.DECIMAL_TOTAL,
    ColumnKind.SIGNED: CellInk.SIGNED_TOTAL,
    ColumnKind.MEAN: CellInk.SIGNED_TOTAL,
    ColumnKind.FRACTION: CellInk.TOTAL,
    ColumnKind.SCORE: CellInk.SCORE_TOTAL,
    ColumnKind.MONEY: CellInk.MONEY_TOTAL,
}
_TYPED = {ColumnKind.MONEY: CellInk.MONEY_TYPED, ColumnKind.WORDS: CellInk.TYPED}
_NAME_LEAST, _REMARKS, _PLACES = 24, 50, 9


def heads(listing: Listing[Any]) -> tuple[Head, ...]:
    """Return the headings of a workbook's columns, their widths and number formats."""
    found = []
    for each in listing.on(Media.WORKBOOK):
        wide, ink = _FORMATS.get(each.kind) or _of_words(each, listing)
        if each.ink is Ink.STRONG:
            ink = _STRONG.get(each.kind, ink)
        if each.is_typed:
            ink = _TYPED.get(each.kind, ink)
        found.append((each.heading, wide, ink))
    return tuple(found)


def _of_words(column: Column[Any], listing: Listing[Any]) -> tuple[float, CellInk]:
    """Return the width of the longest of some names; what is said of them has room for more."""
    if column.kind is ColumnKind.WORDS and column.ink is Ink.QUIET:
        return _REMARKS, CellInk.NOTE
    wide = name_width(column.cell(row).text for row in listing.rows)
    if column.kind is ColumnKind.WORDS:
        return wide, CellInk.TEXT
    return max(wide, _NAME_LEAST), CellInk.STRONG


def cell_value(column: Column[R], row: R) -> float | str | date:
    """Return what a workbook's cell holds of a line."""
    value = column.value(row)
    if isinstance(value, int) and column.kind is ColumnKind.MONEY:
        return value / 100
    if isinstance(value, Fraction):
        return round(float(value), _PLACES)
    return "" if value is None else value


def formula_value(column: Column[R], row: R) -> float | str:
    """Return what a formula of a column comes to in a line."""
    value = cell_value(column, row)
    return value.isoformat() if isinstance(value, date) else value


_MOST_QUOTED = 200
"""A text in a formula has 255 letters at most."""


@dataclass(frozen=True)
class Lacking:
    """A formula that counts what is missing on a live sheet, and what it comes to in the file."""

    formula: str
    now: int


def live_hint(reach: Reach, lacking: Lacking, hint: str, _: Words) -> Formula | Value:
    """Return a hint that says first what is missing, as long as anything is.

    Which they are is known as long as as many are missing as when the file was made.
    """
    sentence = missing_sentence(reach, _)
    if not sentence:
        return hint
    rest = f" {hint}" if hint else ""
    exact, some = sentence + rest, _("Provisional: results are missing.") + rest
    text = f"IF({lacking.formula}={lacking.now},{_quoted(exact)},{_quoted(some)})"
    return Formula(f"=IF({lacking.formula}<=0,{_quoted(hint)},{text})", exact)


def _quoted(text: str) -> str:
    starts = range(0, max(len(text), 1), _MOST_QUOTED)
    return "&".join(quoted(text[at : at + _MOST_QUOTED]) for at in starts)
