"""Parts of a page that scroll by themselves beside others, and are whole below them."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from whist_td.kit.aim import is_pressed
from whist_td.kit.light_override import override
from whist_td.kit.theme import named, set_role

_EDGE = 2
"""How wide the frame is that shows where the keys are."""
_LOOKS = 4
"""So often a bar may come and go while a part finds its size."""


def scrolled(inside: QWidget, parent: QWidget, name: str = "") -> "ScrolledPart":
    """Return a part of a page that scrolls; one with a name can have the keys."""
    area = named(ScrolledPart(parent), f"{inside.objectName()}Area")
    area.setWidget(inside)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    if name:
        area.setAccessibleName(name)
        set_role(area, "reached")
    else:
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


class ScrolledPart(QScrollArea):
    """Is as wide as what it shows needs, and scrolls only up and down.

    It shows whatever has the keys, also where they come from outside: Qt sees to the rest only.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_whole = False
        self._depth = 0
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusObjectChanged.connect(self._follow)

    def show_whole(self, *, whole: bool) -> None:
        """Leave the scrolling to the page around it, or scroll by itself."""
        self._is_whole = whole
        self.updateGeometry()

    @property
    def _edges(self) -> int:
        """How much room the frame takes, where Tab leads to this part."""
        return 0 if self.focusPolicy() is Qt.FocusPolicy.NoFocus else 2 * _EDGE

    def _follow(self, now: object) -> None:
        inside = self.widget()
        if is_pressed():
            return  # what was pressed would scroll away before it learns where
        if isinstance(now, QWidget) and inside is not None and inside.isAncestorOf(now):
            self.ensureWidgetVisible(now)

    @override
    def minimumSizeHint(self) -> QSize:
        size, inside = super().minimumSizeHint(), self.widget()
        least = inside.minimumSizeHint() if inside is not None else QSize(0, 0)
        # The bar is counted also where there is none, or what stands beside would come and go.
        beside = self.verticalScrollBar().sizeHint().width() + self._edges
        return QSize(max(size.width(), least.width() + beside), min(size.height(), least.height()))

    @override
    def hasHeightForWidth(self) -> bool:
        return self._is_whole

    @override
    def heightForWidth(self, width: int) -> int:
        inside = self.widget()
        if inside is None or not self._is_whole:
            return -1
        least = inside.minimumSizeHint()
        folds, room = inside.hasHeightForWidth(), max(width - self._edges, least.width())
        return (inside.heightForWidth(room) if folds else least.height()) + self._edges

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # A bar that was there once would keep the width narrow that makes it needed.
        is_enough = self._is_whole and self.height() >= self.heightForWidth(self.width())
        policy = Qt.ScrollBarPolicy
        bar = policy.ScrollBarAlwaysOff if is_enough else policy.ScrollBarAsNeeded
        if self.verticalScrollBarPolicy() != policy.ScrollBarAlwaysOn:
            self.setVerticalScrollBarPolicy(bar)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        if self._depth > _LOOKS:
            # With a bar it needs none, and without it one: Qt would go on until it crashes.
            always = Qt.ScrollBarPolicy.ScrollBarAlwaysOn
            if self.verticalScrollBarPolicy() != always:
                self.setVerticalScrollBarPolicy(always)
                QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))
            return False
        self._depth += 1
        try:
            return super().eventFilter(watched, event)
        finally:
            self._depth -= 1
