"""Room for large text: what does not fit is scrolled, never squeezed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


def scrolled(inside: QWidget, parent: QWidget, name: str = "") -> QScrollArea:
    """Return a part of a page that scrolls up and down only; one with a name can have the keys."""
    area = QScrollArea(parent)
    area.setObjectName(f"{inside.objectName()}Area")
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inside)
    if name:
        area.setAccessibleName(name)
    else:
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
