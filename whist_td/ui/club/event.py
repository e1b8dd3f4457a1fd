"""The stage *Event* of a club night: the same questions as at its opening, to put right later."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from whist_td.domain.club_night_errors import ClubSettingFixedError
from whist_td.formats.club.evening import ClubEvening
from whist_td.i18n.messages import message
from whist_td.ui.club.new_event_forecast import ForecastCard
from whist_td.ui.club.new_event_options import ClubOptionsForm
from whist_td.ui.club.seating import show_seats
from whist_td.ui.dialogs.new_event_heading import HeadingForm
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled
from whist_td.usecases.club_planning import change_settings
from whist_td.usecases.commands import ChangeDetails
from whist_td.usecases.desk import Outcome

_SHOWN_HERE = {"details", "settings", "players", "rounds"}


class ClubEventPanel(QWidget):
    """Every answer is kept as soon as it is given, with the seats that follow from it."""

    def __init__(self, session: Session[ClubEvening], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setObjectName("clubEventPanel")
        _ = session.words
        self._heading = HeadingForm(_, session.evening.details.date, self)
        self._line = labelled("", "error", self)
        self._options = ClubOptionsForm(_, self)
        self._summary = ForecastCard(_, self)
        self._seats = QPushButton(_("Who sits where…"), self)
        self._seats.setObjectName("showSeats")
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        _ = self._session.words
        row = QHBoxLayout(self)
        row.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        row.setSpacing(3 * STEP)
        row.addWidget(self._forms(), 3)
        right = QVBoxLayout()
        right.setSpacing(STEP)
        right.addWidget(labelled(_("What it will be"), "heading", self))
        right.addWidget(self._summary)
        right.addWidget(self._seats, 0, Qt.AlignmentFlag.AlignLeft)
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
        for part in (self._heading, self._line, self._options):
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
        self._options.edited.connect(self._change_options)
        self._seats.clicked.connect(self._show_seats)

    def take_focus(self) -> None:
        """Put the cursor in the first question."""
        self._heading.begin()

    def refresh(self) -> None:
        """Show the evening as it is on the disk."""
        _, evening = self._session.words, self._session.evening
        self._heading.show_details(evening.details)
        self._options.show_settings(evening.settings)
        started = evening.is_started
        self._options.fix(
            message(ClubSettingFixedError("game"), _) if started else "",
            message(ClubSettingFixedError("length"), _) if started else "",
        )
        self._summary.show_evening(evening)
        self._seats.setEnabled(bool(evening.players))
        self._refuse("")

    def _session_changed(self, outcome: Outcome) -> None:
        if _SHOWN_HERE & {change.field for change in outcome.changes}:
            self.refresh()

    def _change_details(self) -> None:
        details = self._heading.details()
        if details and details != self._session.evening.details:
            self._refuse(self._session.refusal(ChangeDetails(details)))

    def _change_options(self) -> None:
        settings = self._options.settings
        if settings == self._session.evening.settings:
            return
        sentence = self._session.refusal(change_settings(self._session.evening, settings))
        if sentence:
            self.refresh()
            self._refuse(sentence)

    def _show_seats(self) -> None:
        show_seats(self._session, self)

    def _refuse(self, sentence: str) -> None:
        self._line.setText(sentence)
        self._line.setVisible(bool(sentence))
