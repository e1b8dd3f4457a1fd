"""The page of the movement above the stage where it was asked for."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from whist_td.formats.whiz.evening import WhizEvening
from whist_td.ui.session import Session
from whist_td.ui.whiz.movement import WhizMovementPanel

_PART = 0.96
"""Of the window: one sees that the stage is still there behind it."""


def show_movement(session: Session[WhizEvening], parent: QWidget) -> QDialog:
    """Open the page of the movement, and return it."""
    _ = session.words
    above = QDialog(parent)
    above.setObjectName("movementDialog")
    above.setWindowTitle(_("The movement"))
    above.resize(parent.window().size() * _PART)
    panel = WhizMovementPanel(session, above)
    panel.left.connect(above.accept)
    column = QVBoxLayout(above)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(panel)
    above.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    above.open()
    panel.take_focus()
    return above
