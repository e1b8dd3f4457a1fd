"""A workbook as a file: whose it is, and what its formulas come to, which openpyxl leaves out."""

import re
from collections.abc import Mapping
from datetime import datetime, time
from html import escape
from io import BytesIO
from typing import cast
from zipfile import ZIP_DEFLATED, ZipFile

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.events import Details
from whist_td.interchange.tables import clean
from whist_td.interchange.workbook_ink import Pen

_FORMULA = re.compile(r'<c r="([A-Z]+[0-9]+)"([^>]*)>(<f>[^<]*</f>)<v(?: ?/>|></v>)</c>')
_SHEET = re.compile(r"xl/worksheets/sheet([0-9]+)\.xml")

Values = Mapping[str, float | str]
"""What the formulas of a sheet come to, by their cells."""


def sheet_of(book: Workbook, title: str) -> Worksheet:
    """Return a new sheet at the end of a workbook; its first one is there already."""
    first = cast("Worksheet", book.active)
    if len(book.worksheets) == 1 and first.max_row == 1 and first["A1"].value is None:
        first.title = title
        return first
    return cast("Worksheet", book.create_sheet(title))


def saved(book: Workbook, details: Details, pen: Pen) -> bytes:
    """Return a workbook as an .xlsx file."""
    properties = book.properties
    properties.creator = "Whist TD"
    properties.title = clean(details.name)
    properties.created = datetime.combine(details.date, time())
    file = BytesIO()
    book.save(file)
    if not pen.values:
        return file.getvalue()
    return _with_values(file, [pen.values.get(sheet.title, {}) for sheet in book.worksheets])


def _with_values(file: BytesIO, values: list[Values]) -> bytes:
    """Write beside each formula what it comes to."""
    made = BytesIO()
    with ZipFile(file) as plain, ZipFile(made, "w", ZIP_DEFLATED) as full:
        for item in plain.infolist():
            content = plain.read(item)
            found = _SHEET.fullmatch(item.filename)
            if found and values[int(found[1]) - 1]:
                content = _filled(content.decode(), values[int(found[1]) - 1]).encode()
            full.writestr(item, content)
    return made.getvalue()


def _filled(sheet: str, values: Values) -> str:
    def cell(found: re.Match[str]) -> str:
        place, attributes, formula = found.groups()
        value = values.get(place)
        if value is None:
            return found[0]
        if isinstance(value, str):
            return f'<c r="{place}"{attributes} t="str">{formula}<v>{escape(value)}</v></c>'
        return f'<c r="{place}"{attributes}>{formula}<v>{value!r}</v></c>'

    return _FORMULA.sub(cell, sheet)
