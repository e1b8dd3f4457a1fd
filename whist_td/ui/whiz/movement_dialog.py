"""The page of the movement above the stage where it was asked for."""

from PySide6.QtWidgets import QDialog, QWidget

from whist_td.formats.whiz.evening import WhizEvening
from whist_td.ui.session import Session
from whist_td.ui.whiz.movement import WhizMovementPanel
from whist_td.ui.widgets.page_above import made_above, open_above


def show_movement(session: Session[WhizEvening], parent: QWidget) -> QDialog:
    """Open the page of the movement, and return it."""
    _ = session.words
    above = made_above("movementDialog", _("The movement"), parent)
    panel = WhizMovementPanel(session, above)
    panel.left.connect(above.accept)
    return open_above(above, panel)
