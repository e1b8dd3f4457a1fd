"""Every player's evening, a row a deal: where, with whom, what happened and what it brought."""

from collections.abc import Iterator

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.club_night.files.workbook_view import FIRST_ROW, ClubSheets
from whist_td.formats.club_night.rules.settings import plays_in_sides
from whist_td.formats.club_night.views.player_views import PlayerRound, club_player
from whist_td.formats.club_night.views.views import TableView, club_standings, club_table
from whist_td.formats.club_night.words.deals import by_people, deal_words
from whist_td.formats.club_night.words.facts import sanction_words
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

Line = tuple[Value, ...]
_LEFT = (CellInk.STRONG, CellInk.TEXT, CellInk.NOTE)
_TOLD_WIDTH, _LETTERS = 70, 88
"""What happened stands in a column so wide, with so many letters to a line."""
_LINE = 14.5
"""The height of a line, in points."""


def write_players(sheet: Worksheet, pen: CellPen, sheets: ClubSheets, _: Words) -> None:
    """Write a row for every deal of every player, and for what a jury took."""
    details = sheets.evening.details
    write_heading(sheet, pen, details, _("Players, deal by deal"), _)
    together = plays_in_sides(sheets.evening.settings.game)
    partner = [(_("With"), CellInk.TEXT)] if together else []
    columns = (
        (_("No."), CellInk.QUIET_NUMBER),
        (_("Name"), CellInk.STRONG),
        *((heading, CellInk.QUIET_NUMBER) for heading in (_("Round no."), _("Table"))),
        (_("Seat"), CellInk.TEXT),
        *partner,
        *(
            (_("Against"), CellInk.TEXT),
            (_("Deal"), CellInk.TOTAL),
            (_("What happened"), CellInk.NOTE),
        ),
        (_("Points"), CellInk.TOTAL),
    )
    for column, (heading, ink) in enumerate(columns, start=1):
        heads = CellInk.HEADING_LEFT if ink in _LEFT else CellInk.HEADING
        pen.write(sheet, HEADING_ROW, column, heading, heads)
    row, inks = HEADING_ROW, [ink for _heading, ink in columns]
    for standing in club_standings(sheets.evening).rows:
        for number in standing.people:
            for line in _lines(sheets, number, _, together=together):
                row += 1
                pen.write_row(sheet, row, line, inks)
                _make_room(sheet, row, line)
    last = max(row, FIRST_ROW)
    names = name_width(player.name for player in sheets.evening.players.values())
    set_widths(
        sheet, (6, names, 7, 7, 9, *([names] * len(partner)), 1.6 * names, 7, _TOLD_WIDTH, 9)
    )
    end = get_column_letter(len(columns))
    sheet.auto_filter.ref = f"A{HEADING_ROW}:{end}{last}"
    heighten(sheet, HEADING_ROW)
    freeze(sheet, f"C{FIRST_ROW}")
    lay_out(sheet, details, f"A1:{end}{last}", HEADING_ROW, _)


def _make_room(sheet: Worksheet, row: int, line: Line) -> None:
    """Make a row higher where what happened needs several lines."""
    lines = max(-(-len(str(value or "")) // _LETTERS) for value in line)
    if lines > 1:
        sheet.row_dimensions[row].height = _LINE * lines


def _lines(sheets: ClubSheets, number: int, _: Words, *, together: bool) -> Iterator[Line]:
    evening = sheets.evening
    for played in club_player(evening, number).rounds:
        who = (number, evening.player(number).name, played.round)
        if played.score is None:
            yield (*who, None, _("sits out"))
            continue
        table = club_table(evening, played.round, played.score.table)
        seat = seat_name(played.score.seat, len(table.seats), _)
        partner = (" + ".join(played.partners) or None,) if together else ()
        others = (*partner, ", ".join(played.others))
        place = (*who, table.table, seat, *others)
        yield from ((*place, *told) for told in _told(played, table, _))


def _told(played: PlayerRound, table: TableView, _: Words) -> Iterator[Line]:
    named = by_people([seat.name for seat in table.seats], table.sides)
    for deal in played.deals:
        yield deal.view.place.deal, deal_words(deal.view.deal, _, named), deal.points
    for line in played.sanctions:
        yield None, _("Jury: {sanction}", sanction=sanction_words(line, _)), -line.points
