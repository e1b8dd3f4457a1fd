import pytest

from whist_td.core.errors import NamelessEventError, NameTooLongError
from whist_td.core.events import Details
from whist_td.core.numbers import shared_ranks
from whist_td.formats.militaire.rules.errors import CallError
from whist_td.formats.militaire.rules.teams import call_of, stays


@pytest.mark.parametrize(("called", "at_home"), [((1, 3), 2), ((1, 2), 3), ((2, 3), 1)])
def test_the_third_player_stays_with_the_captain(called, at_home):
    assert stays(called) == at_home


def test_a_call_is_written_with_the_lower_number_first():
    assert call_of(3, 1) == (1, 3)


@pytest.mark.parametrize("called", [(1, 1), (0, 1), (2, 4), (-1, 3)])
def test_a_call_that_does_not_name_two_travellers_is_refused(called):
    with pytest.raises(CallError):
        call_of(*called)


@pytest.mark.parametrize(
    ("totals", "ranks"),
    [([], []), ([9], [1]), ([9, 7, 7, 4], [1, 2, 2, 4]), ([5, 5, 5], [1, 1, 1])],
)
def test_a_shared_rank_skips_the_next(totals, ranks):
    assert shared_ranks(totals) == ranks


def test_an_event_has_a_name(day):
    with pytest.raises(NamelessEventError):
        Details("  ", day)


def test_a_name_too_long_for_a_sheet_is_refused(day):
    with pytest.raises(NameTooLongError):
        Details("Gaspé", day, "x" * 121)
