"""Lines typed fast on a page of the tournament: what is aimed at is entered, the rest is left."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit

from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.screens.play import WhizPlayPanel
from whist_td.formats.whiz.screens.play_boards import BoardsView
from whist_td.kit.strip import Confirmation
from whist_td.words.words import Language, words

LINES = {
    Language.ENGLISH: ("10hx e =", "9nt s +1", "10s n -2", "13sxx e 13", "pass", "8 clubs south 9"),
    Language.FRENCH: ("10cx e =", "9sa s +1", "10p n -2", "13pxx e 13", "passe", "8 trèfles sud 9"),
}
ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


@pytest.fixture
def play(qtbot, tournament):
    """Open Play on a tournament in a language."""

    def opened(language):
        session = tournament(language=words(language))
        panel = WhizPlayPanel(session)
        panel.resize(1211, 730)
        qtbot.addWidget(panel)
        panel.show()
        qtbot.waitExposed(panel)
        panel.take_focus()
        return session, panel

    return opened


def field(panel):
    return panel.findChild(QLineEdit, "result")


def enter(panel, line):
    """Type a line and Enter; what is asked about it is right."""
    QTest.keyClicks(field(panel), line)
    QTest.keyClick(field(panel), ENTER)
    for question in panel.findChildren(Confirmation):
        if question.isVisible():
            QTest.keyClick(question, ENTER)


@pytest.mark.parametrize("language", Language)
def test_every_line_of_a_fast_typist_stands_where_it_was_aimed(play, language):
    session, panel = play(language)
    chance = Random(language.value)  # noqa: S311
    notation, aimed = Notation(language.value), {}
    while session.evening.missing(1):
        for _begun in range(chance.randrange(3)):
            begun = chance.choice(LINES[language])
            QTest.keyClicks(field(panel), begun[: chance.randrange(1, len(begun) + 1)])
            QTest.keyClick(field(panel), ESCAPE)
        place, line = panel.findChild(BoardsView).place, chance.choice(LINES[language])
        enter(panel, line)
        aimed[place] = outcome_of(line, notation)
    assert {p: result.outcome for p, result in session.evening.results.items()} == aimed


@pytest.mark.parametrize("language", Language)
def test_a_line_that_is_refused_keeps_the_next_from_its_deal(play, language):
    session, panel = play(language)
    place = panel.findChild(BoardsView).place
    enter(panel, "10z s =")
    enter(panel, LINES[language][0])
    assert not session.evening.results
    QTest.keyClick(field(panel), ESCAPE)
    enter(panel, LINES[language][1])
    assert session.evening.results[place].outcome == outcome_of(
        LINES[language][1], Notation(language.value)
    )


@pytest.mark.parametrize(
    ("language", "begun", "strays"),
    [
        (Language.FRENCH, "10 coeurs sud =", "10 cz"),
        (Language.FRENCH, "AJ 40 50 60 retard", "10 s s"),
        (Language.ENGLISH, "10h s = / 0 0 20", "10sa s"),
        (Language.ENGLISH, "deal 2", "dealer"),
    ],
)
def test_a_letter_that_means_nothing_is_red_at_once_and_what_is_begun_stays_calm(
    play, language, begun, strays
):
    _session, panel = play(language)
    for letter in begun:
        QTest.keyClicks(field(panel), letter)
        assert role(panel) != "error"
    QTest.keyClick(field(panel), ESCAPE)
    QTest.keyClicks(field(panel), strays)
    assert role(panel) == "error"


def role(panel):
    return panel.findChild(QLabel, "entryNote").property("role")
