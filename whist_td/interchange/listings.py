"""A table that was described once, for programs and spreadsheets: with commas."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from whist_td.interchange.tables import harmless, with_commas, with_semicolons
from whist_td.words.listings import Column, ColumnKind, Listing, Media, R
from whist_td.words.words import Language, Words, rounded

PROGRAMS = Media.PROGRAMS
_SLASH = "\N{FRACTION SLASH}"
"""A spreadsheet takes 1/2 for a day of January or February; this it leaves as it is."""


def in_codes(listing: Listing[R]) -> str:
    """Return a table of commas for programs, its headings in codes."""
    columns = listing.on(PROGRAMS)
    heads = [code for each in columns for code in _codes(each)]
    rows = ([text for each in columns for text in _plain(each, row)] for row in listing.rows)
    return with_commas([heads, *rows])


def _codes(column: Column[Any]) -> tuple[str, ...]:
    return (column.code, f"{column.code}_exact") if column.is_exact else (column.code,)


def _plain(column: Column[R], row: R) -> tuple[object, ...]:
    value = column.value(row)
    if isinstance(value, Fraction):
        return (_rounded(column, value), str(value))[: 1 + column.is_exact]
    plain = harmless(value) if isinstance(value, str) else "" if value is None else value
    return (plain, "")[: 1 + column.is_exact]


def _rounded(column: Column[Any], number: Fraction) -> str:
    """Return a number with two decimals where people read two, else with four at most."""
    if column.kind in (ColumnKind.DECIMAL, ColumnKind.SIGNED):
        return f"{float(rounded(number, 2)):.2f}"
    return f"{float(number):.4f}".rstrip("0").rstrip(".")


def in_words(listing: Listing[R], _: Words) -> str:
    """Return the same as the spreadsheet of the words' country opens it; a heading stands once."""
    shown = listing.on(PROGRAMS)
    columns = [c for at, c in enumerate(shown) if c.heading not in [b.heading for b in shown[:at]]]
    heads = [head for each in columns for head in _heads(each, _)]
    rows = ([text for each in columns for text in _local(each, row, _)] for row in listing.rows)
    separated = with_semicolons if _.language is Language.FRENCH else with_commas
    return separated([heads, *rows])


def _heads(column: Column[Any], _: Words) -> tuple[str, ...]:
    exact = _("{heading}, as a fraction", heading=column.heading)
    return (column.heading, exact) if column.is_exact else (column.heading,)


def _local(column: Column[R], row: R, _: Words) -> Iterable[object]:
    """Return the same with the country's decimal mark, and words as people read them."""
    value, plain = column.value(row), _plain(column, row)
    if isinstance(value, str):
        return (harmless(column.cell(row).text),)
    mark = "," if _.language is Language.FRENCH else "."
    return (str(plain[0]).replace(".", mark), *(str(p).replace("/", _SLASH) for p in plain[1:]))
