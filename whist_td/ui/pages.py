"""What stands to the right of the rail: the start page, a new event, or a stage of one."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.domain.errors import RuleError
from whist_td.i18n.messages import message
from whist_td.i18n.words import Words
from whist_td.ui.club_place import ClubPlace
from whist_td.ui.fault_page import FaultPage
from whist_td.ui.session import Session
from whist_td.ui.stages import Stage, stage_of
from whist_td.ui.start_page import StartPage
from whist_td.usecases.club import Club
from whist_td.usecases.club_errors import WrongFormatError
from whist_td.usecases.commands import CreateEvent
from whist_td.usecases.desk import Desk

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
GUIDE = "guide"


@dataclass(frozen=True)
class Here:
    """Where the director is; kept while the window is dressed anew."""

    desk: Desk | None = None
    panel: str = ""
    last: str = Stage.PLAY.value
    """The stage that was open last."""


class Pages(QStackedWidget):
    """One page at a time; an event's panels live as long as the event is open."""

    moved = Signal()
    refused = Signal(str)
    told = Signal(str)
    """Something is done, or how it is: calm."""
    settled = Signal()
    """Something succeeded, so that an old refusal need not stand any more."""
    file_wanted = Signal()
    example_wanted = Signal()

    def __init__(self, place: ClubPlace, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self._words = words
        self._panel = ""
        self._last = Stage.PLAY.value
        self._panels: dict[str, QWidget] = {}
        self.session: Session | None = None

    @property
    def here(self) -> Here:
        """Where the director is now."""
        return Here(self.session.desk if self.session else None, self._panel, self._last)

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
        if here.desk is not None and here.panel:
            self._sit_down(here.desk)
            self._last = here.last
            self.show_panel(here.panel)
        else:
            self.show_start()

    def open_file(self, path: Path | None) -> None:
        """Open a club file, or say why it will not do; the one that is open stays open."""
        if path is None or not self._place.works_on(path):
            try:
                self._place.open(path)
            except RuleError as error:
                self._refuse_file(message(error, self._words), path)
                return
        self.show_start()

    def _refuse_file(self, sentence: str, path: Path | None) -> None:
        if self._place.club is None:
            self._show_fault(sentence, path)
        else:
            self.refused.emit(sentence)

    def new_file(self, path: Path) -> None:
        """Make a new club file and go over to it."""
        self._attempt(self._make_file, path)

    def _make_file(self, path: Path) -> None:
        self._place.create(path)
        self.show_start()
        _ = self._words
        self.told.emit(_("New club file: {path}", path=path))

    def save_copy(self, path: Path) -> None:
        """Copy the whole club file."""
        if self._place.club is not None:
            self._attempt(self._copy, self._place.club, path)

    def _copy(self, club: Club, path: Path) -> None:
        club.save_copy(path)
        _ = self._words
        self.told.emit(_("The copy is saved: {path}", path=path))

    def show_start(self) -> None:
        """Show the events of the club file."""
        self._leave_event()
        club = self._place.club
        if club is None:
            self.open_file(self._place.asked)
            return
        page = StartPage(club.file.events(), self._today(club), self._words, self)
        page.event_chosen.connect(self.open_event)
        page.new_wanted.connect(self.new_event)
        page.file_wanted.connect(self.file_wanted)
        page.example_wanted.connect(self.example_wanted)
        self._show(page)
        page.take_focus()

    def open_event(self, event: int) -> None:
        """Open an event at the stage that is next."""
        if self._place.club is not None:
            self._attempt(self._open_event, self._place.club, event)

    def new_event(self) -> None:
        """Ask for a new event."""
        club = self._place.club
        if club is None:
            return
        from whist_td.ui.dialogs.new_event import NewEventPanel

        self._leave_event()
        page = NewEventPanel(self._words, club.dice, lambda: self._today(club), self)
        page.accepted.connect(self._create)
        page.cancelled.connect(self.show_start)
        self._show(page)

    def show_panel(self, name: str) -> None:
        """Show a panel of the event that is open."""
        if self.session is None:
            return
        if name not in self._panels:
            self._add_panel(name, self._made(name, self.session))
        if self.stage is not None:
            self._last = self._panel
        self._panel = name
        panel = self._panels[name]
        self.setCurrentWidget(panel)
        take_focus = getattr(panel, "take_focus", panel.setFocus)
        take_focus()
        self.moved.emit()

    def show_guide(self) -> None:
        """Show the page of the guide for where the director is; once more leads back."""
        if self.session is None:
            show_guide_above(self, Stage.EVENT, self._words)
        elif self._panel == GUIDE:
            self.show_panel(self._last)
        else:
            self._drop_panel(GUIDE)
            self.show_panel(GUIDE)

    def _add_panel(self, name: str, panel: QWidget) -> None:
        self._panels[name] = panel
        self.addWidget(panel)

    def _drop_panel(self, name: str) -> None:
        panel = self._panels.pop(name, None)
        if panel is not None:
            self.removeWidget(panel)
            panel.deleteLater()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._panel and self.stage is None:
            self.show_panel(self._last)
        else:
            super().keyPressEvent(event)

    def _open_event(self, club: Club, event: int) -> None:
        try:
            desk = club.desk(event)
        except WrongFormatError as error:
            self.told.emit(whiz_sentence(error.name, self._words))
            return
        self._sit_down(desk)
        stage = self.next_stage
        self.show_panel(stage.value if stage else Stage.EVENT.value)

    def _create(self, command: CreateEvent) -> None:
        if self._place.club is not None:
            self._attempt(self._create_in, self._place.club, command)

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
        club = self._place.club
        if club is None:
            return
        drafts = self._place.drafts(desk.event)
        self.session = Session(desk, club.file, club.dice, self._words, self, drafts)
        self.session.refused.connect(self.refused)
        self.session.changed.connect(self._settle)

    def _settle(self) -> None:
        self.settled.emit()
        self.moved.emit()

    def _leave_event(self) -> None:
        for name in tuple(self._panels):
            self._drop_panel(name)
        self._panel = ""
        if self.session is not None:
            self.session.deleteLater()
            self.session = None

    def _made(self, name: str, session: Session) -> QWidget:
        if name == GUIDE:
            return self._made_guide()
        module, kind = _PANELS[name]
        panel: QWidget = getattr(import_module(module), kind)(session, self)
        for signal, goal in (("entries_wanted", Stage.ENTRIES), ("results_wanted", Stage.RESULTS)):
            wanted = getattr(panel, signal, None)
            if wanted is not None:
                wanted.connect(lambda to=goal.value: self.show_panel(to))
        return panel

    def _made_guide(self) -> QWidget:
        from whist_td.ui.panels.guide import GuidePanel

        panel = GuidePanel(self.stage or Stage(self._last), self._words, self)
        panel.left.connect(lambda: self.show_panel(self._last))
        panel.keys_wanted.connect(lambda: self.show_panel("keys"))
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

    def _today(self, club: Club) -> date:
        return club.clock.now().astimezone().date()


def show_guide_above(parent: QWidget, stage: Stage, _: Words) -> None:
    """Show a page of the guide above a page that must not be left: what is typed stays."""
    from whist_td.ui.panels.guide import GuidePanel

    above = QDialog(parent)
    above.setWindowTitle(_("What do I do here?"))
    above.resize(parent.size() * 0.9)
    panel = GuidePanel(stage, _, above)
    panel.hide_keys()
    panel.left.connect(above.accept)
    QVBoxLayout(above).addWidget(panel)
    above.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    above.open()


def whiz_sentence(name: str, _: Words) -> str:
    """Say where an event of the other game is run for now."""
    return _(
        "“{name}” is a Whiz tournament. This version runs Whiz tournaments from the command line "
        "only; everything in it is safe in this file.",
        name=name,
    )
