"""Enter presses the button that has the keys, everywhere, as Space does."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def press_by_enter(event: QKeyEvent, window: QWidget) -> bool:
    """Press the focused button on Enter, and tell whether there was one.

    Qt does so in dialogs alone. A key that is held down presses once.
    """
    focused = window.focusWidget()
    if event.key() not in ENTER or not isinstance(focused, QPushButton):
        return False
    if not event.isAutoRepeat():
        focused.click()
    return True
