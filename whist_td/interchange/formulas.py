"""Formulas of a workbook whose value was never saved: the library that reads does not tell."""

import re
from collections.abc import Iterator, Mapping
from posixpath import basename
from xml.etree.ElementTree import Element, ParseError, fromstring
from zipfile import ZipFile

from whist_td.interchange.tables import column_number

Cell = tuple[int, int]
"""Row, the first being 1, and column, the first being 0."""
_FORMULA = re.compile(rb"<(?:\w+:)?f[\s>/]|table:formula=")
_REFERENCE = re.compile(r"([A-Z]{1,3})([0-9]{1,7})")
_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_TYPE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}value-type"
_RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"


def unsaved_formulas(package: ZipFile) -> Mapping[str, frozenset[Cell]]:
    """Return for each sheet with formulas those cells that have no value."""
    try:
        if "content.xml" in package.namelist():
            return _of_document(package.read("content.xml"))
        return _of_workbook(package)
    except (ParseError, KeyError, RuntimeError, NotImplementedError):  # the reading says what it is
        return {}


def _of_workbook(package: ZipFile) -> Mapping[str, frozenset[Cell]]:
    relations = _parsed(package.read("xl/_rels/workbook.xml.rels"))
    targets = {each.get("Id"): basename(each.get("Target", "")) for each in relations}
    sheets = _parsed(package.read("xl/workbook.xml")).iterfind("{*}sheets/{*}sheet")
    parts = {each.get("name", ""): targets.get(each.get(_RELATION)) for each in sheets}
    return {
        name: frozenset(_unsaved_cells(package.read(f"xl/worksheets/{part}")))
        for name, part in parts.items()
        if f"xl/worksheets/{part}" in package.namelist()
    }


def _parsed(part: bytes) -> Element:
    return fromstring(part)  # noqa: S314 - in a process that may take so much and no more


def _unsaved_cells(part: bytes) -> Iterator[Cell]:
    if not _FORMULA.search(part):
        return
    for cell in _parsed(part).iterfind("{*}sheetData/{*}row/{*}c"):
        place = _REFERENCE.fullmatch(cell.get("r", ""))
        is_formula = cell.find("{*}f") is not None
        if place and is_formula and not cell.findtext("{*}v") and cell.find("{*}is") is None:
            yield int(place[2]), column_number(place[1])


def _of_document(content: bytes) -> Mapping[str, frozenset[Cell]]:
    if not _FORMULA.search(content):
        return {}
    tables = _parsed(content).iter(f"{_TABLE}table")
    return {each.get(f"{_TABLE}name", ""): frozenset(_unvalued_cells(each)) for each in tables}


def _unvalued_cells(table: Element) -> Iterator[Cell]:
    number = 1
    for row in table.iter(f"{_TABLE}table-row"):
        column = 0
        for cell in row:
            if cell.get(f"{_TABLE}formula") and not cell.get(_TYPE):
                yield number, column
            column += int(cell.get(f"{_TABLE}number-columns-repeated", 1))
        number += int(row.get(f"{_TABLE}number-rows-repeated", 1))
