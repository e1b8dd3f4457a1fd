"""The stage *Event*: what the evening is called, its options, and the plan that comes of them."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from whist_td.domain.errors import SettingFixedError
from whist_td.formats.militaire.play import FIXED_IN_PLAY
from whist_td.formats.militaire.settings import MOST_ROUNDS
from whist_td.i18n.messages import message
from whist_td.i18n.movement_pages import militaire_page
from whist_td.i18n.words import Words
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.ui.dialogs.new_event_field import Field
from whist_td.ui.dialogs.new_event_heading import HeadingForm
from whist_td.ui.dialogs.new_event_options import OptionsForm
from whist_td.ui.panels.event_plan import PlanView
from whist_td.ui.panels.event_words import meetings_sentence
from whist_td.ui.panels.movement_page import show_movement_page
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled
from whist_td.ui.widgets.number_field import NumberField
from whist_td.usecases.commands import ChangeDetails, ChangeSettings
from whist_td.usecases.desk import Outcome
from whist_td.usecases.views import effective_round


class EventPanel(QWidget):
    """Every answer is kept as soon as it is given; what was played with stays as it was."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setObjectName("eventPanel")
        _ = session.words
        evening = session.evening
        self._heading = HeadingForm(_, evening.details.date, self)
        self._rounds = NumberField(self)
        self._rounds_field = Field(_("Number of rounds"), self._rounds, "", self)
        self._options = OptionsForm(_, session.dice, self)
        self._line = labelled("", "error", self)
        self._plan = PlanView(_, self)
        self._meetings = labelled("", "quiet", self)
        self._movement = QPushButton(_("Look at the movement…"), self)
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        _ = self._session.words
        self._rounds.setObjectName("eventRounds")
        self._rounds.setKeyboardTracking(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        row.setSpacing(3 * STEP)
        row.addWidget(self._forms(), 3)
        right = QVBoxLayout()
        right.setSpacing(STEP)
        right.addWidget(labelled(_("The rounds"), "heading", self))
        right.addWidget(self._meetings)
        right.addWidget(self._plan, 1)
        self._movement.setObjectName("eventMovement")
        right.addWidget(self._movement, 0, Qt.AlignmentFlag.AlignLeft)
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
        for part in (self._heading, self._rounds_field, self._line, self._options):
            column.addWidget(part)
        column.addStretch()
        area = QScrollArea(self)
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return area

    def _connect(self) -> None:
        self._session.changed.connect(self._session_changed)
        self._heading.edited.connect(self._change_details)
        self._options.edited.connect(self._change_settings)
        self._rounds.valueChanged.connect(self._change_rounds)
        self._movement.clicked.connect(self._show_movement)

    def take_focus(self) -> None:
        """Put the cursor in the first question."""
        self._heading.begin()

    def refresh(self) -> None:
        """Show the event as it is on the disk."""
        evening = self._session.evening
        self._heading.show_details(evening.details)
        self._options.show_settings(evening.settings, evening.tables)
        reason = message(SettingFixedError(""), self._session.words) if evening.is_started else ""
        self._options.fix(FIXED_IN_PLAY, reason)
        self._show_rounds()
        self._show_plan()
        self._refuse("")

    def _show_rounds(self) -> None:
        _, evening = self._session.words, self._session.evening
        self._rounds.blockSignals(True)  # noqa: FBT003 - Qt's own signature
        self._rounds.setRange(max(evening.last_announced, 1), MOST_ROUNDS)
        self._rounds.setValue(evening.settings.rounds)
        self._rounds.blockSignals(False)  # noqa: FBT003
        if evening.is_started:
            self._rounds_field.ask(_("Stop after round"), _stop_help(_))
        else:
            self._rounds_field.ask(
                _("Number of rounds"), _("24 is usual. You can stop earlier during the evening.")
            )

    def _show_plan(self) -> None:
        _, evening = self._session.words, self._session.evening
        rounds = evening.settings.rounds
        enough = evening.tables >= LEAST_TABLES
        numbers = range(1, rounds + 1) if enough else ()
        self._plan.show_plan(tuple(effective_round(evening, number) for number in numbers))
        self._plan.setVisible(enough)
        self._movement.setEnabled(enough)
        sentence = meetings_sentence(evening.tables, rounds, _)
        teams = _.plural("{n} team", "{n} teams", evening.tables)
        waiting = _("The plan stands here once two teams are entered.")
        self._meetings.setText(f"{teams} · {sentence}" if enough else waiting)
        self._meetings.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _show_movement(self) -> None:
        _ = self._session.words
        show_movement_page(militaire_page(self._session.evening, _), _, self)

    def _session_changed(self, outcome: Outcome) -> None:
        if {"details", "settings", "teams", "rounds"} & {c.field for c in outcome.changes}:
            self.refresh()

    def _change_details(self) -> None:
        details = self._heading.details()
        if details and details != self._session.evening.details:
            self._refuse(self._session.refusal(ChangeDetails(details)))

    def _change_rounds(self, rounds: int) -> None:
        self._options.show_settings(
            replace(self._session.evening.settings, rounds=rounds), self._session.evening.tables
        )
        self._change_settings()

    def _change_settings(self) -> None:
        sentence = self._session.refusal(ChangeSettings(self._options.settings))
        if sentence:
            self.refresh()
            self._refuse(sentence)

    def _refuse(self, sentence: str) -> None:
        self._line.setText(sentence)
        self._line.setVisible(bool(sentence))


def _stop_help(_: Words) -> str:
    return _(
        "To end earlier, set a smaller number, such as 18. The standings stay right: the "
        "count-back then starts from the last round played."
    )
