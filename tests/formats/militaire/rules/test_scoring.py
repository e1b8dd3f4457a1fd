import pytest

from whist_td.formats.militaire.rules import play
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side, points
from whist_td.formats.militaire.rules.settings import ForfeitPolicy, PenaltyValue, Settings
from whist_td.formats.militaire.rules.standings import checksum

NORMAL, PERFECT, REVOKE = ResultKind.NORMAL, ResultKind.PERFECT, ResultKind.REVOKE
INFLUENCE, FORFEIT, VOID = ResultKind.INFLUENCE, ResultKind.FORFEIT, ResultKind.VOID


@pytest.mark.parametrize(
    ("kind", "tricks", "worth"),
    [
        pytest.param(NORMAL, None, 1, id="RULES 1.7 normale"),
        pytest.param(NORMAL, 12, 1, id="RULES 1.7 normale, 12 levées"),
        pytest.param(PERFECT, 13, 2, id="RULES 1.7 parfaite"),
        pytest.param(REVOKE, None, 1, id="RULES 1.7 renonce"),
        pytest.param(REVOKE, 3, 1, id="RULES 1.7 renonce, 3 levées"),
        pytest.param(REVOKE, 13, 2, id="RULES 1.7 renonce, l'innocent a tout pris"),
        pytest.param(INFLUENCE, 13, 2, id="RULES 1.7 influence, l'innocent a tout pris"),
        pytest.param(INFLUENCE, 12, 1, id="RULES 1.7 influence"),
        pytest.param(FORFEIT, None, 1, id="RULES 1.7 forfait"),
    ],
)
@pytest.mark.parametrize("side", Side)
def test_what_a_result_is_worth(kind, tricks, worth, side):
    both = points(Result(side, kind, tricks), Settings())
    assert both == ((worth, 0) if side is Side.HOME else (0, worth))


def test_a_void_table_is_worth_nothing_to_anybody():
    assert points(Result(None, VOID), Settings()) == (0, 0)


@pytest.mark.parametrize("kind", [REVOKE, INFLUENCE])
@pytest.mark.parametrize(
    ("value", "worth"), [(PenaltyValue.ONE, 1), (PenaltyValue.TWO, 2), (PenaltyValue.AS_TAKEN, 2)]
)
def test_the_club_says_what_a_penalty_is_worth(kind, value, worth):
    result = Result(Side.HOME, kind, 13)
    assert points(result, Settings(penalty=value)) == (worth, 0)


def test_a_forfeit_is_worth_nothing_where_the_average_ranks():
    settings = Settings(forfeits=ForfeitPolicy.AVERAGE)
    assert points(Result(Side.HOME, FORFEIT), settings) == (0, 0)


def test_the_points_of_a_round_are_tables_plus_perfect_minus_void(new_evening):
    evening = new_evening(5)
    for table, result in enumerate(
        [
            Result(Side.HOME),
            Result(Side.VISITORS, PERFECT, 13),
            Result(None, VOID),
            Result(Side.HOME, PERFECT, 13),
            Result(Side.VISITORS, REVOKE),
        ],
        start=1,
    ):
        evening = play.with_result(evening, Place(3, table), result)
    added = checksum(evening, 3)
    assert (added.tables, added.worth_two, added.worth_none) == (5, 2, 1)
    assert (added.points, added.expected, added.is_right) == (6, 6, True)


def test_a_forgotten_table_is_not_a_zero(new_evening):
    evening = play.with_result(new_evening(3), Place(1, 2), Result(Side.HOME))
    added = checksum(evening, 1)
    assert (added.missing, added.points, added.is_right) == ((1, 3), 1, False)
