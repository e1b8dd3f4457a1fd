"""The ranking of a tournament, computed by the spreadsheet from what each deal was worth."""

from dataclasses import dataclass
from fractions import Fraction

from openpyxl.formatting.rule import ColorScaleRule
from openpyxl.utils import get_column_letter, quote_sheetname
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.contracts import HANDS
from whist_td.core.ranking import shared_ranks
from whist_td.formats.whiz.files.workbook_view import FIRST_PLAYER, Sheets, hand_range, worth_value
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding
from whist_td.formats.whiz.views.results import PlayerSheet
from whist_td.formats.whiz.words.labels import method_sentence, ranking_title, tie_remark
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    TableSize,
    Value,
    finish_table,
    freeze,
    lay_out,
    name_width,
    set_widths,
    write_columns,
    write_heading,
)
from whist_td.words.words import N_, Words

_FIRST_DEAL = 5
"""Number, name, the number of deals and their mean or sum stand left of the deals."""
_TITLES = {
    Ranking.MATCHPOINTS: N_("Percent of each deal"),
    Ranking.DATUM: N_("Deviation of each deal"),
    Ranking.TOTAL: N_("Points of each deal"),
}
_LOW, _HIGH = "FFFFFF", "A9CFE3"
_PLACES = 9
"""So many decimals tell any two scores apart that differ, and none that are equal."""
_INKS = {
    Ranking.MATCHPOINTS: CellInk.DECIMAL_TOTAL,
    Ranking.DATUM: CellInk.SIGNED_TOTAL,
    Ranking.TOTAL: CellInk.DECIMAL_TOTAL,
}


def _grid_line(sheets: Sheets, player: int) -> str:
    """Return where everything stands that a player's deals count, for a formula elsewhere."""
    row = FIRST_PLAYER + sorted(sheets.evening.players).index(player)
    first, last = get_column_letter(_FIRST_DEAL), get_column_letter(_last_column(sheets))
    return f"{quote_sheetname(sheets.grid_sheet)}!${first}{row}:${last}{row}"


def _boards(sheets: Sheets) -> list[int]:
    return sorted({place.board for place in sheets.rows})


def _last_column(sheets: Sheets) -> int:
    return _FIRST_DEAL + max(len(_boards(sheets)), 1) - 1


