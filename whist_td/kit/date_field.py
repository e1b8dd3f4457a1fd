"""A date that is one stop for Tab: the arrows go from its day to its month."""

from PySide6.QtWidgets import QDateEdit, QWidget
from typing_extensions import override


class DateField(QDateEdit):
    """A date with a calendar that unfolds; what is typed next goes into the next field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDisplayFormat("dddd d MMMM yyyy")
        self.setCalendarPopup(True)

    @override
    def focusNextPrevChild(self, following: bool, /) -> bool:
        # Qt goes from part to part first, so that a place would be typed into the month.
        return QWidget.focusNextPrevChild(self, following)
