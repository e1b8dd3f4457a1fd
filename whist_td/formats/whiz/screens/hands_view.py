"""A deal that everybody may see, in one line of hands: what could be made stands beside them."""

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from whist_td.core.contracts import Strain
from whist_td.deals.cards import PLACES
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.deal_pages import DealSeen
from whist_td.formats.whiz.words.deal_pages import best_sentence, makeable_listing, talk_sentence
from whist_td.formats.whiz.words.hands import SUIT_ORDER, seat_name, suit_text
from whist_td.kit.parts import column, fill_line, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.suits import suit_icon
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import colours, labelled, named, tabular
from whist_td.words.labels import label
from whist_td.words.words import Words

_SIGN = 18
_TABLE = 46
"""The width of the table, in steps."""


class HandsView(QWidget):
    """Hidden as long as nobody may see the hands."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.setObjectName("dealView")
        self._suits = dict[tuple[str, Strain], QLabel]()
        self._model = TextTable(parent=self)
        self._table = TextTableView(self._model, "dealMakeable", self)
        self._table.setAccessibleName(words("Tricks that can be made"))
        self._table.setFixedWidth(_TABLE * STEP)
        self._said = named(labelled("", "body", self), "dealSaid")
        hands = [self._hand(place) for place in PLACES]
        top = row(*((hand, 1) for hand in hands), self._table, spacing=2 * STEP)
        column(top, self._said, inside=self, spacing=STEP)
        self.hide()

    def _hand(self, place: str) -> QWidget:
        holder = QWidget(self)
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(STEP)
        grid.setVerticalSpacing(0)
        grid.addWidget(labelled(seat_name(place, self._words), "number", holder), 0, 0, 1, 2)
        for line, suit in enumerate(SUIT_ORDER, start=1):
            sign, cards = QLabel(holder), named(QLabel(holder), f"cards{place}{suit.value}")
            sign.setPixmap(suit_icon(suit, colours(self)).pixmap(_SIGN, _SIGN))
            cards.setFont(tabular(cards.font()))
            self._suits[place, suit] = cards
            grid.addWidget(sign, line, 0)
            grid.addWidget(cards, line, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(len(SUIT_ORDER) + 1, 1)
        return holder

    def show_deal(self, seen: DealSeen | None, event: WhizEvent) -> None:
        """Show a deal; None: nobody may see it."""
        self.setVisible(seen is not None)
        if seen is None:
            return
        _ = self._words
        for (place, suit), cards in self._suits.items():
            text = suit_text(seen.deal.hand(place), suit, _)
            cards.setText(text)
            cards.setAccessibleName(f"{seat_name(place, _)}, {label(suit, _)}: {text}")
        listing = makeable_listing(seen, _)
        self._table.setVisible(bool(listing.rows))
        self._model.show(listing)
        self._table.resizeRowsToContents()
        rows = sum(self._table.rowHeight(line) for line in range(len(listing.rows)))
        heading, edge = self._table.horizontalHeader().height(), 2 * self._table.frameWidth()
        self._table.setFixedHeight(heading + rows + edge + STEP)
        sentences = (best_sentence(seen, event, _), talk_sentence(seen, _))
        fill_line(self._said, " ".join(filter(None, sentences)))
