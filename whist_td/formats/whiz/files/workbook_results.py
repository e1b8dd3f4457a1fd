"""Every deal at every table: the points as they were scored, what they are worth as formulas."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from openpyxl.utils import get_column_letter, quote_sheetname
from openpyxl.workbook.defined_name import DefinedName
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.whiz.files.workbook_deal_rows import DealRows
from whist_td.formats.whiz.files.workbook_view import (
    FIRST_RESULT,
    GROUP_ROW,
    LETTER_ROW,
    Columns,
    Sheets,
    hand_range,
    seat_column,
)
from whist_td.formats.whiz.rules.hands import HANDS
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.interchange.workbook import (
    CellInk,
    CellPen,
    Formula,
    freeze,
    heighten,
    lay_out,
    name_width,
    set_widths,
    write_heading,
)
from whist_td.words.words import Words

if TYPE_CHECKING:
    from openpyxl import Workbook

_BEFORE_POINTS = (7, 7, 7)


def write_results(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write a row for every deal at every table; points that are corrected move the ranking."""
    details = sheets.results.details
    write_heading(sheet, pen, details, sheets.results_sheet, _)
    hint = _("Correct the points here, and the percentages and the ranking follow.")
    pen.write(sheet, GROUP_ROW - 1, 1, hint, CellInk.SUBTITLE)
    _write_headings(sheet, pen, sheets, _)
    writer = DealRows(sheets, _)
    for place, row in sheets.rows.items():
        for column, (value, ink) in enumerate(writer.cells(place, row), start=1):
            pen.write(sheet, row, column, value, ink)
    _write_counts(sheet, pen, sheets, _)
    _define_names(sheet, sheets)
    _finish(sheet, sheets, _)


def _write_headings(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    columns = sheets.columns
    for column in range(1, columns.remarks + 1):
        pen.write(sheet, GROUP_ROW, column, None, CellInk.HEADING)
    for first, title in _groups(columns, sheets.evening.settings.ranking, _):
        pen.write(sheet, GROUP_ROW, first, title, CellInk.HEADING)
        sheet.merge_cells(
            start_row=GROUP_ROW, end_row=GROUP_ROW, start_column=first, end_column=first + 2
        )
        for hand in HANDS:
            pen.write(sheet, LETTER_ROW, first + hand.index, hand.value, CellInk.HEADING)
    pen.write_row(sheet, LETTER_ROW, (_("Round no."), _("Table"), _("Deal")), (CellInk.HEADING,))
    for hand in HANDS:
        names = (_("No."), whiz_label(hand, _))
        inks = (CellInk.HEADING, CellInk.HEADING_LEFT)
        pen.write_row(sheet, LETTER_ROW, names, inks, seat_column(hand))
    played = (_("Contract"), _("By"), _("Result"))
    pen.write_row(sheet, LETTER_ROW, played, (CellInk.HEADING,), columns.points - len(played))
    pen.write(sheet, LETTER_ROW, columns.tables_in, _("Compared"), CellInk.HEADING)
    pen.write(sheet, LETTER_ROW, columns.remarks, _("Remarks"), CellInk.HEADING_LEFT)


def _groups(columns: Columns, ranking: Ranking, _: Words) -> Iterator[tuple[int, str]]:
    yield columns.points, _("Points")
    if columns.is_net:
        yield columns.score, _("Net score")
    yield columns.matchpoints, _("Matchpoints")
    yield columns.percent, _("Percent")
    if columns.has_worth:
        yield columns.worth, _("Deviation") if ranking is Ranking.DATUM else _("Counts")


def _write_counts(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write the most results that a deal has, and whether some have fewer, right of the rows."""
    column = sheets.columns.remarks + 2
    letter = get_column_letter(sheets.columns.tables_in)
    counts = f"${letter}${FIRST_RESULT}:${letter}${sheets.last_row}"
    most = max(sheets.tables_in.values(), default=0)
    uneven = int(any(0 < held < most for held in sheets.tables_in.values()))
    fewer = f'=IF(COUNTIFS({counts},">0",{counts},"<"&{_most_cell(sheets)})>0,1,0)'
    figures = (
        (_("Most results of a deal"), Formula(f"=MAX({counts})", most)),
        (_("Deals with fewer results: 1, none: 0"), Formula(fewer, uneven)),
    )
    for row, (text, formula) in enumerate(figures, start=FIRST_RESULT):
        pen.write(sheet, row, column, text, CellInk.NOTE)
        pen.write(sheet, row, column + 1, formula, CellInk.NUMBER)


def _most_cell(sheets: Sheets) -> str:
    return f"${get_column_letter(sheets.columns.remarks + 3)}${FIRST_RESULT}"


def _define_names(sheet: Worksheet, sheets: Sheets) -> None:
    columns, last = sheets.columns, sheets.last_row
    places = {"DealOf": "C"}
    for hand in HANDS:
        places[hand_range("Number", hand)] = get_column_letter(seat_column(hand))
        for what, first in (
            ("Points", columns.points),
            ("Score", columns.score),
            ("Percent", columns.percent),
        ):
            places[hand_range(what, hand)] = get_column_letter(first + hand.index)
    told = {name: f"${at}${FIRST_RESULT}:${at}${last}" for name, at in places.items()}
    most = _most_cell(sheets)
    told |= {"MostCompared": most, "Uneven": most.replace(str(FIRST_RESULT), str(FIRST_RESULT + 1))}
    book = cast("Workbook", sheet.parent)
    for name, place in told.items():
        reference = f"{quote_sheetname(sheet.title)}!{place}"
        book.defined_names[name] = DefinedName(name, attr_text=reference)


def _finish(sheet: Worksheet, sheets: Sheets, _: Words) -> None:
    columns = sheets.columns
    names = name_width(player.name for player in sheets.evening.players.values())
    figures = [7.0] * (columns.remarks - columns.points)
    figures[columns.tables_in - columns.points] = 11
    for first in (columns.percent, columns.worth):
        figures[first - columns.points : first - columns.points + 3] = [9.0] * 3
    widths = (*_BEFORE_POINTS, *(6, names) * 3, 14, 6, 9, *figures, 34, 3, 34, 8)
    set_widths(sheet, widths)
    end = get_column_letter(columns.remarks)
    sheet.auto_filter.ref = f"A{LETTER_ROW}:{end}{sheets.last_row}"
    heighten(sheet, LETTER_ROW)
    freeze(sheet, f"D{FIRST_RESULT}")
    area = f"A1:{end}{sheets.last_row}"
    lay_out(sheet, sheets.results.details, area, LETTER_ROW, _)
