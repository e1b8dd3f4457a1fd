"""A question after which the rounds to come are seated anew: what it costs is said before.

The search runs beside the window; an answer to a question that was asked otherwise meanwhile is
forgotten.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.domain.errors import RuleError
from whist_td.formats.whiz.evening import WhizEvening
from whist_td.i18n.messages import message
from whist_td.i18n.whiz_forecast import cost_sentences
from whist_td.ui.jobs import Job, Progress, Work
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.ui.whiz.movement_points import LINES, WIDTH, show_points
from whist_td.usecases.whiz_commands import (
    AddLatePlayer,
    ChangeWhizSettings,
    LetPlayerLeave,
    TakePlayerBack,
)
from whist_td.usecases.whiz_movement_views import Cost, cost_of
from whist_td.usecases.whiz_planning import SEED

Rebuilding = AddLatePlayer | LetPlayerLeave | TakePlayerBack | ChangeWhizSettings
Request = Callable[[int], Rebuilding]
"""Makes the request, given a seed; called in another thread, it touches nothing but facts."""

TRIES = 12
PATIENT = 1.5
"""Seconds after which no other try is begun."""


@dataclass(frozen=True)
class Offer:
    """A request with what it costs, or the reason why there is none."""

    question: int
    request: Rebuilding | None = None
    cost: Cost | None = None
    refusal: RuleError | None = None


class RebuildDialog(QDialog):
    """The frame of such a question: what changes, what it costs, and the two answers."""

    def __init__(
        self, session: Session[WhizEvening], title: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self._question = 0
        self._job: Job | None = None
        self._offer: Offer | None = None
        self.setWindowTitle(title)
        self._heading = labelled(title, "title", self)
        self._intro = labelled("", "quiet", self)
        self._form = QVBoxLayout()
        self._costs = QFrame(self)
        self._costs_title = labelled(_("What it means"), "heading", self._costs)
        self._cost = labelled("", "body", self._costs)
        self._bar = QProgressBar(self._costs)
        self._error = labelled("", "error", self)
        self._keep = QPushButton(_("Leave it as it is"), self)
        self._accept = QPushButton(self)
        self._name_parts()
        self._lay_out()
        self._keep.clicked.connect(self.reject)
        self._accept.clicked.connect(self._carry_out)

    def _name_parts(self) -> None:
        _ = self._session.words
        self._cost.setObjectName("rebuildCost")
        self._error.setObjectName("rebuildError")
        self._accept.setObjectName("rebuildAccept")
        self._keep.setObjectName("rebuildKeep")
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(_("Looking for the best rounds"))
        set_role(self._costs, "card")
        set_role(self._accept, "primary")
        self._accept.setDefault(True)

    def _lay_out(self) -> None:
        self._form.setSpacing(2 * STEP)
        inside = QVBoxLayout(self._costs)
        inside.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        inside.setSpacing(STEP)
        for part in (self._costs_title, self._cost, self._bar):
            inside.addWidget(part)
        inside.addStretch()
        self._cost.setAlignment(Qt.AlignmentFlag.AlignTop)
        buttons = QHBoxLayout()
        buttons.setSpacing(2 * STEP)
        buttons.addStretch()
        buttons.addWidget(self._keep)
        buttons.addWidget(self._accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
        column.setSpacing(2 * STEP)
        column.addWidget(self._heading)
        column.addWidget(self._intro)
        column.addLayout(self._form)
        column.addWidget(self._costs, 1)
        column.addWidget(self._error)
        column.addLayout(buttons)
        self._error.hide()
        self._bar.hide()
        self.setMinimumWidth(WIDTH * self.fontMetrics().averageCharWidth())
        self._costs.setMinimumHeight(LINES * self.fontMetrics().lineSpacing())

    def _request(self) -> Request | None:
        """Return what is asked for now; None while there is nothing to look for."""
        raise NotImplementedError

    def _lacking(self) -> str:
        """Return what has to be answered before anybody can accept; nothing where all is said."""
        raise NotImplementedError

    def _accept_text(self) -> str:
        """Return what the button does, in words."""
        raise NotImplementedError

    def _completed(self, request: Rebuilding) -> Rebuilding:
        """Return the request with the answers on which the search does not depend."""
        return request

    def ask(self) -> None:
        """Look anew for the best rounds: something in the question has changed."""
        self._question += 1
        self._offer = None
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self._refuse("")
        self._bar.hide()
        request = self._request()
        self._cost.setText("" if request else self._lacking())
        if request is not None:
            self._search(request)
        self.show_answers()

    def show_answers(self) -> None:
        """Say on the button what it does, and let it be pressed once everything is known."""
        lacking = self._lacking()
        self._accept.setText(self._accept_text())
        self._accept.setToolTip(lacking)
        self._accept.setEnabled(not lacking and self._offer is not None and not self._is_refused())

    def _is_refused(self) -> bool:
        return self._offer is not None and self._offer.request is None

    def _search(self, request: Request) -> None:
        self._job = Job(_work(self._question, request, self._session.evening))
        self._bar.setRange(0, TRIES)
        self._bar.setValue(0)
        self._job.slow.connect(self._tell_slow)
        self._job.progressed.connect(self._tell_progress)
        self._job.succeeded.connect(self._arrived)
        self._job.start()

    def _tell_slow(self) -> None:
        _ = self._session.words
        if self._offer is None and self._job is not None and not self._job.is_over:
            self._cost.setText(_("Looking for the best rounds…"))
            self._bar.show()

    def _tell_progress(self, done: int, total: int) -> None:
        self._bar.setRange(0, total)
        self._bar.setValue(done)

    def _arrived(self, offer: Offer) -> None:
        if offer.question != self._question:
            return
        _ = self._session.words
        self._bar.hide()
        self._offer = offer
        if offer.cost is None:
            self._cost.setText("")
            self._refuse(message(offer.refusal, _) if offer.refusal else "")
        else:
            told = cost_sentences(offer.cost, self._session.evening.settings, _)
            show_points(self._cost, told)
        self.show_answers()

    def _carry_out(self) -> None:
        if self._offer is None or self._offer.request is None:
            return
        sentence = self._session.refusal(self._completed(self._offer.request))
        if sentence:
            self._refuse(sentence)
        else:
            self.accept()

    def _refuse(self, sentence: str) -> None:
        self._error.setText(sentence)
        self._error.setVisible(bool(sentence))

    @override
    def done(self, result: int) -> None:
        """Stop the search: nobody waits for it any more."""
        self._question += 1
        if self._job is not None:
            self._job.cancel()
        super().done(result)


def _work(question: int, request: Request, evening: WhizEvening) -> Work:
    """Return the search: several tries, the best of them; a slow one is not tried for long."""

    def work(progress: Progress) -> Offer:
        begun = monotonic()
        best: Offer | None = None
        for seed in range(SEED, SEED + TRIES):
            try:
                offer = _offer(question, request(seed), evening)
            except RuleError as refusal:
                return Offer(question, refusal=refusal)
            if best is None or _pain(offer) < _pain(best):
                best = offer
            progress(seed, TRIES)
            if not any(_pain(best)) or monotonic() - begun > PATIENT:
                break
        return best if best is not None else Offer(question)

    return work


def _offer(question: int, made: Rebuilding, evening: WhizEvening) -> Offer:
    rounds = made.rounds
    if rounds is None and isinstance(made, ChangeWhizSettings):
        # Shorter: what is planned stays, as far as it goes.
        kept = range(evening.last_announced + 1, made.settings.rounds + 1)
        rounds = tuple(evening.rounds[number] for number in kept if number in evening.rounds)
    return Offer(question, made, cost_of(evening, rounds or ()))


def _pain(offer: Offer) -> tuple[int, int]:
    """Return what one would rather not have: meetings again, then deals to prepare."""
    cost = offer.cost
    return (0, 0) if cost is None else (len(cost.again), len(cost.new_sets))
