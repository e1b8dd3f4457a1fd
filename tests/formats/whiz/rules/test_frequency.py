from fractions import Fraction

import pytest

from whist_td.formats.whiz.rules.frequency import FrequencyLine, Group, frequencies
from whist_td.formats.whiz.rules.settings import Ranking

TEN_OF_ELEVEN = "RULES 2.4, EBU example: 10 results of 11"


@pytest.mark.parametrize(
    ("held", "expected", "beaten", "matchpoints"),
    [
        pytest.param(10, 11, 9, Fraction(199, 10), id=f"{TEN_OF_ELEVEN}, top 18 is 19.9"),
        pytest.param(10, 11, 8, Fraction(177, 10), id=f"{TEN_OF_ELEVEN}, next 16 is 17.7"),
        pytest.param(10, 11, 0, Fraction(1, 10), id=f"{TEN_OF_ELEVEN}, bottom 0 is 0.1"),
        pytest.param(3, 4, 2, Fraction(17, 3), id="RULES 2.4: 3 results of 4, 4 is 5.667"),
        pytest.param(5, 5, 4, Fraction(8), id="nothing missing, nothing changes"),
    ],
)
def test_neuberg_makes_up_for_missing_results(held, expected, beaten, matchpoints):
    line = FrequencyLine(0, 1, beaten, Group(held, expected, 0))
    assert line.full_matchpoints == matchpoints
    assert line.percent == 100 * matchpoints / line.group.full_top


def test_three_results_of_four_make_94_44_percent_of_a_top():
    line = FrequencyLine(0, 1, 2, Group(3, 4, 0))
    assert round(float(line.percent), 2) == 94.44
    assert line.group.has_neuberg


@pytest.mark.parametrize("expected", [1, 2, 11])
def test_the_only_result_of_a_hand_is_an_average(expected):
    assert FrequencyLine(20, 1, 0, Group(1, expected, 20)).percent == 50


def test_the_frequency_table_begins_with_the_best_score():
    lines = frequencies((20, 22, 5, 0, 0), Group(5, 5, 47))
    told = [(line.score, line.times, line.beaten, line.tied, line.matchpoints) for line in lines]
    assert told == [(22, 1, 4, 0, 8), (20, 1, 3, 0, 6), (5, 1, 2, 0, 4), (0, 2, 0, 1, 1)]


@pytest.mark.parametrize(
    ("is_uneven", "cap", "expected"),
    [
        pytest.param(False, None, Fraction(112 * 2, 3), id="from the mean of all"),
        pytest.param(True, None, Fraction(112), id="from the mean of the others, where n varies"),
        pytest.param(True, 30, Fraction(30), id="held within the cap"),
    ],
)
def test_a_deviation_is_the_distance_from_the_mean(is_uneven, cap, expected):
    best, *_ = frequencies((112, 0, 0), Group(3, 3, 112, is_uneven, cap))
    assert best.deviation == expected
    assert Fraction(*best.worth(Ranking.DATUM)) == expected
