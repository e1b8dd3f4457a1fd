"""The hands of an evening in the workbook, once everybody may see them, with what could be made."""

from collections.abc import Iterable, Iterator

from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.contracts import HANDS, SYMBOLS, Strain
from whist_td.deals.cards import PLACES
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.deal_pages import DealSeen
from whist_td.formats.whiz.words.deal_pages import best_sentence, seats_sentence, talk_sentence
from whist_td.formats.whiz.words.hands import SUIT_ORDER, seat_name, suit_text
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    TableSize,
    Value,
    finish_table,
    write_columns,
    write_heading,
)
from whist_td.words.words import Words

_HAND_WIDTH, _TRICKS_WIDTH, _SAID_WIDTH = 26, 8, 60


def write_hands(
    sheet: Worksheet, pen: CellPen, event: WhizEvent, deals: Iterable[DealSeen], _: Words
) -> None:
    """Write a row for each deal."""
    title, hint = _("Hands, and what could be made of them"), seats_sentence(event, _)
    write_heading(sheet, pen, event.details, title, _, hint)
    columns = list(_columns(_))
    inks = write_columns(sheet, pen, columns)
    row = HEADING_ROW
    for row, seen in enumerate(deals, start=HEADING_ROW + 1):
        pen.write_row(sheet, row, tuple(_cells(seen, event, _)), inks)
    finish_table(sheet, event.details, TableSize(len(columns), 1, row), _)


def _columns(_: Words) -> Iterator[tuple[str, float, CellInk]]:
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
