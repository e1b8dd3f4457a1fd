"""A new event with what it will be said beside the questions at once."""

from abc import abstractmethod
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.kit.stylesheet import STEP
from whist_td.stages.new_event_page import NewEventPage


class NewEventForecastPage(NewEventPage):
    """Two columns below the title: the questions, and the card that says what comes of them."""

    FORM: ClassVar[int]
    CARD: ClassVar[int]
    """The widths of the two columns in letters."""

    _forecast: QWidget

    @abstractmethod
    def _fill_form(self, column: QVBoxLayout, form: QWidget) -> None:
        """Place the questions of this format below the heading."""

    @override
    def _page(self) -> QWidget:
        page = QWidget(self)
        both = QHBoxLayout()
        both.setSpacing(4 * STEP)
        both.addWidget(self._form(), self.FORM)
        both.addWidget(self._forecast, self.CARD, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 2 * STEP, 0, 2 * STEP)
        column.setSpacing(2 * STEP)
        column.addWidget(self._title)
        column.addLayout(both)
        letters = self.FORM + self.CARD
        page.setMaximumWidth(letters * self.fontMetrics().averageCharWidth() * 2)
        return page

    def _form(self) -> QWidget:
        form = QWidget(self)
        column = QVBoxLayout(form)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * STEP)
        column.addWidget(self._heading)
        self._fill_form(column, form)
        column.addStretch()
        return form
