"""The steps of a club night: rounds begun, the end, and what is asked before; all in place."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.domain.errors import RuleError
from whist_td.formats.club.evening import ClubEvening
from whist_td.i18n.club_night_sentences import missing_tables_sentence
from whist_td.i18n.words import Words
from whist_td.ui.club.play_foot import open_club_rounds
from whist_td.ui.club.play_head import sit_out_words
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.ui.whiz.play_steps import EndStrip
from whist_td.ui.widgets.strip import Strip
from whist_td.ui.widgets.strip_place import StripPlace
from whist_td.usecases.club_commands import BeginClubRound, FinishClub
from whist_td.usecases.club_seating import ready_for
from whist_td.usecases.club_views import ClubNext, ClubRoundView, club_round, next_club_step


class ClubSteps(QObject):
    """Carries the evening on."""

    round_wanted = Signal(int)
    results_wanted = Signal()

    def __init__(self, session: Session[ClubEvening], strips: StripPlace, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._strips = session, strips

    def go_on(self, *, despite: bool = False) -> None:
        """Do what comes next; `despite` is the director's decision to leave tables open."""
        step = next_club_step(self._session.evening)
        match step.what:
            case ClubNext.BEGIN:
                self._ask_round(step.round, despite=despite)
            case ClubNext.FINISH:
                self._ask_end(despite=despite)
            case ClubNext.RESULTS:
                self.results_wanted.emit()

    def begin_first(self) -> None:
        """Begin round 1: who sits out stands on the card with the button."""
        self._session.do(BeginClubRound(1))

    def _ask_round(self, number: int, *, despite: bool) -> None:
        """Say the next round as it is told aloud, and begin it."""
        try:
            view = club_round(ready_for(self._session.evening, number), number)
        except RuleError:
            # The desk refuses it with the sentence that says what would do.
            self._session.do(BeginClubRound(number, despite_missing=despite))
            return
        strip = BeginStrip(view, self._session.words, self._strips)
        missing = self._session.evening.missing(number - 1) if number > 1 else ()
        if missing:
            strip.say_open(missing_tables_sentence(number - 1, missing, self._session.words))
        strip.decided.connect(lambda: self._begin(number, despite=despite))
        self._strips.ask(strip)

    def _begin(self, number: int, *, despite: bool) -> None:
        if self._session.do(BeginClubRound(number, despite_missing=despite)):
            self._strips.close_strip()

    def _ask_end(self, *, despite: bool) -> None:
        """End the evening, and ask first where a round is still open."""
        evening, newest = self._session.evening, self._session.evening.last_announced
        still_open = [*open_club_rounds(evening), *([newest] if evening.missing(newest) else [])]
        if not still_open:
            self._session.do(FinishClub(despite))
            return
        number = still_open[0]
        told = missing_tables_sentence(number, evening.missing(number), self._session.words)
        strip = EndStrip(number, told, self._session.words, self._strips)
        strip.round_wanted.connect(self._go_to)
        strip.finish_wanted.connect(self._finish_despite)
        self._strips.ask(strip)

    def _go_to(self, number: int) -> None:
        self._strips.close_strip()
        self.round_wanted.emit(number)

    def _finish_despite(self) -> None:
        self._strips.close_strip()
        self._session.do(FinishClub(despite_missing=True))


class BeginStrip(Strip):
    """What the director says aloud before a round; one Enter begins it."""

    decided = Signal()

    def __init__(self, view: ClubRoundView, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        told = _("Round {number} of {last}", number=view.number, last=view.rounds)
        self._heading = labelled(told, "title", self)
        tables = _.plural("{n} table", "{n} tables", len(view.tables))
        seats = _("Everybody goes to the table and the seat on his card.")
        said = " ".join(filter(None, (f"{tables}.", seats, sit_out_words(view, _))))
        self._said = labelled(said, "heading", self)
        self._said.setWordWrap(True)
        self._note = labelled("", "warning", self)
        self._accept = QPushButton(_("Begin round {number}", number=view.number), self)
        self._leave = QPushButton(_("Not yet"), self)
        self._lay_out()
        self._accept.clicked.connect(self.accept)
        self._leave.clicked.connect(self.closed)

    @override
    def first_field(self) -> QWidget:
        return self._accept

    @override
    def accept(self) -> None:
        self.decided.emit()

    def say_open(self, missing: str) -> None:
        """Say that the round before stays open."""
        _ = self._words
        stays = _("It stays open: what is missing can be entered later.")
        self._note.setText(f"{missing} {stays}")

    def _lay_out(self) -> None:
        set_role(self._accept, "primary")
        set_role(self._leave, "quiet")
        self._accept.setObjectName("beginRound")
        last = QHBoxLayout()
        last.setSpacing(2 * STEP)
        last.addWidget(self._note, 1)
        last.addWidget(self._leave)
        last.addWidget(self._accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        column.setSpacing(STEP)
        column.addWidget(self._heading)
        column.addWidget(self._said)
        column.addLayout(last)
