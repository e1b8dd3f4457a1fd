from dataclasses import replace

import pytest

from whist_td.formats.club_night.games.whist_family.marking import (
    FIVE,
    SHORT,
    TEN,
    TRICKS,
    LoserScoreError,
    RubberOverError,
    WonGame,
    game_chips,
    rubber_chips,
    rubber_winner,
)


@pytest.mark.parametrize(
    ("settings", "loser_score", "chips"),
    [
        pytest.param(TEN, 9, 1, id="règles 1: simple, the losers have five or more"),
        pytest.param(TEN, 5, 1, id="règles 1: simple at five"),
        pytest.param(TEN, 4, 2, id="règles 1: double at four"),
        pytest.param(TEN, 3, 3, id="règles 1: treble at three or less"),
        pytest.param(FIVE, 3, 1, id="règles 2: three points save from the double"),
        pytest.param(FIVE, 1, 2, id="règles 2: one point saves from the treble"),
        pytest.param(FIVE, 0, 3, id="règles 2: treble"),
        pytest.param(TRICKS, 6, 1, id="règles 3: six points save from the double"),
        pytest.param(TRICKS, 2, 2, id="règles 3: two points save from the treble"),
        pytest.param(TRICKS, 0, 3, id="règles 3: treble"),
        pytest.param(SHORT, 4, 1, id="Laws of Short Whist: single"),
        pytest.param(SHORT, 2, 2, id="Laws of Short Whist: double"),
        pytest.param(SHORT, 0, 3, id="Laws of Short Whist: treble"),
    ],
)
def test_a_game_pays_more_the_fewer_points_the_losers_have(settings, loser_score, chips):
    assert game_chips(WonGame(0, loser_score), settings) == chips
    assert game_chips(WonGame(1, loser_score), settings) == -chips


def test_a_rubber_pays_its_games_and_a_consolation():
    """RULES 4.1, after P:31: A wins 5-4, B 5-1, A 5-0, consolation 2: 1 + 3 + 2 - 2 = 4."""
    games = [WonGame(0, 4), WonGame(1, 1), WonGame(0, 0)]
    assert rubber_chips(games, replace(SHORT, consolation=2)) == 4


def test_the_consolation_is_four_unless_the_club_says_otherwise():
    assert rubber_chips([WonGame(1, 4), WonGame(1, 4)], SHORT) == -1 - 1 - 4


def test_an_unfinished_rubber_pays_its_games_alone():
    assert rubber_chips([WonGame(0, 4), WonGame(1, 0)], SHORT) == 1 - 3
    assert rubber_winner([WonGame(0, 4), WonGame(1, 0)]) is None
    assert rubber_chips([], SHORT) == 0


def test_no_game_follows_a_rubber_that_is_won():
    with pytest.raises(RubberOverError):
        rubber_chips([WonGame(0, 4), WonGame(0, 1), WonGame(1, 0)], SHORT)


@pytest.mark.parametrize("score", [-1, 5])
def test_a_loser_has_less_than_the_winner_needs(score):
    with pytest.raises(LoserScoreError):
        game_chips(WonGame(0, score), SHORT)
