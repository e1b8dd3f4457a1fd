"""A few simulated evenings of every format and every game; by hand, thousands."""

import pytest
from reliability.broken import LawBrokenError
from reliability.laws import check
from reliability.simulate import ALL, FORMATS, SimulatedEvening, play

from tests.fixtures.samples import one_of_every
from whist_td.formats.club_night.games.registry import GAMES

SEEDS = (1, 3, 5, 6, 7, 9)
"""Two of each format; a seed that broke a law is added here for ever."""


def by_hand(seeds):
    return (pytest.param(seed, marks=pytest.mark.nightly) for seed in seeds)


@pytest.mark.parametrize("seed", [*SEEDS, *by_hand(sorted({*range(1, 25)} - {*SEEDS}))])
def test_every_law_holds_after_every_step_of_an_evening(seed, tmp_path):
    counted = play(seed, tmp_path)
    assert counted["steps"]


@pytest.mark.parametrize("seed", [1, *by_hand(range(2, 7))])
def test_every_law_holds_after_every_step_of_a_year(seed, tmp_path):
    counted = play(seed, tmp_path, "book")
    assert counted["Pay"]


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_of_every_game_of_a_club_night_keeps_the_laws(game, tmp_path):
    counted = play(1, tmp_path, f"club:{game}")
    assert counted[f"club: {game}"] == 1


def test_the_seeds_play_every_format(tmp_path):
    formats = set()
    for seed in SEEDS:
        evening = SimulatedEvening(seed, tmp_path)
        formats.add(evening.format)
        evening.close()
    assert formats == set(FORMATS)


@pytest.mark.parametrize("kind", one_of_every(len(ALL), ALL))
def test_the_same_seed_plays_the_same_evening_step_by_step(kind, tmp_path, capsys):
    (tmp_path / "again").mkdir()
    counted = play(5, tmp_path, kind)
    assert play(5, tmp_path / "again", kind, aloud=True) == counted
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told] == [f"5.{n}" for n in range(counted["steps"] + 1)]


def test_the_laws_do_bite(tmp_path):
    """An evening whose journal was robbed of a line is found out."""
    evening = SimulatedEvening(1, tmp_path)
    for _ in range(30):
        evening.step()
    check(evening.desk.facts)
    evening.desk._lines.pop()  # noqa: SLF001 - what no director can do
    with pytest.raises(LawBrokenError):
        evening.check_file()
    evening.close()
