"""The page of the backups: what each holds, back to one of them, a second place chosen once."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView

from whist_td.desk.backups import Reason, SecondPlace
from whist_td.window.safety.backups_page import BackupsPage
from whist_td.words.words import Language

THEN = datetime(2026, 11, 21, 20, 5, tzinfo=UTC)


@pytest.fixture
def backups(window, path, keeper, qtbot):
    """The page with one copy, opened from the menu above tonight's event."""
    keeper.keep(path, Reason.ROUND, THEN)
    window.press("tonight")
    window.window.findChild(QAction, "backups").trigger()
    qtbot.waitUntil(lambda: table(window).model().rowCount() == 1)
    return window


def table(hand):
    return next(
        view for view in hand.window.findChildren(QTableView, "backups") if view.isVisible()
    )


def page(hand):
    return hand.window.findChild(BackupsPage)


def test_a_copy_says_when_and_why_it_was_kept_and_what_it_holds(backups):
    model = table(backups).model()
    told = " | ".join(str(model.index(0, column).data()) for column in range(4))
    assert "2026" in told
    assert "Tonight: round 1 of 24, 0 results in; 1 older event" in told
    assert "at the start of a round | this computer" in told


def test_escape_leads_back_to_the_table_where_the_director_was(backups):
    here = backups.window.pages.here.panel
    QTest.keyClick(table(backups), Qt.Key.Key_Escape)
    assert backups.window.pages.stage.value == here


def test_enter_restores_into_a_new_file_that_the_next_enter_opens(backups, path):
    QTest.keyClick(table(backups), Qt.Key.Key_Return)
    backups.wait_for("The previous file is unchanged.")
    QTest.keyClick(backups.button("openRestored"), Qt.Key.Key_Space)
    restored = [found for found in path.parent.glob("*.whist") if found != path]
    assert backups.window.pages.session is None
    assert [found.name.startswith("club 2026") for found in restored] == [True]


def test_a_copy_is_kept_when_it_is_asked_for(backups, keeper, path):
    keeper.copies(path)[0].path.unlink()
    backups.press("backUpNow")
    backups.wait_for("Backup saved at")
    assert [copy.reason for copy in keeper.copies(path)] == [Reason.ASKED]


def test_a_second_place_is_chosen_once_and_has_its_copy_at_once(backups, keeper, tmp_path):
    stick = tmp_path / "stick"
    stick.mkdir()
    page(backups).choose_folder = lambda *_: stick
    backups.press("chooseSecond")
    backups.wait_for("in both places")
    assert keeper.second_place() is SecondPlace.READY
    assert len(keeper.copies_in(stick)) == 1


def test_a_second_place_is_given_up_again(backups, keeper, tmp_path):
    keeper.choose_second(tmp_path)
    page(backups).refresh()
    backups.press("noSecond")
    assert keeper.second_folder is None


def test_the_copies_on_a_stick_from_elsewhere_are_listed(backups, keeper):
    page(backups).choose_folder = lambda *_: keeper.folder
    backups.press("otherFolder")
    backups.wait_for(f"1 copy in {keeper.folder}")
    assert table(backups).model().rowCount() == 1


def test_a_copy_that_is_damaged_says_so_and_is_not_restored(backups, keeper, path, qtbot):
    keeper.copies(path)[0].path.write_bytes(b"torn")
    page(backups).refresh()
    model = table(backups).model()
    qtbot.waitUntil(lambda: model.index(0, 1).data() == "This copy cannot be read: choose another.")
    assert not backups.button("restore").isEnabled()


def test_another_language_shows_the_same_page_again(backups):
    backups.window.set_language(Language.FRENCH)
    backups.wait_for("Copies de sécurité")
    assert backups.window.pages.here.side_page == "backups"
