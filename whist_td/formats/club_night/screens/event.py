"""The stage *Event* of a club night: the same questions as at its opening, to put right later."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.club_night.rules.errors import ClubSettingFixedError
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.new_event_forecast import ForecastCard
from whist_td.formats.club_night.screens.new_event_options import ClubOptionsForm
from whist_td.formats.club_night.screens.seating import show_seats
from whist_td.formats.club_night.views.planning import change_settings
from whist_td.kit.session import Session
from whist_td.kit.theme import labelled
from whist_td.stages.event_frame import EventFrame
from whist_td.words.messages import message


class ClubEventPanel(EventFrame[ClubNightEvent]):
    """Every answer is kept as soon as it is given, with the seats that follow from it."""

    SHOWN_HERE = ("details", "settings", "players", "rounds")

    _options: ClubOptionsForm

    def __init__(self, session: Session[ClubNightEvent], parent: QWidget | None = None) -> None:
        super().__init__("clubEventPanel", session, parent)

    @override
    def _make_parts(self) -> None:
        _ = self._session.words
        self._options = ClubOptionsForm(_, self)
        self._summary = ForecastCard(_, self)
        self._seats = QPushButton(_("Who sits where…"), self)
        self._seats.setObjectName("showSeats")

    @override
    def _fill_beside(self, column: QVBoxLayout) -> None:
        _ = self._session.words
        column.addWidget(labelled(_("What it will be"), "heading", self))
        column.addWidget(self._summary)
        column.addWidget(self._seats, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch()

    @override
    def _connect(self) -> None:
        super()._connect()
        self._options.edited.connect(self._change_options)
        self._seats.clicked.connect(self._show_seats)

    @override
    def _show(self, evening: ClubNightEvent) -> None:
        _, started = self._session.words, evening.is_started
        self._options.show_settings(evening.settings)
        self._options.fix(
            message(ClubSettingFixedError("game"), _) if started else "",
            message(ClubSettingFixedError("length"), _) if started else "",
        )
        self._summary.show_evening(evening)
        self._seats.setEnabled(bool(evening.players))

    def _change_options(self) -> None:
        evening, settings = self._session.evening, self._options.settings
        if settings != evening.settings:
            self._carry_out(change_settings(evening, settings))

    def _show_seats(self) -> None:
        show_seats(self._session, self)
