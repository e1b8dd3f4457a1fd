"""The standings of a club night: the points summed by the spreadsheet, the ranks as they stood."""

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.exports.club.workbook_view import FIRST_ROW, ClubSheets
from whist_td.exports.workbook_ink import Formula, Ink, Pen, Value
from whist_td.exports.workbook_pages import (
    HEADING_ROW,
    freeze,
    heighten,
    lay_out,
    name_width,
    set_widths,
    write_heading,
)
from whist_td.formats.club.settings import RankedBy, SeatingWay
from whist_td.formats.club.standings import Standing
from whist_td.i18n.club_night_labels import club_label
from whist_td.i18n.club_night_sentences import club_tie_sentence, club_title, score_heading
from whist_td.i18n.game_labels import game_name
from whist_td.i18n.words import Words
from whist_td.usecases.club_views import club_standings

_SCORE, _POINTS, _SANCTION, _DEALS = 4, 5, 6, 7
_LEFT = (3, 12)


def write_standings(sheet: Worksheet, pen: Pen, sheets: ClubSheets, _: Words) -> None:
    """Write the players in order, each with how a tie was broken."""
    evening = sheets.evening
    view = club_standings(evening)
    write_heading(sheet, pen, evening.details, club_title(view, _), _)
    said = f"{game_name(view.game, _)} · {club_label(view.ranked_by, _)}"
    hint = _("The points follow the sheet of results; the order is that of Whist TD.")
    pen.write(sheet, HEADING_ROW - 1, 1, f"{said}. {hint}", Ink.SUBTITLE)
    headings = (
        *(_("Rank"), _("No."), _("Name"), score_heading(view, _), _("Points"), _("Jury")),
        *(_("Deals"), _("Games won"), _("Rubbers won"), _("Best round"), _("Placement points")),
        _("Remarks"),
    )
    for column, heading in enumerate(headings, start=1):
        ink = Ink.HEADING_LEFT if column in _LEFT else Ink.HEADING
        pen.write(sheet, HEADING_ROW, column, heading, ink)
    inks = (
        *(Ink.TOTAL, Ink.QUIET_NUMBER, Ink.STRONG, _score_ink(evening.settings.ranked_by)),
        *(Ink.NUMBER, Ink.QUIET_NUMBER, Ink.NUMBER, Ink.NUMBER, Ink.NUMBER, Ink.NUMBER),
        *(Ink.DECIMAL, Ink.NOTE),
    )
    for row, standing in enumerate(view.rows, start=FIRST_ROW):
        pen.write_row(sheet, row, _cells(sheets, standing, row, _), inks)
    last = FIRST_ROW + len(view.rows) - 1
    if evening.game.is_zero_sum:
        _write_check(sheet, pen, last, sum(row.points for row in view.rows), _)
    _finish(sheet, sheets, len(headings), max(last + 1, FIRST_ROW), _)


def _score_ink(ranked_by: RankedBy) -> Ink:
    return Ink.SIGNED_TOTAL if ranked_by is RankedBy.MEAN else Ink.TOTAL


def _cells(sheets: ClubSheets, standing: Standing, row: int, _: Words) -> list[Value | Formula]:
    return [
        standing.rank,
        ", ".join(map(str, standing.people)) if len(standing.people) > 1 else standing.player,
        " + ".join(standing.names),
        _score(sheets, standing, row),
        _points(sheets, standing, row, _),
        standing.sanction or None,
        standing.deals,
        standing.games,
        standing.rubbers,
        standing.best_round,
        float(standing.placement),
        club_tie_sentence(standing, _) or None,
    ]


def _score(sheets: ClubSheets, standing: Standing, row: int) -> Value | Formula:
    """Return what ranks: a formula where it follows from the points alone."""
    if standing.score is None:
        return None
    points, deals = (get_column_letter(column) for column in (_POINTS, _DEALS))
    score = float(standing.score)
    settings, measure = sheets.evening.settings, sheets.evening.game.ranked_by[0]
    if settings.ranked_by is RankedBy.MEAN:
        return Formula(f"={points}{row}/{deals}{row}", score)
    if settings.ranked_by is RankedBy.POINTS and measure.value == "points":
        return Formula(f"={points}{row}", score)
    return score


def _points(sheets: ClubSheets, standing: Standing, row: int, _: Words) -> Value | Formula:
    """Return the points of all deals of a player, or of the first of a pair, and the jury's."""
    fields = len(sheets.headings(_))
    number = standing.player
    terms = (
        f"SUMIFS({sheets.column(sheets.points_column(seat, fields))},"
        f"{sheets.column(sheets.number_column(seat))},{number})"
        for seat in range(sheets.players)
    )
    return Formula(f"={'+'.join(terms)}+{get_column_letter(_SANCTION)}{row}", standing.points)


def _write_check(sheet: Worksheet, pen: Pen, last: int, total: int, _: Words) -> None:
    """Write the sum of all, which is 0 but for what the jury took."""
    row = last + 1
    pen.write(sheet, row, _LEFT[0], _("Sum of all: 0 but for the jury"), Ink.NOTE)
    for column, value in ((_POINTS, total), (_SANCTION, None)):
        letter = get_column_letter(column)
        formula = Formula(f"=SUM({letter}{FIRST_ROW}:{letter}{last})", value)
        pen.write(sheet, row, column, formula, Ink.TOTAL)


def _finish(sheet: Worksheet, sheets: ClubSheets, columns: int, last: int, _: Words) -> None:
    people = sheets.evening.players.values()
    names = max(name_width(player.name for player in people), 24)
    if sheets.evening.settings.seating is SeatingWay.PAIRS:
        names *= 1.8
    set_widths(sheet, (8, 8, names, 13, 10, 9, 9, 9, 9, 9, 12, 50))
    heighten(sheet, HEADING_ROW)
    freeze(sheet, f"D{FIRST_ROW}")
    end = get_column_letter(columns)
    lay_out(sheet, sheets.evening.details, f"A1:{end}{last}", HEADING_ROW, _)
