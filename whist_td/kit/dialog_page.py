"""How a question is laid out: its parts below one another, and its answers at the lower right."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from whist_td.kit.stylesheet import STEP


def lay_out(
    dialog: QDialog,
    parts: Iterable[QWidget | QLayout],
    answers: Iterable[QPushButton],
    tallest: QWidget | None = None,
) -> None:
    """Lay out a dialog; one of its parts takes the height that is left.

    A label that does not have its letters yet asks for less width than its words need.
    """
    foot = QHBoxLayout()
    foot.setSpacing(2 * STEP)
    foot.addStretch()
    for answer in answers:
        foot.addWidget(answer)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
    column.setSpacing(2 * STEP)
    for part in parts:
        if isinstance(part, QLayout):
            column.addLayout(part)
        else:
            part.ensurePolished()
            column.addWidget(part, 1 if part is tallest else 0)
    column.addLayout(foot)


def fill_card(card: QFrame, parts: Iterable[QWidget]) -> QVBoxLayout:
    """Lay out what a card says, from its top; return its column."""
    inside = QVBoxLayout(card)
    inside.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
    inside.setSpacing(STEP)
    for part in parts:
        if isinstance(part, QLabel):
            part.setAlignment(Qt.AlignmentFlag.AlignTop)
        inside.addWidget(part)
    inside.addStretch()
    return inside


def side_by_side(left: QWidget, right: QWidget) -> QWidget:
    """Return two questions in one line."""
    both = QWidget()
    row = QHBoxLayout(both)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(3 * STEP)
    row.addWidget(left, 1)
    row.addWidget(right, 1)
    return both
