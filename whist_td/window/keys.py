"""The page of all keys, in large type."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QWidget
from typing_extensions import override

from whist_td.kit.flow import WrappingRow
from whist_td.kit.parts import column, page, stacked
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, labelled, named
from whist_td.stages.formats import loaded, screens_of
from whist_td.stages.keys_table import UP_TO, KeyGroup, Keys, cap_label, caps_of
from whist_td.words.words import Words

_LETTERS = 40
"""A card has room for so many letters, or what a key does folds to a word a line."""


class KeyCap(QWidget):
    """One key as it looks on the keyboard."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = text
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        height = metrics.height() + STEP
        return QSize(max(height, metrics.horizontalAdvance(self._text) + 2 * STEP), height)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette = colours(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(palette.border))
        painter.setBrush(QColor(palette.window))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -2.5)
        painter.drawRoundedRect(box.translated(0, 2), 5, 5)
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(QColor(palette.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._text)
        painter.end()


class KeysCard(QFrame):
    """The keys of one place."""

    def __init__(self, group: KeyGroup, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.setProperty("role", "card")
        inside = column(
            labelled(words(group.title), "heading", self), inside=self, margins=(3 * STEP, 2 * STEP)
        )
        lines = QGridLayout()
        lines.setHorizontalSpacing(3 * STEP)
        lines.setVerticalSpacing(STEP // 2)
        lines.setColumnStretch(1, 1)
        for number, keys in enumerate(group.keys):
            lines.addLayout(self._caps(keys), number, 0)
            lines.addWidget(labelled(words(keys.does), "body", self), number, 1)
        inside.addLayout(lines)

    @override
    def minimumSizeHint(self) -> QSize:
        fair = QSize(_LETTERS * self.fontMetrics().averageCharWidth(), 0)
        return super().minimumSizeHint().expandedTo(fair)

    def _caps(self, keys: Keys) -> WrappingRow:
        line = WrappingRow()
        line.setSpacing(STEP // 2)
        for stroke in keys.strokes:
            for place, cap in enumerate(caps_of(stroke)):
                if place:
                    line.addWidget(labelled("+", "quiet", self))
                text = cap_label(cap, self._words)
                is_key = cap != UP_TO
                line.addWidget(KeyCap(text, self) if is_key else labelled(cap, "quiet", self))
        return line


class KeysPanel(QWidget):
    """Two columns of keys, or one where two would be narrow, grouped by where they work."""

    def __init__(self, session: Session[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("keysPanel")
        _ = session.words
        title = labelled(_("All keys"), "title", self)
        mouse = labelled(_("Everything can be done with the mouse, too."), "quiet", self)
        groups: Sequence[KeyGroup] = loaded(screens_of(session.facts).keys)
        area = scrolled(self._groups(groups, _), self, _("All keys"))
        page(self, title, mouse, STEP, (area, 1))
        self.setFocusProxy(area)

    def _groups(self, groups: Sequence[KeyGroup], _: Words) -> QWidget:
        inside = named(QWidget(self), "keys")
        cards = [KeysCard(group, _, inside) for group in groups]
        halves = [QWidget(inside), QWidget(inside)]
        for half, side in zip(halves, (cards[::2], cards[1::2]), strict=True):
            column(*side, None, inside=half, spacing=2 * STEP)
        margins = (0, 0, STEP, STEP)
        stacked(*((half, 1) for half in halves), inside=inside, margins=margins, spacing=2 * STEP)
        return inside
