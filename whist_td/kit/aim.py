"""A press counts for what stood under it when the hand began to move.

What has just appeared takes none: not a page that came by the first of two clicks, not a question
that a key has opened, nor a table that a scroll has brought under the mouse, or that a menu or a
dialog lay over a moment ago. Each window is asked at its own border, where presses come in, so that
no page has to see to it.
"""

from collections.abc import Iterator
from time import perf_counter
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QLineEdit,
    QMenu,
    QWidget,
)
from shiboken6 import isValid

from whist_td.kit.light_override import override

PRESSED_BY_KEYS = "pressedByKeys"
"""The property of a part that is no button, and that Enter answers all the same."""
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_RELEASE = QEvent.Type.MouseButtonRelease
_PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


def is_pressed() -> bool:
    """Tell whether a button of the mouse is down: nothing may move away under it."""
    return QApplication.mouseButtons() != Qt.MouseButton.NoButton


class _Change:
    """A part of a window that is not what it was, or stands where something else stood."""

    def __init__(self, part: QWidget, place: QRect | None) -> None:
        self.part = part
        self._place = place
        self._since = perf_counter()
        # It is seen once the window has had its turn; until then it is as new as can be.
        QTimer.singleShot(0, part, self._begin)

    def _begin(self) -> None:
        self._since = perf_counter()

    @property
    def is_new(self) -> bool:
        """Whether a person cannot have aimed at it yet."""
        age = (perf_counter() - self._since) * 1000
        return age < QApplication.doubleClickInterval() and isValid(self.part)

    def takes(self, press: QMouseEvent) -> bool:
        """Tell whether a press falls there."""
        if not self.part.isVisible():
            return False
        room = self._place or self.part.rect()
        seen = room & self.part.visibleRegion().boundingRect()
        return seen.contains(self.part.mapFromGlobal(press.globalPosition().toPoint()))

    def holds(self, part: QWidget) -> bool:
        """Tell whether all that a part stands in has changed."""
        return self._place is None and (self.part is part or self.part.isAncestorOf(part))


_changes: list[_Change] = []


def changed_place(part: QWidget, place: QRect | None = None) -> None:
    """Say that a part of a window, or a place in it, has just become something else."""
    while _changes and not _changes[0].is_new:  # the oldest; to ask all each time would add up
        del _changes[0]
    _changes.append(_Change(part, place))


def uncovered(gone: QWidget | None) -> None:
    """Say that a menu, a list or a dialog goes: what lay under it was not seen before."""
    if gone is None:
        return
    place = gone.frameGeometry()
    for each in QApplication.topLevelWidgets():
        if each is not gone and each.isVisible():
            changed_place(each, QRect(each.mapFromGlobal(place.topLeft()), place.size()))


class Cover(QObject):
    """Watches what lies over a window, until it goes."""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Hide and isinstance(watched, QWidget):
            uncovered(watched)
        return False


Covering = TypeVar("Covering", bound=QWidget)


def covering(part: Covering) -> Covering:
    """Return what is shown over a window; once it goes, nothing is pressed through its place."""
    if not any(isinstance(each, Cover) for each in part.children()):
        part.installEventFilter(Cover(part))
    return part


class ScrollWatch(QObject):
    """Knows of a list or a page that has moved or scrolled: another part is under the mouse.

    Who scrolls by hand sees what comes.
    """

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._is_by_hand = False
        area.installEventFilter(self)
        for bar in (area.verticalScrollBar(), area.horizontalScrollBar()):
            bar.actionTriggered.connect(self._note_hand)
            bar.valueChanged.connect(self._note)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Move:
            changed_place(self._area)
        return False

    def _note_hand(self) -> None:
        self._is_by_hand = True

    def _note(self) -> None:
        if not self._is_by_hand:
            changed_place(self._area)
        self._is_by_hand = False


def _new_in(window: QWindow) -> Iterator[_Change]:
    return (
        each for each in _changes if each.is_new and each.part.window().windowHandle() is window
    )


class _Aim(QObject):
    """Takes from a window the presses that were not meant for what they would fall on."""

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._is_refused = False
        """Whether a button is down that was refused: what belongs to it is, too."""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and isinstance(watched, QWindow):
            return self._refuses(event, watched)
        is_key = event.type() is QEvent.Type.KeyPress
        return is_key and isinstance(event, QKeyEvent) and _refuses_key(event, watched)

    def _refuses(self, event: QMouseEvent, window: QWindow) -> bool:
        if event.type() in _PRESSES:
            is_same = event.type() is QEvent.Type.MouseButtonDblClick and self._is_refused
            self._is_refused = is_same or any(each.takes(event) for each in _new_in(window))
            return self._is_refused
        if event.type() is _RELEASE and self._is_refused:
            self._is_refused = False
            return True
        return self._is_refused


def _refuses_key(event: QKeyEvent, window: QObject) -> bool:
    """Tell whether a key would press what has just appeared, or is held down since before.

    What is typed is never refused: the keys of an entry wait for their turn in their order. In a
    line that is empty as yet nothing was typed that it could end.
    """
    focused = QApplication.focusWidget()
    if event.key() not in _PRESSING or focused is None or not isinstance(window, QWindow):
        return False
    if not (
        isinstance(focused, QAbstractButton)
        or focused.property(PRESSED_BY_KEYS)
        or (isinstance(focused, QLineEdit) and not focused.text())
    ):
        return False
    return event.isAutoRepeat() or any(each.holds(focused) for each in _new_in(window))


_MOTIONS = 8
"""So often the mouse moves in a menu before Qt takes a click there."""


class _Restless(QObject):
    """Lets a menu take a click of a mouse that has not moved since a key opened it under it."""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _PRESSES and isinstance(event, QMouseEvent):
            at, none = (event.position(), event.globalPosition()), Qt.MouseButton.NoButton
            for _motion in range(_MOTIONS):
                move = QMouseEvent(QEvent.Type.MouseMove, *at, none, none, event.modifiers())
                QApplication.sendEvent(watched, move)
        return False


def open_menu(menu: QMenu, corner: QPoint) -> None:
    """Open a menu at a place of the screen."""
    menu.installEventFilter(_Restless(menu))
    menu.popup(corner)
    guard(menu)


def guard(widget: QWidget) -> None:
    """Let a window that has just been shown take no press that was not meant for it."""
    changed_place(covering(widget))
    window = widget.windowHandle()
    if window is not None and not any(isinstance(each, _Aim) for each in window.children()):
        window.installEventFilter(_Aim(window))


def answer_to(dialog: QDialog) -> int:
    """Show a dialog, and wait for its answer."""
    QTimer.singleShot(0, dialog, lambda: guard(dialog))
    return dialog.exec()
