"""A question after which the rounds to come are seated anew: what it costs is said before.

The search runs beside the window. Its first answer comes at once and can be accepted; better ones
take its place while the director reads, and what stands there is what is carried out.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic, sleep

from PySide6.QtWidgets import QProgressBar, QWidget
from typing_extensions import override

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.movement_views import Asked, Improving, Offered
from whist_td.formats.whiz.words.forecast import cost_sentences
from whist_td.kit.jobs import Job, Progress, Work
from whist_td.kit.session import Session
from whist_td.kit.theme import labelled
from whist_td.players.screens.movement_dialogs import LINES, ReseatingDialog, show_points
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


class RebuildDialog(ReseatingDialog[WhizEvent]):
    """The frame of such a question, with the search that runs meanwhile."""

    _names = ("rebuildCost", "rebuildError", "rebuildKeep", "rebuildAccept")

    def __init__(
        self, session: Session[WhizEvent], title: str, intro: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(session, title, intro, parent)
        self._answers = _SearchAnswers()
        self._job: Job | None = None
        self._offer: Offered | None = None
        self._shown_at = 0.0
        self._bar = QProgressBar(self._card)
        self._progress = labelled("", "quiet", self._card)
        self._add_progress()
        self._show_progress("")
        self._means.setMinimumHeight(self._least_height())

    def _add_progress(self) -> None:
        self._progress.setObjectName("rebuildLooking")
        self._bar.setObjectName("rebuildBar")
        self._bar.setRange(0, _TICKS)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self._session.words("Looking for the best rounds"))
        # They keep their room while nothing is looked for, lest everything jump.
        below: tuple[QWidget, ...] = (self._progress, self._bar)
        for part in below:
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
            self._inside.addWidget(part)

    def _request(self) -> Asked | None:
        """Return what is asked for now; None while there is nothing to look for."""
        raise NotImplementedError

    @override
    def ask(self) -> None:
        self._stop()
        self._offer = self._command = None
        self._refuse("")
        self._show_progress("")
        request = self._request()
        self._means.setText("" if request else self._lacking())
        if request is not None:
            self._search(request)
        self.show_answers()

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
        if self._offer is None and self._job is not None and not self._job.is_over:
            self._show_progress(self._session.words("Looking for the best rounds…"))

    def _report_progress(self, done: int, _total: int) -> None:
        self._bar.setValue(done)
        is_new = self._answers.best is not self._offer
        if is_new and (self._offer is None or monotonic() - self._shown_at > _CALM):
            self._take_in()
        if self._offer is not None:
            self._show_progress(
                self._session.words(
                    "The program is looking for even better rounds. You need not wait: accept at "
                    "any time."
                )
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
        self._command = best.request if best else None
        if best is None or best.cost is None:
            self._means.setText("")
            self._refuse(message(best.refusal, _) if best and best.refusal else "")
        else:
            show_points(self._means, self._sentences(best))
            least = max(self._means.minimumHeight(), self._least_height())
            self._means.setMinimumHeight(least)
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
