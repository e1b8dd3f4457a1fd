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
from whist_td.formats.club_night.games.game import DealField, FieldKind, Measure
from whist_td.formats.club_night.rules.event import ClubNightEvent, RankedBy, SeatingWay
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.views.views import DealView, TableView, club_standings
from whist_td.formats.club_night.words.games import game_name
from whist_td.formats.club_night.words.labels import (
    club_tie_sentence,
    club_title,
    method_label,
    provisional_words,
    score_heading,
)
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
    write_columns,
    write_heading,
)
from whist_td.words.words import N_, Words

Line = list[tuple[Value | Formula, CellInk]]
_COUNTED = (FieldKind.NUMBER, FieldKind.NUMBERS, FieldKind.SWITCH, FieldKind.SWITCHES)
_TWO_NAMES = (FieldKind.SIDE, FieldKind.SEATS)
_FIGURES, _WORDS = 11, 18
"""How wide a column is where figures stand, and where words do."""
_NAME = 3
TWO = 2
"""A pair."""
_HEADINGS_COUNTED = {Measure.GAMES: N_("Games won"), Measure.RUBBERS: N_("Rubbers won")}
"""What is counted besides the points, in the order of the columns."""


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


_SANCTION, _DEALS = 1, 2
"""So many columns right of the points."""


def write_standings(sheet: Worksheet, pen: CellPen, sheets: ClubSheets, _: Words) -> None:
    """Write the players in order, each with how a tie was broken."""
    evening = sheets.evening
    view = club_standings(evening)
    said = method_label(evening.settings, _)
    hint = _("The points follow the sheet of results; the order is that of Whist TD.")
    told = f"{provisional_words(view, _)} {said}. {hint}".strip()
    write_heading(sheet, pen, evening.details, club_title(view, _), _, told)
    columns = _standing_columns(evening, score_heading(view, _), _)
    inks = write_columns(sheet, pen, columns)
    for row, standing in enumerate(view.rows, start=FIRST_ROW):
        pen.write_row(sheet, row, _standing_cells(sheets, standing, row, _), inks)
    last = FIRST_ROW + len(view.rows) - 1
    if evening.game.is_zero_sum:
        _write_check(sheet, pen, sheets, last, _)
    size = TableSize(len(columns), 3, max(last + 1, FIRST_ROW))
    finish_table(sheet, evening.details, size, _, is_filtered=False)


def _standing_columns(
    evening: ClubNightEvent, score: str, _: Words
) -> list[tuple[str, float, CellInk]]:
    names = max(name_width(player.name for player in evening.players.values()), 24)
    if evening.settings.seating is SeatingWay.PAIRS:
        names *= 1.8
    points = [(_("Points"), 13, CellInk.TOTAL)]
    if not points_rank(evening):
        ink = _score_ink(evening.settings.ranked_by)
        points = [(score, 13, ink), (_("Points"), 10, CellInk.NUMBER)]
    counted = (_(_HEADINGS_COUNTED[measure]) for measure in counted_besides(evening))
    return [
        (_("Rank"), 8, CellInk.TOTAL),
        (_("No."), 8, CellInk.QUIET_NUMBER),
        (_("Name"), names, CellInk.STRONG),
        *points,
        (_("Referee"), 9, CellInk.QUIET_NUMBER),
        (_("Deals"), 9, CellInk.NUMBER),
        *((heading, 10, CellInk.NUMBER) for heading in counted),
        (_("Best round"), 10, CellInk.NUMBER),
        (_("Placement points"), 12, CellInk.DECIMAL),
        (_("Remarks"), 50, CellInk.NOTE),
    ]


def counted_besides(evening: ClubNightEvent) -> tuple[Measure, ...]:
    """Return what the game counts besides what ranks: games and rubbers, where it has them."""
    counted = set(evening.game.ranked_by)
    if evening.settings.ranked_by is RankedBy.POINTS:
        counted.discard(evening.game.ranked_by[0])
    if not evening.game.has_rubbers(evening.settings.game.options):
        counted.discard(Measure.RUBBERS)
    return tuple(measure for measure in _HEADINGS_COUNTED if measure in counted)


def points_rank(evening: ClubNightEvent) -> bool:
    """Tell whether the points themselves rank, so that they stand in the place of the score."""
    by_points = evening.settings.ranked_by is RankedBy.POINTS
    return by_points and evening.game.ranked_by[0] is Measure.POINTS


def _points_column(evening: ClubNightEvent) -> int:
    return _NAME + (1 if points_rank(evening) else 2)


def _score_ink(ranked_by: RankedBy) -> CellInk:
    return CellInk.SIGNED_TOTAL if ranked_by is RankedBy.MEAN else CellInk.TOTAL


def _standing_cells(
    sheets: ClubSheets, standing: ClubNightStanding, row: int, _: Words
) -> list[Value | Formula]:
    return [
        standing.rank,
        ", ".join(map(str, standing.people)) if len(standing.people) > 1 else standing.player,
        " + ".join(standing.names),
        *([] if points_rank(sheets.evening) else [_score(sheets, standing, row)]),
        _standing_points(sheets, standing, row, _),
        standing.sanction or None,
        standing.deals,
        *(_count(standing, measure) for measure in counted_besides(sheets.evening)),
        standing.best_round,
        float(standing.placement),
        club_tie_sentence(standing, _) or None,
    ]


def _count(standing: ClubNightStanding, measure: Measure) -> int:
    return standing.games if measure is Measure.GAMES else standing.rubbers


def _score(sheets: ClubSheets, standing: ClubNightStanding, row: int) -> Value | Formula:
    """Return what ranks: a formula where it follows from the points alone."""
    if standing.score is None:
        return None
    column, score = _points_column(sheets.evening), float(standing.score)
    points, deals = (get_column_letter(each) for each in (column, column + _DEALS))
    if sheets.evening.settings.ranked_by is RankedBy.MEAN:
        return Formula(f"={points}{row}/{deals}{row}", score)
    return score


def _standing_points(
    sheets: ClubSheets, standing: ClubNightStanding, row: int, _: Words
) -> Value | Formula:
    """Return the points of all deals of a player, or of a pair, and the jury's.

    The two of a pair have the same points: one counts, and where somebody played in the place of
    one, half of what all of them have.
    """
    fields, is_replaced = len(sheets.headings(_)), len(standing.people) > TWO
    cells_shown = "+".join(
        f"SUMIFS({sheets.column(sheets.points_column(seat, fields))},"
        f"{sheets.column(sheets.number_column(seat))},{number})"
        for number in (standing.people if is_replaced else (standing.player,))
        for seat in range(sheets.players)
    )
    won = f"({cells_shown})/{TWO}" if is_replaced else cells_shown
    jury = get_column_letter(_points_column(sheets.evening) + _SANCTION)
    return Formula(f"={won}+{jury}{row}", standing.points)


def _write_check(sheet: Worksheet, pen: CellPen, sheets: ClubSheets, last: int, _: Words) -> None:
    """Write the sum of all, which is 0 but for what the jury took."""
    row, points = last + 1, _points_column(sheets.evening)
    rows = club_standings(sheets.evening).rows
    total, taken = sum(row.points for row in rows), sum(row.sanction for row in rows)
    pen.write(sheet, row, _NAME, _("Sum of all: 0 without penalties"), CellInk.NOTE)
    for column, value in ((points, total), (points + _SANCTION, taken)):
        letter = get_column_letter(column)
        formula = Formula(f"=SUM({letter}{FIRST_ROW}:{letter}{last})", value)
        pen.write(sheet, row, column, formula, CellInk.TOTAL)


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
