"""The page of the members: found by typing, shown by initials, forgotten for good."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLineEdit, QTableView

from tests.fixtures.kept import kept_bytes
from whist_td.desk.backups import Reason
from whist_td.formats.militaire.screens.results import EXPORTS
from whist_td.stages.results_frame import export_work


@pytest.fixture
def members(window):
    """The page, opened from the menu above tonight's event."""
    window.press("tonight")
    window.window.findChild(QAction, "members").trigger()
    return window


def shown(hand):
    model = hand.window.findChild(QTableView, "members").model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def find(hand, typed):
    field = hand.window.findChild(QLineEdit, "findMember")
    field.clear()
    QTest.keyClicks(field, typed)


def forget(hand, name):
    find(hand, name)
    hand.press("forget")
    hand.press("forgetForGood")
    hand.wait_for("replaces the name")


def captain(hand):
    return hand.window.pages.session.evening.teams[2].captain


def test_everybody_who_was_ever_entered_is_listed(members):
    assert len(shown(members)) == 16
    assert "16 people" in members.said


def test_somebody_is_found_without_accents_or_capitals(members):
    find(members, "cote luc")
    assert shown(members) == ["Luc Côté"]


def test_the_arrows_go_through_the_list_while_the_name_is_typed(members):
    find(members, "anne")
    QTest.keyClick(members.window.findChild(QLineEdit, "findMember"), Qt.Key.Key_Down)
    assert shown(members)[1] in members.said


def test_nobody_found_is_said(members):
    find(members, "zzz")
    assert "No one by that name." in members.said


def test_initials_stand_on_the_web_page_and_the_name_for_the_director(members):
    find(members, "anne cote")
    QTest.keyClick(members.window.findChild(QCheckBox, "showInitials"), Qt.Key.Key_Space)
    session = members.window.pages.session
    page = next(export for export in EXPORTS if export.is_public)
    work = export_work(page, session.evening, 1, session.words, session.discreet)
    content = work(lambda _done, _total: None)
    assert "Chez A. C." in content
    assert "Anne Côté" not in content
    assert captain(members) == "Anne Côté"


def test_who_asks_for_initials_has_them_in_the_room_at_once(members):
    members.window.findChild(QAction, "room").trigger()
    room = members.window.room.room
    find(members, "anne cote")
    assert "Anne Côté" in repr(room.followed.evening)
    box = members.window.findChild(QCheckBox, "showInitials")
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert "Anne Côté" not in repr(room.followed.evening)
    assert "Anne Côté" not in repr(room.wall)
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert "Anne Côté" in repr(room.followed.evening)


def test_before_somebody_is_forgotten_it_is_said_where_and_that_it_stays_so(members):
    find(members, "anne cote")
    members.press("forget")
    assert "This cannot be undone" in members.said
    assert "Spring night, Saturday 25 April 2026: named" in members.said


def test_escape_keeps_the_name_and_then_leaves_the_page(members):
    find(members, "anne cote")
    members.press("forget")
    QTest.keyClick(members.button("keepName"), Qt.Key.Key_Escape)
    assert members.button("forget").isVisible()
    QTest.keyClick(members.button("forget"), Qt.Key.Key_Escape)
    assert members.window.pages.stage is not None
    assert captain(members) == "Anne Côté"


def test_forgetting_keeps_a_backup_first(members, keeper, path):
    forget(members, "anne cote")
    assert [copy.reason for copy in keeper.copies(path)] == [Reason.FORGETTING]


def test_a_forgotten_name_stands_nowhere_any_more(members):
    forget(members, "anne cote")
    assert captain(members) == "Former member 1"
    assert "Anne Côté" not in shown(members)


def test_no_message_for_the_room_remembers_the_name(members):
    members.window.findChild(QAction, "room").trigger()
    preferences = members.window.room.room.preferences
    preferences.add_message("Anne Côté is wanted at the bar")
    forget(members, "anne cote")
    assert preferences.messages == ()


def test_the_stage_beneath_is_made_anew_without_the_name(members):
    forget(members, "anne cote")
    QTest.keyClick(members.window.findChild(QLineEdit, "findMember"), Qt.Key.Key_Escape)
    assert members.window.pages.stage is not None
    assert members.window.pages.session.undo()
    assert captain(members) == "Former member 1"


def test_where_no_backup_can_be_kept_it_is_said_before_anything_is_done(members, keeper):
    keeper.folder.parent.mkdir()
    keeper.folder.write_text("a file where the folder should be")
    find(members, "anne cote")
    members.press("forget")
    members.press("forgetForGood")
    members.wait_for("No backup could be saved at")
    assert captain(members) == "Anne Côté"
    members.press("forgetForGood")
    members.wait_for("replaces the name")


def test_the_backups_that_have_the_name_are_counted_before_it_is_forgotten(members, keeper, path):
    keeper.keep(path, Reason.ASKED, datetime(2026, 11, 20, 20, 0, tzinfo=UTC))
    find(members, "anne cote")
    members.press("forget")
    assert "1 backup may have the name" in members.said
    assert not drop_box(members).isChecked()


def test_backups_with_the_name_stay_unless_it_is_wanted_otherwise(members, keeper, path):
    keeper.keep(path, Reason.ASKED, datetime(2026, 11, 20, 20, 0, tzinfo=UTC))
    forget(members, "anne cote")
    assert "Anne Côté".encode() in kept_bytes(keeper.folder)


def test_with_the_name_its_backups_go_where_that_is_ticked(members, keeper, path):
    keeper.keep(path, Reason.ASKED, datetime(2026, 11, 20, 20, 0, tzinfo=UTC))
    find(members, "anne cote")
    members.press("forget")
    drop_box(members).click()
    members.press("forgetForGood")
    members.wait_for("a new one without the name is saved.")
    assert len(keeper.copies(path)) == 1
    assert "Anne Côté".encode() not in kept_bytes(keeper.folder)


def drop_box(hand):
    return hand.window.findChild(QCheckBox, "dropBackups")
