"""People who ask for initials, and who are forgotten for good, from the page of the people."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QPushButton, QTableView

from tests.fixtures.kept import kept_bytes
from whist_td.desk.backups import Reason
from whist_td.formats.militaire.screens.results import EXPORTS
from whist_td.stages.results_frame import export_work


@pytest.fixture
def people(window):
    """The people of the club, opened from the menu above tonight's event; all are linked."""
    window.press("tonight")
    window.window.findChild(QAction, "members").trigger()
    window.press("adopt")
    above = QApplication.activeModalWidget()
    above.findChild(QPushButton, "adoptAll").click()
    return window


def shown(hand):
    views = hand.window.findChildren(QTableView, "people")
    model = next(each for each in views if each.isVisibleTo(hand.window)).model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def find(hand, typed):
    field = hand.window.findChild(QLineEdit, "findPerson")
    field.clear()
    QTest.keyClicks(field, typed)


def ask(hand, name):
    find(hand, name)
    hand.press("forgetPerson")


def forget(hand, name):
    ask(hand, name)
    hand.press("forgetForGood")
    hand.wait_for("replaces the name")


def captain(hand):
    return hand.window.pages.session.file.load(2)[0].teams[2].captain


def tick_initials(hand, name):
    find(hand, name)
    box = hand.window.findChild(QCheckBox, "showInitials")
    QTest.keyClick(box, Qt.Key.Key_Space)


def public_page(hand):
    session = hand.window.pages.session
    page = next(export for export in EXPORTS if export.is_public)
    work = export_work(page, session.facts, 1, session.words, session.discreet)
    return work(lambda _done, _total: None)


def test_the_menu_leads_to_everybody_of_the_club(people):
    assert len(shown(people)) == 16
    find(people, "cote luc")
    assert shown(people) == ["Luc Côté"]


def test_initials_stand_on_the_web_page_and_the_name_for_the_director(people):
    tick_initials(people, "anne cote")
    people.press("allEvents")
    people.press("tonight")
    content = public_page(people)
    assert "Chez A. C." in content
    assert "Anne Côté" not in content
    assert captain(people) == "Anne Côté"


def test_who_asked_for_initials_has_them_in_the_room_and_the_name_again_when_wanted(people):
    tick_initials(people, "anne cote")
    session = people.window.pages.session
    assert "Anne Côté" in session.discreet
    assert session.undo()
    assert session.discreet == frozenset()
    tick_initials(people, "anne cote")
    tick_initials(people, "anne cote")
    assert session.discreet == frozenset()


def test_who_had_asked_before_is_asked_for_no_second_time(window):
    window.press("tonight")
    window.window.pages.session.file.members.be_discreet("anne côté")
    window.window.findChild(QAction, "members").trigger()
    window.press("adopt")
    QApplication.activeModalWidget().findChild(QPushButton, "adoptAll").click()
    persons = window.window.pages.session.facts.persons.values()
    (anne,) = (each for each in persons if each.name == "Anne Côté")
    assert [(each.use.value, each.given) for each in anne.consents] == [("web", False)]


def test_before_somebody_is_forgotten_it_is_said_where_and_that_it_stays_so(people):
    ask(people, "anne cote")
    assert "This cannot be undone" in people.said
    assert "Spring night, Saturday 25 April 2026: named" in people.said
    assert "The club’s book: named" in people.said


def test_escape_keeps_the_name(people):
    ask(people, "anne cote")
    QTest.keyClick(people.button("keepName"), Qt.Key.Key_Escape)
    assert people.button("forgetPerson").isVisible()
    assert captain(people) == "Anne Côté"


def test_forgetting_keeps_a_backup_first(people, keeper, path):
    forget(people, "anne cote")
    assert [copy.reason for copy in keeper.copies(path)] == [Reason.FORGETTING]


def test_a_forgotten_name_stands_nowhere_any_more(people):
    forget(people, "anne cote")
    assert captain(people) == "Former member 1"
    assert len(shown(people)) == 15


def test_no_message_for_the_room_remembers_the_name(people):
    people.press("allEvents")
    people.press("tonight")
    people.window.findChild(QAction, "room").trigger()
    preferences = people.window.room.room.preferences
    preferences.add_message("Anne Côté is wanted at the bar")
    people.window.findChild(QAction, "members").trigger()
    forget(people, "anne cote")
    assert preferences.messages == ()


def test_what_was_undone_does_not_bring_the_name_back(people):
    forget(people, "anne cote")
    session = people.window.pages.session
    assert session.undo()
    assert session.redo()
    assert "Anne Côté" not in {each.name for each in session.facts.persons.values()}


def test_where_no_backup_can_be_kept_it_is_said_before_anything_is_done(people, keeper):
    keeper.folder.parent.mkdir()
    keeper.folder.write_text("a file where the folder should be")
    ask(people, "anne cote")
    people.press("forgetForGood")
    people.wait_for("No backup could be saved at")
    assert captain(people) == "Anne Côté"
    people.press("forgetForGood")
    people.wait_for("replaces the name")


def test_the_backups_that_have_the_name_are_counted_before_it_is_forgotten(people, keeper, path):
    keeper.keep(path, Reason.ASKED, datetime(2026, 11, 20, 20, 0, tzinfo=UTC))
    ask(people, "anne cote")
    assert "1 backup may contain the name" in people.said
    assert not drop_box(people).isChecked()


def test_backups_with_the_name_stay_unless_it_is_wanted_otherwise(people, keeper, path):
    keeper.keep(path, Reason.ASKED, datetime(2026, 11, 20, 20, 0, tzinfo=UTC))
    forget(people, "anne cote")
    assert "Anne Côté".encode() in kept_bytes(keeper.folder)


def test_with_the_name_its_backups_go_where_that_is_ticked(people, keeper, path):
    keeper.keep(path, Reason.ASKED, datetime(2026, 11, 20, 20, 0, tzinfo=UTC))
    ask(people, "anne cote")
    drop_box(people).click()
    people.press("forgetForGood")
    people.wait_for("a new one without the name is saved.")
    assert len(keeper.copies(path)) == 1
    assert "Anne Côté".encode() not in kept_bytes(keeper.folder)


def drop_box(hand):
    return hand.window.findChild(QCheckBox, "dropBackups")
