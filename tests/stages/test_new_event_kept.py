"""What is answered about a new event stays when the window speaks or looks otherwise."""

from datetime import date

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QSpinBox

from whist_td.core.formats import formats
from whist_td.kit.preferences import Preferences
from whist_td.kit.theme import Look
from whist_td.stages.formats import loaded, screens_named
from whist_td.stages.new_event_page import NewEventPage
from whist_td.window.main_window import MainWindow
from whist_td.window.start_page import StartPage
from whist_td.words.words import Language

TODAY = date(2026, 11, 21)


@pytest.fixture(params=[each.code for each in formats()])
def game(request):
    return screens_named(request.param)


@pytest.fixture
def page(qtbot, game, session, english) -> NewEventPage:
    made = loaded(game.form)(english, session.dice, lambda: TODAY, None)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def anew(qtbot, game, session, french) -> NewEventPage:
    made = loaded(game.form)(french, session.dice, lambda: TODAY, None)
    qtbot.addWidget(made)
    return made


def expected(page):
    name = "expectedTeams" if page.objectName() == "newEventPanel" else "expectedPlayers"
    return page.findChild(QSpinBox, name)


def answer(page):
    page.findChild(QLineEdit, "eventName").setText("Vendredi")
    page.findChild(QLineEdit, "eventPlace").setText("Percé")
    expected(page).setValue(22)
    page.findChild(QSpinBox, "eventRounds").setValue(7)


def test_all_answers_stand_again_on_the_page_in_the_other_language(page, anew):
    answer(page)
    anew.answer_again(page.answers)
    assert anew.answers == page.answers
    assert anew.findChild(QLineEdit, "eventPlace").text() == "Percé"
    assert expected(anew).value() == 22
    assert anew.findChild(QSpinBox, "eventRounds").value() == 7


def test_the_page_that_stands_again_opens_the_same_event(qtbot, page, anew):
    answer(page)
    anew.answer_again(page.answers)
    made = []
    for each in (page, anew):
        with qtbot.waitSignal(each.accepted) as heard:
            each.findChild(QPushButton, "createEvent").click()
        made += heard.args
    assert made[0] == made[1]


@pytest.mark.parametrize("game", ["club"], indirect=True)
def test_another_game_stands_again_with_its_own_values(page, anew):
    games = page.findChild(QComboBox, "clubGame")
    games.setCurrentIndex(games.findData("whip"))
    games.activated.emit(games.currentIndex())
    anew.answer_again(page.answers)
    assert anew.answers.planned.settings.game.code == "whip"
    assert anew.answers == page.answers


@pytest.fixture
def window(qtbot, stage, session, club_file, club_of, tmp_path):
    """Open the window where a game is chosen for a new event."""
    club_file.close = lambda: None
    kept = Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    kept.language, kept.look = Language.ENGLISH, Look.LIGHT
    made = stage(MainWindow(kept, lambda _: club_of(session)))
    qtbot.waitUntil(lambda: made.pages.count() > 0)
    made.pages.new_event()
    return made


def form(window, game):
    window.pages.currentWidget().chosen.emit(game)
    return window.pages.currentWidget()


def test_the_form_outlives_another_look_and_language(window, qtbot, game):
    answer(form(window, game))
    before = window.pages.currentWidget()
    window.set_look(Look.DARK)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is not before)
    between = window.pages.currentWidget()
    window.set_language(Language.FRENCH)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is not between)
    assert window.pages.currentWidget().answers.heading.name == "Vendredi"


def test_the_choice_of_a_game_outlives_another_look(window, qtbot):
    before = window.pages.currentWidget()
    window.set_look(Look.DARK)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is not before)
    assert window.pages.currentWidget().objectName() == "chooseGamePanel"


def test_the_picture_keeps_its_words_while_letters_grow(qapp, qtbot, page):
    font = QApplication.font()
    page.show()
    button = page.findChild(QPushButton, "logoChoose")
    larger = QFont(font)
    larger.setPointSizeF(2 * font.pointSizeF())
    qapp.setFont(larger)
    try:
        qtbot.waitUntil(lambda: button.sizeHint().width() > 150)
        qtbot.waitUntil(lambda: button.width() >= button.sizeHint().width())
    finally:
        qapp.setFont(font)


def test_what_was_typed_is_there_again_after_esc(window, game):
    answer(form(window, game))
    left = window.pages.currentWidget().answers
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
    assert isinstance(window.pages.currentWidget(), StartPage)
    window.pages.new_event()
    assert form(window, game).answers == left


def test_name_and_place_are_there_for_another_game_too(window, game):
    answer(form(window, game))
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
    for each in formats():
        heading = form(window, screens_named(each.code)).answers.heading
        assert (heading.name, heading.place) == ("Vendredi", "Percé")
        QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)


@pytest.mark.parametrize("game", ["militaire"], indirect=True)
def test_once_the_event_is_created_the_next_one_begins_empty(window, game):
    answer(form(window, game))
    window.pages.currentWidget().findChild(QPushButton, "createEvent").click()
    window.pages.new_event()
    assert form(window, game).answers.heading.name == ""


def test_tab_goes_through_the_heading_as_the_eye_reads_it(qtbot, page):
    page.resize(1200, 700)
    page.show()
    with qtbot.waitActive(page):
        page.activateWindow()
    page.findChild(QLineEdit, "eventName").setFocus()
    places = []
    while QApplication.focusWidget().objectName() not in ("expectedPlayers", "eventRounds", ""):
        here = QApplication.focusWidget()
        corner = here.mapTo(page, here.rect().topLeft())
        places.append((corner.y(), corner.x()))
        QTest.keyClick(here, Qt.Key.Key_Tab)
    assert len(places) == 4
    assert places == sorted(places)
