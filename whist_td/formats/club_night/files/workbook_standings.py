"""The standings of a club night: the points summed by the spreadsheet, the ranks as they stood."""

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.club_night.files.workbook_view import FIRST_ROW, ClubSheets
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.settings import RankedBy, SeatingWay
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.rules.table_games import Measure
from whist_td.formats.club_night.views.views import club_standings
from whist_td.formats.club_night.words.game_labels import game_name
from whist_td.formats.club_night.words.labels import ranking_label
from whist_td.formats.club_night.words.sentences import (
    club_tie_sentence,
    club_title,
    score_heading,
)
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    Value,
    freeze,
    heighten,
    lay_out,
    name_width,
    set_widths,
    write_heading,
)
from whist_td.words.words import N_, Words

_SANCTION, _DEALS = 1, 2
"""So many columns right of the points."""
_NAME = 3
TWO = 2
"""A pair."""
_COUNTED = {Measure.GAMES: N_("Games won"), Measure.RUBBERS: N_("Rubbers won")}
"""What is counted besides the points, in the order of the columns."""


def write_standings(sheet: Worksheet, pen: CellPen, sheets: ClubSheets, _: Words) -> None:
    """Write the players in order, each with how a tie was broken."""
    evening = sheets.evening
    view = club_standings(evening)
    write_heading(sheet, pen, evening.details, club_title(view, _), _)
    said = f"{game_name(view.game, _)} · {ranking_label(evening.settings, _)}"
    hint = _("The points follow the sheet of results; the order is that of Whist TD.")
    pen.write(sheet, HEADING_ROW - 1, 1, f"{said}. {hint}", CellInk.SUBTITLE)
    counted, ranks = counted_besides(evening), not points_rank(evening)
    headings = (
        *(_("Rank"), _("No."), _("Name"), *([score_heading(view, _)] if ranks else [])),
        *(_("Points"), _("Jury"), _("Deals"), *(_(_COUNTED[measure]) for measure in counted)),
        *(_("Best round"), _("Placement points"), _("Remarks")),
    )
    for column, heading in enumerate(headings, start=1):
        ink = CellInk.HEADING_LEFT if column in (_NAME, len(headings)) else CellInk.HEADING
        pen.write(sheet, HEADING_ROW, column, heading, ink)
    score = (_score_ink(evening.settings.ranked_by), CellInk.NUMBER) if ranks else (CellInk.TOTAL,)
    inks = (
        *(
            CellInk.TOTAL,
            CellInk.QUIET_NUMBER,
            CellInk.STRONG,
            *score,
            CellInk.QUIET_NUMBER,
            CellInk.NUMBER,
        ),
        *(*(CellInk.NUMBER for _each in counted), CellInk.NUMBER, CellInk.DECIMAL, CellInk.NOTE),
    )
    for row, standing in enumerate(view.rows, start=FIRST_ROW):
        pen.write_row(sheet, row, _cells(sheets, standing, row, _), inks)
    last = FIRST_ROW + len(view.rows) - 1
    if evening.game.is_zero_sum:
        _write_check(sheet, pen, sheets, last, _)
    _finish(sheet, sheets, len(headings), max(last + 1, FIRST_ROW), _)


def counted_besides(evening: ClubNightEvent) -> tuple[Measure, ...]:
    """Return what the game counts besides what ranks: games and rubbers, where it has them."""
    counted = set(evening.game.ranked_by)
    if evening.settings.ranked_by is RankedBy.POINTS:
        counted.discard(evening.game.ranked_by[0])
    if not getattr(evening.settings.game.options, "is_rubber", True):
        counted.discard(Measure.RUBBERS)
    return tuple(measure for measure in _COUNTED if measure in counted)


def points_rank(evening: ClubNightEvent) -> bool:
    """Tell whether the points themselves rank, so that they stand in the place of the score."""
    by_points = evening.settings.ranked_by is RankedBy.POINTS
    return by_points and evening.game.ranked_by[0] is Measure.POINTS


def _points_column(evening: ClubNightEvent) -> int:
    return _NAME + (1 if points_rank(evening) else 2)


def _score_ink(ranked_by: RankedBy) -> CellInk:
    return CellInk.SIGNED_TOTAL if ranked_by is RankedBy.MEAN else CellInk.TOTAL


def _cells(
    sheets: ClubSheets, standing: ClubNightStanding, row: int, _: Words
) -> list[Value | Formula]:
    return [
        standing.rank,
        ", ".join(map(str, standing.people)) if len(standing.people) > 1 else standing.player,
        " + ".join(standing.names),
        *([] if points_rank(sheets.evening) else [_score(sheets, standing, row)]),
        _points(sheets, standing, row, _),
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


def _points(sheets: ClubSheets, standing: ClubNightStanding, row: int, _: Words) -> Value | Formula:
    """Return the points of all deals of a player, or of a pair, and the jury's.

    The two of a pair have the same points: one counts, and where somebody played in the place of
    one, half of what all of them have.
    """
    fields, is_replaced = len(sheets.headings(_)), len(standing.people) > TWO
    told = "+".join(
        f"SUMIFS({sheets.column(sheets.points_column(seat, fields))},"
        f"{sheets.column(sheets.number_column(seat))},{number})"
        for number in (standing.people if is_replaced else (standing.player,))
        for seat in range(sheets.players)
    )
    won = f"({told})/{TWO}" if is_replaced else told
    jury = get_column_letter(_points_column(sheets.evening) + _SANCTION)
    return Formula(f"={won}+{jury}{row}", standing.points)


def _write_check(sheet: Worksheet, pen: CellPen, sheets: ClubSheets, last: int, _: Words) -> None:
    """Write the sum of all, which is 0 but for what the jury took."""
    row, points = last + 1, _points_column(sheets.evening)
    total = sum(standing.points for standing in club_standings(sheets.evening).rows)
    pen.write(sheet, row, _NAME, _("Sum of all: 0 but for the jury"), CellInk.NOTE)
    for column, value in ((points, total), (points + _SANCTION, None)):
        letter = get_column_letter(column)
        formula = Formula(f"=SUM({letter}{FIRST_ROW}:{letter}{last})", value)
        pen.write(sheet, row, column, formula, CellInk.TOTAL)


def _finish(sheet: Worksheet, sheets: ClubSheets, columns: int, last: int, _: Words) -> None:
    people = sheets.evening.players.values()
    names = max(name_width(player.name for player in people), 24)
    if sheets.evening.settings.seating is SeatingWay.PAIRS:
        names *= 1.8
    counted = (10,) * len(counted_besides(sheets.evening))
    scores = (13,) if points_rank(sheets.evening) else (13, 10)
    set_widths(sheet, (8, 8, names, *scores, 9, 9, *counted, 10, 12, 50))
    heighten(sheet, HEADING_ROW)
    freeze(sheet, f"D{FIRST_ROW}")
    end = get_column_letter(columns)
    lay_out(sheet, sheets.evening.details, f"A1:{end}{last}", HEADING_ROW, _)
