"""Two movements side by side, each with what it gives and costs: the director takes one."""

from collections.abc import Container, Iterable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from whist_td.formats.whiz.evening import WhizEvening
from whist_td.formats.whiz.seating import SeatedRound
from whist_td.i18n.whiz_offers import offer_sentences, offer_title
from whist_td.movements.whiz import Merit
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.usecases.whiz_commands import SeatRounds
from whist_td.usecases.whiz_offers import MovementOffer, evening_offers

_WIDTH = 60
"""The least width of one movement's card, in letters."""


class OffersDialog(QDialog):
    """A card for each movement; the one that is planned says so and cannot be taken again."""

    def __init__(self, session: Session[WhizEvening], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self.setObjectName("offersDialog")
        self.setWindowTitle(_("Which movement do you want to play?"))
        self._error = labelled("", "error", self)
        self._keep = QPushButton(_("Leave it as it is"), self)
        self._cards = QHBoxLayout()
        self._offers_copies = False
        self._error.setObjectName("offersError")
        self._keep.setObjectName("offersKeep")
        self._lay_out()
        self._keep.clicked.connect(self.reject)
        self._keep.setFocus()

    def _lay_out(self) -> None:
        _ = self._session.words
        told = _("Each gives something up for something else. You can undo your choice.")
        self._cards.setSpacing(2 * STEP)
        evening = self._session.evening
        offered = evening_offers(evening)
        self._offers_copies = any(offer.merit is Merit.COPIES for offer in offered)
        told_of = [offer_sentences(offer, evening.settings, _) for offer in offered]
        alike = set(told_of[0]).intersection(*told_of) if told_of else set()
        for place, offer in enumerate(offered, start=1):
            sentences = sorted(told_of[place - 1], key=alike.__contains__)
            self._cards.addWidget(self._card(place, offer, sentences, alike), 1)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self._keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
        column.setSpacing(2 * STEP)
        column.addWidget(labelled(self.windowTitle(), "title", self))
        column.addWidget(labelled(told, "quiet", self))
        column.addLayout(self._cards, 1)
        column.addWidget(self._error)
        column.addLayout(foot)
        self._error.hide()

    def _card(
        self, place: int, offer: MovementOffer, sentences: Iterable[str], alike: Container[str]
    ) -> QFrame:
        """Return a card with first what is peculiar to a movement, then quietly what is common."""
        card = QFrame(self)
        card.setObjectName(f"offer{place}")
        set_role(card, "card")
        width = _WIDTH * self.fontMetrics().averageCharWidth()
        column = QVBoxLayout(card)
        column.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 3 * STEP)
        column.setSpacing(2 * STEP)
        title = self._title(offer)
        column.addWidget(labelled(title, "heading", card))
        for sentence in sentences:
            role = "quiet" if sentence in alike else "body"
            column.addWidget(_line(sentence, role, width, card))
        column.addStretch()
        column.addWidget(self._button(place, offer.rounds, title))
        return card

    def _title(self, offer: MovementOffer) -> str:
        """Return what speaks for a movement beside one from copies: that it needs none."""
        _ = self._session.words
        if offer.merit is Merit.NEW_FACES and self._offers_copies:
            return _("Every deal only once")
        return offer_title(offer.merit, _)

    def _button(self, place: int, rounds: tuple[SeatedRound, ...], title: str) -> QPushButton:
        _ = self._session.words
        is_planned = rounds == tuple(self._session.evening.rounds.values())
        text = _("This one is planned") if is_planned else _("Play this movement")
        button = QPushButton(text, self)
        button.setObjectName(f"offerTake{place}")
        button.setAccessibleDescription(title)
        button.setEnabled(not is_planned)
        button.setAutoDefault(False)
        button.ensurePolished()
        button.setMinimumHeight(button.sizeHint().height())
        if not is_planned:
            set_role(button, "primary")
        button.clicked.connect(partial(self._take, rounds))
        return button

    def _take(self, rounds: tuple[SeatedRound, ...]) -> None:
        sentence = self._session.refusal(SeatRounds(rounds))
        self._error.setText(sentence)
        self._error.setVisible(bool(sentence))
        if not sentence:
            self.accept()


def _line(sentence: str, role: str, width: int, card: QFrame) -> QLabel:
    """Return a sentence that has the height it needs: a wrapped label does not ask for it."""
    line = labelled(sentence, role, card)
    line.setWordWrap(True)
    line.setAlignment(Qt.AlignmentFlag.AlignTop)
    line.ensurePolished()
    line.setMinimumWidth(width)
    line.setMinimumHeight(line.heightForWidth(width))
    return line
