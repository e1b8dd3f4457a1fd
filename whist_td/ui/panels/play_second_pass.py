"""Running a second pass: reads the cartons again, shows and sounds every difference."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QWidget

from whist_td.domain.results import Result
from whist_td.domain.rounds import Place
from whist_td.i18n.words import Words
from whist_td.ui.models.tables import TablesModel
from whist_td.ui.panels.play_difference import DifferenceStrip
from whist_td.ui.second_pass import SecondPass, Verdict, entered_in, second_pass
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled
from whist_td.ui.widgets.strip_place import StripPlace
from whist_td.usecases.commands import ConfirmRound, EnterResult


class SecondReading(QObject):
    """The second pass of one round, from its beginning to its confirmation."""

    moved = Signal()
    """Something was read, or the pass began or ended."""
    agreed = Signal(int)
    """A table needs no more attention."""

    def __init__(
        self, session: Session, model: TablesModel, strips: StripPlace, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._model = model
        self._strips = strips
        self._pass: SecondPass | None = None

    @property
    def state(self) -> SecondPass | None:
        """The readings so far, or None outside a pass."""
        return self._pass

    def begin(self, round_number: int) -> None:
        """Begin, unless tables are missing: there would be nothing to compare."""
        evening = self._session.evening
        if evening.missing(round_number):
            self._refuse_missing()
            return
        self._show(second_pass(evening, round_number))

    def _refuse_missing(self) -> None:
        _ = self._session.words
        told = _("Enter every table first; the second pass compares with what stands.")
        self._session.refused.emit(told)

    def stop(self) -> None:
        """Leave the pass; what has been read is forgotten, what stands stays."""
        self._show(None)

    def read(self, table: int, result: Result) -> None:
        """Compare one carton with what stands."""
        if self._pass is None:
            return
        if table not in self._pass.entered:
            self._refuse_missing()
            return
        self._pass = self._pass.with_read(table, result)
        self._model.show_reading(self._pass, table)
        self.moved.emit()
        if self._pass.verdict(table) is Verdict.DIFFERS:
            QApplication.beep()
            self._ask(table, self._pass)
        else:
            self._go_on(table)

    def take_in_changes(self) -> None:
        """Compare with what stands now."""
        if self._pass is not None:
            entered = entered_in(self._session.evening, self._pass.round)
            self._pass = self._pass.with_entered(entered)
            self._model.show_pass(self._pass)

    def _ask(self, table: int, readings: SecondPass) -> None:
        strip = DifferenceStrip(
            table,
            readings.entered[table],
            readings.read[table],
            self._session.words,
            self._strips,
        )
        strip.kept.connect(self._keep)
        strip.replaced.connect(self._replace)
        self._strips.ask(strip)

    def _keep(self, table: int) -> None:
        self._strips.close_strip()
        if self._pass is not None:
            self.read(table, self._pass.entered[table])

    def _replace(self, table: int) -> None:
        self._strips.close_strip()
        if self._pass is None:
            return
        place = Place(self._pass.round, table)
        if self._session.do(EnterResult(place, self._pass.read[table])):
            self._go_on(table)

    def _go_on(self, table: int) -> None:
        self.agreed.emit(table)
        if self._pass is not None and self._pass.is_agreed:
            round_number = self._pass.round
            self.stop()
            self._session.do(ConfirmRound(round_number))

    def _show(self, readings: SecondPass | None) -> None:
        self._pass = readings
        self._strips.close_strip()
        self._model.show_pass(readings)
        self.moved.emit()


class SecondPassBand(QFrame):
    """Says that a second pass is running, and how far it is."""

    left = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self.setProperty("role", "banner")
        self._label = labelled("", "heading", self)
        self._label.setWordWrap(True)
        self._label.setToolTip(_("Enter the round again from the cartons, table by table."))
        stop = QPushButton(_("Stop the second pass (Esc)"), self)
        stop.setObjectName("stopSecondPass")
        stop.setProperty("role", "compact")
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * STEP, 2, 2, 2)
        row.addWidget(self._label, 1)
        row.addWidget(stop)
        stop.clicked.connect(self.left)
        self.hide()

    def show_pass(self, readings: SecondPass | None) -> None:
        """Say how many cartons are read, or nothing outside a pass."""
        _ = self._words
        self.setVisible(readings is not None)
        if readings is not None:
            self._label.setText(
                _(
                    "Second pass of round {round}: {read} of {all}",
                    round=readings.round,
                    read=len(readings.read),
                    all=len(readings.entered),
                )
            )
