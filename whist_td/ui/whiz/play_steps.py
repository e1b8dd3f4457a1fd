"""The steps of a tournament: rounds begun, the end, and what is asked before; all in place."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.whiz.evening import WhizEvening
from whist_td.i18n.whiz_sentences import missing_boards_sentence
from whist_td.i18n.words import Words
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.ui.whiz.play_words import move_sentence, sit_out_sentence
from whist_td.ui.widgets.strip import Strip
from whist_td.ui.widgets.strip_place import StripPlace
from whist_td.usecases.whiz_commands import AnnounceWhizRound, FinishWhiz
from whist_td.usecases.whiz_play_views import (
    Next,
    WhizRoundView,
    next_whiz_step,
    open_whiz_rounds,
    whiz_round,
)


class WhizSteps(QObject):
    """Carries the tournament on."""

    round_wanted = Signal(int)
    results_wanted = Signal()

    def __init__(self, session: Session[WhizEvening], strips: StripPlace, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._strips = strips

    def go_on(self, *, despite: bool = False) -> None:
        """Do what comes next; `despite` is the director's decision to leave deals out."""
        match next_whiz_step(self._session.evening).what:
            case Next.ANNOUNCE:
                self.announce(despite=despite)
            case Next.FINISH:
                self._finish(despite=despite)
            case Next.RESULTS:
                self.results_wanted.emit()

    def begin_first(self) -> None:
        """Begin round 1: who sits out stands on the card with the button."""
        self._session.do(AnnounceWhizRound(1))

    def announce(self, *, despite: bool = False) -> None:
        """Say the next round as it is told aloud, and begin it."""
        evening = self._session.evening
        number = evening.last_announced + 1
        if number not in evening.rounds:
            # The desk refuses it with the sentence that says what would do.
            self._session.do(AnnounceWhizRound(number, despite_missing=despite))
            return
        strip = BeginStrip(whiz_round(evening, number), self._session.words, self._strips)
        if number > 1 and evening.missing(number - 1):
            strip.say_open(number - 1)
        strip.decided.connect(lambda: self._begin(number, despite=despite))
        self._strips.ask(strip)

    def _begin(self, number: int, *, despite: bool) -> None:
        evening = self._session.evening
        lacks = number > 1 and bool(evening.missing(number - 1))
        if self._session.do(AnnounceWhizRound(number, despite_missing=despite and lacks)):
            self._strips.close_strip()

    def _finish(self, *, despite: bool) -> None:
        """End the tournament, and ask first where an earlier round lacks deals."""
        lacking = open_whiz_rounds(self._session.evening)
        if not lacking:
            self._session.do(FinishWhiz(despite))
            return
        number, missing = lacking[0]
        told = missing_boards_sentence(number, missing, self._session.words)
        strip = EndStrip(number, told, self._session.words, self._strips)
        strip.round_wanted.connect(self.round_wanted)
        strip.finish_wanted.connect(self._finish_despite)
        self._strips.ask(strip)

    def _finish_despite(self) -> None:
        self._strips.close_strip()
        self._session.do(FinishWhiz(despite_missing=True))


class BeginStrip(Strip):
    """What the director says aloud before a round; one Enter begins it."""

    decided = Signal()

    def __init__(self, view: WhizRoundView, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        told = _("Round {number} of {last}", number=view.number, last=view.rounds)
        self._heading = labelled(told, "title", self)
        said = " ".join(filter(None, (move_sentence(view.move, _), sit_out_sentence(view, _))))
        self._said = labelled(said, "heading", self)
        self._said.setWordWrap(True)
        self._note = labelled("", "quiet", self)
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

    def say_open(self, number: int) -> None:
        """Say that the round before stays open."""
        _ = self._words
        self._note.setText(
            _("Round {number} stays open; its missing deals can be entered later.", number=number)
        )

    def _lay_out(self) -> None:
        set_role(self._accept, "primary")
        set_role(self._leave, "quiet")
        self._accept.setObjectName("announce")
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


class EndStrip(Strip):
    """Asks before the tournament ends while a round lacks deals; Enter goes to that round."""

    round_wanted = Signal(int)
    finish_wanted = Signal()

    def __init__(self, number: int, told: str, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self._round = number
        self._heading = labelled(told, "heading", self)
        self._note = labelled(
            _("These deals count for nobody yet; they can still be entered afterwards."),
            "quiet",
            self,
        )
        self._go = QPushButton(_("Go to round {number}", number=number), self)
        self._finish = QPushButton(_("Finish all the same"), self)
        self._lay_out()
        self._go.clicked.connect(self.accept)
        self._finish.clicked.connect(self.finish_wanted)

    @override
    def first_field(self) -> QWidget:
        return self._go

    @override
    def accept(self) -> None:
        self.round_wanted.emit(self._round)

    def _lay_out(self) -> None:
        set_role(self._go, "primary")
        self._go.setObjectName("goToOpenRound")
        self._finish.setObjectName("finishDespite")
        said = QVBoxLayout()
        said.setSpacing(0)
        said.addWidget(self._heading)
        said.addWidget(self._note)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        row.setSpacing(2 * STEP)
        row.addLayout(said, 1)
        row.addWidget(self._finish)
        row.addWidget(self._go)
