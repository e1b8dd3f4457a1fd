"""How our workbooks look, print and are saved; in them no name becomes a formula."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from enum import Enum
from html import escape
from io import BytesIO
from itertools import chain, repeat
from math import ceil
from typing import TYPE_CHECKING, Literal, cast
from zipfile import ZIP_DEFLATED, ZipFile

from openpyxl import Workbook
from openpyxl.cell.cell import Cell
from openpyxl.formatting.rule import Rule
from openpyxl.styles import Alignment, Border, Font, NamedStyle, PatternFill, Side
from openpyxl.styles.differential import DifferentialStyle
from openpyxl.utils import coordinate_to_tuple, get_column_letter, quote_sheetname
from openpyxl.workbook.defined_name import DefinedName
from openpyxl.worksheet.cell_range import CellRange
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.worksheet import Worksheet
from openpyxl.writer.excel import ExcelWriter

from whist_td.core.contracts import SYMBOLS, Strain
from whist_td.core.events import Details
from whist_td.core.names import clean
from whist_td.core.page_sizes import PageSize
from whist_td.interchange.live import Live, quoted
from whist_td.words.words import Words

if TYPE_CHECKING:
    from openpyxl.styles.cell_style import StyleArray
    from openpyxl.worksheet.header_footer import HeaderFooterItem


_INK, _QUIET, _RED = "1B2730", "5B6873", "B3261E"
_DARK, _AMBER, _LINE = "20455C", "FFE2A8", "CFD6DC"
_FORMULA_SIGNS = ("=", "+", "-", "@")

_STYLE = "_style"

Value = str | int | float | None


@dataclass(frozen=True)
class _Look:
    """How cells of one kind look; what tells the kinds apart is their name."""

    name: str
    size: float = 11
    colour: str = _INK
    bold: bool = False
    side: str = "center"
    fill: str = ""
    ruled: bool = True
    wrap: bool = False
    shrinks: bool = False
    """A name of sixty letters is written smaller rather than cut off."""
    number: str = 'General;"−"General'
    """How a number shows; the point or comma is the spreadsheet's own."""

    @property
    def style(self) -> NamedStyle:
        """The same as a workbook has it."""
        style = NamedStyle(f"Whist {self.name}", number_format=self.number)
        style.font = Font(name="Calibri", size=self.size, color=self.colour, bold=self.bold)
        style.alignment = Alignment(
            self.side, "center", wrap_text=self.wrap, shrink_to_fit=self.shrinks
        )
        if self.fill:
            style.fill = PatternFill("solid", fgColor=self.fill)
        if self.ruled:
            style.border = Border(bottom=Side("thin", color=_LINE))
        return style


_HEADING = _Look("heading", colour="FFFFFF", bold=True, fill=_DARK, wrap=True)
_TOTAL = _Look("total", 12, bold=True, fill="EAF1F5")
_DECIMALS = "0.00"
_POINTS = '0.00;"−"0.00'
_SCORE = '0.00#######;"−"0.00#######'
_SIGNED = '+0.00;"−"0.00;0.00'
_MONEY = '#,##0.00;"−"#,##0.00'


