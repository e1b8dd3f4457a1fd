"""Tables of one's own, to be opened in a spreadsheet, corrected there, and read again."""

import csv
from collections.abc import Iterable
from io import StringIO
from pathlib import Path

from whist_td.desk.request_errors import OutputError


def with_semicolons(rows: Iterable[Iterable[object]]) -> str:
    """Return rows as a table that spreadsheets open, in French too."""
    out = StringIO()
    csv.writer(out, delimiter=";", lineterminator="\n").writerows(rows)
    return out.getvalue()


def save_table(text: str, path: Path) -> None:
    """Write a table, or refuse a place where nothing can be written."""
    try:
        path.write_text(text, encoding="utf-8-sig")
    except OSError as fault:
        raise OutputError(path, fault.strerror or type(fault).__name__) from fault
