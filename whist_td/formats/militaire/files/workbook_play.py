"""The sheets of a workbook that follow a corrected winner: results, points, running totals."""

from dataclasses import dataclass

from openpyxl.utils import get_column_letter, quote_sheetname
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import (
    ALL_TRICKS,
    Result,
    ResultKind,
    Side,
    winners_points,
)
from whist_td.formats.militaire.rules.settings import ForfeitPolicy, Settings
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views import Plan, standings_view
from whist_td.formats.militaire.words.sentences import militaire_label
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    Value,
    define_names,
    freeze,
    lay_out,
    name_width,
    set_widths,
    suit,
    write_heading,
)
from whist_td.words.words import Words

_FIRST = HEADING_ROW + 1
_LEGEND = 12
"""The column, after an empty one, of the words the results are made of and what they are worth."""
_ROUND, _TRUMP, _IN = HEADING_ROW, HEADING_ROW + 1, HEADING_ROW + 2
_TEAM = HEADING_ROW + 3
_SCORES = 5
"""The first column of points: number, name, rank and total stand left of it."""


@dataclass(frozen=True)
class Play:
    """An evening with its plan, as its live sheets show it."""

    evening: MilitaireEvent
    plan: Plan
    scoreboard: str
    running: str

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        return self.evening.settings.rounds

    @property
    def names(self) -> list[str]:
        """The names of the teams in the order of the tables."""
        return [card.team.name for card in self.plan.cards]


_NAMES = {
    "ResultRound": "A",
    "ResultHome": "B",
    "ResultVisitors": "D",
    "ResultWinner": "F",
    "ResultPoints": "I",
}


def write_results(sheet: Worksheet, pen: CellPen, play: Play, _: Words) -> None:
    """Write a row for every table of every round; the points are formulas."""
    write_heading(sheet, pen, play.plan.details, _("Results"), _)
    pen.write_row(sheet, HEADING_ROW, _headings(_), (CellInk.HEADING,))
    inks = (
        *(CellInk.QUIET_NUMBER, CellInk.NUMBER, CellInk.TEXT, CellInk.NUMBER, CellInk.TEXT),
        *(CellInk.STRONG, CellInk.TEXT, CellInk.NUMBER, CellInk.TOTAL, CellInk.NOTE),
    )
    words = {kind: militaire_label(kind, _) for kind in ResultKind}
    sides = {side: militaire_label(side, _) for side in Side}
    row = _FIRST
    for round_number in range(1, play.rounds + 1):
        for table in range(1, play.evening.tables + 1):
            place = Place(round_number, table)
            values = _result_cells(play, place, words, sides)
            pen.write_row(sheet, row, (*values, _points(row), _note(play, place)), inks)
            row += 1
    _write_legend(sheet, pen, play.evening.settings, _)
    _validate(sheet, row - 1, _)
    _define_names(sheet, row - 1)
    width = name_width(play.names)
    set_widths(sheet, (8, 8, width, 8, width, 16, 18, 9, 9, 30, 4, 20, 10, 12))
    sheet.auto_filter.ref = f"A{HEADING_ROW}:J{row - 1}"
    freeze(sheet, f"C{_FIRST}")
    lay_out(sheet, play.plan.details, f"A1:J{row - 1}", HEADING_ROW, _)


def _headings(_: Words) -> tuple[str, ...]:
    return (
        *(_("Round"), _("Table"), _("At home"), _("Team"), _("Visitors"), _("Winner")),
        *(_("How"), _("Tricks"), _("Points"), _("Remarks")),
    )


def _result_cells(
    play: Play, place: Place, words: dict[ResultKind, str], sides: dict[Side, str]
) -> tuple[Value, ...]:
    evening = play.evening
    visitors = evening.visitors_at(place)
    result = evening.result(place) if place.round <= evening.last_announced else None
    winner = sides[result.winner] if result and result.winner else None
    kind = words[result.kind] if result else None
    tricks = result.tricks if result else None
    home_name, visitors_name = evening.teams[place.table].name, evening.teams[visitors].name
    return (place.round, place.table, home_name, visitors, visitors_name, winner, kind, tricks)


def _note(play: Play, place: Place) -> str | None:
    result = play.evening.results.get(place)
    return result.note or None if result else None


def _points(row: int) -> Formula:
    """Return what the winning side scores; a table without a result scores nothing at all."""
    kind = f'IF(G{row}="",KindWon,G{row})'
    column = f"IF(H{row}={ALL_TRICKS},3,2)"
    return Formula(f'=IF(F{row}="",IF(G{row}=KindVoid,0,""),VLOOKUP({kind},Kinds,{column},FALSE))')


