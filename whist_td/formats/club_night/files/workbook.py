"""A club night as a workbook: standings, every deal, players and rounds; the sums are formulas."""

from openpyxl import Workbook
from openpyxl.formatting.rule import Rule
from openpyxl.styles import PatternFill
from openpyxl.styles.differential import DifferentialStyle
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.page_sizes import PageSize
from whist_td.formats.club_night.files.deal_cells import field_cells, field_headings
from whist_td.formats.club_night.files.workbook_people import (
    FIRST_ROW,
    ClubSheets,
    write_players,
    write_rounds,
)
from whist_td.formats.club_night.files.workbook_standings import write_standings
from whist_td.formats.club_night.games.game import DealField, FieldKind
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.views.views import DealView, TableView
from whist_td.formats.club_night.words.games import game_name
from whist_td.formats.club_night.words.seats import seat_name
from whist_td.interchange.workbook import (
    AMBER,
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    TableSize,
    Value,
    finish_table,
    name_width,
    saved,
    set_widths,
    sheet_of,
    write_heading,
)
from whist_td.words.words import Words

Line = list[tuple[Value | Formula, CellInk]]
_COUNTED = (FieldKind.NUMBER, FieldKind.NUMBERS, FieldKind.SWITCH, FieldKind.SWITCHES)
_TWO_NAMES = (FieldKind.SIDE, FieldKind.SEATS)
_FIGURES, _WORDS = 11, 18
"""How wide a column is where figures stand, and where words do."""


def write_results(sheet: Worksheet, pen: CellPen, sheets: ClubSheets, _: Words) -> None:
    """Write a row for every deal; points that are corrected here move the sums and standings."""
    details, game = sheets.evening.details, sheets.evening.game
    title = _("{game}, deal by deal", game=game_name(game.code, _))
    hint = _("The points of every deal add up to 0; if they do not, the sum turns orange.")
    write_heading(sheet, pen, details, title, _, hint if game.is_zero_sum else "")
    headings = _headings(sheets, _)
    pen.write_row(sheet, HEADING_ROW, headings, (CellInk.HEADING,))
    for row, (table, deal) in enumerate(sheets.deals(), start=FIRST_ROW):
        for column, (value, ink) in enumerate(_cells(sheets, table, deal, row, _), start=1):
            pen.write(sheet, row, column, value, ink)
    _finish(sheet, sheets, len(headings), _)


def _headings(sheets: ClubSheets, _: Words) -> tuple[str, ...]:
    seats = [seat_name(seat, sheets.players, _).capitalize() for seat in range(sheets.players)]
    return (
        *(_.pgettext("tour", "Round"), _("Table"), _("Deal")),
        *(heading for seat in seats for heading in (_("No."), seat)),
        *sheets.headings(_),
        *(_("Points {seat}", seat=seat) for seat in seats),
        *((_("Sum"),) if sheets.evening.game.is_zero_sum else ()),
    )


def _cells(sheets: ClubSheets, table: TableView, deal: DealView, row: int, _: Words) -> Line:
    place, names = deal.place, tuple(seat.name for seat in table.seats)
    cells_shown: Line = [
        (place.round, CellInk.QUIET_NUMBER),
        (place.table, CellInk.NUMBER),
        (place.deal, CellInk.TOTAL),
    ]
    for seat in range(sheets.players):
        known = table.seats[seat] if seat < len(table.seats) else None
        cells_shown += [
            (known.player if known else None, CellInk.QUIET_NUMBER),
            (known.name if known else None, CellInk.TEXT),
        ]
    fields = [
        (cell, CellInk.NUMBER if isinstance(cell, int) else CellInk.TEXT)
        for field in sheets.fields
        for cell in field_cells(field, deal.deal, names, table.sides, _)
    ]
    return [*cells_shown, *fields, *_points(sheets, deal, row, len(fields))]


def _points(sheets: ClubSheets, deal: DealView, row: int, fields: int) -> Line:
    points = deal.gains.points if deal.gains else ()
    shown = [*points, *([None] * sheets.players)][: sheets.players]
    cells_shown: Line = [(value, CellInk.NUMBER) for value in shown]
    if sheets.evening.game.is_zero_sum:
        letters = [
            get_column_letter(sheets.points_column(seat, fields))
            for seat in (0, sheets.players - 1)
        ]
        formula = Formula(f"=SUM({letters[0]}{row}:{letters[1]}{row})", sum(points))
        cells_shown.append((formula, CellInk.TOTAL))
    return cells_shown


def _width(field: DealField, names: float) -> float:
    """Return how wide a field's column is; two names may stand where a side or several seats do."""
    if field.kind in _COUNTED:
        return _FIGURES
    return max(_WORDS, 2 * names) if field.kind in _TWO_NAMES else _WORDS


def _finish(sheet: Worksheet, sheets: ClubSheets, columns: int, _: Words) -> None:
    names = name_width(player.name for player in sheets.evening.players.values())
    fields = len(sheets.headings(_))
    seats = (6, names) * sheets.players
    points = (10,) * (columns - 3 - len(seats) - fields)
    widths = [
        _width(field, names)
        for field in sheets.fields
        for _heading in field_headings(field, sheets.players, _)
    ]
    set_widths(sheet, (7, 7, 7, *seats, *widths, *points))
    end, last = get_column_letter(columns), sheets.last_row
    if sheets.evening.game.is_zero_sum:
        amber = DifferentialStyle(fill=PatternFill("solid", bgColor=AMBER))
        rule = Rule(type="expression", formula=[f"${end}{FIRST_ROW}<>0"], dxf=amber)
        sheet.conditional_formatting.add(f"{end}{FIRST_ROW}:{end}{last}", rule)
    finish_table(sheet, sheets.evening.details, TableSize(columns, 3, last), _)


def club_workbook(evening: ClubNightEvent, _: Words, size: PageSize = PageSize.A4) -> bytes:
    """Return an .xlsx file of the standings, results, players and rounds."""
    book = Workbook()
    pen = CellPen(book)
    sheets = ClubSheets(evening, _("Results"))
    write_standings(sheet_of(book, _("Standings")), pen, sheets, _)
    write_results(sheet_of(book, sheets.results_sheet), pen, sheets, _)
    write_players(sheet_of(book, _("Players")), pen, sheets, _)
    write_rounds(sheet_of(book, _("Rounds")), pen, sheets, _)
    return saved(book, evening.details, pen, size)
