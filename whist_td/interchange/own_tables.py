"""Tables of one's own, for other programs, or to be corrected in a spreadsheet and read again."""

import csv
from collections.abc import Iterable
from io import StringIO
from pathlib import Path

from whist_td.desk.request_errors import OutputError

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
        path.write_text(text, encoding="utf-8-sig")
    except OSError as fault:
        raise OutputError(path, fault.strerror or type(fault).__name__) from fault
