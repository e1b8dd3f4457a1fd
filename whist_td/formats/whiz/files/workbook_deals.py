"""The frequency tables, deal by deal and hand by hand, as the program counted them."""

from collections.abc import Iterator

from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.contracts import HANDS, Hand
from whist_td.formats.whiz.files.workbook_view import Sheets
from whist_td.formats.whiz.rules.frequency import FrequencyLine
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.views.results import BoardSheet
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    TableSize,
    Value,
    finish_table,
    set_widths,
    write_heading,
    write_headings,
)
from whist_td.words.words import Words

Line = list[tuple[Value, CellInk]]
_FIRST = HEADING_ROW + 1


def write_deals(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write a row for every score of every hand of every deal, the best first."""
    write_heading(sheet, pen, sheets.results.details, _("Deals: how often each score occurred"), _)
    hint = _("As Whist TD counted them; the sheet of results counts again by itself.")
    pen.write(sheet, HEADING_ROW - 1, 1, hint, CellInk.SUBTITLE)
    headings = _headings(sheets, _)
    write_headings(sheet, pen, headings, (3, len(headings)))
    row = HEADING_ROW
    for board in sheets.results.boards:
        for line in _lines(sheets, board, _):
            row += 1
            for column, (value, ink) in enumerate(line, start=1):
                pen.write(sheet, row, column, value, ink)
    _finish(sheet, sheets, headings, max(row, _FIRST), _)


def _has_neuberg(sheets: Sheets) -> bool:
    lines = (lines for board in sheets.results.boards for lines in board.frequencies)
    return any(line[0].group.has_neuberg for line in lines if line)


def _headings(sheets: Sheets, _: Words) -> list[str]:
    full = [_("By Neuberg"), _("of")] if _has_neuberg(sheets) else []
    datum = [_("Deviation")] if sheets.evening.settings.ranking is Ranking.DATUM else []
    return [
        *(_("Deal"), _("Dealer"), _("Hand"), _("Score"), _("Times"), _("Beats"), _("Equals")),
        *(_("Matchpoints"), _("of"), *full, _("Percent"), *datum, _("Players")),
    ]


def _lines(sheets: Sheets, board: BoardSheet, _: Words) -> Iterator[Line]:
    for hand in HANDS:
        for place, line in enumerate(board.frequencies[hand.index]):
            is_first = not place
            yield [
                (board.board, CellInk.TOTAL),
                (board.dealer.value, CellInk.QUIET_NUMBER),
                (whiz_label(hand, _), CellInk.STRONG if is_first else CellInk.TEXT),
                *_figures(sheets, line),
                (_holders(board, hand, line), CellInk.NOTE),
            ]


def _figures(sheets: Sheets, line: FrequencyLine) -> Line:
    counted = (line.times, line.beaten, line.tied, line.matchpoints)
    figures: Line = [(line.score, CellInk.TOTAL), *((number, CellInk.NUMBER) for number in counted)]
    figures.append((line.group.top, CellInk.QUIET_NUMBER))
    if _has_neuberg(sheets):
        figures += [
            (float(line.full_matchpoints), CellInk.DECIMAL),
            (line.group.full_top, CellInk.QUIET_NUMBER),
        ]
    figures.append((float(line.percent), CellInk.DECIMAL_TOTAL))
    if sheets.evening.settings.ranking is Ranking.DATUM:
        figures.append((float(line.deviation), CellInk.SIGNED))
    return figures


def _holders(board: BoardSheet, hand: Hand, line: FrequencyLine) -> str:
    """Return who had a score."""
    held = (deal.hands[hand.index] for deal in board.deals)
    return " · ".join(f"{h.player.number} {h.player.name}" for h in held if h.line == line)


def _finish(sheet: Worksheet, sheets: Sheets, headings: list[str], last: int, _: Words) -> None:
    figures = [13.0] * (len(headings) - 4)
    set_widths(sheet, (8, 9, 10, *figures, 80))
    finish_table(sheet, sheets.results.details, TableSize(len(headings), 3, last), _)
