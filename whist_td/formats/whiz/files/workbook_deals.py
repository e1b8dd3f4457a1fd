"""The deals in the workbook: frequencies that sort themselves, and the hands once released."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.contracts import HANDS, SYMBOLS, Hand, Strain, dealer_of
from whist_td.deals.cards import PLACES
from whist_td.formats.whiz.files.workbook_view import FIRST_RESULT, Sheets, hand_range, worth_value
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.views.deal_pages import DealSeen
from whist_td.formats.whiz.views.results import HandWorth
from whist_td.formats.whiz.words.deal_listings import frequencies
from whist_td.formats.whiz.words.deal_pages import best_sentence, seats_sentence, talk_sentence
from whist_td.formats.whiz.words.hands import SUIT_ORDER, seat_name, suit_text
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    TableSize,
    Value,
    finish_table,
    name_width,
    write_columns,
    write_heading,
)
from whist_td.words.listings import Media
from whist_td.words.words import Words

_FIRST = HEADING_ROW + 1
_LEFT = 3
"""Deal, dealer and hand stand left of what follows the results."""
_WIDEST_NAME = 40
"""A longer one is written smaller, so that a line stays on one page."""
_ROWS = 100_000
"""There are fewer rows of results: so many times a score, less its row, sorts by both."""
_NO_SCORE = -9_999
"""What sorts who has no score: everybody else stands above."""


@dataclass(frozen=True)
class _DealColumn:
    """A column of a sheet: what it looks up, its heading, its width, the ink of its cells."""

    name: str
    heading: str
    width: float
    ink: CellInk = CellInk.NUMBER

    @property
    def head(self) -> tuple[str, float, CellInk]:
        """What is written of it before its cells."""
        return self.heading, self.width, self.ink


def write_deals(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write a line for everybody who held a hand of a deal, the best score first."""
    title = _("Deals: how often each score occurred")
    hint = _("The best score of each hand comes first; the lines follow the sheet of results.")
    write_heading(sheet, pen, sheets.results.details, title, _, hint)
    columns = tuple(_columns(sheets, _))
    inks = write_columns(sheet, pen, (column.head for column in columns))
    later, row = (*inks[:2], CellInk.TEXT, *inks[3:]), _FIRST
    for board in sheets.boards:
        places = tuple(place for place in sheets.rows if place.board == board)
        for hand in HANDS:
            heads = (board, dealer_of(board).value, whiz_label(hand, _))
            for at, cells in enumerate(_Held(sheets, hand, places, row, columns).lines()):
                pen.write_row(sheet, row + at, (*heads, *cells), later if at else inks)
            row += len(places)
    for unseen in (1, 2):
        sheet.column_dimensions[get_column_letter(len(columns) + unseen)].hidden = True
    size = TableSize(len(columns), _LEFT, max(row - 1, _FIRST))
    finish_table(sheet, sheets.results.details, size, _)


def _columns(sheets: Sheets, _: Words) -> Iterator[_DealColumn]:
    quiet, ranking = CellInk.QUIET_NUMBER, sheets.event.settings.ranking
    shown = frequencies((), ranking, _).on(Media.WORKBOOK)
    heading = {column.code: column.heading for column in shown}
    yield _DealColumn("", _("Deal"), 8, CellInk.TOTAL)
    yield _DealColumn("", _("Dealer"), 9, quiet)
    yield _DealColumn("", _("Hand"), 10, CellInk.STRONG)
    yield _DealColumn("Score", heading["score"], 9, CellInk.TOTAL)
    yield _DealColumn("Number", _("No."), 7, quiet)
    names = name_width(player.name for player in sheets.event.players.values())
    yield _DealColumn("Name", _("Name"), min(names, _WIDEST_NAME), CellInk.TEXT)
    for name in ("Times", "Beats", "Equals"):
        yield _DealColumn(name, heading[name.lower()], 9)
    yield _DealColumn("Matchpoints", heading["matchpoints"], 13)
    yield _DealColumn("Top", _("of"), 6, quiet)
    if sheets.is_uneven:
        yield _DealColumn("Full", _("By Neuberg"), 11, CellInk.DECIMAL)
        yield _DealColumn("FullTop", _("of"), 6, quiet)
    yield _DealColumn("Percent", _("Percent"), 13, CellInk.DECIMAL_TOTAL)
    if ranking is Ranking.DATUM:
        yield _DealColumn("Worth", heading["worth"], 11, CellInk.SIGNED)


