"""Running a second pass of a Whiz round: every difference is shown and sounded."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.whiz.evening import WhizEvening
from whist_td.formats.whiz.results import BoardPlace, BoardResult
from whist_td.games.whiz import Rule
from whist_td.i18n.whiz_spoken import short_outcome, spoken_outcome
from whist_td.i18n.words import Words
from whist_td.ui.second_pass import Verdict
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.ui.whiz.play_boards_model import BoardsModel
from whist_td.ui.whiz.play_readings import Readings, entered_in, readings_of
from whist_td.ui.widgets.plain_button import PlainButton
from whist_td.ui.widgets.strip import Strip
from whist_td.ui.widgets.strip_place import StripPlace
from whist_td.usecases.whiz_commands import ConfirmWhizRound, EnterBoard


class WhizRereading(QObject):
    """The second pass of one round, from its beginning to its confirmation."""

    moved = Signal()
    """Something was read, or the pass began or ended."""
    agreed = Signal(object)
    """A `BoardPlace` that needs no more attention."""

    def __init__(
        self,
        session: Session[WhizEvening],
        model: BoardsModel,
        strips: StripPlace,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._model = model
        self._strips = strips
        self._pass: Readings | None = None

    @property
    def state(self) -> Readings | None:
        """The readings so far, or None outside a pass."""
        return self._pass

    def begin(self, round_number: int) -> None:
        """Begin, unless deals are missing: there would be nothing to compare."""
        evening = self._session.evening
        if evening.missing(round_number):
            self._refuse_missing()
            return
        self._show(readings_of(evening, round_number))

    def stop(self) -> None:
        """Leave the pass; what has been read is forgotten, what stands stays."""
        if self._pass is not None:
            self._show(None)

    def read(self, place: BoardPlace, result: BoardResult) -> None:
        """Compare one line of a traveller with what stands."""
        if self._pass is None:
            return
        if place not in self._pass.entered:
            self._refuse_missing()
            return
        self._pass = self._pass.with_read(place, result)
        self._model.show_reading(self._pass, place)
        self.moved.emit()
        if self._pass.verdict(place) is Verdict.DIFFERS:
            QApplication.beep()
            self._ask(place, self._pass)
        else:
            self._go_on(place)

    def take_in_changes(self) -> None:
        """Compare with what stands now."""
        if self._pass is not None:
            entered = entered_in(self._session.evening, self._pass.round)
            self._pass = self._pass.with_entered(entered)
            self._model.show_pass(self._pass)

    def _refuse_missing(self) -> None:
        _ = self._session.words
        told = _("Enter every deal first; the second pass compares with what stands.")
        self._session.refused.emit(told)

    def _ask(self, place: BoardPlace, readings: Readings) -> None:
        rule, _ = self._session.evening.settings.rule, self._session.words
        two = TwoReadings(place, readings.entered[place], readings.read[place])
        strip = TwoReadingsStrip(two, rule, _, self._strips)
        strip.kept.connect(self._keep)
        strip.replaced.connect(self._replace)
        self._strips.ask(strip)

    def _keep(self, place: BoardPlace) -> None:
        self._strips.close_strip()
        if self._pass is not None:
            self.read(place, self._pass.entered[place])

    def _replace(self, place: BoardPlace) -> None:
        self._strips.close_strip()
        if self._pass is None:
            return
        if self._session.do(EnterBoard(place, self._pass.read[place])):
            self._go_on(place)

    def _go_on(self, place: BoardPlace) -> None:
        self.agreed.emit(place)
        if self._pass is not None and self._pass.is_agreed:
            round_number = self._pass.round
            self.stop()
            self._session.do(ConfirmWhizRound(round_number))

    def _show(self, readings: Readings | None) -> None:
        self._pass = readings
        self._strips.close_strip()
        self._model.show_pass(readings)
        self.moved.emit()


@dataclass(frozen=True)
class TwoReadings:
    """The two results of one deal, of which one is right."""

    place: BoardPlace
    first: BoardResult
    now: BoardResult


class TwoReadingsStrip(Strip):
    """The two readings side by side; the director says which one the traveller bears out."""

    kept = Signal(object)
    replaced = Signal(object)

    def __init__(self, two: TwoReadings, rule: Rule, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "refusal")
        _ = words
        place = two.place
        told = _(
            "Table {table}, deal {board}: the two readings differ. Which is right?",
            table=place.table,
            board=place.board,
        )
        self._heading = labelled(told, "heading", self)
        # Said briefly: in words the two would not fit beside each other.
        first, now = two.first.outcome, two.now.outcome
        self._first, self._now = PlainButton(self), PlainButton(self)
        self._first.setText(_("First time: {result}", result=short_outcome(first, _)))
        self._now.setText(_("Now: {result}", result=short_outcome(now, _)))
        self._first.setToolTip(spoken_outcome(first, rule, _))
        self._now.setToolTip(spoken_outcome(now, rule, _))
        self._lay_out()
        self._first.clicked.connect(lambda: self.kept.emit(place))
        self._now.clicked.connect(lambda: self.replaced.emit(place))

    @override
    def first_field(self) -> QWidget:
        return self._first

    @override
    def accept(self) -> None:
        self.focusWidget()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self._first.setFocus()
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self._now.setFocus()
            case _:
                super().keyPressEvent(event)

    def _lay_out(self) -> None:
        for button, name in ((self._first, "keepFirst"), (self._now, "takeNow")):
            set_role(button, "danger")
            button.setObjectName(name)
        row = QHBoxLayout()
        row.setSpacing(2 * STEP)
        row.addWidget(self._first)
        row.addWidget(self._now)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        column.addWidget(self._heading)
        column.addLayout(row)