def write_grid(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write what every deal counts for every player; the ranking adds up these rows."""
    ranking = sheets.evening.settings.ranking
    write_heading(sheet, pen, sheets.results.details, _(_TITLES[ranking]), _)
    boards = _boards(sheets)
    summed = _("Mean") if ranking is Ranking.MATCHPOINTS else _("Sum")
    headings: tuple[Value, ...] = (_("No."), _("Name"), _("Deals"), summed, *boards)
    pen.write_row(
        sheet, HEADING_ROW, headings, (CellInk.HEADING, CellInk.HEADING_LEFT, CellInk.HEADING)
    )
    signed = ranking is Ranking.DATUM
    figure, total = (
        (CellInk.SIGNED, CellInk.SIGNED_TOTAL)
        if signed
        else (CellInk.DECIMAL, CellInk.DECIMAL_TOTAL)
    )
    inks = (CellInk.QUIET_NUMBER, CellInk.STRONG, CellInk.QUIET_NUMBER, total, figure)
    for row, player in enumerate(sheets.results.players, start=FIRST_PLAYER):
        pen.write_row(sheet, row, _line(sheets, player, row, boards), inks)
    _finish(sheet, sheets, _)


def _line(
    sheets: Sheets, player: PlayerSheet, row: int, boards: list[int]
) -> list[Value | Formula]:
    number = player.standing.player
    worths = _worths(sheets, number)
    counted = [cell.value for cell in worths.values() if isinstance(cell.value, float)]
    first, last = get_column_letter(_FIRST_DEAL), get_column_letter(_last_column(sheets))
    cells = f"{first}{row}:{last}{row}"
    is_mean = sheets.evening.settings.ranking is Ranking.MATCHPOINTS
    summed, total = "SUM", sum(counted)
    if is_mean:
        summed, total = "AVERAGE", sum(counted) / max(len(counted), 1)
    return [
        number,
        sheets.name(number),
        Formula(f"=COUNT({cells})", len(counted)),
        Formula(f'=IF(C{row}=0,"",{summed}({cells}))', total if counted else ""),
        *(worths.get(board) for board in boards),
    ]


def _worths(sheets: Sheets, player: int) -> dict[int, Formula]:
    """Return what each deal counts for a player, as the sheet of results has it."""
    found: dict[int, Formula] = {}
    for place in sheets.rows:
        hand = sheets.hand_of(place, player)
        if hand is None:
            continue
        deal = sheets.deals.get(place)
        value = worth_value(deal.hands[hand.index]) if deal else ""
        if place.board not in found or isinstance(value, float):
            cell = sheets.result(place, sheets.columns.worth, hand)
            found[place.board] = Formula(f'=IF({cell}="","",{cell})', value)
    return found


def _finish(sheet: Worksheet, sheets: Sheets, _: Words) -> None:
    boards, last = _boards(sheets), HEADING_ROW + len(sheets.results.players)
    names = name_width(player.name for player in sheets.evening.players.values())
    set_widths(sheet, (7, max(names, 22), 9, 12, *[8.0] * max(len(boards), 1)))
    end = f"{get_column_letter(_last_column(sheets))}{last}"
    if sheets.evening.settings.ranking is Ranking.MATCHPOINTS:
        # openpyxl leaves this one function without types.
        shade = ColorScaleRule("num", 0, _LOW, None, None, None, "num", 100, _HIGH)  # type: ignore[no-untyped-call]
        first = f"{get_column_letter(_FIRST_DEAL)}{FIRST_PLAYER}"
        sheet.conditional_formatting.add(f"{first}:{end}", shade)
    freeze(sheet, f"{get_column_letter(_FIRST_DEAL)}{FIRST_PLAYER}")
    lay_out(sheet, sheets.results.details, f"A1:{end}", HEADING_ROW, _)


@dataclass(frozen=True)
class _Column:
    """A column of the ranking: its heading, its width, and the ink of its cells."""

    code: str
    heading: str
    width: float
    ink: CellInk = CellInk.NUMBER


class _Ranking:
    """The columns of a tournament's ranking, and its formulas over them."""

    def __init__(self, sheets: Sheets, _: Words) -> None:
        self._sheets = sheets
        self._words = _
        self.ranking = sheets.evening.settings.ranking
        self.rows = sheets.results.standings.rows
        self.counted = sum(row.score is not None for row in self.rows)
        self.columns = self._columns(_)
        self._letters = {
            column.code: get_column_letter(place)
            for place, column in enumerate(self.columns, start=1)
        }

    def _columns(self, _: Words) -> tuple[_Column, ...]:
        people = self._sheets.evening.players.values()
        names = max(name_width(player.name for player in people), 24)
        clubs = name_width(player.club for player in people)
        score = _("Percent")
        others: tuple[_Column, ...] = ()
        if self.ranking is not Ranking.MATCHPOINTS:
            score = _("Deviation") if self.ranking is Ranking.DATUM else _("Total")
            others = (_Column("percent", _("Percent"), 12, CellInk.DECIMAL),)
        columns = (
            _Column("rank", _("Rank"), 8, CellInk.TOTAL),
            _Column("number", _("No."), 7),
            _Column("name", _("Name"), names, CellInk.STRONG),
            _Column("club", _("Club"), clubs, CellInk.TEXT),
            _Column("score", score, 14, _INKS[self.ranking]),
            *others,
            _Column("deals", _("Deals"), 9),
            _Column("points", _("Points"), 9),
            _Column("full", _("Deals at 100 %"), 11),
            _Column("penalty", _("Penalty"), 10),
            _Column("tie", _("Remarks"), 50, CellInk.NOTE),
        )
        return tuple(column for column in columns if self._has(column.code))

    def _has(self, code: str) -> bool:
        if code == "club":
            return any(player.club for player in self._sheets.evening.players.values())
        return code != "penalty" or any(row.penalty for row in self.rows)

    def cells(self, standing: WhizStanding, row: int) -> list[Value | Formula]:
        """Return the cells of a line."""
        values: dict[str, Value | Formula] = {
            "number": standing.player,
            "name": standing.name,
            "club": self._sheets.evening.player(standing.player).club or None,
            "penalty": float(standing.penalty) if standing.penalty else None,
            "tie": tie_remark(standing, self.rows, self._words) or None,
            "rank": self._rank(standing, row),
            **self._sums(standing, row),
        }
        return [values[column.code] for column in self.columns]

    def _sums(self, standing: WhizStanding, row: int) -> dict[str, Value | Formula]:
        number = f"${self._letters['number']}{row}"
        deals = f"{self._letters['deals']}{row}"
        line = _grid_line(self._sheets, standing.player)
        percents, full, points = (
            _by_player(term, number)
            for term in (
                "SUMIFS({percent},{number},{player})",
                "COUNTIFS({percent},100,{number},{player})",
                "SUMIFS({points},{number},{player})",
            )
        )
        score = _number(standing.score)
        return {
            "score": Formula(f'=IF({deals}=0,"",{self._score(row, line)})', score),
            "percent": Formula(
                f'=IF({deals}=0,"",({percents})/{deals})', _number(standing.percent)
            ),
            "deals": Formula(f"=COUNT({line})", standing.boards),
            "points": Formula(f"={points}", standing.points),
            "full": Formula(f"={full}", standing.full_boards),
        }

    def _score(self, row: int, line: str) -> str:
        penalty = f"-{self._letters['penalty']}{row}" if "penalty" in self._letters else ""
        if self.ranking is Ranking.MATCHPOINTS:
            return f"ROUND((SUM({line}){penalty})/{self._letters['deals']}{row},{_PLACES})"
        return f"ROUND(SUM({line}){penalty},{_PLACES})"

    def _rank(self, standing: WhizStanding, row: int) -> Value | Formula:
        """Return a player's rank: one more than there are players above by score, points, deals."""
        if standing.score is None or not self._formulas_rank:
            return standing.rank
        last = FIRST_PLAYER + self.counted - 1
        terms, tied = [], ""
        for code in ("score", "points", "full"):
            letter = self._letters[code]
            column = f"${letter}${FIRST_PLAYER}:${letter}${last}"
            terms.append(f"{tied}({column}>{letter}{row})")
            tied += f"({column}={letter}{row})*"
        return Formula(f"=1+SUMPRODUCT({'+'.join(terms)})", standing.rank)

    @property
    def _formulas_rank(self) -> bool:
        """Whether the rounded scores give the ranks that the exact ones give."""
        scored = [row for row in self.rows if row.score is not None]
        keys = [
            (round(float(row.score or 0), _PLACES), row.points, row.full_boards) for row in scored
        ]
        return shared_ranks(keys) == [row.rank for row in scored]


def _by_player(term: str, player: str) -> str:
    """Return a term added up over the three hands that a player may have held."""
    names = ("percent", "number", "points")
    return "+".join(
        term.format(player=player, **{name: hand_range(name.capitalize(), hand) for name in names})
        for hand in HANDS
    )


def _number(number: Fraction | None) -> float | str:
    return "" if number is None else float(number)


def write_ranking(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write the players in order, each with how a tie was broken."""
    view = sheets.results.standings
    method = method_sentence(sheets.evening.settings, _)
    write_heading(sheet, pen, sheets.results.details, ranking_title(view, _), _, method)
    ranking = _Ranking(sheets, _)
    columns = ((column.heading, column.width, column.ink) for column in ranking.columns)
    inks = write_columns(sheet, pen, columns)
    for row, standing in enumerate(view.rows, start=FIRST_PLAYER):
        pen.write_row(sheet, row, ranking.cells(standing, row), inks)
    size = TableSize(len(ranking.columns), 3, HEADING_ROW + len(view.rows))
    finish_table(sheet, sheets.results.details, size, _, is_filtered=False)
