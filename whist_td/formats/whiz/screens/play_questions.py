"""What is asked about a deal or a player in place: adjusted, as it happened, penalised."""

from fractions import Fraction
from itertools import pairwise

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget
from typing_extensions import override

from whist_td.core.contracts import HANDS
from whist_td.core.errors import RuleError
from whist_td.formats.whiz.commands import LiftPenalty, PenalisePlayer, RecordAsHappened
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import NOBODYS_FAULT, OTHERS_FAULT, OWN_FAULT, Penalty
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.screens.play_entry import SeatsAnnounced, WhizDealEntry
from whist_td.formats.whiz.screens.play_happened import HappenedStrip
from whist_td.formats.whiz.screens.play_keys import DealKey
from whist_td.formats.whiz.views.entry import Reading
from whist_td.formats.whiz.views.play_views import BoardCell, board_cell
from whist_td.formats.whiz.words.facts import penalty_words
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.kit.fields import ChoiceField
from whist_td.kit.flow import WrappingRow, folded
from whist_td.kit.parts import button, column, row, stacked
from whist_td.kit.session import Session
from whist_td.kit.strip import Confirmation, Strip, StripPlace, foot
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.words.messages import message
from whist_td.words.words import N_, Words, decimal

_USUAL = (
    (OWN_FAULT, N_("own fault: 40 %")),
    (NOBODYS_FAULT, N_("nobody’s fault: 50 %")),
    (OTHERS_FAULT, N_("others’ fault: 60 %")),
)
_WORDS = {Notation.FRENCH: "AJ", Notation.ENGLISH: "ADJ"}
_MOST_LINES = 4
"""So many penalties, the newest, are listed; the journal has them all."""
_REASON_LETTERS = 18


