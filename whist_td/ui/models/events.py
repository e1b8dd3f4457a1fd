"""The events of a club file, newest first."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from typing_extensions import override

from whist_td.i18n.words import N_, Words
from whist_td.usecases.ports import EventSummary

Index = QModelIndex | QPersistentModelIndex
TITLES = (N_("Event"), N_("Date"), N_("Teams"), N_("How far"))
NAME, DATE, TEAMS, PROGRESS = range(len(TITLES))


class EventsModel(QAbstractTableModel):
    """A row an event: name, date, teams, how far it is."""

    def __init__(
        self, events: Sequence[EventSummary], words: Words, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._events = tuple(events)
        self._words = words

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._events)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(TITLES)

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        is_title = orientation is Qt.Orientation.Horizontal and section in range(len(TITLES))
        if is_title and role == Qt.ItemDataRole.DisplayRole:
            return self._words(TITLES[section])
        if is_title and role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._events):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(self._events[index.row()], index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        return None

    def event_at(self, row: int) -> int:
        """Return the number of the event in a row."""
        return self._events[row].id

    def _text(self, event: EventSummary, column: int) -> str:
        if column == NAME:
            return event.name
        if column == DATE:
            return self._words.date(event.date)
        return str(event.entries) if column == TEAMS else progress(event, self._words)


def progress(event: EventSummary, _: Words) -> str:
    """Say how far an event is."""
    if event.finished:
        return _("finished")
    if event.announced:
        return _("round {round} of {rounds}", round=event.announced, rounds=event.rounds)
    return _("not begun")


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column == TEAMS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
