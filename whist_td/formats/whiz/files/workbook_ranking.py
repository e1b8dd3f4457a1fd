"""The ranking of a tournament: it sorts itself as the results are corrected."""

from collections.abc import Iterator
from fractions import Fraction

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.whiz.files.workbook_view import FIRST_PLAYER, Column, Sheets
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding, WhizTieBreak
from whist_td.formats.whiz.words.labels import (
    method_sentence,
    ranking_title,
    tie_remark,
    whiz_label,
)
from whist_td.interchange.live import quoted
from whist_td.interchange.live_reach import live_hint
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    TableSize,
    finish_table,
    hole,
    name_width,
    saying,
    write_columns,
    write_heading,
)
from whist_td.words.labels import tied_words
from whist_td.words.words import Words

_INKS = {
    Ranking.MATCHPOINTS: CellInk.DECIMAL_TOTAL,
    Ranking.DATUM: CellInk.SIGNED_TOTAL,
    Ranking.TOTAL: CellInk.DECIMAL_TOTAL,
}
_PLACES = 9
_BROKEN_BY = {WhizTieBreak.POINTS: "Points", WhizTieBreak.FULL_BOARDS: "Full"}


class _Ranking:
    """The columns of a tournament's ranking, and its formulas over the players' rows."""

    def __init__(self, sheets: Sheets, _: Words) -> None:
        self._sheets = sheets
        self._words = _
        self.ranking = sheets.evening.settings.ranking
        self.rows = sheets.results.standings.rows
        self.columns = tuple(self._columns(_))
        after = len(self.columns)
        self._index, self._ordinal = (get_column_letter(after + at) for at in (1, 2))
        self.hidden = (self._index, self._ordinal)

    def _columns(self, _: Words) -> Iterator[Column]:
        people = self._sheets.evening.players.values()
        score = _("Percent")
        if self.ranking is not Ranking.MATCHPOINTS:
            score = _("Deviation") if self.ranking is Ranking.DATUM else _("Total")
        yield Column("Rank", _("Rank"), 8, CellInk.TOTAL)
        yield Column("Number", _("No."), 7)
        names = max(name_width(player.name for player in people), 24)
        yield Column("Name", _("Name"), names, CellInk.STRONG)
        if any(player.club for player in people):
            clubs = name_width(player.club for player in people)
            yield Column("Club", _("Club"), clubs, CellInk.TEXT)
        yield Column("Score", score, 14, _INKS[self.ranking])
        if self.ranking is not Ranking.MATCHPOINTS:
            yield Column("Percent", _("Percent"), 12, CellInk.DECIMAL)
        yield Column("Deals", _("Deals"), 9)
        yield Column("Points", _("Points"), 9)
        yield Column("Full", _("Deals at 100 %"), 11)
        if any(row.penalty for row in self.rows):
            yield Column("Penalty", _("Penalty"), 10)
        yield Column("", _("Remarks"), 50, CellInk.NOTE)

    def cells(self, place: int, standing: WhizStanding) -> Iterator[Formula | str]:
        """Yield the cells of the player who has a place."""
        row = HEADING_ROW + place
        for column in self.columns[:-1]:
            found = f"INDEX(Player{column.name},${self._index}{row})"
            if column.name in ("Club", "Penalty"):
                found = f'IF({found}="","",{found})'
            if column.name == "Points" or (column.name == "Score" and self._by_sum):
                found = f'IF({self._found("Lacks", row)}>0,"",{found})'
            yield Formula(f"={found}", self._value(column.name, standing))
        remark = tie_remark(standing, self.rows, self._words)
        yield Formula(f"={self._remark(place, row)}", remark)
        numbers = sorted(self._sheets.evening.players)
        yield Formula(f"=MATCH({place},PlayerOrder,0)", numbers.index(standing.player) + 1)
        yield self._words.ordinal(place)

    def _value(self, name: str, standing: WhizStanding) -> float | str:
        values: dict[str, float | str | Fraction | None] = {
            "Rank": standing.rank,
            "Number": standing.player,
            "Name": standing.name,
            "Club": self._sheets.evening.player(standing.player).club,
            "Score": standing.told_score,
            "Percent": standing.percent,
            "Deals": standing.boards,
            "Points": standing.told_points,
            "Full": standing.full_boards,
            "Penalty": standing.penalty or None,
        }
        value = values[name]
        if isinstance(value, Fraction):
            return round(float(value), _PLACES)
        return "" if value is None else value

    def _remark(self, place: int, row: int) -> str:
        """Return how a tie with the player above was broken, or that nothing breaks it."""
        score = self._found("Score", row)
        shared = f'AND({score}<>"",COUNTIF(PlayerRank,$A{row})>1)'
        tied = quoted(tied_words("", self._words, is_shared=True))
        said = f'IF({shared},{tied},"")'
        if place == 1:
            return said
        broken = said
        for criterion in reversed(WhizTieBreak):
            own, other = (self._found(_BROKEN_BY[criterion], at) for at in (row, row - 1))
            sentence = self._words(
                "{rank} by {criterion}: {own} against {other}",
                rank=hole(self._rank(row)),
                criterion=whiz_label(criterion, self._words),
                own=hole(own),
                other=hole(other),
            )
            broken = f"IF({own}<>{other},{saying(sentence)},{broken})"
        lacks = "+".join(self._found("Lacks", at) for at in (row, row - 1))
        level = f'AND({score}<>"",{score}={self._found("Score", row - 1)},{lacks}=0)'
        return f"IF({level},{broken},{said})"

    @property
    def _by_sum(self) -> bool:
        return self.ranking is not Ranking.MATCHPOINTS

    def _found(self, name: str, row: int) -> str:
        return f"INDEX(Player{name},${self._index}{row})"

    def _rank(self, row: int) -> str:
        last, at = HEADING_ROW + len(self.rows), self._ordinal
        return f"INDEX(${at}${FIRST_PLAYER}:${at}${last},$A{row})"


def write_ranking(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write the players in order, each with how a tie was broken."""
    view = sheets.results.standings
    method = method_sentence(sheets.evening.settings, _)
    title = ranking_title(view, _) if view.reach.in_play is None else _("Standings")
    said = live_hint(view.reach, sheets.lacking, method, _)
    write_heading(sheet, pen, sheets.results.details, title, _, said)
    ranking = _Ranking(sheets, _)
    inks = write_columns(sheet, pen, (column.head for column in ranking.columns))
    for place, standing in enumerate(view.rows, start=1):
        pen.write_row(sheet, HEADING_ROW + place, ranking.cells(place, standing), inks)
    for letter in ranking.hidden:
        sheet.column_dimensions[letter].hidden = True
    size = TableSize(len(ranking.columns), 3, HEADING_ROW + len(view.rows))
    finish_table(sheet, sheets.results.details, size, _, is_filtered=False)
