"""A seat that was typed and can be two people: it is asked which, and never guessed."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from whist_td.formats.club_night.words.deal_form import DealForm
from whist_td.formats.club_night.words.seats import (
    SeatedPeople,
    TokenForm,
    TokenReading,
    seat_name,
)
from whist_td.kit import parts
from whist_td.kit.flow import folded
from whist_td.kit.parts import column
from whist_td.kit.strip import Question
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.words.words import Words, sentence_case


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
        self._note = labelled(self._note_words(form, _), "quiet", self)
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

    def _note_words(self, form: DealForm, _: Words) -> str:
        if not form.line.rest.isdecimal():
            return ""
        return _("Numbers on this score sheet will then always be read this way.")
