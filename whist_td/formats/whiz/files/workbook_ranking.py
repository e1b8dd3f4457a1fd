"""The ranking, which sorts itself as results are corrected, by the worths deal by deal."""

from collections.abc import Iterator

from openpyxl.formatting.rule import ColorScaleRule
from openpyxl.styles import Alignment
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.contracts import HANDS
from whist_td.formats.whiz.files.workbook_view import FIRST_PLAYER, Sheets, hand_range, worth_value
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding, WhizTieBreak
from whist_td.formats.whiz.words.labels import method_sentence, whiz_label
from whist_td.formats.whiz.words.standings import told_listing
from whist_td.interchange.live import quoted
from whist_td.interchange.sheet_columns import formula_value, heads, live_hint
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    TableSize,
    Value,
    define_names,
    finish_table,
    freeze,
    hole,
    lay_out,
    name_width,
    saying,
    set_widths,
    write_columns,
    write_heading,
)
from whist_td.words.labels import tied_words
from whist_td.words.listings import Media
from whist_td.words.words import N_, Words

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
            is_blank = f'{self._of_player("Score", row)}=""'
            if column.code in ("points", "score"):
                is_blank = f"OR({is_blank},{self._of_player('Lacks', row)}>0)"
            if column.code in ("rank", "points", "score"):
                cell = f'IF({is_blank},"",{cell})'
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
_NOWHERE = "-1E+9"
"""What stands for the score of who has none: everybody is above."""
_LEFT = {"PlayerNumber": 1, "PlayerName": 2, "PlayerDeals": 3}
_HIDDEN = (
    *("PlayerClub", "PlayerPenalty", "PlayerScore", "PlayerPercent", "PlayerPoints", "PlayerFull"),
    *("PlayerKey", "PlayerRank", "PlayerOrder", "PlayerLacks"),
)
"""Right of the deals, in columns that nobody sees, stands what puts the players in order."""


def _last_column(sheets: Sheets) -> int:
    return _FIRST_DEAL + max(len(sheets.boards), 1) - 1


