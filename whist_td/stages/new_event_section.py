"""A part of a form that opens in place; closed, it says in one line what is chosen."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from whist_td.kit.icons import mark
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, labelled, set_role


class Section(QFrame):
    """A heading to click, and the questions under it."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "card")
        self._button = QToolButton(self)
        self._button.setText(title)
        self._button.setCheckable(True)
        self._button.setIcon(mark("right", colours(self)))
        self._button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        set_role(self._button, "quiet")
        self._summary = labelled("", "quiet", self)
        self._summary.setWordWrap(True)
        self._body = QWidget(self)
        self._fields = QVBoxLayout(self._body)
        self._lay_out()
        self._button.toggled.connect(self._open)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(STEP)
        head.addWidget(self._button, 0, Qt.AlignmentFlag.AlignLeft)
        head.addWidget(self._summary, 1)
        head.addStretch()
        self._fields.setContentsMargins(2 * STEP, STEP, STEP, STEP)
        self._fields.setSpacing(2 * STEP)
        column = QVBoxLayout(self)
        column.setContentsMargins(STEP, STEP // 2, STEP, STEP // 2)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._body)
        self._body.hide()

    def add(self, field: QWidget) -> None:
        """Put a question at the end."""
        self._fields.addWidget(field)

    def say(self, summary: str) -> None:
        """Say what is chosen."""
        self._summary.setText(summary)
        self._button.setAccessibleDescription(summary)

    def open(self) -> None:
        """Show the questions."""
        self._button.setChecked(True)

    def _open(self, opened: bool) -> None:  # noqa: FBT001 - what Qt's signal hands over
        self._body.setVisible(opened)
        self._summary.setVisible(not opened)
        self._button.setIcon(mark("down" if opened else "right", colours(self)))
