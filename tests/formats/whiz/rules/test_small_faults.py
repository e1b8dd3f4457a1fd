"""What mutation testing found untold of a Whiz tournament."""

from dataclasses import replace
from fractions import Fraction

import pytest

from whist_td.formats.whiz.rules.comparison import Coverage, comparison, renewed
from whist_td.formats.whiz.rules.errors import UnknownWhizRoundError
from whist_td.formats.whiz.rules.results import Adjusted, BoardPlace, BoardResult
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import standings

FIVE_TABLES = ("10H S =", "10H S +1", "9NT E -1", "10HX S -2", "pass")


@pytest.mark.parametrize("ranking", list(Ranking))
def test_the_percentage_is_the_same_whatever_ranks(one_board, ranking):
    told = {row.player: row.percent for row in standings(one_board(*FIVE_TABLES), 1)}
    evening = one_board(*FIVE_TABLES, ranking=ranking)
    assert {row.player: row.percent for row in standings(evening, 1)} == told
    two = two_boards(evening)
    assert all(0 <= row.percent <= 100 for row in standings(two, 1))


def two_boards(evening):
    """The same five results on a second board."""
    more = {place._replace(board=2): result for place, result in evening.results.items()}
    return replace(evening, results={**evening.results, **more})


def with_adjusted(evening, percent):
    told = Adjusted(percent, None, None, "dérangement")
    return replace(
        evening,
        results={**evening.results, BoardPlace(1, 6, 1): BoardResult((1, 101, 201), told)},
    )


@pytest.mark.parametrize(
    ("percent", "worth"), [(0, -1), (50, 0), (100, 1)], ids=["worst", "nobody's fault", "best"]
)
def test_an_adjusted_score_is_worth_the_mean_at_fifty_percent(one_board, percent, worth):
    """Between the best and the worst that was really scored by the hand (RULES 2.4)."""
    evening = one_board(*FIVE_TABLES[1:], ranking=Ranking.DATUM)
    adjusted = with_adjusted(evening, Fraction(percent))
    (hand, *_) = comparison(adjusted, 1).boards[1].hands
    row = next(row for row in hand.rows if row.adjusted is not None)
    value = Fraction(*hand.worth(row, Ranking.DATUM))
    assert (value > 0) - (value < 0) == worth


@pytest.mark.parametrize("percent", [0, 40, 100])
def test_by_matchpoints_an_adjusted_score_is_worth_what_was_given(one_board, percent):
    adjusted = with_adjusted(one_board(*FIVE_TABLES[1:]), Fraction(percent))
    (hand, *_) = comparison(adjusted, 1).boards[1].hands
    row = next(row for row in hand.rows if row.adjusted is not None)
    assert Fraction(*hand.worth(row, Ranking.MATCHPOINTS)) == percent


@pytest.mark.parametrize(("of_second", "is_uneven"), [(0, False), (1, True), (2, False)])
def test_boards_are_uneven_where_one_was_played_less_often_and_not_never(
    one_board, of_second, is_uneven
):
    evening = one_board(*FIVE_TABLES[:2])
    second = {
        place._replace(board=2): told for place, told in list(evening.results.items())[:of_second]
    }
    compared = comparison(replace(evening, results={**evening.results, **second}), 1)
    assert compared.boards[1].hands[0].group.is_uneven == is_uneven


def test_a_board_that_nobody_really_played_gives_an_adjusted_score_nothing(one_board):
    adjusted = with_adjusted(one_board(), Fraction(100))
    (hand, *_) = comparison(adjusted, 1).boards[1].hands
    assert hand.worth(hand.rows[0], Ranking.DATUM) == (0, 1)


@pytest.mark.parametrize("coverage", list(Coverage))
def test_boards_compared_anew_are_as_when_all_are_compared(one_board, result, coverage):
    evening = two_boards(one_board(*FIVE_TABLES))
    before = comparison(evening, 1, coverage)
    place = BoardPlace(1, 2, 2)
    corrected = {**evening.results, place: result("9D N =", (2, 102, 202))}
    for results in (corrected, {k: v for k, v in corrected.items() if k != place}):
        changed = replace(evening, results=results)
        assert renewed(before, changed, {2}) == comparison(changed, 1, coverage)


@pytest.mark.parametrize("number", [0, 2])
def test_a_round_outside_the_tournament_is_refused(one_board, number):
    with pytest.raises(UnknownWhizRoundError):
        one_board(*FIVE_TABLES).check_round(number)


def test_the_results_of_a_board_are_told_in_the_order_of_play(one_board, result):
    evening = one_board("pass")
    later = {BoardPlace(3, 1, 1): result("pass", (3, 103, 203))}
    told = replace(evening, results={**later, **evening.results}).results_of(1)
    assert [place.round for place in told] == [1, 3]


@pytest.mark.parametrize("ranking", list(Ranking))
def test_an_adjusted_score_counts_in_the_ranking_whatever_ranks(one_board, ranking):
    evening = one_board(*FIVE_TABLES[1:], ranking=ranking)
    least, mean, most = (
        next(
            row.score
            for row in standings(with_adjusted(evening, Fraction(n)), 1)
            if row.player == 1
        )
        for n in (0, 50, 100)
    )
    assert least < mean < most
