"""A club file that does not open: its backups, or what can be read of it in a new file."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QProgressBar

from whist_td.bootstrap import recover_club
from whist_td.desk.backups import NothingRecoveredError, Reason
from whist_td.kit.jobs import JobCancelledError
from whist_td.window.safety.recovery_page import RecoveryPage, page_text, sheet_pdf
from whist_td.words.words import Language, words

PAGE_OF_PEOPLE = "SELECT rootpage FROM sqlite_master WHERE name = 'discreet_person'"
THEN = datetime(2026, 11, 21, 20, 5, tzinfo=UTC)


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def fault(open_window, damaged):
    """The window on a damaged file."""
    return open_window(damaged)


@pytest.fixture
def torn(path):
    """A club file whose list of events can be read, and whose last pages cannot."""
    with closing(sqlite3.connect(path)) as file:
        (page,) = file.execute(PAGE_OF_PEOPLE).fetchone()
    content = bytearray(path.read_bytes())
    content[4096 * (page - 1) : 4096 * page] = b"\x5a" * 4096
    path.write_bytes(content)
    return path


def test_a_damaged_file_offers_its_backups_and_what_can_be_read(fault):
    assert "The club file does not open" in fault.said
    assert fault.button("faultBackups").hasFocus()
    assert fault.button("faultRecover").isVisible()


def test_what_can_be_read_goes_into_a_new_file_that_is_opened(fault, damaged):
    QTest.keyClick(fault.button("faultRecover"), Qt.Key.Key_Space)
    fault.wait_for("It is in a new file beside the damaged one")
    QTest.keyClick(fault.button("openRecovered"), Qt.Key.Key_Space)
    fault.wait_for("Tonight")
    assert len(list(damaged.parent.glob("club 2*.whist"))) == 1


def test_the_sheet_is_saved_as_a_pdf(fault, tmp_path, qtbot):
    fault.press("faultRecover")
    fault.wait_for("It is in a new file")
    place = tmp_path / "sheet.pdf"
    fault.window.findChild(RecoveryPage).work.choose_file = lambda *_: place
    fault.press("saveSheet")
    qtbot.waitUntil(place.exists)
    assert place.read_bytes().startswith(b"%PDF")


def test_a_backup_of_a_damaged_file_is_restored_beside_it(open_window, keeper, path):
    keeper.keep(path, Reason.ROUND, THEN)
    path.write_bytes(path.read_bytes()[:5000])
    hand = open_window(path)
    hand.press("faultBackups")
    hand.press("restore")
    hand.press("openRestored")
    hand.wait_for("Tonight")


def test_a_file_of_which_nothing_is_left_is_said_so(open_window, path):
    path.write_bytes(b"\0" * 20_000)
    hand = open_window(path)
    hand.press("faultRecover")
    hand.wait_for("Nothing could be recovered")


def test_a_damaged_file_leaves_the_one_that_is_open_as_it_is(window, tmp_path):
    torn = tmp_path / "torn.whist"
    torn.write_bytes(b"torn" * 2000)
    window.press("tonight")
    window.window.pages.files.open(torn)
    QTest.keyClick(window.button("faultBackups"), Qt.Key.Key_Escape)
    assert window.window.pages.stage is not None


def test_a_file_found_damaged_beside_the_start_page_is_set_aside(open_window, torn, keeper):
    before = torn.read_bytes()
    hand = open_window(torn)
    hand.wait_for("The club file does not open")
    assert hand.button("faultRecover").isVisible()
    hand.window.close()
    assert (torn.read_bytes(), keeper.copies(torn)) == (before, [])


def test_what_is_asked_of_a_damaged_file_before_the_verdict_is_refused(open_window, torn):
    hand = open_window(torn)
    hand.window.pages.open_event(2)
    assert hand.window.pages.session is None
    hand.wait_for("The club file does not open")


def test_the_sheet_says_nothing_that_a_browser_would_run():
    assert "<script>" not in page_text(["<script>alert(1)</script>", "b"])


def test_a_sheet_of_many_lines_takes_several_pages():
    pages = sheet_pdf("What could be read", ["line"] * 200).count(b"/Type /Page\n")
    assert pages > 1


def test_how_far_the_recovery_is_is_told_to_its_end(path):
    told = []
    recover_club(path, lambda done, of: told.append(done / of))
    assert told == sorted(told)
    assert 0 < told[0] < 0.5 <= told[-1] < 1


def test_a_recovery_that_is_left_leaves_no_half_a_file(path):
    def leave(done, of):
        if done * 2 > of:
            raise JobCancelledError

    with pytest.raises(JobCancelledError):
        recover_club(path, leave)
    assert [each.name for each in path.parent.glob("*.whist")] == ["club.whist"]


def test_the_bar_goes_on_with_the_work(qtbot, path):
    def slowly(_path, progress):
        progress(30, 100)
        raise NothingRecoveredError(path)

    page = RecoveryPage(path, slowly, words(Language.ENGLISH))
    qtbot.addWidget(page)
    bar = page.findChild(QProgressBar)
    qtbot.waitUntil(lambda: (bar.value(), bar.maximum()) == (30, 100))
