"""Play of a Whiz tournament: the one screen of the whole evening."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.desk.desk import Outcome
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.screens.play_boards_model import BoardsModel
from whist_td.formats.whiz.screens.play_card import EntryCard
from whist_td.formats.whiz.screens.play_cursor import Cursor
from whist_td.formats.whiz.screens.play_deals import DealsShown
from whist_td.formats.whiz.screens.play_entry import DealEntry
from whist_td.formats.whiz.screens.play_foot import WhizFoot
from whist_td.formats.whiz.screens.play_head import BY_TABLE, BY_TRAVELLER, WhizHead
from whist_td.formats.whiz.screens.play_questions import DealQuestions
from whist_td.formats.whiz.screens.play_seats import SeatsToCome
from whist_td.formats.whiz.screens.play_second_pass import WhizRereading
from whist_td.formats.whiz.screens.play_standings import WhizRunning
from whist_td.formats.whiz.screens.play_steering import Steering
from whist_td.formats.whiz.screens.play_steps import WhizSteps
from whist_td.formats.whiz.screens.play_waiting import WhizWaiting
from whist_td.formats.whiz.views.play_views import whiz_round
from whist_td.kit.enter import ENTER
from whist_td.kit.session import Session
from whist_td.kit.strip_place import StripPlace
from whist_td.kit.stylesheet import STEP
from whist_td.stages.play_pass_band import PassBand

COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""With these a key is the window's and not the field's."""