class CellInk(Enum):
    """What a cell is for; each has one style, shared by all its cells."""

    TITLE = _Look("title", 18, _DARK, bold=True, side="left", ruled=False)
    SUBTITLE = _Look("subtitle", colour=_QUIET, side="left", ruled=False)
    HEADING = _HEADING
    HEADING_LEFT = replace(_HEADING, name="heading left", side="left")
    TEXT = _Look("text", side="left", shrinks=True)
    NOTE = _Look("note", 10, _QUIET, side="left", wrap=True)
    STRONG = _Look("strong", bold=True, side="left", shrinks=True)
    NUMBER = _Look("number")
    QUIET_NUMBER = _Look("quiet number", 10, _QUIET)
    TOTAL = _TOTAL
    DECIMAL_TOTAL = replace(_TOTAL, name="decimal total", number=_DECIMALS)
    SIGNED_TOTAL = replace(_TOTAL, name="signed total", number=_SIGNED)
    DECIMAL = _Look("decimal", number=_DECIMALS)
    SIGNED = _Look("signed", number=_SIGNED)
    POINTS = _Look("points", number=_POINTS)
    SCORE = _Look("score", number=_SCORE)
    SCORE_TOTAL = replace(_TOTAL, name="score total", number=_SCORE)
    """More decimals than two only where the value has them."""
    TYPED_NUMBER = _Look("typed number", colour=_DARK, fill="FFFBE3")
    TYPED_POINTS = _Look("typed points", colour=_DARK, fill="FFFBE3", number=_POINTS)
    MONEY = _Look("money", side="right", number=_MONEY)
    MONEY_TYPED = _Look("money typed", colour=_DARK, side="right", fill="FFFBE3", number=_MONEY)
    MONEY_TOTAL = replace(_TOTAL, name="money total", side="right", number=_MONEY)
    DAY = _Look("day", number="yyyy-mm-dd")
    TYPED = _Look("typed", colour=_DARK, fill="FFFBE3", shrinks=True)
    """What may be corrected: everything else follows."""
    RED_SUIT = _Look("red suit", 14, _RED, bold=True)
    BLACK_SUIT = _Look("black suit", 14, "000000", bold=True)
    ALERT = _Look("alert", bold=True, fill=_AMBER)


Values = Mapping[str, float | str]
"""What the formulas of a sheet come to, by their cells."""


@dataclass(frozen=True)
class Formula:
    """A formula of our own; a text that only looks like one is never a formula.

    With its value, the file shows it also where nothing is calculated: in previews, on telephones.
    """

    text: str
    value: float | str


def written(part: Live) -> Formula | Value:
    """Return a part of a formula as the whole of a cell."""
    return part.value if part.is_fixed else Formula(f"={part.text}", part.value)


class CellPen:
    """Writes cells of one workbook in its shared styles."""

    def __init__(self, book: Workbook, currency: str = "") -> None:
        self._styles: dict[CellInk, StyleArray] = {}
        self.values: dict[str, dict[str, float | str]] = defaultdict(dict)
        """What the formulas come to: by the sheet's title, then by the cell."""
        for ink in CellInk:
            style = ink.value.style
            if currency and ink.value.number == _MONEY:
                style.number_format = ";".join(
                    f"{part} {quoted(currency)}" for part in _MONEY.split(";")
                )
            book.add_named_style(style)
            self._styles[ink] = copy(style.as_tuple())

    def write(
        self, sheet: Worksheet, row: int, column: int, value: Value | Formula | date, ink: CellInk
    ) -> Cell:
        """Write one cell."""
        cell = cast("Cell", sheet.cell(row, column))
        if isinstance(value, str):
            cell.value = clean(value)
            cell.data_type = "s"
        elif isinstance(value, Formula):
            cell.value = value.text
            plain = clean(value.value) if isinstance(value.value, str) else value.value
            self.values[sheet.title][cell.coordinate] = plain
        elif value is not None:
            cell.value = value
        # Setting the style by its name would search and copy it for each of thirty thousand cells.
        setattr(cell, _STYLE, self._styles[ink])
        if isinstance(value, str) and value.startswith(_FORMULA_SIGNS):
            setattr(cell, _STYLE, copy(self._styles[ink]))
            cell.quotePrefix = True
        return cell

    def write_row(
        self,
        sheet: Worksheet,
        row: int,
        values: Iterable[Value | Formula | date],
        inks: Sequence[CellInk],
        first: int = 1,
    ) -> None:
        """Write a row of cells; the last ink serves all that follow."""
        each = zip(values, chain(inks, repeat(inks[-1])), strict=False)
        for column, (value, ink) in enumerate(each, start=first):
            self.write(sheet, row, column, value, ink)


def suit(strain: Strain | None, _: Words) -> tuple[str, CellInk]:
    """Return a trump as its symbol in its colour, no trump by its initials."""
    if strain is None:
        return "…", CellInk.QUIET_NUMBER
    red = strain in (Strain.HEARTS, Strain.DIAMONDS)
    return SYMBOLS.get(strain, _("NT")), CellInk.RED_SUIT if red else CellInk.BLACK_SUIT


