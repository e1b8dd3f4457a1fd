"""The second pass: the totals of a score sheet typed again, beside what was entered."""

from collections.abc import Mapping, Sequence
from operator import eq
from typing import ClassVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QWidget,
)
from typing_extensions import override

from whist_td.core.numbers import typed_number
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.views.views import TableView, club_table
from whist_td.formats.club_night.words.labels import signed
from whist_td.formats.club_night.words.tables import group_name
from whist_td.kit import parts
from whist_td.kit.flow import folded
from whist_td.kit.parts import ENTER
from whist_td.kit.session import Session
from whist_td.kit.strip import Question
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role, set_state, tabular
from whist_td.stages.second_pass import ReadingVerdict, Rereading
from whist_td.words.words import N_, Words

Totals = tuple[int, ...]
"""What a round gave to each side of a table, as the last line of its score sheet says."""
Readings = Rereading[int, Totals]
"""The second pass of a round, by table."""


def _entered_in(event: ClubNightEvent, round_number: int) -> dict[int, Totals]:
    """Return the totals by side of the tables that have finished a round.

    What the jury took stands on no score sheet.
    """
    tables = {sitting.table for sitting in event.seated(round_number).sittings}
    entered = {}
    for table in sorted(tables.difference(event.missing(round_number))):
        view = club_table(event, round_number, table)
        first = (view.seats[side[0]].score for side in view.sides)
        entered[table] = tuple(score.points - score.sanction for score in first)
    return entered


_FIELD_LETTERS = 9


class _TotalField:
    """One side: its people, the total on the sheet, and what was entered where that differs."""

    def __init__(self, name: str, at: int, parent: QWidget, words: Words) -> None:
        self._name = labelled(name, "number", parent)
        self.edit = named(QLineEdit(parent), f"total-{at + 1}", words("Total of {who}", who=name))
        self.edit.setFont(tabular(self.edit.font()))
        self.edit.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.edit.setFixedWidth(self.edit.fontMetrics().averageCharWidth() * _FIELD_LETTERS)
        self._entered: QLabel = labelled("", "error", parent)
        self._entered.setObjectName(f"entered-{at + 1}")

    @property
    def number(self) -> int | None:
        """The total that is typed, None where there is none."""
        typed = self.edit.text().strip().replace("−", "-").replace("–", "-")
        number = typed_number(typed[1:] if typed[:1] in ("+", "-") else typed)
        return -number if number and typed[:1] == "-" else number

    def place(self, grid: QGridLayout, row: int) -> None:
        """Take a line of the card."""
        for column, part in enumerate((self._name, self.edit, self._entered)):
            grid.addWidget(part, row, column)
            part.show()

    def show_entered(self, entered: int | None, words: Words) -> None:
        """Say what was entered where the sheet says otherwise; None where it does not."""
        set_state(self.edit, "" if entered is None else "error")
        text = "" if entered is None else words("entered: {points}", points=signed(entered))
        self._entered.setText(text)

    def remove(self) -> None:
        """Leave the card."""
        for part in (self._name, self.edit, self._entered):
            part.hide()
            part.deleteLater()


