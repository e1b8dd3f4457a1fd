"""Short names of things in a club night: ways of seating, what ranks."""

from enum import Enum
from fractions import Fraction

from whist_td.core.movement_tables import LeftOver
from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import (
    ClubSettings,
    RankedBy,
    SeatingWay,
    plays_in_sides,
)
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.views.paper_views import RecapLine
from whist_td.formats.club_night.views.views import ClubStandings
from whist_td.formats.club_night.words.games import game_label, game_name, game_words
from whist_td.words.words import N_, Words, decimal, numbers_listed, with_minus

HEADINGS = {
    Measure.POINTS: N_("Points"),
    Measure.GAMES: N_("Games won"),
    Measure.RUBBERS: N_("Rubbers won"),
    Measure.BEST_ROUND: N_("Best round"),
}
_LABELS: dict[Enum, str] = {
    SeatingWay.CHANGING: N_("seats change by a movement"),
    SeatingWay.DRAWN: N_("drawn by lot each round"),
    SeatingWay.STANDING: N_("by the standings, the best at table 1"),
    SeatingWay.PAIRS: N_("fixed pairs"),
    SeatingWay.STAYING: N_("everyone keeps their own seat"),
    LeftOver.SIT_OUT: N_("those left over sit out in turn"),
    LeftOver.FIVES: N_("tables of five"),
    LeftOver.THREES: N_("tables of three"),
    RankedBy.POINTS: N_("standings by what the game counts"),
    RankedBy.MEAN: N_("standings by the mean of a deal"),
    RankedBy.PLACEMENT: N_("standings by placement points"),
}


def club_title(view: ClubStandings, _: Words) -> str:
    """Say what the standings are of; final only where every table has finished."""
    if view.reach.is_final and not view.reach.missing:
        return _("Final standings")
    if not view.reach.last_played:
        return _("Standings before play")
    return _.pgettext("tour", "Standings after round {round}", round=view.reach.last_played)


def score_heading(view: ClubStandings, _: Words) -> str:
    """Return what the number that ranks is called."""
    match view.ranked_by:
        case RankedBy.POINTS:
            return _(HEADINGS[view.measure])
        case RankedBy.MEAN:
            return _("Mean of a deal")
        case RankedBy.PLACEMENT:
            return _("Placement points")


def score_words(score: Fraction | None, view: ClubStandings, _: Words) -> str:
    """Return the number that ranks, with its sign where it can be less than nothing."""
    if score is None:
        return "–"
    is_net = view.ranked_by is RankedBy.MEAN or view.measure is Measure.POINTS
    sign = "+" if score > 0 and is_net and view.ranked_by is not RankedBy.PLACEMENT else ""
    return sign + decimal(score, _, 2 if view.ranked_by is RankedBy.MEAN else None)


def told_score_words(row: ClubNightStanding, view: ClubStandings, _: Words) -> str:
    """Return what ranks a line; nothing where it is a sum and a table has not finished."""
    if row.lacking and row.score is not None and view.ranked_by is not RankedBy.MEAN:
        return ""
    return score_words(row.score, view, _)


def told_signed(points: int | None) -> str:
    """Return points with their sign; nothing where they are not told."""
    return "" if points is None else signed(points)


def placement_words(points: Fraction | int, written: str, _: Words) -> str:
    """Return points of the place at one's table: "1.5 placement points"."""
    return _.plural("{amount} placement point", "{amount} placement points", points, amount=written)


def signed(points: int) -> str:
    """Return points with their sign: +4, −12, 0."""
    return with_minus(f"{points:+}") if points else "0"


def club_tie_sentence(standing: ClubNightStanding, _: Words) -> str:
    """Explain how a tie was broken, or say nothing where there was none."""
    separation = standing.separation
    if separation is None:
        return ""
    return _(
        "{rank} by {criterion}: {own} against {other}",
        rank=_.ordinal(standing.rank),
        criterion=game_label(separation.criterion, _),
        own=with_minus(str(separation.own)),
        other=with_minus(str(separation.other)),
    )


def missing_tables_sentence(round_number: int, tables: tuple[int, ...], _: Words) -> str:
    """Say which tables have not finished a round."""
    return unfinished_words(round_number, numbers_listed(tables, _), len(tables), _)


def unfinished_words(round_number: int, numbers: str, count: int, _: Words) -> str:
    """Say the same of so many tables whose numbers are written."""
    return _.plural(
        "Round {round}: table {numbers} has not finished.",
        "Round {round}: tables {numbers} have not finished.",
        count,
        round=round_number,
        numbers=numbers,
    )


def club_label(thing: Enum, _: Words) -> str:
    """Return the short name of a way of seating or of ranking."""
    return _(_LABELS[thing])


def seating_label(way: SeatingWay, choice: GameChoice, _: Words) -> str:
    """Return the short name of a way of seating as it is in a game: not every game has partners."""
    if way is not SeatingWay.CHANGING:
        return club_label(way, _)
    if plays_in_sides(choice):
        return _("partners change by a movement")
    return _("opponents change by a movement")


def ranking_label(settings: ClubSettings, _: Words) -> str:
    """Return what ranks in an evening: where the game says it, in the game's own count."""
    if settings.ranked_by is not RankedBy.POINTS:
        return club_label(settings.ranked_by, _)
    if settings.game.game.ranked_by[0] is Measure.GAMES:
        return _("standings by games won")
    if game_words(settings.game.code).in_counters:
        return _("standings by counters")
    return _("standings by points")


def counter_label(settings: ClubSettings, _: Words) -> str:
    """Say what a counter is worth; nothing where games are not paid in them, or nobody said."""
    if not settings.counter_worth or not game_words(settings.game.code).in_counters:
        return ""
    return _("a counter is worth {worth}", worth=settings.counter_worth)


def method_label(settings: ClubSettings, _: Words) -> str:
    """Say what is played, by what it is ranked, and what a counter is worth."""
    parts = (game_name(settings.game.code, _), ranking_label(settings, _))
    return " · ".join(filter(None, (*parts, counter_label(settings, _))))


_OF_A_ROUND = {
    RecapLine.GAMES: N_("games won"),
    RecapLine.RUBBERS: N_("rubbers won"),
    RecapLine.DEALS: N_("deals"),
    RecapLine.PLACES: N_("places"),
}


def recap_line_label(line: RecapLine, settings: ClubSettings, _: Words) -> str:
    """Return what is written in a line of the recapitulation."""
    if line is RecapLine.POINTS:
        return measure_label(Measure.POINTS, settings.game, _)
    return _(_OF_A_ROUND[line])


def measure_label(measure: Measure, choice: GameChoice, _: Words) -> str:
    """Return what is compared in a game: points, or counters where games are paid in them."""
    if measure is not Measure.POINTS:
        return game_label(measure, _)
    return _("counters") if game_words(choice.code).in_counters else _("points")
