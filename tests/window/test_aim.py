"""A press counts for what stood under it when the hand began to move, on every page."""

from time import perf_counter

import pytest
import screen
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QMenu, QPushButton

from whist_td.formats.club_night.screens.deal_entry import ClubDealEntry
from whist_td.formats.club_night.screens.deal_questions import FieldRow
from whist_td.formats.militaire.screens.substitute import substitute_question
from whist_td.formats.whiz.screens.play_cursor import DealCursor
from whist_td.kit.aim import Cover
from whist_td.kit.answer_dialog import ask
from whist_td.kit.fields import ChoiceField
from whist_td.kit.strip import Strip
from whist_td.kit.theme import BASE
from whist_td.window.event_list import EventList
from whist_td.words.words import Language

LEFT, ENTER = Qt.MouseButton.LeftButton, Qt.Key.Key_Return
LOW_SCREEN = 720
"""What a screen 768 high leaves to a menu."""
LATER = 700
"""Milliseconds after which nobody would speak of a double click."""


@pytest.fixture
def window_on(window_of, qtbot):
    """Open a screen that has stood for a while; presses come in at the border of its window."""

    def opened(name):
        window = window_of(name, Language.FRENCH, BASE)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        QTest.qWait(LATER)
        return window

    return opened


class Hand:
    """Knows for how long what it does belongs to one double click."""

    def __init__(self):
        self._since = perf_counter()

    @property
    def is_hasty(self):
        return (perf_counter() - self._since) * 1000 < QApplication.doubleClickInterval()


def press(window, at: QPoint, times: int = 1, apart: int = 60) -> None:
    """Press and let go where something stands in the window, as often as is said.

    On a slow machine a press that comes too late for a double click is left out.
    """
    hand = Hand()
    for time in range(times):
        if time:
            QTest.qWait(apart)
        if not hand.is_hasty:
            return
        window_handle = window.windowHandle()
        QTest.mousePress(window_handle, LEFT, Qt.KeyboardModifier.NoModifier, at)
        QTest.mouseRelease(window_handle, LEFT, Qt.KeyboardModifier.NoModifier, at)


def type_keys(window, *keys) -> None:
    for key in keys:
        QTest.keyClick(window.windowHandle(), key)
        QApplication.processEvents()


def middle_of(window, name) -> QPoint:
    found = next(b for b in window.findChildren(QPushButton, name) if b.isVisibleTo(window))
    return found.mapTo(window, found.rect().center())


def side(window, table, *, home) -> QPoint:
    """Return the place of a side of a table."""
    view = window.findChild(QListView, "tables")
    cell = view.visualRect(view.model().index(table - 1, 0))
    x = cell.left() + cell.width() * (3 if home else 7) // 10
    return view.viewport().mapTo(window, QPoint(x, cell.center().y()))


def covering_of(menu):
    return [each for each in menu.children() if isinstance(each, Cover)]


def lines(window):
    return len(window.pages.session.desk.lines)


@pytest.mark.parametrize("apart", [30, 180, 350])
def test_a_double_click_in_the_start_list_opens_an_event_and_types_nothing(window_on, apart):
    window = window_on("start")
    view = window.findChild(EventList)
    for row in range(view.model().rowCount()):
        at = view.viewport().mapTo(window, view.visualRect(view.model().index(row, 0)).center())
        hand = Hand()
        press(window, at)
        written, here = lines(window), window.pages.here
        QTest.qWait(apart)
        for x in range(200, 1300, 100):  # wherever the hand has gone meanwhile
            if hand.is_hasty:
                press(window, QPoint(x, at.y()))
        assert (lines(window), window.pages.here) == (written, here)
        window.pages.show_start()
        QTest.qWait(LATER)
        view = window.findChild(EventList)


