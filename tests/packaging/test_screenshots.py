"""The pictures of the front pages show the program as it is.

Each is taken anew by a program of its own: letters and colours are kept once they were measured,
and other tests measure them before the program's own face is there.
"""

import subprocess
import sys

import pytest
import screenshots
from build import PACKAGING
from PIL import Image, ImageChops

SAMPLE = ("start-fr", "play-en")
MOST_OF_IT = 0.0005
"""Which part of a picture may differ: what a rounding moves by a shade."""
SHADES = 24
on_linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="letters are painted otherwise"
)


def is_older(shown, new):
    """Tell whether a picture shows something else than what is taken now."""
    with Image.open(new) as now, Image.open(shown) as then:
        if now.size != then.size:
            return True
        histogram = ImageChops.difference(now.convert("L"), then.convert("L")).histogram()
    return sum(histogram[SHADES:]) > MOST_OF_IT * sum(histogram)


@on_linux
@pytest.mark.parametrize(
    ("script", "names"),
    [
        pytest.param("screenshots.py", SAMPLE, id="sample"),
        pytest.param("screenshots.py", (), id="all", marks=pytest.mark.nightly),
        pytest.param("room_strip.py", (), id="room", marks=pytest.mark.nightly),
    ],
)
def test_no_picture_is_older_than_what_it_shows(script, names, tmp_path):
    subprocess.run([sys.executable, str(PACKAGING / script), str(tmp_path), *names], check=True)
    taken = sorted(tmp_path.glob("*.png"))
    assert taken
    older = [new.name for new in taken if is_older(screenshots.FOLDER / new.name, new)]
    assert older == [], f"python packaging/{script}"


def test_every_picture_of_the_front_pages_is_taken_by_a_script():
    shown = {path.stem for path in screenshots.FOLDER.glob("*.png")}
    strips = {f"room-strip-{language.value}" for language in screenshots.Language}
    assert shown == {picture.name for picture in screenshots.PICTURES} | strips
