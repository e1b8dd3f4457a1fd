"""The stage *Event*: what an evening is called, its options, and the plan of its rounds."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from typing_extensions import override

from whist_td.core.contracts import Strain
from whist_td.core.errors import SettingFixedError
from whist_td.core.events import MOST_ROUNDS, Details
from whist_td.desk.ports import Dice
from whist_td.desk.requests import Command
from whist_td.formats.militaire.commands import ChangeSettings, CreateEvent
from whist_td.formats.militaire.rules.errors import CallError
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import (
    CALLS,
    OTHER_CALLS,
    ForfeitPolicy,
    PenaltyValue,
    PlannedRound,
    Settings,
    TieBreak,
    whole_cycle,
)
from whist_td.formats.militaire.rules.teams import Call, call_of
from whist_td.formats.militaire.screens.new_event_trumps import (
    TITLES,
    TrumpField,
    mode_of,
    trumps_of,
)
from whist_td.formats.militaire.views import effective_round
from whist_td.formats.militaire.words.movement_page import militaire_page
from whist_td.formats.militaire.words.sentences import (
    call_label,
    meetings_sentence,
    militaire_label,
)
from whist_td.kit.parts import Part, Share, button
from whist_td.kit.questions import (
    AnyOf,
    Ask,
    Asking,
    Fold,
    Number,
    OneOf,
    Own,
    Says,
    Text,
    YesNo,
    one_of,
)
from whist_td.kit.stylesheet import Palette
from whist_td.kit.suits import suit_icon
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import colours, labelled
from whist_td.movements.militaire import LEAST_TABLES, Direction, shift_matters
from whist_td.players.screens.movement_page import show_movement_page
from whist_td.stages.new_event_fields import PlannedEvent, expected_ask, more_options
from whist_td.stages.new_event_page import EventFrame, NewEventPage
from whist_td.words.labels import label
from whist_td.words.listings import Cell, Column, ColumnKind, Ink
from whist_td.words.messages import message
from whist_td.words.words import N_, Words, lower_first, sentence_case

_PAIR = re.compile(r"([0-9])\s*[-–]?\s*([0-9])")
_MOST_EXPECTED = 200


def _calls_text(calls: tuple[Call, ...]) -> str:
    """Return calls as they are typed.

    >>> _calls_text(((1, 3), (1, 2)))
    '1-3, 1-2'
    """
    return ", ".join(map(call_label, calls))


def calls_from(text: str) -> tuple[Call, ...]:
    """Return the calls of a text, or refuse the first that names no two players, or what lacks.

    >>> calls_from("1-3, 2-1; 23")
    ((1, 3), (1, 2), (2, 3))
    """
    joined = re.sub(r"\s*[-–]\s*", "-", text.strip())
    parts = [part for part in re.split(r"[,;\s]+", joined) if part]
    if not parts:
        raise CallError(text.strip())
    calls = []
    for part in parts:
        pair = _PAIR.fullmatch(part)
        if not pair:
            raise CallError(part)
        calls.append(call_of(int(pair[1]), int(pair[2])))
    return whole_cycle(tuple(calls))


def militaire_questions(
    planned: PlannedEvent, dice: Dice, _: Words, event: MilitaireEvent | None = None
) -> Asking[PlannedEvent]:
    """Ask for rounds and options; of an event that has begun, some can no longer change."""
    before: Settings = planned.settings
    is_started = event is not None and event.is_started
    about = _("Usually 24. You can stop earlier during the event.")
    label, least = _("Number of rounds"), max(event.last_announced, 1) if event else 1
    if is_started:
        label = _("Stop after round")
        about = _(
            "To end earlier, set a smaller number, such as 18. The standings stay right: the "
            "count-back then starts from the last round played."
        )
    whole, teams = Number(least, MOST_ROUNDS), event.tables if event else 0
    rounds = yield Ask("eventRounds", label, before.rounds, whole, about, line="numbers")
    expected = planned.expected
    if expected is not None:
        limits, about = (0, _MOST_EXPECTED), _("Only an estimate; the teams themselves come next.")
        label = _("Teams expected")
        teams = expected = yield expected_ask("expectedTeams", label, expected, limits, about, _)
        yield from more_options(_)
    fixed = message(SettingFixedError(""), _) if is_started else ""
    settings = replace(before, rounds=rounds)
    settings = yield from _who_travels(settings, teams, fixed, _)
    settings = yield from _trumps(settings, dice, _)
    settings = yield from _points(settings, fixed, _)
    return replace(planned, settings=(yield from _ties(settings, _)), expected=expected)


def _who_travels(before: Settings, teams: int, fixed: str, _: Words) -> Asking[Settings]:
    yield Fold("whoTravels", _("Who travels"))
    usual = [(_calls_text(calls), calls) for calls in (CALLS, OTHER_CALLS)]
    listed = before.calls if before.calls in (CALLS, OTHER_CALLS) else None
    calls = yield Ask(
        "callPlan",
        _("Order of the calls"),
        listed,
        OneOf([*usual, (_("Our own order"), None)]),
        _("Two of the players 1, 2, 3 travel; the third stays with the captain."),
    )
    if calls is None:
        # Calls that an event has already are not asked about: they may be no whole cycle.
        given, written = before.calls, _calls_text(before.calls)
        typed = Text(
            "1-3, 1-2, 2-3",
            lambda text: given if text == written else calls_from(text),
            _calls_text,
        )
        calls = yield Ask("ownCalls", _("Our own order of the calls"), given, typed)
    shift = before.shift
    if shift_matters(teams, before.rounds):
        mixes = _(
            "With this number of teams the same two players would meet the same team again and "
            "again; this mixes them."
        )
        label = _("Shift the calls at each lap")
        shift = yield Ask("shift", label, shift, YesNo.SHORT, mixes, fixed=fixed)
    near = _("The last table and the first are neighbours.")
    ways = one_of(Direction, lambda way: militaire_label(way, _))
    direction = yield Ask(
        "direction", _("The travellers go"), before.direction, ways, near, fixed=fixed
    )
    yield Says("whoTravels", f"{_calls_text(calls)} · {militaire_label(direction, _)}")
    return replace(before, calls=calls, shift=shift, direction=direction)


def _trumps(before: Settings, dice: Dice, _: Words) -> Asking[Settings]:
    yield Fold("trumps", _("Trump"))
    field = Own(lambda parent: TrumpField(_, dice, parent))
    value = (trumps_of(before), before.rounds)
    chosen: Any = yield Ask("trumpField", _("Trump"), value, field, is_plain=True)
    yield Says("trumps", _(TITLES[mode_of(chosen)]))
    strains, seed = chosen.strains, chosen.seed
    return replace(before, trump_plan=chosen.plan, trumps=strains, trump_seed=seed)


def _points(before: Settings, fixed: str, _: Words) -> Asking[Settings]:
    yield Fold("points", _("Points"))
    penalty = yield Ask(
        "penalty",
        _("After a revoke or an influence, the other side scores"),
        before.penalty,
        one_of(PenaltyValue, lambda value: militaire_label(value, _)),
        _("Articles 12 and 13 of the rules give the point to the other side."),
        fixed=fixed,
    )
    forfeits = yield Ask(
        "forfeits",
        _("A match that is not played is worth"),
        before.forfeits,
        one_of(ForfeitPolicy, lambda policy: militaire_label(policy, _)),
        _("When a team leaves during the event, or a pair is not there."),
        fixed=fixed,
    )
    record = _("For the record only: the points stay the same.")
    label = _("Write down the tricks of each round")
    tricks = yield Ask("countTricks", label, before.count_tricks, YesNo.SHORT, record)
    value = lower_first(militaire_label(penalty, _))
    yield Says("points", sentence_case(_("revoke: {value}", value=value)))
    return replace(before, penalty=penalty, forfeits=forfeits, count_tricks=tricks)


def _ties(before: Settings, _: Words) -> Asking[Settings]:
    yield Fold("ties", _("Ties"))
    about = _(
        "First the totals decide, then the count-back (after round 23, 22, …). What is ticked "
        "here comes after that; otherwise the place is shared."
    )
    offered = AnyOf(one_of(TieBreak, lambda tie: militaire_label(tie, _)).options)
    label = _("Still tied after the count-back")
    ties = yield Ask("tieBreaks", label, before.tie_breaks, offered, about)
    named = [militaire_label(tie, _) for tie in ties]
    shared = _("Count-back, then the place is shared")
    yield Says("ties", ", ".join([_("count-back"), *named]) if ties else shared)
    return replace(before, tie_breaks=ties)


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
    def _asks(self, planned: PlannedEvent) -> Asking[PlannedEvent]:
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

    USUAL = PlannedEvent(Settings(), 0)

    @override
    def _asks(self, planned: PlannedEvent) -> Asking[PlannedEvent]:
        return militaire_questions(planned, self._dice, self._words)

    @override
    def _opening(self, details: Details) -> CreateEvent:
        return CreateEvent(details, self._options.options.settings)
