"""The scoreboard of a workbook: formulas over its results, so that corrections move it."""

from openpyxl.utils import get_column_letter, quote_sheetname
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.militaire.files.workbook_view import Play
from whist_td.formats.militaire.rules.settings import ForfeitPolicy
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views.views import standings_view
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    Value,
    freeze,
    lay_out,
    name_width,
    set_widths,
    suit,
    write_heading,
)
from whist_td.words.words import Words

_ROUND, _TRUMP, _IN = HEADING_ROW, HEADING_ROW + 1, HEADING_ROW + 2
_TEAM = HEADING_ROW + 3
_SCORES = 5
"""The first column of points: number, name, rank and total stand left of it."""


def write_scoreboard(sheet: Worksheet, pen: CellPen, play: Play, _: Words) -> None:
    """Write the points of each team and round, the total and the rank, all live."""
    write_heading(sheet, pen, play.plan.details, play.scoreboard, _)
    _write_rounds(sheet, pen, play, (_("Rank"), _("Total")), _)
    last = _TEAM + play.evening.tables - 1
    end = get_column_letter(_SCORES + play.rounds - 1)
    for row, rank in enumerate(_ranks(play), start=_TEAM):
        number, name = row - _TEAM + 1, play.names[row - _TEAM]
        total = Formula(f"=SUM({get_column_letter(_SCORES)}{row}:{end}{row})")
        inks = (CellInk.NUMBER, CellInk.STRONG, CellInk.TOTAL, CellInk.TOTAL, CellInk.NUMBER)
        scores = (_score(get_column_letter(c), row) for c in _round_columns(play))
        pen.write_row(sheet, row, (number, name, rank, total, *scores), inks)
    _write_sums(sheet, pen, play, last, _)
    _finish(sheet, play, last + 2, _)
    if _ranks_are_fixed(play):
        pen.write(sheet, HEADING_ROW - 1, 1, _fixed_ranks(play, _), CellInk.SUBTITLE)


def _round_columns(play: Play) -> range:
    return range(_SCORES, _SCORES + play.rounds)


def _write_rounds(
    sheet: Worksheet, pen: CellPen, play: Play, more: tuple[str, str], _: Words
) -> None:
    headings = (_("Team"), _("Name"), *more)
    pen.write_row(sheet, _ROUND, headings, (CellInk.HEADING, CellInk.HEADING_LEFT, CellInk.HEADING))
    labels = (_("Trump"), _("Tables in"))
    for row, text in zip((_TRUMP, _IN), labels, strict=True):
        pen.write_row(sheet, row, (None, text, None, None), (CellInk.NOTE,))
    for column, planned in zip(_round_columns(play), play.plan.rounds, strict=True):
        symbol, ink = suit(planned.trump, _)
        letter = get_column_letter(column)
        pen.write(sheet, _ROUND, column, planned.number, CellInk.HEADING)
        pen.write(sheet, _TRUMP, column, symbol, ink)
        count = f'=COUNTIFS(ResultRound,{letter}${_ROUND},ResultPoints,">=0")'
        pen.write(sheet, _IN, column, Formula(count), CellInk.QUIET_NUMBER)


def _score(letter: str, row: int) -> Formula:
    """Return a team's points of a round, at home and away; a round without results is blank."""
    home, away = (
        f"SUMIFS(ResultPoints,ResultRound,{letter}${_ROUND},{side},$A{row},ResultWinner,{winner})"
        for side, winner in (("ResultHome", "WinnerHome"), ("ResultVisitors", "WinnerVisitors"))
    )
    return Formula(f'=IF({letter}${_IN}=0,"",{home}+{away})')


def _ranks(play: Play) -> list[Value | Formula]:
    if _ranks_are_fixed(play):
        return [standing.rank for standing in standings_view(play.evening).by_team]
    keys = get_column_letter(_SCORES + play.rounds)
    sheet = quote_sheetname(play.running)
    last = _TEAM + play.evening.tables - 1
    column = f"{sheet}!${keys}${_TEAM}:${keys}${last}"
    return [
        Formula(f"=1+SUMPRODUCT(--({column}>{sheet}!{keys}{row}))")
        for row in range(_TEAM, last + 1)
    ]


