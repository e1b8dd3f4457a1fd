"""The event open in the window: its session, its panels, and what is asked before it goes."""

import gc
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import isValid

from whist_td.core.formats import BOOK_NUMBER, format_named
from whist_td.desk.desk import Desk, Outcome
from whist_td.desk.requests import Event
from whist_td.desk.write_behind import Unwritten
from whist_td.kit.dialog_pages import give_keys, open_dialog
from whist_td.kit.flow import tab_in_reading_order
from whist_td.kit.heard import announce
from whist_td.kit.roomy import show_top
from whist_td.kit.session import Session
from whist_td.kit.waiting import half_built, in_turns, next_turn, painted_once
from whist_td.stages.formats import TITLES, Source, Stage, loaded, screens_named, screens_of
from whist_td.stages.next_stage import next_stage
from whist_td.stages.unfinished import UnfinishedQuestion
from whist_td.window.beside_book import EventRates, KnownNames
from whist_td.window.club_place import ClubPlace
from whist_td.words.history import short_sentence, unfinished_sentence
from whist_td.words.safety import REPLACED, unwritten_sentence
from whist_td.words.words import Words

_SHARED: Mapping[str, Source] = {
    Stage.PAPERS.value: ("whist_td.stages.papers", "PapersPanel"),
    "journal": ("whist_td.window.journal", "JournalPanel"),
    "keys": ("whist_td.window.keys", "KeysPanel"),
    "telephones": ("whist_td.window.telephones", "TelephonesPanel"),
}
"""The panels that are the same in every format."""
_LATE = "telephones"
"""The panel of which nothing is read before somebody asks for it."""
_NEEDED = ("words", "paper", "files", "room")
"""What an event needs of its format beside its panels."""
_WAYS = tuple((f"{stage.value}_requested", stage) for stage in Stage)
"""What a panel may ask for, and the stage that has it."""


@cache
def read_for(code: str) -> None:
    """Read from the disk what events of a format need beside their panels, in any thread."""
    for part in _NEEDED:
        format_named(code).part(part)


def panels_read(code: str) -> Iterator[None]:
    """Read the panels of a format, one at each turn, so that none waits for it when it is shown.

    It is the window's thread that reads them: Qt's classes are made in no other while the window is
    at work, for that has ended the program.
    """
    shared = (_SHARED[name] for name in _SHARED if name != _LATE)
    for source in (*screens_named(code).panels.values(), *shared):
        loaded(source)
        yield
    gc.freeze()  # what was read stays: to look for garbage in it takes most of a sweep


