"""The second pass: the totals of a score sheet typed again, beside what was entered."""

from operator import eq

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.deal_rows import group_name
from whist_td.formats.club_night.views.views import TableView, club_table
from whist_td.formats.club_night.words.sentences import signed
from whist_td.kit.enter import ENTER
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role, set_state, tabular
from whist_td.room.session import Session
from whist_td.stages.second_pass import Rereading, Verdict
from whist_td.words.words import Words

Totals = tuple[int, ...]
"""What a round gave to each side of a table, as the last line of its score sheet says."""
Readings = Rereading[int, Totals]
"""The second pass of a round, by table."""


def readings_of(evening: ClubNightEvent, round_number: int) -> Readings:
    """Begin a second pass; a table that has not finished has no sheet to read."""
    return Readings(round_number, eq, entered_in(evening, round_number))


def entered_in(evening: ClubNightEvent, round_number: int) -> dict[int, Totals]:
    """Return the totals of the tables that have finished a round."""
    missing = evening.missing(round_number)
    tables = sorted(sitting.table for sitting in evening.seated(round_number).sittings)
    return {
        table: totals_on_sheet(club_table(evening, round_number, table))
        for table in tables
        if table not in missing
    }


def totals_on_sheet(view: TableView) -> Totals:
    """Return the totals of the deals by side; what the jury took stands on no score sheet."""
    scores = [seat.score for seat in view.seats]
    return tuple(scores[side[0]].points - scores[side[0]].sanction for side in view.sides)


def sum_of(totals: Totals, view: TableView) -> int:
    """Return what the totals of all players come to."""
    return sum(total * len(side) for total, side in zip(totals, view.sides, strict=True))


FIELD_LETTERS = 9


