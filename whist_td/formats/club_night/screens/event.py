"""The questions of a club night, when it is opened and later, and what it will be beside them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.events import MOST_ROUNDS, Details
from whist_td.core.numbers import typed_number
from whist_td.desk.requests import Command
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.games.game import Measure, options
from whist_td.formats.club_night.rules import deals
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.errors import ClubSettingFixedError
from whist_td.formats.club_night.rules.event import (
    AT_TABLE,
    ClubNightEvent,
    ClubSettings,
    RankedBy,
    SeatingWay,
    left_overs,
    plays_in_sides,
    table_size,
    usual_left_over,
    usual_ranking,
)
from whist_td.formats.club_night.screens.new_event_fields import (
    GameField,
    LengthField,
    ScoringField,
)
from whist_td.formats.club_night.screens.seating import show_seats
from whist_td.formats.club_night.views.planning import (
    MINUTES_A_DEAL,
    ClubForecast,
    change_settings,
    club_forecast,
    event_forecast,
)
from whist_td.formats.club_night.words.forecast import forecast_words, rounds_words, tables_words
from whist_td.formats.club_night.words.games import (
    game_label,
    game_name,
    game_summary,
    game_words,
    option_help,
    option_label,
)
from whist_td.formats.club_night.words.labels import club_label, ranking_label, seating_label
from whist_td.kit import parts
from whist_td.kit.parts import Part, Share
from whist_td.kit.questions import AnyOf, Ask, Asking, Fold, Number, OneOf, Own, Says, Text, one_of
from whist_td.kit.theme import labelled
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

_MOST_EXPECTED = 400
_MEANINGS: Mapping[Enum, str] = {
    SeatingWay.CHANGING: N_("Different partners and opponents each round, as evenly as possible."),
    SeatingWay.DRAWN: N_("A draw for each round, with as few repeated meetings as possible."),
    SeatingWay.STANDING: N_("Round 1 by lot; then the best four sit at table 1."),
    SeatingWay.PAIRS: N_("Two play together throughout and meet other pairs."),
    SeatingWay.STAYING: N_("At the same table throughout, with the same people."),
    RankedBy.POINTS: N_("What the game itself counts, added up over the event."),
    RankedBy.MEAN: N_("Points per deal played: fair if some play fewer deals."),
    RankedBy.PLACEMENT: N_("Points for the place at one’s own table, each round."),
}


def usual_settings(code: str) -> ClubSettings:
    """Return the options of an evening of a game that a beginner can leave."""
    choice = deals.GameChoice(code)
    return ClubSettings(choice, left_over=usual_left_over(choice.game))


def club_questions(
    planned: PlannedEvent, _: Words, *, is_started: bool = False
) -> Asking[PlannedEvent]:
    """Ask five questions of every evening, and in two folded parts the rest."""
    settings: ClubSettings = planned.settings
    players, code = planned.expected, settings.game.code
    if players is not None:
        label, limits = _("Players expected"), (0, _MOST_EXPECTED)
        about = _("Only an estimate.")
        players = yield expected_ask("expectedPlayers", label, players, limits, about, _)
    fixed = message(ClubSettingFixedError("game"), _) if is_started else ""

    def summary(code: str) -> str:
        return game_summary(
            settings.game if code == settings.game.code else deals.GameChoice(code), _
        )

    field = Own(lambda parent: GameField(_, parent))
    title = _("The game")
    chosen = yield Ask(
        "clubGame", title, code, field, summary, line="numbers", share=3, fixed=fixed
    )
    if chosen != code:
        settings = _begun_again(settings, chosen)
    settings = yield from _own_option(settings, _)
    settings = yield from _rounds_and_length(
        settings, message(ClubSettingFixedError("length"), _) if is_started else "", _
    )
    if not planned.is_chosen and (players, chosen) != (planned.expected, code):
        settings = _with_usual_ranking(settings, players)
    proposed = settings.ranked_by
    settings = yield from _seating_and_ranking(settings, _)
    is_chosen = planned.is_chosen or settings.ranked_by is not proposed
    yield from more_options(_)
    before = settings.left_over
    settings = yield from _scoring(settings, fixed, _)
    settings = yield from _seats_and_ties(settings, _)
    if not is_chosen and settings.left_over is not before:
        settings = _with_usual_ranking(settings, players)
    return PlannedEvent(settings, players, is_chosen)


def _begun_again(before: ClubSettings, code: str) -> ClubSettings:
    """Return what is usual in another game; seats and rounds stay where they can."""
    usual = usual_settings(code)
    is_possible = before.seating is not SeatingWay.PAIRS or plays_in_sides(usual.game)
    return replace(
        usual,
        rounds=before.rounds,
        seating=before.seating if is_possible else usual.seating,
        ranked_by=before.ranked_by,
        placement=before.placement,
    )


def _with_usual_ranking(settings: ClubSettings, players: int | None) -> ClubSettings:
    """Return settings by which so many players are ranked fairly."""
    proposed = usual_ranking(settings.game, players or 0, settings.left_over)
    return settings if proposed is settings.ranked_by else _ranked(settings, proposed)


def _ranked(settings: ClubSettings, ranked_by: RankedBy) -> ClubSettings:
    is_same = ranked_by is settings.ranked_by
    return replace(
        settings, ranked_by=ranked_by, tie_breaks=settings.tie_breaks if is_same else None
    )


def _own_option(settings: ClubSettings, _: Words) -> Asking[ClubSettings]:
    """Ask openly what the source of the game leaves open, where it does."""
    choice = settings.game
    for name, answers in game_words(choice.code).openings.items():
        kinds = OneOf([(_(meaning), value) for value, meaning in answers.items()])
        value, about = getattr(choice.options, name), option_help(name, _)
        value = yield Ask("askedOption", option_label(name, _), value, kinds, about)
        played: Any = choice.options
        choice = deals.GameChoice(choice.code, replace(played, **{name: value}))
    return settings if choice == settings.game else replace(settings, game=choice)


def _rounds_and_length(settings: ClubSettings, fixed: str, _: Words) -> Asking[ClubSettings]:
    game, at_table = settings.game.game, table_size(settings.game.game)
    limits, about = Number(1, MOST_ROUNDS), _("Usually 4.")
    rounds = yield Ask("eventRounds", _("Rounds"), settings.rounds, limits, about, line="length")
    usual = game.lengths(settings.game.options, at_table)
    length = yield Ask(
        "lengthOfRound",
        _("Length of a round"),
        (settings.length_at(at_table), usual, game.deals_by),
        Own(lambda parent: LengthField(_, parent)),
        _("At each table."),
        check=lambda length: _tried(settings, _, length=length)[1],
        line="length",
        share=3,
        fixed=fixed,
    )
    settings, _wrong = _tried(settings, _, length=None if length == usual[0] else length)
    return replace(settings, rounds=rounds)


def _tried(settings: ClubSettings, _: Words, **answers: Any) -> tuple[ClubSettings, str]:  # noqa: ANN401
    """Return settings with other answers; where they will not do, as they are, and why."""
    try:
        return replace(settings, **answers), ""
    except RuleError as error:
        return settings, message(error, _)


def _seating_and_ranking(settings: ClubSettings, _: Words) -> Asking[ClubSettings]:
    has_pairs = plays_in_sides(settings.game)
    ways = [way for way in SeatingWay if has_pairs or way is not SeatingWay.PAIRS]
    seating = yield Ask(
        "clubSeating",
        _("How people are seated"),
        settings.seating,
        one_of(ways, lambda way: seating_label(way, settings.game, _)),
        lambda way: _seating_meaning(replace(settings, seating=way), _),
        line="seating",
    )
    ranked_by = yield Ask(
        "clubRanking",
        _("Standings"),
        settings.ranked_by,
        one_of(RankedBy, lambda by: ranking_label(replace(settings, ranked_by=by), _)),
        lambda by: _(_MEANINGS[by]),
        line="seating",
    )
    return replace(_ranked(settings, ranked_by), seating=seating)


def _scoring(settings: ClubSettings, fixed: str, _: Words) -> Asking[ClubSettings]:
    """Ask all options of the game; what they make impossible becomes what is usual."""
    yield Fold("scoringPart", _("How the game is scored"))
    field, before = Own(partial(ScoringField, _)), settings.game
    choice = yield Ask(
        "scoring", _("How the game is scored"), (before, fixed), field, is_plain=True
    )
    usual, here = options(choice.game.settings), options(choice.options)
    changed = sum(one.value != other.value for one, other in zip(usual, here, strict=True))
    text = _.plural("{n} value changed", "{n} values changed", changed)
    yield Says("scoringPart", text if changed else _("As usual in this game."))
    if choice == before:
        return settings
    units = {each.unit for each in choice.game.lengths(choice.options, table_size(choice.game))}
    length = settings.length if settings.length and settings.length.unit in units else None
    still = settings.seating is not SeatingWay.PAIRS or plays_in_sides(choice)
    seating = settings.seating if still else SeatingWay.CHANGING
    return replace(settings, game=choice, length=length, seating=seating)


def _seats_and_ties(settings: ClubSettings, _: Words) -> Asking[ClubSettings]:
    """Ask what a club rarely asks itself."""

    def typed(name: str, title: str, value: object, kind: Text, about: str, of: str) -> Ask:
        def wrong(answer: object) -> str:
            return _tried(settings, _, **{of: answer})[1]

        return Ask(name, title, value, kind, about, check=wrong)

    yield Fold("standingPart", _("Seats and equal scores"))
    allowed = left_overs(settings.game.game)
    if len(allowed) > 1:
        ways = one_of(allowed, lambda way: club_label(way, _))
        about = _("If the number of players does not fill tables of four.")
        title, left = _("Players without a partner"), settings.left_over
        left = yield Ask("leftOver", title, left, ways, about)
        settings = replace(settings, left_over=left)
    if settings.ranked_by is RankedBy.PLACEMENT:
        numbers = Text(read=_numbers, write=lambda placement: ", ".join(map(str, placement)))
        about = _("First place at a table, second, and so on; 90, 60, 30, 0 in some clubs.")
        title, value = _("Placement points"), settings.placement
        placed = yield typed("placementPoints", title, value, numbers, about, "placement")
        settings, _wrong = _tried(settings, _, placement=placed)
    if game_words(settings.game.code).in_counters:
        about = _("In money, such as 10 ¢: written on the sheets and the standings.")
        title, before = _("What a counter is worth"), settings.counter_worth
        worth = yield typed("counterWorth", title, before, Text(), about, "counter_worth")
        settings, _wrong = _tried(settings, _, counter_worth=worth)
    settings = yield from _ties(settings, _)
    yield Says("standingPart", sentence_case(club_label(settings.left_over, _)))
    return settings


def _ties(settings: ClubSettings, _: Words) -> Asking[ClubSettings]:
    usual = replace(settings, tie_breaks=None).criteria()
    own = [m for m in settings.game.game.ranked_by if settings.ranked_by is not RankedBy.POINTS]
    measures = tuple(dict.fromkeys((*usual, *own, Measure.BEST_ROUND)))
    about = _("In this order; those who are equal in all of them share the place.")
    named = one_of(measures, lambda measure: game_label(measure, _)).options
    ticked = yield Ask(
        "tieBreaks",
        _("What separates equal scores"),
        settings.criteria(),
        AnyOf(named, lambda measure: f"tie-{measure.name.lower()}"),
        about,
    )
    ties = tuple(measure for measure in measures if measure in ticked)
    # The usual ones need not be kept.
    return replace(settings, tie_breaks=None if set(ties) == set(usual) else ties)


def _numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of a line, however they are kept apart; none where it is no such line."""
    words = text.replace(",", " ").replace(";", " ").replace("-", " ").replace("/", " ").split()
    numbers = [number for word in words if (number := typed_number(word)) is not None]
    return tuple(numbers) if len(numbers) == len(words) else ()


