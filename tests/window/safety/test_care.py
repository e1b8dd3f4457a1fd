"""Backups and looks around beside the window: at each round, at closing, never in the way."""

import pytest

from whist_td.desk.backups import Reason
from whist_td.desk.health import Battery
from whist_td.formats.militaire.commands import AnnounceRound, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.kit.theme import Look
from whist_td.window.safety.backup_scheduler import HealthButton


@pytest.fixture
def at_table(window):
    """The window with tonight's event open."""
    window.press("tonight")
    return window


@pytest.fixture
def reasons(keeper, path):
    """Return why each copy was kept, the oldest first."""
    return lambda: [backup.reason for backup in reversed(keeper.copies(path))]


def announce(hand, number):
    for table in range(1, 5):
        hand.window.pages.session.do(EnterResult(Place(number - 1, table), Result(Side.HOME)))
    assert hand.window.pages.session.do(AnnounceRound(number))


def test_the_start_page_says_at_its_foot_how_things_stand(window):
    line = window.wait_for_health("There is no backup of this club file yet", "healthFoot")
    assert line.is_amber


def test_the_line_at_the_foot_keeps_its_words_in_another_look(window, qtbot):
    window.wait_for_health("There is no backup of this club file yet", "healthFoot")
    before = window.window.findChild(HealthButton, "healthFoot")
    window.window.set_look(Look.DARK)
    qtbot.waitUntil(lambda: window.window.findChild(HealthButton, "healthFoot") is not before)
    foot = window.window.findChild(HealthButton, "healthFoot")
    qtbot.waitUntil(lambda: foot.text() == foot.line.text != "")


def test_announcing_a_round_keeps_a_copy_and_says_so(at_table, reasons):
    announce(at_table, 2)
    line = at_table.wait_for_health("All is well: last backup at")
    assert (line.is_amber, reasons()) == (False, [Reason.ROUND])


def test_a_copy_that_was_asked_for_quiets_the_corner_at_once(at_table):
    assert at_table.wait_for_health("There is no backup").is_amber
    at_table.window.pages.show_side_page("backups")
    at_table.press("backUpNow")
    assert not at_table.wait_for_health("All is well: last backup at").is_amber


def test_a_result_keeps_no_copy(at_table, reasons):
    at_table.window.pages.session.do(EnterResult(Place(1, 1), Result(Side.HOME)))
    at_table.wait_for_health("no backup")
    assert reasons() == []


def test_closing_the_window_keeps_a_last_copy(at_table, reasons):
    at_table.window.close()
    assert reasons() == [Reason.CLOSING]


def test_going_over_to_another_file_keeps_a_last_copy_of_the_first(
    at_table, qtbot, path, reasons, tmp_path
):
    other = tmp_path / "other.whist"
    other.write_bytes(path.read_bytes())
    at_table.window.pages.files.open(other)
    qtbot.waitUntil(lambda: reasons() == [Reason.CLOSING])


def test_a_battery_that_goes_down_turns_the_line_amber(at_table, laptop):
    laptop.power = Battery(12, is_plugged=False)
    announce(at_table, 2)
    assert at_table.wait_for_health("The battery is at 12 %").is_amber


def test_a_backup_folder_that_takes_nothing_is_said_calmly_and_play_goes_on(at_table, keeper):
    keeper.folder.parent.mkdir()
    keeper.folder.write_text("a file where the folder should be")
    announce(at_table, 2)
    at_table.wait_for_health("No backup could be saved at")
    assert at_table.window.pages.session.facts.last_announced == 2


def test_a_copy_that_only_the_stick_took_is_said_in_amber(at_table, keeper, path, tmp_path):
    (tmp_path / "stick").mkdir()
    keeper.choose_second(tmp_path / "stick")
    announce(at_table, 2)
    at_table.wait_for_health("in both places")
    own = keeper.copies(path)[0].path.parent
    own.rename(tmp_path / "away")
    own.write_text("a file where the folder should be")
    announce(at_table, 3)
    assert at_table.wait_for_health("in the second place only").is_amber


def test_a_stick_that_has_gone_is_said_calmly(at_table, keeper, tmp_path):
    stick = tmp_path / "stick"
    stick.mkdir()
    keeper.choose_second(stick)
    announce(at_table, 2)
    at_table.wait_for_health("in both places")
    stick.rename(tmp_path / "pocket")
    announce(at_table, 3)
    assert at_table.wait_for_health("plug the stick in again").is_amber


def test_a_press_on_the_line_shows_everything(at_table):
    at_table.wait_for_health("no backup")
    at_table.press("healthCorner")
    at_table.wait_for("The computer is plugged in (battery 90 %).")