class _AdjustStrip(Strip):
    """Three percentages, 40, 50 and 60 at a click; Enter goes from field to field and enters it."""

    written = Signal(str)

    def __init__(self, cell: BoardCell, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._notation = Notation(words.language.value)
        place = cell.place
        heading = _(
            "Adjusted score at table {table}, deal {board}", table=place.table, board=place.board
        )
        self._heading = labelled(heading, "heading", self)
        self._fields = [QLineEdit(self) for _hand in HANDS]
        self._reason = named(QLineEdit(self), "adjustReason")
        self._note = labelled(
            _("A dash (-) for a player for whom the deal does not count."), "quiet", self
        )
        self._accept = button(_("Enter the adjusted score"), "writeAdjusted", self, "primary")
        self._leave = button(_("Leave as it is"), "", self, "quiet")
        self._lay_out(cell)
        self._accept.clicked.connect(self._write)
        self._leave.clicked.connect(self.closed)

    @override
    def first_field(self) -> QWidget:
        return self._fields[0]

    @override
    def accept(self) -> None:
        """Go on to the next field; from the last one the score is entered."""
        fields = (*self._fields, self._reason)
        for field, following in pairwise(fields):
            if self.focusWidget() is field:
                following.setFocus(Qt.FocusReason.TabFocusReason)
                return
        self._write()

    def _write(self) -> None:
        percents = (field.text().strip() for field in self._fields)
        text = " ".join((_WORDS[self._notation], *percents, self._reason.text())).strip()
        try:
            outcome_of(text, self._notation)
        except RuleError as error:
            set_role(self._note, "error")
            self._note.setText(message(error, self._words))
            return
        self.written.emit(text)

    def _lay_out(self, cell: BoardCell) -> None:
        lines = [self._line(cell, number, field) for number, field in enumerate(self._fields)]
        last = foot(self._reason, self._leave, self._accept)
        column(self._heading, *lines, last, self._note, inside=self, margins=(2 * STEP, STEP))
        hint = self._words("Reason")
        self._reason.setPlaceholderText(hint)
        self._reason.setAccessibleName(hint)

    def _line(self, cell: BoardCell, number: int, field: QLineEdit) -> WrappingRow:
        _ = self._words
        hand = HANDS[number]
        name = whiz_label(hand, _)
        field.setText(decimal(NOBODYS_FAULT, _))
        field.selectAll()
        field.setObjectName(f"percent-{hand.value}")
        field.setAccessibleName(_("Percent for {hand}", hand=name))
        field.setFixedWidth(self.fontMetrics().averageCharWidth() * 10)
        who = labelled(f"{name} · {cell.seats[number]} {cell.names[number]}", "body", self)
        who.setWordWrap(False)
        usual = [self._usual(field, decimal(percent, _), _(text)) for percent, text in _USUAL]
        return folded(who, None, *usual, field)

    def _usual(self, field: QLineEdit, percent: str, text: str) -> QPushButton:
        usual = button(text, f"{field.objectName()}-{percent}", self, "compact")
        usual.clicked.connect(lambda: field.setText(percent))
        return usual


class _PenaltyStrip(Strip):
    """A player, an amount and a reason; Enter gives the penalty."""

    def __init__(self, session: Session[WhizEvent], round_number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._round = round_number
        _ = session.words
        heading = _("Penalty in round {number}", number=round_number)
        self._heading = labelled(heading, "heading", self)
        self._player = named(ChoiceField(self), "penalised", _("Player who is penalised"))
        self._amount = named(QLineEdit(self), "penaltyAmount", _("Amount of the penalty"))
        is_percent = session.facts.settings.ranking is Ranking.MATCHPOINTS
        unit = _("% of one deal") if is_percent else _("points off")
        self._unit = labelled(unit, "quiet", self)
        self._reason = named(QLineEdit(self), "penaltyReason", _("Reason"))
        self._note = labelled("", "error", self)
        self._accept = button(_("Give the penalty"), "givePenalty", self, "primary")
        self._leave = button(_("Leave as it is"), "", self, "quiet")
        self._fill()
        self._lay_out()
        self._accept.clicked.connect(self.accept)
        self._leave.clicked.connect(self.closed)

    @override
    def first_field(self) -> QWidget:
        return self._player

    @override
    def accept(self) -> None:
        _ = self._session.words
        amount = _number(self._amount.text())
        if self._player.currentIndex() < 0:
            self._refuse(_("Choose first who is penalised."), self._player)
            return
        if amount is None:
            self._refuse(_("Write the penalty as a number, such as 10 or 2.5."))
            return
        try:
            penalty = Penalty(
                self._player.currentData(), self._round, amount, self._reason.text().strip()
            )
        except RuleError as error:
            self._refuse(message(error, _))
            return
        refusal = self._session.refusal(PenalisePlayer(penalty))
        if refusal:
            self._refuse(refusal)
        else:
            self.closed.emit()

    def _refuse(self, sentence: str, field: QWidget | None = None) -> None:
        self._note.setText(sentence)
        (field or self._amount).setFocus()

    def _fill(self) -> None:
        _ = self._session.words
        for number, player in self._session.facts.players.items():
            self._player.addItem(f"{number}  {player.name}", number)
        # Two presses of Enter must not penalise whoever stands first in the list.
        self._player.setPlaceholderText(_("Choose…"))
        self._player.setCurrentIndex(-1)
        usual = decimal(self._session.facts.settings.penalty, _)
        self._amount.setText(usual)
        self._amount.setFixedWidth(self.fontMetrics().averageCharWidth() * 9)
        self._reason.setPlaceholderText(_("Reason"))

    def _lay_out(self) -> None:
        line = stacked(folded(self._player, self._amount, self._unit), (self._reason, 1))
        self._reason.setMinimumWidth(self.fontMetrics().averageCharWidth() * _REASON_LETTERS)
        self._unit.setWordWrap(False)
        penalties = self._session.facts.penalties
        newest = sorted(penalties, reverse=True)[:_MOST_LINES]
        given = column(*(self._line(number, penalties[number]) for number in newest))
        last = foot(self._note, self._leave, self._accept)
        column(self._heading, line, last, given, inside=self, margins=(2 * STEP, STEP))

    def _line(self, number: int, penalty: Penalty) -> QHBoxLayout:
        """Return a penalty that was given, with its way back."""
        _, event = self._session.words, self._session.facts
        given = _(
            "Round {number}: {player} {name}, {penalty}",
            number=penalty.round,
            player=penalty.player,
            name=event.player(penalty.player).name,
            penalty=penalty_words(penalty, event.settings.ranking, _),
        )
        lift = button(_("Cancel it"), f"lift-{number}", self, "compact")
        lift.setAccessibleName(_("Cancel: {what}", what=given))
        lift.clicked.connect(lambda: self._lift(number))
        return row((labelled(given, "body", self), 1), lift)

    def _lift(self, number: int) -> None:
        if self._session.do(LiftPenalty(number)):
            self.closed.emit()


def _number(typed: str) -> Fraction | None:
    """Return a number written with a point or a comma, None where it is none."""
    plain = typed.strip().removesuffix("%").strip().replace(",", ".")
    whole, _point, decimals = plain.partition(".")
    is_plain = plain.isascii() and whole.isdigit() and (not decimals or decimals.isdigit())
    return Fraction(plain) if is_plain and not plain.endswith(".") else None


class DealQuestions(QObject):
    """Opens a strip, and takes in what it answers."""

    def __init__(
        self,
        session: Session[WhizEvent],
        strips: StripPlace,
        entry: WhizDealEntry,
        seats: SeatsAnnounced,
    ) -> None:
        super().__init__(entry)
        self._seats = seats
        self._session = session
        self._strips = strips
        self._entry = entry

    def confirm(self, unusual: str, reading: Reading) -> None:
        """Ask whether something unlikely is right, before it is entered."""
        _, place = self._session.words, reading.place
        typed = _(
            "Table {table}, deal {board}: {typed}",
            table=place.table,
            board=place.board,
            typed=self._entry.text,
        )
        strip = Confirmation(typed, unusual, _, self._strips)
        strip.confirmed.connect(self._strips.close_strip)
        strip.confirmed.connect(lambda: self._entry.enter(reading))
        self._strips.ask(strip)

    def adjust(self) -> None:
        """Ask for the percentages of the deal the cursor is on."""
        place = self._entry.place
        if place is None:
            return
        event = self._session.facts
        cell = self._seats.shown(event, board_cell(event, place))
        strip = _AdjustStrip(cell, self._session.words, self._strips)
        strip.written.connect(self._write)
        self._strips.ask(strip)

    def _write(self, text: str) -> None:
        self._strips.close_strip()
        self._entry.write_outcome(text)
        self._entry.ask(DealKey.ACCEPT)

    def happened(self) -> None:
        """Ask what really happened with the deal the cursor is on."""
        place = self._entry.place
        if place is None:
            return
        seats = self._seats.at(self._session.facts, place)
        strip = HappenedStrip(self._session, place, self._entry.text, self._strips, seats)
        strip.decided.connect(lambda command: self._record(strip, command))
        self._strips.ask(strip)

    def _record(self, strip: HappenedStrip, command: RecordAsHappened) -> None:
        refusal = self._session.refusal(command)
        if refusal:
            strip.refuse(refusal)
            return
        place = self._entry.place
        if place is not None and strip.is_for_the_rest:
            self._seats.remember(place, strip.seats)
        self._strips.close_strip()
        self._entry.write_outcome("")
        self._entry.refresh()
        if place in self._session.facts.results:
            self._entry.entered.emit(place)

    def penalty(self, round_number: int) -> None:
        """Ask who is penalised, and list what was given."""
        self._strips.ask(_PenaltyStrip(self._session, round_number, self._strips))