def test_a_double_click_on_the_next_round_does_not_announce_it(window_on):
    window = window_on("militaire.play")
    session = window.pages.session
    at = middle_of(window, "next")
    press(window, at, times=3, apart=120)
    assert session.facts.last_announced == 1
    QTest.qWait(LATER)
    press(window, middle_of(window, "announce"), times=2)
    assert session.facts.last_announced == 2
    assert lines(window) == session.desk.lines[-1].number


def test_enter_pressed_twice_does_not_announce_what_was_not_seen(window_on):
    window = window_on("militaire.play")
    session = window.pages.session
    window.findChild(QPushButton, "next").setFocus()
    type_keys(window, ENTER, ENTER, ENTER)
    assert session.facts.last_announced == 1
    QTest.qWait(LATER)
    type_keys(window, ENTER)
    assert session.facts.last_announced == 2


def test_enter_pressed_twice_opens_an_event_at_the_deal_that_is_missing(window_on):
    window = window_on("whiz.play")
    for _time in range(2):
        window.pages.session.undo()
    event = window.pages.session.facts
    missing = event.missing(event.last_announced)
    assert len(missing) > 1
    window.pages.show_start()
    QTest.qWait(LATER)
    window.findChild(QPushButton, "tonight").setFocus()
    type_keys(window, ENTER, ENTER)
    assert window.findChild(DealCursor).place == missing[0]


def test_what_is_typed_ahead_of_a_new_round_is_not_lost(window_on):
    window = window_on("militaire.play")
    session = window.pages.session
    window.findChild(QPushButton, "next").setFocus()
    type_keys(window, ENTER)
    QTest.qWait(LATER)
    type_keys(window, ENTER, Qt.Key.Key_D, Qt.Key.Key_V, Qt.Key.Key_D)
    typed = [place.table for place in session.facts.results if place.round == 2]
    assert typed == [1, 2, 3]


def test_results_that_are_clicked_fast_all_count(window_on):
    window = window_on("militaire.play")
    window.pages.session.undo()
    session, before = window.pages.session, lines(window)
    QTest.qWait(LATER)
    wanted = [
        (table, session.facts.results[place].winner.name != "HOME")
        for table, place in enumerate(sorted(session.facts.results)[:6], start=1)
    ]
    for table, home in wanted:
        press(window, side(window, table, home=home))
        QTest.qWait(30)
    assert lines(window) == before + len(wanted)


def test_a_double_click_on_an_answer_of_a_deal_answers_nothing_else(window_on):
    window = window_on("club.play")
    window.pages.session.undo()
    type_keys(window, *(Qt.Key.Key_5, ENTER))
    QTest.qWait(LATER)
    entry = window.findChild(ClubDealEntry)
    clicked = (
        ("contract", "choice-D"),
        ("attackers", "choice-1"),
        ("tricks", "number-0"),
        ("attackers", "choice-2"),
        ("dealer", "choice-3"),
    )
    for field, name in clicked:
        answer = window.findChild(FieldRow, f"field-{field}").findChild(QPushButton, name)
        at = answer.mapTo(window, answer.rect().center())
        press(window, at)
        once = entry.draft.answers
        QTest.qWait(120)
        press(window, at)
        assert entry.draft.answers == once
        QTest.qWait(LATER)
    assert (once["attackers"], once["dealer"]) == ((0, 1), 2)


def test_a_question_that_has_just_gone_leaves_nothing_to_the_second_press(window_on):
    window = window_on("militaire.play")
    window.findChild(QListView, "tables").setFocus()
    type_keys(window, Qt.Key.Key_R)
    QTest.qWait(LATER)
    strip = window.findChild(Strip)
    leave = next(b for b in strip.findChildren(QPushButton) if b.property("role") == "quiet")
    at, before = leave.mapTo(window, leave.rect().center()), lines(window)
    press(window, at, times=2)
    screen.settle()
    assert lines(window) == before
    assert window.pages.session.facts.last_announced == 1


