"""What a Whiz tournament is set up with: its options, and beside them what the evening will be."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from whist_td.core.contracts import ALL_TRICKS, Rule, SeatChange
from whist_td.core.events import MOST_ROUNDS
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import LIMITS, Compare, Ranking, WhizSettings
from whist_td.formats.whiz.views.movement_views import evening_forecast
from whist_td.formats.whiz.views.offers import MovementOffer, evening_offers, offers_for
from whist_td.formats.whiz.views.planning import Forecast, forecast
from whist_td.formats.whiz.words.forecast import (
    forecast_sentences,
    other_sentences,
    sit_out_list,
    size_sentence,
)
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.kit.dialog_pages import side_by_side
from whist_td.kit.fields import NumberField
from whist_td.kit.parts import column, fill_line
from whist_td.kit.theme import labelled, named, set_role
from whist_td.stages.new_event_fields import Choice, EventSection, LabelledField
from whist_td.stages.new_event_page import ForecastCard, more_options
from whist_td.words.words import N_, Words, sentence_case, time_sentence

_MEANINGS: Mapping[Enum, str] = {
    Rule.BEST: N_("Each trick more than promised counts for the declarer."),
    Rule.EXACT: N_("The super-Whiz: a trick too many is penalised like a trick too few."),
    SeatChange.OPPONENT_MOVES: N_(
        "If South declares, North and the Domy change places, and North leads. The same at all "
        "tables."
    ),
    SeatChange.DECLARER_MOVES: N_(
        "If South declares, South and East change places, and East leads. The same at all tables."
    ),
    Compare.RAW: N_("The points as they are on the traveller: going down costs nothing."),
    Compare.NET: N_(
        "What one wins the others lose: going down costs the declarer twice what each opponent "
        "gains."
    ),
    Ranking.MATCHPOINTS: N_(
        "On each deal, how many of those with the same hand one has beaten. Every deal counts the "
        "same."
    ),
    Ranking.DATUM: N_(
        "On each deal, how far above the mean of those with the same hand. A large score weighs "
        "more."
    ),
    Ranking.TOTAL: N_("All the points added up, for a friendly event: the cards decide more."),
}
"""What each choice means, in a sentence or two below it (RULES 2.3, 2.4)."""

_EXAMPLE = (
    N_("The same hand at three tables: 10♥ made, 10♥ doubled two down, all passed."),
    N_("Scores as they are: 20, 0 and 0. Down two is as good as passing."),
    N_("Net scores: 40, −40 and 0. Down two comes last."),
)
"""What either comparison makes of three results (RULES 2.4, Z12)."""

_FIXABLE = ("rule", "seat_change", "compare", "ranking", "cap")


def length_fields(parent: QWidget) -> tuple[NumberField, NumberField]:
    """Return the questions how many rounds are played, and how many deals in each."""
    rounds, deals = NumberField(parent), NumberField(parent)
    rounds.setObjectName("eventRounds")
    rounds.setRange(1, MOST_ROUNDS)
    deals.setObjectName("boardsPerRound")
    deals.setRange(*LIMITS["boards_per_round"])
    return rounds, deals


class WhizOptionsForm(QWidget):
    """What is compared, and parts that open in place: the deal, the ranking, time, penalties."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._settings = WhizSettings()
        # Tab follows the order in which widgets are made: each section before its questions.
        self.compare = self._choice(Compare)
        self._deal = EventSection(_("How a deal is played and scored"), self)
        self._rule = self._choice(Rule)
        self._seats = self._choice(SeatChange)
        self._domy = named(labelled("", "small", self), "domyCards")
        self._ranked = EventSection(_("Standings"), self)
        self._ranking = self._choice(Ranking)
        self._cap = self._number("cap", "deviationCap")
        self._rest = EventSection(_("Time and penalties"), self)
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
        made = named(NumberField(self), name)
        made.setKeyboardTracking(False)
        made.setRange(*LIMITS[option])
        return made

    def _made_fields(self) -> dict[str, LabelledField]:
        _ = self._words
        most = _("The largest deviation that counts: one wild deal then decides less.")
        deal = _("For the plan of the event only.")
        taken = _("What the director takes off for a fault, unless decided otherwise.")
        return {
            "rule": LabelledField(_("Formula"), self._rule, "", self),
            "seat_change": LabelledField(
                _("So that the declarer faces the Domy"), self._seats, "", self
            ),
            "compare": LabelledField(_("What is compared"), self.compare, "", self),
            "ranking": LabelledField(_("Players are ranked by"), self._ranking, "", self),
            "cap": LabelledField(_("Most that one deal may count"), self._cap, most, self),
            "minutes_per_board": LabelledField(_("Minutes a deal"), self._minutes, deal, self),
            "penalty": LabelledField(_("Usual penalty"), self._penalty, taken, self),
        }

    def _lay_out(self) -> None:
        _ = self._words
        self._cap.setMinimum(0)
        self._cap.setSpecialValueText(_("no limit"))
        for section, names in (
            (self._deal, ("rule", "seat_change")),
            (self._ranked, ("ranking", "cap")),
        ):
            for name in names:
                section.add(self._fields[name])
        self._deal.add(self._domy)
        self._rest.add(side_by_side(self._fields["minutes_per_board"], self._fields["penalty"]))
        parts = column(self._fields["compare"], self._deal, self._ranked, self._rest)
        parts.insertLayout(1, more_options(_, self))
        self.setLayout(parts)

    def _connect(self) -> None:
        for choice in (self._rule, self._seats, self.compare, self._ranking):
            choice.edited.connect(self._take)
        for number in (self._cap, self._minutes, self._penalty):
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
        self.compare.choose(settings.compare)
        self._ranking.choose(settings.ranking)
        self._cap.show_value(settings.cap or 0)
        self._minutes.show_value(settings.minutes_per_board)
        self._penalty.show_value(round(settings.penalty))
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
            compare=self.compare.currentData(),
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
            example = map(_, _EXAMPLE) if name == "compare" else ()
            self._fields[name].explain("\n".join((_(_MEANINGS[getattr(settings, name)]), *example)))
        self._fields["cap"].setVisible(settings.ranking is Ranking.DATUM)
        in_percent = settings.ranking is Ranking.MATCHPOINTS
        self._penalty.setSuffix(_(" % of a deal") if in_percent else _(" points"))
        domy = _.plural(
            "{n} card of the Domy turned", "{n} cards of the Domy turned", settings.domy_cards
        )
        same = _("All 13 are turned in a tournament, so that every table has the same to go by.")
        # An event that was made with fewer stays as it is.
        self._domy.setText(same if settings.domy_cards == ALL_TRICKS else f"{domy}.")
        self._deal.say(f"{sentence_case(whiz_label(settings.rule, _))} · {domy}")
        self._ranked.say(sentence_case(whiz_label(settings.ranking, _)))
        self._rest.say(
            _.plural("{n} minute a deal", "{n} minutes a deal", settings.minutes_per_board)
        )


