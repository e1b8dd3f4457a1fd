"""What is said of a deal and of a player beside the table of them."""

from fractions import Fraction

from whist_td.core.contracts import dealer_of
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.views.play_views import traveller
from whist_td.formats.whiz.views.results import PlayerSheet
from whist_td.formats.whiz.words.deals import adjusted_sentence
from whist_td.formats.whiz.words.facts import penalty_words
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.words.words import Words, decimal


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
    entered = event.results_of(board).items()
    reasons = (adjusted_sentence(place, result.outcome, _) for place, result in entered)
    return " ".join(filter(None, (results, *reasons)))


def player_sentences(sheet: PlayerSheet, event: WhizEvent, after_round: int, _: Words) -> str:
    """Say how a player's score comes about, what was taken off it, and when he sat out."""
    ranking = event.settings.ranking
    penalties = (
        _(
            "Penalty in round {number}: {penalty}.",
            number=penalty.round,
            penalty=penalty_words(penalty, ranking, _),
        )
        for penalty in sheet.penalties
    )
    sitting_out = _sit_out_sentence(event, sheet.standing.player, after_round, _)
    return " ".join(filter(None, (_sum_sentence(sheet, ranking, _), *penalties, sitting_out)))


def _sum_sentence(sheet: PlayerSheet, ranking: Ranking, _: Words) -> str:
    standing = sheet.standing
    if standing.score is None:
        return _("No deal counts yet.")
    own = [deal.of(standing.player) for deal in sheet.deals]
    counted = [each for each in own if each.worth is not None]
    parts = {
        "deals": _.plural("{n} deal", "{n} deals", len(counted)),
        "penalty": _("less a penalty of {amount}", amount=decimal(standing.penalty, _)),
        "score": decimal(standing.score, _, 2),
        # Where percentages rank, they are what a deal counts.
        "total": decimal(sum((each.worth or 0 for each in counted), Fraction(0)), _, 2),
    }
    if ranking is Ranking.MATCHPOINTS:
        if standing.penalty:
            return _("{deals}: {total} %, {penalty}, shared out: {score} %.", **parts)
        return _("{deals}: {total} % in all, shared out: {score} %.", **parts)
    if standing.penalty:
        return _("{deals}: {total}, {penalty}: {score}.", **parts)
    return _("{deals}: {total} in all.", **parts)


def _sit_out_sentence(event: WhizEvent, player: int, after_round: int, _: Words) -> str:
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
