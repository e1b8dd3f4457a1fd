"""What stands to the right of the rail: the start page, a new event, or a stage of one."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.formats import BOOK_NUMBER, formats
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk, Outcome
from whist_td.desk.ports import (
    Bearer,
    DamagedEventError,
    DamagedFileError,
    EventSummary,
    FileGoneError,
)
from whist_td.desk.requests import Event, Opening
from whist_td.kit.dialog_pages import give_keys, made_above, open_above
from whist_td.kit.session import Session
from whist_td.stages.formats import Stage, loaded, screens_named, screens_of
from whist_td.window.club_place import ClubPlace
from whist_td.window.event_care import EventCare
from whist_td.window.file_door import FileDoor
from whist_td.window.new_event_pages import AskedEvent, LeftAnswers, NewEventPages
from whist_td.window.open_event import LeaveGuard, OpenEvent
from whist_td.window.safety.side_page import PlaceAbove, SidePage
from whist_td.window.start_page import StartPage, is_tonight, tonights
from whist_td.words.manual import START
from whist_td.words.messages import message
from whist_td.words.words import Words

_PAST_MIDNIGHT = timedelta(hours=5)
"""An evening that began on a day belongs to it for so long after midnight."""


@dataclass(frozen=True)
class Here:
    """Where the director is; kept while the window is dressed anew."""

    desk: Desk[Event] | None = None
    panel: str = ""
    last: str = Stage.PLAY.value
    """The stage that was open last."""
    side_page: str = ""
    """The page beside the evening that stands above it all."""
    new_event: AskedEvent | None = None
    """The new event that is being asked for."""
    book: Desk[Event] | None = None
    """Where the club's year was worked on last."""
    in_midst: Mapping[str, object] = field(default_factory=dict)
    """What the panels of the event were in the midst of, by their names."""


