"""The style sheets that travel with the program are whole, and every hole in them is filled."""

import re
from pathlib import Path

import pytest

from whist_td.assets import asset, style_sheet
from whist_td.kit.stylesheet import DARK, LIGHT, stylesheet
from whist_td.room.web.page import SCENE_STYLE

NAMES = sorted(file.name for file in asset("style").iterdir())


@pytest.mark.parametrize("name", NAMES)
def test_every_brace_is_closed(name):
    sheet = style_sheet(name).replace("${", "").replace("}pt", "pt").replace("}px", "px")
    assert sheet.count("{") == sheet.count("}") > 0


def test_nothing_is_left_open_in_the_scenes():
    assert "$" not in SCENE_STYLE


@pytest.mark.parametrize("palette", [LIGHT, DARK])
@pytest.mark.parametrize("base", [9, 13, 24])
def test_nothing_is_left_open_in_the_window(palette, base):
    sheet = stylesheet(palette, base)
    assert "$" not in sheet
    sizes = [float(size) for size in re.findall(r"font-size: ([\d.]+)pt", sheet)]
    assert sizes
    assert f"font-size: {max(sizes)}pt; font-weight: 700" in sheet
    assert min(sizes) < base < max(sizes)


def test_signs_of_the_window_are_there_in_both_looks():
    for palette in (LIGHT, DARK):
        places = [part.partition('"')[0] for part in stylesheet(palette, 13).split('url("')[1:]]
        assert places
        assert all(Path(place).is_file() for place in places)
