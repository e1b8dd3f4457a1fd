"""A deal that everybody may see, in one line of hands: what could be made stands beside them."""

from collections.abc import Collection

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from whist_td.core.contracts import Hand, Strain
from whist_td.deals.cards import PLACES, Deal
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.deal_pages import DealSeen
from whist_td.formats.whiz.words.deal_pages import best_sentence, makeable_listing, talk_sentence
from whist_td.formats.whiz.words.hands import SUIT_ORDER, seat_name, suit_text
from whist_td.kit.parts import column, fill_line, row, stacked
from whist_td.kit.stylesheet import STEP
from whist_td.kit.suits import suit_icon
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import colours, labelled, named, tabular
from whist_td.words.labels import label
from whist_td.words.listings import Listing
from whist_td.words.words import Words

CLOSED = "?"
_SIGN = 18
_TABLE = 44
"""The width of the table, in letters."""


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
        self._sentences = named(labelled("", "body", self), "dealSaid")
        hands = [self._hand(place) for place in PLACES]
        cards = row(*((hand, 1) for hand in hands), spacing=2 * STEP)
        top = stacked((cards, 1), self._table, spacing=2 * STEP)
        column(top, self._sentences, inside=self, spacing=STEP)
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
        self.show_hands(seen.deal, PLACES)
        self.show_makeable(seen)
        sentences = (best_sentence(seen, event, _), talk_sentence(seen, _))
        self.say(*sentences)

    def say(self, *sentences: str) -> None:
        """Say something below the hands."""
        fill_line(self._sentences, " ".join(filter(None, sentences)))

    def show_hands(self, deal: Deal, places: Collection[str]) -> None:
        """Show the hands of some places; the others stay closed."""
        _ = self._words
        for (place, suit), cards in self._suits.items():
            text = suit_text(deal.hand(place), suit, _) if place in places else CLOSED
            cards.setText(text)
            cards.setAccessibleName(f"{seat_name(place, _)}, {label(suit, _)}: {text}")

    def show_makeable(self, seen: DealSeen | None) -> None:
        """Show what can be made; None, or where nobody knows: nothing."""
        listing = makeable_listing(seen, self._words) if seen else Listing[Hand]((), ())
        self._table.setVisible(bool(listing.rows))
        self._model.show(listing)
        self._table.ensurePolished()
        self._table.setFixedWidth(_TABLE * self._table.fontMetrics().averageCharWidth())
        self._table.resizeRowsToContents()
        rows = sum(self._table.rowHeight(line) for line in range(len(listing.rows)))
        heading, edge = self._table.horizontalHeader().height(), 2 * self._table.frameWidth()
        self._table.setFixedHeight(heading + rows + edge + STEP)
