"""Who sits where in every round that is seated, and who sits out."""

from collections.abc import Iterator

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.club_night.files.workbook_view import FIRST_ROW, ClubSheets
from whist_td.formats.club_night.rules.rounds import ClubRound
from whist_td.formats.club_night.words.labels import seat_name
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


def write_rounds(sheet: Worksheet, pen: CellPen, sheets: ClubSheets, _: Words) -> None:
    """Write a row for every table of every round, and one for those who sit out."""
    evening = sheets.evening
    write_heading(sheet, pen, evening.details, _("Rounds: who sits where"), _)
    most = max(
        (len(s.seats) for each in evening.rounds.values() for s in each.sittings),
        default=sheets.players,
    )
    seats = [seat_name(seat, most, _).capitalize() for seat in range(most)]
    named = [heading for seat in seats for heading in (_("No."), seat)]
    for column, heading in enumerate((_("Round no."), _("Table"), *named), start=1):
        pen.write(sheet, HEADING_ROW, column, heading, CellInk.HEADING)
    inks = (CellInk.TOTAL, CellInk.NUMBER, *((CellInk.QUIET_NUMBER, CellInk.TEXT) * most))
    row = HEADING_ROW
    for number in sorted(evening.rounds):
        for line in _lines(sheets, evening.rounds[number], _):
            row += 1
            pen.write_row(sheet, row, line, inks)
    last = max(row, FIRST_ROW)
    names = name_width(player.name for player in evening.players.values())
    set_widths(sheet, (7, 9, *((6, names) * most)))
    heighten(sheet, HEADING_ROW)
    freeze(sheet, f"C{FIRST_ROW}")
    end = get_column_letter(2 + 2 * most)
    lay_out(sheet, evening.details, f"A1:{end}{last}", HEADING_ROW, _)


def _lines(sheets: ClubSheets, seated: ClubRound, _: Words) -> Iterator[tuple[Value, ...]]:
    player = sheets.evening.player
    for sitting in sorted(seated.sittings, key=lambda each: each.table):
        people = (cell for number in sitting.seats for cell in (number, player(number).name))
        yield seated.number, sitting.table, *people
    for number in seated.sit_out:
        yield seated.number, _("sits out"), number, player(number).name
