"""Nothing that carries meaning is cut, however large the letters and however small the window.

Every page in French runs each time, in a small window and in the largest letters; every step of
the letters, every size, both languages and every dialog by hand: `-m nightly`.
"""

from itertools import product

import pytest
import screen
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTableView,
    QWidget,
)
from typing_extensions import override

from tests.fixtures.cut_text import cut_texts
from whist_td.console.formats import codes
from whist_td.kit.text_table import TextTableView
from whist_td.kit.theme import LEAST_BASE, MOST_BASE
from whist_td.window.stage_rail import StageRail
from whist_td.words.words import Language

SMALL, USUAL, LARGE = "1024x768", "1366x768", "1920x1080"
MIDDLE = (LEAST_BASE + MOST_BASE) // 2
NAMES = [name for name in screen.screens() if name != "room" and not name.endswith(".door")]
PANELS = ("event", "entries", "papers", "play", "results", "journal", "keys")
BY_HAND = pytest.mark.nightly
LETTERS = [MOST_BASE, pytest.param(MIDDLE, marks=BY_HAND)]
APART = [name for name in NAMES if name.partition(".")[2] not in PANELS]
"""The screens that do not belong to an event."""
PLAYED = [f"{code}.play" for code in codes()]
WORDS, LINE, HALL = 3, 13, 24
"""How long a sentence is, how long a line of it at least, and the name of a hall, in letters."""
OPENING = ("event", "entries", "play")
"""The panels from which a dialog or a question opens, by a button that ends in dots."""
ASKS_FOR_A_FILE = {"importButton", "logoChoose"}


def cut(window, letters, size):
    """Return what is cut in a window of some size, in letters of some size."""
    window.set_size(letters)
    window.resize(screen.size(size))
    screen.settle()
    screen.settle()  # A long form is laid out twice: its bar has come, or has gone.
    return [*cut_texts(window), *sideways(window), *squeezed(window)]


def squeezed(window):
    """Return the parts of the rail that are lower than they need to be."""
    rail = window.findChild(StageRail)
    parts = [*rail.findChildren(QPushButton), *rail.findChildren(QComboBox)]
    shown = (part for part in parts if part.isVisibleTo(rail))
    low = (part for part in shown if part.height() < part.minimumSizeHint().height())
    return [part.objectName() for part in low]


def sideways(window):
    """Return the pages that are wider than their room."""
    areas = window.findChildren(QScrollArea)
    return [area.objectName() for area in areas if area.horizontalScrollBar().isVisible()]


@pytest.mark.parametrize("letters", LETTERS)
@pytest.mark.parametrize("name", APART)
def test_nothing_is_cut_in_a_small_window(window_of, name, letters):
    window = window_of(name, Language.FRENCH)
    assert cut(window, letters, SMALL) == []


@pytest.mark.parametrize("letters", LETTERS)
@pytest.mark.parametrize("code", codes())
def test_nothing_is_cut_in_any_panel_of_an_event(window_of, code, letters):
    window = window_of(f"{code}.play", Language.FRENCH)
    cut(window, letters, SMALL)
    seen = []
    for panel in PANELS:
        window.pages.show_panel(panel)
        screen.settle()
        screen.settle()  # The papers are laid out beside, and the page after them.
        seen += [(panel, each) for each in (*cut_texts(window), *sideways(window))]
    assert seen == []


@pytest.mark.parametrize("name", ["club.keys", "club.new"])
def test_no_sentence_folds_to_a_word_a_line(window_of, name):
    window = window_of(name, Language.FRENCH, letters=17)
    window.resize(screen.size(SMALL))
    screen.settle()
    sentences = [each for each in window.findChildren(QLabel) if each.text().count(" ") > WORDS]
    shown = [each for each in sentences if each.isVisible() and each.wordWrap()]
    assert shown
    assert [each.text() for each in shown if each.width() < LINE * letter(each)] == []


def letter(label):
    return label.fontMetrics().averageCharWidth()


def test_where_a_hall_is_is_read_beside_the_movement(window_of):
    window = window_of("militaire.event", Language.FRENCH, letters=20)
    window.resize(screen.size(USUAL))
    screen.settle()
    place = window.findChild(QLineEdit, "eventPlace")
    assert place.width() >= HALL * letter(place)


@pytest.mark.parametrize("code", codes())
def test_nothing_is_cut_of_who_is_here_above_the_entries(window_of, code):
    window_of(f"{code}.door", Language.FRENCH)
    above = QApplication.activeModalWidget()
    above.resize(screen.size(SMALL) * 0.96)
    screen.settle()
    seen = [*cut_texts(above), *sideways(above)]
    above.close()
    assert seen == []


