"""Fields for whole numbers, dates and options: turning the wheel over them scrolls the page."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDateEdit,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)
from typing_extensions import override

from whist_td.kit.stylesheet import STEP


class DateField(QDateEdit):
    """A date with a calendar that unfolds; what is typed next goes into the next field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDisplayFormat("dddd d MMMM yyyy")
        self.setCalendarPopup(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Around the letters Qt would count days up and down; only the arrow is for the mouse.
        option = QStyleOptionComboBox()
        option.initFrom(self)
        control, arrow = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxArrow
        place = self.style().subControlRect(control, option, arrow, self)
        if place.contains(event.position().toPoint()):
            super().mousePressEvent(event)

    @override
    def focusNextPrevChild(self, following: bool, /) -> bool:
        # Qt goes from part to part first, so that a place would be typed into the month.
        return QWidget.focusNextPrevChild(self, following)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class ChoiceField(QComboBox):
    """Options of which one is chosen, never by a wheel that was meant for the page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class NumberField(QSpinBox):
    """A number that can be typed or stepped; the wheel counts only where the keys are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # The stylesheet's padding does not reach the text of a QSpinBox.
        self.lineEdit().setTextMargins(STEP, 0, 0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
