"""The page of the movement above the stage where it was asked for."""

from PySide6.QtWidgets import QDialog, QWidget

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.movement import WhizMovementPanel
from whist_td.kit.page_above import made_above, open_above
from whist_td.kit.session import Session


def show_movement(session: Session[WhizEvent], parent: QWidget) -> QDialog:
    """Open the page of the movement, and return it."""
    _ = session.words
    above = made_above("movementDialog", _("The movement"), parent)
    panel = WhizMovementPanel(session, above)
    panel.left.connect(above.accept)
    return open_above(above, panel)
