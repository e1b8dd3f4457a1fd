"""A question after which the rounds to come are seated otherwise: what it means is said before.

The search runs beside the window. Its first answer comes at once and can be accepted; better ones
take its place while the director reads, and what stands there is what is carried out.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from time import monotonic, sleep
from typing import Any, Generic

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QDialog,
    QFrame,
    QLabel,
    QProgressBar,
    QRadioButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.kit.aim import changed_place
from whist_td.kit.dialog_pages import lay_out, room_above
from whist_td.kit.form import TypedForm
from whist_td.kit.jobs import NewestJob, Progress, Work
from whist_td.kit.parts import ENTER, button, column, fill_line, keep_room
from whist_td.kit.questions import Asking
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.players.screens.movement_dialogs import WIDTH, show_points
from whist_td.players.seating import E, SeatingKind
from whist_td.players.views.reseating import Asked, Reseating, SeatOffer
from whist_td.players.words.reseating import ways_apart
from whist_td.words.messages import message

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
_LINES = 7
"""The least height of what it means, in lines; with two ways above it, of four less."""
_OF_WAYS = 4


class WaysToSeat(QWidget):
    """Two ways to seat people, each with its price; the first is the program's choice."""

    chosen = Signal()

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("waysToSeat")
        self._group = QButtonGroup(self)
        self._prices: list[QLabel] = []
        lines: list[QWidget] = []
        for number in (1, 2):
            way = named(QRadioButton(self), f"way{number}")
            set_role(way, "number")
            self._group.addButton(way, number - 1)
            price = named(labelled("", "body", self), f"wayPrice{number}")
            price.setContentsMargins(5 * STEP, 0, 0, STEP // 2)
            self._prices.append(price)
            lines += [way, price]
        column(*lines, inside=self, spacing=0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setAccessibleName(title)
        self._group.buttons()[0].setChecked(True)
        # Not when it is clicked: the arrow keys choose too.
        self._group.idToggled.connect(self._tell_chosen)

    @property
    def number(self) -> int:
        """Which of the two is chosen, counted from 0."""
        return max(self._group.checkedId(), 0)

    def _tell_chosen(self, _number: int, is_chosen: bool) -> None:  # noqa: FBT001 - Qt's
        if is_chosen:
            self.chosen.emit()

    def show_ways(self, ways: Sequence[tuple[str, str]]) -> None:
        """Show the ways there are, each as its title and its price; one alone is no choice.

        Where there are none yet, what the program would choose is chosen.
        """
        if not ways:
            with QSignalBlocker(self._group):
                self._group.buttons()[0].setChecked(True)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(not ways)  # Room is kept as long as a choice may come.
        self.setSizePolicy(policy)
        self.setVisible(len(ways) > 1)
        for way, label, (title, price) in zip(
            self._group.buttons(), self._prices, ways, strict=False
        ):
            way.setText(title)
            way.setAccessibleDescription(price)
            label.setText(price)


@dataclass
class _SearchAnswers:
    """What the search has found so far: written beside the window, read in it."""

    offers: tuple[SeatOffer, ...] = ()
    """The program's choice first, beside it the next best."""


@dataclass(frozen=True)
class Reseat:
    """What the answers come to so far."""

    key: object
    """What the seats depend on: as long as it is the same, they are not looked for again."""
    request: Asked | None
    """None while there is nothing to look for."""
    lacking: str
    """What has to be answered before anybody can accept; nothing where all is said."""
    accept: str
    """What the button does, in words."""
    named: Callable[[Any], Any] = lambda command: command
    """Gives the request the names that have been typed while it was looked for."""
    means: Callable[[SeatOffer], tuple[str, ...]] | None = None
    """What an offer means, where it is not what it means to everybody."""


@dataclass(frozen=True)
class ReseatQuestion:
    """A question after which people are seated otherwise."""

    name: str
    title: str
    intro: str
    asks: Callable[[], Asking[Reseat]]
    takes_seats: bool = True
    """Whether seats to take are looked for first."""
    first: str = ""
    """The field that has the keys first, where it is not the first one."""


class ReseatingDialog(QDialog, Generic[E]):
    """Who and when, what it means in one way or another, and the two answers."""

    # More than 15 methods: the question, the search and both answers share what is found so far.

    def __init__(
        self,
        session: Session[E],
        seating: SeatingKind[E],
        question: ReseatQuestion,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        _ = session.words
        self._session, self._seating, self._question = session, seating, question
        self._answers = _SearchAnswers()
        self._offers: tuple[SeatOffer, ...] = ()
        self._offer: SeatOffer | None = None
        self._command: Any = None
        self._key: object = self
        self._shown_at = 0.0
        self._is_asked_anew = False
        """Whether what was looked for last was answered here, not with the question itself."""
        self._told_at = -_CALM
        self._job = NewestJob(self)
        self.setObjectName(question.name)
        self.setWindowTitle(question.title)
        self._form = TypedForm(_, self)
        self._form.ask(question.asks)
        self._make_card()
        self._error = named(labelled("", "error", self), "reseatError")
        self._keep = button(_("Change nothing"), "reseatKeep", self)
        self._accept = button("", "reseatAccept", self, "primary")
        self._lay_out()
        self._connect()
        self._take_answers()
        self._form.take_focus(question.first)

    def _make_card(self) -> None:
        _ = self._session.words
        self._card = QFrame(self)
        self._card_heading = labelled(_("Consequences"), "heading", self._card)
        texts = QWidget(self._card)
        self._ways = WaysToSeat(_("Ways to seat everyone"), texts)
        self._means = named(labelled("", "body", texts), "reseatMeans")
        column(self._ways, self._means, None, inside=texts, spacing=STEP)
        # Not a part that a page leaves eight lines: the answers below it are to stay in sight.
        self._area = QScrollArea(self._card)
        self._area.setWidget(texts)
        self._progress = named(labelled("", "quiet", self._card), "reseatLooking")
        self._bar = named(QProgressBar(self._card), "reseatBar", _("Looking for the best rounds"))

    @property
    def is_unread(self) -> bool:
        """Whether what an answer means has just come, and nobody can have read it yet."""
        return (monotonic() - self._told_at) * 1000 < QApplication.doubleClickInterval()

    @property
    def _now(self) -> Reseat:
        """What the answers come to now."""
        now: Reseat = self._form.outcome
        return now

    def _lay_out(self) -> None:
        set_role(self._card, "card")
        self._accept.setDefault(True)
        self._error.hide()
        self._bar.setRange(0, _TICKS)
        self._bar.setTextVisible(False)
        self._bar.hide()
        self._ways.show_ways(())
        if not self._question.takes_seats:
            self._ways.setParent(None)
        lines = _LINES - _OF_WAYS * self._question.takes_seats
        self._means.setMinimumHeight(lines * self.fontMetrics().lineSpacing())
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = (self._card_heading, (self._area, 1), self._progress, self._bar)
        column(*inside, inside=self._card, margins=(2 * STEP, 2 * STEP))
        title = labelled(self._question.title, "title", self)
        intro = labelled(self._question.intro, "quiet", self)
        parts = (title, intro, self._form, self._card, self._error)
        lay_out(self, parts, (self._keep, self._accept), self._card)
        self.setMinimumWidth(WIDTH * self.fontMetrics().averageCharWidth())

    def _connect(self) -> None:
        self._keep.clicked.connect(self.reject)
        self._accept.clicked.connect(self._carry_out)
        self._ways.chosen.connect(self._show_chosen)
        self._form.edited.connect(self._take_answers)
        self._job.slow.connect(self._report_slow)
        self._job.progressed.connect(self._report_progress)
        self._job.succeeded.connect(self._end)
        self.destroyed.connect(self._job.cancel)

    def _take_answers(self) -> None:
        """Look for seats where they depend on what is answered anew; else say it in other words."""
        if self._now.key == self._key:
            self._show_chosen()
        else:
            self._key = self._now.key
            self._look()

    def _look(self) -> None:
        self._job.leave()
        self._is_asked_anew = self.isVisible()
        self._offer = self._command = None
        self._offers = ()
        self._ways.show_ways(())
        fill_line(self._error, "")
        self._show_progress("")
        self._keep_progress(keeps=True)
        request, takes_seats = self._now.request, self._question.takes_seats
        self._means.setText("" if request else self._now.lacking)
        if request is not None:
            # Each has answers of its own: a late one to the question before reaches nobody.
            self._answers = _SearchAnswers()
            event = self._session.facts
            begin = partial(self._seating.ways, event, request, takes_seats=takes_seats)
            self._bar.setValue(0)
            self._job.start(_work(begin, self._answers))
        self._show_answers()

    def _report_slow(self) -> None:
        if self._offer is None:
            self._show_progress(self._session.words("Looking for the best rounds…"))

    def _report_progress(self, done: int, _total: int) -> None:
        self._bar.setValue(done)
        is_new = self._answers.offers is not self._offers
        if is_new and (self._offer is None or monotonic() - self._shown_at > _CALM):
            self._take_in()
        if self._offer is not None and done < _TICKS:
            self._show_progress(
                self._session.words(
                    "The program is looking for even better rounds. You need not wait: accept at "
                    "any time."
                )
            )

    def _end(self) -> None:
        if self._answers.offers is not self._offers:
            self._take_in()
        self._show_progress("")
        self._keep_progress(keeps=False)

    def _keep_progress(self, *, keeps: bool) -> None:
        """Keep room for what is said of a search, lest everything jump; then the words have it."""
        for part in (self._progress, self._bar):
            keep_room(part, keeps=keeps)

    def _take_in(self) -> None:
        """Show the best so far; what stands there is what would be carried out."""
        _, event = self._session.words, self._session.facts
        if self._offer is None and self._is_asked_anew:
            changed_place(self._accept)
            self._told_at = monotonic()
        self._offers, self._shown_at = self._answers.offers, monotonic()
        there = [offer for offer in self._offers if offer.request is not None]
        ways = (self._seating.way(event, offer, _) for offer in there)
        self._ways.show_ways(ways_apart(ways, _))
        self._show_chosen()

    def _show_chosen(self) -> None:
        """Say what the chosen way means with what is typed, or why it will not do."""
        offers = self._offers
        best = self._offer = offers[min(self._ways.number, len(offers) - 1)] if offers else None
        refusal = best.refusal if best else None
        self._command = None
        if best is not None and best.request is not None:
            self._command, refusal = self._tried(best.request)
        if best is not None:
            show_points(self._means, self._sentences(best) if best.request else ())
        fill_line(self._error, message(refusal, self._session.words) if refusal else "")
        self._show_answers()
        self._grow()

    def _sentences(self, offer: SeatOffer) -> tuple[str, ...]:
        if self._now.means is not None:
            return self._now.means(offer)
        return self._seating.means(self._session.facts, offer, self._session.words)

    def _tried(self, command: Any) -> tuple[Any, RuleError | None]:  # noqa: ANN401
        """Return a request as it would be carried out, or why it would be refused."""
        try:
            whole = self._now.named(command)
            whole.applied_to(self._session.facts, datetime.now(UTC))
        except RuleError as refusal:
            return None, refusal
        return whole, None

    def _show_answers(self) -> None:
        """Say on the button what it does, and let it be pressed once everything is known."""
        lacking = self._now.lacking
        self._accept.setText(self._now.accept)
        self._accept.setToolTip(lacking)
        self._accept.setEnabled(not lacking and self._command is not None)

    def _grow(self) -> None:
        """Be as high as the words need, as far as the window goes; the rest of them scrolls.

        It is never made smaller, lest it jump.
        """
        texts, parent = self._area.widget(), self.parentWidget()
        if not self.isVisible() or texts is None:
            return
        needs = max(texts.heightForWidth(self._area.viewport().width()), texts.sizeHint().height())
        lacking = needs - self._area.viewport().height()
        most = room_above(parent).height() if parent is not None else self.height() + lacking
        if lacking > 0 and most > self.height():
            self.resize(self.width(), min(self.height() + lacking, most))

    def _show_progress(self, sentence: str) -> None:
        fill_line(self._progress, sentence)
        self._bar.setVisible(bool(sentence))

    def _carry_out(self) -> None:
        sentence = self._session.refusal(self._command)
        fill_line(self._error, sentence)
        if not sentence:
            self.accept()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer to Enter; one that was typed ahead stops where the consequences now stand."""
        if event.key() in ENTER and self.is_unread:
            QApplication.beep()
        else:
            super().keyPressEvent(event)

    @override
    def done(self, result: int) -> None:
        """Stop the search: nobody waits for it any more."""
        self._job.leave()
        super().done(result)


def _work(
    begin: Callable[[], Reseating[Any]],
    answers: _SearchAnswers,
    now: Callable[[], float] = monotonic,
) -> Work:
    """Return the search: a first answer at once, then better ones until the time is up."""

    def work(progress: Progress) -> None:
        search = begin()
        answers.offers = search.offers
        begun, tick = now(), 0
        found_at = begun
        if search.can_improve:
            progress(tick, _TICKS)
        while search.can_improve and tick < _TICKS and now() - found_at < _VAIN:
            is_better = search.improve(_STEPS)
            if is_better:
                answers.offers, found_at = search.offers, now()
            passed = int((now() - begun) / _PATIENT * _TICKS)
            if is_better or passed > tick:
                tick = passed
                progress(min(tick, _TICKS), _TICKS)
            sleep(_BREATH)

    return work
