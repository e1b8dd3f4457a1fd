"""A club night as a workbook: what is corrected in a deal, everything else follows."""

from collections.abc import Iterator

from openpyxl import Workbook
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.deal_fields import DealField, FieldKind
from whist_td.core.page_sizes import PageSize
from whist_td.formats.club_night.files.workbook_live import (
    FIRST_ROW,
    LIST_ROW,
    ClubSheets,
    LiveDealRow,
)
from whist_td.formats.club_night.files.workbook_standings import write_standings
from whist_td.formats.club_night.files.workbook_tables import LiveTables, write_tables
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubRound, plays_in_sides
from whist_td.formats.club_night.views.views import club_table, player_rounds
from whist_td.formats.club_night.words.deal_listings import player_columns
from whist_td.formats.club_night.words.facts import sanction_words
from whist_td.formats.club_night.words.games import game_name
from whist_td.formats.club_night.words.seats import seat_name
from whist_td.interchange.live import Live, choose
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    TableSize,
    Value,
    finish_table,
    limit,
    name_width,
    offer,
    orange,
    saved,
    set_widths,
    sheet_of,
    write_columns,
    write_heading,
    written,
)
from whist_td.words.words import Words

_LINE = 14.5
"""The height of a line, in points."""


def write_rounds(sheet: Worksheet, pen: CellPen, sheets: ClubSheets, _: Words) -> None:
    """Write a row for every table of every round, and one for those who sit out."""
    event = sheets.event
    write_heading(sheet, pen, event.details, _("Rounds: who sits where"), _)
    most = max(
        (len(s.seats) for each in event.rounds.values() for s in each.sittings),
        default=sheets.players,
    )
    seats = [seat_name(seat, most, _).capitalize() for seat in range(most)]
    named = [heading for seat in seats for heading in (_("No."), seat)]
    headings = (_.pgettext("tour", "Round"), _("Table"), *named)
    pen.write_row(sheet, HEADING_ROW, headings, (CellInk.HEADING,))
    inks = (CellInk.TOTAL, CellInk.NUMBER, *((CellInk.QUIET_NUMBER, CellInk.TEXT) * most))
    row = HEADING_ROW
    for number in sorted(event.rounds):
        for line in _seated_lines(sheets, event.rounds[number], _):
            row += 1
            pen.write_row(sheet, row, line, inks)
    last = max(row, FIRST_ROW)
    names = name_width(player.name for player in event.players.values())
    set_widths(sheet, (7, 9, *((6, names) * most)))
    size = TableSize(2 + 2 * most, 2, last)
    finish_table(sheet, event.details, size, _, is_filtered=False)


