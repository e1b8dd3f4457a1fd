"""The second opinions themselves, against the printed examples of RULES."""

from fractions import Fraction

import pytest
from reliability import reference_militaire as militaire
from reliability import reference_whiz as whiz


@pytest.mark.parametrize(
    ("teams", "round_number", "table"),
    [(11, 1, 2), (11, 10, 11), (11, 11, 2), (11, 21, 2), (11, 24, 5), (24, 24, 2), (2, 7, 2)],
)
def test_the_carton_of_team_1_is_where_the_rules_say(teams, round_number, table):
    facts = militaire.Facts(teams, 24, {}, {})
    assert militaire.visits(facts)[round_number, table] == 1


def test_the_count_back_of_the_worked_example():
    """Four rounds stand for 21 to 24: three teams end with 24, and the earlier points win."""
    points = {3: (21, 2, 1, 0), 2: (21, 1, 2, 0), 1: (21, 1, 1, 1), 5: (21, 1, 0, 1)}
    keys = {
        team: militaire._count_back(  # noqa: SLF001 - the heart of the second opinion
            team, {team: list(told)}, {team: [0] * 4}, militaire.Facts(5, 4, {}, {})
        )
        for team, told in points.items()
    }
    assert sorted(points, key=lambda team: keys[team], reverse=True) == [3, 2, 1, 5]


@pytest.mark.parametrize(
    ("deal", "scored"),
    [
        pytest.param(whiz.Deal(7, "C", 0, 2, 10), [0, 0, 13], id="7+3=13"),
        pytest.param(whiz.Deal(12, "H", 0, 0, 13), [34, 0, 0], id="12+1=34"),
        pytest.param(whiz.Deal(10, "S", 1, 2, 11), [0, 0, 44], id="10X+1=44"),
        pytest.param(whiz.Deal(9, "N", 2, 1, 9), [0, 66, 0], id="9XX=66"),
        pytest.param(whiz.Deal(10, "H", 2, 2, 11), [0, 0, 78], id="10XX+1=78"),
        pytest.param(whiz.Deal(9, "D", 1, 1, 8), [10, 0, 10], id="9X-1"),
    ],
)
def test_the_points_of_the_printed_examples(deal, scored):
    assert whiz.points(deal, exact=False) == scored


def test_the_worked_example_of_one_board():
    told = (
        whiz.Told(1, (1, 2, 3), whiz.Deal(10, "H", 0, 2, 10)),
        whiz.Told(1, (4, 5, 6), whiz.Deal(10, "H", 0, 2, 11)),
        whiz.Told(1, (7, 8, 9), whiz.Deal(9, "N", 0, 1, 8)),
        whiz.Told(1, (10, 11, 12), whiz.Deal(10, "H", 1, 2, 8)),
        whiz.Told(1, (13, 14, 15), "passed"),
    )
    found = {
        row.player: row.percent for row in whiz.rows(whiz.Facts(tuple(range(1, 16)), told, {}))
    }
    north = [found[player] * 8 / 100 for player in (1, 4, 7, 10, 13)]
    south = [found[player] * 8 / 100 for player in (3, 6, 9, 12, 15)]
    assert (north, south) == ([2, 2, 6, 8, 2], [6, 8, 4, 1, 1])


@pytest.mark.parametrize(
    ("scored", "held", "most", "percent"),
    [
        pytest.param(18, 10, 11, Fraction(199, 200) * 100, id="top 18 of 10, 11 expected"),
        pytest.param(0, 10, 11, Fraction(1, 200) * 100, id="bottom"),
        pytest.param(4, 3, 4, Fraction(17, 18) * 100, id="94.44 %"),
        pytest.param(0, 1, 7, Fraction(50), id="alone"),
    ],
)
def test_neuberg_by_its_published_figures(scored, held, most, percent):
    assert whiz._percent(scored, held, most) == percent  # noqa: SLF001