def _seating_meaning(settings: ClubSettings, _: Words) -> str:
    """Say what a way of seating means in the game that is played."""
    if settings.seating is SeatingWay.STANDING and table_size(settings.game.game) < AT_TABLE:
        return _("Round 1 by lot; then the best sit at table 1.")
    if settings.seating is SeatingWay.CHANGING and not plays_in_sides(settings.game):
        return _("Different opponents each round, as evenly as possible.")
    return _(_MEANINGS[settings.seating])


_COARSE = 5
"""Minutes of an evening are told in steps of so many."""


def _unknown(settings: ClubSettings, _: Words) -> CardLines:
    text = _(
        "Enter how many players you expect: the tables, the sit-outs and the meetings will "
        "appear here."
    )
    seen = club_forecast(0, settings)
    return (*_game(settings, _), (text, "body"), *_time(seen.minutes, _))


def _lines(seen: ClubForecast, _: Words) -> Iterator[tuple[str, str]]:
    """Yield how people will sit, or why they cannot."""
    yield from _game(seen.settings, _)
    if seen.refusal is None:
        yield tables_words(seen, _), "number"
    for at, sentence in enumerate(forecast_words(seen, _)):
        yield sentence, "body" if at or seen.refusal is None else "warning"
    if seen.refusal is None:
        yield from _time(seen.minutes, _)


