"""A new club night on one calm page, with what it will be said beside it at once."""

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from whist_td.i18n.words import Words
from whist_td.ui.club.new_event_forecast import ForecastCard
from whist_td.ui.club.new_event_options import ClubOptionsForm
from whist_td.ui.dialogs.new_event_field import Field
from whist_td.ui.dialogs.new_event_heading import HeadingForm
from whist_td.ui.dialogs.new_event_page import NewEventPage, scrolled
from whist_td.ui.theme import STEP, labelled
from whist_td.ui.widgets.number_field import NumberField
from whist_td.usecases.club_commands import CreateClub
from whist_td.usecases.ports import Dice

MOST_EXPECTED = 400
_FORM, _CARD = 36, 22
"""The widths of the two columns in letters."""


class NewClubPanel(NewEventPage):
    """Asks what the evening is called and what is played; everything else has a default."""

    def __init__(
        self,
        words: Words,
        dice: Dice,  # noqa: ARG002 - every form of a new event is made of the same parts
        today: Callable[[], date],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(words, parent)
        _ = words
        self.setObjectName("newClubPanel")
        self._title = labelled(_("A new club night"), "title", self)
        self._heading = HeadingForm(_, today(), self)
        self._players = NumberField(self)
        self._players.setObjectName("expectedPlayers")
        self._players.setRange(0, MOST_EXPECTED)
        self._players.setSpecialValueText(_("not known yet"))
        expected = Field(_("Players expected"), self._players, _("Only a guess."), self)
        self._options = ClubOptionsForm(_, self, expected)
        self._forecast = ForecastCard(_, self)
        self._make_foot(_("Create this evening"), _("Next: the players."))
        questions = (*self._heading.questions, self._players, *self._options.questions)
        self._ask_in_order(questions)
        self._lay_out()
        self._connect()
        self._show_forecast()
        self._heading.begin()

    def take_focus(self) -> None:
        """Put the cursor in the first question."""
        self._heading.begin()

    def _lay_out(self) -> None:
        form = QWidget(self)
        column = QVBoxLayout(form)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * STEP)
        column.addWidget(self._heading)
        column.addWidget(self._options)
        column.addStretch()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(scrolled(self._page(form), self), 1)
        whole.addWidget(self._foot())

    def _page(self, form: QWidget) -> QWidget:
        page = QWidget(self)
        both = QHBoxLayout()
        both.setSpacing(4 * STEP)
        both.addWidget(form, _FORM)
        both.addWidget(self._forecast, _CARD, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 2 * STEP, 0, 2 * STEP)
        column.setSpacing(2 * STEP)
        column.addWidget(self._title)
        column.addLayout(both)
        page.setMaximumWidth((_FORM + _CARD) * self.fontMetrics().averageCharWidth() * 2)
        return page

    def _connect(self) -> None:
        self._players.valueChanged.connect(self._expect)
        self._options.edited.connect(self._show_forecast)
        self._create.clicked.connect(self._accept)

    def _expect(self, players: int) -> None:
        self._options.expect(players)
        self._show_forecast()

    def _show_forecast(self) -> None:
        players, settings = self._players.value(), self._options.settings
        if players:
            self._forecast.show_numbers(players, settings)
        else:
            self._forecast.show_unknown(settings)

    def _accept(self) -> None:
        details = self._heading.details()
        if details is None:
            self._heading.begin()
            return
        self.accepted.emit(CreateClub(details, self._options.settings))