def _seated_lines(sheets: ClubSheets, seated: ClubRound, _: Words) -> Iterator[tuple[Value, ...]]:
    player = sheets.event.player
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
    details = sheets.event.details
    hint = _("Deals and points follow the sheet of results.")
    write_heading(sheet, pen, details, _("Players, deal by deal"), _, hint)
    together = plays_in_sides(sheets.event.settings.game)
    names = name_width(player.name for player in sheets.event.players.values())
    heading = {column.code: column.heading for column in player_columns(_)}
    columns = (
        (_("No."), 6, CellInk.QUIET_NUMBER),
        (_("Name"), names, CellInk.STRONG),
        (heading["round"], 7, CellInk.QUIET_NUMBER),
        (heading["table"], 7, CellInk.QUIET_NUMBER),
        (_("Seat"), 9, CellInk.TEXT),
        *([(_("With"), names, CellInk.TEXT)] if together else []),
        (_("Against"), 1.6 * names, CellInk.TEXT),
        (heading["deal"], 7, CellInk.TOTAL),
        (heading["happened"], _TOLD_WIDTH, CellInk.NOTE),
        (heading["points"], 9, CellInk.TOTAL),
    )
    row, inks = HEADING_ROW, write_columns(sheet, pen, columns)
    for number in sorted(sheets.event.players):
        for line in _lines(sheets, number, _, together=together):
            row += 1
            pen.write_row(sheet, row, line, inks)
            values = (each.value if isinstance(each, Formula) else each for each in line)
            lines = max(-(-len(str(value or "")) // _LETTERS) for value in values)
            if lines > 1:
                sheet.row_dimensions[row].height = _LINE * lines
    last = max(row, FIRST_ROW)
    finish_table(sheet, details, TableSize(len(columns), 2, last), _)


def _lines(sheets: ClubSheets, number: int, _: Words, *, together: bool) -> Iterator[Line]:
    event = sheets.event
    for played in player_rounds(event, number, event.last_announced):
        who = (number, event.player(number).name, played.round)
        if played.score is None:
            yield (*who, None, _("sits out"))
            continue
        table = club_table(event, played.round, played.score.table)
        seat = seat_name(played.score.seat, len(table.seats), _)
        partner = (" + ".join(played.partners) or None,) if together else ()
        others = (*partner, ", ".join(played.others))
        place = (*who, table.table, seat, *others)
        own = f"points {played.score.seat}"
        for deal in sheets.rows_at.get((played.round, table.table), ()):
            text, points = (sheets.kept_cell(deal, name) for name in ("told", own))
            shown = written(choose(points.is_(""), "", points))
            yield *place, deal.deal.place.deal, written(text), shown
        for line in played.sanctions:
            what = _("Referee: {sanction}", sanction=sanction_words(line, _))
            yield *place, None, what, -line.points


Cells = Iterator[tuple[Value | Formula, CellInk]]
_COUNTED = (FieldKind.NUMBER, FieldKind.NUMBERS, FieldKind.SWITCH, FieldKind.SWITCHES)
_TWO_NAMES = (FieldKind.SIDE, FieldKind.SEATS)
_LISTED = (FieldKind.CHOICE, FieldKind.SEAT, FieldKind.SIDE)
_FIGURES, _WORDS = 11, 18
"""How wide a column is where figures stand, and where words do."""


def write_results(sheet: Worksheet, pen: CellPen, sheets: ClubSheets, _: Words) -> None:
    """Write a row for every deal; what is corrected in the yellow cells moves all the rest."""
    details, game = sheets.event.details, sheets.event.game
    title = _("{game}, deal by deal", game=game_name(game.code, _))
    hint = _(
        "Correct what happened in the yellow cells: points and standings follow. A deal that "
        "cannot be turns orange and does not count."
    )
    write_heading(sheet, pen, details, title, _, hint)
    pen.write_row(sheet, HEADING_ROW, _headings(sheets, _), (CellInk.HEADING,))
    for deal in sheets.rows:
        for column, (value, ink) in enumerate(_cells(sheets, deal), start=1):
            pen.write(sheet, deal.row, column, value, ink)
        for name, cell in deal.live.kept_cells.items():
            column = sheets.kept_column(name)
            if column > sheets.columns:
                pen.write(sheet, deal.row, column, written(cell), CellInk.TEXT)
    for column, names in sheets.choices.values():
        pen.write_row(sheet, LIST_ROW, names, (CellInk.TEXT,), column)
    _finish(sheet, sheets, _)
    _offer(sheet, sheets, _)


def _headings(sheets: ClubSheets, _: Words) -> tuple[str, ...]:
    seats = [seat_name(seat, sheets.players, _).capitalize() for seat in range(sheets.players)]
    return (
        *(_.pgettext("tour", "Round"), _("Table"), _("Deal")),
        *(heading for seat in seats for heading in (_("No."), seat)),
        *(title for titles in sheets.headings.values() for title in titles),
        *(_("Points {seat}", seat=seat) for seat in seats),
        *((_("Sum"),) if sheets.event.game.is_zero_sum else ()),
    )


def _cells(sheets: ClubSheets, deal: LiveDealRow) -> Cells:
    place, row = deal.deal.place, deal.live
    yield from ((place.round, CellInk.QUIET_NUMBER), (place.table, CellInk.NUMBER))
    yield place.deal, CellInk.TOTAL
    for seat in range(sheets.players):
        sitting = deal.table.seats[seat] if seat < row.players else None
        yield sitting.player if sitting else None, CellInk.QUIET_NUMBER
        yield sitting.name if sitting else None, CellInk.TEXT
    for cells in row.cells.values():
        yield from ((None if cell.value == "" else cell.value, CellInk.TYPED) for cell in cells)
    points = [row.kept_cells[f"points {seat}"] for seat in range(row.players)]
    yield from ((written(each), CellInk.NUMBER) for each in points)
    yield from [(None, CellInk.NUMBER)] * (sheets.players - row.players)
    if sheets.event.game.is_zero_sum:
        first, last = (
            sheets.place(sheets.points_column(seat), deal.row) for seat in (0, sheets.players - 1)
        )
        total = Live(f"SUM({first}:{last})", sum(each.number for each in points))
        yield written(total), CellInk.TOTAL


def _width(field: DealField, names: float) -> float:
    """Return how wide a field's column is; two names may stand where a side or several seats do."""
    if field.kind in _COUNTED:
        return _FIGURES
    return max(_WORDS, 2 * names) if field.kind in _TWO_NAMES else _WORDS


def _finish(sheet: Worksheet, sheets: ClubSheets, _: Words) -> None:
    names = name_width(player.name for player in sheets.event.players.values())
    fields = [_width(each, names) for each in sheets.fields for _at in sheets.headings[each.name]]
    counted = (10,) * (sheets.columns - sheets.points_column(0) + 1)
    set_widths(sheet, (7, 7, 7, *(6, names) * sheets.players, *fields, *counted))
    for column in range(sheets.columns + 1, sheets.last_column + 1):
        sheet.column_dimensions[get_column_letter(column)].hidden = True
    if sheets.event.game.is_zero_sum:
        _alert(sheet, sheets, (sheets.columns, sheets.columns), sheets.columns, "<>0")
    finish_table(sheet, sheets.event.details, TableSize(sheets.columns, 3, sheets.last_row), _)


def _offer(sheet: Worksheet, sheets: ClubSheets, _: Words) -> None:
    """Offer what each field may say, and let a deal that cannot be turn orange."""
    if not sheets.rows:
        return
    for each in sheets.fields:
        columns = sheets.field_columns[each.name]
        cells = _span(columns[0], columns[-1], sheets)
        if each.kind in _LISTED:
            offer(sheet, cells, sheets.span(each, FIRST_ROW), _("Choose one from the list."))
        elif each.kind is FieldKind.SEATS:
            offer(sheet, cells, sheets.span(each, FIRST_ROW), "")
        elif each.kind in (FieldKind.SWITCH, FieldKind.SWITCHES):
            yes = _("yes")
            offer(sheet, cells, f'"{yes}"', _("Write “{yes}”, or nothing.", yes=yes))
        elif each.kind in (FieldKind.NUMBER, FieldKind.NUMBERS):
            refusal = _("Write a number from {least} to {most}.", least=each.least, most=each.most)
            limit(sheet, cells, (each.least, each.most), refusal)
    fields = sheets.field_columns.values()
    first, last = min(each[0] for each in fields), max(each[-1] for each in fields)
    _alert(sheet, sheets, (first, last), sheets.kept_column("can be"), "=0")


def _alert(
    sheet: Worksheet, sheets: ClubSheets, columns: tuple[int, int], text_column: int, condition: str
) -> None:
    """Let some columns of a row turn orange by what stands in one of its cells."""
    place = sheets.place(text_column, FIRST_ROW)
    orange(sheet, _span(*columns, sheets), f"{place}{condition}")


def _span(first: int, last: int, sheets: ClubSheets) -> str:
    return f"{get_column_letter(first)}{FIRST_ROW}:{get_column_letter(last)}{sheets.last_row}"


def club_workbook(event: ClubNightEvent, _: Words, size: PageSize = PageSize.A4) -> bytes:
    """Return an .xlsx file of the standings, results, tables, players and rounds."""
    book = Workbook()
    pen = CellPen(book)
    sheets = ClubSheets(event, _("Results"), _("Tables"), _)
    tables = LiveTables(sheets)
    write_standings(sheet_of(book, _("Standings")), pen, tables, _)
    write_results(sheet_of(book, sheets.results_sheet), pen, sheets, _)
    write_tables(sheet_of(book, sheets.tables_sheet), pen, tables, _)
    write_players(sheet_of(book, _("Players")), pen, sheets, _)
    write_rounds(sheet_of(book, _("Rounds")), pen, sheets, _)
    return saved(book, event.details, pen, size)
