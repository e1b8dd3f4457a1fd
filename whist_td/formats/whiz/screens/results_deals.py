"""A deal and a player in full: every line of them, and what it was worth."""

from collections.abc import Iterator
from fractions import Fraction

from whist_td.core.contracts import HANDS, dealer_of
from whist_td.formats.whiz.rules.comparison import (
    BoardComparison,
    Comparison,
    HandComparison,
    HandRow,
)
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.frequency import FrequencyLine
from whist_td.formats.whiz.rules.results import (
    Adjusted,
    BoardPlace,
    BoardResult,
    Played,
    hand_points,
)
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding
from whist_td.formats.whiz.views.play_views import traveller
from whist_td.formats.whiz.words.deals import adjusted_sentence, short_outcome
from whist_td.formats.whiz.words.facts import penalty_words
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.words.listings import Cell, Column, ColumnKind, Ink
from whist_td.words.words import Words, decimal, with_minus

_Row = tuple[Cell, ...]


def _signed(number: Fraction, _: Words) -> str:
    return ("+" if number > 0 else "") + decimal(number, _, 2)


def board_sentence(event: WhizEvent, board: int, _: Words) -> str:
    """Say who deals a board, how many of its results are in, and why one was adjusted."""
    begun = [cell for cell in traveller(event, board) if cell.is_begun]
    held = [cell for cell in begun if cell.result is not None]
    dealer = whiz_label(dealer_of(board), _)
    results = _.plural(
        "Dealer: {dealer}. {n} result of {all}.",
        "Dealer: {dealer}. {n} results of {all}.",
        len(held),
        dealer=dealer,
        all=len(begun),
    )
    found = event.results_of(board).items()
    reasons = (adjusted_sentence(place, result.outcome, _) for place, result in found)
    return " ".join(filter(None, (results, *reasons)))


RESULT, PLAYED = 2, 5
"""The columns where results stand: of a deal, and of a player."""


def result_columns(_: Words) -> tuple[Column, ...]:
    """Return the headings of the results of a deal."""
    worth = _("What this score was worth to those who held the hand, in percent")
    hands = (
        column
        for hand in HANDS
        for column in (
            Column(whiz_label(hand, _), kind=ColumnKind.WORDS),
            Column(_("Pts"), tip=_("Points")),
            Column(_("%"), tip=worth),
        )
    )
    return (
        Column(_.pgettext("tour", "Round")),
        Column(_("Tb"), tip=_("Table")),
        Column(_("Result"), kind=ColumnKind.WORDS),
        *hands,
    )


def result_rows(
    event: WhizEvent, compared: BoardComparison, after_round: int, _: Words
) -> tuple[_Row, ...]:
    """Return a line for every table that played a deal, up to a round."""
    found = [{row.place: row for row in compared.of(hand).rows} for hand in HANDS]
    return tuple(
        (
            Cell(str(place.round)),
            Cell(str(place.table)),
            Cell(short_outcome(result.outcome, _), _ink(result), _reason(result, _)),
            *_hands(event, place, result, found, _),
        )
        for place, result in event.results_of(compared.board).items()
        if place.round <= after_round
    )


def _ink(result: BoardResult) -> Ink:
    return Ink.STRONG if isinstance(result.outcome, Played) else Ink.QUIET


def _reason(result: BoardResult, _: Words) -> str:
    if isinstance(result.outcome, Adjusted):
        return result.outcome.reason
    return ""


def _hands(
    event: WhizEvent,
    place: BoardPlace,
    result: BoardResult,
    found: list[dict[BoardPlace, HandRow]],
    _: Words,
) -> Iterator[Cell]:
    points = hand_points(result.outcome, event.settings.rule)
    for hand in HANDS:
        number = result.seats[hand.index]
        row = found[hand.index].get(place)
        yield Cell(f"{number} {event.players[number].name}")
        yield Cell("–" if points is None else with_minus(str(points[hand.index])))
        yield Cell(decimal(row.percent, _, 2) if row else "–", Ink.STRONG if row else Ink.QUIET)


def frequency_columns(ranking: Ranking, _: Words) -> tuple[Column, ...]:
    """Return the headings of a frequency table."""
    last = _("%") if ranking is Ranking.MATCHPOINTS else _("Deviation")
    return (
        Column(_("Score")),
        Column(_("Times")),
        Column(_("Beats")),
        Column(_("MP"), tip=_("Matchpoints: two for each beaten, one for each tied")),
        Column(last),
    )


def frequency_rows(compared: HandComparison, ranking: Ranking, _: Words) -> tuple[_Row, ...]:
    """Return the frequency table of a hand, the best score first."""
    return tuple(_frequency(line, ranking, _) for line in compared.lines)


def _frequency(line: FrequencyLine, ranking: Ranking, _: Words) -> _Row:
    last = (
        decimal(line.percent, _, 2)
        if ranking is Ranking.MATCHPOINTS
        else _signed(line.deviation, _)
    )
    return (
        Cell(with_minus(str(line.score)), Ink.STRONG),
        Cell(str(line.times)),
        Cell(str(line.beaten)),
        _matchpoints_cell(line, _),
        Cell(last, Ink.STRONG),
    )


