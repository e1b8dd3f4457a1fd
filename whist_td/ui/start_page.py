"""The start page: tonight's event in one click, then the others, then a new one."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from whist_td.i18n.words import Words
from whist_td.ui.models.events import NAME, EventsModel, progress
from whist_td.ui.theme import STEP, labelled, plain_table
from whist_td.usecases.ports import EventSummary

MOST_WIDE = 1000


class StartPage(QWidget):
    """What a director sees first."""

    event_chosen = Signal(int)
    new_wanted = Signal()

    def __init__(
        self,
        events: Sequence[EventSummary],
        today: date,
        words: Words,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self._tonight = tonights(events, today)
        self._model = EventsModel(
            [event for event in events if event is not self._tonight], words, self
        )
        self._title = labelled(_("Whist TD"), "title", self)
        self._said = labelled(self._sentence(today), "quiet", self)
        self._first = QPushButton(self._first_text(today), self)
        self._others = labelled(_("Other events"), "heading", self)
        self._view = QTableView(self)
        self._new = QPushButton(_("New event"), self)
        self._prepare()
        self._lay_out()
        self._connect()

    def take_focus(self) -> None:
        """Put the keys on the first thing to do."""
        (self._first if self._tonight else self._new).setFocus()

    def _sentence(self, today: date) -> str:
        _ = self._words
        if self._tonight is None and not self._model.rowCount():
            return _("Welcome. Begin with a new event: name, date, and it is there.")
        return _.date(today)

    def _first_text(self, today: date) -> str:
        event = self._tonight
        if event is None:
            return ""
        _ = self._words
        when = _("Tonight") if event.date == today else _.date(event.date)
        teams = _.plural("{n} team", "{n} teams", event.entries)
        return f"{when} – {event.name}\n{teams} · {progress(event, _)}"

    def _prepare(self) -> None:
        _ = self._words
        self._first.setProperty("role", "target")
        self._first.setProperty("state", "next")
        self._first.setObjectName("tonight")
        self._first.setVisible(self._tonight is not None)
        self._new.setProperty("role", "primary" if self._tonight is None else "")
        self._new.setObjectName("newEvent")
        has_others = bool(self._model.rowCount())
        self._others.setVisible(has_others)
        self._view.setVisible(has_others)
        self._view.setModel(self._model)
        self._view.setObjectName("events")
        self._view.setAccessibleName(_("Other events"))
        self._view.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self._view.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self._view.setTabKeyNavigation(False)
        plain_table(self._view)
        self._view.verticalHeader().setDefaultSectionSize(5 * STEP)
        header = self._view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)

    def _lay_out(self) -> None:
        page = QWidget(self)
        page.setMaximumWidth(MOST_WIDE)
        column = QVBoxLayout(page)
        column.setSpacing(2 * STEP)
        column.addSpacing(4 * STEP)
        column.addWidget(self._title)
        column.addWidget(self._said)
        column.addWidget(self._first)
        column.addSpacing(STEP)
        column.addWidget(self._others)
        column.addWidget(self._view, 1)
        last = QHBoxLayout()
        last.addWidget(self._new)
        last.addStretch(1)
        column.addLayout(last)
        if not self._model.rowCount():
            column.addStretch(1)
        column.addSpacing(2 * STEP)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addWidget(page, 20)
        row.addStretch(1)

    def _connect(self) -> None:
        self._first.clicked.connect(self._choose_tonight)
        self._new.clicked.connect(self.new_wanted)
        self._view.clicked.connect(self._choose)
        self._view.activated.connect(self._choose)

    def _choose_tonight(self) -> None:
        if self._tonight is not None:
            self.event_chosen.emit(self._tonight.id)

    def _choose(self, index: QModelIndex) -> None:
        self.event_chosen.emit(self._model.event_at(index.row()))


def tonights(events: Sequence[EventSummary], today: date) -> EventSummary | None:
    """Return the event of today, else the newest that is not finished, else none."""
    todays = (event for event in events if event.date == today)
    open_ones = (event for event in events if not event.finished)
    return next(todays, None) or next(open_ones, None)
