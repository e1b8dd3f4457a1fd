"""A question after which the rounds to come are seated anew: what it costs is said before.

The search runs beside the window. Its first answer comes at once and can be accepted; better ones
take its place while the director reads, and what stands there is what is carried out.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic, sleep

from PySide6.QtWidgets import QDialog, QFrame, QProgressBar, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.movement_views import Asked, Improving, Offered
from whist_td.formats.whiz.views.planning import Rebuilding
from whist_td.formats.whiz.words.forecast import cost_sentences
from whist_td.kit.dialog_pages import fill_card, lay_out
from whist_td.kit.jobs import Job, Progress, Work
from whist_td.kit.parts import button
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.players.screens.movement_dialogs import LINES, WIDTH, show_points
from whist_td.words.messages import message
from whist_td.words.movement_messages import whiz_fault_sentence

_PATIENT = 10.0
"""Seconds for which better rounds are looked for, while the director reads the first ones."""
_VAIN = 4.0
"""Seconds after which the search is given up that has found nothing better in them."""
_TICKS = 100
"""Into so many parts the time is divided for the bar."""
_STEPS = 250
"""Steps of the search after which the window has its turn."""
_BREATH = 0.001
_CALM = 1.0
"""Seconds that what stands there is left to be read before something better takes its place."""


@dataclass
class _SearchAnswers:
    """What the search has found so far: written beside the window, read in it."""

    best: Offered | None = None


class RebuildDialog(QDialog):
    """The frame of such a question: what changes, what it costs, and the two answers."""

    # Many methods: the four that each question answers, and the search that runs meanwhile.

    def __init__(
        self, session: Session[WhizEvent], title: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self._answers = _SearchAnswers()
        self._job: Job | None = None
        self._offer: Offered | None = None
        self._shown_at = 0.0
        self.setWindowTitle(title)
        self._heading = labelled(title, "title", self)
        self._intro = labelled("", "quiet", self)
        self._form = QVBoxLayout()
        self._costs = QFrame(self)
        self._costs_title = labelled(_("What it means"), "heading", self._costs)
        self._cost = labelled("", "body", self._costs)
        self._bar = QProgressBar(self._costs)
        self._progress = labelled("", "quiet", self._costs)
        self._error = labelled("", "error", self)
        self._keep = button(_("Leave it as it is"), "rebuildKeep", self)
        self._accept = button("", "rebuildAccept", self, "primary")
        self._name_parts()
        self._lay_out()
        self._keep.clicked.connect(self.reject)
        self._accept.clicked.connect(self._carry_out)

    def _name_parts(self) -> None:
        _ = self._session.words
        self._cost.setObjectName("rebuildCost")
        self._error.setObjectName("rebuildError")
        self._progress.setObjectName("rebuildLooking")
        self._bar.setObjectName("rebuildBar")
        self._bar.setRange(0, _TICKS)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(_("Looking for the best rounds"))
        set_role(self._costs, "card")
        self._accept.setDefault(True)

    def _lay_out(self) -> None:
        self._form.setSpacing(2 * STEP)
        inside = fill_card(self._costs, (self._costs_title, self._cost))
        # They keep their room while nothing is looked for, lest everything jump.
        below: tuple[QWidget, ...] = (self._progress, self._bar)
        for part in below:
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
            inside.addWidget(part)
        parts = (self._heading, self._intro, self._form, self._costs, self._error)
        lay_out(self, parts, (self._keep, self._accept), self._costs)
        self._error.hide()
        self._show_progress("")
        self.setMinimumWidth(WIDTH * self.fontMetrics().averageCharWidth())
        self._cost.setMinimumHeight(self._least_height())

    def _request(self) -> Asked | None:
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
        self._stop()
        self._offer = None
        self._refuse("")
        self._show_progress("")
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

    def _search(self, asked: Asked) -> None:
        # Each question has answers of its own: a late one to the question before reaches nobody.
        self._answers = _SearchAnswers()
        self._job = Job(_work(self._session.evening, asked, self._answers))
        self._bar.setValue(0)
        self._job.slow.connect(self._report_slow)
        self._job.progressed.connect(self._report_progress)
        self._job.succeeded.connect(self._end)
        self.destroyed.connect(self._job.cancel)
        self._job.start()

    def _stop(self) -> None:
        if self._job is not None:
            self._job.progressed.disconnect(self._report_progress)
            self._job.succeeded.disconnect(self._end)
            self._job.cancel()
            self._job = None

    def _report_slow(self) -> None:
        _ = self._session.words
        if self._offer is None and self._job is not None and not self._job.is_over:
            self._show_progress(_("Looking for the best rounds…"))

    def _report_progress(self, done: int, _total: int) -> None:
        _ = self._session.words
        self._bar.setValue(done)
        is_new = self._answers.best is not self._offer
        if is_new and (self._offer is None or monotonic() - self._shown_at > _CALM):
            self._take_in()
        if self._offer is not None:
            self._show_progress(
                _("The program looks for still better rounds. You need not wait: accept any time.")
            )

    def _end(self) -> None:
        if self._job is None or not self._job.is_over:
            return  # the end of a search that was given up meanwhile
        if self._answers.best is not self._offer:
            self._take_in()
        self._show_progress("")
        self._job = None

    def _take_in(self) -> None:
        """Show the best so far; what stands there is what would be carried out."""
        _, best = self._session.words, self._answers.best
        self._offer, self._shown_at = best, monotonic()
        if best is None or best.cost is None:
            self._cost.setText("")
            self._refuse(message(best.refusal, _) if best and best.refusal else "")
        else:
            show_points(self._cost, self._sentences(best))
            least = max(self._cost.minimumHeight(), self._least_height())
            self._cost.setMinimumHeight(least)
        self.show_answers()

    def _sentences(self, offered: Offered) -> tuple[str, ...]:
        """Return what it means, and what the verifier still holds against it."""
        _ = self._session.words
        if offered.cost is None:
            return ()
        faults = tuple(whiz_fault_sentence(fault, _) for fault in offered.faults)
        return (*cost_sentences(offered.cost, self._session.evening.settings, _), *faults)

    def _least_height(self) -> int:
        """Return the height of the sentences: it stays while they change, and nothing jumps."""
        return (LINES - 2) * self.fontMetrics().lineSpacing()

    def _show_progress(self, sentence: str) -> None:
        self._progress.setText(sentence)
        self._progress.setVisible(bool(sentence))
        self._bar.setVisible(bool(sentence))

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
        self._stop()
        super().done(result)


def _work(
    evening: WhizEvent, asked: Asked, answers: _SearchAnswers, now: Callable[[], float] = monotonic
) -> Work:
    """Return the search: a first answer at once, then better ones until the time is up."""

    def work(progress: Progress) -> None:
        search = Improving(evening, asked)
        answers.best = search.best
        begun, tick = now(), 0
        found_at = begun
        progress(tick, _TICKS)
        while search.can_improve and tick < _TICKS and now() - found_at < _VAIN:
            is_better = search.improve(_STEPS)
            if is_better:
                answers.best, found_at = search.best, now()
            passed = int((now() - begun) / _PATIENT * _TICKS)
            if is_better or passed > tick:
                tick = passed
                progress(min(tick, _TICKS), _TICKS)
            sleep(_BREATH)

    return work
