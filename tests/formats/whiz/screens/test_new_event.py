from datetime import date
from fractions import Fraction

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox, QWidget

from tests.fixtures.entering import forecast
from tests.fixtures.stage import choose
from whist_td.bootstrap import SeededDice
from whist_td.core.contracts import Hand, Rule, SeatChange, contract_of
from whist_td.formats.whiz.rules.results import Played, compared_scores, hand_points
from whist_td.formats.whiz.rules.settings import Compare, Ranking, WhizSettings
from whist_td.formats.whiz.screens.event import NewWhizPanel
from whist_td.words.words import Language, words

TODAY = date(2026, 11, 21)


@pytest.fixture
def open_panel(stage):
    def opened(language: Language = Language.ENGLISH) -> NewWhizPanel:
        return stage(NewWhizPanel(words(language), SeededDice(), lambda: TODAY))

    return opened


@pytest.fixture
def panel(open_panel) -> NewWhizPanel:
    return open_panel()


def number(panel: QWidget, name: str) -> QSpinBox:
    return panel.findChild(QSpinBox, name)


def created(qtbot, panel: NewWhizPanel):
    with qtbot.waitSignal(panel.accepted) as heard:
        panel.findChild(QPushButton, "createEvent").click()
    return heard.args[0]


def test_a_name_and_enter_through_every_question_open_a_tournament(qtbot, panel):
    qtbot.keyClicks(panel.findChild(QLineEdit, "eventName"), "Whiz night")
    with qtbot.waitSignal(panel.accepted) as heard:
        for _ in range(8):
            qtbot.keyClick(panel.focusWidget(), Qt.Key.Key_Return)
    command = heard.args[0]
    assert (command.details.name, command.details.date) == ("Whiz night", TODAY)
    assert command.settings == WhizSettings()


def test_the_three_numbers_stand_below_one_another_where_it_is_narrow(panel):
    page = panel.window()
    page.resize(420, 700)
    page.grab()
    fields = [number(panel, name) for name in ("expectedPlayers", "eventRounds", "boardsPerRound")]
    assert len({field.mapTo(page, QPoint()).y() for field in fields}) == len(fields)


def test_without_a_name_the_reason_stands_beside_the_field(panel):
    panel.findChild(QPushButton, "createEvent").click()
    assert panel.findChild(QLineEdit, "eventName").hasFocus()


def test_escape_goes_back(qtbot, panel):
    with qtbot.waitSignal(panel.cancelled):
        qtbot.keyClick(panel, Qt.Key.Key_Escape)


def test_every_option_reaches_the_tournament(qtbot, panel):
    qtbot.keyClicks(panel.findChild(QLineEdit, "eventName"), "Whiz night")
    choose(panel, "rule", Rule.EXACT)
    choose(panel, "compare", Compare.NET)
    choose(panel, "ranking", Ranking.DATUM)
    choose(panel, "seatChange", SeatChange.DECLARER_MOVES)
    for name, value in (
        ("eventRounds", 6),
        ("boardsPerRound", 3),
        ("deviationCap", 60),
        ("minutesPerBoard", 7),
        ("usualPenalty", 25),
    ):
        number(panel, name).setValue(value)
    assert created(qtbot, panel).settings == WhizSettings(
        rounds=6,
        boards_per_round=3,
        rule=Rule.EXACT,
        compare=Compare.NET,
        ranking=Ranking.DATUM,
        seat_change=SeatChange.DECLARER_MOVES,
        penalty=Fraction(25),
        minutes_per_board=7,
        cap=60,
    )


def test_the_evening_is_foretold_for_the_players_expected(panel):
    number(panel, "expectedPlayers").setValue(14)
    told = forecast(panel)
    assert "The event with 14 players" in told
    assert "4 tables · 5 rounds of 4 deals" in told
    assert "2 players sit out each round, nobody twice." in told
    assert "About 2 h 40 of play: from 19:30 to about 22:10." in told


def test_the_rounds_follow_the_players_until_somebody_chooses_them(panel):
    number(panel, "expectedPlayers").setValue(21)
    assert number(panel, "eventRounds").value() == 7
    number(panel, "eventRounds").setValue(6)
    number(panel, "expectedPlayers").setValue(24)
    assert number(panel, "eventRounds").value() == 6


def test_more_rounds_than_can_be_had_are_told_with_the_limit(panel):
    number(panel, "expectedPlayers").setValue(6)
    number(panel, "eventRounds").setValue(30)
    assert "8" in forecast(panel)
    assert "of play" not in forecast(panel)


def test_before_anybody_is_expected_the_card_says_what_it_is_for(panel):
    assert "Enter how many players you expect" in forecast(panel)


def test_what_a_choice_means_stands_below_it(panel):
    choose(panel, "compare", Compare.NET)
    texts = [label.text() for label in panel.findChildren(QLabel)]
    assert any(text.startswith("What one wins the others lose") for text in texts)


def test_raw_or_net_is_asked_openly_with_what_each_makes_of_three_results(panel):
    asked = panel.findChild(QComboBox, "compare")
    assert asked.isVisible()
    assert asked.currentData() is Compare.RAW
    said = "\n".join(label.text() for label in asked.parentWidget().findChildren(QLabel))
    told = (("10H", 10), ("10HX", 8))
    played = (Played(contract_of(code), Hand.SOUTH, tricks) for code, tricks in told)
    scored = [hand_points(each, Rule.BEST) for each in played]
    for heading, compare in (("Scores as they are", Compare.RAW), ("Net scores", Compare.NET)):
        made, down = (compared_scores(each, compare)[2] for each in scored)
        assert f"{heading}: {made}, {down} and 0.".replace("-", "−") in said


def test_the_cap_is_asked_only_where_deviations_rank(panel):
    assert number(panel, "deviationCap") is None
    choose(panel, "ranking", Ranking.DATUM)
    assert not number(panel, "deviationCap").parentWidget().isHidden()


def test_a_penalty_is_in_points_where_points_rank(panel):
    choose(panel, "ranking", Ranking.TOTAL)
    assert number(panel, "usualPenalty").suffix() == " points"


def test_in_french_nothing_is_left_in_english(open_panel):
    panel = open_panel(Language.FRENCH)
    number(panel, "expectedPlayers").setValue(14)
    told = forecast(panel)
    assert "4 tables · 5 tours de 4 donnes" in told
    assert "2 joueurs sont exempts à chaque tour, personne deux fois." in told
    assert "19\u00a0h\u00a030" in told


def test_three_to_five_expected_are_told_what_they_can_play(panel):
    players = panel.findChild(QSpinBox, "expectedPlayers")
    for number, is_offered in ((2, False), (4, True), (6, False)):
        players.setValue(number)
        assert players.value() == number
        assert ("can play plain Whiz" in forecast(panel)) == is_offered