class OpenEvent(QObject):
    """At most one event; each of its panels is made when it is first shown."""

    # More than 15 methods: what is open, what of it is unfinished, and its panels go together.

    refused = Signal(str)
    changed = Signal()
    shown = Signal()
    """Another panel is shown, and not painted yet: what stands around it makes its room first."""
    panel_requested = Signal(str)
    """A panel leads to another one."""
    few_requested = Signal()
    """So few have come that another game is to be opened for them."""
    forget_requested = Signal(object, str)
    """Somebody is to be forgotten; what is told first about money, if anything."""

    def __init__(self, place: ClubPlace, words: Words, stack: QStackedWidget) -> None:
        super().__init__(stack)
        self._place = place
        self._words = words
        self._stack = stack
        self._panels: dict[str, QWidget] = {}
        self.panel = ""
        """The panel that is shown; "" where none has been yet."""
        self.last = Stage.PLAY.value
        """The stage that was shown last."""
        self.session: Session[Any] | None = None
        self.midst: Mapping[str, object] = {}
        """What panels were in the midst of when the window was made anew."""
        self._in_hand: Session[Any] | None = None
        """For which a panel is being made: it stays until that is done."""

    @property
    def stage(self) -> Stage | None:
        """The stage that is shown; None beside the stages, as in the journal."""
        return Stage(self.panel) if self.panel in {each.value for each in Stage} else None

    @property
    def next_stage(self) -> Stage | None:
        """The stage that comes next; None where no event is open."""
        desk = self.desk
        return next_stage(desk.facts, lambda: desk.lines) if desk else None

    @property
    def desk(self) -> Desk[Event] | None:
        """Where the event is changed; None where none is open."""
        return self.session.desk if self.session else None

    def open(self, desk: Desk[Event]) -> None:
        """Sit down at the desk of another event."""
        self.close()
        club = self._place.club
        if club is None:
            return
        self.session = Session(desk, club.file, club.dice, self._words, self)
        self.session.refused.connect(self.refused)
        self.session.changed.connect(self.changed)
        self.session.changed.connect(self._announce)
        self.last = next_stage(desk.facts, lambda: desk.lines).value
        if desk.event == BOOK_NUMBER:
            self._place.book = desk
        else:
            if self._place.known_book is not None:
                self.session.book_at(self._place.known_book)
            EventRates(self.session)
            KnownNames(self.session)

    def _announce(self, outcome: Outcome) -> None:
        """Have it said what was done, as the journal tells it; what is half typed is no news."""
        session, line = self.session, outcome.line
        if session and line and {each.field for each in line.changes} != {"drafts"}:
            announce(short_sentence(line, session.facts, self._words))

    def settle(self) -> None:
        """Take in what is being typed in any panel."""
        for panel in self._panels.values():
            settle = getattr(panel, "settle", None)
            if settle is not None:
                settle()

    @property
    def unfinished(self) -> str:
        """Which lines of the entries are kept and not taken in, as a sentence."""
        return unfinished_sentence(self.session.facts, self._words) if self.session else ""

    @property
    def replaced(self) -> str:
        """That another file is in the place of the one that is open, as a sentence."""
        return self._words(REPLACED) if self._place.is_replaced else ""

    @property
    def unwritten(self) -> str:
        """What was entered and cannot be written to the disk, as a sentence."""
        club, lines = self._place.club, self._place.unwritten
        why = club.writer.trouble if club and club.writer else None
        return (
            unwritten_sentence(why, [self._line_words(each) for each in lines], self._words)
            if (why and lines)
            else ""
        )

    def _line_words(self, unwritten: Unwritten) -> str:
        session, line = self.session, unwritten.line
        if session is None or session.desk.event != unwritten.event:
            return str(line.number)
        return short_sentence(line, session.facts, self._words)

    @property
    def half_entered(self) -> str:
        """What was begun in a panel and goes with it, in sentences."""
        _, panels = self._words, self._panels.values()
        half = [sentence for panel in panels if (sentence := getattr(panel, "half_entered", ""))]
        return " ".join([*half, _("What is not entered is lost.")]) if half else ""

    def close(self) -> None:
        """Let go of the event and all its panels, once what is typed in them is taken in."""
        self.settle()
        self.forget()

    def forget(self) -> None:
        """Let go of the event and all its panels, and of what is being typed in them."""
        # The one that is shown goes last: the stack would show another, which would catch up.
        for name in sorted(self._panels, key=lambda name: name == self.panel):
            panel = self._panels.pop(name, None)
            if panel is not None:
                self._stack.removeWidget(panel)
                panel.deleteLater()
        self.panel, self.midst = "", {}
        if self.session is not None:
            club = self._place.club
            if self.session.book_desk and club is not None and self.session.file is club.file:
                self._place.book = self.session.book_desk
            if self.session is not self._in_hand:
                self.session.deleteLater()
            self.session = None

    def show(self, name: str) -> None:
        """Show a panel of the event, with the keys in it."""
        with in_turns():
            if self._has(name):
                self.settle()
                self.last = self.panel if self.stage else self.last
                self.panel = name
                with painted_once(self._stack):  # Once all of it has its place.
                    self._stack.setCurrentWidget(self._panels[name])
                    self.shown.emit()
                    announce(self._words(TITLES[self.stage]) if self.stage else "")
                    give_keys(self._panels[name])
                    show_top(self._panels[name])  # Until a key is pressed.
                if self.session:
                    self.session.known_names()  # Found by the time that one is typed.

    def _has(self, name: str) -> bool:
        """Make a panel that is not there yet, in turns; tell whether it is still wanted."""
        session = self.session
        if session is None or name in self._panels:
            return session is not None
        before, self._in_hand = self._in_hand, session
        with half_built(self._stack) as place:
            try:
                made = self._made(name, session, place)
                tab_in_reading_order(made)
                for part in made.findChildren(QWidget):
                    if isValid(part):  # nobody has let go of it in a turn
                        part.ensurePolished()
                        next_turn()
            finally:
                self._in_hand = before
            if self.session is not session or name in self._panels:
                # In a turn of the window, somebody went elsewhere.
                for vain in (made, *(() if self.session is session else (session,))):
                    vain.deleteLater()
                return False
            self._panels[name] = made
            self._stack.addWidget(made)
            if name in self.midst:
                cast("Any", made).take_up(self.midst[name])
                self.midst = {each: of for each, of in self.midst.items() if each != name}
        return True

    @property
    def in_midst(self) -> Mapping[str, object]:
        """What panels are in the midst of that no file keeps."""
        found = {name: getattr(panel, "midst", None) for name, panel in self._panels.items()}
        return {**self.midst, **{name: of for name, of in found.items() if of is not None}}

    def _made(self, name: str, session: Session[Any], place: QWidget) -> QWidget:
        own = screens_of(session.facts).panels
        source = _SHARED[name] if name in _SHARED else own[Stage(name)]
        panel: QWidget = loaded(source)(session, place)
        for wish in ("forget_requested", "few_requested"):
            wish_met = getattr(panel, wish, None)
            if wish_met is not None:
                wish_met.connect(getattr(self, wish))
        asks_who_is_here = getattr(panel, "check_in_requested", None)
        if asks_who_is_here is not None:
            asks_who_is_here.connect(lambda: self._check_in(panel))
        phones_requested = getattr(panel, "phones_requested", None)
        if phones_requested is not None:
            phones_requested.connect(lambda: self.panel_requested.emit(_LATE))
        for signal, goal in _WAYS:
            requested = getattr(panel, signal, None)
            if requested is not None:
                requested.connect(lambda to=goal.value: self.panel_requested.emit(to))
        return panel

    def show_door(self) -> None:
        """Show above the entries, where they are shown, who is here."""
        entries: Any = self._panels.get(Stage.ENTRIES.value)
        if self.stage is Stage.ENTRIES and entries is not None:
            entries.ask_who_is_here()

    def _check_in(self, panel: Any) -> None:  # noqa: ANN401 - the entries of any format
        """Show above the entries who is here, and who has paid."""
        from whist_td.club.screens.check_in import open_check_in

        if self.session is not None:
            open_check_in(self.session, panel).add_requested.connect(panel.add)


