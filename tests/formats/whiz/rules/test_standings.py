from dataclasses import replace
from fractions import Fraction

import pytest

from whist_td.formats.whiz.rules.comparison import Coverage
from whist_td.formats.whiz.rules.play import with_penalty, with_result
from whist_td.formats.whiz.rules.results import BoardPlace, Penalty
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizSeparation, WhizTieBreak, looked_at, standings

FIVE_TABLES = ("10H S =", "10H S +1", "9NT E -1", "10HX S -2", "pass")


def rank_of(rows, player):
    return next(row for row in rows if row.player == player)


def test_players_stand_by_their_mean_percent(one_board):
    rows = standings(one_board(*FIVE_TABLES), 1)
    assert [(row.player, row.score) for row in rows[:4]] == [
        (202, 100),
        (4, 100),
        (104, 100),
        (201, 75),
    ]


def test_equal_percentages_are_separated_by_points(one_board):
    rows = standings(one_board(*FIVE_TABLES), 1)
    behind = rank_of(rows, 4)
    assert behind.separation == WhizSeparation(202, WhizTieBreak.POINTS, 20, 22)


def test_where_nothing_separates_the_rank_is_shared_and_the_next_skipped(one_board):
    rows = standings(one_board(*FIVE_TABLES), 1)
    assert [row.rank for row in rows[:4]] == [1, 2, 2, 4]
    assert rows[2].separation is None


def test_equal_points_are_separated_by_boards_of_100_percent(one_board, result):
    evening = one_board("ADJ 100 50 50")
    second = {BoardPlace(1, 1, 2): result("ADJ 0 50 50", (1, 101, 201))}
    rows = standings(replace(evening, results={**evening.results, **second}), 1)
    assert [(row.rank, row.player, row.full_boards) for row in rows] == [
        (1, 1, 1),
        (2, 101, 0),
        (2, 201, 0),
    ]
    assert rows[1].separation == WhizSeparation(1, WhizTieBreak.FULL_BOARDS, 0, 1)


def test_a_penalty_takes_percent_of_one_board_off_the_sum(evening, result):
    played = with_result(evening, BoardPlace(1, 1, 1), result("pass"))
    played = with_result(played, BoardPlace(1, 1, 2), result("pass"))
    fined = with_penalty(played, Penalty(6, 1, Fraction(10), "late"))
    row = rank_of(standings(fined, 1), 6)
    assert (row.score, row.penalty, row.rank) == (45, 10, 3)


def test_a_player_without_a_board_has_no_score_and_comes_last(evening, result):
    played = with_result(evening, BoardPlace(1, 1, 1), result("pass"))
    rows = standings(played, 1)
    assert [row.score for row in rows] == [50, 50, 50] + [None] * 12
    assert {row.rank for row in rows[3:]} == {4}


def test_the_standings_of_an_earlier_round_leave_later_results_and_penalties_out(one_board):
    evening = one_board(*FIVE_TABLES)
    fined = replace(evening, penalties={1: Penalty(202, 1, Fraction(10))})
    assert all(row.score is None and not row.penalty for row in standings(fined, 0))


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [(Ranking.DATUM, Fraction(22) - Fraction(47, 5)), (Ranking.TOTAL, Fraction(22))],
)
def test_other_rankings_count_deviations_or_points_and_still_tell_the_percent(
    one_board, ranking, expected
):
    row = rank_of(standings(one_board(*FIVE_TABLES, ranking=ranking), 1), 202)
    assert (row.score, row.percent) == (expected, 100)


def test_unfinished_boards_can_be_left_out(evening, result):
    half = replace(evening.rounds[1].seatings[1], board_set=1)
    shared = replace(evening.rounds[1], seatings=(evening.rounds[1].seatings[0], half))
    sharing = replace(evening, rounds={1: shared})
    played = with_result(sharing, BoardPlace(1, 1, 1), result("pass"))
    assert rank_of(standings(played, 1, Coverage.COMPLETE), 1).score is None
    assert rank_of(standings(played, 1, Coverage.ALL), 1).score == 50


@pytest.mark.parametrize("seen", list(Ranking))
@pytest.mark.parametrize("own", list(Ranking))
def test_standings_looked_at_another_way_are_those_of_a_tournament_ranked_so(one_board, own, seen):
    evening = one_board(*FIVE_TABLES, ranking=own)
    looked = looked_at(evening, seen)
    assert standings(looked, 1) == standings(one_board(*FIVE_TABLES, ranking=seen), 1)
    fined = replace(evening, penalties={1: Penalty(202, 1, Fraction(10))})
    points = Ranking.MATCHPOINTS not in (own, seen)
    assert bool(looked_at(fined, seen).penalties) == (own is seen or points)


def test_in_points_an_adjusted_score_lies_between_the_mean_and_the_best_points(one_board, result):
    """RULES Z15; neither a cap nor a deal with fewer results moves the points themselves."""
    played = ("10H S =", "10H S +1", "9NT E -1", "pass", "ADJ 50 50 60")
    evening = one_board(*played, ranking=Ranking.TOTAL)
    second = {BoardPlace(1, 1, 2): result("pass", (1, 101, 201))}
    uneven = replace(evening, results={**evening.results, **second})
    capped = replace(uneven, settings=replace(evening.settings, cap=1))
    mean = Fraction(sum((20, 22, 5, 0)), 4)
    expected = mean + Fraction(60 - 50, 50) * (22 - mean)
    assert [rank_of(standings(each, 1), 205).score for each in (uneven, capped)] == [expected] * 2