class _TotalFields(QWidget):
    """A field for each side, one below the other."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._fields: list[_TotalField] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(2 * STEP)
        self._grid.setVerticalSpacing(STEP // 2)
        self._grid.setColumnStretch(3, 1)

    def make(self, view: TableView, signs: Sequence[str], read: Totals | None) -> None:
        """Ask for the totals of a table, with those that were read of its sheet."""
        for field in self._fields:
            field.remove()
        names = [seat.name for seat in view.seats]
        self._fields = [
            _TotalField(f"{signs[at]}  {group_name(side, names)}", at, self, self._words)
            for at, side in enumerate(view.sides)
        ]
        for at, field in enumerate(self._fields):
            field.place(self._grid, at)
            if read is not None:
                field.edit.setText(signed(read[at]))
            field.edit.textEdited.connect(self._take_edit)

    def show_entered(self, readings: Readings, table: int) -> None:
        """Say what was entered where the sheet says otherwise; no sheet is read before the end."""
        entered, read = readings.entered.get(table), readings.read.get(table)
        for at, field in enumerate(self._fields):
            differs = entered is not None and read is not None and entered[at] != read[at]
            field.show_entered(entered[at] if entered and differs else None, self._words)
            field.edit.setEnabled(entered is not None)

    @property
    def count(self) -> int:
        """How many sides there are."""
        return len(self._fields)

    @property
    def totals(self) -> Totals | None:
        """The totals as they are typed, None while one is missing."""
        numbers = [field.number for field in self._fields]
        return tuple(n for n in numbers if n is not None) if None not in numbers else None

    @property
    def at(self) -> int | None:
        """The place of the field that has the keys."""
        return next((n for n, field in enumerate(self._fields) if field.edit.hasFocus()), None)

    def go_to(self, at: int) -> bool:
        """Put the keys on a field; there may be none, or none that is open."""
        if not (0 <= at < len(self._fields) and self._fields[at].edit.isEnabled()):
            return False
        self._fields[at].edit.setFocus()
        self._fields[at].edit.selectAll()
        return True

    def check(self, at: int) -> bool:
        """Tell whether a field has a number; where it has none, go there."""
        field = self._fields[at]
        if field.number is None:
            set_state(field.edit, "error")
            field.edit.setFocus()
        return field.number is not None

    def _take_edit(self) -> None:
        for field in self._fields:
            set_state(field.edit, "")
        self.edited.emit()


class RereadCard(QFrame):
    """A field for each side; Enter goes on, and after the last one compares."""

    read = Signal(int, object)
    """A table, and its totals as they were read."""
    left = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._view: TableView | None = None
        self._shown = (0, 0)
        self._is_zero_sum = False
        self.setObjectName("reread")
        self.setProperty("role", "card")
        self._heading = named(labelled("", "heading", self), "rereadHeading")
        self._help = labelled("", "quiet", self)
        self._fields = _TotalFields(words, self)
        self._note = named(labelled("", "quiet", self), "rereadNote")
        self._accept = parts.button(_("Compare"), "compare", self, "primary")
        self._lay_out()
        self._fields.edited.connect(self._take_edit)
        self._accept.clicked.connect(self._compare)

    def show_table(
        self, view: TableView, readings: Readings, signs: Sequence[str], *, is_zero_sum: bool
    ) -> None:
        """Ask for the totals of a table, or show where the two readings differ."""
        is_other = (view.round, view.table) != self._shown
        self._view, self._shown, self._is_zero_sum = view, (view.round, view.table), is_zero_sum
        if is_other or self._fields.count != len(view.sides):
            self._fields.make(view, signs, readings.read.get(view.table))
        is_open = view.table in readings.entered
        verdict = readings.verdict(view.table) if is_open else ReadingVerdict.UNREAD
        self._say(view, verdict)
        self._fields.show_entered(readings, view.table)
        self._accept.setVisible(is_open)

    def focus_first(self) -> None:
        """Put the keys on the first total."""
        if not self._fields.go_to(0):
            self.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not event.isAutoRepeat():
            at = self._fields.at
            if at is None or at == self._fields.count - 1:
                self._compare()
            elif self._check(at):
                self._step(1)
        elif event.key() == Qt.Key.Key_Up:
            self._step(-1)
        elif event.key() == Qt.Key.Key_Down:
            self._step(1)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def _lay_out(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        buttons = parts.stacked(None, self._accept)
        above = (self._heading, self._help, self._fields, self._note)
        parts.column(*above, buttons, inside=self, margins=(2 * STEP, STEP))

    def _say(self, view: TableView, verdict: ReadingVerdict) -> None:
        _ = self._words
        self._heading.setText(_("Table {table}: second pass", table=view.table))
        self._help.setText(_("Type the totals of the round from the score sheet of the table."))
        match verdict:
            case ReadingVerdict.AGREES:
                self._show_note("✓ " + _("The sheet agrees with what was entered."), "good")
            case ReadingVerdict.DIFFERS:
                text = _("The two differ: compare the deals below, or read the sheet again.")
                self._show_note(" ".join(filter(None, (text, self._sum_words()))), "error")
            case ReadingVerdict.UNREAD if not view.is_over:
                self._show_note(
                    _("This table has not finished: there is nothing to read."), "warning"
                )
            case ReadingVerdict.UNREAD:
                jury = _("The points taken by the referee are not counted here.")
                self._show_note(jury if view.sanctions else "", "quiet")

    def _show_note(self, sentence: str, role: str) -> None:
        set_role(self._note, role)
        self._note.setText(sentence)

    def _take_edit(self) -> None:
        """Say at once where the totals of a sheet cannot be right."""
        self._show_note(self._sum_words(), "warning")

    def _sum_words(self) -> str:
        _, view, totals = self._words, self._view, self._fields.totals
        if not self._is_zero_sum or view is None or totals is None:
            return ""
        total = sum(each * len(side) for each, side in zip(totals, view.sides, strict=True))
        if not total:
            return ""
        return _("The totals on the sheet add up to {sum}, not to 0.", sum=signed(total))

    def _step(self, by: int) -> None:
        at = self._fields.at
        if at is not None:
            self._fields.go_to(at + by)

    def _check(self, at: int) -> bool:
        """Tell whether a field has a number; where it has none, say so."""
        _, is_number = self._words, self._fields.check(at)
        if not is_number:
            self._show_note(_("Write a whole number, such as 12 or -8."), "error")
        return is_number

    def _compare(self) -> None:
        is_whole = all(map(self._check, range(self._fields.count)))
        totals = self._fields.totals
        if self._view is not None and is_whole and totals is not None:
            self.read.emit(self._view.table, totals)


class SheetDifference(Question):
    """A sheet that does not say what was entered: what is typed ahead is no answer to that."""

    HOW: ClassVar[str] = N_(
        "Answer this first: Tab chooses, Enter accepts, or click. Esc reads the sheet again."
    )

    confirmed = Signal(int)
    """What was entered is right, whatever was read."""
    deals_requested = Signal()

    def __init__(self, view: TableView, readings: Readings, words: Words, parent: QWidget) -> None:
        super().__init__(words, parent)
        _, table = words, view.table
        self.table = table
        set_role(self, "refusal")
        question = _("Table {table}: the sheet says something else. What now?", table=table)
        right = parts.button(_("What was entered is right"), "keepEntered", self)
        deals = parts.button(_("Compare deal by deal (F2)"), "compareDeals", self)
        again = parts.button(_("Read the sheet again"), "readAgain", self)
        differences = named(labelled(_differences(view, readings, _), "body", self), "differences")
        answers = folded(right, deals, again)
        lines = (labelled(question, "heading", self), differences, answers, self.how)
        parts.column(*lines, inside=self, margins=(2 * STEP, STEP), spacing=-1)
        right.clicked.connect(lambda: self.confirmed.emit(table))
        deals.clicked.connect(self.deals_requested)
        again.clicked.connect(self.closed)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2 and not event.isAutoRepeat():
            self.deals_requested.emit()
        else:
            super().keyPressEvent(event)


def _differences(view: TableView, readings: Readings, _: Words) -> str:
    """Say of whom the two totals differ: the fields may be out of sight below the question."""
    names = [seat.name for seat in view.seats]
    both = zip(view.sides, readings.read[view.table], readings.entered[view.table], strict=True)
    return "  ·  ".join(
        _(
            "{who}: {read} on the sheet, {entered} entered",
            who=group_name(side, names),
            read=signed(read),
            entered=signed(entered),
        )
        for side, read, entered in both
        if read != entered
    )


class ClubRereading(QObject):
    """The second pass of one round; what was read stays when it is left, and is gone on with."""

    moved = Signal()
    """Something was read, or the pass began or ended."""
    agreed = Signal(int)
    """A table that needs no more attention."""
    differs = Signal(int)
    """A table where the two readings are not the same."""

    def __init__(self, session: Session[ClubNightEvent], parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._rereadings: dict[int, Readings] = {}
        self._round = 0

    @property
    def state(self) -> Readings | None:
        """The readings so far, or None outside a pass."""
        return self._rereadings.get(self._round)

    @property
    def midst(self) -> tuple[int, Mapping[int, Readings]]:
        """The round that is being read, and what was read of each."""
        return self._round, self._rereadings

    def take_up(self, midst: tuple[int, Mapping[int, Readings]]) -> None:
        """Go on with what was read."""
        self._round, rereadings = midst
        self._rereadings = dict(rereadings)
        self.moved.emit()

    def corrected(self, round_number: int) -> int | None:
        """Return at how many tables a round was put right; None unless all of it agrees now."""
        readings, event = self._rereadings.get(round_number), self._session.facts
        if readings is None or event.missing(round_number):
            return None
        now = readings.with_entered(_entered_in(event, round_number))
        return now.corrected if now.is_agreed else None

    def begin(self, round_number: int) -> str:
        """Begin, or go on where the pass was left; without a finished table, say why not."""
        _, event = self._session.words, self._session.facts
        fresh = Readings(round_number, eq, _entered_in(event, round_number))
        if not fresh.entered:
            return _("No table has finished this round: there is nothing to read again.")
        now = self._rereadings.get(round_number, fresh).with_entered(fresh.entered)
        self._round = round_number
        self._rereadings[round_number] = fresh if now.is_agreed else now
        self.moved.emit()
        return ""

    def stop(self) -> None:
        """Leave the pass; what was read stays read, what was entered stays."""
        if self._round:
            self._round = 0
            self.moved.emit()

    def read(self, table: int, totals: Totals) -> None:
        """Compare one score sheet with what was entered."""
        readings = self.state
        if readings is None or table not in readings.entered:
            return
        self._rereadings[self._round] = readings.with_read(table, totals)
        if self._rereadings[self._round].verdict(table) is ReadingVerdict.DIFFERS:
            QApplication.beep()
            self.moved.emit()
            self.differs.emit(table)
        else:
            self._agree(table)

    def confirm(self, table: int) -> None:
        """Take what was entered for right, whatever was read."""
        readings = self.state
        if readings is not None and table in readings.entered:
            self.read(table, readings.entered[table])

    def take_in_changes(self) -> None:
        """Compare with what is entered now."""
        readings = self.state
        if readings is not None:
            entered = _entered_in(self._session.facts, self._round)
            self._rereadings[self._round] = readings.with_entered(entered)
            self.moved.emit()

    def settle(self, table: int) -> None:
        """Go on after a correction, where it has put the difference right."""
        readings = self.state
        if readings is None or table not in readings.read:
            return
        if readings.verdict(table) is ReadingVerdict.AGREES:
            self._agree(table)

    def _agree(self, table: int) -> None:
        readings = self.state
        if readings is not None and readings.is_agreed:
            self.stop()
        else:
            self.moved.emit()
        self.agreed.emit(table)
