"""The sheets of players and rounds in a club night's workbook, and what all its sheets need."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from openpyxl.utils import get_column_letter, quote_sheetname
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.club_night.files.deal_cells import deal_fields, field_headings
from whist_td.formats.club_night.games.game import DealField
from whist_td.formats.club_night.rules.event import (
    ClubNightEvent,
    ClubRound,
    plays_in_sides,
    table_size,
)
from whist_td.formats.club_night.views.views import (
    DealView,
    PlayerRound,
    TableView,
    club_standings,
    club_table,
    player_rounds,
)
from whist_td.formats.club_night.words.facts import sanction_words
from whist_td.formats.club_night.words.games import by_people, deal_words
from whist_td.formats.club_night.words.seats import seat_name
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    TableSize,
    Value,
    finish_table,
    name_width,
    set_widths,
    write_columns,
    write_heading,
)
from whist_td.words.words import Words

FIRST_ROW = 5
BEFORE_SEATS = 3
"""Round, table and deal stand left of the seats."""
_LINE = 14.5
"""The height of a line, in points."""


@dataclass(frozen=True)
class ClubSheets:
    """An evening, the name of its sheet of results, and how that sheet is laid out."""

    evening: ClubNightEvent
    results_sheet: str

    @cached_property
    def tables(self) -> tuple[TableView, ...]:
        """Every table of the rounds begun."""
        evening = self.evening
        return tuple(
            club_table(evening, number, sitting.table)
            for number in range(1, evening.last_announced + 1)
            for sitting in sorted(evening.seated(number).sittings, key=lambda s: s.table)
        )

    def deals(self) -> Iterator[tuple[TableView, DealView]]:
        """Yield every deal with its table, in order."""
        for table in self.tables:
            for deal in table.deals:
                yield table, deal

    @cached_property
    def players(self) -> int:
        """How many sit at the largest table."""
        usual = table_size(self.evening.game)
        return max((len(table.seats) for table in self.tables), default=usual)

    @cached_property
    def fields(self) -> tuple[DealField, ...]:
        """The fields of a deal, in the order in which they are told."""
        sizes = sorted({len(table.seats) for table in self.tables}, reverse=True)
        return deal_fields(self.evening.settings.game, sizes or (self.players,))

    def headings(self, _: Words) -> tuple[str, ...]:
        """Return the headings of the fields' columns."""
        return tuple(
            title for field in self.fields for title in field_headings(field, self.players, _)
        )

    def number_column(self, seat: int) -> int:
        """Return the column of the number of who sits in a seat; the name stands right of it."""
        return BEFORE_SEATS + 1 + 2 * seat

    def points_column(self, seat: int, fields: int) -> int:
        """Return the column of a seat's points, after so many columns of fields."""
        return BEFORE_SEATS + 2 * self.players + fields + 1 + seat

    @cached_property
    def last_row(self) -> int:
        """The last row of results, the first if there are none."""
        return max(FIRST_ROW, FIRST_ROW - 1 + sum(len(table.deals) for table in self.tables))

    def column(self, number: int) -> str:
        """Return a whole column of results, for a formula on any sheet."""
        letter = get_column_letter(number)
        sheet = quote_sheetname(self.results_sheet)
        return f"{sheet}!${letter}${FIRST_ROW}:${letter}${self.last_row}"


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
        for line in _round_lines(sheets, evening.rounds[number], _):
            row += 1
            pen.write_row(sheet, row, line, inks)
    last = max(row, FIRST_ROW)
    names = name_width(player.name for player in evening.players.values())
    set_widths(sheet, (7, 9, *((6, names) * most)))
    size = TableSize(2 + 2 * most, 2, last)
    finish_table(sheet, evening.details, size, _, is_filtered=False)


def _round_lines(sheets: ClubSheets, seated: ClubRound, _: Words) -> Iterator[tuple[Value, ...]]:
    player = sheets.evening.player
    for sitting in sorted(seated.sittings, key=lambda each: each.table):
        people = (cell for number in sitting.seats for cell in (number, player(number).name))
        yield seated.number, sitting.table, *people
    for number in seated.sit_out:
        yield seated.number, _("sits out"), number, player(number).name


Line = tuple[Value, ...]
_TOLD_WIDTH, _LETTERS = 70, 88
"""What happened stands in a column so wide, with so many letters to a line."""


def write_players(sheet: Worksheet, pen: CellPen, sheets: ClubSheets, _: Words) -> None:
    """Write a row for every deal of every player, and for what a jury took."""
    details = sheets.evening.details
    write_heading(sheet, pen, details, _("Players, deal by deal"), _)
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
    for standing in club_standings(sheets.evening).rows:
        for number in standing.people:
            for line in _lines(sheets, number, _, together=together):
                row += 1
                pen.write_row(sheet, row, line, inks)
                _make_room(sheet, row, line)
    last = max(row, FIRST_ROW)
    finish_table(sheet, details, TableSize(len(columns), 2, last), _)


def _make_room(sheet: Worksheet, row: int, line: Line) -> None:
    """Make a row higher where what happened needs several lines."""
    lines = max(-(-len(str(value or "")) // _LETTERS) for value in line)
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
        yield from ((*place, *cells_of_round) for cells_of_round in _round_line(played, table, _))


def _round_line(played: PlayerRound, table: TableView, _: Words) -> Iterator[Line]:
    named = by_people([seat.name for seat in table.seats], table.sides)
    for deal in played.deals:
        yield deal.view.place.deal, deal_words(deal.view.deal, _, named), deal.points
    for line in played.sanctions:
        yield None, _("Referee: {sanction}", sanction=sanction_words(line, _)), -line.points