def test_a_form_that_a_scroll_bar_folds_finds_its_size(window_of):
    window = window_of("whiz.event", Language.ENGLISH)
    cut(window, MOST_BASE - 1, SMALL)
    assert cut(window, MOST_BASE - 1, USUAL) == []


@pytest.mark.parametrize(
    "code", [codes()[0], *(pytest.param(c, marks=BY_HAND) for c in codes()[1:])]
)
def test_whatever_opens_shows_all_its_words(window_of, code):
    window = window_of(f"{code}.play", Language.FRENCH)
    assert [each for panel in OPENING for each in cut_where_it_opens(window, panel)] == []


def cut_where_it_opens(window, panel, letters=MOST_BASE, size=SMALL):
    """Return what is cut, or too large, in each dialog and question that opens from a panel."""
    window.pages.show_panel(panel)
    window.set_size(letters)
    window.resize(screen.size(size))
    screen.settle()
    seen = []
    for name in openers(window):
        window.findChild(QPushButton, name).click()
        screen.settle()
        dialog = QApplication.activeModalWidget()
        opened = dialog or window
        seen += [(name, each) for each in (*cut_texts(opened), *sideways(opened))]
        if opened.size().boundedTo(screen.size(size)) != opened.size():
            seen.append((name, opened.size()))
        QTest.keyClick(dialog or window.focusWidget(), Qt.Key.Key_Escape)
        screen.settle()
    return seen


LIST = """Nº\tNom\tClub\tTéléphone
1\tMarie-Paule Lambert\tLe Rocher de Saint-Georges-de-Malbaie\t418 555-0101
2\tmarie-paule lambert\tLes Chic-Chocs de Sainte-Anne-des-Monts\t418 555-0102
3\t\tCarleton\t
4\tJean-Claude Dufrasne\tCarleton\t418 555-0104
"""
"""A column and a row too many, and two people of one name."""


def cut_in_import(window, letters=MOST_BASE, size=SMALL):
    """Return what is cut where a list is seen before it counts."""
    window.set_size(letters)
    window.resize(screen.size(size))
    screen.settle()
    window.findChild(QPushButton, "importButton").click()
    dialog = QApplication.activeModalWidget()
    screen.settle()
    seen = [*cut_texts(dialog), *sideways(dialog)]
    dialog.show_pasted(LIST)
    screen.settle()
    seen += [*cut_texts(dialog), *sideways(dialog)]
    if dialog.size().boundedTo(window.size()) != dialog.size():
        seen.append(dialog.size())
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    screen.settle()
    return [(letters, size, each) for each in seen]


@pytest.mark.parametrize("code", codes())
def test_a_list_is_read_whole_before_it_counts(window_of, code):
    assert cut_in_import(window_of(f"{code}.entries", Language.FRENCH)) == []


def openers(window):
    """Return the buttons in sight after which something is asked."""
    buttons = (b for b in window.findChildren(QPushButton) if b.isVisible() and b.isEnabled())
    return [
        b.objectName()
        for b in buttons
        if b.text().endswith("…")
        if b.objectName() not in ASKS_FOR_A_FILE
    ]


@pytest.mark.parametrize("code", codes())
def test_five_lines_of_the_entries_are_in_sight_as_soon_as_one_types(window_of, code):
    window = window_of(f"{code}.entries", Language.FRENCH)
    window.resize(screen.size(SMALL))
    screen.settle()
    grid = window.findChild(QTableView, "entriesGrid")
    grid.clearFocus()
    grid.setFocus()
    QTest.keyClicks(grid, "Anne")
    screen.settle()
    assert rows_in_sight(window, grid) >= 5


@pytest.mark.parametrize("code", codes())
def test_five_lines_of_the_standings_are_in_sight_and_the_score_beside_the_name(window_of, code):
    window = window_of(f"{code}.results", Language.FRENCH)
    window.resize(screen.size(SMALL))
    screen.settle()
    shown = next(view for view in window.findChildren(TextTableView) if view.isVisible())
    name = next(n for n, column in enumerate(shown.model().columns) if column.is_words)
    ends = shown.columnViewportPosition(name + 1) + shown.columnWidth(name + 1)
    assert ends <= shown.viewport().width()
    shown.clearFocus()
    shown.setFocus()
    QTest.keyClick(shown, Qt.Key.Key_Down)
    screen.settle()
    assert rows_in_sight(window, shown) >= 5


