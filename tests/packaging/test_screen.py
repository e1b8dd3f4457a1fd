"""Any one screen can be opened with sample data.

Each is opened each time in `tests/window`; painted into a file are some of them, all by night.
"""

import pytest
import screen
import start
from PySide6.QtGui import QImage

from tests.fixtures.samples import one_of_every
from whist_td.core.formats import formats

WIDE, TALL = 1000, 640
COLOURS = 8


@pytest.fixture
def painted(qapp, tmp_path):
    """Paint a screen, dressed as asked for, into a file, and return what stands in it."""
    del qapp

    def picture(name, *dress) -> QImage:
        file = tmp_path / f"{name}.png"
        assert screen.main([name, "--size", f"{WIDE}x{TALL}", "--save", str(file), *dress]) == 0
        return QImage(str(file))

    return picture


def colours(image) -> set[int]:
    return {image.pixel(x, y) for x in range(0, WIDE, 3) for y in range(0, TALL, 3)}


@pytest.mark.parametrize("name", one_of_every(5, [*screen.screens()]))
def test_every_screen_is_painted(painted, name):
    image = painted(name)
    assert (image.width(), image.height()) == (WIDE, TALL)
    assert len(colours(image)) > COLOURS


def test_each_screen_is_another_one(painted):
    shown = [
        painted(name) for name in ("choose", "year.people", "whiz.new", "whiz.keys", "club.event")
    ]
    assert all(one != other for i, one in enumerate(shown) for other in shown[i + 1 :])


def test_a_screen_is_dressed_as_asked_for(painted):
    plain = painted("choose")
    for dress in (["--lang", "fr"], ["--dark"], ["--letters", "20"]):
        assert painted("choose", *dress) != plain


def test_without_a_name_every_screen_is_named_one_a_line(capsys):
    assert screen.main([]) == 0
    named = capsys.readouterr().out.splitlines()
    assert named == list(screen.screens())
    stages = {"new", "event", "entries", "papers", "play", "results", "journal", "keys"}
    assert {f"{each.code}.{stage}" for each in formats() for stage in stages} < set(named)


def test_an_unknown_name_is_refused_with_the_list(capsys):
    with pytest.raises(SystemExit, match="2"):
        screen.main(["whiz.prizes"])
    told = capsys.readouterr().err
    assert "“whiz.prizes”" in told
    assert told.endswith("\n".join(screen.screens()) + "\n")


@pytest.mark.parametrize("dress", [["--letters", "10"], ["--size", "large"], ["--lang", "de"]])
def test_a_dress_that_there_is_not_is_refused(dress):
    with pytest.raises(SystemExit, match="2"):
        screen.main(["start", *dress])


def test_a_picture_that_cannot_be_written_is_told_in_a_sentence(qapp, tmp_path):
    del qapp
    with pytest.raises(SystemExit, match="No picture can be written"):
        screen.main(["choose", "--save", str(tmp_path / "nowhere" / "choose.png")])


@pytest.mark.skipif(not start.ON_LINUX, reason="elsewhere there is always a screen")
def test_without_a_display_it_says_so_in_a_sentence(monkeypatch, capsys):
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert screen.main(["start"]) == 1
    assert "--save FILE.png" in capsys.readouterr().err
