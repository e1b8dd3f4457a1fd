"""Room for large text: what does not fit is scrolled, never squeezed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


def scrolled(inside: QWidget, name: str, parent: QWidget) -> QScrollArea:
    """Return a part of a page that scrolls where the text is large."""
    area = QScrollArea(parent)
    area.setObjectName(f"{inside.objectName()}Area")
    area.setAccessibleName(name)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inside)
    return area
