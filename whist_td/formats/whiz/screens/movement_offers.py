"""The movements that could be played, side by side: the director takes one."""

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from whist_td.formats.whiz.commands.commands import SeatRounds
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.seating import SeatedRound
from whist_td.formats.whiz.screens.movement_offer_cards import OfferCards
from whist_td.kit.page_above import room_above
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled

_MARGIN = 3 * STEP


class OffersDialog(QDialog):
    """A card for each movement; the one that is planned says so and cannot be taken again."""

    def __init__(self, session: Session[WhizEvent], parent: QWidget) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self.setObjectName("offersDialog")
        self.setWindowTitle(_("Which movement do you want to play?"))
        self._error = labelled("", "error", self)
        self._keep = QPushButton(_("Leave it as it is"), self)
        self._cards = OfferCards(session.evening, session.words, self)
        self._area = scrolled(self._cards, self)
        self._error.setObjectName("offersError")
        self._keep.setObjectName("offersKeep")
        self._lay_out()
        self._fit(parent)
        self._cards.taken.connect(self._take)
        self._keep.clicked.connect(self.reject)
        self._keep.setFocus()

    def _lay_out(self) -> None:
        _ = self._session.words
        told = _("Each gives something up for something else. You can undo your choice.")
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self._keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.setSpacing(2 * STEP)
        column.addWidget(labelled(self.windowTitle(), "title", self))
        column.addWidget(labelled(told, "quiet", self))
        column.addWidget(self._area, 1)
        column.addWidget(self._error)
        column.addLayout(foot)
        self._error.hide()

    def _fit(self, parent: QWidget) -> None:
        """Take the room the cards need, or as much as the window has: the rest is scrolled."""
        room = room_above(parent)
        bar = self._area.verticalScrollBar().sizeHint().width()
        cards = self._cards.fit(room.width() - 2 * _MARGIN - bar)
        high = cards.height() + self.sizeHint().height() - self._area.sizeHint().height()
        wide = cards.width() + 2 * _MARGIN + (bar if high > room.height() else 0)
        self.resize(min(wide, room.width()), min(high, room.height()))

    def _take(self, rounds: tuple[SeatedRound, ...]) -> None:
        sentence = self._session.refusal(SeatRounds(rounds))
        self._error.setText(sentence)
        self._error.setVisible(bool(sentence))
        if not sentence:
            self.accept()
