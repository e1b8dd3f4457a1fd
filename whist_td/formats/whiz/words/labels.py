"""Short names of things in a Whiz tournament: hands, contracts, numbers, options."""

from collections.abc import Sequence
from enum import Enum
from fractions import Fraction
from itertools import pairwise

from whist_td.core.contracts import Hand
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import Adjusted, BoardPlace
from whist_td.formats.whiz.rules.settings import (
    LEAST_OF_PLAIN_WHIZ,
    LEAST_PLAYERS,
    Compare,
    Ranking,
    WhizSettings,
)
from whist_td.formats.whiz.rules.standings import WhizStanding, WhizTieBreak
from whist_td.words.labels import WHIZ_LABELS, AsOf
from whist_td.words.words import N_, Words, decimal, numbers_listed, with_minus

_LABELS: dict[Enum, str] = {
    Hand.NORTH: N_("North"),
    Hand.EAST: N_("East"),
    Hand.SOUTH: N_("South"),
    **WHIZ_LABELS,
    Compare.RAW: N_("scores compared as they are"),
    Compare.NET: N_("net scores compared"),
    Ranking.MATCHPOINTS: N_("standings by percentages"),
    Ranking.DATUM: N_("standings by the deviation from the mean"),
    Ranking.TOTAL: N_("standings by total points"),
    WhizTieBreak.POINTS: N_("total points"),
    WhizTieBreak.FULL_BOARDS: N_("deals at 100 %"),
}


_LEAST_READ = Fraction(1, 100)
"""Scores are read with two decimals."""
_TIES: dict[WhizTieBreak, str] = {
    WhizTieBreak.POINTS: N_("If scores are equal, the total of points decides."),
    WhizTieBreak.FULL_BOARDS: N_("If points are equal too, deals at 100 % decide."),
}
_BETWEEN: dict[Ranking, str] = {
    Ranking.DATUM: N_(
        "Adjusted scores: 50 % counts 0, 60 % two tenths of the best deviation of the hand, 40 % "
        "two tenths of the worst."
    ),
    Ranking.TOTAL: N_(
        "Adjusted scores: 50 % counts the mean of the hand, 60 % two tenths of the way to the "
        "best, 40 % two tenths of the way to the worst."
    ),
}
"""How an adjusted score counts where no percentages rank (RULES Z15)."""


def whiz_label(thing: Enum, _: Words) -> str:
    """Return the short name of a hand or of an option."""
    return _(_LABELS[thing])


def tie_sentence(standing: WhizStanding, _: Words) -> str:
    """Explain how a tie was broken, or say nothing where there was none."""
    separation = standing.separation
    if separation is None:
        return ""
    return _(
        "{rank} by {criterion}: {own} against {other}",
        rank=_.ordinal(standing.rank),
        criterion=whiz_label(separation.criterion, _),
        own=separation.own,
        other=separation.other,
    )


def ties_sentence(rows: Sequence[WhizStanding], ranking: Ranking, _: Words) -> str:
    """Say why some rank apart whose scores read alike; nothing where there are none."""
    broken = {row.separation.criterion for row in rows if row.separation}
    sentences = [_(_TIES[criterion]) for criterion in WhizTieBreak if criterion in broken]
    if any(_only_reads_alike(above, below, ranking, _) for above, below in pairwise(rows)):
        sentences.append(_("Scores that look equal differ beyond the second decimal."))
    return " ".join(sentences)


def _only_reads_alike(above: WhizStanding, below: WhizStanding, ranking: Ranking, _: Words) -> bool:
    if above.score is None or below.score is None:
        return False
    if not 0 < above.score - below.score < _LEAST_READ:
        return False
    return ranked_words(above, ranking, _) == ranked_words(below, ranking, _)


def ranked_words(standing: WhizStanding, ranking: Ranking, _: Words) -> str:
    """Return what ranks a player: a percentage, a deviation or a total."""
    if ranking is Ranking.MATCHPOINTS:
        return percent_words(standing, _)
    return score_words(standing, ranking, _)


def ranking_title(view: AsOf, _: Words) -> str:
    """Say what a ranking is of."""
    if view.is_final:
        return _("Final standings")
    if not view.last_played:
        return _("Standings before play")
    return _.pgettext("tour", "Standings after round {round}", round=view.last_played)


def percent_words(standing: WhizStanding, _: Words) -> str:
    """Return a player's percent with two places, a dash before the first deal counts."""
    if standing.percent is None:
        return "–"
    return _("{percent} %", percent=decimal(standing.percent, _, 2))


def points_words(standing: WhizStanding) -> str:
    """Return a player's points; nothing where a deal of his is not in."""
    points = standing.told_points
    return "" if points is None else with_minus(str(points))


def score_words(standing: WhizStanding, ranking: Ranking, _: Words) -> str:
    """Return what ranks where percentages do not: a deviation, or a total of points."""
    if standing.score is None:
        return "–"
    if standing.told_score is None:
        return ""
    if ranking is Ranking.DATUM:
        sign = "+" if standing.score > 0 else ""
        return f"{sign}{decimal(standing.score, _, 2)}"
    return decimal(standing.score, _)


def missing_boards_sentence(round_number: int, missing: Sequence[BoardPlace], _: Words) -> str:
    """Say at which tables deals of a round have no result."""
    tables = sorted({place.table for place in missing})
    numbers = numbers_listed(tables, _)
    return _.plural(
        "Round {round}: {n} deal missing ({where}).",
        "Round {round}: {n} deals missing ({where}).",
        len(missing),
        round=round_number,
        where=_.plural("table {numbers}", "tables {numbers}", len(tables), numbers=numbers),
    )


def method_sentence(settings: WhizSettings, _: Words) -> str:
    """Say by which method players are compared and ranked."""
    options = (settings.ranking, settings.compare, settings.rule)
    method = " · ".join(whiz_label(option, _) for option in options)
    return method[:1].upper() + method[1:]


def looked_at_sentence(own: WhizEvent, seen: WhizEvent, _: Words) -> str:
    """Say what is not the tournament's own in standings seen another way, and how they count."""
    ranking, sentences = seen.settings.ranking, []
    if ranking is not own.settings.ranking:
        label = whiz_label(own.settings.ranking, _)
        sentences.append(
            _("Only to look at: the event stays with its {standings}.", standings=label)
        )
    if len(seen.penalties) < len(own.penalties):
        sentences.append(_("Penalties are in another measure; here they are left out."))
    outcomes = (result.outcome for result in own.results.values())
    has_adjusted = any(isinstance(outcome, Adjusted) for outcome in outcomes)
    if ranking is not Ranking.MATCHPOINTS and has_adjusted:
        sentences.append(_(_BETWEEN[ranking]))
    return " ".join(sentences)


def plain_whiz_sentence(players: int, _: Words) -> str:
    """Offer the game at home to so few that no tournament can be played; nothing to others."""
    if not LEAST_OF_PLAIN_WHIZ <= players < LEAST_PLAYERS:
        return ""
    return _(
        "Three to five can play plain Whiz: the button “Plain Whiz…” among the players opens such "
        "an event with their names."
    )
