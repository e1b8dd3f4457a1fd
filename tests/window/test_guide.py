"""The guide in the window: a page for every stage, beside the work, found by words, printed."""

import pkgutil
from importlib import import_module

import pytest
import screen
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QTableView, QWidget

import whist_td.window
from whist_td.assets import asset
from whist_td.core.formats import formats
from whist_td.kit.heard import herald
from whist_td.kit.roomy import RoomyArea
from whist_td.kit.theme import BASE
from whist_td.stages.formats import CLUB_STAGES, EVENT_STAGES, screens_named
from whist_td.window.guide import GuidePanel, GuideText
from whist_td.window.safety.side_page import SidePage
from whist_td.words.manual import Kind, manual
from whist_td.words.words import Language, words

STAGES = [
    *((screens_named(each.code).guide, stage) for each in formats() for stage in EVENT_STAGES),
    *(("year", stage) for stage in CLUB_STAGES),
]
BESIDE, SMALL = (1366, 768), (1024, 768)
MOST_BLOCKS = 32
"""A page is read while others wait."""


def guide(window):
    [found] = [each for each in window.findChildren(GuidePanel) if each.isVisibleTo(window)]
    return found


def part(window, kind, name):
    return guide(window).findChild(kind, name)


@pytest.fixture
def opened(window_of):
    """Open the window on a page of a format with the guide, in a size."""

    def window(name="militaire.play", size=BESIDE, language=Language.FRENCH):
        made = window_of(name, language, BASE)
        made.resize(*size)
        made.findChild(QAction, "guide").trigger()
        screen.settle()
        return made

    return window


@pytest.mark.parametrize(("game", "stage"), STAGES)
def test_every_stage_has_a_page_that_is_not_too_long(game, stage):
    page = manual(words(Language.FRENCH)).page(f"{game}/{stage.value}")
    assert 5 <= len(page.blocks) <= MOST_BLOCKS


def test_every_page_beside_has_a_page_of_the_guide():
    for found in pkgutil.walk_packages(whist_td.window.__path__, "whist_td.window."):
        import_module(found.name)
    for kind in SidePage.__subclasses__():
        assert manual(words(Language.ENGLISH)).has(kind.guide), kind


