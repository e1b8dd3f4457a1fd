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
    write_columns,
    write_heading,
)
from whist_td.words.words import Words

_FIRST = HEADING_ROW + 1


def write_deals(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write a row for every score of every hand of every deal, the best first."""
    title = _("Deals: how often each score occurred")
    hint = _("As Whist TD counted them; the sheet of results counts again by itself.")
    write_heading(sheet, pen, sheets.results.details, title, _, hint)
    columns = _columns(sheets, _)
    inks = write_columns(sheet, pen, columns)
    later, row = (*inks[:2], CellInk.TEXT, *inks[3:]), HEADING_ROW
    for board in sheets.results.boards:
        for hand in HANDS:
            for place, line in enumerate(board.frequencies[hand.index]):
                row += 1
                cells = _cells(sheets, board, hand, line, _)
                pen.write_row(sheet, row, cells, later if place else inks)
    size = TableSize(len(columns), 3, max(row, _FIRST))
    finish_table(sheet, sheets.results.details, size, _)


def _has_neuberg(sheets: Sheets) -> bool:
    lines = (lines for board in sheets.results.boards for lines in board.frequencies)
    return any(line[0].group.has_neuberg for line in lines if line)


def _columns(sheets: Sheets, _: Words) -> list[tuple[str, float, CellInk]]:
    number, quiet = CellInk.NUMBER, CellInk.QUIET_NUMBER
    full = [(_("By Neuberg"), 13, CellInk.DECIMAL), (_("of"), 13, quiet)]
    is_datum = sheets.evening.settings.ranking is Ranking.DATUM
    counted = (_("Times"), _("Beats"), _("Equals"), _("Matchpoints"))
    return [
        *((_("Deal"), 8, CellInk.TOTAL), (_("Dealer"), 9, quiet), (_("Hand"), 10, CellInk.STRONG)),
        (_("Score"), 13, CellInk.TOTAL),
        *((heading, 13, number) for heading in counted),
        (_("of"), 13, quiet),
        *(full if _has_neuberg(sheets) else []),
        (_("Percent"), 13, CellInk.DECIMAL_TOTAL),
        *([(_("Deviation"), 13, CellInk.SIGNED)] if is_datum else []),
        (_("Players"), 80, CellInk.NOTE),
    ]


def _cells(
    sheets: Sheets, board: BoardSheet, hand: Hand, line: FrequencyLine, _: Words
) -> Iterator[Value]:
    yield from (board.board, board.dealer.value, whiz_label(hand, _))
    yield from (line.score, line.times, line.beaten, line.tied, line.matchpoints, line.group.top)
    if _has_neuberg(sheets):
        yield from (float(line.full_matchpoints), line.group.full_top)
    yield float(line.percent)
    if sheets.evening.settings.ranking is Ranking.DATUM:
        yield float(line.deviation)
    yield _holders(board, hand, line)


def _holders(board: BoardSheet, hand: Hand, line: FrequencyLine) -> str:
    """Return who had a score."""
    held = (deal.hands[hand.index] for deal in board.deals)
    return " · ".join(f"{h.player.number} {h.player.name}" for h in held if h.line == line)
