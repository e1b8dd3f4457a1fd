"""The stage *Event*: what an evening is called, its options, and the plan of its rounds."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from typing_extensions import override

from whist_td.core.contracts import Strain
from whist_td.core.events import Details
from whist_td.desk.requests import Command
from whist_td.formats.militaire.commands import ChangeSettings, CreateEvent
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import PlannedRound, Settings
from whist_td.formats.militaire.screens.new_event_options import militaire_questions
from whist_td.formats.militaire.views import effective_round
from whist_td.formats.militaire.words.movement_page import militaire_page
from whist_td.formats.militaire.words.sentences import call_label, meetings_sentence
from whist_td.kit.parts import Part, Share, button
from whist_td.kit.questions import Asking
from whist_td.kit.stylesheet import Palette
from whist_td.kit.suits import suit_icon
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import colours, labelled
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.players.screens.movement_page import show_movement_page
from whist_td.stages.new_event_fields import Planned
from whist_td.stages.new_event_page import EventFrame, NewEventPage
from whist_td.words.labels import label
from whist_td.words.listings import Cell, Column, ColumnKind, Ink
from whist_td.words.words import N_, Words


def _plan_columns(_: Words) -> tuple[Column, ...]:
    return (
        Column(_("Round")),
        Column(_("Trump"), kind=ColumnKind.WORDS),
        Column(_("Travel")),
        Column(_("Stays")),
        Column(_("Advance")),
    )


def _plan_row(planned: PlannedRound, palette: Palette, _: Words) -> tuple[Cell, ...]:
    trump = planned.trump
    has_sign = trump not in (None, Strain.NO_TRUMP)
    return (
        Cell(str(planned.number)),
        Cell(
            label(trump, _) if trump else _("to be announced"),
            sign=suit_icon(trump, palette) if trump and has_sign else None,
        ),
        Cell(call_label(planned.call)),
        Cell(str(planned.stays)),
        Cell(str(planned.advance), Ink.STRONG if planned.advance > 1 else Ink.PLAIN),
    )


class EventPanel(EventFrame[MilitaireEvent]):
    """Every answer is kept as soon as it is given; what was played with stays as it was."""

    NAME = "eventPanel"
    SHOWN_HERE = ("details", "settings", "teams", "rounds")

    @override
    def _asks(self, planned: Planned) -> Asking[Planned]:
        session = self._session
        return militaire_questions(planned, session.dice, session.words, session.facts)

    @override
    def _command(self, settings: Settings) -> Command:
        return ChangeSettings(settings)

    @override
    def _make_parts(self) -> None:
        _ = self._session.words
        self._rows = TextTable(_plan_columns(_), self)
        self._plan = TextTableView(self._rows, "roundPlan", self)
        self._plan.setAccessibleName(_("Plan of the rounds"))
        self._plan.shows_all = True
        self._plan.setSelectionMode(TextTableView.SelectionMode.NoSelection)
        self._meetings = labelled("", "quiet", self)
        self._movement = button(_("Look at the movement…"), "eventMovement", self)
        self._movement.clicked.connect(self._show_movement)

    @override
    def _beside(self) -> Sequence[Part | Share]:
        heading = labelled(self._session.words("The rounds"), "heading", self)
        movement = (self._movement, Qt.AlignmentFlag.AlignLeft)
        return (heading, self._meetings, (self._plan, 1), movement)

    @override
    def _show(self, event: MilitaireEvent) -> None:
        _ = self._session.words
        rounds = event.settings.rounds
        enough = event.tables >= LEAST_TABLES
        numbers = range(1, rounds + 1) if enough else ()
        plan = (effective_round(event, number) for number in numbers)
        self._rows.show_rows([_plan_row(planned, colours(self), _) for planned in plan])
        self._plan.setVisible(enough)
        self._movement.setEnabled(enough)
        sentence = meetings_sentence(event.tables, rounds, _)
        teams = _.plural("{n} team", "{n} teams", event.tables)
        waiting = _("The plan appears here once two teams are entered.")
        self._meetings.setText(f"{teams} · {sentence}" if enough else waiting)
        self._meetings.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _show_movement(self) -> None:
        _ = self._session.words
        show_movement_page(militaire_page(self._session.facts, _), _, self)


class NewEventPanel(NewEventPage):
    """Asks what the evening is called; everything else has a default."""

    NAME = "newEventPanel"
    TITLE = N_("A new event of Military whist")
    FOLLOWING = N_("Next: the teams.")

    USUAL = Planned(Settings(), 0)

    @override
    def _asks(self, planned: Planned) -> Asking[Planned]:
        return militaire_questions(planned, self._dice, self._words)

    @override
    def _opening(self, details: Details) -> CreateEvent:
        return CreateEvent(details, self._options.options.settings)