def _ranks_are_fixed(play: Play) -> bool:
    """Tell whether the ranking needs more than totals and the count-back."""
    settings = play.evening.settings
    if settings.forfeits is ForfeitPolicy.AVERAGE:
        return True
    rows = standings_view(play.evening).rows
    return any(row.separation and row.separation.criterion for row in rows)


def _fixed_ranks(play: Play, _: Words) -> str:
    return _(
        "The ranks stand as after round {round}; totals follow the results.",
        round=play.evening.last_announced,
    )


def _write_sums(sheet: Worksheet, pen: CellPen, play: Play, last: int, _: Words) -> None:
    """Write the sum that every round must meet: the points of the teams and of the tables."""
    labels = (_("Sum of the teams"), _("Sum of the tables"))
    for row, text in zip((last + 1, last + 2), labels, strict=True):
        pen.write_row(sheet, row, (None, text, None, None), (CellInk.NOTE,))
    for column in _round_columns(play):
        letter = get_column_letter(column)
        teams = Formula(f"=SUM({letter}{_TEAM}:{letter}{last})")
        tables = Formula(f"=SUMIFS(ResultPoints,ResultRound,{letter}${_ROUND})")
        pen.write(sheet, last + 1, column, teams, CellInk.QUIET_NUMBER)
        pen.write(sheet, last + 2, column, tables, CellInk.QUIET_NUMBER)


def _finish(sheet: Worksheet, play: Play, last: int, _: Words) -> None:
    set_widths(sheet, (8, max(name_width(play.names), 20), 8, 8, *[4.6] * play.rounds))
    freeze(sheet, f"{get_column_letter(_SCORES)}{_TEAM}")
    end = get_column_letter(_SCORES + play.rounds - 1)
    lay_out(sheet, play.plan.details, f"A1:{end}{last}", _IN, _)


def write_running(sheet: Worksheet, pen: CellPen, play: Play, _: Words) -> None:
    """Write the running totals, which the count-back compares from the last round backwards."""
    write_heading(sheet, pen, play.plan.details, play.running, _)
    _write_rounds(sheet, pen, play, (_("Rank"), _("Total")), _)
    board = quote_sheetname(play.scoreboard)
    by_team = standings_view(play.evening).by_team
    inks = (CellInk.NUMBER, CellInk.STRONG, CellInk.TOTAL, CellInk.TOTAL, CellInk.NUMBER)
    for row, (name, standing) in enumerate(zip(play.names, by_team, strict=True), start=_TEAM):
        rank, total = Formula(f"={board}!C{row}"), Formula(f"={board}!D{row}")
        totals = (_total(board, get_column_letter(c), row) for c in _round_columns(play))
        key = _key(play, row, standing)
        cells: tuple[Value | Formula, ...] = (row - _TEAM + 1, name, rank, total, *totals, key)
        pen.write_row(sheet, row, cells, inks)
    _finish(sheet, play, _TEAM + play.evening.tables - 1, _)
    sheet.column_dimensions[get_column_letter(_SCORES + play.rounds)].hidden = True


def _total(board: str, letter: str, row: int) -> Formula:
    first = get_column_letter(_SCORES)
    return Formula(f'=IF({letter}${_IN}=0,"",SUM({board}!${first}{row}:{letter}{row}))')


def _key(play: Play, row: int, standing: MilitaireStanding) -> Formula:
    """Return a text by which teams sort as the règlement's article 14 says.

    Three digits a round, the last round first; whoever withdrew comes after all others.
    """
    present = 0 if standing.withdrawn else 1
    digits = (
        f'TEXT({get_column_letter(column)}{row},"000")' for column in reversed(_round_columns(play))
    )
    return Formula(f'="{present}"&{"&".join(digits)}')
