import pytest

from whist_td.formats.club_night.games.game import SanctionTo
from whist_td.formats.club_night.rules.errors import SanctionPointsError
from whist_td.formats.club_night.rules.scores import sanction_points


def test_a_sanction_takes_its_points_to_nobodys_gain():
    assert sanction_points(15, 0, SanctionTo.NOBODY, 4) == (-15, 0, 0, 0)


def test_a_sanction_shared_by_the_table_sums_to_nothing():
    assert sanction_points(15, 0, SanctionTo.TABLE, 4) == (-15, 5, 5, 5)


@pytest.mark.parametrize("points", [0, -3])
def test_a_sanction_takes_something(points):
    with pytest.raises(SanctionPointsError):
        sanction_points(points, 0, SanctionTo.NOBODY, 4)


def test_a_sanction_is_shared_evenly_or_not_at_all():
    with pytest.raises(SanctionPointsError):
        sanction_points(10, 0, SanctionTo.TABLE, 4)