def write_grid(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write what every deal counts for every player; the ranking looks up these rows."""
    ranking = sheets.event.settings.ranking
    write_heading(sheet, pen, sheets.results.details, _(_TITLES[ranking]), _)
    summed = _("Mean") if ranking is Ranking.MATCHPOINTS else _("Sum")
    headings: tuple[Value, ...] = (_("No."), _("Name"), _("Deals"), summed, *sheets.boards)
    pen.write_row(
        sheet, HEADING_ROW, headings, (CellInk.HEADING, CellInk.HEADING_LEFT, CellInk.HEADING)
    )
    figure, total = CellInk.DECIMAL, CellInk.DECIMAL_TOTAL
    if ranking is Ranking.DATUM:
        figure, total = CellInk.SIGNED, CellInk.SIGNED_TOTAL
    inks = (CellInk.QUIET_NUMBER, CellInk.STRONG, CellInk.QUIET_NUMBER, total, figure)
    rows = sheets.results.standings.rows
    order = {standing.player: place for place, standing in enumerate(rows, start=1)}
    for row, player in enumerate(sheets.results.players, start=FIRST_PLAYER):
        standing = player.standing
        pen.write_row(sheet, row, _line(sheets, standing.player, row), inks)
        cells = _Ledger(sheets, row).cells(standing, order[standing.player])
        pen.write_row(sheet, row, cells, (CellInk.NUMBER,), _last_column(sheets) + 1)
    last, first = HEADING_ROW + len(sheets.results.players), _last_column(sheets) + 1
    columns = {**_LEFT, **{name: first + place for place, name in enumerate(_HIDDEN)}}
    letters = {name: get_column_letter(column) for name, column in columns.items()}
    define_names(
        sheet, {name: f"${at}${FIRST_PLAYER}:${at}${last}" for name, at in letters.items()}
    )
    _finish(sheet, sheets, _)


def _line(sheets: Sheets, number: int, row: int) -> list[Value | Formula]:
    worths = _worths(sheets, number)
    counted = [cell.value for cell in worths.values() if isinstance(cell.value, float)]
    cells = _cells_of(sheets, row)
    summed, total = "SUM", sum(counted)
    if sheets.event.settings.ranking is Ranking.MATCHPOINTS:
        summed, total = "AVERAGE", sum(counted) / max(len(counted), 1)
    return [
        number,
        sheets.name(number),
        Formula(f"=COUNT({cells})", len(counted)),
        _summed(sheets, number, row, f"{summed}({cells})", total if counted else ""),
        *(worths.get(board) for board in sheets.boards),
    ]


def _summed(sheets: Sheets, number: int, row: int, formula: str, total: float | str) -> Formula:
    """Return the mean of the deals, or their sum, which needs all of them."""
    if sheets.event.settings.ranking is Ranking.MATCHPOINTS:
        return Formula(f'=IF(C{row}=0,"",{formula})', total)
    lacks = next(
        each.standing.lacks for each in sheets.results.players if each.standing.player == number
    )
    value = "" if lacks else total
    return Formula(f'=IF(OR(C{row}=0,{_lacking(row)}>0),"",{formula})', value)


def _lacking(row: int) -> str:
    """Return how many deals of a player are not in."""
    held = "+".join(f"({hand_range('Number', hand)}=$A{row})" for hand in HANDS)
    return f'SUMPRODUCT(({held})*(DealPlayed="")*(DealRound<=LastRound))'


def _cells_of(sheets: Sheets, row: int) -> str:
    first, last = get_column_letter(_FIRST_DEAL), get_column_letter(_last_column(sheets))
    return f"{first}{row}:{last}{row}"


def _worths(sheets: Sheets, player: int) -> dict[int, Formula]:
    """Return what each deal counts for a player, as the sheet of results has it."""
    worths: dict[int, Formula] = {}
    for place, hand in sheets.held.get(player, ()):
        deal = sheets.deals.get(place)
        value = worth_value(deal.hands[hand.index]) if deal else ""
        if place.board not in worths or isinstance(value, float):
            cell = sheets.result(place, sheets.columns.worth, hand)
            worths[place.board] = Formula(f'=IF({cell}="","",{cell})', value)
    return worths


class _Ledger:
    """The hidden cells of a player: what ranks, what breaks ties, and the place in the order."""

    def __init__(self, sheets: Sheets, row: int) -> None:
        self._sheets = sheets
        self._row = row
        first = _last_column(sheets) + 1
        self._at = {
            name: f"${get_column_letter(first + place)}{row}" for place, name in enumerate(_HIDDEN)
        }

    def cells(self, standing: WhizStanding, order: int) -> Iterator[Value | Formula]:
        """Yield them, for the player who stands at a place in the order."""
        row, is_scored = self._row, standing.score is not None
        score = round(float(standing.score or 0), _PLACES)
        yield self._sheets.event.player(standing.player).club or None
        yield float(standing.penalty) if standing.penalty else None
        yield Formula(f'=IF($C{row}=0,"",{self._score()})', score if is_scored else "")
        percents = f"({_by_player('SUMIFS({percent},{number},{player})', row)})/$C{row}"
        percent = "" if standing.percent is None else float(standing.percent)
        if self._ranking is Ranking.MATCHPOINTS:
            yield Formula(f"={self._at['PlayerScore']}", score if is_scored else "")
        else:
            yield Formula(f'=IF($C{row}=0,"",{percents})', percent)
        points = _by_player("SUMIFS({points},{number},{player})", row)
        full = _by_player("COUNTIFS({percent},100,{number},{player})", row)
        yield Formula(f"={points}", standing.points)
        yield Formula(f"={full}", standing.full_boards)
        key = f"=IF($C{row}=0,{_NOWHERE},{self._at['PlayerScore']})"
        yield Formula(key, score if is_scored else float(_NOWHERE))
        yield Formula(f"=1+{self._above()}", standing.rank)
        # Of those who share a rank, the lower number comes first.
        rank = self._at["PlayerRank"]
        before = f"SUMPRODUCT((PlayerRank={rank})*(PlayerNumber<$A{row}))"
        yield Formula(f"={rank}+{before}", order)
        yield Formula(f"={_lacking(row)}", self._sheets.lacks(standing.player))

    @property
    def _ranking(self) -> Ranking:
        return self._sheets.event.settings.ranking

    def _score(self) -> str:
        total = f"SUM({_cells_of(self._sheets, self._row)})-{self._at['PlayerPenalty']}"
        if self._ranking is Ranking.MATCHPOINTS:
            return f"ROUND(({total})/$C{self._row},{_PLACES})"
        return f"ROUND({total},{_PLACES})"

    def _above(self) -> str:
        """Return how many are above by score, points, deals at 100 %."""
        terms, tied = [], ""
        for name in ("PlayerKey", "PlayerPoints", "PlayerFull"):
            terms.append(f"{tied}({name}>{self._at[name]})")
            tied += f"({name}={self._at[name]})*"
        return f"SUMPRODUCT({'+'.join(terms)})"


def _by_player(term: str, row: int) -> str:
    """Return a term added up over the three hands that a player may have held."""
    names = ("percent", "number", "points")
    return "+".join(
        term.format(
            player=f"$A{row}", **{name: hand_range(name.capitalize(), hand) for name in names}
        )
        for hand in HANDS
    )


def _finish(sheet: Worksheet, sheets: Sheets, _: Words) -> None:
    last, right = HEADING_ROW + len(sheets.results.players), _last_column(sheets)
    names = name_width(player.name for player in sheets.event.players.values())
    set_widths(sheet, (7, max(names, 22), 9, 12, *[8.0] * (right - _FIRST_DEAL + 1)))
    end = f"{get_column_letter(right)}{last}"
    if sheets.event.settings.ranking is Ranking.MATCHPOINTS:
        # openpyxl leaves this one function without types.
        shade = ColorScaleRule("num", 0, _LOW, None, None, None, "num", 100, _HIGH)  # type: ignore[no-untyped-call]
        first = f"{get_column_letter(_FIRST_DEAL)}{FIRST_PLAYER}"
        sheet.conditional_formatting.add(f"{first}:{end}", shade)
    for column in range(right + 1, right + 1 + len(_HIDDEN)):
        sheet.column_dimensions[get_column_letter(column)].hidden = True
    for row in range(FIRST_PLAYER, last + 1):
        # A club is longer than its hidden column, and would be painted beside it.
        sheet.cell(row, right + 1).alignment = Alignment(horizontal="fill")
    freeze(sheet, f"{get_column_letter(_FIRST_DEAL)}{FIRST_PLAYER}")
    lay_out(sheet, sheets.results.details, f"A1:{end}", HEADING_ROW, _)