_TITLE_ROW, _SUBTITLE_ROW, HEADING_ROW = 1, 2, 4
_PAPERS = {PageSize.A4: (9, 297 / 25.4), PageSize.LETTER: (1, 11.0)}
"""The spreadsheet's own number of a paper, and its longer side in inches."""
_MARGIN, _UNDER_HEADER, _DOTS = 0.4, 0.8, 96
"""Inches, and the dots of one."""
_LETTER, _PADDING = 7, 5
"""The dots of a letter of a column's width, and those that are left free."""
_LEAST_SCALE = 80
"""In percent: the smallest letters, of ten points, come out no smaller than eight."""
_ROW_HEIGHT = 18
_NARROWEST_NAME = 12
_BOLD = 1.2
"""By how much a bold letter is wider than the figures that widths count in."""


def write_heading(
    sheet: Worksheet,
    pen: CellPen,
    details: Details,
    title: Value | Formula,
    _: Words,
    hint: Value | Formula = "",
) -> None:
    """Write the two lines above every table, and under them a hint where there is one."""
    pen.write(sheet, _TITLE_ROW, 1, title, CellInk.TITLE)
    parts = (details.name, _.date(details.date), details.place)
    pen.write(sheet, _SUBTITLE_ROW, 1, " · ".join(filter(None, parts)), CellInk.SUBTITLE)
    if hint:
        pen.write(sheet, HEADING_ROW - 1, 1, hint, CellInk.SUBTITLE)
    sheet.row_dimensions[_TITLE_ROW].height = 28
    sheet.row_dimensions[_SUBTITLE_ROW].height = 18


def freeze(sheet: Worksheet, cell: str) -> None:
    """Keep in sight what stands above and to the left of a cell; hide the grid."""
    sheet.freeze_panes = cell
    sheet.sheet_view.showGridLines = False
    sheet.sheet_format.defaultRowHeight = _ROW_HEIGHT
    sheet.sheet_format.customHeight = True


def lay_out(sheet: Worksheet, details: Details, area: str, last_heading: int, _: Words) -> None:
    """Set how a sheet prints: landscape, its headings on every page."""
    sheet.print_area = area
    sheet.print_title_rows = f"1:{last_heading}"
    sheet.page_setup.orientation = "landscape"
    sheet.print_options.horizontalCentered = True
    margins = sheet.page_margins
    margins.left = margins.right = _MARGIN
    margins.top, margins.bottom = 0.5, 0.7
    footer = cast("HeaderFooterItem", sheet.oddFooter)
    for part, text in (
        (footer.left, _footer(details.name)),
        (footer.center, _footer(sheet.title)),
        (footer.right, _("page {page} of {pages}", page="&P", pages="&N")),
    ):
        part.text = text


def _fit(sheet: Worksheet, size: PageSize, values: Values) -> None:
    """Print a sheet as wide as the page; where that would be too small to read, on several.

    The columns that stay in sight stand on each of them; the title, which would be cut on the
    second, stands above each page.
    """
    setup, (code, across) = sheet.page_setup, _PAPERS[size]
    setup.paperSize = code
    end = CellRange(sheet.print_area.partition("!")[2])
    columns = (sheet.column_dimensions[get_column_letter(at)] for at in range(1, end.max_col + 1))
    shown = (column.width for column in columns if not column.hidden)
    needed = sum(width * _LETTER + _PADDING for width in shown) / _DOTS
    fits = needed * _LEAST_SCALE <= 100 * (across - 2 * _MARGIN)
    sheet.sheet_properties.pageSetUpPr.fitToPage = fits  # type: ignore[union-attr]
    if fits:
        setup.fitToHeight = 0
        return
    setup.scale, setup.pageOrder = _LEAST_SCALE, "overThenDown"
    last_heading = max(HEADING_ROW, CellRange(sheet.freeze_panes or "A1").max_row - 1)
    sheet.print_title_rows = f"{HEADING_ROW}:{last_heading}"
    sheet.print_area = f"A{HEADING_ROW}:{get_column_letter(end.max_col)}{end.max_row}"
    sheet.page_margins.top = _UNDER_HEADER
    title, facts = (values.get(at, sheet[at].value) for at in ("A1", "A2"))
    header = cast("HeaderFooterItem", sheet.oddHeader)
    header.left.text = f"{_footer(str(title))} · {_footer(str(facts), _MOST_FACTS)}"
    frozen = coordinate_to_tuple(sheet.freeze_panes or "A1")[1] - 1
    if frozen:
        sheet.print_title_cols = f"A:{get_column_letter(frozen)}"


