"""A new Whiz tournament on one calm page, with what it will be said beside it at once."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from whist_td.formats.whiz.settings import LEAST_PLAYERS, LIMITS, MOST_ROUNDS
from whist_td.i18n.words import Words
from whist_td.movements.whiz import default_rounds
from whist_td.ui.dialogs.new_event_field import Field
from whist_td.ui.dialogs.new_event_heading import HeadingForm
from whist_td.ui.dialogs.new_event_page import NewEventPage, more_options, scrolled
from whist_td.ui.theme import STEP, labelled
from whist_td.ui.whiz.new_event_forecast import ForecastCard
from whist_td.ui.whiz.new_event_options import WhizOptionsForm
from whist_td.ui.widgets.number_field import NumberField
from whist_td.usecases.ports import Dice
from whist_td.usecases.whiz_commands import CreateWhiz

MOST_EXPECTED = 200
_UNKNOWN = LEAST_PLAYERS - 1
_FORM, _CARD = 34, 24
"""The widths of the two columns in letters."""


class NewWhizPanel(NewEventPage):
    """Asks what the tournament is called; everything else has a default."""

    def __init__(
        self,
        words: Words,
        dice: Dice,  # noqa: ARG002 - every form of a new event is made of the same parts
        today: Callable[[], date],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(words, parent)
        _ = words
        self.setObjectName("newWhizPanel")
        self._rounds_chosen = False
        self._title = labelled(_("A new Whiz tournament"), "title", self)
        self._heading = HeadingForm(_, today(), self)
        self._players = NumberField(self)
        self._rounds = NumberField(self)
        self._deals = NumberField(self)
        self._options = WhizOptionsForm(_, self)
        self._forecast = ForecastCard(_, self)
        self._make_foot(_("Create this evening"), _("Next: the players."))
        self._ask_in_order((*self._heading.questions, self._players, self._rounds, self._deals))
        self._fill_numbers()
        self._lay_out()
        self._connect()
        self._heading.begin()

    def take_focus(self) -> None:
        """Put the cursor in the first question."""
        self._heading.begin()

    def _fill_numbers(self) -> None:
        _, settings = self._words, self._options.settings
        self._players.setObjectName("expectedPlayers")
        self._players.setRange(_UNKNOWN, MOST_EXPECTED)
        self._players.setSpecialValueText(_("not known yet"))
        self._rounds.setObjectName("eventRounds")
        self._rounds.setRange(1, MOST_ROUNDS)
        self._rounds.setValue(settings.rounds)
        self._deals.setObjectName("boardsPerRound")
        self._deals.setRange(*LIMITS["boards_per_round"])
        self._deals.setValue(settings.boards_per_round)

    def _lay_out(self) -> None:
        form = QWidget(self)
        column = QVBoxLayout(form)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * STEP)
        column.addWidget(self._heading)
        column.addLayout(self._numbers())
        column.addLayout(more_options(self._words, form))
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

    def _numbers(self) -> QHBoxLayout:
        _ = self._words
        row = QHBoxLayout()
        row.setSpacing(3 * STEP)
        for title, field, help_text in (
            (_("Players expected"), self._players, _("Only a guess.")),
            (_("Rounds of the tournament"), self._rounds, _("5 is usual.")),
            (_("Deals a round"), self._deals, _("At each table.")),
        ):
            asked = Field(title, field, help_text, self)
            row.addWidget(asked, 1, Qt.AlignmentFlag.AlignTop)
        return row

    def _connect(self) -> None:
        self._players.valueChanged.connect(self._propose_rounds)
        self._rounds.valueChanged.connect(self._choose_rounds)
        self._deals.valueChanged.connect(self._show_numbers)
        self._options.edited.connect(self._show_numbers)
        self._create.clicked.connect(self._accept)

    def _propose_rounds(self, players: int) -> None:
        """Propose rounds that suit so many players, until the director has chosen some."""
        if not self._rounds_chosen and players >= LEAST_PLAYERS:
            self._rounds.blockSignals(True)  # noqa: FBT003 - Qt's own signature
            self._rounds.setValue(default_rounds(players))
            self._rounds.blockSignals(False)  # noqa: FBT003
        self._show_numbers()

    def _choose_rounds(self) -> None:
        self._rounds_chosen = True
        self._show_numbers()

    def _show_numbers(self) -> None:
        settings = replace(
            self._options.settings,
            rounds=self._rounds.value(),
            boards_per_round=self._deals.value(),
        )
        self._options.show_settings(settings)
        if self._players.value() >= LEAST_PLAYERS:
            self._forecast.show_numbers(self._players.value(), settings)
        else:
            self._forecast.show_unknown()

    def _accept(self) -> None:
        details = self._heading.details()
        if details is None:
            self._heading.begin()
            return
        self.accepted.emit(CreateWhiz(details, self._options.settings))
