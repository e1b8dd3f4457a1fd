"""The stick with tonight's file is pulled: said at once, and one click leads on."""

import os
from pathlib import Path

import pytest

from whist_td.formats.militaire.commands import AnnounceRound, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.window.page_bands import ReadOnlyBand
from whist_td.window.safety.gone_file import GoneFile


class Stick:
    """A stick with the club file on it."""

    def __init__(self, folder: Path, path: Path) -> None:
        self._folder, self._pulled = folder, folder.with_name("pulled")
        folder.mkdir()
        self.file = path.rename(folder / path.name)

    def pull(self) -> None:
        self._folder.rename(self._pulled)

    def put_back(self) -> None:
        self._pulled.rename(self._folder)


@pytest.fixture
def stick(path, tmp_path, monkeypatch) -> Stick:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    return Stick(tmp_path / "stick", path)


@pytest.fixture
def evening(stick, open_window):
    """The window on a file on a stick, its event open, round 2 announced and a result in."""
    hand = open_window(stick.file)
    hand.press("tonight")
    for table in range(1, 5):
        assert enter(hand, 1, table)
    assert hand.window.pages.session.do(AnnounceRound(2))
    hand.wait_for_health("All is well: last backup at")
    assert enter(hand, 2, 1)
    return hand


def enter(hand, number, table, side=Side.HOME):
    return hand.window.pages.session.do(EnterResult(Place(number, table), Result(side)))


def results(hand):
    return hand.window.pages.session.evening.results


def band(hand):
    return hand.window.findChild(ReadOnlyBand)


def notice(hand, qtbot, *, is_gone):
    hand.window.findChild(GoneFile).look()
    qtbot.waitUntil(lambda: band(hand).isVisibleTo(hand.window) is is_gone)


def test_it_is_said_although_nobody_enters_anything(evening, stick, qtbot):
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    assert "The stick with tonight’s file is gone" in evening.said


def test_the_tick_is_not_green_meanwhile(evening, stick, qtbot):
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    assert evening.wait_for_health("The stick with tonight’s file is gone").is_amber


def test_a_result_is_refused_and_why_is_said_at_once(evening, stick):
    stick.pull()
    assert not enter(evening, 2, 2)
    assert "This was not taken in" in evening.said
    assert band(evening).isVisibleTo(evening.window)
    assert Place(2, 2) not in results(evening)


def test_a_stick_that_is_put_back_is_noticed_and_play_goes_on(evening, stick, qtbot):
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    stick.put_back()
    notice(evening, qtbot, is_gone=False)
    assert evening.window.pages.here.panel == "play"
    assert "The stick is back" in evening.said
    assert enter(evening, 2, 2)
    assert evening.window.pages.session.file.path == stick.file


def test_one_click_goes_on_from_the_copy_with_all_that_was_entered(evening, stick, qtbot):
    before = dict(results(evening))
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    evening.press("goOnFromCopy")
    assert not band(evening).isVisibleTo(evening.window)
    assert results(evening) == before
    assert len(before) == 5
    assert enter(evening, 2, 2)
    assert evening.window.pages.session.file.path.is_relative_to(stick.file.parents[1] / "home")


def test_what_was_entered_after_the_copy_can_be_undone(evening, stick, qtbot):
    stick.pull()
    notice(evening, qtbot, is_gone=True)
    evening.press("goOnFromCopy")
    assert evening.window.pages.session.undo()
    assert Place(2, 1) not in results(evening)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="Linux tells what is open")
def test_a_stick_that_was_away_for_a_moment_is_opened_anew(evening, stick):
    break_handles(stick.file)
    assert not enter(evening, 2, 2)
    assert "The stick is back" in evening.said
    assert enter(evening, 2, 2)


def break_handles(path):
    """Let what is open on a file answer no more, as after a stick was pulled and put back."""
    nothing = os.open(path.parent, os.O_RDONLY)
    for handle in Path("/proc/self/fd").iterdir():
        if handle.exists() and handle.resolve() == path.resolve():
            os.dup2(nothing, int(handle.name))
    os.close(nothing)
