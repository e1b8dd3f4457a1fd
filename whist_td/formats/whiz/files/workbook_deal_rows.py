"""The row of one deal at one table: who held it, what came of it, and the formulas of its worth."""

from collections.abc import Iterator

from openpyxl.utils import get_column_letter

from whist_td.formats.whiz.files.deal_words import DealWords, deal_words
from whist_td.formats.whiz.files.workbook_view import (
    Columns,
    Sheets,
    hand_range,
    has_points,
    worth_value,
)
from whist_td.formats.whiz.rules.hands import HANDS, Hand
from whist_td.formats.whiz.rules.remarks import ClaimDiffers
from whist_td.formats.whiz.rules.results import Adjusted, BoardPlace
from whist_td.formats.whiz.rules.scoring import compared_scores, hand_points
from whist_td.formats.whiz.rules.settings import Compare, Ranking, WhizSettings
from whist_td.formats.whiz.views.paper_results import HandWorth, PlayedDeal
from whist_td.formats.whiz.words.remarks import remark_sentence
from whist_td.interchange.workbook import CellInk, Formula, Value
from whist_td.words.words import Words

Cells = Iterator[tuple[Value | Formula, CellInk]]


class DealRows:
    """Tells the cells of one deal after another."""

    def __init__(self, sheets: Sheets, _: Words) -> None:
        self._sheets = sheets
        self._words = _
        self._settings = sheets.evening.settings
        self._columns = sheets.columns

    def cells(self, place: BoardPlace, row: int) -> Cells:
        """Yield the cells of a row from the left, each with its ink."""
        deal = self._sheets.deals.get(place)
        words = deal_words(deal.outcome if deal else None, self._words)
        yield from ((place.round, CellInk.QUIET_NUMBER), (place.table, CellInk.NUMBER))
        yield place.board, CellInk.TOTAL
        yield from self._seats(place)
        yield from _played(words)
        yield from self._figures(place, row, deal)
        told = filter(None, (words.remark, self._claim(place)))
        yield " · ".join(told) or None, CellInk.NOTE

    def _claim(self, place: BoardPlace) -> str:
        """Say where the traveller shows other points than the result makes."""
        result = self._sheets.evening.results.get(place)
        if result is None or result.claimed is None:
            return ""
        scored = hand_points(result.outcome, self._settings.rule)
        if scored is None or scored == result.claimed:
            return ""
        return remark_sentence(ClaimDiffers(scored, result.claimed), self._words)

    def _seats(self, place: BoardPlace) -> Cells:
        for number in self._sheets.seats(place):
            yield number, CellInk.QUIET_NUMBER
            yield self._sheets.name(number), CellInk.TEXT

    def _figures(self, place: BoardPlace, row: int, deal: PlayedDeal | None) -> Cells:
        hands = deal.hands if deal else None
        for hand in HANDS:
            yield hands[hand.index].points if hands else None, CellInk.NUMBER
        if self._columns.is_net:
            scores = _net(deal)
            for hand in HANDS:
                yield self._net_formula(row, hand, scores), CellInk.NUMBER
        held = self._sheets.tables_in.get(place.board, 0)
        count = f'=COUNTIFS(DealOf,$C{row},{hand_range("Score", Hand.NORTH)},">-9999")'
        yield Formula(count, held), CellInk.QUIET_NUMBER
        for hand in HANDS:
            yield self._matchpoints(row, hand, hands), CellInk.QUIET_NUMBER
        for hand in HANDS:
            yield self._percent(row, hand, deal), CellInk.DECIMAL
        if self._columns.has_worth:
            is_datum = self._settings.ranking is Ranking.DATUM
            for hand in HANDS:
                yield self._worth(row, hand, deal), CellInk.SIGNED if is_datum else CellInk.DECIMAL

    def _cell(self, column: int, hand: Hand, row: int) -> str:
        return f"{get_column_letter(column + hand.index)}{row}"

    def _net_formula(self, row: int, hand: Hand, scores: tuple[int | str, ...]) -> Formula:
        own = self._cell(self._columns.points, hand, row)
        first, last = (self._cell(self._columns.points, h, row) for h in (HANDS[0], HANDS[-1]))
        text = f'=IF({own}="","",3*{own}-SUM({first}:{last}))'
        return Formula(text, scores[hand.index])

    def _matchpoints(self, row: int, hand: Hand, hands: tuple[HandWorth, ...] | None) -> Formula:
        score, column = self._cell(self._columns.score, hand, row), hand_range("Score", hand)
        beaten = f'COUNTIFS(DealOf,$C{row},{column},"<"&{score})'
        same = f"COUNTIFS(DealOf,$C{row},{column},{score})"
        line = hands[hand.index].line if hands else None
        value = line.matchpoints if line else ""
        return Formula(f'=IF({score}="","",2*{beaten}+{same}-1)', value)

    def _percent(self, row: int, hand: Hand, deal: PlayedDeal | None) -> Value | Formula:
        """Return the matchpoints in percent of the top of a full deal, by Neuberg's formula."""
        percent = deal.hands[hand.index].percent if deal else None
        if deal and isinstance(deal.outcome, Adjusted):
            return None if percent is None else float(percent)
        score = self._cell(self._columns.score, hand, row)
        own = self._cell(self._columns.matchpoints, hand, row)
        held = f"${get_column_letter(self._columns.tables_in)}{row}"
        full = f"100*(MostCompared*({own}+1)-{held})/({held}*2*(MostCompared-1))"
        text = f'=IF({score}="","",IF(MostCompared<2,50,{full}))'
        return Formula(text, "" if percent is None else float(percent))

    def _worth(self, row: int, hand: Hand, deal: PlayedDeal | None) -> Value | Formula:
        """Return what ranks; where percentages do not, an adjusted score counts as it is told."""
        told = deal.hands[hand.index] if deal else None
        if deal and isinstance(deal.outcome, Adjusted):
            return None if told is None or told.worth is None else float(told.worth)
        score = self._cell(self._columns.score, hand, row)
        counted = score
        if self._settings.ranking is Ranking.DATUM:
            counted = _deviation(self._settings, score, row, hand, self._columns)
        return Formula(f'=IF({score}="","",{counted})', worth_value(told) if told else "")


def _played(words: DealWords) -> Cells:
    strong = CellInk.STRONG if words.ended else CellInk.NOTE
    yield words.contract or None, strong
    yield words.declarer or None, CellInk.NUMBER
    yield words.ended or None, CellInk.NUMBER


def _net(deal: PlayedDeal | None) -> tuple[int | str, ...]:
    if deal is None or not has_points(deal):
        return ("", "", "")
    north, east, south = (hand.points or 0 for hand in deal.hands)
    return compared_scores((north, east, south), Compare.NET)


def _deviation(settings: WhizSettings, score: str, row: int, hand: Hand, columns: Columns) -> str:
    """Return the distance from the mean, times n/(n − 1) where deals have uneven results."""
    held = f"${get_column_letter(columns.tables_in)}{row}"
    total = f"SUMIFS({hand_range('Score', hand)},DealOf,$C{row})"
    distance = f"({score}*{held}-{total})/({held}-Uneven)"
    if settings.cap is not None:
        distance = f"MAX(-{settings.cap},MIN({settings.cap},{distance}))"
    return f"IF({held}<2,0,{distance})"
