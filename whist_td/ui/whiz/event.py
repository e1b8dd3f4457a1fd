"""The stage *Event* of a Whiz tournament: its options, and the movement that comes of them."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from whist_td.domain.whiz_errors import WhizSettingFixedError
from whist_td.formats.whiz.evening import WhizEvening
from whist_td.formats.whiz.play import FIXED_IN_PLAY
from whist_td.formats.whiz.settings import LIMITS, MOST_ROUNDS, WhizSettings
from whist_td.i18n.messages import message
from whist_td.ui.dialogs.new_event_field import Field
from whist_td.ui.dialogs.new_event_heading import HeadingForm
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled
from whist_td.ui.whiz.movement_comings import LengthDialog
from whist_td.ui.whiz.movement_dialog import show_movement
from whist_td.ui.whiz.new_event_forecast import ForecastCard
from whist_td.ui.whiz.new_event_options import WhizOptionsForm
from whist_td.ui.widgets.number_field import NumberField
from whist_td.usecases.commands import ChangeDetails
from whist_td.usecases.desk import Outcome
from whist_td.usecases.whiz_planning import change_settings

_SHOWN_HERE = {"details", "settings", "players", "rounds"}


class WhizEventPanel(QWidget):
    """Every answer is kept as soon as it is given, with the movement that follows from it."""

    def __init__(self, session: Session[WhizEvening], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setObjectName("whizEventPanel")
        _ = session.words
        self._heading = HeadingForm(_, session.evening.details.date, self)
        self._rounds = NumberField(self)
        self._deals = NumberField(self)
        rounds_help, deals_help = _("5 is usual."), _("At each table.")
        self._rounds_field = Field(_("Rounds of the tournament"), self._rounds, rounds_help, self)
        self._deals_field = Field(_("Deals a round"), self._deals, deals_help, self)
        self._length = QPushButton(_("Shorter or longer…"), self)
        self._options = WhizOptionsForm(_, self)
        self._line = labelled("", "error", self)
        self._summary = ForecastCard(_, self)
        self._movement = QPushButton(_("Look at the movement…"), self)
        self._name_parts()
        self._lay_out()
        self._connect()
        self.refresh()

    def _name_parts(self) -> None:
        self._rounds.setObjectName("eventRounds")
        self._deals.setObjectName("boardsPerRound")
        self._length.setObjectName("otherLength")
        self._movement.setObjectName("showMovement")
        self._rounds.setRange(1, MOST_ROUNDS)
        self._deals.setRange(*LIMITS["boards_per_round"])
        for number in (self._rounds, self._deals):
            number.setKeyboardTracking(False)

    def _lay_out(self) -> None:
        _ = self._session.words
        row = QHBoxLayout(self)
        row.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        row.setSpacing(3 * STEP)
        row.addWidget(self._forms(), 3)
        right = QVBoxLayout()
        right.setSpacing(STEP)
        right.addWidget(labelled(_("The movement"), "heading", self))
        right.addWidget(self._summary)
        right.addWidget(self._movement, 0, Qt.AlignmentFlag.AlignLeft)
        right.addStretch()
        row.addLayout(right, 2)

    def _forms(self) -> QScrollArea:
        _ = self._session.words
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, STEP, 0)
        column.setSpacing(2 * STEP)
        kept = _("Every change is kept at once, and can be undone.")
        column.addWidget(labelled(_("The evening"), "title", page))
        column.addWidget(labelled(kept, "quiet", page))
        column.addWidget(self._heading)
        column.addLayout(self._numbers())
        column.addWidget(self._line)
        column.addWidget(self._options)
        column.addStretch()
        area = QScrollArea(self)
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return area

    def _numbers(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(3 * STEP)
        for field in (self._rounds_field, self._deals_field):
            row.addWidget(field, 1, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._length, 1, Qt.AlignmentFlag.AlignVCenter)
        return row

    def _connect(self) -> None:
        self._session.changed.connect(self._session_changed)
        self._heading.edited.connect(self._change_details)
        self._options.edited.connect(self._change_options)
        self._rounds.valueChanged.connect(self._change_numbers)
        self._deals.valueChanged.connect(self._change_numbers)
        self._length.clicked.connect(self._ask_length)
        self._movement.clicked.connect(self._show_movement)

    def take_focus(self) -> None:
        """Put the cursor in the first question."""
        self._heading.begin()

    def refresh(self) -> None:
        """Show the tournament as it is on the disk."""
        evening = self._session.evening
        self._heading.show_details(evening.details)
        self._options.show_settings(evening.settings)
        self._show_numbers(evening)
        self._summary.show_evening(evening)
        self._movement.setEnabled(bool(evening.rounds))
        self._refuse("")

    def _show_numbers(self, evening: WhizEvening) -> None:
        _ = self._session.words
        for number, value in (
            (self._rounds, evening.settings.rounds),
            (self._deals, evening.settings.boards_per_round),
        ):
            number.blockSignals(True)  # noqa: FBT003 - Qt's own signature
            number.setValue(value)
            number.blockSignals(False)  # noqa: FBT003
        started = evening.is_started
        reason = message(WhizSettingFixedError(""), _) if started else ""
        self._options.fix(FIXED_IN_PLAY, reason)
        self._deals_field.fix(reason)
        self._rounds_field.fix(_("Look first at what it costs.") if started else "")
        self._length.setVisible(started)

    def _session_changed(self, outcome: Outcome) -> None:
        if _SHOWN_HERE & {change.field for change in outcome.changes}:
            self.refresh()

    def _change_details(self) -> None:
        details = self._heading.details()
        if details and details != self._session.evening.details:
            self._refuse(self._session.refusal(ChangeDetails(details)))

    def _change_numbers(self) -> None:
        changed = replace(
            self._session.evening.settings,
            rounds=self._rounds.value(),
            boards_per_round=self._deals.value(),
        )
        self._change(changed)

    def _change_options(self) -> None:
        self._change(self._options.settings)

    def _change(self, settings: WhizSettings) -> None:
        command = change_settings(self._session.evening, settings)
        sentence = self._session.refusal(command)
        if sentence:
            self.refresh()
            self._refuse(sentence)

    def _ask_length(self) -> None:
        dialog = LengthDialog(self._session, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _show_movement(self) -> None:
        show_movement(self._session, self)

    def _refuse(self, sentence: str) -> None:
        self._line.setText(sentence)
        self._line.setVisible(bool(sentence))