Way = Callable[[], object]


def _stay() -> None:
    """Stay where one is: nothing has changed."""


class LeaveGuard:
    """Lets go of the event that is open once nobody misses anything of it."""

    def __init__(self, event: OpenEvent, words: Words, pages: QStackedWidget) -> None:
        self._event = event
        self._words = words
        self._pages = pages

    def may_quit(self, leave: Way) -> bool:
        """Tell whether nothing is left behind; else ask, and leave once that is the answer."""
        self._event.settle()
        event = self._event
        losses = (event.unwritten or event.replaced, event.unfinished, event.half_entered)
        left = " ".join(filter(None, losses))
        if left:
            self._ask(left, self._words("Quit anyway"), leave, _stay)
        return not left

    def leave_for(self, goal: Way, stay: Way = _stay) -> None:
        """Go somewhere else, or make all anew; first ask where a deal is half entered."""
        _, event = self._words, self._event
        left = " ".join(filter(None, (event.unwritten, event.half_entered)))
        if left:
            self._ask(left, _("Leave anyway"), goal, stay)
        else:
            goal()

    def _ask(self, losses: str, despite: str, leave: Way, stay: Way) -> None:
        _ = self._words
        answers = (_("Go back"), despite)
        question = UnfinishedQuestion(
            _("Something is not finished"), losses, answers, self._pages.window()
        )
        question.accepted.connect(leave)
        question.rejected.connect(stay)
        question.rejected.connect(self._give_keys_back)
        open_dialog(question)

    def _give_keys_back(self) -> None:
        """Let the page go on: the keys are on the button that was pressed to leave it."""
        page = self._pages.currentWidget()
        if page is not None:
            give_keys(page)
