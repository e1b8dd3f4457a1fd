"""The ranking of a tournament: it sorts itself as the results are corrected."""

from collections.abc import Iterator

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.whiz.files.workbook_view import FIRST_PLAYER, Sheets
from whist_td.formats.whiz.rules.standings import WhizStanding, WhizTieBreak
from whist_td.formats.whiz.words.labels import (
    method_sentence,
    whiz_label,
)
from whist_td.formats.whiz.words.standings import told_listing
from whist_td.interchange.live import quoted
from whist_td.interchange.live_reach import live_hint
from whist_td.interchange.sheet_columns import formula_value, heads
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellPen,
    Formula,
    TableSize,
    finish_table,
    hole,
    saying,
    write_columns,
    write_heading,
)
from whist_td.words.labels import tied_words
from whist_td.words.listings import Media
from whist_td.words.words import Words

_RANGES = {
    "rank": "Rank",
    "player": "Number",
    "name": "Name",
    "club": "Club",
    "score": "Score",
    "percent": "Percent",
    "boards": "Deals",
    "points": "Points",
    "full": "Full",
    "penalty": "Penalty",
}
"""What the hidden columns are called in which formulas find each thing of a player."""
_BROKEN_BY = {WhizTieBreak.POINTS: "Points", WhizTieBreak.FULL_BOARDS: "Full"}


class _Ranking:
    """The columns of a tournament's ranking, and its formulas over the players' rows."""

    def __init__(self, sheets: Sheets, _: Words) -> None:
        self._sheets = sheets
        self._words = _
        self.ranking = sheets.event.settings.ranking
        self.rows = sheets.results.standings.rows
        clubs = {number: player.club for number, player in sheets.event.players.items()}
        self.listing = told_listing(sheets.results.standings, _, clubs)
        self.columns = self.listing.on(Media.WORKBOOK)
        after = len(self.columns)
        self._index, self._ordinal = (get_column_letter(after + at) for at in (1, 2))
        self.hidden = (self._index, self._ordinal)

    def cells(self, place: int, standing: WhizStanding) -> Iterator[Formula | str]:
        """Yield the cells of the player who has a place."""
        row = HEADING_ROW + place
        for column in self.columns[:-1]:
            cell = self._of_player(_RANGES[column.code], row)
            if column.code in ("club", "penalty"):
                cell = f'IF({cell}="","",{cell})'
            if column.code in ("points", "score"):
                cell = f'IF({self._of_player("Lacks", row)}>0,"",{cell})'
            yield Formula(f"={cell}", formula_value(column, standing))
        remark = formula_value(self.columns[-1], standing)
        yield Formula(f"={self._remark(place, row)}", remark)
        numbers = sorted(self._sheets.event.players)
        yield Formula(f"=MATCH({place},PlayerOrder,0)", numbers.index(standing.player) + 1)
        yield self._words.ordinal(place)

    def _remark(self, place: int, row: int) -> str:
        """Return how a tie with the player above was broken, or that nothing breaks it."""
        score = self._of_player("Score", row)
        shared = f'AND({score}<>"",COUNTIF(PlayerRank,$A{row})>1)'
        tied = quoted(tied_words("", self._words, is_shared=True))
        text = f'IF({shared},{tied},"")'
        if place == 1:
            return text
        last, at = HEADING_ROW + len(self.rows), self._ordinal
        rank = f"INDEX(${at}${FIRST_PLAYER}:${at}${last},$A{row})"
        broken = text
        for criterion in reversed(WhizTieBreak):
            own, other = (self._of_player(_BROKEN_BY[criterion], each) for each in (row, row - 1))
            sentence = self._words(
                "{rank} by {criterion}: {own} against {other}",
                rank=hole(rank),
                criterion=whiz_label(criterion, self._words),
                own=hole(own),
                other=hole(other),
            )
            broken = f"IF({own}<>{other},{saying(sentence)},{broken})"
        lacks = "+".join(self._of_player("Lacks", each) for each in (row, row - 1))
        level = f'AND({score}<>"",{score}={self._of_player("Score", row - 1)},{lacks}=0)'
        return f"IF({level},{broken},{text})"

    def _of_player(self, name: str, row: int) -> str:
        return f"INDEX(Player{name},${self._index}{row})"


def write_ranking(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write the players in order, each with how a tie was broken."""
    view, ranking = sheets.results.standings, _Ranking(sheets, _)
    method = method_sentence(sheets.event.settings, _)
    title = ranking.listing.title if view.reach.in_play is None else _("Standings")
    hint = live_hint(view.reach, sheets.lacking, method, _)
    write_heading(sheet, pen, sheets.results.details, title, _, hint)
    inks = write_columns(sheet, pen, heads(ranking.listing))
    for place, standing in enumerate(view.rows, start=1):
        pen.write_row(sheet, HEADING_ROW + place, ranking.cells(place, standing), inks)
    for letter in ranking.hidden:
        sheet.column_dimensions[letter].hidden = True
    size = TableSize(len(ranking.columns), 3, HEADING_ROW + len(view.rows))
    finish_table(sheet, sheets.results.details, size, _, is_filtered=False)
