"""A cycle of calls lets the captain play with everybody (RULES M15)."""

import pytest


@pytest.mark.parametrize(
    ("calls", "missing"), [("13,12", "2-3"), ("12,23,12", "1-3"), ("23,13", "1-2")]
)
def test_a_cycle_that_lacks_a_pair_is_refused_with_the_pair(
    calls, missing, whist_td, tmp_path, roster
):
    new = ("new", tmp_path / "c.whist", "--format", "militaire", "--name", "T", "--entries", roster)
    assert whist_td(*new, "--calls", calls) == 2
    assert f": {missing} is missing" in whist_td.errors
    assert whist_td(*new, "--calls", f"{calls},{missing.replace('-', '')}") == 0, whist_td.errors
