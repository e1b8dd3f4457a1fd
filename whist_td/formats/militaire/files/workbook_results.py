"""The results of a workbook, to be corrected: the points follow, and the scoreboard with them."""

from typing import TYPE_CHECKING, cast

from openpyxl.utils import get_column_letter, quote_sheetname
from openpyxl.workbook.defined_name import DefinedName
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.rounds import Place
from whist_td.formats.militaire.files.workbook_view import Play
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.results import ALL_TRICKS, Result, ResultKind, Side
from whist_td.formats.militaire.rules.scoring import winners_points
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.words.labels import militaire_label
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
    write_heading,
)
from whist_td.words.words import Words

if TYPE_CHECKING:
    from openpyxl import Workbook

_FIRST = HEADING_ROW + 1
_LEGEND = 12
"""The column, after an empty one, of the words the results are made of and what they are worth."""
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
    result = _result(evening, place)
    winner = sides[result.winner] if result and result.winner else None
    kind = words[result.kind] if result else None
    tricks = result.tricks if result else None
    home_name, visitors_name = evening.teams[place.table].name, evening.teams[visitors].name
    return (
        *(place.round, place.table, home_name, visitors, visitors_name),
        *(winner, kind, tricks),
    )


def _result(evening: MilitaireEvent, place: Place) -> Result | None:
    if place.round > evening.last_announced:
        return None
    return evening.result(place)


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
        "G": (f"${letter}${_FIRST}:${letter}${last_kind}", _("Choose one of the list.")),
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
    book = cast("Workbook", sheet.parent)
    for name, place in places.items():
        reference = f"{quote_sheetname(sheet.title)}!{place}"
        book.defined_names[name] = DefinedName(name, attr_text=reference)
