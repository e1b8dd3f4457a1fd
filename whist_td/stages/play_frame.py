"""What the stage *Play* is in every format: one screen for the whole evening, round after round."""

from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from contextlib import nullcontext
from typing import Any, ClassVar, Generic, Protocol

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.desk.desk import Outcome
from whist_td.desk.requests import E
from whist_td.kit.flow import StackingRow, folded
from whist_td.kit.following import FollowingPanel
from whist_td.kit.parts import ENTER, button, column, fill_line, row, stacked
from whist_td.kit.roomy import FrontStack, show_top
from whist_td.kit.session import Session
from whist_td.kit.strip import StripPlace
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.kit.waiting import next_turn, painted_once
from whist_td.stages.papers_state import PapersState, StaleLine
from whist_td.stages.phone_marks import PhoneMarks
from whist_td.stages.play_foot_frame import FootFrame
from whist_td.stages.play_steps import StepsFrame
from whist_td.stages.running_standings import RunningPanel
from whist_td.stages.second_pass import Rereading
from whist_td.stages.unfinished import ask_unfinished
from whist_td.words.history import unfinished_sentence
from whist_td.words.words import N_, Words

MOST_WIDE = 820


def _at_once(work: Callable[[], None]) -> None:
    """Do it: there is nothing to be asked."""
    work()


class WaitingFrame(QFrame):
    """One card in the middle: how things stand, and round 1."""

    begun = Signal()
    entries_requested = Signal()
    papers_requested = Signal()

    BEGIN: ClassVar[str] = N_("Begin round {number}")
    """What the button says that begins round 1."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.ask_first: Callable[[Callable[[], None]], None] = _at_once
        """Asks what is to be asked before round 1 begins."""
        self._card = QFrame(self)
        self._unfinished = labelled("", "warning", self._card)
        self._title = labelled("", "title", self._card)
        self._text = labelled("", "body", self._card)
        self._entries = button(_("Go to the entries"), "toEntries", self._card)
        self._papers = button(_("Go to Print"), "toPapers", self._card, "primary")
        self._begin = button(_(self.BEGIN, number=1, round=1), "begin", self._card)
        self._buttons = folded(None, self._entries, self._begin, self._papers)
        self._lay_out()
        self._entries.clicked.connect(self.entries_requested)
        self._papers.clicked.connect(self.papers_requested)
        self._begin.clicked.connect(lambda: self.ask_first(self.begun.emit))

    @abstractmethod
    def refresh(self, event: Any) -> None:  # noqa: ANN401 - each format's own
        """Say what is ready and what is missing."""

    def say_unfinished(self, sentence: str) -> None:
        """Say which lines of the entries are not taken in yet; nothing where there is none."""
        fill_line(self._unfinished, sentence)

    def focus_next(self) -> None:
        """Put the keys on what comes next."""
        ways = (self._papers, self._begin, self._entries)
        next(way for way in ways if way is self._entries or not way.isHidden()).setFocus()

    def show_papers(self, state: PapersState) -> None:
        """Say that the papers come first, where they do."""
        _, waits = self._words, state.waits and not self._begin.isHidden()
        self._papers.setVisible(waits)
        set_role(self._papers, "primary")
        set_role(self._begin, "" if waits else "primary")
        if waits:
            self._title.setText(_("Next: the sheets"))
        if waits and state.printed is None:
            none = _("Nothing has been printed yet. To play without sheets, begin at once.")
            self._text.setText(f"{self._text.text()}\n{none}")

    def step_back(self) -> None:
        """Leave the primary button to a question below."""
        for way in (self._entries, self._papers, self._begin):
            set_role(way, "")

    def _show(self, title: str, text: str, *, is_ready: bool) -> None:
        waits = is_ready and self._unfinished.text()
        self._title.setText(self._words("Not everybody typed is entered") if waits else title)
        self._text.setText(text)
        self._begin.setVisible(is_ready)
        set_role(self._entries, "" if is_ready else "primary")

    def _lay_out(self) -> None:
        set_role(self._card, "card")
        set_role(self._begin, "primary")
        self._card.setMaximumWidth(MOST_WIDE)
        self._buttons.setSpacing(STEP)
        parts = (self._title, self._text, self._unfinished, STEP, self._buttons)
        column(*parts, inside=self._card, margins=(4 * STEP, 4 * STEP), spacing=2 * STEP)
        whole = QVBoxLayout(self)
        whole.addStretch(1)
        # In a small window it takes the whole width, for the three buttons to stand on one line.
        whole.addLayout(row(None, (self._card, 100), None))
        whole.addStretch(2)


COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""With these a key is the window's and not the work's."""


