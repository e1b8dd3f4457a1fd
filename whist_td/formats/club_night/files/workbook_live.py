"""The deals of a club night as rows of a workbook that counts them itself.

What was written down stands in cells that may be corrected; what each deal gives, and how its table
stands after it, are formulas that the game says (`games.live`). Right of what is seen stands what
they need again, in columns that nobody sees.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cache, cached_property

from openpyxl.utils import get_column_letter

from whist_td.core.deal_fields import DealField, FieldKind
from whist_td.formats.club_night.files.deal_cells import deal_fields, field_cells, field_headings
from whist_td.formats.club_night.games.live import Choices, LiveDeal, LiveGains, LiveRow
from whist_td.formats.club_night.games.registry import in_folders
from whist_td.formats.club_night.games.words import SIDES
from whist_td.formats.club_night.rules.event import ClubNightEvent, table_size
from whist_td.formats.club_night.views.views import DealView, TableView, club_table
from whist_td.formats.club_night.words.games import choice_name, field_label, game_words
from whist_td.interchange.live import (
    Live,
    after,
    cell,
    choose,
    figure,
    joined,
    live,
    otherwise,
    some,
)
from whist_td.interchange.workbook import HEADING_ROW
from whist_td.words.words import Words, lower_first

FIRST_ROW = 5
LIST_ROW = HEADING_ROW - 1
"""Where it stands, unseen, what may be chosen in a field."""
BEFORE_SEATS = 3
"""Round, table and deal stand left of the seats."""
COUNTED = ("points", "games", "rubbers", "deals")
"""What each seat has of a deal."""
_SEATS, _SIDES = (FieldKind.SEAT, FieldKind.SEATS), (FieldKind.SIDE,)
_APART = ", "


@dataclass(frozen=True)
class LiveDealRow:
    """A deal, its row, and the formulas of it."""

    row: int
    table: TableView
    deal: DealView
    live: LiveRow


@dataclass(frozen=True)
class ResultsLayout:
    """An evening, the names of the sheets that others refer to, and how results are laid out."""

    event: ClubNightEvent
    results_sheet: str
    tables_sheet: str
    words: Words
    _columns_of: dict[str, int] = field(default_factory=dict)

    @cached_property
    def tables(self) -> tuple[TableView, ...]:
        """Every table of the rounds begun."""
        event = self.event
        return tuple(
            club_table(event, number, sitting.table)
            for number in range(1, event.last_announced + 1)
            for sitting in sorted(event.seated(number).sittings, key=lambda s: s.table)
        )

    @cached_property
    def players(self) -> int:
        """How many sit at the largest table."""
        usual = table_size(self.event.game)
        return max((len(table.seats) for table in self.tables), default=usual)

    @cached_property
    def fields(self) -> tuple[DealField, ...]:
        """The fields of a deal, in the order in which they are told."""
        sizes = sorted({len(table.seats) for table in self.tables}, reverse=True)
        return deal_fields(self.event.settings.game, sizes or (self.players,))

    @cached_property
    def headings(self) -> Mapping[str, tuple[str, ...]]:
        """The headings of the columns of each field."""
        return {
            each.name: tuple(field_headings(each, self.players, self.words)) for each in self.fields
        }

    @cached_property
    def field_columns(self) -> Mapping[str, range]:
        """The columns of each field."""
        columns, column = {}, BEFORE_SEATS + 2 * self.players + 1
        for name, titles in self.headings.items():
            columns[name] = range(column, column + len(titles))
            column += len(titles)
        return columns

    def number_column(self, seat: int) -> int:
        """Return the column of the number of who sits in a seat; the name stands right of it."""
        return BEFORE_SEATS + 1 + 2 * seat

    def points_column(self, seat: int) -> int:
        """Return the column of a seat's points."""
        fields = sum(map(len, self.headings.values()))
        return BEFORE_SEATS + 2 * self.players + fields + 1 + seat

    @property
    def columns(self) -> int:
        """How many columns are seen: the sum stands last where there is one."""
        return self.points_column(self.players - 1) + self.event.game.is_zero_sum

    @cached_property
    def choices(self) -> Mapping[str, tuple[int, tuple[str, ...]]]:
        """What may be chosen in a field, and the first column, unseen, where it is listed."""
        lists, column = {}, self.columns + 2
        for each in self.fields:
            if each.kind is FieldKind.CHOICE:
                names = tuple(choice_name(choice, self.words) for choice in each.choices)
                lists[each.name] = (column, names)
                column += len(names)
        return lists

    def kept_column(self, name: str) -> int:
        """Return the column, unseen, of what the formulas keep under a name."""
        what, _apart, seat = name.partition(" ")
        if what == COUNTED[0]:
            return self.points_column(int(seat))
        first = self.columns + 2 + sum(len(names) for _at, names in self.choices.values())
        return self._columns_of.setdefault(name, first + len(self._columns_of))

    @property
    def last_column(self) -> int:
        """The last column that is not seen."""
        return max(self.kept_column("counts"), *self._columns_of.values())

    @cached_property
    def last_row(self) -> int:
        """The last row of results, the first if there are none."""
        return max(FIRST_ROW, FIRST_ROW - 1 + sum(len(table.deals) for table in self.tables))

    def place(self, column: int, row: int) -> str:
        """Return a cell of the results."""
        return f"${get_column_letter(column)}{row}"

    def span(self, field: DealField, row: int) -> str:
        """Return the cells of a row, or of the sheet, that list what a field may say."""
        if field.kind is FieldKind.CHOICE:
            column, names = self.choices[field.name]
            first, last = map(get_column_letter, (column, column + len(names) - 1))
            return f"${first}${LIST_ROW}:${last}${LIST_ROW}"
        what = "side" if field.kind in _SIDES else "seat"
        first, last = (
            get_column_letter(self.kept_column(f"{what} {at}")) for at in (0, self.players - 1)
        )
        return f"${first}{row}:${last}{row}"


