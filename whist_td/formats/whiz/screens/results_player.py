"""A player in full: every deal, against whom, and what it was worth, to the last figure."""

from fractions import Fraction

from whist_td.formats.whiz.rules.comparison import Comparison, HandComparison, HandRow
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.game import HANDS
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding
from whist_td.formats.whiz.screens.results_board import (
    deal_words,
    matchpoints_cell,
    percent_text,
    signed,
)
from whist_td.formats.whiz.words.facts import penalty_words
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.kit.text_table import Cell, Ink, TextColumn
from whist_td.words.numbers import decimal
from whist_td.words.words import Words

Row = tuple[Cell, ...]


def player_columns(ranking: Ranking, _: Words) -> tuple[TextColumn, ...]:
    """Return the headings of a player's deals."""
    return (
        TextColumn(_("Round no.")),
        TextColumn(_("Tb"), tip=_("Table")),
        TextColumn(_("Deal")),
        TextColumn(_("Hand"), is_words=True),
        TextColumn(_("With"), is_words=True),
        TextColumn(_("Result"), is_words=True),
        TextColumn(_("Pts"), tip=_("Points")),
        TextColumn(_("Beats")),
        TextColumn(_("Ties")),
        TextColumn(_("MP"), tip=_("Matchpoints")),
        TextColumn(_("%")),
        *_worth_column(ranking, _),
    )


def _worth_column(ranking: Ranking, _: Words) -> tuple[TextColumn, ...]:
    return (TextColumn(_("Deviation")),) if ranking is Ranking.DATUM else ()


def player_rows(evening: WhizEvent, compared: Comparison, player: int, _: Words) -> tuple[Row, ...]:
    """Return a line for every deal that counts for a player, in the order of play."""
    return tuple(_row(evening, held, row, _) for held, row in compared.rows_of(player))


def _row(evening: WhizEvent, held: HandComparison, row: HandRow, _: Words) -> Row:
    result = evening.results[row.place]
    others = ", ".join(
        evening.players[result.seats[hand.index]].name for hand in HANDS if hand is not held.hand
    )
    return (
        Cell(str(row.place.round)),
        Cell(str(row.place.table)),
        Cell(str(row.place.board), Ink.STRONG),
        Cell(whiz_label(held.hand, _)),
        Cell(others),
        Cell(deal_words(result, _)),
        Cell("–" if row.points is None else str(row.points)),
        *_compared(row, _),
        Cell(percent_text(row.percent, _), Ink.STRONG),
        *_worth(evening.settings.ranking, held, row, _),
    )


def _compared(row: HandRow, _: Words) -> tuple[Cell, Cell, Cell]:
    if row.line is None:
        return Cell("–"), Cell("–"), Cell("–")
    return Cell(str(row.line.beaten)), Cell(str(row.line.tied)), matchpoints_cell(row.line, _)


def _worth(ranking: Ranking, held: HandComparison, row: HandRow, _: Words) -> tuple[Cell, ...]:
    if ranking is not Ranking.DATUM:
        return ()
    return (Cell(signed(Fraction(*held.worth(row, ranking)), _), Ink.STRONG),)


def sum_sentence(evening: WhizEvent, standing: WhizStanding, compared: Comparison, _: Words) -> str:
    """Say how a player's score comes about, from the deals to the last figure."""
    if standing.score is None:
        return _("No deal counts yet.")
    rows = [(held, row) for held, row in compared.rows_of(standing.player)]
    ranking = evening.settings.ranking
    told = {
        "deals": _.plural("{n} deal", "{n} deals", len(rows)),
        "penalty": _("less a penalty of {amount}", amount=decimal(standing.penalty, _)),
    }
    if ranking is Ranking.MATCHPOINTS:
        told["total"] = percent_text(sum((row.percent for _held, row in rows), Fraction(0)), _)
        told["score"] = percent_text(standing.score, _)
        if standing.penalty:
            return _("{deals}: {total} %, {penalty}, shared out: {score} %.", **told)
        return _("{deals}: {total} % in all, shared out: {score} %.", **told)
    total = sum((Fraction(*held.worth(row, ranking)) for held, row in rows), Fraction(0))
    told["total"], told["score"] = decimal(total, _, 2), decimal(standing.score, _, 2)
    if standing.penalty:
        return _("{deals}: {total}, {penalty}: {score}.", **told)
    return _("{deals}: {total} in all.", **told)


def penalty_sentences(evening: WhizEvent, player: int, after_round: int, _: Words) -> str:
    """Tell the penalties of a player, each with its round and its reason."""
    ranking = evening.settings.ranking
    return " ".join(
        _(
            "Penalty in round {number}: {penalty}.",
            number=penalty.round,
            penalty=penalty_words(penalty, ranking, _),
        )
        for penalty in evening.penalties.values()
        if penalty.player == player and penalty.round <= after_round
    )


def sit_out_sentence(evening: WhizEvent, player: int, after_round: int, _: Words) -> str:
    """Say in which rounds a player sat out, or say nothing."""
    rounds = [
        str(number)
        for number in range(1, after_round + 1)
        if player in evening.seated(number).sit_out
    ]
    if not rounds:
        return ""
    return _.plural(
        "Sat out in round {numbers}.",
        "Sat out in rounds {numbers}.",
        len(rounds),
        numbers=", ".join(rounds),
    )
