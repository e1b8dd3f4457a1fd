"""The sheet of results, which everything else in an evening's workbook follows."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, repeat

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import (
    ALL_TRICKS,
    Result,
    ResultKind,
    Side,
    winners_points,
)
from whist_td.formats.militaire.rules.settings import Settings, TieBreak
from whist_td.formats.militaire.views import Plan, StandingsView, sheet_view, standings_view
from whist_td.formats.militaire.words.sentences import militaire_label
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    TableSize,
    Value,
    define_names,
    finish_table,
    limit,
    name_width,
    offer,
    set_widths,
    write_heading,
)
from whist_td.words.words import Words

_FIRST = HEADING_ROW + 1
_LEGEND = 12
"""The column, after an empty one, of the words the results are made of and what they are worth."""
_EXTRA_DEALS = 8
"""So many extra deals between tied teams there is room for, at least."""


@dataclass(frozen=True)
class Play:
    """An evening with its plan, as its live sheets show it, and the names of those sheets."""

    event: MilitaireEvent
    plan: Plan
    scoreboard: str
    running: str

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        return self.event.settings.rounds

    @cached_property
    def view(self) -> StandingsView:
        """The standings as the program has them."""
        return standings_view(self.event)

    @cached_property
    def sheet(self) -> StandingsView:
        """The same with what is in of the round in play."""
        return sheet_view(self.event)

    @property
    def names(self) -> list[str]:
        """The names of the teams in the order of the tables."""
        return [card.team.name for card in self.plan.cards]

    @cached_property
    def results(self) -> Mapping[Place, Result]:
        """Every result that is in, that of a team that has left among them."""
        numbers = range(1, self.event.last_announced + 1)
        both = (each for number in numbers for each in self.event.results_of(number))
        return {place: result for place, result in both if result}


_NAMES = {
    "ResultRound": "A",
    "ResultHome": "B",
    "ResultVisitors": "D",
    "ResultWinner": "F",
    "ResultKind": "G",
    "ResultPoints": "I",
}


def write_results(sheet: Worksheet, pen: CellPen, play: Play, _: Words) -> None:
    """Write a row for every table of every round; the points are formulas."""
    hint = _("Correct a winner in the yellow cells: points and standings follow.")
    write_heading(sheet, pen, play.plan.details, _("Results"), _, hint)
    headings = (
        *(_("Round"), _("Table"), _("At home"), _("Team"), _("Visitors"), _("Winner")),
        *(_("How"), _("Tricks"), _("Points"), _("Remarks")),
    )
    pen.write_row(sheet, HEADING_ROW, headings, (CellInk.HEADING,))
    inks = (
        *(CellInk.QUIET_NUMBER, CellInk.NUMBER, CellInk.TEXT, CellInk.NUMBER, CellInk.TEXT),
        *(CellInk.TYPED, CellInk.TYPED, CellInk.TYPED, CellInk.TOTAL, CellInk.NOTE),
    )
    words: dict[object, str] = {each: militaire_label(each, _) for each in (*ResultKind, *Side)}
    row = HEADING_ROW
    for round_number in range(1, play.rounds + 1):
        for table in range(1, play.event.tables + 1):
            row += 1
            cells = _result_cells(play, Place(round_number, table), row, words)
            pen.write_row(sheet, row, cells, inks)
    _write_legend(sheet, pen, play.event.settings, _)
    _write_extra_deals(sheet, pen, play, _)
    _validate(sheet, row, _)
    _define_names(sheet, row)
    width = name_width(play.names)
    set_widths(sheet, (8, 8, width, 8, width, 16, 18, 9, 9, 30, 4, 20, 10, 12))
    finish_table(sheet, play.plan.details, TableSize(10, 2, row), _)


def _result_cells(
    play: Play, place: Place, row: int, words: Mapping[object, str]
) -> tuple[Value | Formula, ...]:
    teams, visitors = play.event.teams, play.event.visitors_at(place)
    result = play.results.get(place)
    # A table without a result scores nothing at all.
    kind = f'IF(G{row}="",KindNormal,G{row})'
    column = f"IF(H{row}={ALL_TRICKS},3,2)"
    scored = f"VLOOKUP({kind},Kinds,{column},FALSE)"
    return (
        *(place.round, place.table, teams[place.table].name, visitors, teams[visitors].name),
        words[result.winner] if result and result.winner else None,
        words[result.kind] if result else None,
        result.tricks if result else None,
        Formula(
            f'=IF(F{row}="",IF(G{row}=KindVoid,0,""),{scored})',
            winners_points(result, play.event.settings) if result else "",
        ),
        (result.note or None) if result else None,
    )


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


def _write_extra_deals(sheet: Worksheet, pen: CellPen, play: Play, _: Words) -> None:
    """Write who won an extra deal against whom, and leave room for those to come."""
    if TieBreak.EXTRA_DEAL not in play.event.settings.tie_breaks:
        return
    first = _legend_rows()[1] + len(Side) + 2
    rows = range(first, first + max(_EXTRA_DEALS, len(play.event.playoffs)))
    headings = (_("Extra deal"), _("winner"), _("loser"))
    inks = (CellInk.HEADING_LEFT, CellInk.HEADING)
    pen.write_row(sheet, rows.start - 1, headings, inks, _LEGEND)
    extra = play.event.playoffs.items()
    played = chain(((winner, sum(pair) - winner) for pair, winner in extra), repeat((None, None)))
    for row, result in zip(rows, played, strict=False):
        pen.write_row(sheet, row, result, (CellInk.TYPED,), _LEGEND + 1)
    winners, losers = (get_column_letter(_LEGEND + at) for at in (1, 2))
    places = {"ExtraWinner": winners, "ExtraLoser": losers}
    span = {name: f"${at}${rows[0]}:${at}${rows[-1]}" for name, at in places.items()}
    define_names(sheet, span)


def _validate(sheet: Worksheet, last_row: int, _: Words) -> None:
    last_kind, home = _legend_rows()
    letter = get_column_letter(_LEGEND)
    sides, kinds = (
        f"${letter}${home}:${letter}${home + 1}",
        f"${letter}${_FIRST}:${letter}${last_kind}",
    )
    offer(sheet, f"F{_FIRST}:F{last_row}", sides, _("Choose one of the two sides."))
    offer(sheet, f"G{_FIRST}:G{last_row}", kinds, _("Choose one from the list."))
    sentence = _("Write the winners’ tricks, 0 to 13, or nothing.")
    limit(sheet, f"H{_FIRST}:H{last_row}", (0, ALL_TRICKS), sentence)


def _define_names(sheet: Worksheet, last_row: int) -> None:
    last_kind, home = _legend_rows()
    letter, worth = get_column_letter(_LEGEND), get_column_letter(_LEGEND + 2)
    places = {name: f"${column}${_FIRST}:${column}${last_row}" for name, column in _NAMES.items()}
    for row, kind in enumerate(ResultKind, start=_FIRST):
        places[f"Kind{kind.value.capitalize()}"] = f"${letter}${row}"
    places |= {
        "Kinds": f"${letter}${_FIRST}:${worth}${last_kind}",
        "WinnerHome": f"${letter}${home}",
        "WinnerVisitors": f"${letter}${home + 1}",
    }
    define_names(sheet, places)
