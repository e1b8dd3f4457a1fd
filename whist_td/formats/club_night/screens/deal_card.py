"""How a deal looks while it is entered: its people and questions, what it comes to, doubts."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.deal_fields import BY_SEAT
from whist_td.formats.club_night.games.game import DealDoubt
from whist_td.formats.club_night.screens.deal_questions import QuestionsArea
from whist_td.formats.club_night.screens.deal_seats import SeatsBar, seat_lines
from whist_td.formats.club_night.views.views import DealTrial, TableView
from whist_td.formats.club_night.words.deal_form import DealDraft, DealForm, Purpose
from whist_td.formats.club_night.words.games import doubt_sentence
from whist_td.formats.club_night.words.seats import SeatedPeople, TokenForm, TokenReading, seat_name
from whist_td.formats.club_night.words.tables import (
    outcome_words,
    progress_words,
    running_words,
    table_names,
    totals_of,
)
from whist_td.kit import parts
from whist_td.kit.aim import changed_place
from whist_td.kit.flow import folded
from whist_td.kit.folding import FoldingLabel
from whist_td.kit.heard import Manner, announce
from whist_td.kit.parts import column
from whist_td.kit.roomy import bring_into_sight
from whist_td.kit.strip import Question
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.words.words import N_, Words, sentence_case


def doubt_question(form: DealForm, _: Words) -> str:
    """Ask who is meant by what was typed."""
    return _("“{text}” can mean two things at this table. Which?", text=form.line.rest.upper())


def _meaning(reading: TokenReading, people: SeatedPeople, _: Words) -> str:
    """Say one thing that may be meant: "Seat West: Anne Côté", "Player 4: Luc Roy"."""
    who = " + ".join(people.names[seat] for seat in reading.seats)
    match reading.form:
        case TokenForm.SEAT:
            where = ", ".join(seat_name(seat, people.count, _) for seat in reading.seats)
            return _("{seat}: {who}", seat=sentence_case(where), who=who)
        case TokenForm.PLAYER:
            numbers = ", ".join(str(people.numbers[seat]) for seat in reading.seats)
            return _.plural(
                "Player {numbers}: {who}",
                "Players {numbers}: {who}",
                len(reading.seats),
                numbers=numbers,
                who=who,
            )
        case TokenForm.NAME:
            return who


class DoubtStrip(Question):
    """The meanings side by side; Tab and Enter, or a click, choose one."""

    chosen = Signal(object)
    """A `TokenReading`."""

    def __init__(self, form: DealForm, words: Words, parent: QWidget) -> None:
        super().__init__(words, parent)
        _ = words
        self._heading = labelled(doubt_question(form, _), "heading", self)
        always = _("Numbers on this score sheet will then always be read this way.")
        self._note = labelled(always if form.line.rest.isdecimal() else "", "quiet", self)
        self._buttons = [
            parts.button(
                _meaning(reading, form.people, _).replace("&", "&&"), f"meaning-{place + 1}", self
            )
            for place, reading in enumerate(form.meant)
        ]
        for button, reading in zip(self._buttons, form.meant, strict=True):
            button.clicked.connect(lambda _checked, read=reading: self.chosen.emit(read))
        row = folded(*self._buttons)
        lines = (self._heading, row, self._note, self.how)
        column(*lines, inside=self, margins=(2 * STEP, STEP), spacing=-1)
        self._note.setVisible(bool(self._note.text()))


_FILLED = 0.9
"""How much of its lines a sentence fills on the average: words are not parted."""

_NOTE_LETTERS = 16
"""With less width beside the buttons, what is said of an answer stands above them."""


class DealCard(QWidget):
    """Shows a draft; clicks on its questions answer as keys would."""

    # More than 15 methods: each part of the card is shown by itself.

    accepted = Signal()
    left = Signal()
    described = Signal(str, str)
    """For which deal it is, and what is asked now with its answers: what has the keys says so."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._tip = ""
        self._shown: object = None
        """Which deal is shown, and what for."""
        self._place = named(labelled("", "heading", self), "entryPlace")
        self._state = named(FoldingLabel("", self, "body"), "entryState")
        self._typed = named(labelled("", "number", self), "entryTyped")
        self._seats = SeatsBar(words, self)
        self.questions = QuestionsArea(words, self)
        self._after = named(labelled("", "number", self), "entryAfter")
        self._note = named(labelled("", "quiet", self), "entryNote")
        self._leave = parts.button(_("Leave as it is"), "leaveDeal", self, "quiet")
        self._accept = parts.button("", "accept", self, "primary")
        self._lay_out()
        self._accept.clicked.connect(self.accepted)
        self._leave.clicked.connect(self.left)

    def show_finished(self, view: TableView) -> None:
        """Show a table that has played all its deals."""
        _ = self._words
        set_role(self._place, "heading")
        self._place.setText(_("Table {table} has finished", table=view.table))
        self.described.emit(self._place.text(), "")
        self._state.hide()
        totals = totals_of(view)
        self._seats.show_lines(seat_lines(view, None, None, totals, totals, _))
        self._typed.setText("")
        self.questions.clear()
        self._after.setText("")
        self._tip = ""
        self._say(_("Its deals are below: each can be corrected."), "quiet")
        self._leave.hide()
        self._accept.hide()

    def show_deal(self, view: TableView, form: DealForm) -> None:
        """Show what is asked of a deal and what was answered."""
        _, purpose = self._words, form.draft.purpose
        if (form.draft.place, purpose) != self._shown:
            self._shown = (form.draft.place, purpose)
            changed_place(self)
        self._say_place(form.draft, view)
        self._state.setText(_state(view, _))
        set_role(self._typed, "error" if form.is_refused else "number")
        self._typed.setText(f"{form.typed}▏" if form.typed else "")
        self._state.setVisible(not self._pushes)
        self.questions.show_form(form, table_names(view), self._inner_width)
        self.described.emit(self._place.text(), self.questions.spoken)
        self._accept.show()
        self._leave.setVisible(purpose is not Purpose.NEXT)
        names = {
            Purpose.NEXT: _("Enter the deal"),
            Purpose.CORRECT: _("Correct the deal"),
            Purpose.INSERT: _("Add the deal"),
        }
        self._accept.setText(names[purpose])
        self._tip = _hint(form, _)
        self._say_tip()

    def show_trial(self, view: TableView, draft: DealDraft, trial: DealTrial | None) -> None:
        """Show what the deal would give to each seat and where the table would stand."""
        _, before = self._words, totals_of(view)
        dealer: Any = draft.answers.get("dealer")
        if not isinstance(dealer, int):  # whoever comes next
            past = [deal for deal in view.deals if deal.place.deal < draft.place.deal]
            dealer = past[-1].running.dealer if past else 0
        if trial is None:
            self._seats.show_lines(seat_lines(view, dealer, None, before, before, _))
            self._after.setText("")
            return
        self._seats.show_lines(seat_lines(view, dealer, trial.gains, before, trial.totals, _))
        self._after.setText(_after_words(view, draft, trial, _))

    def say_doubtful(self, form: DealForm) -> None:
        """Say that what was typed can be two people; which one is asked when it is gone on."""
        self._say(doubt_question(form, self._words), "warning")

    def remark(self, sentence: str) -> None:
        """Say something calmly; the answers stay."""
        self._say(sentence, "quiet")

    def refuse(self, sentence: str) -> None:
        """Say why something will not do; the answers stay."""
        self._say(sentence, "error")
        bring_into_sight(self._note)

    def doubt(self, doubts: Sequence[DealDoubt]) -> None:
        """Say calmly what to look at again."""
        if doubts:
            sentences = " ".join(doubt_sentence(doubt, self._words) for doubt in doubts)
            self._say(sentences, "warning")

    def _say_tip(self) -> None:
        """Give the hint where it finds room on two lines beside the buttons; else leave it out."""
        buttons = [each for each in (self._leave, self._accept) if not each.isHidden()]
        taken = sum(each.sizeHint().width() + 2 * STEP for each in buttons) + 4 * STEP
        room = 2 * (self.width() - taken) * _FILLED
        has_room = self._note.fontMetrics().horizontalAdvance(self._tip) <= room
        self._say(self._tip if has_room else "", "quiet")

    @property
    def _inner_width(self) -> int:
        return self.width() - 4 * STEP

    @property
    def _pushes(self) -> bool:
        """Whether what is typed would push how the table stands onto a line below.

        All that can be clicked there would go down with it.
        """
        state, *line = (each.sizeHint().width() for each in (self._state, self._place, self._typed))
        before = line[0] + 2 * STEP + state
        return before <= self._inner_width < before + line[1] + 2 * STEP

    def _say_place(self, draft: DealDraft, view: TableView) -> None:
        _, place = self._words, draft.place
        at = {"table": place.table, "deal": place.deal}
        corrected = N_("You are correcting deal {deal} of table {table}, round {round}")
        forgotten = N_("A forgotten deal, before deal {deal} of table {table}, round {round}")
        places = {
            Purpose.NEXT: _("Table {table} · deal {deal}", **at),
            Purpose.CORRECT: _(corrected, round=place.round, **at),
            Purpose.INSERT: _(forgotten, round=place.round, **at),
        }
        where = places[draft.purpose]
        if where != self._place.text() and self.isVisible():
            announce(f"{where}. {_.apart(seat.name for seat in view.seats)}")
        self._place.setText(where)

    def _say(self, text: str, role: str) -> None:
        if role in ("warning", "error") and text != self._note.text():
            announce(text, Manner.AT_ONCE)
        set_role(self._note, role)
        self._note.setText(text)
        metrics = self._note.fontMetrics()
        # Room for two lines, or what stands above would jump with every key; what is wrong is
        # said in larger letters than a hint.
        line = max(metrics.lineSpacing(), self.fontMetrics().lineSpacing())
        self._note.setMinimumSize(metrics.averageCharWidth() * _NOTE_LETTERS, 2 * line)

    @property
    def wanted_height(self) -> int:
        """The height in which the highest question is seen whole."""
        return self.minimumSizeHint().height() + self.questions.lacking

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.questions.fit(self._inner_width)
        if self._tip and self._note.property("role") == "quiet":
            self._say_tip()

    def _lay_out(self) -> None:
        for button in (self._accept, self._leave):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._after.setWordWrap(True)
        self._typed.setWordWrap(False)
        first = folded(self._place, self._typed, None, self._state, spacing=2 * STEP)
        notes = parts.column(self._after, self._note, spacing=0)
        last = parts.stacked((notes, 1), self._leave, self._accept, spacing=2 * STEP)
        parts.column(
            first, self._seats, self.questions, None, last, inside=self, margins=(2 * STEP, STEP)
        )


