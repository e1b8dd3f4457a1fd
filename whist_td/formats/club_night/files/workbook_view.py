"""What the sheets of a club night's workbook share: where the points of each seat stand."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from openpyxl.utils import get_column_letter, quote_sheetname

from whist_td.formats.club_night.files.deal_cells import deal_fields, field_headings
from whist_td.formats.club_night.games.game import Field
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.settings import table_size
from whist_td.formats.club_night.views.views import DealView, TableView, club_table
from whist_td.words.words import Words

FIRST_ROW = 5
BEFORE_SEATS = 3
"""Round, table and deal stand left of the seats."""


@dataclass(frozen=True)
class ClubSheets:
    """An evening, the name of its sheet of results, and how that sheet is laid out."""

    evening: ClubNightEvent
    results_sheet: str

    @cached_property
    def tables(self) -> tuple[TableView, ...]:
        """Every table of the rounds begun."""
        evening = self.evening
        return tuple(
            club_table(evening, number, sitting.table)
            for number in range(1, evening.last_announced + 1)
            for sitting in sorted(evening.seated(number).sittings, key=lambda s: s.table)
        )

    def deals(self) -> Iterator[tuple[TableView, DealView]]:
        """Yield every deal with its table, in order."""
        for table in self.tables:
            for deal in table.deals:
                yield table, deal

    @cached_property
    def players(self) -> int:
        """How many sit at the largest table."""
        usual = table_size(self.evening.game)
        return max((len(table.seats) for table in self.tables), default=usual)

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """The fields of a deal, in the order in which they are told."""
        sizes = sorted({len(table.seats) for table in self.tables}, reverse=True)
        return deal_fields(self.evening.settings.game, sizes or (self.players,))

    def headings(self, _: Words) -> tuple[str, ...]:
        """Return the headings of the fields' columns."""
        return tuple(
            title for field in self.fields for title in field_headings(field, self.players, _)
        )

    def number_column(self, seat: int) -> int:
        """Return the column of the number of who sits in a seat; the name stands right of it."""
        return BEFORE_SEATS + 1 + 2 * seat

    def points_column(self, seat: int, fields: int) -> int:
        """Return the column of a seat's points, after so many columns of fields."""
        return BEFORE_SEATS + 2 * self.players + fields + 1 + seat

    @cached_property
    def last_row(self) -> int:
        """The last row of results, the first if there are none."""
        return max(FIRST_ROW, FIRST_ROW - 1 + sum(len(table.deals) for table in self.tables))

    def column(self, number: int) -> str:
        """Return a whole column of results, for a formula on any sheet."""
        letter = get_column_letter(number)
        sheet = quote_sheetname(self.results_sheet)
        return f"{sheet}!${letter}${FIRST_ROW}:${letter}${self.last_row}"
