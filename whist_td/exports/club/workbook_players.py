"""Every player's evening, a row a deal: where, with whom, what happened and what it brought."""

from collections.abc import Iterator

from openpyxl.worksheet.worksheet import Worksheet

from whist_td.exports.club.workbook_view import FIRST_ROW, ClubSheets
from whist_td.exports.workbook_ink import Ink, Pen, Value
from whist_td.exports.workbook_pages import (
    HEADING_ROW,
    freeze,
    heighten,
    lay_out,
    name_width,
    set_widths,
    write_heading,
)
from whist_td.i18n.club_night_deals import by_people, deal_words
from whist_td.i18n.club_night_facts import sanction_words
from whist_td.i18n.club_night_labels import seat_name
from whist_td.i18n.words import Words
from whist_td.usecases.club_player_views import PlayerRound, club_player
from whist_td.usecases.club_views import TableView, club_standings, club_table

Line = tuple[Value, ...]
_INKS = (
    *(Ink.QUIET_NUMBER, Ink.STRONG, Ink.QUIET_NUMBER, Ink.QUIET_NUMBER, Ink.TEXT, Ink.TEXT),
    *(Ink.TEXT, Ink.TOTAL, Ink.NOTE, Ink.TOTAL),
)
_LEFT = (2, 5, 6, 7, 9)


def write_players(sheet: Worksheet, pen: Pen, sheets: ClubSheets, _: Words) -> None:
    """Write a row for every deal of every player, and for what a jury took."""
    details = sheets.evening.details
    write_heading(sheet, pen, details, _("Players, deal by deal"), _)
    headings = (
        *(_("No."), _("Name"), _("Round no."), _("Table"), _("Seat"), _("With"), _("Against")),
        *(_("Deal"), _("What happened"), _("Points")),
    )
    for column, heading in enumerate(headings, start=1):
        ink = Ink.HEADING_LEFT if column in _LEFT else Ink.HEADING
        pen.write(sheet, HEADING_ROW, column, heading, ink)
    row = HEADING_ROW
    for standing in club_standings(sheets.evening).rows:
        for number in standing.people:
            for line in _lines(sheets, number, _):
                row += 1
                pen.write_row(sheet, row, line, _INKS)
    last = max(row, FIRST_ROW)
    names = name_width(player.name for player in sheets.evening.players.values())
    set_widths(sheet, (6, names, 7, 7, 9, names, 1.6 * names, 7, 60, 9))
    sheet.auto_filter.ref = f"A{HEADING_ROW}:J{last}"
    heighten(sheet, HEADING_ROW)
    freeze(sheet, f"C{FIRST_ROW}")
    lay_out(sheet, details, f"A1:J{last}", HEADING_ROW, _)


def _lines(sheets: ClubSheets, number: int, _: Words) -> Iterator[Line]:
    evening = sheets.evening
    for played in club_player(evening, number).rounds:
        who = (number, evening.player(number).name, played.round)
        if played.score is None:
            yield (*who, None, _("sits out"))
            continue
        table = club_table(evening, played.round, played.score.table)
        seat = seat_name(played.score.seat, len(table.seats), _)
        others = (" + ".join(played.partners) or None, ", ".join(played.others))
        place = (*who, table.table, seat, *others)
        yield from ((*place, *told) for told in _told(played, table, _))


def _told(played: PlayerRound, table: TableView, _: Words) -> Iterator[Line]:
    named = by_people([seat.name for seat in table.seats], table.sides)
    for deal in played.deals:
        yield deal.view.place.deal, deal_words(deal.view.deal, _, named), deal.points
    for line in played.sanctions:
        yield None, _("Jury: {sanction}", sanction=sanction_words(line, _)), -line.points
