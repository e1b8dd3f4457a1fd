"""The grounds of a map: told apart without colours, with figures that can be read on each."""

from itertools import pairwise

import pytest
from PySide6.QtGui import QColor

from whist_td.kit.stylesheet import DARK, LIGHT
from whist_td.players.screens.pair_map import PairTone, shades_of
from whist_td.players.views.movement_views import MOST_LEVELS, levels_of

COUNTS = [(0, 1), (0, 1, 2, 3), (4, 5), (48,), tuple(range(30)), (2, 3, 7, 9, 11, 12, 13, 20)]


def light(colour: str) -> float:
    """Return how light a colour is seen, 0 to 1, as in print without colours."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    it = QColor(colour)
    return 0.2126 * linear(it.redF()) + 0.7152 * linear(it.greenF()) + 0.0722 * linear(it.blueF())


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("counts", COUNTS)
@pytest.mark.parametrize("tone", PairTone)
@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["day", "night"])
def test_the_more_often_the_further_from_the_page_and_no_two_grounds_are_alike(
    palette, tone, counts
):
    grounds = [light(shade.ground) for shade in shades_of(levels_of(counts), tone, palette)]
    ordered = sorted(grounds, reverse=not palette.is_dark)
    assert grounds == ordered
    steps = [max(a, b) + 0.05 for a, b in pairwise(grounds)]
    assert all(
        high / (min(a, b) + 0.05) > 1.1
        for high, (a, b) in zip(steps, pairwise(grounds), strict=True)
    )


@pytest.mark.parametrize("counts", COUNTS)
@pytest.mark.parametrize("tone", PairTone)
@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["day", "night"])
def test_the_figure_on_every_ground_can_be_read(palette, tone, counts):
    for shade in shades_of(levels_of(counts), tone, palette):
        assert contrast(shade.ground, shade.ink) >= 4


@pytest.mark.parametrize("counts", COUNTS)
def test_every_count_has_one_level_and_never_stands_alone(counts):
    levels = levels_of(counts)
    assert len(levels) <= MOST_LEVELS
    for count in counts:
        assert sum(level.least <= count <= level.most for level in levels) == 1
    assert all(level.least == level.most for level in levels if level.least == 0)
