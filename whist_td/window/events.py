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

from whist_td.desk.ports import EventSummary
from whist_td.formats.club_night.rules.deals import game_named
from whist_td.formats.club_night.words.game_labels import game_name
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.words.words import N_, Words

Index = QModelIndex | QPersistentModelIndex
TITLES = (N_("Event"), N_("Date"), N_("Entries"), N_("How far"))
NAME, DATE, ENTRIES, PROGRESS = range(len(TITLES))
GAME = Qt.ItemDataRole.UserRole + 1
"""The role of the label of another game than Whist militaire; empty for that one."""
WHIZ, CLUB = "whiz", "club"


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
            return _LEFT
        return None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._events):
            return None
        event = self._events[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(event, index.column())
            case Qt.ItemDataRole.TextAlignmentRole:
                return _LEFT
            case Qt.ItemDataRole.ToolTipRole:
                return event.name if index.column() == NAME else None
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(event, index.column())
            case _:
                return self._game(event) if role == GAME and index.column() == NAME else None

    def event_at(self, row: int) -> int:
        """Return the number of the event in a row."""
        return self._events[row].id

    def _game(self, event: EventSummary) -> str:
        return game_label(event, self._words)

    def _spoken(self, event: EventSummary, column: int) -> str:
        text = self._text(event, column)
        game = self._game(event)
        return f"{text} ({game})" if game and column == NAME else text

    def _text(self, event: EventSummary, column: int) -> str:
        if column == NAME:
            return event.name
        if column == DATE:
            return self._words.date(event.date)
        return entered(event, self._words) if column == ENTRIES else progress(event, self._words)


def game_label(event: EventSummary, _: Words) -> str:
    """Return the name of the game where it is not Whist militaire."""
    if event.format == CLUB:
        return game_name(event.game, _)
    return "Whiz" if event.format == WHIZ else ""


def _plays_alone(event: EventSummary) -> bool:
    return event.format in (WHIZ, CLUB)


def _least(event: EventSummary) -> int:
    """Return how many entries it takes to begin."""
    if event.format == CLUB:
        return game_named(event.game).least_players
    return LEAST_PLAYERS if event.format == WHIZ else LEAST_TABLES


def entered(event: EventSummary, _: Words) -> str:
    """Say who is entered: teams, or players where each plays for himself."""
    if _plays_alone(event):
        return _.plural("{n} player", "{n} players", event.entries)
    return _.plural("{n} team", "{n} teams", event.entries)


def progress(event: EventSummary, _: Words) -> str:
    """Say how far an event is."""
    if event.finished:
        return _("finished")
    if event.announced and _plays_alone(event):
        # In French a « tour », where Whist militaire has « manches ».
        return _("round no. {round} of {rounds}", round=event.announced, rounds=event.rounds)
    if event.announced:
        return _("round {round} of {rounds}", round=event.announced, rounds=event.rounds)
    return _("not begun")


def what_is_next(event: EventSummary, _: Words) -> str:
    """Say what opening an event leads to."""
    if event.finished:
        return _("See the results")
    return _next_of_players(event, _) if _plays_alone(event) else _next_of_teams(event, _)


def _next_of_players(event: EventSummary, _: Words) -> str:
    if event.announced:
        return _("Go on with round no. {round}", round=event.announced)
    if event.entries < _least(event):
        return _("Enter the players")
    return _("Prepare the first round")


def _next_of_teams(event: EventSummary, _: Words) -> str:
    if event.announced:
        return _("Go on with round {round}", round=event.announced)
    if event.entries < _least(event):
        return _("Enter the teams")
    return _("Prepare round {round}", round=1)


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