@dataclass(frozen=True)
class _Held:
    """All who held a hand of a deal: their lines from a row of the sheet on, and what sorts them.

    Right of the table stands, unseen, what sorts a result, and the row of the one in this place.
    """

    sheets: Sheets
    hand: Hand
    places: Sequence[BoardPlace]
    first: int
    columns: Sequence[_DealColumn]

    def lines(self) -> Iterator[tuple[Formula, ...]]:
        """Yield what follows the results, the line of the best score first."""
        names = [column.name for column in self.columns[_LEFT:]]
        keys = self._span(len(self.columns) + 1)
        best_first = sorted(self.places, key=self._key, reverse=True)
        for at, (own, shown) in enumerate(zip(self.places, best_first, strict=True)):
            formulas, values = self._formulas(self.first + at), self._values(shown)
            score, row = self._result("Score", self._row(own)), self._row(own)
            key = f'=IF({score}="",{_NO_SCORE},{score})*{_ROWS}-{row}'
            yield (
                *(Formula(f"={formulas[name]}", values.get(name, "")) for name in names),
                Formula(key, self._key(own)),
                Formula(f"=MOD(-LARGE({keys},{at + 1}),{_ROWS})", self._row(shown)),
            )

    def _key(self, place: BoardPlace) -> int:
        worth = self._worth(place)
        score = worth.line.score if worth and worth.line else _NO_SCORE
        return score * _ROWS - self._row(place)

    def _row(self, place: BoardPlace) -> int:
        return self.sheets.rows[place] - FIRST_RESULT + 1

    def _worth(self, place: BoardPlace) -> HandWorth | None:
        deal = self.sheets.deals.get(place)
        return deal.hands[self.hand.index] if deal else None

    def _result(self, what: str, row: int | str) -> str:
        return f"INDEX({hand_range(what, self.hand)},{row})"

    def _span(self, column: int) -> str:
        letter = get_column_letter(column)
        return f"${letter}${self.first}:${letter}${self.first + len(self.places) - 1}"

    def _formulas(self, row: int) -> Mapping[str, str]:
        place = {each.name: get_column_letter(at) for at, each in enumerate(self.columns, start=1)}
        score, scores = f"${place['Score']}{row}", self._span(_LEFT + 1)
        times, held = f"COUNTIF({scores},{score})", f"COUNT({scores})"
        beats = f'COUNTIF({scores},"<"&{score})'
        counted = {
            "Times": times,
            "Beats": beats,
            "Equals": f"{times}-1",
            "Matchpoints": f"2*{beats}+{times}-1",
            "Top": f"2*({held}-1)",
            "Full": f"MostCompared*({place['Matchpoints']}{row}+1)/{held}-1",
            "FullTop": "2*(MostCompared-1)",
        }
        at = f"${get_column_letter(len(self.columns) + 2)}{row}"
        read = {
            name: self._result(name, at) for name in ("Score", "Number", "Name", "Percent", "Worth")
        }
        return {
            **{name: f'IF({score}="","",{what})' for name, what in counted.items()},
            **{name: f'IF({cell}="","",{cell})' for name, cell in read.items()},
        }

    def _values(self, place: BoardPlace) -> Mapping[str, float | str]:
        number = self.sheets.seats(place)[self.hand.index]
        values: dict[str, float | str] = {"Number": number, "Name": self.sheets.name(number)}
        worth = self._worth(place)
        if worth is None:
            return values
        if worth.percent is not None:
            values |= {"Percent": float(worth.percent), "Worth": worth_value(worth)}
        if worth.line is None:
            return values
        line = worth.line
        return values | {
            "Score": line.score,
            "Times": line.times,
            "Beats": line.beaten,
            "Equals": line.tied,
            "Matchpoints": line.matchpoints,
            "Top": line.group.top,
            "Full": float(line.full_matchpoints),
            "FullTop": line.group.full_top,
        }


_HAND_WIDTH, _TRICKS_WIDTH, _SAID_WIDTH = 26, 8, 60


def write_hands(
    sheet: Worksheet, pen: CellPen, event: WhizEvent, deals: Iterable[DealSeen], _: Words
) -> None:
    """Write a row for each deal."""
    title, hint = _("Hands, and what could be made of them"), seats_sentence(event, _)
    write_heading(sheet, pen, event.details, title, _, hint)
    columns = list(_hand_columns(_))
    inks = write_columns(sheet, pen, columns)
    row = HEADING_ROW
    for row, seen in enumerate(deals, start=HEADING_ROW + 1):
        pen.write_row(sheet, row, tuple(_cells(seen, event, _)), inks)
    finish_table(sheet, event.details, TableSize(len(columns), 1, row), _)


def _hand_columns(_: Words) -> Iterator[tuple[str, float, CellInk]]:
    yield _("Deal"), 7, CellInk.TOTAL
    yield _("Dealer"), 9, CellInk.TEXT
    for place in PLACES:
        yield seat_name(place, _), _HAND_WIDTH, CellInk.TEXT
    for hand in HANDS:
        for strain in Strain:
            sign = SYMBOLS.get(strain) or _("NT")
            yield f"{whiz_label(hand, _)} {sign}", _TRICKS_WIDTH, CellInk.NUMBER
    yield _("Remarks"), _SAID_WIDTH, CellInk.NOTE


def _cells(seen: DealSeen, event: WhizEvent, _: Words) -> Iterator[Value]:
    yield from (seen.board, whiz_label(seen.dealer, _))
    for place in PLACES:
        hand = seen.deal.hand(place)
        yield " ".join(f"{SYMBOLS[suit]}{suit_text(hand, suit, _, '')}" for suit in SUIT_ORDER)
    for hand_of in HANDS:
        for strain in Strain:
            yield seen.makeable[hand_of][strain] if seen.makeable else None
    sentences = (best_sentence(seen, event, _), talk_sentence(seen, _))
    yield " ".join(filter(None, sentences)) or None
