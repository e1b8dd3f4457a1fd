"""What runs each time of a table of cases is enough to be called a sample of it."""

from itertools import combinations, product

import pytest
from hypothesis import settings

from tests.fixtures.samples import each_once, each_pair, examples, one_of_every

PARTS = (range(4), "abc", (True, False))


def each_time(cases):
    return [case.values for case in cases if not getattr(case, "marks", ())]


def test_each_two_values_of_two_parts_meet():
    met = {pair for row in each_time(each_pair(*PARTS)) for pair in combinations(enumerate(row), 2)}
    every = {pair for row in product(*PARTS) for pair in combinations(enumerate(row), 2)}
    assert met == every
    assert len(each_time(each_pair(*PARTS))) == 4 * 3


def test_each_value_is_there_once_and_no_more_often_than_needed():
    rows = each_time(each_once(*PARTS))
    assert [set(column) for column in zip(*rows, strict=True)] == [set(part) for part in PARTS]
    assert len(rows) == 4


@pytest.mark.parametrize("way", [each_pair, each_once])
def test_all_others_run_by_night_and_so_does_what_always_did(way):
    night = pytest.param("late", marks=pytest.mark.nightly)
    cases = way(range(4), ["early", night])
    assert [case.values for case in cases] == [*product(range(4), ["early", "late"])]
    assert all(case.marks for case in cases if "late" in case.values)


def test_one_of_every_three_begins_with_the_first():
    cases = one_of_every(3, range(7))
    assert [case for case in cases if not hasattr(case, "marks")] == [0, 3, 6]
    assert len(cases) == 7


@pytest.mark.parametrize(("profile", "looked_at"), [("patient", (10, 75)), ("whole", (25, 300))])
def test_all_examples_of_a_law_are_looked_at_where_that_is_asked_for(profile, looked_at):
    usual = settings.get_current_profile_name()
    settings.load_profile(profile)
    assert (examples(25), examples(300)) == looked_at
    settings.load_profile(usual)
