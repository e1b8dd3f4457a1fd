"""A new club night on one calm page, with what it will be said beside it at once."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.core.events import Details
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.screens.new_event_forecast import ForecastCard
from whist_td.formats.club_night.screens.new_event_options import ClubOptionsForm
from whist_td.kit.fields import NumberField
from whist_td.stages.new_event_fields import EventAnswers, Heading, LabelledField
from whist_td.stages.new_event_page import NewEventForecastPage
from whist_td.words.words import N_

MOST_EXPECTED = 400


class NewClubPanel(NewEventForecastPage):
    """Asks what the evening is called and what is played; everything else has a default."""

    NAME = "newClubPanel"
    TITLE = N_("A new club night")
    FOLLOWING = N_("Next: the players.")
    FORM, CARD = 36, 22

    _forecast: ForecastCard

    @override
    def _make_parts(self) -> None:
        _ = self._words
        self._players = NumberField(self)
        self._players.setObjectName("expectedPlayers")
        self._players.setRange(0, MOST_EXPECTED)
        self._players.setSpecialValueText(_("not known yet"))
        expected = LabelledField(_("Players expected"), self._players, _("Only a guess."), self)
        self._options = ClubOptionsForm(_, self, expected)
        self._forecast = ForecastCard(_, self)
        self._show_forecast()

    @override
    def _questions(self) -> Sequence[QWidget]:
        return (self._players, *self._options.questions)

    @override
    def _fill_form(self, column: QVBoxLayout, form: QWidget) -> None:
        column.addWidget(self._options)

    @override
    def _connect(self) -> None:
        super()._connect()
        self._players.valueChanged.connect(self._expect)
        self._options.edited.connect(self._show_forecast)

    def _expect(self, players: int) -> None:
        self._options.expect(players)
        self._show_forecast()

    def _show_forecast(self) -> None:
        players, settings = self._players.value(), self._options.settings
        if players:
            self._forecast.show_numbers(players, settings)
        else:
            self._forecast.show_unknown(settings)

    @override
    def _answers(self, heading: Heading) -> EventAnswers:
        options = self._options
        return EventAnswers(
            heading, self._players.value(), options.settings, options.is_ranking_chosen
        )

    @override
    def _fill(self, answers: EventAnswers) -> None:
        self._players.setValue(answers.expected)
        self._options.is_ranking_chosen = answers.is_chosen
        self._options.show_settings(answers.settings)
        self._show_forecast()

    @override
    def _opening(self, details: Details) -> CreateClub:
        return CreateClub(details, self._options.settings)
