"""The stage *Event*: what an evening is called, its options, and the plan of its rounds."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QWidget,
)
from typing_extensions import override

from whist_td.core.contracts import Strain
from whist_td.core.errors import SettingFixedError
from whist_td.core.events import MOST_ROUNDS, Details
from whist_td.formats.militaire.commands import ChangeSettings, CreateEvent
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.play import FIXED_IN_PLAY
from whist_td.formats.militaire.rules.settings import ROUNDS, PlannedRound
from whist_td.formats.militaire.screens.new_event_options import OptionsForm
from whist_td.formats.militaire.views import effective_round
from whist_td.formats.militaire.words.movement_page import militaire_page
from whist_td.formats.militaire.words.sentences import call_label, meetings_sentence
from whist_td.kit.fields import NumberField
from whist_td.kit.flow import StackingRow
from whist_td.kit.parts import Part, Share, button, column, topped
from whist_td.kit.stylesheet import STEP, Palette
from whist_td.kit.suits import suit_icon
from whist_td.kit.text_table import Cell, Ink, TextColumn, TextTable, TextTableView
from whist_td.kit.theme import colours, labelled, named
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.players.screens.movement_page import show_movement_page
from whist_td.stages.new_event_fields import EventAnswers, Heading, LabelledField, expected_field
from whist_td.stages.new_event_page import EventFrame, NewEventPage, more_options
from whist_td.words.labels import label
from whist_td.words.messages import message
from whist_td.words.words import N_, Words


def _plan_columns(_: Words) -> tuple[TextColumn, ...]:
    return (
        TextColumn(_("Round")),
        TextColumn(_("Trump"), is_words=True),
        TextColumn(_("Travel")),
        TextColumn(_("Stays")),
        TextColumn(_("Advance")),
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

    _options: OptionsForm

    @override
    def _make_parts(self) -> None:
        _ = self._session.words
        self._rounds = named(NumberField(self), "eventRounds")
        self._rounds.setKeyboardTracking(False)
        self._rounds_field = LabelledField(_("Number of rounds"), self._rounds, "", self)
        self._options = OptionsForm(_, self._session.dice, self)
        self._rows = TextTable(_plan_columns(_), self)
        self._plan = TextTableView(self._rows, "roundPlan", self)
        self._plan.setAccessibleName(_("Plan of the rounds"))
        self._plan.shows_all = True
        self._plan.setSelectionMode(TextTableView.SelectionMode.NoSelection)
        self._meetings = labelled("", "quiet", self)
        self._movement = button(_("Look at the movement…"), "eventMovement", self)

    @override
    def _numbers(self) -> Sequence[Part]:
        return (self._rounds_field,)

    @override
    def _beside(self) -> Sequence[Part | Share]:
        heading = labelled(self._session.words("The rounds"), "heading", self)
        movement = (self._movement, Qt.AlignmentFlag.AlignLeft)
        return (heading, self._meetings, (self._plan, 1), movement)

    @override
    def _connect(self) -> None:
        super()._connect()
        self._options.edited.connect(self._change_settings)
        self._rounds.valueChanged.connect(self._change_rounds)
        self._movement.clicked.connect(self._show_movement)

    @override
    def _show(self, evening: MilitaireEvent) -> None:
        self._options.show_settings(evening.settings, evening.tables)
        reason = message(SettingFixedError(""), self._session.words) if evening.is_started else ""
        self._options.fix(FIXED_IN_PLAY, reason)
        self._show_rounds()
        self._show_plan()

    def _show_rounds(self) -> None:
        _, evening = self._session.words, self._session.evening
        with QSignalBlocker(self._rounds):
            self._rounds.setRange(max(evening.last_announced, 1), MOST_ROUNDS)
            self._rounds.setValue(evening.settings.rounds)
        if evening.is_started:
            self._rounds_field.ask(_("Stop after round"), _stop_help(_))
        else:
            self._rounds_field.ask(
                _("Number of rounds"), _("24 is usual. You can stop earlier during the event.")
            )

    def _show_plan(self) -> None:
        _, evening = self._session.words, self._session.evening
        rounds = evening.settings.rounds
        enough = evening.tables >= LEAST_TABLES
        numbers = range(1, rounds + 1) if enough else ()
        plan = (effective_round(evening, number) for number in numbers)
        self._rows.show_rows([_plan_row(planned, colours(self), _) for planned in plan])
        self._plan.setVisible(enough)
        self._movement.setEnabled(enough)
        sentence = meetings_sentence(evening.tables, rounds, _)
        teams = _.plural("{n} team", "{n} teams", evening.tables)
        waiting = _("The plan appears here once two teams are entered.")
        self._meetings.setText(f"{teams} · {sentence}" if enough else waiting)
        self._meetings.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _show_movement(self) -> None:
        _ = self._session.words
        show_movement_page(militaire_page(self._session.evening, _), _, self)

    def _change_rounds(self, rounds: int) -> None:
        evening = self._session.evening
        self._options.show_settings(replace(evening.settings, rounds=rounds), evening.tables)
        self._change_settings()

    def _change_settings(self) -> None:
        self._carry_out(ChangeSettings(self._options.settings))


def _stop_help(_: Words) -> str:
    return _(
        "To end earlier, set a smaller number, such as 18. The standings stay right: the "
        "count-back then starts from the last round played."
    )


_MOST_EXPECTED = 200
_COLUMN = 46
"""The width of the page in letters: longer lines are hard to read."""


class NewEventPanel(NewEventPage):
    """Asks what the evening is called; everything else has a default."""

    NAME = "newEventPanel"
    TITLE = N_("A new event of Military whist")
    FOLLOWING = N_("Next: the teams.")

    @override
    def _make_parts(self) -> None:
        self._rounds = named(NumberField(self), "eventRounds")
        self._rounds.setRange(1, MOST_ROUNDS)
        self._rounds.setValue(ROUNDS)
        self._teams = expected_field("expectedTeams", 0, _MOST_EXPECTED, self._words, self)
        self._options = OptionsForm(self._words, self._dice, self)

    @override
    def _questions(self) -> Sequence[QWidget]:
        return (self._rounds, self._teams)

    @override
    def _page(self) -> QWidget:
        page = QWidget(self)
        more = more_options(self._words, page)
        parts = (self._title, self._heading, self._numbers(), more, self._options, None)
        column(*parts, inside=page, margins=(0, 2 * STEP), spacing=2 * STEP)
        page.setMaximumWidth(_COLUMN * self.fontMetrics().averageCharWidth() * 2)
        return page

    def _numbers(self) -> StackingRow:
        _ = self._words
        rounds_help = _("24 is usual. You can stop earlier during the event.")
        teams_help = _("Only an estimate; the teams themselves come next.")
        return topped(
            LabelledField(_("Number of rounds"), self._rounds, rounds_help, self),
            LabelledField(_("Teams expected"), self._teams, teams_help, self),
        )

    @override
    def _connect(self) -> None:
        super()._connect()
        self._rounds.valueChanged.connect(self._show_numbers)
        self._teams.valueChanged.connect(self._show_numbers)

    def _show_numbers(self) -> None:
        settings = replace(self._options.settings, rounds=self._rounds.value())
        self._options.show_settings(settings, self._teams.value())

    @override
    def _answers(self, heading: Heading) -> EventAnswers:
        return EventAnswers(heading, self._teams.value(), self._options.settings)

    @override
    def _fill(self, answers: EventAnswers) -> None:
        self._options.show_settings(answers.settings, answers.expected)
        self._rounds.setValue(answers.settings.rounds)
        self._teams.setValue(answers.expected)

    @override
    def _opening(self, details: Details) -> CreateEvent:
        return CreateEvent(details, self._options.settings)
