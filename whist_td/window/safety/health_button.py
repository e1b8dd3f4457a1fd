"""One quiet line that says how things stand, and turns amber when it should."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.kit.icons import icon
from whist_td.kit.plain_button import PlainButton
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, set_role
from whist_td.words.safety import HealthLine

_SIGN = 18


class HealthButton(PlainButton):
    """A line that fits the room there is; a press shows everything."""

    def __init__(self, name: str, tip: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setIconSize(QSize(_SIGN, _SIGN))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._tip = tip
        self._line = HealthLine("", is_amber=False)
        self._room = 0
        set_role(self, "small")
        self.hide()

    @property
    def line(self) -> HealthLine:
        """What is said, whole."""
        return self._line

    def say(self, line: HealthLine) -> None:
        """Say a line."""
        self._line = line
        set_role(self, "look" if line.is_amber else "small")
        ink = colours(self)
        sign, colour = ("warning", ink.on_amber) if line.is_amber else ("check", ink.good)
        self.setIcon(icon(sign, colour))
        self.setToolTip(f"{line.text}\n{self._tip}")
        self.setAccessibleName(line.text)
        self.fit(self._room)

    def fit(self, room: int) -> None:
        """Say as much as fits a width; the rest is behind a press."""
        self._room = room
        letters = max(room - _SIGN - 5 * STEP, 0)
        shown = self.fontMetrics().elidedText(self._line.text, Qt.TextElideMode.ElideRight, letters)
        self.setText(shown)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(_SIGN + 3 * STEP, super().minimumSizeHint().height())