def _state(view: TableView, _: Words) -> str:
    far = progress_words(view.running, view.length, len(view.deals), _)
    score = running_words(view, _)
    return f"{score}   ·   {far}" if score else far


def _hint(form: DealForm, _: Words) -> str:
    if form.rest is not None:
        return _("Only {n} left: press Enter to enter it. Esc goes back.", n=form.rest)
    if form.begin == form.questions.opening and (example := form.example):
        return _("Type all in one go, such as {line}, then Enter. Esc goes back.", line=example)
    if form.at.field.kind in BY_SEAT:
        return _("Type a sign, a player’s number or a name, then Enter. Esc goes back.")
    if form.at.field.values:
        return _("Press the key shown before an answer, then Enter. Esc goes back.")
    return _("Type the number, then Enter. Esc goes back.")


def _after_words(view: TableView, draft: DealDraft, trial: DealTrial, _: Words) -> str:
    sentences = []
    if trial.gains is None:
        sentences.append(_("After the end of the table: it does not count."))
    elif not sum(trial.gains.points) and any(trial.gains.points):
        sentences.append(_("Sum 0 ✓"))
    score = outcome_words(trial.gains, trial.running, view, _)
    if score:
        sentences.append(_("after the deal: {score}", score=score))
    if trial.is_over and draft.purpose is Purpose.NEXT:
        sentences.append(_("the table has finished then"))
    elif draft.purpose is not Purpose.NEXT and len(view.deals) > draft.place.deal:
        sentences.append(_("everything after it follows"))
    return " · ".join(sentences)