def test_a_menu_that_a_key_opened_under_the_hand_takes_its_click(window_on):
    window = window_on("militaire.play")
    window.findChild(QListView, "tables").setFocus()
    type_keys(window, Qt.Key.Key_M)
    menu, clicked = QApplication.activePopupWidget(), []
    chosen = menu.actions()[0]
    chosen.triggered.connect(lambda: clicked.append(chosen))
    QTest.qWait(LATER)
    press(menu, menu.actionGeometry(chosen).center())
    assert clicked == [chosen]


def test_the_menus_find_room_on_a_low_screen(window_on):
    window = window_on("militaire.play")
    for menu in window.menuBar().findChildren(QMenu):
        assert menu.sizeHint().height() < LOW_SCREEN, menu.title()


def press_at(window, at: QPoint, times: int = 1) -> None:
    """Press where something stands on the screen."""
    press(window, window.mapFromGlobal(at), times)


def where(part) -> QPoint:
    return part.mapToGlobal(part.rect().center())


def goes_through(window, above, at: QPoint) -> bool:
    """Press twice where something lies over the tables of a round, and tell what they took."""
    press_at(above, at)
    before = lines(window)
    QTest.qWait(60)
    press_at(window, at, times=2)
    return lines(window) != before


def is_over_a_table(window, at: QPoint) -> bool:
    """Tell whether a press there enters a result, once nothing lies over it any more."""
    QTest.qWait(LATER)
    before = lines(window)
    press_at(window, at)
    return lines(window) != before


def test_a_double_click_in_a_menu_of_a_table_enters_nothing_under_it(window_on):
    window = window_on("militaire.play")
    window.pages.session.undo()
    window.findChild(QListView, "tables").setFocus()
    type_keys(window, Qt.Key.Key_M)
    menu = QApplication.activePopupWidget()
    QTest.qWait(LATER)
    redeal = next(each for each in menu.actions() if each.text() == "Nouvelle donne à cette table")
    under = window.mapToGlobal(side(window, 6, home=True))
    menu.move(menu.pos() + under - menu.mapToGlobal(menu.actionGeometry(redeal).center()))
    QTest.qWait(LATER)
    assert not goes_through(window, menu, under)
    assert is_over_a_table(window, under)


def test_a_double_click_that_closes_a_dialog_enters_nothing_under_it(window_on):
    window = window_on("militaire.play")
    session = window.pages.session
    session.undo()
    dialog = ask(session, substitute_question(session, session.facts.teams[1]), window)
    QTest.qWait(LATER)
    leave = dialog.findChild(QPushButton, "answerLeave")
    under = window.mapToGlobal(side(window, 6, home=True))
    dialog.move(dialog.pos() + under - where(leave))
    QTest.qWait(LATER)
    assert not goes_through(window, dialog, under)
    assert is_over_a_table(window, under)


def test_a_double_click_in_an_open_list_of_choices_presses_nothing_under_it(window_on):
    window = window_on("militaire.play")
    window.pages.session.undo()
    choice = ChoiceField(window)
    choice.addItems(["♣", "♦", "♥", "♠", "–"])
    choice.move(side(window, 1, home=True) - QPoint(20, 10))
    choice.show()
    choice.showPopup()
    listed = choice.view()
    QTest.qWait(LATER)
    at = listed.viewport().mapToGlobal(listed.visualRect(listed.model().index(4, 0)).center())
    assert not goes_through(window, listed.window(), at)
    assert not choice.view().isVisible()
    assert is_over_a_table(window, at)


@pytest.mark.parametrize("name", ["militaire.results", "whiz.entries", "club.play", "year.people"])
def test_nothing_is_pressed_through_any_menu(window_on, name):
    window = window_on(name)
    bar = window.menuBar()  # which has a nameless menu of Qt's own for what finds no room in it
    ours = [menu for menu in window.findChildren(QMenu) if menu.title() or menu.parent() != bar]
    assert [menu.title() for menu in ours if not covering_of(menu)] == []
