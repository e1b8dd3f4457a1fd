"""Play: the one screen of the whole evening."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from whist_td.domain.rounds import Call, Place
from whist_td.domain.strains import Strain
from whist_td.formats.militaire.checksum import checksum
from whist_td.ui.models.tables import TablesModel
from whist_td.ui.panels.play_announce import AnnounceStrip
from whist_td.ui.panels.play_entry import RoundEntry
from whist_td.ui.panels.play_foot import Next, PlayFoot, next_step
from whist_td.ui.panels.play_head import PlayHead
from whist_td.ui.panels.play_keys import Stroke
from whist_td.ui.panels.play_second_pass import SecondPassBand
from whist_td.ui.panels.play_standings import PlayStandings
from whist_td.ui.panels.play_tables import TablesView
from whist_td.ui.panels.play_waiting import PlayWaiting
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP
from whist_td.ui.widgets.strip_place import StripPlace
from whist_td.usecases.commands import AnnounceRound, CorrectAnnouncement, FinishEvent
from whist_td.usecases.desk import Outcome
from whist_td.usecases.views import effective_round, round_view, table_row

KEYS_LEARNT = 60
"""After this many results the keys are no longer shown on the sides."""


class PlayPanel(QWidget):
    """The round in large type, its tables, the standings beside them, one calm line below."""

    entries_wanted = Signal()
    results_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shown = session.evening.last_announced
        self._newest = self._shown
        words = session.words
        self._head = PlayHead(words, self)
        self._band = SecondPassBand(words, self)
        self._model = TablesModel(words, self)
        self._view = TablesView(words, self._model, self)
        self._standings = PlayStandings(words, self)
        self._waiting = PlayWaiting(words, self)
        self._foot = PlayFoot(session, self)
        self._strips = StripPlace(self._foot, self)
        self._stack = QStackedWidget(self)
        self._entry = RoundEntry(session, self._view, self._model, self._strips)
        self._lay_out()
        self._connect()
        self.refresh()
        self._go_to_missing()

    def refresh(self) -> None:
        """Show everything anew."""
        evening = self._session.evening
        started = evening.is_started
        self._stack.setCurrentIndex(int(started))
        self._foot.setVisible(started and self._strips.strip is None)
        if not started:
            self._waiting.refresh(evening)
            return
        table = self._view.table
        view = round_view(evening, self._shown)
        self._entry.show_round(self._shown)
        self._model.show_round(view.rows)
        self._view.go_to(max(1, table))
        self._head.show_round(view, evening)
        self._standings.refresh(evening)
        self._say()

    def show_round(self, round_number: int) -> None:
        """Look at an announced round, with the cursor on the first table that is missing."""
        newest = self._session.evening.last_announced
        self._shown = max(1, min(round_number, newest))
        self._strips.close_strip()
        self.refresh()
        self._go_to_missing()
        self._view.setFocus()

    def take_focus(self) -> None:
        """Put the keys where the work is."""
        if self._session.evening.is_started:
            self._view.setFocus()
        else:
            self._waiting.focus_next()

    def _go_to_missing(self) -> None:
        missing = self._session.evening.missing(self._shown) if self._shown else ()
        self._view.go_to(missing[0] if missing else 1)

    def _lay_out(self) -> None:
        tables = QVBoxLayout()
        tables.setSpacing(STEP)
        tables.addWidget(self._band)
        tables.addWidget(self._view, 1)
        self._standings.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        middle = QHBoxLayout()
        middle.setSpacing(2 * STEP)
        middle.addLayout(tables, 10)
        middle.addWidget(self._standings, 3)
        play = QWidget(self)
        column = QVBoxLayout(play)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addWidget(self._head)
        column.addLayout(middle, 1)
        self._stack.addWidget(self._waiting)
        self._stack.addWidget(play)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        whole.setSpacing(STEP)
        whole.addWidget(self._stack, 1)
        whole.addWidget(self._strips)

    def _connect(self) -> None:
        self._session.changed.connect(self._take_in)
        self._head.round_chosen.connect(self.show_round)
        self._head.correction_wanted.connect(self._correct_announcement)
        self._foot.next_wanted.connect(self._go_on)
        self._foot.despite_wanted.connect(lambda: self._go_on(despite=True))
        self._waiting.begun.connect(self._announce)
        self._waiting.despite_wanted.connect(lambda: self._announce(despite=True))
        self._waiting.entries_wanted.connect(self.entries_wanted)
        self._entry.steered.connect(self._steer)
        self._entry.second.moved.connect(self._show_pass)
        self._band.left.connect(self._entry.second.stop)
        self._view.digits_typed.connect(self._say)

    def _take_in(self, outcome: Outcome) -> None:
        newest = self._session.evening.last_announced
        if newest != self._newest:
            self._newest = newest
            self.show_round(newest)
        elif all(change.field == "results" for change in outcome.changes):
            self._take_in_results([change.key for change in outcome.changes])
        else:
            self.refresh()
        self._entry.second.take_in_changes()

    def _take_in_results(self, places: list[Place]) -> None:
        evening = self._session.evening
        for place in places:
            if place.round == self._shown:
                self._model.show_row(table_row(evening, place))
        if all(place.round == self._newest for place in places):
            self._standings.update_totals(evening)
        else:
            self._standings.refresh(evening)
        self._say()

    def _say(self, typed: str = "") -> None:
        evening = self._session.evening
        if evening.is_started:
            self._foot.refresh(checksum(evening, self._shown), typed)
            self._view.show_keys(len(evening.results) < KEYS_LEARNT)

    def _show_pass(self) -> None:
        self._band.show_pass(self._entry.second.state)

    def _steer(self, stroke: Stroke) -> None:
        match stroke:
            case Stroke.EARLIER:
                self.show_round(self._shown - 1)
            case Stroke.LATER:
                self.show_round(self._shown + 1)
            case Stroke.BACK if self._entry.second.state:
                self._entry.second.stop()
            case Stroke.BACK if self._shown != self._newest:
                self.show_round(self._newest)
            case Stroke.NEXT if self._shown == self._newest:
                self._foot.focus_next()

    def _go_on(self, *, despite: bool = False) -> None:
        match next_step(self._session.evening).what:
            case Next.ANNOUNCE:
                self._announce(despite=despite)
            case Next.FINISH:
                self._session.do(FinishEvent(despite))
            case Next.RESULTS:
                self.results_wanted.emit()

    def _announce(self, *, despite: bool = False) -> None:
        _ = self._session.words
        evening = self._session.evening
        number = evening.last_announced + 1
        strip = AnnounceStrip(
            evening.plan(number),
            _("Round {round}", round=number),
            _("Announce round {round}", round=number),
            _,
            self._strips,
        )
        missing = evening.missing(number - 1) if number > 1 else ()
        if missing:
            strip.say(
                _(
                    "Round {round} stays open; its missing tables can be entered later.",
                    round=number - 1,
                )
            )

        def announce(trump: Strain, call: Call) -> None:
            self._session.do(AnnounceRound(number, trump, call, despite, despite))

        strip.decided.connect(announce)
        self._strips.ask(strip)

    def _correct_announcement(self) -> None:
        _ = self._session.words
        number = self._shown
        strip = AnnounceStrip(
            effective_round(self._session.evening, number),
            _("What was really announced for round {round}?", round=number),
            _("Correct round {round}", round=number),
            _,
            self._strips,
        )

        def correct(trump: Strain, call: Call) -> None:
            self._strips.close_strip()
            self._session.do(CorrectAnnouncement(number, trump, call))

        strip.decided.connect(correct)
        self._strips.ask(strip)
