"""What stands to the right of the rail: the start page, a new event, or a stage of one."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget
from typing_extensions import override

from whist_td.domain.errors import RuleError
from whist_td.i18n.messages import message
from whist_td.i18n.words import Words
from whist_td.ui.fault_page import FaultPage
from whist_td.ui.session import Session
from whist_td.ui.stages import Stage, stage_of
from whist_td.ui.start_page import StartPage
from whist_td.usecases.club import Club
from whist_td.usecases.commands import CreateEvent
from whist_td.usecases.desk import Desk

OpenClub = Callable[[Path | None], Club]

_PANELS = {
    "event": ("whist_td.ui.panels.event", "EventPanel"),
    "entries": ("whist_td.ui.panels.entries", "EntriesPanel"),
    "papers": ("whist_td.ui.panels.papers", "PapersPanel"),
    "play": ("whist_td.ui.panels.play", "PlayPanel"),
    "results": ("whist_td.ui.panels.results", "ResultsPanel"),
    "journal": ("whist_td.ui.panels.journal", "JournalPanel"),
    "keys": ("whist_td.ui.panels.keys", "KeysPanel"),
}
"""Panels are read from the disk when they are first shown."""


@dataclass(frozen=True)
class Here:
    """Where the director is; kept while the window is dressed anew."""

    club: Club | None = None
    desk: Desk | None = None
    panel: str = ""


class Pages(QStackedWidget):
    """One page at a time; an event's panels live as long as the event is open."""

    moved = Signal()
    refused = Signal(str)
    settled = Signal()
    """Something succeeded, so that an old refusal need not stand any more."""
    file_wanted = Signal()

    def __init__(self, open_club: OpenClub, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open_club = open_club
        self._words = words
        self._club: Club | None = None
        self._panel = ""
        self._last = Stage.PLAY.value
        self._panels: dict[str, QWidget] = {}
        self.session: Session | None = None

    @property
    def here(self) -> Here:
        """Where the director is now."""
        return Here(self._club, self.session.desk if self.session else None, self._panel)

    @property
    def is_read_only(self) -> bool:
        """Whether the club file can only be looked at."""
        return self._club is not None and self._club.is_read_only

    @property
    def stage(self) -> Stage | None:
        """The stage that is open."""
        return Stage(self._panel) if self._panel in {each.value for each in Stage} else None

    @property
    def next_stage(self) -> Stage | None:
        """The stage that comes next, None where no event is open."""
        return stage_of(self.session.evening) if self.session else None

    def return_to(self, here: Here) -> None:
        """Show the same place again, in these words and this look."""
        self._club = here.club
        if here.desk is not None and here.panel:
            self._sit_down(here.desk)
            self.show_panel(here.panel)
        else:
            self.show_start()

    def open_file(self, path: Path | None) -> None:
        """Open a club file, or say large why it will not do."""
        try:
            club = self._open_club(path)
        except RuleError as error:
            self._show_fault(message(error, self._words), path)
            return
        if self._club is not None:
            self._club.close()
        self._club = club
        self.show_start()

    def close_file(self) -> None:
        """Let go of the club file."""
        if self._club is not None:
            self._club.close()
            self._club = None

    def save_copy(self, path: Path) -> None:
        """Copy the whole club file."""
        if self._club is not None:
            self._attempt(self._club.save_copy, path)

    def show_start(self) -> None:
        """Show the events of the club file."""
        self._leave_event()
        if self._club is None:
            return
        page = StartPage(self._club.file.events(), self._today(), self._words, self)
        page.event_chosen.connect(self.open_event)
        page.new_wanted.connect(self.new_event)
        self._show(page)
        page.take_focus()

    def open_event(self, event: int) -> None:
        """Open an event at the stage that is next."""
        if self._club is not None:
            self._attempt(self._open_event, self._club, event)

    def new_event(self) -> None:
        """Ask for a new event."""
        if self._club is None:
            return
        from whist_td.ui.dialogs.new_event import NewEventPanel

        self._leave_event()
        page = NewEventPanel(self._words, self._club.dice, self._today, self)
        page.accepted.connect(self._create)
        page.cancelled.connect(self.show_start)
        self._show(page)

    def show_panel(self, name: str) -> None:
        """Show a panel of the event that is open."""
        if self.session is None:
            return
        if name not in self._panels:
            self._panels[name] = self._made(name, self.session)
            self.addWidget(self._panels[name])
        if self.stage is not None:
            self._last = self._panel
        self._panel = name
        panel = self._panels[name]
        self.setCurrentWidget(panel)
        take_focus = getattr(panel, "take_focus", panel.setFocus)
        take_focus()
        self.moved.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._panel and self.stage is None:
            self.show_panel(self._last)
        else:
            super().keyPressEvent(event)

    def _open_event(self, club: Club, event: int) -> None:
        self._sit_down(club.desk(event))
        stage = self.next_stage
        self.show_panel(stage.value if stage else Stage.EVENT.value)

    def _create(self, command: CreateEvent) -> None:
        if self._club is not None:
            self._attempt(self._create_in, self._club, command)

    def _create_in(self, club: Club, command: CreateEvent) -> None:
        self._sit_down(club.create(command))
        self.show_panel(Stage.ENTRIES.value)

    def _attempt(self, work: Callable[..., None], *arguments: object) -> None:
        try:
            work(*arguments)
        except RuleError as error:
            self.refused.emit(message(error, self._words))

    def _sit_down(self, desk: Desk) -> None:
        self._leave_event()
        if self._club is None:
            return
        self.session = Session(desk, self._club.file, self._club.dice, self._words, self)
        self.session.refused.connect(self.refused)
        self.session.changed.connect(self._settle)

    def _settle(self) -> None:
        self.settled.emit()
        self.moved.emit()

    def _leave_event(self) -> None:
        for panel in self._panels.values():
            self.removeWidget(panel)
            panel.deleteLater()
        self._panels = {}
        self._panel = ""
        if self.session is not None:
            self.session.deleteLater()
            self.session = None

    def _made(self, name: str, session: Session) -> QWidget:
        module, kind = _PANELS[name]
        panel: QWidget = getattr(import_module(module), kind)(session, self)
        for signal, goal in (("entries_wanted", Stage.ENTRIES), ("results_wanted", Stage.RESULTS)):
            wanted = getattr(panel, signal, None)
            if wanted is not None:
                wanted.connect(lambda to=goal.value: self.show_panel(to))
        return panel

    def _show(self, page: QWidget) -> None:
        old = self.currentWidget()
        self.addWidget(page)
        self.setCurrentWidget(page)
        if old is not None:
            self.removeWidget(old)
            old.deleteLater()
        self.moved.emit()

    def _show_fault(self, sentence: str, path: Path | None) -> None:
        page = FaultPage(sentence, self._words, self)
        page.retry_wanted.connect(lambda: self.open_file(path))
        page.other_wanted.connect(self.file_wanted)
        self._leave_event()
        self._show(page)

    def _today(self) -> date:
        if self._club is None:
            return date.min
        return self._club.clock.now().astimezone().date()
