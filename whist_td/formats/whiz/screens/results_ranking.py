"""The ranking in large: rank, places moved, player, what ranks, and how a tie was broken."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from whist_td.formats.whiz.rules.comparison import Comparison, Coverage, comparison
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding, ranked, standings
from whist_td.formats.whiz.words.labels import percent_words, score_words, tie_sentence
from whist_td.kit.stylesheet import HEADING
from whist_td.kit.text_table import Cell, Ink, TextColumn
from whist_td.players.screens.moved_cell import moved_cell
from whist_td.words.numbers import decimal
from whist_td.words.words import N_, Words, sentence_case

_SCORES = {Ranking.DATUM: N_("Deviation"), Ranking.TOTAL: N_("Points")}
"""What the column of the score is called where percentages do not rank."""


@dataclass(frozen=True)
class Ranked:
    """A ranking with the comparison it comes from, and the ranks of the round before."""

    compared: Comparison
    rows: tuple[WhizStanding, ...]
    before: Mapping[int, int]


def ranked_after(evening: WhizEvent, after_round: int, coverage: Coverage) -> Ranked:
    """Return the ranking as it stood after a round."""
    compared = comparison(evening, after_round, coverage)
    earlier = standings(evening, after_round - 1, coverage) if after_round > 1 else ()
    return Ranked(compared, ranked(evening, compared), {row.player: row.rank for row in earlier})


def ranking_columns(ranking: Ranking, _: Words) -> tuple[TextColumn, ...]:
    """Return the headings of the ranking."""
    score = (
        () if ranking is Ranking.MATCHPOINTS else (TextColumn(_(_SCORES[ranking]), part=HEADING),)
    )
    return (
        TextColumn(_("Rank"), part=HEADING),
        TextColumn(_("Places")),
        TextColumn(_("No."), part=HEADING),
        TextColumn(_("Player"), is_words=True, part=HEADING),
        *score,
        TextColumn(_("Percent"), part=HEADING if not score else 1.0),
        TextColumn(_("Deals")),
        *(() if ranking is Ranking.TOTAL else (TextColumn(_("Points")),)),
        TextColumn(_("Penalty")),
        TextColumn(_("Where scores are equal"), is_words=True),
    )


def ranking_rows(told: Ranked, ranking: Ranking, _: Words) -> tuple[tuple[Cell, ...], ...]:
    """Return the lines of the ranking."""
    ranks = [row.rank for row in told.rows]
    return tuple(
        _row(row, told.before, ranking, _, is_shared=ranks.count(row.rank) > 1) for row in told.rows
    )


def _row(
    row: WhizStanding, before: Mapping[int, int], ranking: Ranking, _: Words, *, is_shared: bool
) -> tuple[Cell, ...]:
    percent = Cell(
        percent_words(row, _), Ink.STRONG if ranking is Ranking.MATCHPOINTS else Ink.PLAIN
    )
    score = (
        () if ranking is Ranking.MATCHPOINTS else (Cell(score_words(row, ranking, _), Ink.STRONG),)
    )
    return (
        Cell(str(row.rank), Ink.STRONG),
        moved_cell(before.get(row.player, row.rank) - row.rank, _),
        Cell(str(row.player), Ink.QUIET),
        Cell(row.name),
        *score,
        percent,
        Cell(str(row.boards)),
        *(() if ranking is Ranking.TOTAL else (Cell(str(row.points)),)),
        Cell(_penalty(row.penalty, _), Ink.AMBER),
        Cell(_reason(row, _, is_shared=is_shared), Ink.QUIET),
    )


def _penalty(amount: Fraction, _: Words) -> str:
    return f"−{decimal(amount, _)}" if amount else ""


def _reason(row: WhizStanding, _: Words, *, is_shared: bool) -> str:
    told = tie_sentence(row, _)
    if not told and is_shared and row.score is not None:
        return _("Tied: nothing separates them")
    return sentence_case(told)
