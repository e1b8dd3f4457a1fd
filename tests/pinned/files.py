"""What stands on the disk afterwards: tables, workbooks cell by cell, sheets page by page."""

import hashlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
from openpyxl import load_workbook
from openpyxl.cell import Cell
from openpyxl.worksheet.worksheet import Worksheet

from pinned.cli import LANGUAGES
from pinned.doors import command

SIZES = {"fr": "a4", "en": "letter"}
POINTS, DOTS = 72, 60


def disk(clubs: list[Path]) -> Iterator[tuple[str, str]]:
    """Return every table of the club files, and the rows as they were written."""
    for club in clubs:
        with sqlite3.connect(f"file:{club}?mode=ro", uri=True) as file:
            yield f"{club.stem}.txt", "\n".join(_tables(file))


def _tables(file: sqlite3.Connection) -> Iterator[str]:
    for pragma in ("user_version", "application_id", "page_size", "encoding"):
        yield f"{pragma} {file.execute(f'pragma {pragma}').fetchone()}"
    schema = "select name, type, sql from sqlite_master order by type desc, name"
    for name, kind, sql in file.execute(schema).fetchall():
        yield f"\n{sql}"
        if kind == "table":
            rows = file.execute(f"select rowid, * from {name} order by rowid")  # noqa: S608
            yield from map(repr, rows)


def web(clubs: list[Path], folder: Path) -> Iterator[tuple[str, str]]:
    """Return web page, table and JSON of every evening."""
    for language in LANGUAGES:
        for club in clubs:
            for ending in ("html", "csv", "json"):
                path = _exported(club, folder, language, ending)
                yield path.name, path.read_text(encoding="utf-8")


def workbooks(clubs: list[Path], folder: Path) -> Iterator[tuple[str, str]]:
    """Return every cell of every workbook, how it looks, and how its sheet is printed."""
    for language in LANGUAGES:
        for club in clubs:
            book = load_workbook(_exported(club, folder, language, "xlsx"))
            said = [line for sheet in book for line in _sheet(sheet)]
            names = [f"{name}: {each.attr_text}" for name, each in book.defined_names.items()]
            yield f"{club.stem}-{language}.txt", "\n".join(said + names)


def _exported(club: Path, folder: Path, language: str, ending: str) -> Path:
    path = folder / f"{club.stem}-{language}.{ending}"
    told = command("export", club, "-o", path, "--lang", language)
    if not path.exists():
        raise FileNotFoundError(told)
    return path


def _sheet(sheet: Worksheet) -> Iterator[str]:
    yield f"\n== {sheet.title} {sheet.dimensions} {sheet.sheet_state} freeze {sheet.freeze_panes}"
    setup, page = sheet.page_setup, sheet.print_options
    yield f"print {setup.orientation} {setup.paperSize} {setup.fitToWidth}×{setup.fitToHeight}"
    yield f"area {sheet.print_area} titles {sheet.print_titles} centred {page.horizontalCentered}"
    yield f"margins {vars(sheet.page_margins)} grid {sheet.sheet_view.showGridLines}"
    yield f"foot {sheet.oddFooter.center.text} head {sheet.oddHeader.center.text}"
    yield f"merged {sorted(map(str, sheet.merged_cells.ranges))} filter {sheet.auto_filter.ref}"
    for letter, column in sorted(sheet.column_dimensions.items()):
        yield f"column {letter} {column.min}-{column.max} {column.width} hidden {column.hidden}"
    for number, row in sorted(sheet.row_dimensions.items()):
        if row.height or row.hidden:
            yield f"row {number} {row.height} hidden {row.hidden}"
    for place in sheet.conditional_formatting:
        yield f"rule {place.sqref}: {[(rule.type, rule.formula) for rule in place.rules]}"
    for check in sheet.data_validations.dataValidation:
        yield f"valid {check.sqref} {check.type} {check.formula1} {check.formula2}"
    for row in sheet.iter_rows():
        yield from (_cell(cell) for cell in row if cell.value is not None or cell.has_style)


def _cell(cell: Cell) -> str:
    link = f" → {cell.hyperlink.location or cell.hyperlink.target}" if cell.hyperlink else ""
    note = f" note {cell.comment.text!r}" if cell.comment else ""
    return f"{cell.coordinate} {cell.value!r} {_style(cell)}{link}{note}"


def _style(cell: Cell) -> str:
    font, fill, way, edge = cell.font, cell.fill, cell.alignment, cell.border
    weight = "b" * bool(font.b) + "i" * bool(font.i)
    colour = font.color.rgb if font.color else None
    sides = (edge.left, edge.right, edge.top, edge.bottom)
    edges = "".join((side.style or "-")[0] if side else "-" for side in sides)
    shown = f"{font.name} {font.sz}{weight} {colour} on {fill.fill_type} {fill.fgColor.rgb}"
    placed = f"{way.horizontal} {way.vertical} {way.wrap_text} {way.textRotation} {way.indent}"
    return f"[{cell.number_format}; {shown}; {placed}; {edges}; {cell.protection.locked}]"


def sheets(clubs: list[Path], folder: Path) -> Iterator[tuple[str, str]]:
    """Return every sheet: its words with their places, and a hash of each page as painted."""
    for language, size in SIZES.items():
        for club in clubs:
            place = folder / f"{club.stem}-{language}"
            asked = ("--paper", "all", "-o", place, "--size", size, "--lang", language)
            told = command("print", club, *asked)
            yield f"{place.name}/said.txt", told.replace(str(folder), "FOLDER")
            for path in sorted(place.glob("*.pdf")):
                yield f"{place.name}/{path.stem}.txt", "\n".join(_pages(path))


def _pages(path: Path) -> Iterator[str]:
    with pypdfium2.PdfDocument(path) as sheet:
        yield f"{len(sheet)} pages, {sheet.get_metadata_dict().get('Title')}"
        for number, page in enumerate(sheet, 1):
            picture = page.render(scale=DOTS / POINTS).to_pil()
            painted = hashlib.sha256(picture.tobytes()).hexdigest()
            yield f"\n== {number} {page.get_size()} {painted}"
            yield from _words(page.get_textpage())


def _words(text: pypdfium2.PdfTextPage) -> Iterator[str]:
    for at in range(text.count_rects()):
        left, bottom, right, top = text.get_rect(at)
        said = text.get_text_bounded(left, bottom, right, top)
        yield f"{left:.1f} {bottom:.1f} {right:.1f} {top:.1f} {said!r}"
