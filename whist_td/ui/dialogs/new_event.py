"""A new evening on one calm page: the few things only the club knows, and the rest to leave."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.formats.militaire.settings import MOST_ROUNDS, ROUNDS
from whist_td.i18n.words import Words
from whist_td.ui.dialogs.new_event_field import Field
from whist_td.ui.dialogs.new_event_heading import HeadingForm
from whist_td.ui.dialogs.new_event_options import OptionsForm
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.ui.widgets.enter import ENTER, press_by_enter
from whist_td.ui.widgets.number_field import NumberField
from whist_td.usecases.commands import CreateEvent
from whist_td.usecases.ports import Dice

_COLUMN = 46
"""The width of the page in letters: longer lines are hard to read."""
_MOST_EXPECTED = 200


class NewEventPanel(QWidget):
    """Asks what the evening is called; everything else has a default."""

    accepted = Signal(object)
    """The `CreateEvent` that was asked for."""
    cancelled = Signal()

    def __init__(
        self,
        words: Words,
        dice: Dice,
        today: Callable[[], date],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.setObjectName("newEventPanel")
        self._title = labelled(_("A new evening of Whist militaire"), "title", self)
        self._heading = HeadingForm(_, today(), self)
        self._rounds = NumberField(self)
        self._teams = NumberField(self)
        self._options = OptionsForm(_, dice, self)
        self._back = QPushButton(_("Back"), self)
        self._create = QPushButton(_("Create this evening"), self)
        self._next = labelled(_("Next: the teams."), "quiet", self)
        self._fill_numbers()
        self._lay_out()
        self._connect()
        self._heading.begin()

    def take_focus(self) -> None:
        """Put the cursor in the first question."""
        self._heading.begin()

    def _fill_numbers(self) -> None:
        _ = self._words
        self._rounds.setObjectName("eventRounds")
        self._rounds.setRange(1, MOST_ROUNDS)
        self._rounds.setValue(ROUNDS)
        self._teams.setObjectName("expectedTeams")
        self._teams.setRange(0, _MOST_EXPECTED)
        self._teams.setSpecialValueText(_("not known yet"))

    def _lay_out(self) -> None:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 2 * STEP, 0, 2 * STEP)
        column.setSpacing(2 * STEP)
        column.addWidget(self._title)
        column.addWidget(self._heading)
        column.addLayout(self._numbers())
        column.addLayout(self._more(page))
        column.addWidget(self._options)
        column.addStretch()
        page.setMaximumWidth(_COLUMN * self.fontMetrics().averageCharWidth() * 2)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(_scrolled(page, self), 1)
        whole.addWidget(self._foot())

    def _more(self, page: QWidget) -> QHBoxLayout:
        _ = self._words
        row = QHBoxLayout()
        row.setSpacing(2 * STEP)
        row.addWidget(labelled(_("More options"), "heading", page))
        row.addWidget(labelled(_("You can leave all of them as they are."), "quiet", page), 1)
        return row

    def _numbers(self) -> QHBoxLayout:
        _ = self._words
        row = QHBoxLayout()
        row.setSpacing(3 * STEP)
        rounds_help = _("24 is usual. You can stop earlier during the evening.")
        teams_help = _("Only a guess; the teams themselves come next.")
        for title, field, help_text in (
            (_("Number of rounds"), self._rounds, rounds_help),
            (_("Teams expected"), self._teams, teams_help),
        ):
            asked = Field(title, field, help_text, self)
            row.addWidget(asked, 1, Qt.AlignmentFlag.AlignTop)
        return row

    def _foot(self) -> QWidget:
        foot = QWidget(self)
        row = QHBoxLayout(foot)
        row.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        row.setSpacing(2 * STEP)
        row.addWidget(self._back)
        row.addStretch()
        row.addWidget(self._next)
        row.addWidget(self._create)
        self._next.setWordWrap(False)
        self._create.setObjectName("createEvent")
        self._back.setObjectName("newEventBack")
        set_role(self._create, "primary")
        self._create.setDefault(True)
        return foot

    def _connect(self) -> None:
        self._rounds.valueChanged.connect(self._show_numbers)
        self._teams.valueChanged.connect(self._show_numbers)
        self._back.clicked.connect(self.cancelled)
        self._create.clicked.connect(self._accept)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if press_by_enter(event, self):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() in ENTER:
            self._go_on()
        else:
            super().keyPressEvent(event)

    def _go_on(self) -> None:
        """Go to the next question, and from the last to the button that creates the evening."""
        path = (*self._heading.questions, self._rounds, self._teams, self._create)
        here = self.focusWidget()
        if here in path:
            path[path.index(here) + 1].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.focusNextChild()

    def _show_numbers(self) -> None:
        settings = replace(self._options.settings, rounds=self._rounds.value())
        self._options.show_settings(settings, self._teams.value())

    def _accept(self) -> None:
        details = self._heading.details()
        if details is None:
            self._heading.begin()
            return
        self.accepted.emit(CreateEvent(details, self._options.settings))


def _scrolled(page: QWidget, parent: QWidget) -> QScrollArea:
    holder = QWidget(parent)
    row = QHBoxLayout(holder)
    row.setContentsMargins(3 * STEP, 0, 3 * STEP, 0)
    row.addStretch(1)
    row.addWidget(page, 20)
    row.addStretch(1)
    area = QScrollArea(parent)
    area.setWidget(holder)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
