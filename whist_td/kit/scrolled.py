"""Room for large text: what does not fit is scrolled, never squeezed."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


def scrolled(inside: QWidget, parent: QWidget, name: str = "") -> QScrollArea:
    """Return a part of a page that scrolls up and down only; one with a name can have the keys."""
    area = _Scrolled(parent)
    area.setWidget(inside)
    area.setObjectName(f"{inside.objectName()}Area")
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    if name:
        area.setAccessibleName(name)
    else:
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


class _Scrolled(QScrollArea):
    """Shows whatever has the keys, also where they come from outside: Qt sees to the rest only."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusObjectChanged.connect(self._follow)

    def _follow(self, now: object) -> None:
        inside = self.widget()
        if isinstance(now, QWidget) and inside is not None and inside.isAncestorOf(now):
            self.ensureWidgetVisible(now)
