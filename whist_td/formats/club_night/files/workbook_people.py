"""The sheets of players and rounds in a club night's workbook."""

from collections.abc import Iterator

from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.club_night.files.workbook_live import FIRST_ROW, ClubSheets
from whist_td.formats.club_night.rules.event import ClubRound, plays_in_sides
from whist_td.formats.club_night.rules.scores import SeatScore
from whist_td.formats.club_night.views.views import PlayerRound, club_table, player_rounds
from whist_td.formats.club_night.words.facts import sanction_words
from whist_td.formats.club_night.words.seats import seat_name
from whist_td.interchange.live import choose
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    TableSize,
    Value,
    finish_table,
    name_width,
    set_widths,
    write_columns,
    write_heading,
    written,
)
from whist_td.words.words import Words

_LINE = 14.5
"""The height of a line, in points."""


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
    headings = (_.pgettext("tour", "Round"), _("Table"), *named)
    pen.write_row(sheet, HEADING_ROW, headings, (CellInk.HEADING,))
    inks = (CellInk.TOTAL, CellInk.NUMBER, *((CellInk.QUIET_NUMBER, CellInk.TEXT) * most))
    row = HEADING_ROW
    for number in sorted(evening.rounds):
        for line in _seated_lines(sheets, evening.rounds[number], _):
            row += 1
            pen.write_row(sheet, row, line, inks)
    last = max(row, FIRST_ROW)
    names = name_width(player.name for player in evening.players.values())
    set_widths(sheet, (7, 9, *((6, names) * most)))
    size = TableSize(2 + 2 * most, 2, last)
    finish_table(sheet, evening.details, size, _, is_filtered=False)


def _seated_lines(sheets: ClubSheets, seated: ClubRound, _: Words) -> Iterator[tuple[Value, ...]]:
    player = sheets.evening.player
    for sitting in sorted(seated.sittings, key=lambda each: each.table):
        people = (cell for number in sitting.seats for cell in (number, player(number).name))
        yield seated.number, sitting.table, *people
    for number in seated.sit_out:
        yield seated.number, _("sits out"), number, player(number).name


Line = tuple[Value | Formula, ...]
_TOLD_WIDTH, _LETTERS = 70, 88
"""What happened stands in a column so wide, with so many letters to a line."""


def write_players(sheet: Worksheet, pen: CellPen, sheets: ClubSheets, _: Words) -> None:
    """Write a row for every deal of every player, and for what a jury took."""
    details = sheets.evening.details
    hint = _("Deals and points follow the sheet of results.")
    write_heading(sheet, pen, details, _("Players, deal by deal"), _, hint)
    together = plays_in_sides(sheets.evening.settings.game)
    names = name_width(player.name for player in sheets.evening.players.values())
    columns = (
        (_("No."), 6, CellInk.QUIET_NUMBER),
        (_("Name"), names, CellInk.STRONG),
        (_.pgettext("tour", "Round"), 7, CellInk.QUIET_NUMBER),
        (_("Table"), 7, CellInk.QUIET_NUMBER),
        (_("Seat"), 9, CellInk.TEXT),
        *([(_("With"), names, CellInk.TEXT)] if together else []),
        (_("Against"), 1.6 * names, CellInk.TEXT),
        (_("Deal"), 7, CellInk.TOTAL),
        (_("What happened"), _TOLD_WIDTH, CellInk.NOTE),
        (_("Points"), 9, CellInk.TOTAL),
    )
    row, inks = HEADING_ROW, write_columns(sheet, pen, columns)
    for number in sorted(sheets.evening.players):
        for line in _lines(sheets, number, _, together=together):
            row += 1
            pen.write_row(sheet, row, line, inks)
            _make_room(sheet, row, line)
    last = max(row, FIRST_ROW)
    finish_table(sheet, details, TableSize(len(columns), 2, last), _)


def _make_room(sheet: Worksheet, row: int, line: Line) -> None:
    """Make a row higher where what happened needs several lines."""
    told = (each.value if isinstance(each, Formula) else each for each in line)
    lines = max(-(-len(str(value or "")) // _LETTERS) for value in told)
    if lines > 1:
        sheet.row_dimensions[row].height = _LINE * lines


def _lines(sheets: ClubSheets, number: int, _: Words, *, together: bool) -> Iterator[Line]:
    evening = sheets.evening
    for played in player_rounds(evening, number, evening.last_announced):
        who = (number, evening.player(number).name, played.round)
        if played.score is None:
            yield (*who, None, _("sits out"))
            continue
        table = club_table(evening, played.round, played.score.table)
        seat = seat_name(played.score.seat, len(table.seats), _)
        partner = (" + ".join(played.partners) or None,) if together else ()
        others = (*partner, ", ".join(played.others))
        place = (*who, table.table, seat, *others)
        for told in _round_lines(sheets, played, played.score, _):
            yield *place, *told


def _round_lines(
    sheets: ClubSheets, played: PlayerRound, score: SeatScore, _: Words
) -> Iterator[Line]:
    for deal in sheets.rows_at.get((score.round, score.table), ()):
        told, points = (sheets.kept(deal, each) for each in ("told", f"points {score.seat}"))
        yield deal.deal.place.deal, written(told), written(choose(points.is_(""), "", points))
    for line in played.sanctions:
        yield None, _("Referee: {sanction}", sanction=sanction_words(line, _)), -line.points