class WhizPlayPanel(QWidget):
    """The round in large type, its deals, the ranking beside them, the line to type in below."""

    entries_wanted = Signal()
    results_wanted = Signal()

    def __init__(self, session: Session[WhizEvent], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._newest = session.evening.last_announced
        words = session.words
        self._stack = QStackedWidget(self)
        self._waiting = WhizWaiting(words, self)
        self._head = WhizHead(words, self)
        self._band = PassBand(words, self)
        self._standings = WhizRunning(words, self)
        self._below = QWidget(self)
        self._card = EntryCard(words, self._below)
        self._foot = WhizFoot(session, self._below)
        self._strips = StripPlace(self._below, self)
        model = BoardsModel(words, self)
        self._deals = DealsShown(session, model, self)
        self._second = WhizRereading(session, model, self._strips, self)
        seats = SeatsToCome()
        self._entry = DealEntry(session, self._card, self._second, seats)
        self._cursor = Cursor(session, self._deals, self._second)
        self._steps = WhizSteps(session, self._strips, self)
        self._questions = DealQuestions(session, self._strips, self._entry, seats)
        self._steering = Steering(self._cursor, self._deals, self._second, self._strips, self)
        self._lay_out()
        self._connect()
        self.refresh()

    def refresh(self) -> None:
        """Show everything anew."""
        evening = self._session.evening
        started = evening.is_started
        self._stack.setCurrentIndex(int(started))
        self._below.setVisible(started and self._strips.strip is None)
        if not started:
            self._waiting.refresh(evening)
            return
        self._deals.round = max(1, min(self._deals.round, evening.last_announced))
        self._head.show_round(whiz_round(evening, self._deals.round), evening)
        self._head.show_way(self._deals.way)
        self._cursor.refresh()
        self._standings.refresh(evening)
        self._share_width()
        self._foot.refresh(self._deals.round)

    def show_round(self, round_number: int) -> None:
        """Look at a round that has begun, with the cursor on the first deal that is missing."""
        self._strips.close_strip()
        self._second.stop()
        self._deals.setCurrentIndex(BY_TABLE)
        self._cursor.show_round(round_number)
        self.refresh()
        self.take_focus()

    def show_way(self, way: int) -> None:
        """Enter by table, or by traveller; a second pass goes table by table."""
        if self._second.state is None:
            self._cursor.show_way(way)
        self._head.show_way(self._deals.way)
        self.take_focus()

    def take_focus(self) -> None:
        """Put the keys where the work is."""
        if self._session.evening.is_started:
            self._card.field.setFocus()
        else:
            self._waiting.focus_next()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take keys that nothing else here takes to the field, and go on there."""
        field = self._card.field
        elsewhere = not field.hasFocus() and self._strips.strip is None
        is_ours = Qt.Key(event.key()) not in ENTER and self._session.evening.is_started
        if elsewhere and is_ours and not event.modifiers() & COMMANDS:
            field.setFocus()
            field.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        self._standings.setFixedWidth(self._standings.width_in(self.width()))

    def _lay_out(self) -> None:
        deals = QVBoxLayout()
        deals.setSpacing(STEP)
        deals.addWidget(self._band)
        deals.addWidget(self._deals, 1)
        deals.addWidget(self._strips)
        middle = QHBoxLayout()
        middle.setSpacing(2 * STEP)
        middle.addLayout(deals, 1)
        middle.addWidget(self._standings)
        play = QWidget(self)
        column = QVBoxLayout(play)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addWidget(self._head)
        column.addLayout(middle, 1)
        self._stack.addWidget(self._waiting)
        self._stack.addWidget(play)
        below = QVBoxLayout(self._below)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(STEP)
        below.addWidget(self._card)
        below.addWidget(self._foot)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        whole.addWidget(self._stack, 1)

    def _connect(self) -> None:
        self._session.changed.connect(self._take_in)
        self._connect_entry()
        self._head.round_chosen.connect(self.show_round)
        self._head.way_chosen.connect(self.show_way)
        self._foot.next_wanted.connect(self._steps.go_on)
        self._foot.despite_wanted.connect(lambda: self._steps.go_on(despite=True))
        self._foot.earlier_wanted.connect(self.show_round)
        self._steps.round_wanted.connect(self.show_round)
        self._steps.results_wanted.connect(self.results_wanted)
        self._strips.emptied.connect(self.take_focus)
        self._waiting.begun.connect(self._steps.begin_first)
        self._waiting.entries_wanted.connect(self.entries_wanted)
        self._standings.entries_wanted.connect(self.entries_wanted)
        self._standings.penalty_wanted.connect(self._ask_penalty)
        self._band.left.connect(self._second.stop)
        self._steering.round_wanted.connect(self.show_round)
        self._steering.way_wanted.connect(self.show_way)
        self._steering.penalty_wanted.connect(self._ask_penalty)
        self._steering.next_wanted.connect(self._go_on)

    def _connect_entry(self) -> None:
        self._cursor.moved.connect(self._move)
        self._entry.entered.connect(self._cursor.go_on)
        self._entry.wanted.connect(self._cursor.go)
        self._entry.steered.connect(self._steering.take)
        self._second.moved.connect(self._show_pass)
        self._second.agreed.connect(self._cursor.go_on)
        self._card.adjust_wanted.connect(self._questions.adjust)
        self._card.happened_wanted.connect(self._questions.happened)
        self._steering.buttons_wanted.connect(self._card.fold_buttons)
        self._steering.adjust_wanted.connect(self._questions.adjust)
        self._steering.happened_wanted.connect(self._questions.happened)

    def _move(self, place: BoardPlace | None, is_chosen: bool) -> None:  # noqa: FBT001 - a slot
        self._card.tells_round = self._deals.way == BY_TRAVELLER
        self._entry.show(place, is_chosen=is_chosen)
        self._head.show_way(self._deals.way)

    def _take_in(self, outcome: Outcome) -> None:
        newest = self._session.evening.last_announced
        if newest != self._newest:
            self._newest = newest
            self._strips.close_strip()
            self._deals.round = newest
            if newest:
                self.show_round(newest)
            else:
                self.refresh()
        elif all(change.field == "results" for change in outcome.changes):
            self._take_in_results([change.key for change in outcome.changes])
        else:
            self.refresh()
        self._second.take_in_changes()

    def _take_in_results(self, places: list[BoardPlace]) -> None:
        evening = self._session.evening
        self._deals.take_in(places)
        if all(place.round == self._newest for place in places):
            self._standings.take_in(evening, {place.board for place in places})
        else:
            self._standings.refresh(evening)
        self._entry.refresh()
        had_keys = self._foot.has_keys
        self._foot.refresh(self._deals.round)
        if had_keys and not self._foot.has_keys:
            self.take_focus()  # the button under the keys will not do any more

    def _show_pass(self) -> None:
        readings = self._second.state
        self._band.show_pass(readings)
        if readings is not None and not readings.read:
            self._cursor.go_to_missing()
        self._entry.refresh()

    def _ask_penalty(self) -> None:
        self._questions.penalty(self._deals.round)

    def _go_on(self) -> None:
        """Go to what comes after the deals: the next step, or back to the newest round."""
        if self._deals.round == self._newest:
            self._foot.focus_next()
        else:
            self.show_round(self._newest)
