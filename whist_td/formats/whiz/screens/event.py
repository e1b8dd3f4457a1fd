"""The stage *Event* of a Whiz tournament: what is asked, and what the answers will come to."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from fractions import Fraction

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.contracts import ALL_TRICKS, Rule, SeatChange
from whist_td.core.events import MOST_ROUNDS, Details
from whist_td.desk.requests import Command
from whist_td.formats.whiz.commands import CreateWhiz
from whist_td.formats.whiz.rules.errors import WhizSettingFixedError
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import (
    LEAST_PLAYERS,
    LIMITS,
    Compare,
    Ranking,
    WhizSettings,
)
from whist_td.formats.whiz.screens.deals import show_deals
from whist_td.formats.whiz.screens.movement import length_question, show_movement
from whist_td.formats.whiz.views.movement_views import event_forecast
from whist_td.formats.whiz.views.offers import MovementOffer, event_offers, offers_for
from whist_td.formats.whiz.views.planning import Forecast, change_settings, forecast
from whist_td.formats.whiz.words.forecast import (
    forecast_sentences,
    other_sentences,
    sit_out_list,
    size_sentence,
)
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.formats.whiz.words.seating import SEATING
from whist_td.kit.dialog_pages import open_dialog
from whist_td.kit.parts import Part, Share, button
from whist_td.kit.questions import Ask, Asking, Fold, Note, Number, Press, Says, one_of
from whist_td.kit.theme import labelled
from whist_td.movements.whiz.catalogue import default_rounds
from whist_td.players.screens.reseating import ReseatingDialog
from whist_td.stages.new_event_fields import PlannedEvent, expected_ask, more_options
from whist_td.stages.new_event_page import (
    CardLines,
    EventFrame,
    ForecastCard,
    Forecasts,
    NewEventForecastPage,
)
from whist_td.words.messages import message
from whist_td.words.words import N_, Words, sentence_case, time_sentence

_MOST_EXPECTED = 200
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
    Ranking.TOTAL: N_(
        "All the points added up, for a friendly event: luck in the cards counts for more."
    ),
}
"""What each choice means, in a sentence or two below it (RULES 2.3, 2.4)."""
_EXAMPLE = (
    N_("The same hand at three tables: 10♥ made, 10♥ doubled two down, all passed."),
    N_("Scores as they are: 20, 0 and 0. Down two is as good as passing."),
    N_("Net scores: 40, −40 and 0. Down two comes last."),
)
"""What either comparison makes of three results (RULES 2.4, Z12)."""


def whiz_questions(
    planned: PlannedEvent, _: Words, longer: Callable[[QWidget], object] | None = None
) -> Asking[PlannedEvent]:
    """Ask for rounds, deals and options; with `longer`, play has begun, and little may change."""
    before: WhizSettings = planned.settings
    fixed = message(WhizSettingFixedError(""), _) if longer else ""
    players, rounds = planned.expected, before.rounds
    if players is not None:
        limits, about = (0, _MOST_EXPECTED), _("Only an estimate.")
        label = _("Players expected")
        players = yield expected_ask("expectedPlayers", label, players, limits, about, _)
        if players != planned.expected and players >= LEAST_PLAYERS and not planned.is_chosen:
            rounds = default_rounds(players)
    wait, in_all = _("See the consequences first.") if longer else "", Number(1, MOST_ROUNDS)
    proposed, title = rounds, _.pgettext("tournoi", "Rounds of the event")
    rounds = yield Ask(
        "eventRounds", title, proposed, in_all, _("Usually 5."), line="numbers", fixed=wait
    )
    deals = yield Ask(
        "boardsPerRound",
        _("Deals per round"),
        before.boards_per_round,
        Number(*LIMITS["boards_per_round"]),
        _("At each table."),
        line="numbers",
        fixed=fixed,
    )
    if longer:
        yield Press("otherLength", _("Shorter or longer…"), longer, line="numbers")
    settings = yield from _options(before, fixed, _)
    settings = replace(settings, rounds=rounds, boards_per_round=deals)
    return PlannedEvent(settings, players, planned.is_chosen or rounds != proposed)


def _options(before: WhizSettings, fixed: str, _: Words) -> Asking[WhizSettings]:
    """Ask what is compared, and in folded parts how a deal is played, what ranks, and the rest."""

    def meaning(choice: Enum) -> str:
        example = map(_, _EXAMPLE) if isinstance(choice, Compare) else ()
        return "\n".join((_(_MEANINGS[choice]), *example))

    def choice(name: str, label: str, value: Enum) -> Ask:
        kinds = one_of(type(value), lambda kind: whiz_label(kind, _))
        return Ask(name, label, value, kinds, meaning, fixed=fixed)

    compare = yield choice("compare", _("What is compared"), before.compare)
    yield from more_options(_)
    yield Fold("dealPart", _("How a deal is played and scored"))
    rule = yield choice("rule", _("Formula"), before.rule)
    seats = yield choice("seatChange", _("So that the declarer faces the Domy"), before.seat_change)
    domy = _.plural(
        "{n} card of the Domy turned", "{n} cards of the Domy turned", before.domy_cards
    )
    same = _(
        "All 13 are turned up in a tournament, so that every table plays under the same conditions."
    )
    # An event that was made with fewer stays as it is.
    yield Note("domyCards", same if before.domy_cards == ALL_TRICKS else f"{domy}.", "small")
    yield Says("dealPart", f"{sentence_case(whiz_label(rule, _))} · {domy}")
    yield Fold("rankingPart", _("Standings"))
    ranking = yield choice("ranking", _("Players are ranked by"), before.ranking)
    cap = before.cap
    if ranking is Ranking.DATUM:
        most = _("The largest deviation that counts: one wild deal then counts for less.")
        kind, label = Number(0, LIMITS["cap"][1], _("no limit")), _("Most that one deal may count")
        cap = (yield Ask("deviationCap", label, cap or 0, kind, most, fixed=fixed)) or None
    yield Says("rankingPart", sentence_case(whiz_label(ranking, _)))
    changed = replace(before, compare=compare, rule=rule, seat_change=seats, ranking=ranking)
    return (yield from _time_and_penalties(replace(changed, cap=cap), _))


def _time_and_penalties(before: WhizSettings, _: Words) -> Asking[WhizSettings]:
    in_percent = before.ranking is Ranking.MATCHPOINTS
    unit = _(" % of a deal") if in_percent else _(" points")
    yield Fold("restPart", _("Time and penalties"))
    minutes = yield Ask(
        "minutesPerBoard",
        _("Minutes per deal"),
        before.minutes_per_board,
        Number(*LIMITS["minutes_per_board"]),
        _("For the plan of the event only."),
        line="rest",
    )
    shown = yield Ask(
        "usualPenalty",
        _("Usual penalty"),
        round(before.penalty),
        Number(*LIMITS["penalty"], unit=unit),
        _("What the director takes off for a fault, unless decided otherwise."),
        line="rest",
    )
    yield Says("restPart", _.plural("{n} minute per deal", "{n} minutes per deal", minutes))
    # One in parts of a percent stays as it is until it is changed.
    penalty = before.penalty if shown == round(before.penalty) else Fraction(shown)
    return replace(before, minutes_per_board=minutes, penalty=penalty)


def _unknown(_settings: WhizSettings, _: Words) -> CardLines:
    text = _(
        "Enter how many players you expect: the meetings, the sit-outs and the end of the "
        "event will appear here."
    )
    return ((text, "body"),)


def _expected(players: int, settings: WhizSettings, _: Words) -> CardLines:
    where = _("You choose on the page of the movement, once the players are entered.")
    return _lines(forecast(players, settings), offers_for(players, settings), where, _)


def _entered(event: WhizEvent, _: Words) -> CardLines:
    planned = tuple(event.rounds.values())
    offered = sorted(event_offers(event), key=lambda offer: offer.rounds != planned)
    where = _("You choose on the page of the movement.")
    return _lines(event_forecast(event), offered, where, _)


def _lines(
    seen: Forecast, offered: Sequence[MovementOffer], where: str, _: Words
) -> Iterator[tuple[str, str]]:
    """Yield how good a movement is or why there is none, and what else could be played."""
    sentences, is_refused = forecast_sentences(seen, _), seen.refusal is not None
    if not is_refused:
        yield size_sentence(seen.tables, seen.settings, _), "number"
    for at, sentence in enumerate(sentences):
        yield sentence, "body" if at or not is_refused else "warning"
    if out := sit_out_list(seen.rounds, _):
        yield _("Sitting out · {who}", who=out), "small"
    if not is_refused:
        yield time_sentence(seen.minutes, _), "body"
    if others := other_sentences(offered, seen.settings, _):
        yield " ".join((*others, where)), "small"


FORECASTS = Forecasts("whizForecast", _unknown, _expected, _entered)
"""What a tournament will be like, and what else could be played."""


class WhizEventPanel(EventFrame[WhizEvent]):
    """Every answer is kept as soon as it is given, with the movement that follows from it."""

    NAME = "whizEventPanel"
    SHOWN_HERE = ("details", "settings", "players", "rounds")

    @override
    def _asks(self, planned: PlannedEvent) -> Asking[PlannedEvent]:
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
    USUAL = PlannedEvent(WhizSettings(), 0)

    @override
    def _asks(self, planned: PlannedEvent) -> Asking[PlannedEvent]:
        return whiz_questions(planned, self._words)

    @override
    def _opening(self, details: Details) -> CreateWhiz:
        return CreateWhiz(details, self._options.options.settings)