class RunningPass(Protocol):
    """A second pass, as far as it matters which round is shown."""

    @property
    def moved(self) -> SignalInstance:
        """Something was read, or the pass began or ended."""

    @property
    def state(self) -> Rereading[Any, Any] | None:
        """The readings so far, or None outside a pass."""

    @property
    def midst(self) -> object:
        """All that was read and no file keeps."""

    def take_up(self, midst: Any, /) -> None:  # noqa: ANN401 - each format's own
        """Go on with what was read before the window was made anew."""

    def stop(self) -> None:
        """Leave the pass."""

    def take_in_changes(self) -> None:
        """Compare with the results as they are now."""


class PlayFrame(FollowingPanel, Generic[E]):
    """Before round 1 a card that begins it; then the round, and one calm line below."""

    # More than 15 methods: eleven of them are what a format fills.

    entries_requested = Signal()
    papers_requested = Signal()
    results_requested = Signal()
    phones_requested = Signal()

    _waiting: WaitingFrame
    _work: QWidget
    """Where the keys go."""
    _second: RunningPass
    _standings: RunningPanel | None = None
    """What stands beside the round and takes its share of the width."""
    _foot: FootFrame[Any, E]
    _strips: StripPlace
    _steps: StepsFrame[E]

    def __init__(self, session: Session[E], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._newest = self._round = session.facts.last_announced
        self._shared = (0, 0, 0)
        """For what width, letters and round the width was shared out."""
        self._phone_marks = PhoneMarks(session)
        self._stack = FrontStack(self)
        self._papers = StaleLine(session, self)
        for work in (self._make_parts, self._lay_out, self._connect, self._connect_parts):
            work()
            next_turn()
        self.refresh()
        if self._newest:
            self._go_to_missing()

    @property
    def midst(self) -> tuple[int, object, object]:
        """The round that is looked at, what was read a second time, and where the cursor is."""
        return self._round, self._second.midst, self._place

    def take_up(self, midst: tuple[int, object, Any]) -> None:
        """Go on where one was before the window spoke or looked otherwise."""
        number, readings, place = midst
        if self._session.facts.is_started and number != self._round:
            self.show_round(number)
        self._second.take_up(readings)
        if place:
            self._stay_on(place)

    @property
    @abstractmethod
    def _place(self) -> object:
        """Where the next key goes: a table, or a deal at a table."""

    @abstractmethod
    def _stay_on(self, place: Any) -> None:  # noqa: ANN401 - each format's own
        """Put the cursor back on a place."""

    @abstractmethod
    def _make_parts(self) -> None:
        """Make what is declared above, and whatever else the round is played with."""

    @abstractmethod
    def _place_parts(self, page: QVBoxLayout, below: QVBoxLayout) -> None:
        """Place the round in its page, and what stands below it and below the waiting card."""

    @abstractmethod
    def _connect_parts(self) -> None:
        """Connect what is this format's alone."""

    @abstractmethod
    def _show(self, event: E) -> None:
        """Show the round."""

    @abstractmethod
    def _toggle_second_pass(self) -> None:
        """Read the round shown a second time, or leave that."""

    @abstractmethod
    def _show_pass(self) -> None:
        """Show how far the second pass is."""

    @abstractmethod
    def _go_to_missing(self) -> None:
        """Go to the first place of the round that lacks a result."""

    @abstractmethod
    def _take_in_results(self, places: Sequence[Any]) -> None:
        """Show what has changed at some places."""

    @abstractmethod
    def _show_marks(self, tables: Collection[int]) -> None:
        """Show what telephones say now of some tables."""

    def _leave_round(self) -> None:
        """Leave what is open in the round shown, before another is looked at."""

    def _keys_are_lost(self) -> bool:
        """Tell whether the button below that had the keys will not do any more."""
        return not self._foot.has_keys

    @override
    def refresh(self) -> None:
        """Show everything again."""
        event = self._session.facts
        self._stack.setCurrentIndex(int(event.is_started))
        self._strips.show_usual(is_shown=event.is_started)
        if not event.is_started:
            self._show_card()
            return
        self._round = max(1, min(self._round, event.last_announced))
        self._show(event)
        next_turn()
        self._share_width()

    def _show_card(self) -> None:
        """Say before round 1 how things stand; what is asked below has the one primary button."""
        event = self._session.facts
        if not event.is_started:
            self._waiting.say_unfinished(unfinished_sentence(event, self._session.words))
            self._waiting.refresh(event)
            self._waiting.show_papers(self._papers.state)
            if self._strips.strip is not None:
                self._waiting.step_back()

    def show_round(self, round_number: int) -> None:
        """Look at a round that has begun, at the first place that lacks a result."""
        with painted_once(self):
            self._strips.close_strip()
            self._leave_round()
            self._round = round_number
            self.refresh()
            self._go_to_missing()
            self.take_focus()
            show_top(self)

    def take_focus(self) -> None:
        """Put the keys where the work is: on a question that is open, or beneath."""
        if self._strips.take_focus():
            return
        if self._session.facts.is_started:
            self._work.setFocus()
        else:
            self._waiting.focus_next()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take keys that nothing else here takes to the work, and go on there."""
        elsewhere = not self._work.hasFocus() and self._strips.strip is None
        is_ours = Qt.Key(event.key()) not in ENTER and self._session.facts.is_started
        if elsewhere and is_ours and not event.modifiers() & COMMANDS:
            self._work.setFocus()
            self._work.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._share_width()

    def _share_width(self) -> None:
        """Share the width out once a round: what changes in the standings moves no table."""
        room = self.width()
        shared = room, self.fontMetrics().height(), self._round
        if self._standings is not None and shared != self._shared:
            self._shared = shared
            column = self._table_width()
            wide = self._standings.width_in(room, column)
            self._standings.setMinimumWidth(wide)
            # Below the tables, they have all the width.
            is_below = room - wide - 6 * STEP < column
            self._standings.setMaximumWidth(room if is_below else wide)

    def _table_width(self) -> int:
        """Return the width of a column of tables; 0: they do not stand in columns."""
        return 0

    def _lay_out(self) -> None:
        play = QWidget(self)
        page = column(inside=play)
        self._stack.addWidget(self._waiting)
        self._stack.addWidget(play)
        whole = column((self._stack, 1), inside=self, margins=(2 * STEP, STEP))
        to_papers = button(self._session.words("Go to Print"), "stalePapersToPapers", self)
        to_papers.clicked.connect(self.papers_requested)
        self._papers.add(to_papers)
        whole.addWidget(self._papers)
        self._place_parts(page, whole)
        self._foot.ahead.lay_over(self._strips.parentWidget() or self)

    def _connect(self) -> None:
        self._follow(self._session)
        self._papers.changed.connect(self.refresh)
        self._waiting.entries_requested.connect(self.entries_requested)
        self._waiting.papers_requested.connect(self.papers_requested)
        self._waiting.ask_first = self._ask_unfinished
        self._second.moved.connect(self._show_pass)
        self._strips.opened.connect(self._show_card)
        self._strips.emptied.connect(self._show_card)
        self._strips.emptied.connect(self.take_focus)
        self._papers.left.connect(self.take_focus)
        self._foot.next_requested.connect(self._steps.go_on)
        self._foot.despite_requested.connect(lambda: self._steps.go_on(despite=True))
        self._foot.earlier_requested.connect(self.show_round)
        self._foot.tools.second_pass_requested.connect(self._toggle_second_pass)
        self._foot.tools.stop_requested.connect(self._steps.ask_stop)
        self._foot.tools.phones_requested.connect(self.phones_requested)
        self._steps.round_requested.connect(self.show_round)
        self._steps.results_requested.connect(self.results_requested)

    def _ask_unfinished(self, begin: Callable[[], None]) -> None:
        ask_unfinished(self._session, self, begin, self.entries_requested.emit)

    @override
    def _take_in(self, outcome: Outcome) -> None:
        newest = self._session.facts.last_announced
        if newest != self._newest:
            self._newest = newest
            self._turn_to_newest()
        else:
            self._take_in_changes(outcome)
        self._second.take_in_changes()

    def _turn_to_newest(self) -> None:
        if self._newest:
            self.show_round(self._newest)
        else:
            self._strips.close_strip()
            self._leave_round()
            self.refresh()

    def _take_in_changes(self, outcome: Outcome) -> None:
        had_keys = self._foot.has_keys
        fields = {change.field for change in outcome.changes}
        proposals = [each for each in outcome.changes if each.field == "proposals"]
        if fields and fields <= {"results", "proposals"}:
            self._show_marks({(each.after or each.before).table for each in proposals})
        if fields == {"proposals"}:
            self._foot.tools.refresh(self._session.facts)
        elif fields and fields <= {"results", "proposals"}:
            places = [each.key for each in outcome.changes if each.field == "results"]
            # Of many results at once nearly all that is in sight becomes different.
            with painted_once(self) if len(places) > 1 else nullcontext():
                self._take_in_results(places)
        else:
            self._steps.take_back_announcement()
            self.refresh()
        if had_keys and self._keys_are_lost():
            self.take_focus()

    def _go_back(self) -> bool:
        """Leave what is open: a question, a second pass, an earlier round; tell if any was."""
        if self._strips.strip is not None:
            self._strips.close_strip()
        elif self._second.state is not None:
            self._second.stop()
        elif self._round != self._newest:
            self.show_round(self._newest)
        else:
            return False
        return True

    def _go_on(self) -> None:
        """Go to what comes after the tables: the next step, or back to the newest round."""
        if self._round != self._newest:
            self.show_round(self._newest)
        elif self._foot.is_ready:
            self._steps.go_on()


def beside(parts: Sequence[QWidget], standings: QWidget) -> StackingRow:
    """Return the parts of a round under each other, the second the largest, and the standings.

    These go below everything where the window is too narrow for both.
    """
    left = column(*((part, int(place == 1)) for place, part in enumerate(parts)))
    return stacked((left, 1), standings, spacing=2 * STEP)