def _matchpoints_cell(line: FrequencyLine, _: Words) -> Cell:
    """Return the matchpoints of the top; with missing results, as Neuberg's formula makes them."""
    group = line.group
    text = f"{line.matchpoints}/{group.top}"
    if not group.has_neuberg:
        return Cell(text)
    full = f"{decimal(line.full_matchpoints, _)}/{group.full_top}"
    tip = _(
        "{told}; with {held} of {expected} results, {full} by Neuberg’s formula",
        told=text,
        held=group.held,
        expected=group.expected,
        full=full,
    )
    return Cell(full, Ink.PLAIN, tip)


def player_columns(ranking: Ranking, _: Words) -> tuple[Column, ...]:
    """Return the headings of a player's deals."""
    return (
        Column(_.pgettext("tour", "Round")),
        Column(_("Tb"), tip=_("Table")),
        Column(_("Deal")),
        Column(_("Hand"), kind=ColumnKind.WORDS),
        Column(_("With"), kind=ColumnKind.WORDS),
        Column(_("Result"), kind=ColumnKind.WORDS),
        Column(_("Pts"), tip=_("Points")),
        Column(_("Beats")),
        Column(_("Equals")),
        Column(_("MP"), tip=_("Matchpoints")),
        Column(_("%")),
        *([Column(_("Deviation"))] if ranking is Ranking.DATUM else []),
    )


def player_rows(event: WhizEvent, compared: Comparison, player: int, _: Words) -> tuple[_Row, ...]:
    """Return a line for every deal that counts for a player, in the order of play."""
    return tuple(_row(event, held, row, _) for held, row in compared.rows_of(player))


def _row(event: WhizEvent, held: HandComparison, row: HandRow, _: Words) -> _Row:
    result = event.results[row.place]
    others = ", ".join(
        event.players[result.seats[hand.index]].name for hand in HANDS if hand is not held.hand
    )
    return (
        Cell(str(row.place.round)),
        Cell(str(row.place.table)),
        Cell(str(row.place.board), Ink.STRONG),
        Cell(whiz_label(held.hand, _)),
        Cell(others),
        Cell(short_outcome(result.outcome, _)),
        Cell("–" if row.points is None else with_minus(str(row.points))),
        *_compared(row, _),
        Cell(decimal(row.percent, _, 2), Ink.STRONG),
        *_worth(event.settings.ranking, held, row, _),
    )


def _compared(row: HandRow, _: Words) -> tuple[Cell, Cell, Cell]:
    if row.line is None:
        return Cell("–"), Cell("–"), Cell("–")
    return Cell(str(row.line.beaten)), Cell(str(row.line.tied)), _matchpoints_cell(row.line, _)


def _worth(ranking: Ranking, held: HandComparison, row: HandRow, _: Words) -> tuple[Cell, ...]:
    if ranking is not Ranking.DATUM:
        return ()
    return (Cell(_signed(Fraction(*held.worth(row, ranking)), _), Ink.STRONG),)


def sum_sentence(event: WhizEvent, standing: WhizStanding, compared: Comparison, _: Words) -> str:
    """Say how a player's score comes about, from the deals to the last figure."""
    if standing.score is None:
        return _("No deal counts yet.")
    rows = [(held, row) for held, row in compared.rows_of(standing.player)]
    ranking = event.settings.ranking
    parts = {
        "deals": _.plural("{n} deal", "{n} deals", len(rows)),
        "penalty": _("less a penalty of {amount}", amount=decimal(standing.penalty, _)),
    }
    if ranking is Ranking.MATCHPOINTS:
        parts["total"] = decimal(sum((row.percent for _held, row in rows), Fraction(0)), _, 2)
        parts["score"] = decimal(standing.score, _, 2)
        if standing.penalty:
            return _("{deals}: {total} %, {penalty}, shared out: {score} %.", **parts)
        return _("{deals}: {total} % in all, shared out: {score} %.", **parts)
    total = sum((Fraction(*held.worth(row, ranking)) for held, row in rows), Fraction(0))
    parts["total"], parts["score"] = decimal(total, _, 2), decimal(standing.score, _, 2)
    if standing.penalty:
        return _("{deals}: {total}, {penalty}: {score}.", **parts)
    return _("{deals}: {total} in all.", **parts)


def penalty_sentences(event: WhizEvent, player: int, after_round: int, _: Words) -> str:
    """Tell the penalties of a player, each with its round and its reason."""
    ranking = event.settings.ranking
    return " ".join(
        _(
            "Penalty in round {number}: {penalty}.",
            number=penalty.round,
            penalty=penalty_words(penalty, ranking, _),
        )
        for penalty in event.penalties.values()
        if penalty.player == player and penalty.round <= after_round
    )


def sit_out_sentence(event: WhizEvent, player: int, after_round: int, _: Words) -> str:
    """Say in which rounds a player sat out, or say nothing."""
    rounds = [
        str(number)
        for number in range(1, after_round + 1)
        if player in event.seated(number).sit_out
    ]
    if not rounds:
        return ""
    return _.plural(
        "Sat out in round {numbers}.",
        "Sat out in rounds {numbers}.",
        len(rounds),
        numbers=", ".join(rounds),
    )