_MOST_FACTS = 150
"""So many letters of name, day and place: a header takes 255 in all."""


def _footer(text: str, most: int = 60) -> str:
    whole = clean(text)
    short = whole if len(whole) <= most else f"{whole[: most - 1].rstrip()}…"
    return short.replace("&", "&&")


_LEFT_INKS = (CellInk.STRONG, CellInk.TEXT, CellInk.NOTE)
"""Words stand at the left of their column, and so does its heading."""


def write_columns(
    sheet: Worksheet, pen: CellPen, columns: Iterable[tuple[str, float, CellInk]]
) -> tuple[CellInk, ...]:
    """Write the headings of columns and set their widths; return the inks of their cells."""
    headings, widths, inks = zip(*columns, strict=True)
    heads = [CellInk.HEADING_LEFT if ink in _LEFT_INKS else CellInk.HEADING for ink in inks]
    pen.write_row(sheet, HEADING_ROW, headings, heads)
    set_widths(sheet, widths)
    return inks


@dataclass(frozen=True)
class TableSize:
    """So many columns, the first of which stay in sight, and the last row."""

    columns: int
    frozen: int
    last: int


def finish_table(
    sheet: Worksheet, details: Details, size: TableSize, _: Words, *, is_filtered: bool = True
) -> None:
    """Give a table its filter, keep headings and first columns in sight, and lay it out."""
    end = f"{get_column_letter(size.columns)}{size.last}"
    if is_filtered:
        sheet.auto_filter.ref = f"A{HEADING_ROW}:{end}"
    heighten(sheet, HEADING_ROW)
    freeze(sheet, f"{get_column_letter(size.frozen + 1)}{HEADING_ROW + 1}")
    lay_out(sheet, details, f"A1:{end}", HEADING_ROW, _)


def offer(sheet: Worksheet, cells: str, source: str, sentence: str) -> None:
    """Let people choose what some cells say from a list; a sentence refuses anything else.

    Without a sentence anything else may be written too.
    """
    rule = DataValidation(
        "list", formula1=source, allow_blank=True, showErrorMessage=bool(sentence), error=sentence
    )
    rule.add(cells)
    sheet.add_data_validation(rule)


def limit(
    sheet: Worksheet,
    cells: str,
    limits: tuple[int, int],
    sentence: str,
    kind: Literal["whole", "decimal"] = "whole",
) -> None:
    """Let some cells hold numbers within limits; a sentence refuses anything else."""
    least, most = map(str, limits)
    rule = DataValidation(
        kind,
        operator="between",
        formula1=least,
        formula2=most,
        allow_blank=True,
        showErrorMessage=True,
        error=sentence,
    )
    rule.add(cells)
    sheet.add_data_validation(rule)


def orange(sheet: Worksheet, cells: str, formula: str) -> None:
    """Let cells turn orange where a formula about the first of them holds."""
    look = DifferentialStyle(fill=PatternFill("solid", bgColor=_AMBER))
    sheet.conditional_formatting.add(cells, Rule("expression", formula=[formula], dxf=look))


def strike_out(sheet: Worksheet, cells: str, formula: str) -> None:
    """Strike cells through where a formula about the first of them holds."""
    look = DifferentialStyle(font=Font(strike=True, italic=True, color=_QUIET))
    sheet.conditional_formatting.add(cells, Rule("expression", formula=[formula], dxf=look))


