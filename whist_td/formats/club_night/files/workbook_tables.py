"""What each table gave to whom, in a club night's workbook: the sums of its deals."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from openpyxl.utils import get_column_letter, quote_sheetname
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.desk.reach import reach_of
from whist_td.formats.club_night.files.workbook_live import COUNTED, FIRST_ROW, ClubSheets
from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.views.views import SeatView, TableView
from whist_td.formats.club_night.words.seats import seat_name
from whist_td.interchange.live import (
    HOLE,
    Live,
    cell,
    choose,
    figure,
    filled,
    flag,
    joined,
    live,
    pick,
)
from whist_td.interchange.workbook import (
    CellInk,
    CellPen,
    Formula,
    TableSize,
    Value,
    finish_table,
    name_width,
    write_columns,
    write_heading,
    written,
)
from whist_td.words.missing import MOST_NAMED, round_words, tables_words
from whist_td.words.words import N_, Words

COUNTED_IN = tuple(
    f"{what} in"
    for what in ("deals", "points", "games", "rubbers", "referee", "placement", "best", "going")
)
"""What counts of it, which is nothing after the last complete round."""
_COLUMNS = {
    name: get_column_letter(at)
    for at, name in enumerate(
        (
            *("round", "table", "seat", "number", "name", "deals", "points"),
            *("games", "rubbers", "referee", "placement"),
            *("best", "numbers", "open", "told", "going"),
            *COUNTED_IN,
        ),
        start=1,
    )
}
"""Where it stands what a seat has, and, unseen, what is to be said of tables that go on."""
_UNSEEN = ("best", "numbers", "open", "told", "going", *COUNTED_IN)
Cells = dict[str, Live]
GAMES_COUNTED = {Measure.GAMES: N_("Games won"), Measure.RUBBERS: N_("Rubbers won")}
"""What is counted besides the points, in the order of the columns."""


def games_counted(event: ClubNightEvent) -> tuple[Measure, ...]:
    """Return which of them the game has."""
    has_rubbers = event.game.has_rubbers(event.settings.game.options)
    return tuple(
        measure
        for measure in GAMES_COUNTED
        if measure in event.game.ranked_by and (has_rubbers or measure is not Measure.RUBBERS)
    )


# More than 15 methods: each is a formula, and all of them name cells of the same sheet.
@dataclass(frozen=True)
class LiveTables:
    """What each seat of each table has, on a row each, for other sheets to add up."""

    sheets: ClubSheets

    @cached_property
    def rows(self) -> Mapping[tuple[int, int], Cells]:
        """What stands on the row of a player in a round, by the column."""
        rows: dict[tuple[int, int], Cells] = {}
        before: Cells = {}
        for at, table in enumerate(self.sheets.tables):
            first = FIRST_ROW + len(rows)
            lines = [self._line(table, seat, first) for seat in table.seats]
            is_new = not at or self.sheets.tables[at - 1].round != table.round
            lines[0] |= self._unfinished(table, before, is_new=is_new)
            before = {n: self._at(n, first, lines[0][n].value) for n in ("numbers", "open", "told")}
            for seat, line in zip(table.seats, lines, strict=True):
                counted = self._counted(table, line, seat, first)
                rows[table.round, seat.player] = {**line, **counted}
        return rows

    def _counted(self, table: TableView, line: Cells, seat: SeatView, first: int) -> Cells:
        """Return what counts of a line as long as its round is not after the last complete one."""
        is_in, row = Live("LastRound", self.last) >= table.round, first + seat.seat
        counted: Cells = {}
        for what in COUNTED_IN:
            name = what.removesuffix(" in")
            own = self._at(name, row, line[name].value)
            if name != "best":
                counted[what] = choose(is_in, figure(own), "")
            else:
                counted[what] = live("") if line[name].is_fixed else choose(is_in, own, "")
        return counted

    @cached_property
    def last(self) -> int:
        """The last complete round."""
        return reach_of(self.sheets.event).after_round

    def last_round(self) -> Formula:
        """Return the last complete round as it changes; once the evening was ended, its last."""
        event = self.sheets.event
        newest = event.last_announced
        if not newest or event.progress.finished:
            return Formula(f"={newest}", self.last)
        complete = (
            f"IF({self.going(range(number, number + 1))}=0,{number},0)"
            for number in range(1, newest + 1)
        )
        return Formula(f"=MAX({','.join(complete)})", self.last)

    def seen(self, round_number: int, player: int, what: str) -> Live:
        """Return a cell of a player in a round, as other sheets name it."""
        value = self.rows[round_number, player][what].value
        row = self._row_of[round_number, player]
        return self._at(what, row, value).at(self.sheets.tables_sheet)

    @cached_property
    def _row_of(self) -> Mapping[tuple[int, int], int]:
        return {key: row for row, key in enumerate(self.rows, start=FIRST_ROW)}

    @cached_property
    def unfinished(self) -> Live:
        """Which tables have not finished, as other sheets name it; nothing where all have."""
        tables = self.sheets.tables
        if not tables:
            return live("")
        last = tables[-1]
        return self.seen(last.round, last.seats[0].player, "told")

    def going(self, rounds: range) -> str:
        """Return a formula that counts the seats at which some rounds still go on."""
        rows = [row for (number, _who), row in self._row_of.items() if number in rounds]
        if not rows:
            return "0"
        column, sheet = _COLUMNS["going"], quote_sheetname(self.sheets.tables_sheet)
        return f"SUM({sheet}!${column}${min(rows)}:${column}${max(rows)})"

    def _at(self, what: str, row: int, value: Value) -> Live:
        return cell(f"${_COLUMNS[what]}${row}", value)

    def _line(self, table: TableView, seat: SeatView, first: int) -> Cells:
        row, score = first + seat.seat, seat.score
        taken = score.sanction
        sums = {what: self._sum(table, what, seat.seat) for what in COUNTED}
        points = sums["points"] + (self._at("referee", row, taken) if taken else 0)
        own, deals = (self._at(what, row, sums[what].value) for what in ("points", "deals"))
        return {
            **sums,
            "points": points,
            "going": flag(self._is_going(table)),
            "referee": live(taken or ""),
            "placement": self._placement(table, seat.seat, first),
            "best": choose(deals > 0, cell(own.text, points.value), ""),
        }

    def _sum(self, table: TableView, what: str, seat: int) -> Live:
        """Return the sum of what a seat has of the deals of a table."""
        rows, name = self.sheets.rows_at.get((table.round, table.table), ()), f"{what} {seat}"
        if not rows:
            return live(0)
        first, last = (
            self.sheets.place(self.sheets.kept_column(name), e.row) for e in (rows[0], rows[-1])
        )
        sheet = quote_sheetname(self.sheets.results_sheet)
        value = sum(each.live.kept_cells[name].number for each in rows)
        return Live(f"SUM({sheet}!{first}:{last})", value)

    def _placement(self, table: TableView, seat: int, first: int) -> Live:
        """Return the placement points; those who tie share what their places have."""
        if not self.sheets.rows_at.get((table.round, table.table)):
            return live("")
        points, letter = [each.score.points for each in table.seats], _COLUMNS["points"]
        span, own = f"${letter}${first}:${letter}${first + len(points) - 1}", points[seat]
        above = Live(f'COUNTIF({span},">"&${letter}{first + seat})', sum(p > own for p in points))
        same = Live(f"COUNTIF({span},${letter}{first + seat})", points.count(own))
        worth = self.sheets.event.settings.placement
        shares = [worth[min(place, len(worth) - 1)] for place in range(len(points))]
        up_to = list(accumulate(shares))
        return (pick(above + same, up_to) - pick(above, up_to)) / same

    def _unfinished(self, table: TableView, before: Cells, *, is_new: bool) -> Cells:
        """Return which tables of the round go on so far, how many, and what to say of all rounds.

        What is said of a round is said with its last table.
        """
        numbers, count = (live(""), live(0)) if is_new else (before["numbers"], before["open"])
        before_it = before.get("told", live(""))
        is_open = self._is_going(table)
        more = joined(choose(numbers.is_(""), "", joined(numbers, ", ")), str(table.table))
        numbers, count = choose(is_open, more, numbers), count + flag(is_open)
        last_table = max(e.table for e in self.sheets.tables if e.round == table.round)
        if table.table == last_table:
            # The sentence's part of a round, after those of the rounds before
            one, few = (self._round(table.round, n, numbers) for n in (1, 2))
            many = choose(count > MOST_NAMED, self._round(table.round, MOST_NAMED + 1, count), few)
            apart = joined(before_it, self.sheets.words.apart(("", "")))
            more = joined(choose(before_it.is_(""), "", apart), choose(count.is_(1), one, many))
            before_it = choose(count.is_(0), before_it, more)
        return {"numbers": numbers, "open": count, "told": joined(before_it, "")}

    def _round(self, number: int, count: int, numbers: Live) -> Live:
        _ = self.sheets.words
        return filled(round_words("club", number, tables_words(count, HOLE, _), _), numbers)

    def _is_going(self, table: TableView) -> Live:
        """Tell whether a table has not finished."""
        rows = self.sheets.rows_at.get((table.round, table.table))
        if not rows:
            return live(1) > 0
        return live(table.length.count) > self.sheets.kept_cell(rows[-1], "done")


def write_tables(sheet: Worksheet, pen: CellPen, tables: LiveTables, _: Words) -> None:
    """Write a row for each seat of each table."""
    sheets = tables.sheets
    event = sheets.event
    hint = _("These are sums of the deals on the sheet of results. Penalties are as entered.")
    write_heading(sheet, pen, event.details, _("Table by table"), _, hint)
    names, number = name_width(player.name for player in event.players.values()), CellInk.NUMBER
    columns = (
        *((_.pgettext("tour", "Round"), 7, CellInk.QUIET_NUMBER), (_("Table"), 7, number)),
        *((_("Seat"), 9, CellInk.TEXT), (_("No."), 6, CellInk.QUIET_NUMBER)),
        *((_("Name"), names, CellInk.STRONG), (_("Deals"), 9, number)),
        (_("Points"), 10, CellInk.TOTAL),
        *((_(heading), 10, number) for heading in GAMES_COUNTED.values()),
        *((_("Referee"), 9, CellInk.QUIET_NUMBER), (_("Placement points"), 12, CellInk.DECIMAL)),
    )
    inks = write_columns(sheet, pen, columns)
    unseen = (CellInk.NUMBER,) * len(_UNSEEN)
    seats = ((table, seat) for table in sheets.tables for seat in table.seats)
    for row, (table, seat) in enumerate(seats, start=FIRST_ROW):
        cells = tables.rows[table.round, seat.player]
        where = (table.round, table.table, seat_name(seat.seat, len(table.seats), _))
        counted = list(_COLUMNS)[5:]
        values = ((written(cells[name]) or None) if name in cells else None for name in counted)
        pen.write_row(sheet, row, (*where, seat.player, seat.name, *values), (*inks, *unseen))
    counted_too = games_counted(event)
    unseen_too = (measure.value for measure in GAMES_COUNTED if measure not in counted_too)
    for name in (*_UNSEEN, *unseen_too):
        sheet.column_dimensions[_COLUMNS[name]].hidden = True
    last = max(FIRST_ROW, FIRST_ROW + len(tables.rows) - 1)
    finish_table(sheet, event.details, TableSize(len(columns), 5, last), _)
