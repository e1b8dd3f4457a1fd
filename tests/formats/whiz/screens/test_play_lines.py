"""Lines typed fast on a page of the tournament: what is aimed at is entered, the rest is left."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from tests.formats.whiz.screens.playing import field
from whist_td.core.players import Player
from whist_td.formats.whiz.commands import ChangePlayer
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.screens.play import WhizPlayPanel
from whist_td.formats.whiz.screens.play_beside import WhizRunningPanel
from whist_td.formats.whiz.screens.play_boards import BoardsView
from whist_td.kit.strip import Confirmation, Strip
from whist_td.stages.running_standings import RunningColumn, RunningView
from whist_td.words.words import Language, words

LINES = {
    Language.ENGLISH: ("10hx e =", "9nt s +1", "10s n -2", "13sxx e 13", "pass", "8 clubs south 9"),
    Language.FRENCH: ("10cx e =", "9sa s +1", "10p n -2", "13pxx e 13", "passe", "8 trèfles sud 9"),
}
ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


@pytest.fixture
def play(stage, tournament):
    """Open Play on a tournament in a language."""

    def opened(language):
        session = tournament(language=words(language))
        panel = stage(WhizPlayPanel(session), 1211, 730)
        panel.take_focus()
        return session, panel

    return opened


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
    while session.facts.missing(1):
        for _begun in range(chance.randrange(3)):
            begun = chance.choice(LINES[language])
            QTest.keyClicks(field(panel), begun[: chance.randrange(1, len(begun) + 1)])
            QTest.keyClick(field(panel), ESCAPE)
        place, line = panel.findChild(BoardsView).place, chance.choice(LINES[language])
        enter(panel, line)
        aimed[place] = outcome_of(line, notation)
    assert {p: result.outcome for p, result in session.facts.results.items()} == aimed


@pytest.mark.parametrize("language", Language)
def test_a_line_that_is_refused_keeps_the_next_from_its_deal(play, language):
    session, panel = play(language)
    place = panel.findChild(BoardsView).place
    enter(panel, "10z s =")
    enter(panel, LINES[language][0])
    assert not session.facts.results
    QTest.keyClick(field(panel), ESCAPE)
    enter(panel, LINES[language][1])
    assert session.facts.results[place].outcome == outcome_of(
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


def test_enter_by_itself_answers_a_question_that_was_typed_at(play):
    session, panel = play(Language.FRENCH)
    place = panel.findChild(BoardsView).place
    QTest.keyClicks(field(panel), "13pxx e 13")
    QTest.keyClick(field(panel), ENTER)
    question = panel.findChild(Confirmation)
    for line in LINES[Language.FRENCH][:2]:
        QTest.keyClicks(question, line)
        QTest.keyClick(question, ENTER)
    assert not session.facts.results
    QTest.keyClick(question, ENTER)
    assert session.facts.results[place].outcome == outcome_of("13pxx e 13", Notation.FRENCH)


def test_deals_stay_whole_in_sight_when_what_is_beside_them_grows(play):
    _session, panel = play(Language.FRENCH)
    boards = panel.findChild(BoardsView)
    enter(panel, "10c s +1")
    assert boards.arrangement.is_held
    boards.setMinimumWidth(0)
    boards.resize(boards.horizontalHeader().length() - 20, boards.height())
    assert boards.horizontalHeader().length() <= boards.viewport().width()


def test_the_places_moved_take_no_room_from_the_deals_in_the_middle_of_a_round(play):
    session, panel = play(Language.FRENCH)
    session.do(ChangePlayer(Player(1, "VAN DEN BROECKE Anne-Sophie-Charlotte")))
    while session.facts.missing(1):
        enter(panel, "10c s +1")
    standings = panel.findChild(WhizRunningPanel)
    wide = standings.width_in(panel.width())
    panel.findChild(QPushButton, "next").click()
    QTest.keyClick(panel.findChild(Strip), ENTER)
    for line in ("10p n -2", "9sa s +1"):
        enter(panel, line)
    assert not panel.findChild(RunningView).isColumnHidden(RunningColumn.MOVED)
    assert standings.width_in(panel.width()) == wide


@pytest.mark.parametrize("language", Language)
def test_the_reason_of_a_refused_line_stays_while_the_next_one_is_typed(play, language):
    session, panel = play(language)
    note = panel.findChild(QLabel, "entryNote")
    QTest.keyClicks(field(panel), "10c n +9")
    QTest.keyClick(field(panel), ENTER)
    why = note.text()
    for line in LINES[language][:2]:
        QTest.keyClicks(field(panel), line)
        assert (note.text(), role(panel)) == (why, "error")
        QTest.keyClick(field(panel), ENTER)
        assert note.text() == why
    assert not session.facts.results
    QTest.keyClick(field(panel), ESCAPE)
    assert note.text() == ""


@pytest.mark.parametrize("language", Language)
def test_a_refused_line_that_lacked_something_is_gone_on_with(play, language):
    session, panel = play(language)
    QTest.keyClicks(field(panel), "10c n")
    QTest.keyClick(field(panel), ENTER)
    assert role(panel) == "error"
    QTest.keyClicks(field(panel), " +1")
    assert role(panel) != "error"
    QTest.keyClick(field(panel), ENTER)
    assert len(session.facts.results) == 1