class WindowPages(QStackedWidget):
    """One page at a time; it leads from the club file to an event, and to its panels."""

    # More than 15 methods: every way from one page to another stands here alone.

    moved = Signal()
    started = Signal()
    """The start page is painted, and takes keys."""
    refused = Signal(str)
    announced = Signal(str)
    """Something is done, or how it is: calm."""
    settled = Signal()
    """Something succeeded, so that an old refusal need not stand any more."""
    forgotten = Signal()
    """Somebody's name stands nowhere any more."""
    safety_changed = Signal()
    """A copy was kept, or the second place is another."""
    guide_requested = Signal(str)
    """A page of the guide is to be shown beside."""
    guide_files_requested = Signal()
    """The guide is to be printed, or saved."""
    file_requested = Signal()
    example_requested = Signal()

    def __init__(self, place: ClubPlace, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._place = place
        self._words = words
        self._above = PlaceAbove(self)
        self._asked: NewEventPages | None = None
        self._left = LeftAnswers()
        self._untold: DamagedFileError | None = None
        """What was found damaged while another page was shown than the start."""
        self.files = FileDoor(place, words, self)
        self.care = EventCare(place, words, self)
        self._open = OpenEvent(place, words, self)
        self.guard = LeaveGuard(self._open, words, self)
        self._connect()

    def _connect(self) -> None:
        self.files.opened.connect(self.show_start)
        self.files.looked_through.connect(self._tell_damage)
        self.files.faults_found.connect(self._tell_faults)
        self.files.announced.connect(self.announced)
        self.files.refused.connect(self.refused)
        self.files.fault_met.connect(self._show_fault)
        self.files.rescue_found.connect(self._put_above)
        self.files.other_requested.connect(self.file_requested)
        self.care.leaving.connect(self._leave_event)
        self.care.renewed.connect(self.show_start)
        self.care.changed.connect(self._show_again)
        self.care.opened.connect(self._begin)
        self.care.announced.connect(self.announced)
        self.care.refused.connect(self.refused)
        self._open.refused.connect(self.refused)
        self._open.changed.connect(self._settle)
        self._open.shown.connect(self.moved)
        self._open.panel_requested.connect(self.show_panel)
        self._open.forget_requested.connect(self._ask_forgetting)
        self._open.few_requested.connect(self._open_for_few)

    @property
    def session(self) -> Session[Any] | None:
        """The event that is open, or the club's year."""
        return self._open.session

    @property
    def event_session(self) -> Session[Any] | None:
        """The event that is open; the club's year is none."""
        desk = self._open.desk
        return self._open.session if desk and desk.event != BOOK_NUMBER else None

    @property
    def unwritten(self) -> str:
        """What was entered and cannot be written to the disk, as a sentence."""
        return self._open.unwritten

    @property
    def here(self) -> Here:
        """Where the director is now."""
        new_event = self._asked.so_far if self._asked and self._open.desk is None else None
        opened = self._open
        beside = self.session.book_desk if self.session else None
        book = beside or self._place.book
        name, midst = self._above.name, opened.in_midst
        return Here(opened.desk, opened.panel, opened.last, name, new_event, book, midst)

    @property
    def stage(self) -> Stage | None:
        """The stage that is open."""
        return self._open.stage if self._above.page is None else None

    @property
    def next_stage(self) -> Stage | None:
        """The stage that comes next, None where no event is open."""
        return self._open.next_stage

    def return_to(self, here: Here) -> None:
        """Show the same place again, in these words and this look."""
        if here.desk is not None and here.panel:
            self._sit_down(here.desk)
            self._open.last, self._open.midst = here.last, here.in_midst
            self.show_panel(here.panel)
        elif here.new_event is not None:
            self._ask_again(here.new_event)
        else:
            self.show_start()
        if here.side_page:
            self.show_side_page(here.side_page)

    def go_over(self, here: Here, club: Club) -> None:
        """Show the same place in the file that is open now: what is half typed stays.

        Where the event there is not the same, all of it is shown anew.
        """
        if self.session is None or here.desk is None or self.session.facts != here.desk.facts:
            self.return_to(here)
            return
        self.session.desk, self.session.file = here.desk, club.file
        self._above.drop()
        if here.side_page:
            self.show_side_page(here.side_page)
        # What was refused while the file was gone is not so any more.
        self.session.changed.emit(Outcome(None))
        self.moved.emit()

    def show_start(self) -> None:
        """Show the events of the club file."""
        self._leave_event()
        club = self._place.club
        if club is None:
            self.files.open(self._place.asked)
            return
        damaged = club.file.damaged()
        page = StartPage(club.file.events(), _today(club), self._words, self, damaged)
        page.event_chosen.connect(self.open_event)
        page.new_requested.connect(self.new_event)
        page.file_requested.connect(self.file_requested)
        page.example_requested.connect(self.example_requested)
        page.training_requested.connect(lambda: self.show_side_page("training"))
        page.more_requested.connect(self.care.show_menu)
        page.rescue_requested.connect(self.files.rescue)
        page.delete_requested.connect(self.care.ask_delete_damaged)
        page.painted.connect(self.started)
        page.painted.connect(self.files.look_through)
        self._show(page)
        untold, self._untold = self._untold, None
        if untold is not None and untold.path == club.path:
            self.files.rescue(untold)
        for first in damaged[:1]:
            self.files.rescue(first)

    def _tell_damage(self) -> None:
        """Show the events anew where more of them cannot be read than was seen at a glance."""
        page, club = self.currentWidget(), self._place.club
        if isinstance(page, StartPage) and club:
            with suppress(FileGoneError):  # The window was closed while it was looked through.
                if len(club.file.damaged()) > len(page.damaged):
                    self.show_start()

    def _tell_faults(self, found: Sequence[RuleError]) -> None:
        """Say what does not agree in the file; a way out is shown where nobody is at work."""
        damage = next((each for each in found if isinstance(each, DamagedFileError)), None)
        shown = damage if isinstance(self.currentWidget(), StartPage) else None
        self._untold = None if shown else damage
        if others := [message(each, self._words) for each in found if each is not shown]:
            self.refused.emit(" ".join(others))
        if shown is not None:
            self.files.rescue(shown)

    def _show_again(self, event: int) -> None:
        """Show the events anew, the keys on the one that was changed."""
        self.show_start()
        page = self.currentWidget()
        if isinstance(page, StartPage):
            page.go_to(event)

    def open_file(self, path: Path) -> None:
        """Open another club file, unless something here is to be finished first.

        The one that is open stays as it is: it is double-clicked to find a window that is hidden.
        """
        if not self._place.works_on(path):
            self.guard.leave_for(lambda: self.files.open(path))

    def show_club(self) -> None:
        """Open the club's year, unless something here is to be finished first."""
        self.guard.leave_for(lambda: self.open_event(BOOK_NUMBER))

    def open_event(self, event: int) -> None:
        """Open an event at the stage that is next."""
        club = self._place.club
        book = self._place.known_book if event == BOOK_NUMBER else None
        if club is not None and self._sits_down(lambda: book or club.any_desk(event)):
            self.show_panel((self.next_stage or Stage.EVENT).value)

    def new_event(self) -> None:
        """Ask for a new event: what is played, then the rest."""
        self._ask_again(AskedEvent(None))

    def _ask_again(self, so_far: AskedEvent) -> None:
        club = self._place.club
        if club is None:
            return
        self._leave_event()
        self._asked = NewEventPages(self._words, club.dice, lambda: _today(club), self._left, self)
        self._asked.made.connect(self._show)
        self._asked.accepted.connect(self._create)
        self._asked.cancelled.connect(self.show_start)
        self._asked.ask_again(so_far)

    def _create(self, command: Opening) -> bool:
        club = self._place.club
        if club is None or not self._sits_down(lambda: club.open_event(command)):
            return False
        self._left = LeftAnswers()
        self.show_panel(Stage.ENTRIES.value)
        return True

    def _open_for_few(self) -> None:
        """Open the game for so few, with the heading and the people of the event that is open.

        That one goes, as nobody is left to play it; but not if somebody has paid for it.
        """
        club, desk = self._place.club, self._open.desk
        if club is None or desk is None:
            return
        facts: Any = desk.facts
        games = map(screens_named, (each.code for each in formats()))
        opened: Callable[..., Opening] = loaded(next(filter(None, (g.for_few for g in games))))
        is_paid = desk.event in club.book().facts.ledger.events
        if self._create(opened(facts.details, [*facts.players.values()])) and not is_paid:
            self.care.take_away(desk.event)

    def _begin(self, desk: Desk[Event]) -> None:
        """Open an event that was just made."""
        self._sit_down(desk)
        self.show_panel(Stage.ENTRIES.value)

    def ask_delete(self) -> None:
        """Ask whether the event that is open shall go."""
        event = self._summary()
        if event is not None:
            self.care.ask_delete(event)

    def ask_again(self) -> None:
        """Ask when the event that is open is held once more."""
        event = self._summary()
        if event is not None:
            self.guard.leave_for(lambda: self.care.ask_again(event))

    def _summary(self) -> EventSummary | None:
        club, desk = self._place.club, self._open.desk
        if club is None or desk is None:
            return None
        return next((each for each in club.file.events() if each.id == desk.event), None)

    def show_panel(self, name: str) -> None:
        """Show a panel of the event that is open."""
        if self.session is None:
            return
        self._above.drop()
        self._open.show(name)

    def show_door(self) -> None:
        """Show who is here: of the event that is open, else of the one that is played tonight."""
        if self.event_session is not None:
            self.show_panel(Stage.ENTRIES.value)
            self._open.show_door()
        elif club := self._place.club:
            today = _today(club)
            event = tonights(club.file.events(), today)
            if event is not None and is_tonight(event, today):
                self.guard.leave_for(partial(self._go_to_door, event.id))
            else:
                self.announced.emit(
                    self._words(
                        "There is no event today: open one first, then F6 shows who is here."
                    )
                )

    def _go_to_door(self, event: int) -> None:
        self.open_event(event)
        if self.event_session is not None:
            self.show_door()

    def undo(self) -> None:
        """Take back the newest line; a line of the entries that is being typed is one.

        A page whose lines are never altered takes back in a way of its own.
        """
        self._open.settle()
        own = getattr(self.currentWidget(), "undo", None)
        if own is not None:
            own()
        elif self.session is not None:
            self.session.undo()

    def show_guide(self) -> None:
        """Show the page of the guide for where the director is; once more leads back."""
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            self.guide_requested.emit(self.guide_page)
        else:
            show_guide_above(dialog, self.guide_page, self._words)

    def print_guide(self) -> None:
        """Ask how the guide is to be had on paper, or in a file."""
        self.guide_files_requested.emit()

    @property
    def guide_page(self) -> str:
        """The page of the guide for where the director is."""
        if self._above.page is not None:
            return self._above.page.guide
        if self.session is not None:
            folder = screens_of(self.session.facts).guide
            return f"{folder}/{(self.stage or Stage(self._open.last)).value}" if folder else START
        game = self._asked.game if self._asked else None
        return f"{game.guide}/{Stage.EVENT.value}" if game and game.guide else START

    def show_side_page(self, name: str) -> None:
        """Show a page that leaves all beneath it as it is; Esc leads back."""
        from whist_td.window.safety.side_pages import made_side_page

        page = made_side_page(name, self._place, self._words, self)
        if page is not None:
            page.setObjectName(name)
        self._put_above(page)

    def _put_above(self, page: SidePage | None) -> None:
        if page is None:
            return
        page.left.connect(self._leave_side_page)
        page.file_chosen.connect(self.open_file)
        page.forgotten.connect(self._sit_down_again)
        page.safety_changed.connect(self.safety_changed)
        page.announced.connect(self.announced)
        self._above.put(page)
        self.moved.emit()

    def _leave_side_page(self) -> None:
        here, is_beneath_gone = self.here, self._above.is_beneath_gone
        self._above.drop()
        if is_beneath_gone:
            self.return_to(replace(here, side_page=""))
            return
        beneath = self.currentWidget()
        if beneath is not None:
            give_keys(beneath)
        self.moved.emit()

    def _ask_forgetting(self, who: Bearer, told_first: str) -> None:
        """Tell where a person's names stand, and ask."""
        from whist_td.window.safety.forget_page import ForgetPage

        if self._place.club is not None:
            self._put_above(ForgetPage(self._place.club, who, told_first, self._words, self))

    def _sit_down_again(self) -> None:
        """Let go of all that is held in hand: a name that was forgotten must not come back."""
        here, club = self.here, self._place.club
        if club is None:
            return
        self._above.forget_beneath()
        self._open.forget()
        self._place.book = None
        if here.desk is not None:
            self._open.open(club.any_desk(here.desk.event))
            self._open.panel, self._open.last = here.panel, here.last
        self.forgotten.emit()
        self.moved.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_beside = bool(self._open.panel) and self.stage is None
        if event.key() == Qt.Key.Key_Escape and is_beside:
            self.show_panel(self._open.last)
        else:
            super().keyPressEvent(event)

    def _sits_down(self, desk: Callable[[], Desk[Event]]) -> bool:
        """Sit down at the desk of an event, or say why that cannot be."""
        try:
            self._sit_down(desk())
        except DamagedEventError as error:
            self.files.rescue(error)
            return False
        except RuleError as error:
            self.refused.emit(message(error, self._words))
            return False
        return True

    def _sit_down(self, desk: Desk[Event]) -> None:
        self._leave_event()
        self._open.open(desk)

    def _settle(self) -> None:
        self.settled.emit()
        self.moved.emit()

    def _leave_event(self) -> None:
        self._above.drop()
        self._open.close()
        if self._asked is not None:
            self._left.keep(self._asked.so_far)
            self._asked = None

    def _show_fault(self, page: QWidget) -> None:
        self._leave_event()
        self._show(page)

    def _show(self, page: QWidget) -> None:
        self._above.drop()
        old = self.currentWidget()
        self.addWidget(page)
        self.setCurrentWidget(page)
        if old is not None:
            self.removeWidget(old)
            old.deleteLater()
        self.moved.emit()
        give_keys(page)


def _today(club: Club) -> date:
    """Return the day whose evening this is: past midnight still the one before."""
    return (club.clock.now().astimezone() - _PAST_MIDNIGHT).date()


def show_guide_above(dialog: QWidget, name: str, _: Words) -> None:
    """Show a page of the guide above a dialog, which keeps all else from its keys."""
    from whist_td.window.guide import GuidePanel

    above = made_above("guideAbove", _("What do I do here?"), dialog)
    panel = GuidePanel(name, _, above)
    open_above(above, panel)
