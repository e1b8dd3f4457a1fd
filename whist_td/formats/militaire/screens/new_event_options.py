"""The options of an evening in a form: calls, direction, penalties and forfeits, tie-breaks."""

import re
from collections.abc import Collection
from dataclasses import replace
from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from whist_td.core.errors import RuleError
from whist_td.desk.ports import Dice
from whist_td.formats.militaire.rules.errors import CallError
from whist_td.formats.militaire.rules.settings import (
    CALLS,
    OTHER_CALLS,
    ForfeitPolicy,
    PenaltyValue,
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
from whist_td.formats.militaire.words.sentences import call_label, militaire_label
from whist_td.kit.fields import ChoiceField
from whist_td.kit.parts import column, fill_line
from whist_td.kit.theme import labelled, named, set_state
from whist_td.movements.militaire import Direction, shift_matters
from whist_td.stages.new_event_fields import Choice, EventSection, LabelledField, Ticks
from whist_td.words.messages import message
from whist_td.words.words import Words, lower_first, sentence_case

_PAIR = re.compile(r"([0-9])\s*[-–]?\s*([0-9])")


class _CallPlan(Enum):
    """Where the calls come from."""

    USUAL = "usual"
    OTHER = "other"
    OWN = "own"


_LISTS = {_CallPlan.USUAL: CALLS, _CallPlan.OTHER: OTHER_CALLS}


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
    return whole_cycle(tuple(_call(part) for part in parts))


def _call(part: str) -> Call:
    found = _PAIR.fullmatch(part)
    if not found:
        raise CallError(part)
    return call_of(int(found[1]), int(found[2]))


class _CallsField(QWidget):
    """A choice of call cycles; the club's own is typed."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._plan = named(ChoiceField(self), "callPlan", _("Order of the calls"))
        self._own = named(QLineEdit(self), "ownCalls", _("Our own order of the calls"))
        self._error = labelled("", "error", self)
        for plan, calls in _LISTS.items():
            self._plan.addItem(_calls_text(calls), plan)
        self._plan.addItem(_("Our own order"), _CallPlan.OWN)
        self._own.setPlaceholderText("1-3, 1-2, 2-3")
        column(self._plan, self._own, self._error, inside=self)
        self._plan.activated.connect(self._choose)
        self._own.editingFinished.connect(self._typed)
        self.show_calls(CALLS)

    def show_calls(self, calls: tuple[Call, ...]) -> None:
        """Show a cycle; one that an event has already is not asked about."""
        self._given = calls
        plan = next((plan for plan, usual in _LISTS.items() if usual == calls), _CallPlan.OWN)
        self._plan.setCurrentIndex(self._plan.findData(plan))
        self._own.setText(_calls_text(calls))
        self._own.setVisible(plan is _CallPlan.OWN)
        self._say("")

    def calls(self) -> tuple[Call, ...] | None:
        """Return the cycle as chosen; where it will not do, say why."""
        usual = _LISTS.get(self._plan.currentData())
        if usual:
            return usual
        if self._own.text() == _calls_text(self._given):
            return self._given
        try:
            return calls_from(self._own.text())
        except RuleError as error:
            self._say(message(error, self._words))
            return None

    def _choose(self) -> None:
        own = self._plan.currentData() is _CallPlan.OWN
        self._own.setVisible(own)
        self._say("")
        if own:
            self._own.setFocus()
        self.edited.emit()

    def _typed(self) -> None:
        self._say("")
        self.edited.emit()

    def _say(self, sentence: str) -> None:
        fill_line(self._error, sentence)
        set_state(self._own, "error" if sentence else "")


class OptionsForm(QWidget):
    """Four parts that open in place: who travels, trump, points, ties."""

    edited = Signal()

    def __init__(self, words: Words, dice: Dice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._settings = Settings()
        # Tab follows the order in which widgets are made: each section before its questions.
        self._who = EventSection(_("Who travels"), self)
        self._calls = _CallsField(_, self)
        self._shift = named(QCheckBox(_("Shift the calls at each lap"), self), "shift")
        self._direction = named(Choice(list(Direction), _, self, militaire_label), "direction")
        self._trump = EventSection(_("Trump"), self)
        self._trumps = TrumpField(_, dice, self)
        self._points = EventSection(_("Points"), self)
        self._penalty = named(Choice(list(PenaltyValue), _, self, militaire_label), "penalty")
        self._forfeits = named(Choice(list(ForfeitPolicy), _, self, militaire_label), "forfeits")
        self._tricks = QCheckBox(_("Write down the tricks of each round"), self)
        self._equal = EventSection(_("Ties"), self)
        self._ties = named(Ticks(list(TieBreak), _, self, militaire_label), "tieBreaks")
        self._make_fields()
        self._lay_out()
        self._connect()
        self.show_settings(self._settings, 0)

    def _make_fields(self) -> None:
        _ = self._words
        self._shift_field = LabelledField(
            "",
            self._shift,
            _(
                "With this number of teams the same two players would meet the same team again "
                "and again; this mixes them."
            ),
            self,
        )
        self._direction_field = LabelledField(
            _("The travellers go"),
            self._direction,
            _("The last table and the first are neighbours."),
            self,
        )
        self._penalty_field = LabelledField(
            _("After a revoke or an influence, the other side scores"),
            self._penalty,
            _("Articles 12 and 13 of the rules give the point to the other side."),
            self,
        )
        self._forfeit_field = LabelledField(
            _("A match that is not played is worth"),
            self._forfeits,
            _("When a team leaves during the event, or a pair is not there."),
            self,
        )

    def _lay_out(self) -> None:
        self._name_parts()
        _ = self._words
        calls_help = _("Two of the players 1, 2, 3 travel; the third stays with the captain.")
        self._who.add(LabelledField(_("Order of the calls"), self._calls, calls_help, self))
        self._who.add(self._shift_field)
        self._who.add(self._direction_field)
        self._trump.add(self._trumps)
        self._points.add(self._penalty_field)
        self._points.add(self._forfeit_field)
        tricks_help = _("For the record only: the points stay the same.")
        self._points.add(LabelledField("", self._tricks, tricks_help, self))
        ties_help = _(
            "First the totals decide, then the count-back (after round 23, 22, …). What is ticked "
            "here comes after that; otherwise the place is shared."
        )
        self._equal.add(
            LabelledField(_("Still tied after the count-back"), self._ties, ties_help, self)
        )
        column(self._who, self._trump, self._points, self._equal, inside=self)

    def _name_parts(self) -> None:
        self._tricks.setObjectName("countTricks")
        self._shift.setAccessibleName(self._shift.text())
        self._tricks.setAccessibleName(self._tricks.text())

    def _connect(self) -> None:
        for part in (self._calls, self._direction, self._trumps, self._penalty, self._forfeits):
            part.edited.connect(self._take)
        self._ties.edited.connect(self._take)
        self._shift.clicked.connect(self._take)
        self._tricks.clicked.connect(self._take)

    @property
    def settings(self) -> Settings:
        """The options as last answered in a way that will do."""
        return self._settings

    def show_settings(self, settings: Settings, teams: int) -> None:
        """Show options; the shift only where it changes something for so many teams."""
        self._settings = settings
        self._calls.show_calls(settings.calls)
        self._shift.setChecked(settings.shift)
        self._shift_field.setVisible(shift_matters(teams, settings.rounds))
        self._direction.choose(settings.direction)
        self._trumps.show_trumps(trumps_of(settings), settings.rounds)
        self._penalty.choose(settings.penalty)
        self._forfeits.choose(settings.forfeits)
        self._ties.choose(settings.tie_breaks)
        self._tricks.setChecked(settings.count_tricks)
        self._settings = self._with_trumps(settings)
        self._say()

    def fix(self, names: Collection[str], reason: str) -> None:
        """Let some options no longer change, and say why."""
        fields = {
            "shift": self._shift_field,
            "direction": self._direction_field,
            "penalty": self._penalty_field,
            "forfeits": self._forfeit_field,
        }
        for name, field in fields.items():
            field.fix(reason if name in names else "")

    def _take(self) -> None:
        calls = self._calls.calls()
        if calls is None:
            return
        answered = replace(
            self._settings,
            calls=calls,
            shift=self._shift.isChecked(),
            direction=self._direction.currentData(),
            penalty=self._penalty.currentData(),
            forfeits=self._forfeits.currentData(),
            tie_breaks=tuple(tie for tie in self._ties.chosen if isinstance(tie, TieBreak)),
            count_tricks=self._tricks.isChecked(),
        )
        self._settings = self._with_trumps(answered)
        self._say()
        self.edited.emit()

    def _with_trumps(self, settings: Settings) -> Settings:
        chosen = self._trumps.trumps
        return replace(
            settings,
            trump_plan=chosen.plan,
            trumps=chosen.strains,
            trump_seed=chosen.seed,
        )

    def _say(self) -> None:
        _, settings = self._words, self._settings
        self._who.say(f"{_calls_text(settings.calls)} · {militaire_label(settings.direction, _)}")
        self._trump.say(_(TITLES[mode_of(trumps_of(settings))]))
        penalty = lower_first(militaire_label(settings.penalty, _))
        self._points.say(sentence_case(_("revoke: {value}", value=penalty)))
        ties = [militaire_label(tie, _) for tie in settings.tie_breaks]
        shared = _("Count-back, then the place is shared")
        self._equal.say(", ".join([_("count-back"), *ties]) if ties else shared)
