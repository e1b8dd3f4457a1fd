"""Who sits where in every round, with which deals, and who sits out."""

from collections.abc import Iterable

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.whiz.files.workbook_view import Sheets
from whist_td.formats.whiz.rules.hands import HANDS
from whist_td.formats.whiz.rules.seating import SeatedRound, Seating
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Value,
    freeze,
    heighten,
    lay_out,
    name_width,
    set_widths,
    write_heading,
)
from whist_td.words.words import Words

_INKS = (
    *(CellInk.TOTAL, CellInk.NUMBER, CellInk.QUIET_NUMBER, CellInk.NUMBER),
    *(CellInk.QUIET_NUMBER, CellInk.TEXT) * len(HANDS),
    CellInk.NOTE,
)


def write_movement(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write a row for every table of every round, those to come among them."""
    title = _("Movement: who sits where")
    write_heading(sheet, pen, sheets.results.details, title, _)
    seats = (name for hand in HANDS for name in (_("No."), whiz_label(hand, _)))
    out = any(seated.sit_out for seated in sheets.evening.rounds.values())
    headings = (_("Round no."), _("Table"), _("Set"), _("Deals"), *seats)
    headings += (_("Sitting out"),) if out else ()
    left = (CellInk.HEADING, CellInk.HEADING_LEFT) * len(HANDS)
    inks = (*[CellInk.HEADING] * 4, *left, CellInk.HEADING_LEFT)
    pen.write_row(sheet, HEADING_ROW, headings, inks)
    row = HEADING_ROW
    for number in sorted(sheets.evening.rounds):
        seated = sheets.evening.rounds[number]
        for place, seating in enumerate(seated.seatings):
            row += 1
            cells = _cells(sheets, number, seating)
            if out:
                cells += (None if place else _sitting_out(sheets, seated),)
            pen.write_row(sheet, row, cells, _INKS)
    names = name_width(player.name for player in sheets.evening.players.values())
    set_widths(sheet, (8, 8, 7, 12, *(7, names) * len(HANDS), 44))
    last = max(row, HEADING_ROW + 1)
    end = f"{get_column_letter(len(headings))}{last}"
    sheet.auto_filter.ref = f"A{HEADING_ROW}:{end}"
    heighten(sheet, HEADING_ROW)
    freeze(sheet, f"C{HEADING_ROW + 1}")
    lay_out(sheet, sheets.results.details, f"A1:{end}", HEADING_ROW, _)


def _cells(sheets: Sheets, number: int, seating: Seating) -> tuple[Value, ...]:
    seats = (cell for seat in seating.seats for cell in (seat, sheets.name(seat)))
    deals = deal_span(sheets.evening.boards_at(seating))
    return (number, seating.table, seating.board_set, deals, *seats)


def deal_span(boards: Iterable[int]) -> str:
    """Return a set of deals as it is written on its label.

    >>> deal_span((9, 10, 11)), deal_span((4,))
    ('9–11', '4')
    """
    numbers = list(boards)
    if len(numbers) == 1:
        return str(numbers[0])
    return f"{numbers[0]}–{numbers[-1]}"


def _sitting_out(sheets: Sheets, seated: SeatedRound) -> str | None:
    people = (f"{number} {sheets.name(number)}" for number in seated.sit_out)
    return " · ".join(people) or None
