"""A deal in full: every table that played it, and what each score was worth hand by hand."""

from collections.abc import Iterator
from fractions import Fraction

from whist_td.formats.whiz.rules.comparison import BoardComparison, HandComparison, HandRow
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.frequency import FrequencyLine
from whist_td.formats.whiz.rules.game import HANDS, dealer_of
from whist_td.formats.whiz.rules.results import (
    NOT_PLAYED,
    Adjusted,
    BoardPlace,
    BoardResult,
    Played,
    hand_points,
)
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.words.labels import contract_words, whiz_label
from whist_td.kit.text_table import Cell, Ink, TextColumn
from whist_td.words.numbers import decimal
from whist_td.words.words import Words

Row = tuple[Cell, ...]


def deal_words(result: BoardResult, _: Words) -> str:
    """Return what came of a deal, as short as on the traveller: "10♥X S +1"."""
    match result.outcome:
        case Played(contract, declarer, tricks):
            over = tricks - contract.level
            ended = f"{over:+}".replace("-", "−") if over else "="
            return f"{contract_words(contract, _)} {declarer.value} {ended}"
        case Adjusted():
            return _("adjusted")
        case outcome:
            return _("not played") if outcome is NOT_PLAYED else _("passed out")


def percent_text(percent: Fraction, _: Words) -> str:
    """Return a percentage with two places."""
    return decimal(percent, _, 2)


def signed(number: Fraction, _: Words) -> str:
    """Return a deviation with its sign and two places."""
    return ("+" if number > 0 else "") + decimal(number, _, 2)


def board_sentence(evening: WhizEvent, board: int, _: Words) -> str:
    """Say who deals a board and how many of its tables are in."""
    expected = sum(
        place.board == board
        for number in range(1, evening.last_announced + 1)
        for place in evening.places(number)
    )
    dealer = whiz_label(dealer_of(board), _)
    return _.plural(
        "{dealer} deals. {held} of {n} table is in.",
        "{dealer} deals. {held} of {n} tables are in.",
        expected,
        dealer=dealer,
        held=len(evening.results_of(board)),
    )


def result_columns(_: Words) -> tuple[TextColumn, ...]:
    """Return the headings of the results of a deal."""
    worth = _("What this score was worth to those who held the hand, in percent")
    hands = (
        column
        for hand in HANDS
        for column in (
            TextColumn(whiz_label(hand, _), is_words=True),
            TextColumn(_("Pts"), tip=_("Points")),
            TextColumn(_("%"), tip=worth),
        )
    )
    return (
        TextColumn(_("Round no.")),
        TextColumn(_("Tb"), tip=_("Table")),
        TextColumn(_("Result"), is_words=True),
        *hands,
    )


def result_rows(
    evening: WhizEvent, compared: BoardComparison, after_round: int, _: Words
) -> tuple[Row, ...]:
    """Return a line for every table that played a deal, up to a round."""
    found = [{row.place: row for row in compared.of(hand).rows} for hand in HANDS]
    return tuple(
        (
            Cell(str(place.round)),
            Cell(str(place.table)),
            Cell(deal_words(result, _), _ink(result), _said(result, _)),
            *_hands(evening, place, result, found, _),
        )
        for place, result in evening.results_of(compared.board).items()
        if place.round <= after_round
    )


def _ink(result: BoardResult) -> Ink:
    return Ink.STRONG if isinstance(result.outcome, Played) else Ink.QUIET


def _said(result: BoardResult, _: Words) -> str:
    if isinstance(result.outcome, Adjusted):
        return result.outcome.reason
    return ""


def _hands(
    evening: WhizEvent,
    place: BoardPlace,
    result: BoardResult,
    found: list[dict[BoardPlace, HandRow]],
    _: Words,
) -> Iterator[Cell]:
    points = hand_points(result.outcome, evening.settings.rule)
    for hand in HANDS:
        number = result.seats[hand.index]
        row = found[hand.index].get(place)
        yield Cell(f"{number} {evening.players[number].name}")
        yield Cell("–" if points is None else str(points[hand.index]))
        yield Cell(percent_text(row.percent, _) if row else "–", Ink.STRONG if row else Ink.QUIET)


def frequency_columns(ranking: Ranking, _: Words) -> tuple[TextColumn, ...]:
    """Return the headings of a frequency table."""
    last = _("%") if ranking is Ranking.MATCHPOINTS else _("Deviation")
    return (
        TextColumn(_("Score")),
        TextColumn(_("Times")),
        TextColumn(_("Beats")),
        TextColumn(_("MP"), tip=_("Matchpoints: two for each beaten, one for each tied")),
        TextColumn(last),
    )


def frequency_rows(compared: HandComparison, ranking: Ranking, _: Words) -> tuple[Row, ...]:
    """Return the frequency table of a hand, the best score first."""
    return tuple(_frequency(line, ranking, _) for line in compared.lines)


def _frequency(line: FrequencyLine, ranking: Ranking, _: Words) -> Row:
    last = (
        percent_text(line.percent, _)
        if ranking is Ranking.MATCHPOINTS
        else signed(line.deviation, _)
    )
    return (
        Cell(str(line.score), Ink.STRONG),
        Cell(str(line.times)),
        Cell(str(line.beaten)),
        matchpoints_cell(line, _),
        Cell(last, Ink.STRONG),
    )


def matchpoints_cell(line: FrequencyLine, _: Words) -> Cell:
    """Return the matchpoints of the top; with missing results, as Neuberg's formula makes them."""
    group = line.group
    told = f"{line.matchpoints}/{group.top}"
    if not group.has_neuberg:
        return Cell(told)
    full = f"{decimal(line.full_matchpoints, _)}/{group.full_top}"
    said = _(
        "{told}; with {held} of {expected} results, {full} by Neuberg’s formula",
        told=told,
        held=group.held,
        expected=group.expected,
        full=full,
    )
    return Cell(full, Ink.PLAIN, said)
