"""The options of a Whiz tournament: each has a default to leave, and help that says its meaning."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from enum import Enum
from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from whist_td.formats.whiz.rules.game import Rule, SeatChange
from whist_td.formats.whiz.rules.settings import LIMITS, Compare, Ranking, WhizSettings
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.kit.dialog_page import side_by_side
from whist_td.kit.number_field import NumberField
from whist_td.kit.stylesheet import STEP
from whist_td.stages.new_event_choice import Choice
from whist_td.stages.new_event_field import Field
from whist_td.stages.new_event_section import Section
from whist_td.words.words import N_, Words

MEANINGS: Mapping[Enum, str] = {
    Rule.BEST: N_("Each trick more than promised counts for the declarer."),
    Rule.EXACT: N_("The super-Whiz: a trick too many is penalised like a trick too few."),
    SeatChange.OPPONENT_MOVES: N_(
        "If South declares, North and the Domy change places, and North leads. The same at all "
        "tables."
    ),
    SeatChange.DECLARER_MOVES: N_(
        "If South declares, South and East change places, and East leads. The same at all tables."
    ),
    Compare.RAW: N_(
        "The points as they stand on the traveller. A declarer who goes down has 0 like a "
        "defender, so that going down costs him nothing in the comparison."
    ),
    Compare.NET: N_(
        "What one wins the others lose: going down costs the declarer twice what each opponent "
        "gains. The points on the traveller stay the same."
    ),
    Ranking.MATCHPOINTS: N_(
        "On each deal, how many of those with the same hand one has beaten. Every deal counts the "
        "same."
    ),
    Ranking.DATUM: N_(
        "On each deal, how far above the mean of those with the same hand. A large score weighs "
        "more."
    ),
    Ranking.TOTAL: N_("All the points added up, for a friendly evening: the cards decide more."),
}
"""What each choice means, in a sentence or two below it (RULES 2.3, 2.4)."""

_FIXABLE = ("rule", "seat_change", "domy_cards", "compare", "ranking", "cap")


class WhizOptionsForm(QWidget):
    """Three parts that open in place: the deal, the ranking, time and penalties."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._settings = WhizSettings()
        # Tab follows the order in which widgets are made: each section before its questions.
        self._deal = Section(_("How a deal is played and scored"), self)
        self._rule = self._choice(Rule)
        self._seats = self._choice(SeatChange)
        self._domy = self._number("domy_cards", "domyCards")
        self._compared = Section(_("Comparison and ranking"), self)
        self._compare = self._choice(Compare)
        self._ranking = self._choice(Ranking)
        self._cap = self._number("cap", "deviationCap")
        self._rest = Section(_("Time and penalties"), self)
        self._minutes = self._number("minutes_per_board", "minutesPerBoard")
        self._penalty = self._number("penalty", "usualPenalty")
        self._fields = self._made_fields()
        self._lay_out()
        self._connect()
        self.show_settings(self._settings)

    def _choice(self, kind: type[Enum]) -> Choice:
        made = Choice(list(kind), self._words, self, whiz_label)
        made.setObjectName(kind.__name__[0].lower() + kind.__name__[1:])
        return made

    def _number(self, option: str, name: str) -> NumberField:
        made = NumberField(self)
        made.setObjectName(name)
        made.setKeyboardTracking(False)
        made.setRange(*LIMITS[option])
        return made

    def _made_fields(self) -> dict[str, Field]:
        _ = self._words
        turned = _("13 in a tournament: all lie open. At home, 9 are usual.")
        most = _("A deviation counts no more than this, so that one wild deal decides less.")
        deal = _("For the plan of the evening only.")
        taken = _("What the director takes off for a fault, unless he says otherwise.")
        return {
            "rule": Field(_("Formula"), self._rule, "", self),
            "seat_change": Field(_("So that the declarer faces the Domy"), self._seats, "", self),
            "domy_cards": Field(_("Cards of the Domy turned up"), self._domy, turned, self),
            "compare": Field(_("What is compared"), self._compare, "", self),
            "ranking": Field(_("Players are ranked by"), self._ranking, "", self),
            "cap": Field(_("Most that one deal may count"), self._cap, most, self),
            "minutes_per_board": Field(_("Minutes a deal"), self._minutes, deal, self),
            "penalty": Field(_("Usual penalty"), self._penalty, taken, self),
        }

    def _lay_out(self) -> None:
        _ = self._words
        self._cap.setMinimum(0)
        self._cap.setSpecialValueText(_("no limit"))
        for section, names in (
            (self._deal, ("rule", "seat_change", "domy_cards")),
            (self._compared, ("compare", "ranking", "cap")),
        ):
            for name in names:
                section.add(self._fields[name])
        self._rest.add(side_by_side(self._fields["minutes_per_board"], self._fields["penalty"]))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        for section in (self._deal, self._compared, self._rest):
            column.addWidget(section)

    def _connect(self) -> None:
        for choice in (self._rule, self._seats, self._compare, self._ranking):
            choice.edited.connect(self._take)
        for number in (self._domy, self._cap, self._minutes, self._penalty):
            number.valueChanged.connect(self._take)

    @property
    def settings(self) -> WhizSettings:
        """The options as answered; rounds and deals as they were shown."""
        return self._settings

    def show_settings(self, settings: WhizSettings) -> None:
        """Show options."""
        self._settings = settings
        self._rule.choose(settings.rule)
        self._seats.choose(settings.seat_change)
        self._compare.choose(settings.compare)
        self._ranking.choose(settings.ranking)
        for number, value in (
            (self._domy, settings.domy_cards),
            (self._cap, settings.cap or 0),
            (self._minutes, settings.minutes_per_board),
            (self._penalty, round(settings.penalty)),
        ):
            number.blockSignals(True)  # noqa: FBT003 - Qt's own signature
            number.setValue(value)
            number.blockSignals(False)  # noqa: FBT003
        self._say()

    def fix(self, names: Collection[str], reason: str) -> None:
        """Let some options no longer change, and say why."""
        for name in _FIXABLE:
            self._fields[name].fix(reason if name in names else "")
        if not reason:
            self._say()

    def _take(self) -> None:
        self._settings = replace(
            self._settings,
            rule=self._rule.currentData(),
            seat_change=self._seats.currentData(),
            domy_cards=self._domy.value(),
            compare=self._compare.currentData(),
            ranking=self._ranking.currentData(),
            cap=self._cap.value() or None,
            minutes_per_board=self._minutes.value(),
            penalty=self._penalty_taken(),
        )
        self._say()
        self.edited.emit()

    def _penalty_taken(self) -> Fraction:
        """Return the penalty; one in parts of a percent stays as it is until it is changed."""
        before = self._settings.penalty
        shown = self._penalty.value()
        return before if shown == round(before) else Fraction(shown)

    def _say(self) -> None:
        _, settings = self._words, self._settings
        for name in ("rule", "seat_change", "compare", "ranking"):
            self._fields[name].explain(_(MEANINGS[getattr(settings, name)]))
        self._fields["cap"].setVisible(settings.ranking is Ranking.DATUM)
        in_percent = settings.ranking is Ranking.MATCHPOINTS
        self._penalty.setSuffix(_(" % of a deal") if in_percent else _(" points"))
        domy = _.plural(
            "{n} card of the Domy turned", "{n} cards of the Domy turned", settings.domy_cards
        )
        self._deal.say(f"{_capital(whiz_label(settings.rule, _))} · {domy}")
        compare = _capital(whiz_label(settings.compare, _))
        self._compared.say(f"{compare} · {whiz_label(settings.ranking, _)}")
        self._rest.say(
            _.plural("{n} minute a deal", "{n} minutes a deal", settings.minutes_per_board)
        )


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