@pytest.mark.parametrize("word", ["lottery", "loterie"])
def test_the_guide_warns_that_money_drawn_by_lot_may_be_a_lottery(word):
    language = "fr" if word == "loterie" else "en"
    assert word in asset("guide", language, "year", "prizes.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["militaire.play", "whiz.play", "club.play", "whiz.entries"])
def test_the_guide_is_beside_the_work_which_goes_on(opened, name):
    window = opened(name)
    area = window.findChild(RoomyArea, "roomy")
    assert area.isVisibleTo(window)
    assert guide(window).geometry().left() >= area.geometry().right()
    assert area.width() > 1.5 * guide(window).width()


def test_in_a_small_window_the_guide_fills_the_place_of_the_work(opened):
    window = opened(size=SMALL)
    assert not window.findChild(RoomyArea, "roomy").isVisibleTo(window)
    assert guide(window).width() == guide(window).parentWidget().width()
    assert all(part(window, GuideText, n).isVisibleTo(window) for n in ("guideList", "guideText"))


@pytest.mark.parametrize("size", [BESIDE, SMALL])
def test_esc_leads_back_to_what_had_the_keys(window_of, size):
    window = window_of("whiz.play", Language.FRENCH, BASE)
    window.resize(*size)
    before = window.focusWidget()
    window.findChild(QAction, "guide").trigger()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.focusWidget() is before
    assert before.isVisibleTo(window)


def test_the_guide_goes_along_to_the_next_stage(opened):
    window = opened()
    window.pages.show_panel("results")
    assert guide(window).title == "Guide\u00a0: Résultats (Whist militaire)"


def test_a_page_that_one_has_turned_to_stays_open(opened):
    window = opened()
    guide(window).turn_to("backups")
    window.pages.show_panel("results")
    assert guide(window).name == "backups"


def test_over_the_work_the_guide_makes_room_for_the_stage_that_is_chosen(opened):
    window = opened(size=SMALL)
    window.pages.show_panel("results")
    assert window.findChild(RoomyArea, "roomy").isVisibleTo(window)


def test_a_result_is_entered_while_the_guide_is_open(opened):
    window = opened("whiz.play")
    field = window.findChild(QLineEdit, "result")
    field.setFocus()
    QTest.keyClicks(field, "10H")
    assert field.text() == "10H"
    assert guide(window).isVisibleTo(window)


def test_deals_have_the_whole_width_again_once_the_guide_is_closed(opened):
    """Also in the middle of a round, when nothing else moves them."""
    window = opened("whiz.play")
    boards = window.findChild(QTableView, "boards")
    before = boards.horizontalHeader().length()
    QTest.keyClicks(window.findChild(QLineEdit, "result"), "10")
    part(window, QPushButton, "leaveGuide").click()
    screen.settle()
    assert boards.horizontalHeader().length() > before


def test_words_are_looked_for_from_the_page_and_the_first_is_opened_by_enter(opened):
    window = opened()
    QTest.keyClick(part(window, GuideText, "guideText"), "f", Qt.KeyboardModifier.ControlModifier)
    field = part(window, QLineEdit, "guideSearch")
    assert window.focusWidget() is field
    QTest.keyClicks(field, "copies de securite")
    assert part(window, GuideText, "guideList").isVisibleTo(window)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert guide(window).name == "backups"
    marks = part(window, GuideText, "guideText").extraSelections()
    assert "sécurité" in [mark.cursor.selectedText() for mark in marks]


def test_the_list_of_pages_is_one_button_away_and_leads_to_each(opened):
    window = opened()
    part(window, QPushButton, "guidePages").click()
    pages = part(window, GuideText, "guideList")
    assert "Caisse" in pages.toPlainText()
    pages.page_asked.emit("year/cash")
    assert guide(window).name == "year/cash"
    assert part(window, GuideText, "guideText").isVisibleTo(window)


def test_a_way_is_taken_by_tab_and_enter(opened):
    window = opened()
    part(window, QPushButton, "guidePages").click()
    pages = part(window, GuideText, "guideList")
    QTest.keyClick(pages, Qt.Key.Key_Tab)
    QTest.keyClick(pages, Qt.Key.Key_Return)
    assert guide(window).name == manual(words(Language.FRENCH)).pages[0].name


def test_no_picture_is_wider_than_the_page(opened):
    window = opened()
    for page in manual(words(Language.FRENCH)).pages:
        guide(window).turn_to(page.name)
        assert part(window, GuideText, "guideText").horizontalScrollBar().maximum() == 0, page.name


def test_the_guide_of_the_room_is_a_page_like_others(opened):
    window = opened()
    window.findChild(QAction, "room").trigger()
    window.findChild(QAction, "room_guide").trigger()
    assert guide(window).name == "room"
    window.findChild(QAction, "room").trigger()


def test_the_guide_is_read_where_no_event_is_open(window_of):
    window = window_of("start", Language.ENGLISH, BASE)
    window.findChild(QAction, "guide").trigger()
    assert guide(window).title == "Guide: The page of events"


def test_the_guide_is_saved_as_a_web_page_where_one_says(opened, tmp_path):
    window = opened()
    part(window, QPushButton, "printGuide").click()
    asked = QApplication.activeModalWidget()
    asked.line.choose_file = lambda *_asked: tmp_path / "guide.html"
    asked.findChild(QPushButton, "guideWeb").click()
    wait_for(asked.line)
    assert (tmp_path / "guide.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    asked.reject()


def test_the_menu_leads_to_the_guide_on_paper_without_opening_it(window_of):
    window = window_of("start", Language.FRENCH, BASE)
    window.findChild(QAction, "print_guide").trigger()
    asked = QApplication.activeModalWidget()
    assert asked.findChild(QPushButton, "guidePrint").isVisible()
    asked.reject()


def wait_for(line: QWidget) -> None:
    while not line.findChild(QPushButton, "openFolderButton").isVisibleTo(line):
        QApplication.processEvents()


def headings_of(name):
    blocks = manual(words(Language.ENGLISH)).page(name).blocks
    return [block.text for block in blocks if block.kind is Kind.HEADING]


def heard_headings(part):
    """Return every heading that a screen reader finds in a part, with its place on the screen."""
    found = {}
    if part.role() is QAccessible.Role.Heading:
        found[part.text(QAccessible.Text.Name)] = part.rect()
    for number in range(part.childCount()):
        found |= heard_headings(part.child(number))
    return found


def test_a_screen_reader_finds_the_headings_of_a_page_where_they_stand(opened):
    window = opened(language=Language.ENGLISH)
    page = part(window, GuideText, "guideText")
    headings = headings_of(guide(window).name)
    before = heard_headings(QAccessible.queryAccessibleInterface(page))
    assert list(before)[1:] == headings
    page.verticalScrollBar().setValue(40)
    after = heard_headings(QAccessible.queryAccessibleInterface(page))
    assert [after[name].y() - before[name].y() for name in headings] == [-40] * len(headings)


def test_alt_and_an_arrow_lead_from_heading_to_heading_and_say_it(opened, qtbot):
    window = opened(language=Language.ENGLISH)
    page = part(window, GuideText, "guideText")
    page.setFocus()
    headings = headings_of(guide(window).name)
    for key, heading in [(Qt.Key.Key_Down, h) for h in headings[:2]] + [
        (Qt.Key.Key_Up, headings[0])
    ]:
        with qtbot.waitSignal(herald().announced) as heard:
            QTest.keyClick(page, key, Qt.KeyboardModifier.AltModifier)
        assert heard.args[0] == f"Heading: {heading}."
