"""What papers show after play: the same deals from the players' side and from the boards'."""

from dataclasses import replace
from datetime import UTC, date, datetime
from fractions import Fraction

import pytest

from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.whiz.rules.comparison import Coverage, comparison
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import Adjusted, BoardResult, Penalty
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.results import (
    board_sheet,
    player_sheet,
    ranked_standings,
    whiz_results,
)
from whist_td.formats.whiz.views.seating import seated_rounds

BEGUN = datetime(2026, 11, 21, 19, tzinfo=UTC)
TYPED = ("10H S =", "9NT E -2", "8C N +3", "pass", "NP")


@pytest.fixture
def evening():
    settings = WhizSettings(rounds=3, boards_per_round=2)
    players = {number: Player(number, f"Joueur {number}") for number in range(1, 16)}
    rounds = {each.number: replace(each, announced_at=BEGUN) for each in seated_rounds(15, 3)}
    blank = WhizEvent(
        Details("Tournoi", date(2026, 11, 21)), settings, players=players, rounds=rounds
    )
    places = [place for number in rounds for place in blank.places(number)]
    results = {
        place: BoardResult(
            blank.seating(place.round, place.table).seats,
            outcome_of(TYPED[count % len(TYPED)], Notation.ENGLISH),
        )
        for count, place in enumerate(places)
    }
    late = Adjusted(Fraction(40), None, Fraction(60))
    results[places[0]] = replace(results[places[0]], outcome=late)
    penalties = {1: Penalty(3, 3, Fraction(10)), 2: Penalty(4, 1, Fraction(5))}
    return replace(blank, results=results, penalties=penalties)


def test_players_and_boards_show_the_same_deals(evening):
    results = whiz_results(evening, 3)
    by_player = {(deal.place, p.standing.player) for p in results.players for deal in p.deals}
    by_board = {
        (deal.place, hand.player.number)
        for board in results.boards
        for deal in board.deals
        for hand in deal.hands
    }
    assert by_player == by_board
    assert len(by_player) == 3 * 10 * 3


def test_the_percentages_of_a_player_make_the_score_of_the_ranking(evening):
    results = whiz_results(evening, 3)
    for player in results.players:
        percents = [deal.of(player.standing.player).percent for deal in player.deals]
        counted = [percent for percent in percents if percent is not None]
        taken = sum((penalty.amount for penalty in player.penalties), Fraction(0))
        assert player.standing.boards == len(counted)
        assert player.standing.score == (sum(counted, Fraction(0)) - taken) / len(counted)


def test_a_deal_that_does_not_count_has_no_percent(evening):
    late = evening.places(1)[0]
    boards = whiz_results(evening, 3).boards
    (deal,) = (deal for board in boards for deal in board.deals if deal.place == late)
    north, east, south = deal.hands
    assert (north.percent, east.percent, south.percent) == (40, None, 60)
    assert north.line is east.line is south.line is None


def test_only_what_was_played_up_to_the_round_is_shown(evening):
    results = whiz_results(evening, 1)
    assert {deal.place.round for player in results.players for deal in player.deals} == {1}
    assert [player.standing.player for player in results.players if player.penalties] == [4]


def test_before_play_everybody_has_a_sheet_without_deals(evening):
    results = whiz_results(evening, 0)
    assert results.boards == ()
    assert [player.deals for player in results.players] == [()] * 15


def test_one_player_or_one_deal_alone_is_what_the_whole_has_of_it(evening):
    results, compared = whiz_results(evening, 3), comparison(evening, 3)
    for player in results.players:
        assert player_sheet(evening, compared, player.standing) == player
    for board in results.boards:
        assert board_sheet(evening, compared, board.board) == board


def test_a_deal_that_is_not_complete_is_not_among_the_deals_of_a_player(evening):
    place = evening.places(3)[0]
    fewer = {where: each for where, each in evening.results.items() if where != place}
    event = replace(evening, results=fewer)
    compared = comparison(event, 3, Coverage.COMPLETE)
    for standing in ranked_standings(event, compared).rows:
        boards = {deal.place.board for deal in player_sheet(event, compared, standing).deals}
        assert place.board not in boards
