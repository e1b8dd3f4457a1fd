"""Arriving late, leaving early, staying, another length, fresh rounds: the cost is said first.

The search runs beside the window. Its first answer comes at once and can be accepted; better ones
take its place while the director reads, and what stands there is what is carried out.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from time import monotonic, sleep

from PySide6.QtWidgets import QProgressBar, QWidget
from typing_extensions import override

from whist_td.core.events import MOST_ROUNDS
from whist_td.core.players import Player
from whist_td.formats.whiz.commands import AddLatePlayer
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.movement_views import Asked, Improving, Offered, judged
from whist_td.formats.whiz.words.movement import verdict_sentences
from whist_td.formats.whiz.words.seats_taken import offer_sentences, way_words
from whist_td.kit.fields import NumberField
from whist_td.kit.jobs import Job, Progress, Work
from whist_td.kit.parts import fill_line, keep_room
from whist_td.kit.session import Session
from whist_td.kit.theme import labelled, named
from whist_td.players.screens.coming_forms import LateForm, LeaveForm, Party, StayForm
from whist_td.players.screens.movement_dialogs import (
    LINES,
    ReseatingDialog,
    WaysToSeat,
    grown,
    show_points,
)
from whist_td.stages.new_event_fields import LabelledField
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


@dataclass
class _SearchAnswers:
    """What the search has found so far: written beside the window, read in it."""

    offers: tuple[Offered, ...] = ()
    """The program's choice first, beside it the next best."""


