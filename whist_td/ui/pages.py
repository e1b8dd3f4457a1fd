"""What stands to the right of the rail: the start page, a new event, or a stage of one."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.domain.errors import RuleError
from whist_td.i18n.messages import message
from whist_td.i18n.words import Words
from whist_td.ui.club_place import ClubPlace
from whist_td.ui.game_formats import GameFormat, format_of, loaded, next_stage
from whist_td.ui.safety.above import Above
from whist_td.ui.safety.aside import Aside
from whist_td.ui.safety.fault_page import FaultPage
from whist_td.ui.session import Session
from whist_td.ui.stages import Stage
from whist_td.ui.start_page import StartPage
from whist_td.usecases.club import Club
from whist_td.usecases.desk import Desk
from whist_td.usecases.requests import AnyEvening, AnyOpening

GUIDE = "guide"


@dataclass(frozen=True)
class Here:
    """Where the director is; kept while the window is dressed anew."""

    desk: Desk[AnyEvening] | None = None
    panel: str = ""
    last: str = Stage.PLAY.value
    """The stage that was open last."""
    aside: str = ""
    """The page beside the evening that stands above it all."""


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
        self._above = Above(self)
        self._asked: GameFormat | None = None
        """The game of the new event that is asked for."""
        self.session: Session[Any] | None = None

    @property
    def here(self) -> Here:
        """Where the director is now."""
        desk = self.session.desk if self.session else None
        return Here(desk, self._panel, self._last, self._above.name)

    @property
    def stage(self) -> Stage | None:
        """The stage that is open."""
        if self._above.page is not None:
            return None
        return Stage(self._panel) if self._panel in {each.value for each in Stage} else None

    @property
    def next_stage(self) -> Stage | None:
        """The stage that comes next, None where no event is open."""
        return next_stage(self.session.evening) if self.session else None

    def return_to(self, here: Here) -> None:
        """Show the same place again, in these words and this look."""
        if here.desk is not None and here.panel:
            self._sit_down(here.desk)
            self._last = here.last
            self.show_panel(here.panel)
        else:
            self.show_start()
        if here.aside:
            self.show_aside(here.aside)

    def open_file(self, path: Path | None) -> None:
        """Open a club file, or say why it will not do; the one that is open stays open."""
        if path is None or not self._place.works_on(path):
            try:
                self._place.open(path)
            except RuleError as error:
                self._refuse_file(error, path)
                return
        self.show_start()

    def _refuse_file(self, error: RuleError, path: Path | None) -> None:
        page = FaultPage(message(error, self._words), self._words, self)
        page.retry_wanted.connect(lambda: self.open_file(path))
        page.other_wanted.connect(self.file_wanted)
        is_offered = self._offer_rescue(page, error)
        if self._place.club is None:
            self._leave_event()
            self._show(page)
            page.take_focus()
        elif is_offered:
            self._put_above(page)
        else:
            page.deleteLater()
            self.refused.emit(message(error, self._words))

    def _offer_rescue(self, page: FaultPage, error: RuleError) -> bool:
        from whist_td.ui.safety import rescue

        if not rescue.offer_rescue(page, error, self._place):
            return False
        for wanted, made in (
            (page.recover_wanted, rescue.recovery_after),
            (page.backups_wanted, rescue.backups_after),
        ):
            wanted.connect(lambda of=made: self._put_above(of(error, self._place, self._words)))
        return True

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
        self._asked = None
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
        """Ask what is played at a new event."""
        if self._place.club is None:
            return
        from whist_td.ui.dialogs.choose_game import ChooseGamePanel

        self._leave_event()
        self._asked = None
        page = ChooseGamePanel(self._words, self)
        page.chosen.connect(self._ask_event)
        page.cancelled.connect(self.show_start)
        self._show(page)
        page.take_focus()

    def _ask_event(self, game: GameFormat) -> None:
        club = self._place.club
        if club is None:
            return
        self._asked = game
        page = loaded(game.form)(self._words, club.dice, lambda: self._today(club), self)
        page.accepted.connect(self._create)
        page.cancelled.connect(self.new_event)
        self._show(page)
        page.take_focus()

    def show_panel(self, name: str) -> None:
        """Show a panel of the event that is open."""
        if self.session is None:
            return
        self._above.drop()
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
            show_guide_above(self, self._asked, self._words)
        elif self._panel == GUIDE:
            self.show_panel(self._last)
        else:
            self._drop_panel(GUIDE)
            self.show_panel(GUIDE)

    def show_aside(self, name: str) -> None:
        """Show a page that leaves all beneath it as it is; Esc leads back."""
        from whist_td.ui.safety.asides import made_aside

        page = made_aside(name, self._place, self._words, self)
        if page is not None:
            page.setObjectName(name)
        self._put_above(page)

    def _put_above(self, page: Aside | None) -> None:
        if page is None:
            return
        page.left.connect(self._leave_aside)
        page.file_chosen.connect(self.open_file)
        page.members_changed.connect(self.moved)
        page.forgotten.connect(self._sit_down_anew)
        self._above.put(page)
        self.moved.emit()

    def _leave_aside(self) -> None:
        here, is_beneath_gone = self.here, self._above.is_beneath_gone
        self._above.drop()
        if is_beneath_gone:
            self.return_to(replace(here, aside=""))
            return
        beneath = self.currentWidget()
        if beneath is not None:
            take_focus = getattr(beneath, "take_focus", beneath.setFocus)
            take_focus()
        self.moved.emit()

    def _sit_down_anew(self, told: str) -> None:
        """Let go of all that is held in hand: a name that was forgotten must not come back."""
        here, club = self.here, self._place.club
        if club is None:
            return
        self._place.forget_drafts()
        self._above.forget_beneath()
        self._drop_event()
        if here.desk is not None:
            self._open_session(club, club.any_desk(here.desk.event))
            self._panel, self._last = here.panel, here.last
        self.moved.emit()
        self.told.emit(told)

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
        self._sit_down(club.any_desk(event))
        stage = self.next_stage
        self.show_panel(stage.value if stage else Stage.EVENT.value)

    def _create(self, command: AnyOpening) -> None:
        if self._place.club is not None:
            self._attempt(self._create_in, self._place.club, command)

    def _create_in(self, club: Club, command: AnyOpening) -> None:
        self._sit_down(club.open_event(command))
        self.show_panel(Stage.ENTRIES.value)

    def _attempt(self, work: Callable[..., None], *arguments: object) -> None:
        try:
            work(*arguments)
        except RuleError as error:
            self.refused.emit(message(error, self._words))

    def _sit_down(self, desk: Desk[AnyEvening]) -> None:
        self._leave_event()
        if self._place.club is not None:
            self._open_session(self._place.club, desk)

    def _open_session(self, club: Club, desk: Desk[AnyEvening]) -> None:
        drafts = self._place.drafts(desk.event)
        self.session = Session(desk, club.file, club.dice, self._words, self, drafts)
        self.session.refused.connect(self.refused)
        self.session.changed.connect(self._settle)

    def _settle(self) -> None:
        self.settled.emit()
        self.moved.emit()

    def _leave_event(self) -> None:
        self._above.drop()
        self._drop_event()

    def _drop_event(self) -> None:
        for name in tuple(self._panels):
            self._drop_panel(name)
        self._panel = ""
        if self.session is not None:
            self.session.deleteLater()
            self.session = None

    def _made(self, name: str, session: Session[Any]) -> QWidget:
        if name == GUIDE:
            return self._made_guide(format_of(session.evening))
        panel: QWidget = loaded(format_of(session.evening).panels[name])(session, self)
        for signal, goal in (("entries_wanted", Stage.ENTRIES), ("results_wanted", Stage.RESULTS)):
            wanted = getattr(panel, signal, None)
            if wanted is not None:
                wanted.connect(lambda to=goal.value: self.show_panel(to))
        return panel

    def _made_guide(self, game: GameFormat) -> QWidget:
        from whist_td.ui.panels.guide import GuidePanel

        stage = self.stage or Stage(self._last)
        panel = GuidePanel(stage, self._words, self, game.guide)
        panel.left.connect(lambda: self.show_panel(self._last))
        panel.keys_wanted.connect(lambda: self.show_panel("keys"))
        return panel

    def _show(self, page: QWidget) -> None:
        self._above.drop()
        old = self.currentWidget()
        self.addWidget(page)
        self.setCurrentWidget(page)
        if old is not None:
            self.removeWidget(old)
            old.deleteLater()
        self.moved.emit()

    def _today(self, club: Club) -> date:
        return club.clock.now().astimezone().date()


def show_guide_above(parent: QWidget, game: GameFormat | None, _: Words) -> None:
    """Show a page of the guide above a page that must not be left: what is typed stays.

    It is about a new event of a game, or about where everything begins.
    """
    from whist_td.ui.panels.guide import GuidePanel

    above = QDialog(parent)
    above.setWindowTitle(_("What do I do here?"))
    above.resize(parent.size() * 0.9)
    panel = GuidePanel(Stage.EVENT, _, above, game.guide) if game else GuidePanel(None, _, above)
    panel.hide_keys()
    panel.left.connect(above.accept)
    QVBoxLayout(above).addWidget(panel)
    above.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    above.open()
