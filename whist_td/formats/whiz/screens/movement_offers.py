"""The movements that could be played, side by side: the director takes one."""

from collections.abc import Container, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QDialog, QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from whist_td.formats.whiz.commands import SeatRounds
from whist_td.formats.whiz.rules.event import SeatedRound, WhizEvent
from whist_td.formats.whiz.views.offers import MovementOffer, event_offers
from whist_td.formats.whiz.words.forecast import given_up_sentence, offer_sentences, offer_title
from whist_td.kit.dialog_pages import room_above
from whist_td.kit.parts import button, column, fill_line, row
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.movements.whiz.offers import Merit
from whist_td.words.words import Words

_WIDTH, _NARROW = 60, 38
"""The least width of one of two cards, and of one of three, in letters."""
_TWO = 2
_INSIDE, _BETWEEN = 3 * STEP, 2 * STEP
_MARGIN = 3 * STEP


class _OfferCards(QWidget):
    """The movements for an evening: side by side where there is room, else one below the other."""

    taken = Signal(object)
    """The rounds of the movement that is chosen."""

    def __init__(self, event: WhizEvent, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("offerCards")
        self._words = words
        self._planned = tuple(event.rounds.values())
        self._offered = event_offers(event)
        self._frames: list[QFrame] = []
        self._headings: list[QLabel] = []
        self._lines: list[QLabel] = []
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_BETWEEN)
        each = [offer_sentences(offer, event.settings, words) for offer in self._offered]
        given_up = given_up_sentence(self._offered, event.settings, words)
        if given_up:
            each[0] = (*each[0][:2], given_up, *each[0][2:])
        alike = set(each[0]).intersection(*each) if each else set()
        for place, sentences in enumerate(each, start=1):
            in_order = sorted(sentences, key=alike.__contains__)
            self._frames.append(self._card(place, in_order, alike))
            self._row.addWidget(self._frames[-1], 1)

    def _card(self, place: int, sentences: Iterable[str], alike: Container[str]) -> QFrame:
        """Return a card with first what is peculiar to a movement, then quietly what is common."""
        offer = self._offered[place - 1]
        card = named(QFrame(self), f"offer{place}")
        set_role(card, "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(_INSIDE, 2 * STEP, _INSIDE, _INSIDE)
        column.setSpacing(2 * STEP)
        title = _title(offer.merit, self._offered, self._words)
        self._headings.append(labelled(title, "heading", card))
        column.addWidget(self._headings[-1])
        for sentence in sentences:
            self._lines.append(labelled(sentence, "quiet" if sentence in alike else "body", card))
            column.addWidget(self._lines[-1])
        column.addStretch()
        column.addWidget(self._button(place, offer.rounds, title))
        return card

    def _button(self, place: int, rounds: tuple[SeatedRound, ...], title: str) -> QPushButton:
        _ = self._words
        is_planned = rounds == self._planned
        text = _("This one is planned") if is_planned else _("Play this movement")
        take = button(text, f"offerTake{place}", self, "" if is_planned else "primary")
        take.setAccessibleDescription(title)
        take.setEnabled(not is_planned)
        take.setAutoDefault(False)
        take.ensurePolished()
        take.setMinimumHeight(take.sizeHint().height())
        take.clicked.connect(partial(self.taken.emit, rounds))
        return take

    def fit(self, width: int) -> QSize:
        """Fit the cards into a width, in pixels, and return how much room they take.

        All are equally wide, and every line as high as it needs: by itself it asks for less.
        """
        for label in (*self._headings, *self._lines):
            label.ensurePolished()
        count = len(self._frames)
        letters = _WIDTH if count <= _TWO else _NARROW
        widest = max((each.sizeHint().width() for each in self._headings), default=0)
        inside = max(widest, letters * self.fontMetrics().averageCharWidth())
        if count * (inside + 2 * _INSIDE) + (count - 1) * _BETWEEN > width:
            self._row.setDirection(QBoxLayout.Direction.TopToBottom)
            inside = width - 2 * _INSIDE
        for line in self._lines:
            line.setAlignment(Qt.AlignmentFlag.AlignTop)
            line.setMinimumWidth(inside)
            line.setMinimumHeight(line.heightForWidth(inside))
        for frame in self._frames:
            frame.updateGeometry()
        return self._row.totalMinimumSize()


def _title(merit: Merit, offered: Sequence[MovementOffer], _: Words) -> str:
    """Return what speaks for a movement; the first alone needs no copies, where another does."""
    merits = {offer.merit for offer in offered}
    if merit is Merit.NEW_FACES and Merit.COPIES in merits and Merit.ALL_DEALS not in merits:
        return _("Every deal only once")
    return offer_title(merit, _)


class OffersDialog(QDialog):
    """A card for each movement; the one that is planned says so and cannot be taken again."""

    def __init__(self, session: Session[WhizEvent], parent: QWidget) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self.setObjectName("offersDialog")
        self.setWindowTitle(_("Which movement do you want to play?"))
        self._error = named(labelled("", "error", self), "offersError")
        self._keep = button(_("Change nothing"), "offersKeep", self)
        self._cards = _OfferCards(session.facts, session.words, self)
        self._area = scrolled(self._cards, self)
        self._lay_out()
        room = room_above(parent)
        bar = self._area.verticalScrollBar().sizeHint().width()
        cards = self._cards.fit(room.width() - 2 * _MARGIN - bar)
        high = cards.height() + self.sizeHint().height() - self._area.sizeHint().height()
        wide = cards.width() + 2 * _MARGIN + (bar if high > room.height() else 0)
        self.resize(min(wide, room.width()), min(high, room.height()))
        self._cards.taken.connect(self._take)
        self._keep.clicked.connect(self.reject)
        self._keep.setFocus()

    def _lay_out(self) -> None:
        _ = self._session.words
        text = _("Each gives something up for something else. You can undo your choice.")
        head = (labelled(self.windowTitle(), "title", self), labelled(text, "quiet", self))
        below = ((self._area, 1), self._error, row(None, self._keep))
        column(*head, *below, inside=self, margins=(_MARGIN, _MARGIN), spacing=2 * STEP)
        self._error.hide()

    def _take(self, rounds: tuple[SeatedRound, ...]) -> None:
        sentence = self._session.refusal(SeatRounds(rounds))
        fill_line(self._error, sentence)
        if not sentence:
            self.accept()
