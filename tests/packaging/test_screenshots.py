"""The pictures of the front pages show the program as it is.

By hand, and alone: after other tests the window is dressed by what they have left.
"""

import sys

import pytest
import screenshots
from PIL import Image, ImageChops

MOST_OF_IT = 0.0005
"""Which part of a picture may differ: what a rounding moves by a shade."""
SHADES = 24


@pytest.mark.usefixtures("qapp")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="letters are painted otherwise")
@pytest.mark.parametrize(
    "picture",
    [pytest.param(each, marks=pytest.mark.nightly, id=each.name) for each in screenshots.PICTURES],
)
def test_a_picture_is_not_older_than_what_it_shows(picture, tmp_path):
    screenshots.load_fonts()
    (target,) = screenshots.painted([picture], tmp_path)
    with Image.open(target) as new, Image.open(screenshots.FOLDER / target.name) as shown:
        assert new.size == shown.size
        difference = ImageChops.difference(new.convert("L"), shown.convert("L"))
    histogram = difference.histogram()
    differs = sum(histogram[SHADES:]) / sum(histogram)
    assert differs <= MOST_OF_IT, "python packaging/screenshots.py"
