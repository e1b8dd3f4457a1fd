"""The card of the second pass: a table's totals, typed from its score sheet and compared."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
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

from whist_td.formats.club_night.screens.play_readings import Readings, Totals, sum_of
from whist_td.formats.club_night.screens.play_words import group_name
from whist_td.formats.club_night.views.views import TableView
from whist_td.formats.club_night.words.labels import signed
from whist_td.kit.enter import ENTER
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role, set_state, tabular
from whist_td.stages.second_pass import Verdict
from whist_td.words.words import Words

FIELD_LETTERS = 9


class RereadCard(QFrame):
    """A field for each side; Enter goes on, and after the last one compares."""

    read = Signal(int, object)
    """A table, and its totals as they were read."""
    kept = Signal(int)
    """What was entered is right, whatever was read."""
    deals_wanted = Signal()
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
        self._keep = QPushButton(_("What was entered is right"), self)
        self._accept = QPushButton(_("Compare"), self)
        self._name_parts()
        self._lay_out()
        self._deals.clicked.connect(self.deals_wanted)
        self._keep.clicked.connect(self._keep_entered)
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
        self._keep.setVisible(differs)

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
            (self._keep, "keepEntered", ""),
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
        for button in (self._keep, self._deals, self._accept):
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
                self._tell("✓ " + _("The sheet agrees with what was entered."), "good")
            case Verdict.DIFFERS:
                told = _("The two differ: compare the deals below, or read the sheet again.")
                self._tell(" ".join(filter(None, (told, self._sum_words()))), "error")
            case Verdict.UNREAD if not view.is_over:
                self._tell(_("This table has not finished: there is nothing to read."), "warning")
            case Verdict.UNREAD:
                jury = _("The points that the jury took are not counted here.")
                self._tell(jury if view.sanctions else "", "quiet")

    def _tell(self, sentence: str, role: str) -> None:
        set_role(self._note, role)
        self._note.setText(sentence)

    def _edited(self) -> None:
        """Say at once where the totals of a sheet cannot be right."""
        for field in self._fields:
            set_state(field.edit, "")
        self._tell(self._sum_words(), "warning")

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
        self._tell(_("Write a whole number, such as 12 or -8."), "error")
        field.edit.setFocus()
        return False

    def _compare(self) -> None:
        totals = self._totals()
        if self._view is None or not all(map(self._check, range(len(self._fields)))):
            return
        if totals is not None:
            self.read.emit(self._view.table, totals)

    def _keep_entered(self) -> None:
        if self._view is not None:
            self.kept.emit(self._view.table)


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
        told = _("entered: {points}", points=signed(compared[0])) if compared else ""
        self._entered.setText(told if differs else "")

    def remove(self) -> None:
        """Leave the card."""
        for part in (self._name, self.edit, self._entered):
            part.hide()
            part.deleteLater()
