"""The stage *Event* of a Whiz tournament: its options, and the movement that comes of them."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QVBoxLayout
from typing_extensions import override

from whist_td.formats.whiz.rules.errors import WhizSettingFixedError
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.play import FIXED_IN_PLAY
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.screens.event_form import (
    WhizForecastCard,
    WhizOptionsForm,
    length_fields,
)
from whist_td.formats.whiz.screens.movement import show_movement
from whist_td.formats.whiz.screens.movement_arrivals import WhizLengthDialog
from whist_td.formats.whiz.views.planning import change_settings
from whist_td.kit.dialog_pages import open_dialog
from whist_td.kit.flow import StackingRow
from whist_td.kit.parts import button
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.stages.event_frame import EventFrame
from whist_td.stages.new_event_fields import LabelledField
from whist_td.words.messages import message


class WhizEventPanel(EventFrame[WhizEvent]):
    """Every answer is kept as soon as it is given, with the movement that follows from it."""

    NAME = "whizEventPanel"
    SHOWN_HERE = ("details", "settings", "players", "rounds")

    _options: WhizOptionsForm

    @override
    def _make_parts(self) -> None:
        _ = self._session.words
        self._rounds, self._deals = length_fields(self)
        for number in (self._rounds, self._deals):
            number.setKeyboardTracking(False)
        rounds_help, deals_help = _("5 is usual."), _("At each table.")
        self._rounds_field = LabelledField(
            _.pgettext("tournoi", "Rounds of the event"), self._rounds, rounds_help, self
        )
        self._deals_field = LabelledField(_("Deals a round"), self._deals, deals_help, self)
        self._length = button(_("Shorter or longer…"), "otherLength", self)
        self._options = WhizOptionsForm(_, self)
        self._summary = WhizForecastCard(_, self)
        self._movement = button(_("Look at the movement…"), "showMovement", self)

    @override
    def _fill_beside(self, column: QVBoxLayout) -> None:
        column.addWidget(labelled(self._session.words("The movement"), "heading", self))
        column.addWidget(self._summary)
        column.addWidget(self._movement, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch()

    @override
    def _add_numbers(self, column: QVBoxLayout) -> None:
        row = StackingRow(spacing=3 * STEP)
        for field in (self._rounds_field, self._deals_field):
            row.addWidget(field, 1, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._length, 1, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(row)

    @override
    def _connect(self) -> None:
        super()._connect()
        self._options.edited.connect(self._change_options)
        self._rounds.valueChanged.connect(self._change_numbers)
        self._deals.valueChanged.connect(self._change_numbers)
        self._length.clicked.connect(self._ask_length)
        self._movement.clicked.connect(self._show_movement)

    @override
    def _show(self, evening: WhizEvent) -> None:
        self._options.show_settings(evening.settings)
        self._show_numbers(evening)
        self._summary.show_evening(evening)
        self._movement.setEnabled(bool(evening.rounds))

    def _show_numbers(self, evening: WhizEvent) -> None:
        _ = self._session.words
        for number, value in (
            (self._rounds, evening.settings.rounds),
            (self._deals, evening.settings.boards_per_round),
        ):
            with QSignalBlocker(number):
                number.setValue(value)
        started = evening.is_started
        reason = message(WhizSettingFixedError(""), _) if started else ""
        self._options.fix(FIXED_IN_PLAY, reason)
        self._deals_field.fix(reason)
        self._rounds_field.fix(_("Look first at what it costs.") if started else "")
        self._length.setVisible(started)

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
        self._carry_out(change_settings(self._session.evening, settings))

    def _ask_length(self) -> None:
        open_dialog(WhizLengthDialog(self._session, self))

    def _show_movement(self) -> None:
        show_movement(self._session, self)
