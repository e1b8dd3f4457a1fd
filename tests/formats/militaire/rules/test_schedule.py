import pytest

from whist_td.core.contracts import Strain
from whist_td.core.errors import RoundsError
from whist_td.formats.militaire.rules.errors import CallError
from whist_td.formats.militaire.rules.settings import (
    OTHER_CALLS,
    Settings,
    TrumpPlan,
    planned_rounds,
)


def calls(settings: Settings, tables: int) -> list[tuple[int, int]]:
    return [said.call for said in planned_rounds(settings, tables)]


def test_the_default_calls_and_who_stays():
    first = list(planned_rounds(Settings(), 11))[:4]
    assert [said.call for said in first] == [(1, 3), (1, 2), (2, 3), (1, 3)]
    assert [said.stays for said in first] == [2, 3, 1, 2]


def test_the_other_order_of_the_calls():
    assert calls(Settings(calls=OTHER_CALLS), 11)[:4] == [(1, 3), (2, 3), (1, 2), (1, 3)]


@pytest.mark.parametrize("tables", [4, 7, 10, 13, 16, 19, 22])
def test_the_shift_moves_the_call_on_at_each_new_lap(tables):
    cycle = ((1, 3), (1, 2), (2, 3))
    told = [cycle[((r - 1) + (r - 1) // (tables - 1)) % 3] for r in range(1, 25)]
    assert calls(Settings(shift=True), tables) == told


@pytest.mark.parametrize("tables", [2, 3, 5, 11, 24, 25, 40])
def test_the_shift_changes_nothing_elsewhere(tables):
    assert calls(Settings(shift=True), tables) == calls(Settings(), tables)


def test_hearts_clubs_diamonds_spades_six_times():
    trumps = [said.trump for said in planned_rounds(Settings(), 11)]
    suits = [Strain.HEARTS, Strain.CLUBS, Strain.DIAMONDS, Strain.SPADES]
    assert trumps == suits * 6


def test_no_trump_is_planned_where_the_room_decides():
    settings = Settings(trump_plan=TrumpPlan.BY_ROUND, trumps=())
    assert {said.trump for said in planned_rounds(settings, 11)} == {None}


@pytest.mark.parametrize("rounds", [-1, 0, 100])
def test_a_number_of_rounds_that_will_not_do(rounds):
    with pytest.raises(RoundsError):
        Settings(rounds=rounds)


@pytest.mark.parametrize("calls", [(), ((1, 1),), ((1, 3), (0, 2))])
def test_a_list_of_calls_that_will_not_do(calls):
    with pytest.raises(CallError):
        Settings(calls=calls)