@pytest.mark.parametrize(
    "name", ["year.accounts", "club.play", *(f"{code}.results" for code in codes())]
)
def test_standings_accounts_and_deals_do_not_go_sideways_in_a_small_window(window_of, name):
    window = window_of(name, Language.FRENCH, 17)
    window.resize(screen.size(SMALL))
    for letters in (17, MOST_BASE):
        window.set_size(letters)
        screen.settle()
        screen.settle()
        shown = [view for view in window.findChildren(QTableView) if view.isVisible()]
        assert [view.horizontalScrollBar().maximum() for view in shown] == [0] * len(shown)


def test_the_buttons_of_the_substitute_are_in_sight(window_of):
    window = window_of("militaire.entries", Language.FRENCH)
    window.resize(screen.size(USUAL))
    screen.settle()
    window.findChild(QPushButton, "substituteButton").click()
    screen.settle()
    accept = window.findChild(QPushButton, "answerAccept")
    asked = accept.window()
    place = QRect(accept.mapTo(asked, QPoint(0, 0)), accept.size())
    assert asked.rect().contains(place)
    asked.reject()


def rows_in_sight(window, view):
    """Return how many rows of a table are seen whole."""
    page, body = window.findChild(QWidget, "roomy").viewport(), view.viewport()
    seen = 0
    for row in range(view.model().rowCount()):
        top = view.rowViewportPosition(row)
        ends = (QPoint(0, top), QPoint(0, top + view.rowHeight(row) - 1))
        inside = all(page.rect().contains(body.mapTo(page, end)) for end in ends)
        seen += inside and all(body.rect().contains(end) for end in ends)
    return seen


def test_what_can_be_done_with_a_line_stands_in_a_menu(window_of):
    window = window_of("militaire.entries", Language.FRENCH)
    window.resize(screen.size(SMALL))
    screen.settle()
    grid, button = window.findChild(QTableView, "entriesGrid"), "lineMenu"
    first = grid.model().index(0, 1).data()
    menu = window.findChild(QPushButton, button).menu()
    menu.aboutToShow.emit()
    next(each for each in menu.actions() if each.text() == "Descendre").trigger()
    assert grid.model().index(1, 1).data() == first
    window.set_size(LEAST_BASE)
    screen.settle()
    assert not window.findChild(QPushButton, button).isVisible()
    assert window.findChild(QPushButton, "moveDownButton").isVisible()


def test_the_name_of_an_event_has_room_for_its_letters_as_they_grow(window_of):
    window = window_of("militaire.event", Language.FRENCH, LEAST_BASE)
    name = window.findChild(QLineEdit, "eventName")
    before = name.minimumSizeHint().width()
    window.set_size(MOST_BASE)
    screen.settle()
    name = window.findChild(QLineEdit, "eventName")
    assert name.minimumSizeHint().width() > 2 * before


def test_what_else_is_asked_at_the_box_is_whole_where_its_label_just_fits(window_of):
    window = window_of("year.accounts", Language.FRENCH)
    window.resize(screen.size(SMALL))
    screen.settle()
    window.findChild(QPushButton, "otherMoney").click()
    screen.settle()
    fields = QApplication.activeModalWidget().findChild(QScrollArea, "fieldsArea")
    assert fields.widget().height() <= fields.viewport().height()


def test_the_rail_is_whole_as_soon_as_the_letters_grow(window_of):
    window = window_of("choose", Language.FRENCH)
    for size in (SMALL, "1024x720"):
        cut(window, LEAST_BASE, size)
        assert cut(window, MOST_BASE, size) == []


@pytest.mark.parametrize("language", Language)
def test_the_rail_leaves_the_work_four_fifths_of_the_window(window_of, language):
    window = window_of("choose", language)
    for size in (SMALL, USUAL, LARGE):
        cut(window, MOST_BASE, size)
        rail = window.findChild(QWidget, "allEvents").parentWidget()
        assert rail.width() <= 0.21 * window.width()


def test_the_list_of_games_is_no_wider_than_the_window(window_of):
    window = window_of("club.new", Language.FRENCH)
    window.resize(screen.size(SMALL))
    screen.settle()
    games = window.findChild(QComboBox, "clubGame")
    games.showPopup()
    screen.settle()
    opened = games.view().window()
    assert opened.width() <= window.width()
    assert list(cut_texts(opened)) == []
    games.hidePopup()


