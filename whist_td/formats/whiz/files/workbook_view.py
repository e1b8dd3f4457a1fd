"""What the sheets of a tournament's workbook show, and where on them it stands."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from openpyxl.utils import get_column_letter, quote_sheetname

from whist_td.core.contracts import HANDS, Hand
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.rules.settings import Compare, Ranking
from whist_td.formats.whiz.views.results import HandWorth, PlayedDeal, WhizResults
from whist_td.interchange.sheet_columns import Lacking
from whist_td.interchange.workbook import HEADING_ROW, Formula

GROUP_ROW, LETTER_ROW = HEADING_ROW, HEADING_ROW + 1
FIRST_RESULT = LETTER_ROW + 1
FIRST_PLAYER = HEADING_ROW + 1
PLAYED = 10
"""Round, table and deal, three numbers with names stand left of the contract; then come the
declarer, the tricks, how it ended and the points."""
_POINTS = PLAYED + 4
_SEATS = 4


@dataclass(frozen=True)
class WorkbookColumns:
    """The columns of the sheet of results; of three for North, East and South, the first."""

    points: int
    score: int
    """What is compared: the points, or the net scores in columns of their own."""
    tables_in: int
    matchpoints: int
    percent: int
    worth: int
    """What ranks: the percentages, or deviations or scores in columns of their own."""
    remarks: int

    @property
    def line(self) -> int:
        """Where it stands, unseen, which line the contract has among all contracts."""
        return self.remarks + 5

    @property
    def is_net(self) -> bool:
        """Whether the net scores have columns of their own."""
        return self.score != self.points

    @property
    def has_worth(self) -> bool:
        """Whether what ranks has columns of its own."""
        return self.worth != self.percent


@dataclass(frozen=True)
class Sheets:
    """A tournament with the names of the sheets that others refer to."""

    event: WhizEvent
    results: WhizResults
    results_sheet: str
    grid_sheet: str

    @cached_property
    def columns(self) -> WorkbookColumns:
        """Where everything stands on the sheet of results."""
        hands = len(HANDS)
        score = _POINTS + (hands if self.event.settings.compare is Compare.NET else 0)
        tables_in = score + hands
        percent = tables_in + 1 + hands
        worth = percent + (0 if self.event.settings.ranking is Ranking.MATCHPOINTS else hands)
        return WorkbookColumns(
            _POINTS, score, tables_in, tables_in + 1, percent, worth, worth + hands
        )

    @cached_property
    def deals(self) -> Mapping[BoardPlace, PlayedDeal]:
        """The results that count: those of the round in play wait until it is complete."""
        return {deal.place: deal for board in self.results.boards for deal in board.deals}

    @cached_property
    def rows(self) -> Mapping[BoardPlace, int]:
        """The row of every deal at every table, those that are not in yet among them."""
        rounds = range(1, self.event.last_announced + 1)
        missing = {place for number in rounds for place in self.event.missing(number)}
        places = sorted({*self.event.results, *missing})
        return {place: row for row, place in enumerate(places, start=FIRST_RESULT)}

    @cached_property
    def boards(self) -> Sequence[int]:
        """The deals in the order of their numbers."""
        return sorted({place.board for place in self.rows})

    @property
    def lacking(self) -> Lacking:
        """How many results are not in, as a formula of any sheet counts them."""
        if not self.rows:
            return Lacking("0", 0)
        now = len(self.rows.keys() - self.event.results.keys())
        return Lacking('SUMPRODUCT(--(DealPlayed=""))', now)

    def lacks(self, player: int) -> int:
        """Return how many deals of a player are not in, of the rounds that count."""
        last = self.results.standings.after_round
        missing = self.rows.keys() - self.event.results.keys()
        return sum(each.round <= last and player in self.seats(each) for each in missing)

    @property
    def last_round(self) -> Formula:
        """The last complete round, as it changes; once the tournament was ended, its last."""
        last, newest = self.results.standings.after_round, self.event.last_announced
        if not newest or self.event.progress.finished:
            return Formula(f"={newest}", last)
        complete = (
            f'IF(SUMPRODUCT((DealRound={number})*(DealPlayed=""))=0,{number},0)'
            for number in range(1, newest + 1)
        )
        return Formula(f"=MAX({','.join(complete)})", last)

    @property
    def last_row(self) -> int:
        """The last row of results."""
        return FIRST_RESULT + max(len(self.rows), 1) - 1

    @cached_property
    def tables_in(self) -> Mapping[int, int]:
        """How many results of each deal there are to compare."""
        held = (deal.place.board for deal in self.deals.values() if has_points(deal))
        return Counter(held)

    @property
    def is_uneven(self) -> bool:
        """Whether some deals have fewer results than others, so that Neuberg makes up for them."""
        return len(set(self.tables_in.values())) > 1

    def seats(self, place: BoardPlace) -> tuple[int, ...]:
        """Return who held the three hands, or is to hold them."""
        if place in self.event.results:
            return self.event.results[place].seats
        return self.event.seating(place.round, place.table).seats

    def cell(self, place: BoardPlace, column: int) -> str:
        """Return where something of a deal stands, as a formula of another sheet names it."""
        letter = get_column_letter(column)
        return f"{quote_sheetname(self.results_sheet)}!{letter}{self.rows[place]}"

    def result(self, place: BoardPlace, column: int, hand: Hand) -> str:
        """Return the same for a hand's figure."""
        return self.cell(place, column + hand.index)

    @cached_property
    def held(self) -> Mapping[int, Sequence[tuple[BoardPlace, Hand]]]:
        """The deals of each player, and the hands held there."""
        held: dict[int, list[tuple[BoardPlace, Hand]]] = defaultdict(list)
        for place in self.rows:
            for player, hand in zip(self.seats(place), HANDS, strict=True):
                held[player].append((place, hand))
        return held

    def name(self, number: int) -> str:
        """Return a player's name."""
        return self.event.player(number).name


def has_points(deal: PlayedDeal) -> bool:
    """Tell whether a deal was played to a result that others are compared with."""
    return any(hand.points is not None for hand in deal.hands)


def hand_range(what: str, hand: Hand) -> str:
    """Return the workbook's name for a column of a hand on the sheet of results.

    >>> hand_range("Points", Hand.NORTH)
    'PointsN'
    """
    return f"{what}{hand.value}"


def seat_column(hand: Hand) -> int:
    """Return the column of a hand's number; the name stands right of it."""
    return _SEATS + 2 * hand.index


def worth_value(hand: HandWorth) -> float | str:
    """Return what a hand counts, blank where it does not count."""
    return "" if hand.worth is None else float(hand.worth)