class RebuildDialog(ReseatingDialog[WhizEvent]):
    """The frame of such a question, with the search that runs meanwhile."""

    _names = ("rebuildCost", "rebuildError", "rebuildKeep", "rebuildAccept")
    _takes_seats = False
    """Whether seats to take are looked for first."""

    def __init__(
        self, session: Session[WhizEvent], title: str, intro: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(session, title, intro, parent)
        self._answers = _SearchAnswers()
        self._job: Job | None = None
        self._offer: Offered | None = None
        self._offers: tuple[Offered, ...] = ()
        self._shown_at = 0.0
        self._ways = WaysToSeat(session.words("Ways to seat everyone"), self._card)
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
        if self._takes_seats:
            self._inside.insertWidget(self._inside.indexOf(self._means), self._ways)
        self._ways.hide()
        self._ways.chosen.connect(self._show_chosen)
        below: tuple[QWidget, ...] = (self._progress, self._bar)
        for part in below:
            keep_room(part)
            self._inside.addWidget(part)

    def _request(self) -> Asked | None:
        """Return what is asked for now; None while there is nothing to look for."""
        raise NotImplementedError

    @override
    def ask(self) -> None:
        self._stop()
        self._offer = self._command = None
        self._offers = ()
        self._ways.choose_first()
        self._ways.show_ways(())
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
        search = partial(Improving, self._session.evening, asked, takes_seats=self._takes_seats)
        self._job = Job(_work(search, self._answers))
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
        is_new = self._answers.offers is not self._offers
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
        if self._answers.offers is not self._offers:
            self._take_in()
        self._show_progress("")
        self._job = None

    def _take_in(self) -> None:
        """Show the best so far; what stands there is what would be carried out."""
        _, evening = self._session.words, self._session.evening
        self._offers, self._shown_at = self._answers.offers, monotonic()
        self._ways.show_ways(tuple(way_words(offer, evening.settings, _) for offer in self._offers))
        self._show_chosen()

    def _show_chosen(self) -> None:
        _, offers = self._session.words, self._offers
        best = self._offer = offers[min(self._ways.number, len(offers) - 1)] if offers else None
        self._command = best.request if best else None
        if best is None or best.cost is None:
            self._means.setText("")
            self._refuse(message(best.refusal, _) if best and best.refusal else "")
        else:
            show_points(self._means, self._sentences(best))
            least = max(self._means.minimumHeight(), self._least_height())
            self._means.setMinimumHeight(least)
        self.show_answers()
        if self.isVisible():
            grown(self)

    def _sentences(self, offered: Offered) -> tuple[str, ...]:
        """Return what it means, and what the verifier still holds against it."""
        return offer_sentences(self._session.evening, offered, self._session.words)

    def _least_height(self) -> int:
        """Return the height of the sentences: it stays while they change, and nothing jumps."""
        lines = LINES - (6 if self._takes_seats else 2)
        return lines * self.fontMetrics().lineSpacing()

    def _show_progress(self, sentence: str) -> None:
        fill_line(self._progress, sentence)
        self._bar.setVisible(bool(sentence))

    @override
    def done(self, result: int) -> None:
        """Stop the search: nobody waits for it any more."""
        self._stop()
        super().done(result)


def _work(
    begin: Callable[[], Improving],
    answers: _SearchAnswers,
    now: Callable[[], float] = monotonic,
) -> Work:
    """Return the search: a first answer at once, then better ones until the time is up."""

    def work(progress: Progress) -> None:
        search = begin()
        answers.offers = search.offers
        begun, tick = now(), 0
        found_at = begun
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


class FreshRoundsDialog(RebuildDialog):
    """A table had the wrong boards, or a change was not so good: all rounds to come once more."""

    def __init__(self, session: Session[WhizEvent], parent: QWidget | None = None) -> None:
        _ = session.words
        verdict = judged(session.evening, session.evening.rounds.values())
        intro = _("What was played stays as it is. You can undo this.")
        wrong = verdict_sentences(verdict, _)
        if wrong:
            intro = _("As it is planned now: {faults}", faults=" ".join(wrong)) + "\n" + intro
        super().__init__(session, _("The rounds to come, made again"), intro, parent)
        self.ask()

    @override
    def _request(self) -> Asked:
        return partial(plan.anew, self._session.evening)

    @override
    def _lacking(self) -> str:
        _, cost = self._session.words, self._offer.cost if self._offer else None
        if cost is None or cost.rounds:
            return ""
        return _("The rounds that are planned are the best the program knows.")

    @override
    def _sentences(self, offered: Offered) -> tuple[str, ...]:
        return (self._lacking(),) if self._lacking() else super()._sentences(offered)

    @override
    def _accept_text(self) -> str:
        return self._session.words("Use these seats")


class WhizLateDialog(RebuildDialog):
    """Somebody arrives: who, and from which round."""

    _takes_seats = True

    def __init__(
        self, session: Session[WhizEvent], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        _, evening = session.words, session.evening
        intro = _("What was played stays as it is. You can undo this.")
        super().__init__(session, _("Somebody arrives late"), intro, parent)
        rounds = (evening.last_announced + 1, evening.settings.rounds)
        taken = [player.name for player in evening.players.values()]
        self._late = LateForm(names, rounds, _, self, taken=taken)
        self._late.named.connect(self._name_typed)
        self._ask_in(self._late)

    def _name_typed(self) -> None:
        self._refuse("")
        self.show_answers()

    @override
    def _request(self) -> Asked:
        """Return the request for somebody unnamed: the search needs no name yet."""
        number = max(self._session.evening.players, default=0) + 1
        unnamed = Player(number, str(number), "", self._late.round)
        return partial(plan.late_player, self._session.evening, unnamed)

    @override
    def _carry_out(self) -> None:
        asked = self._late
        if isinstance(self._command, AddLatePlayer):
            number = max(self._session.evening.players, default=0) + 1
            player = Player(number, asked.name or str(number), asked.club, asked.round)
            self._command = replace(self._command, player=player)
        super()._carry_out()


class WhizLeaveDialog(RebuildDialog):
    """Somebody goes home: who, and after which round."""

    _takes_seats = True

    def __init__(self, session: Session[WhizEvent], parent: QWidget | None = None) -> None:
        _, evening = session.words, session.evening
        intro = _("What was played stays, and counts. You can undo this.")
        super().__init__(session, _("Somebody leaves early"), intro, parent)
        there = _parties(evening, evening.present(evening.last_announced + 1))
        rounds = (max(evening.last_announced, 1), evening.settings.rounds)
        self._leaving = LeaveForm(there, rounds, _, self)
        self._ask_in(self._leaving)

    @override
    def _request(self) -> Asked | None:
        number, evening = self._leaving.number, self._session.evening
        if number is None:
            return None
        return partial(plan.leaving_player, evening, number, self._leaving.round)


class WhizStayDialog(RebuildDialog):
    """Somebody who left, or was to leave, is here after all."""

    _takes_seats = True

    def __init__(
        self, session: Session[WhizEvent], chosen: int | None, parent: QWidget | None = None
    ) -> None:
        _, evening = session.words, session.evening
        intro = _(
            "A player who has missed no round can continue under the same number. You can undo "
            "this."
        )
        super().__init__(session, _("Somebody stays after all"), intro, parent)
        back = [n for n, player in evening.players.items() if plan.can_return(evening, player)]
        self._staying = StayForm(_parties(evening, back), chosen, _, self)
        self._ask_in(self._staying)

    @override
    def _request(self) -> Asked | None:
        number = self._staying.number
        if number is None:
            return None
        return partial(plan.returning_player, self._session.evening, number)


class WhizLengthDialog(RebuildDialog):
    """The evening becomes shorter or longer: how many rounds in all."""

    def __init__(self, session: Session[WhizEvent], parent: QWidget | None = None) -> None:
        _ = session.words
        intro = _("Planned rounds keep their places; new ones come after. You can undo this.")
        super().__init__(session, _("A shorter or a longer event"), intro, parent)
        self._round = named(NumberField(self), "lengthRounds")
        self._round.setKeyboardTracking(False)
        self._round.setRange(max(session.evening.last_announced, 1), MOST_ROUNDS)
        self._round.setValue(session.evening.settings.rounds)
        self._form.addWidget(LabelledField(_("Rounds in all"), self._round, "", self))
        self._round.valueChanged.connect(self.ask)
        self.ask()
        self._round.setFocus()

    @override
    def _request(self) -> Asked | None:
        if self._round.value() == self._session.evening.settings.rounds:
            return None
        return partial(plan.other_length, self._session.evening, self._round.value())

    @override
    def _lacking(self) -> str:
        same = self._round.value() == self._session.evening.settings.rounds
        return self._session.words("This is how it is now. Choose another number.") if same else ""

    @override
    def _accept_text(self) -> str:
        return self._session.words.plural(
            "Play {n} round in all", "Play {n} rounds in all", self._round.value()
        )


def _parties(evening: WhizEvent, numbers: Sequence[int]) -> tuple[Party, ...]:
    return tuple(Party((number,), evening.players[number].name) for number in numbers)