@pytest.mark.parametrize("letters", [*LETTERS, pytest.param(12, marks=BY_HAND)])
def test_every_round_is_said_whole_and_who_moved(window_of, letters):
    window = window_of("militaire.results", Language.FRENCH)
    window.pages.show_panel("play")
    panel = window.pages.currentWidget()
    seen = []
    for number in (1, 12, 24):
        panel.show_round(number)
        seen += cut(window, letters, USUAL)
    assert seen == []


@pytest.mark.parametrize("asked", ["next", "fault"])
def test_a_question_below_the_tables_folds(window_of, asked):
    window = window_of("militaire.play", Language.FRENCH)
    tables = window.findChild(QWidget, "tables")
    if asked == "fault":
        QTest.keyClick(tables, Qt.Key.Key_R)
    else:
        for _ in range(tables.model().rowCount()):
            QTest.keyClick(tables, Qt.Key.Key_Left)
        next(b for b in window.findChildren(QWidget, "next") if b.isVisible()).click()
    steps = ((MOST_BASE, USUAL), (MIDDLE, SMALL), (MIDDLE, USUAL))
    assert [each for step in steps for each in cut(window, *step)] == []


@pytest.mark.parametrize("name", PLAYED)
def test_a_question_is_in_sight_and_then_the_round_that_is_read_aloud(window_of, name):
    window = window_of(name, Language.FRENCH)
    window.resize(screen.size(SMALL))
    screen.settle()
    next(b for b in window.findChildren(QWidget, "next") if b.isVisible()).click()
    screen.settle()
    asked, room = window.focusWidget(), window.findChild(QWidget, "roomy")
    inside = room.viewport().rect()
    assert inside.contains(asked.mapTo(room.viewport(), asked.rect().center()))
    QTest.keyClick(asked, Qt.Key.Key_Return)
    screen.settle()
    assert room.verticalScrollBar().value() == 0


def test_both_readings_of_a_table_are_in_sight(window_of):
    window = window_of("militaire.play", Language.FRENCH)
    window.resize(screen.size(USUAL))
    tables = window.findChild(QWidget, "tables")
    QTest.keyClick(tables, Qt.Key.Key_P)
    for _ in range(2):
        QTest.keyClick(tables, Qt.Key.Key_Right)
        screen.settle()
        if window.findChild(QPushButton, "takeNow") is not None:
            break
        QTest.keyClick(tables, Qt.Key.Key_Up)
    room = window.findChild(QWidget, "roomy").viewport()
    for name in ("keepFirst", "takeNow"):
        answer = window.findChild(QPushButton, name)
        assert room.rect().contains(answer.mapTo(room, answer.rect().center()))
    assert sideways(window) == []
    assert [each for each in cut_texts(window) if "Strip" in each.place] == []


@pytest.mark.nightly
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_cut_at_any_step(window_of, name, language):
    window = window_of(name, language)
    steps = product(range(MOST_BASE, LEAST_BASE - 1, -1), (SMALL, USUAL, LARGE))
    assert [each for step in steps for each in cut(window, *step)] == []


@pytest.mark.nightly
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("code", codes())
def test_a_list_is_read_whole_at_any_step(window_of, code, language):
    window = window_of(f"{code}.entries", language)
    steps = product(range(MOST_BASE, LEAST_BASE - 1, -1), (SMALL, USUAL, LARGE))
    assert [each for step in steps for each in cut_in_import(window, *step)] == []


@pytest.mark.nightly
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("code", codes())
def test_whatever_opens_shows_all_its_words_at_any_step(window_of, code, language):
    window = window_of(f"{code}.play", language)
    steps = product(OPENING, range(MOST_BASE, LEAST_BASE - 1, -1), (SMALL, USUAL, LARGE))
    assert [each for step in steps for each in cut_where_it_opens(window, *step)] == []


class _Asked(QObject):
    """Counts how often a part asks to be laid out."""

    def __init__(self):
        super().__init__()
        self.times = 0

    @override
    def eventFilter(self, watched, event):
        self.times += event.type() == QEvent.Type.LayoutRequest
        return False


@pytest.mark.parametrize("letters", [MOST_BASE, pytest.param(16, marks=BY_HAND)])
@pytest.mark.parametrize("name", PLAYED)
def test_a_window_that_nobody_touches_does_nothing(qapp, window_of, name, letters):
    window, asked = window_of(name, Language.FRENCH), _Asked()
    window.set_size(letters)
    window.resize(screen.size(SMALL))
    for _ in range(20):
        qapp.processEvents()
    qapp.installEventFilter(asked)
    for _ in range(20):
        qapp.processEvents()
    qapp.removeEventFilter(asked)
    assert asked.times == 0