class RereadCard(QFrame):
    """A field for each side; Enter goes on, and after the last one compares."""

    read = Signal(int, object)
    """A table, and its totals as they were read."""
    confirmed = Signal(int)
    """What was entered is right, whatever was read."""
    deals_requested = Signal()
    left = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self._view: TableView | None = None
        self._shown = (0, 0)
        self._is_zero_sum = False
        self._fields: list[TotalField] = []
        self.setObjectName("reread")
        self.setProperty("role", "card")
        self._heading = labelled("", "heading", self)
        self._help = labelled("", "quiet", self)
        self._rows = QWidget(self)
        self._grid = QGridLayout(self._rows)
        self._note = labelled("", "quiet", self)
        self._deals = QPushButton(_("Compare deal by deal (F2)"), self)
        self._confirm_button = QPushButton(_("What was entered is right"), self)
        self._accept = QPushButton(_("Compare"), self)
        self._name_parts()
        self._lay_out()
        self._deals.clicked.connect(self.deals_requested)
        self._confirm_button.clicked.connect(self._confirm)
        self._accept.clicked.connect(self._compare)

    def show_table(self, view: TableView, readings: Readings, *, is_zero_sum: bool) -> None:
        """Ask for the totals of a table, or show where the two readings differ."""
        is_other = (view.round, view.table) != self._shown
        self._view, self._shown, self._is_zero_sum = view, (view.round, view.table), is_zero_sum
        if is_other or len(self._fields) != len(view.sides):
            self._make_fields(view, readings.read.get(view.table))
        verdict = self._verdict(readings)
        self._say(view, verdict)
        for at, field in enumerate(self._fields):
            field.show_entered(self._entered(readings, at), self._words)
        is_open = view.table in readings.entered
        for field in self._fields:
            field.edit.setEnabled(is_open)
        self._accept.setVisible(is_open)
        differs = verdict is Verdict.DIFFERS
        self._deals.setVisible(differs)
        self._confirm_button.setVisible(differs)

    def focus_first(self) -> None:
        """Put the keys on the first total."""
        if self._fields and self._fields[0].edit.isEnabled():
            self._fields[0].edit.setFocus()
            self._fields[0].edit.selectAll()
        else:
            self.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not event.isAutoRepeat():
            self._go_on()
        elif event.key() == Qt.Key.Key_Up:
            self._step(-1)
        elif event.key() == Qt.Key.Key_Down:
            self._step(1)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def _name_parts(self) -> None:
        for button, name, role in (
            (self._deals, "compareDeals", ""),
            (self._confirm_button, "keepEntered", ""),
            (self._accept, "compare", "primary"),
        ):
            button.setObjectName(name)
            set_role(button, role)
        self._note.setObjectName("rereadNote")
        self._heading.setObjectName("rereadHeading")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def _lay_out(self) -> None:
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(2 * STEP)
        self._grid.setVerticalSpacing(STEP // 2)
        self._grid.setColumnStretch(3, 1)
        last = QHBoxLayout()
        last.setSpacing(STEP)
        last.addStretch(1)
        for button in (self._confirm_button, self._deals, self._accept):
            last.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        column.setSpacing(STEP)
        column.addWidget(self._heading)
        column.addWidget(self._help)
        column.addWidget(self._rows)
        column.addWidget(self._note)
        column.addLayout(last)

    def _make_fields(self, view: TableView, known: Totals | None) -> None:
        for field in self._fields:
            field.remove()
        names = [seat.name for seat in view.seats]
        self._fields = [
            TotalField(group_name(side, names), at, self._rows, self._words)
            for at, side in enumerate(view.sides)
        ]
        for at, field in enumerate(self._fields):
            field.place(self._grid, at)
            if known is not None:
                field.edit.setText(signed(known[at]))
            field.edit.textEdited.connect(self._edited)

    def _verdict(self, readings: Readings) -> Verdict:
        if self._view is None or self._view.table not in readings.entered:
            return Verdict.UNREAD
        return readings.verdict(self._view.table)

    def _entered(self, readings: Readings, at: int) -> "Compared | None":
        """Return what stands and what was read of a side, once its table was read."""
        table = self._view.table if self._view else 0
        read, entered = readings.read.get(table), readings.entered.get(table)
        if read is None or entered is None:
            return None
        return entered[at], read[at]

    def _say(self, view: TableView, verdict: Verdict) -> None:
        _ = self._words
        self._heading.setText(_("Table {table}: second pass", table=view.table))
        self._help.setText(_("Type the totals of the round from the score sheet of the table."))
        match verdict:
            case Verdict.AGREES:
                self._show_note("✓ " + _("The sheet agrees with what was entered."), "good")
            case Verdict.DIFFERS:
                text = _("The two differ: compare the deals below, or read the sheet again.")
                self._show_note(" ".join(filter(None, (text, self._sum_words()))), "error")
            case Verdict.UNREAD if not view.is_over:
                self._show_note(
                    _("This table has not finished: there is nothing to read."), "warning"
                )
            case Verdict.UNREAD:
                jury = _("The points that the jury took are not counted here.")
                self._show_note(jury if view.sanctions else "", "quiet")

    def _show_note(self, sentence: str, role: str) -> None:
        set_role(self._note, role)
        self._note.setText(sentence)

    def _edited(self) -> None:
        """Say at once where the totals of a sheet cannot be right."""
        for field in self._fields:
            set_state(field.edit, "")
        self._show_note(self._sum_words(), "warning")

    def _sum_words(self) -> str:
        _, view, totals = self._words, self._view, self._totals()
        total = sum_of(totals, view) if view is not None and totals is not None else 0
        if not (self._is_zero_sum and total):
            return ""
        return _("The totals on the sheet sum to {sum} and not to 0.", sum=signed(total))

    def _totals(self) -> Totals | None:
        found = [field.number for field in self._fields]
        return tuple(n for n in found if n is not None) if None not in found else None

    def _go_on(self) -> None:
        at = self._at
        if at is None or at == len(self._fields) - 1:
            self._compare()
        elif self._check(at):
            self._step(1)

    @property
    def _at(self) -> int | None:
        return next((n for n, field in enumerate(self._fields) if field.edit.hasFocus()), None)

    def _step(self, by: int) -> None:
        at = self._at
        if at is not None and 0 <= at + by < len(self._fields):
            self._fields[at + by].edit.setFocus()
            self._fields[at + by].edit.selectAll()

    def _check(self, at: int) -> bool:
        """Tell whether a field has a number; where it has none, go there and say so."""
        _, field = self._words, self._fields[at]
        if field.number is not None:
            return True
        set_state(field.edit, "error")
        self._show_note(_("Write a whole number, such as 12 or -8."), "error")
        field.edit.setFocus()
        return False

    def _compare(self) -> None:
        totals = self._totals()
        if self._view is None or not all(map(self._check, range(len(self._fields)))):
            return
        if totals is not None:
            self.read.emit(self._view.table, totals)

    def _confirm(self) -> None:
        if self._view is not None:
            self.confirmed.emit(self._view.table)


Compared = tuple[int, int]
"""What was entered, and what was read."""


class TotalField:
    """One side: its people, the total on the sheet, and what was entered where that differs."""

    def __init__(self, name: str, at: int, parent: QWidget, words: Words) -> None:
        _ = words
        self._name = labelled(name, "number", parent)
        self.edit = QLineEdit(parent)
        self.edit.setObjectName(f"total-{at + 1}")
        self.edit.setAccessibleName(_("Total of {who}", who=name))
        self.edit.setFont(tabular(self.edit.font()))
        self.edit.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.edit.setFixedWidth(self.edit.fontMetrics().averageCharWidth() * FIELD_LETTERS)
        self._entered: QLabel = labelled("", "error", parent)
        self._entered.setObjectName(f"entered-{at + 1}")

    @property
    def number(self) -> int | None:
        """The total that is typed, None where there is none."""
        typed = self.edit.text().strip().replace("−", "-").replace("–", "-")
        digits = typed[1:] if typed[:1] in ("+", "-") else typed
        return int(typed) if digits.isascii() and digits.isdigit() else None

    def place(self, grid: QGridLayout, row: int) -> None:
        """Take a line of the card."""
        for column, part in enumerate((self._name, self.edit, self._entered)):
            grid.addWidget(part, row, column)
            part.show()

    def show_entered(self, compared: Compared | None, words: Words) -> None:
        """Say what was entered where the sheet says otherwise."""
        _ = words
        differs = compared is not None and compared[0] != compared[1]
        set_state(self.edit, "error" if differs else "")
        text = _("entered: {points}", points=signed(compared[0])) if compared else ""
        self._entered.setText(text if differs else "")

    def remove(self) -> None:
        """Leave the card."""
        for part in (self._name, self.edit, self._entered):
            part.hide()
            part.deleteLater()


class ClubRereading(QObject):
    """The second pass of one round; what was read is kept when it is left, and gone on with."""

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

    def is_read(self, round_number: int) -> bool:
        """Tell whether every table of a round was read again, and all agrees as it stands now."""
        known = self._rereadings.get(round_number)
        if known is None or self._session.evening.missing(round_number):
            return False
        return known.with_entered(entered_in(self._session.evening, round_number)).is_agreed

    def begin(self, round_number: int) -> None:
        """Begin, or go on where the pass was left; without a finished table there is none."""
        _, evening = self._session.words, self._session.evening
        fresh = readings_of(evening, round_number)
        if not fresh.entered:
            self._session.refused.emit(
                _("No table has finished this round: there is nothing to read again.")
            )
            return
        known = self._rereadings.get(round_number)
        again = known is None or known.with_entered(fresh.entered).is_agreed
        self._round = round_number
        self._rereadings[round_number] = fresh if again else known.with_entered(fresh.entered)  # type: ignore[union-attr]  # known where not again
        self.moved.emit()

    def stop(self) -> None:
        """Leave the pass; what has been read stays read, what stands stays."""
        if self._round:
            self._round = 0
            self.moved.emit()

    def read(self, table: int, totals: Totals) -> None:
        """Compare one score sheet with what stands."""
        readings = self.state
        if readings is None or table not in readings.entered:
            return
        self._rereadings[self._round] = readings.with_read(table, totals)
        if self._rereadings[self._round].verdict(table) is Verdict.DIFFERS:
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
        """Compare with what stands now."""
        readings = self.state
        if readings is not None:
            entered = entered_in(self._session.evening, self._round)
            self._rereadings[self._round] = readings.with_entered(entered)
            self.moved.emit()

    def settle(self, table: int) -> None:
        """Go on after a correction, where it has put the difference right."""
        readings = self.state
        if readings is not None and table in readings.read:
            self.read(table, readings.read[table])

    def _agree(self, table: int) -> None:
        readings = self.state
        if readings is not None and readings.is_agreed:
            self.stop()
        else:
            self.moved.emit()
        self.agreed.emit(table)