def _write_legend(sheet: Worksheet, pen: CellPen, settings: Settings, _: Words) -> None:
    headings = (_("How"), _("Points"), _("with 13 tricks"))
    pen.write_row(sheet, HEADING_ROW, headings, (CellInk.HEADING_LEFT, CellInk.HEADING), _LEGEND)
    inks = (CellInk.TEXT, CellInk.NUMBER)
    for row, kind in enumerate(ResultKind, start=_FIRST):
        worth = _worth(kind, settings)
        pen.write_row(sheet, row, (militaire_label(kind, _), *worth), inks, _LEGEND)
    below = _FIRST + len(ResultKind) + 1
    pen.write(sheet, below, _LEGEND, _("Winner"), CellInk.HEADING_LEFT)
    for row, side in enumerate(Side, start=below + 1):
        pen.write(sheet, row, _LEGEND, militaire_label(side, _), CellInk.TEXT)


def _worth(kind: ResultKind, settings: Settings) -> tuple[int, int]:
    """Return the points of a kind of result, and with all thirteen tricks."""
    winner = None if kind is ResultKind.VOID else Side.HOME
    usual = winners_points(Result(winner, kind), settings)
    if kind in (ResultKind.FORFEIT, ResultKind.VOID):
        return usual, usual
    thirteen = ResultKind.PERFECT if kind is ResultKind.NORMAL else kind
    return usual, winners_points(Result(winner, thirteen, ALL_TRICKS), settings)


def _legend_rows() -> tuple[int, int]:
    """Return the last row of the kinds and the row of the home side."""
    last = _FIRST + len(ResultKind) - 1
    return last, last + 3


def _validate(sheet: Worksheet, last_row: int, _: Words) -> None:
    last_kind, home = _legend_rows()
    letter = get_column_letter(_LEGEND)
    lists = {
        "F": (f"${letter}${home}:${letter}${home + 1}", _("Choose one of the two sides.")),
        "G": (f"${letter}${_FIRST}:${letter}${last_kind}", _("Choose one from the list.")),
    }
    for column, (source, sentence) in lists.items():
        rule = DataValidation(
            "list", formula1=source, allow_blank=True, showErrorMessage=True, error=sentence
        )
        rule.add(f"{column}{_FIRST}:{column}{last_row}")
        sheet.add_data_validation(rule)
    sentence = _("Write the winners’ tricks, 0 to 13, or nothing.")
    rule = DataValidation(
        "whole",
        operator="between",
        formula1="0",
        formula2="13",
        allow_blank=True,
        showErrorMessage=True,
        error=sentence,
    )
    rule.add(f"H{_FIRST}:H{last_row}")
    sheet.add_data_validation(rule)


def _define_names(sheet: Worksheet, last_row: int) -> None:
    last_kind, home = _legend_rows()
    letter, worth = get_column_letter(_LEGEND), get_column_letter(_LEGEND + 2)
    void = _FIRST + list(ResultKind).index(ResultKind.VOID)
    places = {name: f"${column}${_FIRST}:${column}${last_row}" for name, column in _NAMES.items()}
    places |= {
        "Kinds": f"${letter}${_FIRST}:${worth}${last_kind}",
        "KindWon": f"${letter}${_FIRST}",
        "KindVoid": f"${letter}${void}",
        "WinnerHome": f"${letter}${home}",
        "WinnerVisitors": f"${letter}${home + 1}",
    }
    define_names(sheet, places)


def write_scoreboard(sheet: Worksheet, pen: CellPen, play: Play, _: Words) -> None:
    """Write the points of each team and round, the total and the rank, all live."""
    hint = _fixed_ranks(play, _) if _ranks_are_fixed(play) else ""
    write_heading(sheet, pen, play.plan.details, play.scoreboard, _, hint)
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


def _round_columns(play: Play) -> range:
    return range(_SCORES, _SCORES + play.rounds)


def _write_rounds(
    sheet: Worksheet, pen: CellPen, play: Play, more: tuple[str, str], _: Words
) -> None:
    headings = (_("Team"), _("Name"), *more)
    pen.write_row(sheet, _ROUND, headings, (CellInk.HEADING, CellInk.HEADING_LEFT, CellInk.HEADING))
    labels = (_("Trump"), _("Results in"))
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
        "The ranks are those after round {round}; totals follow the results.",
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