@dataclass(frozen=True)
class ClubSheets(ResultsLayout):
    """The deals of an evening, each on its row of the results."""

    @cached_property
    def rows(self) -> tuple[LiveDealRow, ...]:
        """Every deal of every table, in order."""
        for what, kinds in (("seat", _SEATS), ("side", _SIDES)):
            if any(each.kind in kinds for each in self.fields):
                for at in range(self.players):
                    self.kept_column(f"{what} {at}")
        rows, row = [], FIRST_ROW
        for table in self.tables:
            above = None
            for deal in table.deals:
                above = self._row(table, deal, row, above)
                rows.append(LiveDealRow(row, table, deal, above))
                row += 1
        return tuple(rows)

    @cached_property
    def rows_at(self) -> Mapping[tuple[int, int], tuple[LiveDealRow, ...]]:
        """The rows of each table of each round."""
        rows: dict[tuple[int, int], tuple[LiveDealRow, ...]] = {}
        for each in self.rows:
            key = (each.table.round, each.table.table)
            rows[key] = (*rows.get(key, ()), each)
        return rows

    def kept_cell(self, deal: LiveDealRow, name: str) -> Live:
        """Return what is kept of a deal, as other sheets name it."""
        where = self.place(self.kept_column(name), deal.row)
        return cell(where, deal.live.kept_cells[name].value).at(self.results_sheet)

    def _row(self, table: TableView, deal: DealView, row: int, above: LiveRow | None) -> LiveRow:
        names = tuple(seat.name for seat in table.seats)
        live_row = LiveRow(
            table.sides,
            tuple(
                cell(self.place(self.number_column(at) + 1, row), name)
                for at, name in enumerate(names)
            ),
            {each.name: self._cells(each, table, deal, row) for each in self.fields},
            {},
            lambda name: self.place(self.kept_column(name), row),
            table.length.count,
            above,
        )
        live_row.choices.update(
            (each.name, Choices(self.span(each, row), self._choices(each, live_row)))
            for each in self.fields
            if each.kind in (FieldKind.CHOICE, FieldKind.SEAT, FieldKind.SIDE)
        )
        gains = _formulas()[self.event.game.code](live_row, self.event.settings.game.options)
        live_row.end("done", live_row.before("done") + gains.played[table.length.unit])
        self._keep_gains(live_row, gains)
        live_row.keep("told", self._deal_words(live_row))
        return live_row

    def _cells(
        self, field: DealField, table: TableView, deal: DealView, row: int
    ) -> tuple[Live, ...]:
        values = field_cells(field, deal.deal, table, self.words)
        return tuple(
            cell(self.place(column, row), value)
            for column, value in zip(self.field_columns[field.name], values, strict=True)
        )

    def _choices(self, field: DealField, row: LiveRow) -> tuple[Live, ...]:
        """Return what a field may say; names of seats and sides are kept on the row."""
        if field.kind is FieldKind.CHOICE:
            return tuple(cell("", name) for name in self.choices[field.name][1])
        if field.kind in _SEATS:
            return tuple(row.keep(f"seat {at}", each) for at, each in enumerate(row.names))
        names = map(row.told_name, row.sides)
        sides = map(live, SIDES) if self.event.game.sides_change else names
        return tuple(row.keep(f"side {at}", side) for at, side in enumerate(sides))

    def _keep_gains(self, row: LiveRow, gains: LiveGains) -> None:
        """Keep what each seat has, nothing of a deal that does not count."""
        counts = row.keep("counts", live(0)).is_(1)
        for what in COUNTED:
            own = getattr(gains, what) or [live(int(what == "deals"))] * row.players
            for seat, each in enumerate(own):
                row.kept_cells[f"{what} {seat}"] = choose(
                    counts, each, "" if what == "points" else 0
                )

    @property
    def _colon(self) -> str:
        return self.words("{what}: {value}", what="", value="")

    @property
    def _between(self) -> str:
        return self.words.apart(("", ""))

    def _deal_words(self, row: LiveRow) -> Live:
        """Say what is written of a deal: "solo (five tricks), attackers: Ada, tricks: 7"."""
        words = game_words(self.event.game.code)
        taken = [e for e in self.fields if e.kind in _SIDES and e.name in words.silent]
        parts = [self._taken(row, side, taken) for side in range(len(row.sides)) if taken]
        parts += [
            self._field_words(each, row, is_rare=each.name in words.rare)
            for each in self.fields
            if each.name != "dealer" and each not in taken
        ]
        return after(joined(*parts), len(self._between if taken else _APART))

    def _taken(self, row: LiveRow, side: int, fields: Sequence[DealField]) -> Live:
        """Say what a side took of what is told of sides: "Ada + Max: jack of trumps"."""
        labels = [lower_first(field_label(each.name, self.words)) for each in fields]
        own = [row.chosen(each.name).is_(side + 1) for each in fields]
        parts = (choose(o, _APART + label, "") for o, label in zip(own, labels, strict=True))
        text = joined(
            self._between,
            row.told_name(row.sides[side]),
            self._colon,
            after(joined(*parts), len(_APART)),
        )
        return choose(some(*own), text, "")

    def _field_words(self, field: DealField, row: LiveRow, *, is_rare: bool) -> Live:
        words = self.words
        cells = row.cells[field.name][: max(1, len(row.sides))]
        title, first = lower_first(field_label(field.name, words)), cells[0]
        match field.kind:
            case FieldKind.SWITCH:
                text, holds = live(title), [otherwise(first.is_(""))]
            case FieldKind.NUMBERS:
                text = _dashed(title + self._colon, map(figure, cells))
                holds = [figure(c) > 0 if is_rare else otherwise(c.is_("")) for c in cells]
            case FieldKind.SWITCHES:
                text = _dashed(
                    title + self._colon, [choose(c.is_(""), words("no"), c) for c in cells]
                )
                holds = [otherwise(c.is_("")) for c in cells]
            case FieldKind.CHOICE if field.name in game_words(self.event.game.code).silent:
                usual = choice_name(field.usual, words) if isinstance(field.usual, Enum) else ""
                text, holds = first, [otherwise(some(first.is_(""), first.is_(usual)))]
            case _:
                text, holds = joined(title + self._colon, first), [otherwise(first.is_(""))]
        return choose(some(*holds), joined(_APART, text), "")


def _dashed(title: str, cells: Iterable[Live]) -> Live:
    first, *others = cells
    return joined(title, first, *(part for each in others for part in ("–", each)))


@cache
def _formulas() -> Mapping[str, LiveDeal]:
    """Return the formulas of each game, by its code."""
    return {code: deal for folder in in_folders("live", "LIVE") for code, deal in folder.items()}
