"""How things stand around the evening, a line a fact; what asks for attention first."""

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from whist_td.kit.icons import icon
from whist_td.kit.parts import empty
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, labelled
from whist_td.words.safety import HealthLine

_SIGN = 20


class HealthCard(QFrame):
    """Every line with its sign, so that colour alone says nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("healthCard")
        self.setProperty("role", "card")
        self._lines = QGridLayout(self)
        self._lines.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        self._lines.setHorizontalSpacing(STEP)
        self._lines.setVerticalSpacing(STEP // 2)
        self._lines.setColumnStretch(1, 2)
        self._lines.setColumnStretch(3, 3)
        self.hide()

    def show_lines(self, lines: Sequence[HealthLine]) -> None:
        """Show these lines in place of those before."""
        empty(self._lines)
        for number, line in enumerate(lines):
            role = "warning" if line.is_amber else "body"
            at, side, span = _place(number, lines)
            self._lines.addWidget(self._sign(line), at, side)
            self._lines.addWidget(labelled(line.text, role, self), at, side + 1, 1, span)
        self.setVisible(bool(lines))

    def _sign(self, line: HealthLine) -> QLabel:
        ink = colours(self)
        sign, colour = ("warning", ink.on_amber) if line.is_amber else ("check", ink.good)
        made = QLabel(self)
        made.setPixmap(icon(sign, colour).pixmap(_SIGN, _SIGN))
        return made


def _place(number: int, lines: Sequence[HealthLine]) -> tuple[int, int, int]:
    """Return the row, the column and the width: amber has a row to itself, calm facts share one."""
    amber = sum(line.is_amber for line in lines)
    if number < amber:
        return number, 0, 3
    calm = number - amber
    return amber + calm // 2, 2 * (calm % 2), 1