class WhizForecastCard(ForecastCard):
    """What a tournament will be like, and what else could be played."""

    NAME = "whizForecast"
    LINES = 6
    """Meetings, deals, sit-outs, comparison, moving, copies."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._out = labelled("", "small", self)
        self._other = named(labelled("", "small", self), "forecastOther")
        above = (self._title, self._size, *self._lines)
        self._place(*above, self._out, self._time, self._other)
        self.show_unknown()

    def show_unknown(self) -> None:
        """Say what would stand here."""
        _ = self._words
        self._call_unknown()
        text = _(
            "Enter how many players you expect: the meetings, the sit-outs and the end of the "
            "event will appear here."
        )
        self._show(("", text), "", "")
        fill_line(self._other, "")

    def show_numbers(self, players: int, settings: WhizSettings) -> None:
        """Say what the evening will be for a number of players."""
        _ = self._words
        self._call_expected(players)
        self._show_forecast(forecast(players, settings))
        where = _("You choose on the page of the movement, once the players are entered.")
        self._offer_others(offers_for(players, settings), settings, where)

    def show_evening(self, evening: WhizEvent) -> None:
        """Say what a tournament is with the players that are entered."""
        _ = self._words
        self._call_entered(len(evening.players))
        self._show_forecast(evening_forecast(evening))
        planned = tuple(evening.rounds.values())
        offered = sorted(evening_offers(evening), key=lambda offer: offer.rounds != planned)
        self._offer_others(offered, evening.settings, _("You choose on the page of the movement."))

    def _offer_others(
        self, offered: Sequence[MovementOffer], settings: WhizSettings, where: str
    ) -> None:
        """Say what else could be played than the first movement, where there is anything."""
        others = other_sentences(offered, settings, self._words)
        fill_line(self._other, " ".join((*others, where)) if others else "")

    def _show_forecast(self, seen: Forecast) -> None:
        """Say how good a movement is, or why there is none."""
        _ = self._words
        size = size_sentence(seen.tables, seen.settings, _) if seen.refusal is None else ""
        sentences = forecast_sentences(seen, _)
        out = sit_out_list(seen.rounds, _)
        out = _("Sitting out · {who}", who=out) if out else ""
        time = time_sentence(seen.minutes, _) if seen.refusal is None else ""
        self._show((size, *sentences), out, time)
        set_role(self._lines[0], "warning" if seen.refusal else "body")

    def _show(self, texts: tuple[str, ...], out: str, time: str) -> None:
        size, *sentences = texts
        fill_line(self._size, size)
        self._fill_lines(sentences)
        fill_line(self._out, out)
        fill_line(self._time, time)
        self.setAccessibleDescription(" ".join(filter(None, (*texts, out, time))))
