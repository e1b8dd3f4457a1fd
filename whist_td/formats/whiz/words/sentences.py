"""Whole sentences of a Whiz tournament that screens, paper and tables share."""

from collections.abc import Sequence

from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.words.labels import AsOf
from whist_td.words.numbers import decimal
from whist_td.words.words import Words


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


def ranking_title(view: AsOf, _: Words) -> str:
    """Say what a ranking is of."""
    if view.is_final:
        return _("Final ranking")
    if not view.after_round:
        return _("Ranking before play")
    return _("Ranking after round {round}", round=view.after_round)


def percent_words(standing: WhizStanding, _: Words) -> str:
    """Return a player's percent with two places, a dash before the first deal counts."""
    if standing.percent is None:
        return "–"
    return _("{percent} %", percent=decimal(standing.percent, _, 2))


def score_words(standing: WhizStanding, ranking: Ranking, _: Words) -> str:
    """Return what ranks where percentages do not: a deviation, or a total of points."""
    if standing.score is None:
        return "–"
    if ranking is Ranking.DATUM:
        sign = "+" if standing.score > 0 else ""
        return f"{sign}{decimal(standing.score, _, 2)}"
    return decimal(standing.score, _)


def missing_boards_sentence(round_number: int, missing: Sequence[BoardPlace], _: Words) -> str:
    """Say at which tables deals of a round have no result."""
    tables = sorted({place.table for place in missing})
    numbers = ", ".join(map(str, tables))
    return _.plural(
        "Round {round}: {n} deal missing ({where}).",
        "Round {round}: {n} deals missing ({where}).",
        len(missing),
        round=round_number,
        where=_.plural("table {numbers}", "tables {numbers}", len(tables), numbers=numbers),
    )
