"""The race of the leaders: distances from the leader, and labels that do not overlap."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.room.views.race import race_chart, spread
from whist_td.room.views.views import Runner


def runner(number, *totals):
    return Runner(number, f"Club {number}", tuple(map(Fraction, totals)), number)


def test_the_leader_of_a_round_stands_at_the_top():
    chart = race_chart([runner(1, 1, 3), runner(2, 2, 2)])
    first, second = chart.lines
    assert first.points == ((0.0, 1.0), (1.0, 0.0))
    assert second.points == ((0.0, 0.0), (1.0, 1.0))
    assert chart.deepest == 1


def test_only_the_first_of_the_standings_are_drawn():
    chart = race_chart([runner(n, 20 - n, 40 - n) for n in range(1, 15)], leaders=5)
    assert [line.runner.number for line in chart.lines] == [1, 2, 3, 4, 5]


def test_an_evening_without_a_whole_round_has_no_lines():
    assert race_chart([]).lines == ()
    assert race_chart([runner(1)]).lines == ()


def test_all_level_is_a_straight_line():
    chart = race_chart([runner(1, 1, 2), runner(2, 1, 2)])
    assert {down for line in chart.lines for _across, down in line.points} == {0.0}


@given(st.lists(st.floats(0, 1), min_size=1, max_size=12))
def test_labels_never_overlap_and_never_leave_the_chart(places):
    apart = 1 / len(places)
    placed = spread(sorted(places), apart)
    assert all(after - before >= apart - 1e-9 for before, after in pairwise(placed))
    assert placed[0] >= apart / 2 - 1e-9
    assert placed[-1] <= 1 - apart / 2 + 1e-9


@pytest.mark.parametrize(
    ("deepest", "marks"),
    [
        pytest.param(Fraction(0), [0], id="all level"),
        pytest.param(Fraction(3), [0, 1, 2, 3], id="few points"),
        pytest.param(Fraction(19), [0, 5, 10, 15, 20], id="more points"),
        pytest.param(Fraction(300), [0, 100, 200, 300], id="very many"),
        pytest.param(Fraction(7, 4), [0, Fraction(1, 2), 1, Fraction(3, 2), 2], id="parts"),
    ],
)
def test_the_scale_is_read_in_round_steps_and_reaches_the_last(deepest, marks):
    chart = race_chart([runner(1, deepest, 2 * deepest), runner(2, 0, deepest)])
    assert [gap for gap, _down in chart.scale] == marks
    assert chart.scale[-1][1] == (1.0 if deepest else 0.0)