def _game(settings: ClubSettings, _: Words) -> CardLines:
    game = f"{game_name(settings.game.code, _)} · {ranking_label(settings, _)}"
    return ((game, "body"), (rounds_words(settings, _), "number"))


def _time(minutes: int, _: Words) -> Iterator[tuple[str, str]]:
    if minutes:
        yield time_sentence(round(minutes / _COARSE) * _COARSE, _), "body"
        pace = _("Calculated at about {minutes} minutes per deal.", minutes=MINUTES_A_DEAL)
        yield pace, "small"


FORECASTS = Forecasts(
    "clubForecast",
    _unknown,
    lambda players, settings, _: _lines(club_forecast(players, settings), _),
    lambda event, _: _lines(event_forecast(event), _),
)
"""What a club night will be like."""


class NewClubPanel(NewEventForecastPage):
    """Asks what the evening is called and what is played; everything else has a default."""

    NAME = "newClubPanel"
    TITLE = N_("A new club night")
    FOLLOWING = N_("Next: the players.")
    FORM, CARD = 36, 22
    FORECASTS = FORECASTS

    USUAL = PlannedEvent(usual_settings(GameChoice().code), 0)

    @override
    def _asks(self, planned: PlannedEvent) -> Asking[PlannedEvent]:
        return club_questions(planned, self._words)

    @override
    def _opening(self, details: Details) -> CreateClub:
        return CreateClub(details, self._options.options.settings)


class ClubEventPanel(EventFrame[ClubNightEvent]):
    """Every answer is kept as soon as it is given, with the seats that follow from it."""

    NAME = "clubEventPanel"
    SHOWN_HERE = ("details", "settings", "players", "rounds")

    @override
    def _asks(self, planned: PlannedEvent) -> Asking[PlannedEvent]:
        session = self._session
        return club_questions(planned, session.words, is_started=session.facts.is_started)

    @override
    def _command(self, settings: ClubSettings) -> Command:
        return change_settings(self._session.facts, settings)

    @override
    def _make_parts(self) -> None:
        _ = self._session.words
        self._summary = ForecastCard(FORECASTS, _, self)
        self._seats = parts.button(_("Who sits where…"), "showSeats", self)
        self._seats.clicked.connect(self._show_seats)

    @override
    def _beside(self) -> Sequence[Part | Share]:
        heading = labelled(self._session.words("What it will be"), "heading", self)
        return (heading, self._summary, (self._seats, Qt.AlignmentFlag.AlignLeft), None)

    @override
    def _show(self, event: ClubNightEvent) -> None:
        self._summary.show_event(event)
        self._seats.setEnabled(bool(event.players))

    def _show_seats(self) -> None:
        show_seats(self._session, self)
