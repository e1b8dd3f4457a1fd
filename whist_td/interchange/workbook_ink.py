"""How a workbook looks: a few shared styles, and cells in which no name becomes a formula."""

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, cast

from openpyxl import Workbook
from openpyxl.cell.cell import Cell
from openpyxl.styles import Alignment, Border, Font, NamedStyle, PatternFill, Side
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.strains import Strain
from whist_td.interchange.tables import clean
from whist_td.words.labels import SYMBOLS
from whist_td.words.words import Words

if TYPE_CHECKING:
    from openpyxl.styles.cell_style import StyleArray

INK, QUIET, RED = "1B2730", "5B6873", "B3261E"
DARK, AMBER, LINE = "20455C", "FFE2A8", "CFD6DC"
FORMULA_SIGNS = ("=", "+", "-", "@")

_STYLE = "_style"

Value = str | int | float | None


class Ink(Enum):
    """What a cell is for; each has one style, shared by all its cells."""

    TITLE = "title"
    SUBTITLE = "subtitle"
    HEADING = "heading"
    HEADING_LEFT = "heading left"
    TEXT = "text"
    NOTE = "note"
    STRONG = "strong"
    NUMBER = "number"
    QUIET_NUMBER = "quiet number"
    TOTAL = "total"
    RED_SUIT = "red suit"
    BLACK_SUIT = "black suit"
    ALERT = "alert"
    DECIMAL = "decimal"
    DECIMAL_TOTAL = "decimal total"
    SIGNED = "signed"
    SIGNED_TOTAL = "signed total"


@dataclass(frozen=True)
class Formula:
    """A formula of our own; a text that only looks like one is never a formula.

    With its value, the file shows it also where nothing is calculated: in previews, on telephones.
    """

    text: str
    value: float | str | None = None


def _style(
    ink: Ink,
    font: Font,
    horizontal: str = "center",
    fill: str | None = None,
    *,
    ruled: bool = True,
    wrap: bool = False,
) -> NamedStyle:
    style = NamedStyle(f"Whist {ink.value}")
    style.font = font
    # A name of sixty letters is written smaller rather than cut off.
    shrink = ink in (Ink.TEXT, Ink.STRONG)
    style.alignment = Alignment(horizontal, "center", wrap_text=wrap, shrink_to_fit=shrink)
    if fill:
        style.fill = PatternFill("solid", fgColor=fill)
    if ruled:
        style.border = Border(bottom=Side("thin", color=LINE))
    return style


def _font(size: float = 11, colour: str = INK, *, bold: bool = False) -> Font:
    return Font(name="Calibri", size=size, color=colour, bold=bold)


_DECIMALS = "0.00"
_SIGNED = '+0.00;"−"0.00;0.00'
_FORMATS = {
    Ink.DECIMAL: _DECIMALS,
    Ink.DECIMAL_TOTAL: _DECIMALS,
    Ink.SIGNED: _SIGNED,
    Ink.SIGNED_TOTAL: _SIGNED,
}
"""How numbers with a part after the point show; the point or comma is the spreadsheet's own."""


def _styles() -> dict[Ink, NamedStyle]:
    head, strong = _font(11, "FFFFFF", bold=True), _font(bold=True)
    total = (_font(12, bold=True), "center", "EAF1F5", True, False)
    styles = {
        Ink.TITLE: (_font(18, DARK, bold=True), "left", None, False, False),
        Ink.SUBTITLE: (_font(11, QUIET), "left", None, False, False),
        Ink.HEADING: (head, "center", DARK, True, True),
        Ink.HEADING_LEFT: (head, "left", DARK, True, True),
        Ink.TEXT: (_font(), "left", None, True, False),
        Ink.NOTE: (_font(10, QUIET), "left", None, True, True),
        Ink.STRONG: (strong, "left", None, True, False),
        Ink.NUMBER: (_font(), "center", None, True, False),
        Ink.QUIET_NUMBER: (_font(10, QUIET), "center", None, True, False),
        **dict.fromkeys((Ink.TOTAL, Ink.DECIMAL_TOTAL, Ink.SIGNED_TOTAL), total),
        **dict.fromkeys((Ink.DECIMAL, Ink.SIGNED), (_font(), "center", None, True, False)),
        Ink.RED_SUIT: (_font(14, RED, bold=True), "center", None, True, False),
        Ink.BLACK_SUIT: (_font(14, "000000", bold=True), "center", None, True, False),
        Ink.ALERT: (strong, "center", AMBER, True, False),
    }
    return {
        ink: _style(ink, font, horizontal, fill, ruled=ruled, wrap=wrap)
        for ink, (font, horizontal, fill, ruled, wrap) in styles.items()
    }


class Pen:
    """Writes cells of one workbook in its shared styles."""

    def __init__(self, book: Workbook) -> None:
        self._styles: dict[Ink, StyleArray] = {}
        self.values: dict[str, dict[str, float | str]] = {}
        """What the formulas come to: by the sheet's title, then by the cell."""
        for ink, style in _styles().items():
            style.number_format = _FORMATS.get(ink, "General")
            book.add_named_style(style)
            self._styles[ink] = copy(style.as_tuple())

    def write(
        self, sheet: Worksheet, row: int, column: int, value: Value | Formula, ink: Ink
    ) -> Cell:
        """Write one cell."""
        cell = cast("Cell", sheet.cell(row, column))
        if isinstance(value, str):
            _write_text(cell, value)
        elif isinstance(value, Formula):
            self._write_formula(cell, value)
        elif value is not None:
            cell.value = value
        # Setting the style by its name would search and copy it for each of thirty thousand cells.
        setattr(cell, _STYLE, self._styles[ink])
        if isinstance(value, str) and value.startswith(FORMULA_SIGNS):
            setattr(cell, _STYLE, copy(self._styles[ink]))
            cell.quotePrefix = True
        return cell

    def _write_formula(self, cell: Cell, formula: Formula) -> None:
        cell.value = formula.text
        if formula.value is not None:
            self.values.setdefault(cell.parent.title, {})[cell.coordinate] = formula.value

    def write_row(
        self,
        sheet: Worksheet,
        row: int,
        values: Iterable[Value | Formula],
        inks: Sequence[Ink],
        first: int = 1,
    ) -> None:
        """Write a row of cells; the last ink serves all that follow."""
        last = len(inks) - 1
        for index, value in enumerate(values):
            self.write(sheet, row, first + index, value, inks[min(index, last)])


def _write_text(cell: Cell, text: str) -> None:
    cell.value = clean(text)
    cell.data_type = "s"


def suit(strain: Strain | None, _: Words) -> tuple[str, Ink]:
    """Return a trump as its symbol in its colour, no trump by its initials."""
    if strain is None:
        return "…", Ink.QUIET_NUMBER
    red = strain in (Strain.HEARTS, Strain.DIAMONDS)
    return SYMBOLS.get(strain, _("NT")), Ink.RED_SUIT if red else Ink.BLACK_SUIT
