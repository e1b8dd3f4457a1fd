"""A trump as a large sign on the screen."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from whist_td.core.strains import Strain
from whist_td.kit.stylesheet import TITLE
from whist_td.kit.suits import paint_suit
from whist_td.kit.theme import colours, text_font
from whist_td.words.labels import label
from whist_td.words.words import Words


class SuitSign(QWidget):
    """The suit of the round, as tall as two lines of text."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._suit: Strain | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_suit(self, suit: Strain | None) -> None:
        """Show another trump; None leaves the place empty."""
        self._suit = suit
        self.setVisible(suit is not None)
        self.setAccessibleName(label(suit, self._words) if suit else "")
        self.update()

    @override
    def sizeHint(self) -> QSize:
        side = round(text_font(TITLE).pointSizeF() * 2)
        return QSize(side, side)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._suit is None:
            return
        painter = QPainter(self)
        letters = no_trump_letters(self._words)
        paint_suit(painter, QRectF(self.rect()), self._suit, colours(self), letters)
        painter.end()


def no_trump_letters(_: Words) -> str:
    """Return the two letters of no trump."""
    return _("NT")
