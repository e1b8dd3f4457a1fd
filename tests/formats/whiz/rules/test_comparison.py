from dataclasses import replace
from fractions import Fraction

import pytest

from whist_td.core.contracts import HANDS, Hand
from whist_td.formats.whiz.rules.comparison import Coverage, comparison
from whist_td.formats.whiz.rules.play import with_results
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.rules.settings import Compare, Ranking

FIVE_TABLES = ("10H S =", "10H S +1", "9NT E -1", "10HX S -2", "pass")
"""The worked example of RULES 2.4."""


@pytest.fixture
def compared(one_board):
    """Return board 1 as it compares after the deals typed."""

    def of(*texts, **options):
        return comparison(one_board(*texts, **options), 1).boards[1]

    return of


def matchpoints(board, hand):
    return [row.line.matchpoints for row in board.of(Hand(hand)).rows]


@pytest.mark.parametrize(
    ("hand", "scores", "expected"),
    [
        pytest.param("N", [0, 0, 5, 20, 0], [2, 2, 6, 8, 2], id="RULES 2.4, raw, North"),
        pytest.param("E", [0, 0, 0, 20, 0], [3, 3, 3, 8, 3], id="RULES 2.4, raw, East"),
        pytest.param("S", [20, 22, 5, 0, 0], [6, 8, 4, 1, 1], id="RULES 2.4, raw, South"),
    ],
)
def test_raw_scores_compare_as_in_the_worked_example(compared, hand, scores, expected):
    board = compared(*FIVE_TABLES)
    assert [row.points for row in board.of(Hand(hand)).rows] == scores
    assert matchpoints(board, hand) == expected


@pytest.mark.parametrize(
    ("hand", "scores", "expected"),
    [
        pytest.param("N", [-20, -22, 5, 20, 0], [2, 0, 6, 8, 4], id="RULES 2.4, net, North"),
        pytest.param("S", [40, 44, 5, -40, 0], [6, 8, 4, 0, 2], id="RULES 2.4, net, South"),
    ],
)
def test_net_scores_compare_as_in_the_worked_example(compared, hand, scores, expected):
    board = compared(*FIVE_TABLES, compare=Compare.NET)
    assert [row.line.score for row in board.of(Hand(hand)).rows] == scores
    assert matchpoints(board, hand) == expected


def test_percentages_are_of_the_top_of_eight(compared):
    board = compared(*FIVE_TABLES)
    assert board.of(Hand.NORTH).rows[3].percent == 100
    assert board.of(Hand.SOUTH).rows[0].percent == 75


def test_an_adjusted_score_counts_for_its_players_and_for_nobody_else(compared):
    with_it = compared(*FIVE_TABLES[:4], "ADJ 40 50 60 late")
    without = compared(*FIVE_TABLES[:4])
    for hand in HANDS:
        *others, adjusted = with_it.of(hand).rows
        assert tuple(others) == without.of(hand).rows
        assert adjusted.percent == [40, 50, 60][hand.index]


def test_a_board_not_played_leaves_no_trace(compared):
    assert compared(*FIVE_TABLES, "NP") == compared(*FIVE_TABLES)


def test_a_percentage_left_out_does_not_count(compared):
    assert [len(hand.rows) for hand in compared("pass", "ADJ - 50 60").hands] == [1, 2, 2]


def test_boards_with_fewer_results_are_made_up_for(one_board, result):
    evening = one_board("10H S =", "10H S +1", "9NT E -1", "NP")
    more = {BoardPlace(1, table, 2): result("pass", (table, 9, 10)) for table in (1, 2, 3, 4)}
    compared = comparison(replace(evening, results={**evening.results, **more}), 1)
    best = max(compared.boards[1].of(Hand.SOUTH).rows, key=lambda row: row.percent)
    assert best.percent == Fraction(17, 3) / 6 * 100
    assert best.line.group.has_neuberg
    assert {row.percent for row in compared.boards[2].of(Hand.NORTH).rows} == {50}


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        (Ranking.MATCHPOINTS, [40, 50, 60]),
        (Ranking.DATUM, [Fraction(-5, 4), 0, Fraction(41, 20)]),
        (Ranking.TOTAL, [5, 5, Fraction(69, 5)]),
    ],
)
def test_an_adjusted_score_lies_between_the_mean_and_the_best_or_worst(compared, ranking, expected):
    board = compared(*FIVE_TABLES[:4], "ADJ 40 50 60")
    worth = [Fraction(*hand.worth(hand.rows[-1], ranking)) for hand in board.hands]
    assert worth == expected


def test_a_hand_without_any_result_gives_an_adjusted_score_no_points(compared):
    hand = compared("ADJ 60 60 60").of(Hand.NORTH)
    assert hand.rows[0].percent == 60
    assert hand.worth(hand.rows[0], Ranking.TOTAL) == (0, 1)


def test_only_boards_with_all_their_tables_in_count_where_that_is_wanted(evening, result):
    played = with_results(evening, {BoardPlace(1, 1, board): result("pass") for board in (1, 2, 3)})
    cleared = replace(played, results={k: v for k, v in played.results.items() if k.board != 2})
    assert set(comparison(cleared, 1, Coverage.COMPLETE).boards) == {1, 3}
    assert set(comparison(cleared, 1).boards) == {1, 3}
    assert set(comparison(played, 1, Coverage.COMPLETE).boards) == {1, 2, 3}


def test_results_of_later_rounds_do_not_count_as_of_an_earlier_one(one_board):
    assert comparison(one_board(*FIVE_TABLES), 0).boards == {}
