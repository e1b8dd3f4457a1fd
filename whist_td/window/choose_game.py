"""What is played tonight: one large button a game."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.core.formats import formats
from whist_td.kit.enter import press_by_enter
from whist_td.kit.icons import icon
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, labelled
from whist_td.stages.formats import ScreenFormat, screens_named
from whist_td.words.words import Words

_COLUMN = 110
"""The width of the page in letters."""
_SIGN = 6 * STEP


class ChooseGamePanel(QWidget):
    """The games in the order of the clubs; Enter takes the one that has the focus."""

    chosen = Signal(object)
    """The `ScreenFormat` that will be played."""
    cancelled = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.setObjectName("chooseGamePanel")
        self._games = [self._game(each.code, screens_named(each.code)) for each in formats()]
        page = QWidget(self)
        page.setMaximumWidth(_COLUMN * self.fontMetrics().averageCharWidth())
        column = QVBoxLayout(page)
        column.setSpacing(2 * STEP)
        column.addSpacing(2 * STEP)
        column.addWidget(labelled(_("What is played?"), "title", page))
        for made in self._games:
            column.addWidget(made)
        column.addStretch(1)
        back = QPushButton(_("Back"), page)
        back.setObjectName("chooseGameBack")
        back.clicked.connect(self.cancelled)
        column.addWidget(back, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(2 * STEP)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addWidget(page, 20)
        row.addStretch(1)

    def take_focus(self) -> None:
        """Put the keys on the first game."""
        self._games[0].setFocus(Qt.FocusReason.TabFocusReason)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if press_by_enter(event, self):
            return
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() in steps:
            self._go(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _go(self, step: int) -> None:
        here = next((n for n, made in enumerate(self._games) if made.hasFocus()), 0)
        self._games[(here + step) % len(self._games)].setFocus(Qt.FocusReason.TabFocusReason)

    def _game(self, code: str, game: ScreenFormat) -> QPushButton:
        _ = self._words
        made = QPushButton(self)
        made.setObjectName(f"game-{code}")
        made.setProperty("role", "choice")
        made.setAccessibleName(_(game.label))
        made.setAccessibleDescription(_(game.about))
        inside = QHBoxLayout(made)
        inside.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        inside.setSpacing(3 * STEP)
        said = QVBoxLayout()
        said.setSpacing(STEP // 2)
        said.addWidget(labelled(_(game.label), "heading", made))
        said.addWidget(labelled(_(game.about), "quiet", made))
        sign = labelled("", "body", made)
        sign.setPixmap(icon(game.icon, colours().text).pixmap(_SIGN, _SIGN))
        inside.addWidget(sign, 0, Qt.AlignmentFlag.AlignVCenter)
        inside.addLayout(said, 1)
        made.setMinimumHeight(inside.sizeHint().height())
        made.clicked.connect(lambda: self.chosen.emit(game))
        return made
