"""What mutation testing found untold of an evening of Whist militaire."""

from dataclasses import replace

import pytest

from whist_td.domain.errors import UnknownRoundError
from whist_td.domain.results import Result, Side
from whist_td.domain.rounds import Place
from whist_td.formats.militaire import play
from whist_td.formats.militaire.settings import ForfeitPolicy
from whist_td.formats.militaire.standings import standings

HOME, VISITORS = Result(Side.HOME), Result(Side.VISITORS)


def all_of(evening, number, result=HOME):
    return {Place(number, table): result for table in range(1, evening.tables + 1)}


def test_the_same_results_once_more_leave_a_round_confirmed(new_evening, now):
    evening = play.with_results(new_evening(4, 2), all_of(new_evening(4, 2), 1))
    confirmed = play.with_check(evening, 1, now)
    again = play.with_results(confirmed, all_of(evening, 1))
    assert again.rounds[1].checked_at == now
    other = play.with_results(confirmed, {Place(1, 2): VISITORS})
    assert other.rounds[1].checked_at is None


@pytest.mark.parametrize("number", [0, 25])
def test_a_round_that_is_not_in_the_evening_is_no_round_to_come(new_evening, number, now):
    with pytest.raises(UnknownRoundError):
        play.with_result(new_evening(4, 2), Place(number, 1), HOME)
    with pytest.raises(UnknownRoundError):
        play.with_check(new_evening(4, 2), number, now)


def test_a_team_that_left_forfeits_from_its_own_round_on(new_evening):
    evening = new_evening(4, 3, rounds=3, forfeits=ForfeitPolicy.POINT)
    team = replace(evening.teams[2], withdrawn_from=2)
    evening = replace(evening, teams={**evening.teams, 2: team})
    before, after = standings(evening, 1), standings(evening, 2)
    assert {row.total for row in before} == {0}
    assert sum(row.total for row in after) > 0
