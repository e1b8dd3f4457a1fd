"""A few simulated evenings of both formats; by hand, thousands."""

import pytest
from reliability import accidents_militaire, accidents_whiz
from reliability.laws import LawBrokenError, check
from reliability.simulate import SimulatedEvening, play

SEEDS = range(1, 25)
"""A seed that broke a law is added here for ever."""


@pytest.mark.parametrize("seed", SEEDS)
def test_every_law_holds_after_every_step_of_an_evening(seed, tmp_path):
    counted = play(seed, tmp_path)
    assert counted["steps"]


def test_the_seeds_play_both_formats(tmp_path):
    formats = set()
    for seed in SEEDS:
        evening = SimulatedEvening(seed, tmp_path)
        formats.add(evening.accidents)
        evening.close()
    assert formats == {accidents_militaire, accidents_whiz}


def test_the_same_seed_plays_the_same_evening(tmp_path):
    (tmp_path / "again").mkdir()
    assert play(3, tmp_path) == play(3, tmp_path / "again")


def test_the_laws_do_bite(tmp_path):
    """An evening whose journal was robbed of a line is found out."""
    evening = SimulatedEvening(1, tmp_path)
    for _ in range(30):
        evening.step()
    check(evening.desk.evening)
    evening.desk._lines.pop()  # noqa: SLF001 - what no director can do
    with pytest.raises(LawBrokenError):
        evening.check_file()
    evening.close()