def hole(formula: str) -> str:
    """Return a formula as it fills the hole of a sentence that a cell is to say."""
    return f"\0{formula}\0"


def saying(sentence: str) -> str:
    """Return a sentence, its holes filled with formulas, as the text of a formula.

    >>> saying(f"{hole('A1')} of 24")
    'A1&" of 24"'
    """
    parts = enumerate(sentence.split("\0"))
    return "&".join(part if at % 2 else quoted(part) for at, part in parts if part)


def define_names(sheet: Worksheet, places: Mapping[str, str]) -> None:
    """Give places of a sheet names for the formulas of any sheet."""
    book = cast("Workbook", sheet.parent)
    for name, place in places.items():
        reference = f"{quote_sheetname(sheet.title)}!{place}"
        book.defined_names[name] = DefinedName(name, attr_text=reference)


def heighten(sheet: Worksheet, row: int) -> None:
    """Give headings of two lines their room, or of more where a column is narrow."""
    lines = 2
    for column, cell in enumerate(sheet[row], start=1):
        width = sheet.column_dimensions[get_column_letter(column)].width
        lines = max(lines, _lines(str(cell.value or ""), width / _BOLD))
    sheet.row_dimensions[row].height = lines * _ROW_HEIGHT


def _lines(heading: str, room: float) -> int:
    """Return over how many lines the words of a heading go, a word too long over several."""
    lines, taken = 1, 0.0
    for word in heading.split(" "):
        if taken and taken + 1 + len(word) > room:
            lines, taken = lines + 1, 0.0
        over = max(0, ceil(len(word) / room) - 1)
        lines, taken = lines + over, (taken + 1 if taken else 0) + len(word) - over * room
    return lines


def set_widths(sheet: Worksheet, widths: Iterable[float]) -> None:
    """Set the widths of the first columns, in letters."""
    for column, width in enumerate(widths, start=1):
        sheet.column_dimensions[get_column_letter(column)].width = width


def name_width(names: Iterable[str]) -> float:
    """Return the width of a column that shows the longest of some names."""
    longest = max(map(len, names), default=0)
    return max(_NARROWEST_NAME, longest * 0.95 + 2)


_FORMULA = re.compile(r'<c r="([A-Z]+[0-9]+)"([^>]*)>(<f>[^<]*</f>)<v(?: ?/>|></v>)</c>')
_SHEET = re.compile(r"xl/worksheets/sheet([0-9]+)\.xml")


def sheet_of(book: Workbook, title: str) -> Worksheet:
    """Return a new sheet at the end of a workbook; its first one is there already."""
    first = cast("Worksheet", book.active)
    if len(book.worksheets) == 1 and first.max_row == 1 and first["A1"].value is None:
        first.title = title
        return first
    return cast("Worksheet", book.create_sheet(title))


def saved(book: Workbook, details: Details, pen: CellPen, size: PageSize) -> bytes:
    """Return a workbook as an .xlsx file that prints on a size of paper."""
    for sheet in book.worksheets:
        if sheet.print_area:
            _fit(sheet, size, pen.values.get(sheet.title, {}))
    properties = book.properties
    properties.creator = "Whist TD"
    properties.title, properties.subject = clean(details.name), clean(details.place)
    properties.modified = datetime.now(UTC).replace(tzinfo=None)
    file = BytesIO()
    ExcelWriter(book, ZipFile(file, "w")).save()  # packed once: with the values
    return _with_values(file, [pen.values.get(sheet.title, {}) for sheet in book.worksheets])


def _with_values(file: BytesIO, values: list[Values]) -> bytes:
    """Write beside each formula what it comes to, and pack all."""
    made = BytesIO()
    with ZipFile(file) as plain, ZipFile(made, "w") as full:
        for item in plain.infolist():
            content = plain.read(item)
            found = _SHEET.fullmatch(item.filename)
            if found and values[int(found[1]) - 1]:
                content = _filled(content.decode(), values[int(found[1]) - 1]).encode()
            full.writestr(item, content, ZIP_DEFLATED)
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
