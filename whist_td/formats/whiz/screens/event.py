"""The stage *Event* of a Whiz tournament: how one opens, and its options before play."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.events import Details
from whist_td.desk.requests import Command
from whist_td.formats.whiz.commands import CreateWhiz
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.screens.deals import show_deals
from whist_td.formats.whiz.screens.event_forecast import FORECASTS
from whist_td.formats.whiz.screens.event_questions import whiz_questions
from whist_td.formats.whiz.screens.movement import show_movement
from whist_td.formats.whiz.screens.movement_rounds import length_question
from whist_td.formats.whiz.views.planning import change_settings
from whist_td.formats.whiz.words.seating import SEATING
from whist_td.kit.dialog_pages import open_dialog
from whist_td.kit.parts import Part, Share, button
from whist_td.kit.questions import Asking
from whist_td.kit.theme import labelled
from whist_td.players.screens.reseating import ReseatingDialog
from whist_td.stages.new_event_fields import Planned
from whist_td.stages.new_event_page import EventFrame, ForecastCard, NewEventForecastPage
from whist_td.words.words import N_


class WhizEventPanel(EventFrame[WhizEvent]):
    """Every answer is kept as soon as it is given, with the movement that follows from it."""

    NAME = "whizEventPanel"
    SHOWN_HERE = ("details", "settings", "players", "rounds")

    @override
    def _asks(self, planned: Planned) -> Asking[Planned]:
        longer = self._ask_length if self._session.facts.is_started else None
        return whiz_questions(planned, self._session.words, longer)

    @override
    def _command(self, settings: WhizSettings) -> Command:
        return change_settings(self._session.facts, settings)

    @override
    def _make_parts(self) -> None:
        _ = self._session.words
        self._summary = ForecastCard(FORECASTS, _, self)
        self._movement = button(_("Look at the movement…"), "showMovement", self)
        self._movement.clicked.connect(lambda: show_movement(self._session, self))
        self._deals = button(_("Cards of the boards…"), "showDeals", self)
        self._deals.clicked.connect(lambda: show_deals(self._session, self))

    @override
    def _beside(self) -> Sequence[Part | Share]:
        heading = labelled(self._session.words("The movement"), "heading", self)
        left = Qt.AlignmentFlag.AlignLeft
        return (heading, self._summary, (self._movement, left), (self._deals, left), None)

    @override
    def _show(self, event: WhizEvent) -> None:
        self._summary.show_event(event)
        self._movement.setEnabled(bool(event.rounds))

    def _ask_length(self, _form: QWidget) -> None:
        question = length_question(self._session.facts, self._session.words)
        open_dialog(ReseatingDialog(self._session, SEATING, question, self))


class NewWhizPanel(NewEventForecastPage):
    """Asks what the tournament is called; everything else has a default."""

    NAME = "newWhizPanel"
    TITLE = N_("A new Whiz tournament")
    FOLLOWING = N_("Next: the players.")
    FORM, CARD = 34, 24
    FORECASTS = FORECASTS
    USUAL = Planned(WhizSettings(), 0)

    @override
    def _asks(self, planned: Planned) -> Asking[Planned]:
        return whiz_questions(planned, self._words)

    @override
    def _opening(self, details: Details) -> CreateWhiz:
        return CreateWhiz(details, self._options.options.settings)
