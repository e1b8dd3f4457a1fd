from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from tests.fixtures.entering import forecast
from tests.fixtures.stage import choose
from whist_td.bootstrap import SeededDice
from whist_td.core.movement_tables import LeftOver
from whist_td.formats.club_night.games.game import Length, Measure, Unit, options
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.games.solo_family.contracts import Terms
from whist_td.formats.club_night.games.whist_family.marking import TRICKS
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import ClubSettings, RankedBy, SeatingWay
from whist_td.formats.club_night.screens.event import NewClubPanel
from whist_td.formats.club_night.words.games import option_help
from whist_td.kit.form_parts import FoldedPart
from whist_td.words.words import Language, words

TODAY = date(2026, 11, 21)


@pytest.fixture
def open_panel(stage):
    def opened(language: Language = Language.ENGLISH) -> NewClubPanel:
        return stage(NewClubPanel(words(language), SeededDice(), lambda: TODAY))

    return opened


@pytest.fixture
def panel(open_panel) -> NewClubPanel:
    return open_panel()


def number(panel: QWidget, name: str) -> QSpinBox:
    return panel.findChild(QSpinBox, name)


def write(qtbot, panel: QWidget, name: str, text: str) -> None:
    """Type into a field of a folded part, and leave it with Enter."""
    field = panel.findChild(QLineEdit, name)
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def refused(panel: QWidget) -> str:
    labels = panel.findChildren(QLabel)
    return "".join(each.text() for each in labels if each.property("role") == "error")


def created(qtbot, panel: NewClubPanel) -> ClubSettings:
    panel.findChild(QLineEdit, "eventName").setText("Friday")
    with qtbot.waitSignal(panel.accepted) as heard:
        panel.findChild(QPushButton, "createEvent").click()
    return heard.args[0].settings


def test_a_name_and_enter_through_every_question_open_an_evening_of_iwwa_whist(qtbot, panel):
    qtbot.keyClicks(panel.findChild(QLineEdit, "eventName"), "Friday")
    with qtbot.waitSignal(panel.accepted) as heard:
        for _ in range(10):
            qtbot.keyClick(panel.focusWidget(), Qt.Key.Key_Return)
    command = heard.args[0]
    assert (command.details.name, command.details.date) == ("Friday", TODAY)
    assert command.settings == ClubSettings(left_over=LeftOver.FIVES)


def test_without_a_name_the_cursor_goes_back_to_it(panel):
    panel.findChild(QPushButton, "createEvent").click()
    assert panel.findChild(QLineEdit, "eventName").hasFocus()


def test_escape_goes_back(qtbot, panel):
    with qtbot.waitSignal(panel.cancelled):
        qtbot.keyClick(panel, Qt.Key.Key_Escape)


@pytest.mark.parametrize(
    ("typed", "code"), [("scot", "scottish"), ("fav", "favorite"), ("catch", "scottish")]
)
def test_a_game_is_found_by_any_word_of_its_name(qtbot, panel, typed, code):
    combo = panel.findChild(QComboBox, "clubGame")
    combo.setFocus()
    qtbot.keyClicks(combo, typed)
    assert combo.currentData() == code
    assert created(qtbot, panel).game.code == code


def test_every_option_of_every_game_is_asked_with_a_line_that_explains_it(panel):
    _ = words(Language.ENGLISH)
    for code in GAMES:
        choose(panel, "clubGame", code)
        said = {label.text() for label in panel.findChildren(QLabel)}
        asked = options(GAMES[code].settings)
        assert {option_help(option.name, _) for option in asked} <= said
        parts = [(f"{option.name}.{part.name}", part) for option in asked for part in option.parts]
        for name, part in parts:
            assert panel.findChild(QLineEdit, name).text() == str(part.value), code


def test_every_game_can_be_opened_as_it_is_usual_whichever_was_looked_at_before(qtbot, panel):
    for code in GAMES:
        choose(panel, "clubGame", code)
        settings = created(qtbot, panel)
        assert settings.game == GameChoice(code)
        assert settings.length is None, code


def test_an_iwwa_evening_of_twenty_two_is_foretold(panel):
    number(panel, "expectedPlayers").setValue(22)
    told = forecast(panel)
    assert "The event with 22 players" in told
    assert "4 rounds of 16 deals" in told
    assert "2 tables of five and 3 tables of four" in told
    assert "a round is 15 deals, so that all deal equally often." in told
    assert "Nobody sits out." in told
    assert "from 19:30 to about 23:45." in told


def test_where_some_play_fewer_deals_the_mean_is_proposed_until_somebody_chooses(qtbot, panel):
    number(panel, "expectedPlayers").setValue(22)
    assert panel.findChild(QComboBox, "clubRanking").currentData() is RankedBy.MEAN
    choose(panel, "clubRanking", RankedBy.POINTS)
    assert "the mean of a deal would rank them more fairly" in forecast(panel)
    number(panel, "expectedPlayers").setValue(23)
    assert created(qtbot, panel).ranked_by is RankedBy.POINTS


def test_partners_are_foretold_where_people_play_in_twos(panel):
    choose(panel, "clubGame", "ten")
    number(panel, "expectedPlayers").setValue(16)
    told = forecast(panel)
    assert "4 rounds of 1 rubber" in told
    assert "Nobody has the same partner twice." in told
    unfinished = "one that is not finished when the round ends pays none."
    assert unfinished not in told
    choose(panel, "roundUnit", Unit.DEALS)
    assert unfinished in forecast(panel)


def test_too_few_for_the_game_is_said_at_once(panel):
    number(panel, "expectedPlayers").setValue(3)
    assert "of play" not in forecast(panel)
    assert "4" in forecast(panel)


def test_fixed_pairs_are_offered_only_where_partners_play_together(panel):
    seating = panel.findChild(QComboBox, "clubSeating")
    assert seating.findData(SeatingWay.PAIRS) < 0
    choose(panel, "clubGame", "ten")
    choose(panel, "clubSeating", SeatingWay.PAIRS)
    choose(panel, "clubGame", "iwwa")
    assert seating.currentData() is SeatingWay.CHANGING


@pytest.mark.parametrize(
    ("code", "seating", "ranking", "length"),
    [
        ("ten", "Partners change by a movement", "Standings by counters", "rubber"),
        ("iwwa", "Opponents change by a movement", "Standings by points", "deals"),
        ("whip", "Opponents change by a movement", "Standings by games won", "game"),
    ],
)
def test_the_choices_have_the_names_they_have_in_the_game(panel, code, seating, ranking, length):
    choose(panel, "clubGame", code)
    shown = [
        panel.findChild(QComboBox, name).itemText(0) for name in ("clubSeating", "clubRanking")
    ]
    assert shown == [seating, ranking]
    assert panel.findChild(QComboBox, "roundUnit").itemText(0) == length


def test_no_partners_are_promised_where_everybody_plays_alone(panel):
    for code, is_in_sides in (("ten", True), ("whip", False), ("iwwa", False)):
        choose(panel, "clubGame", code)
        said = "\n".join(label.text() for label in panel.findChildren(QLabel))
        assert ("Different partners and opponents each round" in said) is is_in_sides


def test_another_length_and_its_unit_reach_the_evening(qtbot, panel):
    choose(panel, "clubGame", "ten")
    choose(panel, "roundUnit", Unit.DEALS)
    number(panel, "roundLength").setValue(10)
    assert created(qtbot, panel).length == Length(Unit.DEALS, 10)


def test_a_value_of_the_point_table_is_changed_with_keys(qtbot, panel):
    panel.findChildren(FoldedPart)[0].open()
    write(qtbot, panel, "solo.made", "3")
    assert created(qtbot, panel).game.options.solo == Terms(3, 1, 4, 2, 2)


def test_what_is_no_number_is_forgotten_in_the_point_table(panel):
    panel.findChildren(FoldedPart)[0].open()
    field = panel.findChild(QLineEdit, "solo.made")
    field.setFocus()
    field.clear()
    panel.findChild(QLineEdit, "solo.over").setFocus()
    assert field.text() == "2"


def test_a_game_can_start_from_the_values_of_another_and_go_back(qtbot, panel):
    choose(panel, "clubGame", "chinese")
    choose(panel, "gamePreset", "tricks")
    assert created(qtbot, panel).game.options == TRICKS
    panel.findChild(QPushButton, "usualValues").click()
    assert created(qtbot, panel).game == GameChoice("chinese")


def test_games_that_stand_alone_are_no_longer_played_in_rubbers(qtbot, panel):
    choose(panel, "clubGame", "ten")
    number(panel, "roundLength").setValue(2)
    panel.findChild(QCheckBox, "option-is_rubber").click()
    settings = created(qtbot, panel)
    assert settings.length is None
    assert settings.length_at(4) == Length(Unit.GAMES, 1)


def test_ten_or_eleven_points_is_asked_openly_at_whip(qtbot, panel):
    assert panel.findChild(QComboBox, "askedOption") is None
    choose(panel, "clubGame", "whip")
    asked = panel.findChild(QComboBox, "askedOption")
    assert asked.isVisible()
    assert asked.currentText().startswith("Ten points in a pack")
    asked.setCurrentIndex(1)
    asked.activated.emit(1)
    assert asked.currentText().startswith("Eleven points in a pack")
    assert created(qtbot, panel).game.options.ten_of_diamonds == 2


def test_whether_honours_count_is_asked_openly_where_tricks_alone_are_played(qtbot, panel):
    choose(panel, "clubGame", "tricks")
    asked = panel.findChild(QComboBox, "askedOption")
    assert asked.isVisible()
    assert asked.currentText().startswith("Tricks alone")
    asked.setCurrentIndex(1)
    asked.activated.emit(1)
    assert created(qtbot, panel).game.options.has_honours is True


def test_placement_points_are_asked_where_places_rank(qtbot, panel):
    choose(panel, "clubRanking", RankedBy.PLACEMENT)
    panel.findChildren(FoldedPart)[1].open()
    write(qtbot, panel, "placementPoints", "90-60-30-0")
    assert created(qtbot, panel).placement == (90, 60, 30, 0)


def test_placement_points_that_rise_are_refused_beside_the_field(qtbot, panel):
    choose(panel, "clubRanking", RankedBy.PLACEMENT)
    panel.findChildren(FoldedPart)[1].open()
    write(qtbot, panel, "placementPoints", "1 2 3")
    assert refused(panel)
    panel.findChild(QLineEdit, "eventName").setText("Friday")
    panel.findChild(QPushButton, "createEvent").click()
    assert panel.findChild(QLineEdit, "placementPoints").hasFocus()
    write(qtbot, panel, "placementPoints", "3 2 1 0")
    assert created(qtbot, panel).placement == (3, 2, 1, 0)


def test_the_worth_of_a_counter_is_asked_where_games_are_paid_in_them(qtbot, panel):
    choose(panel, "clubGame", "ten")
    panel.findChildren(FoldedPart)[1].open()
    write(qtbot, panel, "counterWorth", "-5 $")
    assert "above nothing" in refused(panel)
    write(qtbot, panel, "counterWorth", "10 ¢")
    assert created(qtbot, panel).counter_worth == "10 ¢"


@pytest.mark.parametrize("then", [6, 12, 15])
def test_a_number_of_deals_that_is_refused_is_not_replaced_by_another(qtbot, panel, then):
    """Three deal in turn: four deals will not do, and twelve were not asked for."""
    choose(panel, "clubGame", "plain_whiz")
    panel.findChild(QLineEdit, "eventName").setText("Friday")
    length = number(panel, "roundLength")
    for typed in (4, then):
        length.setFocus()
        length.selectAll()
        qtbot.keyClicks(length, str(typed))
        with qtbot.waitSignal(panel.accepted, raising=False, timeout=50) as heard:
            panel.findChild(QPushButton, "createEvent").click()
        if typed != then:
            assert not heard.signal_triggered
            assert "multiple of 3" in refused(panel)
            assert length.hasFocus()
    assert heard.args[0].settings.length_at(3) == Length(Unit.DEALS, then)
    assert not refused(panel)


def test_another_game_begins_without_what_was_refused_in_the_one_before(qtbot, panel):
    choose(panel, "clubGame", "plain_whiz")
    number(panel, "roundLength").setValue(10)
    assert "multiple of 3" in refused(panel)
    choose(panel, "clubGame", "iwwa")
    assert created(qtbot, panel).game.code == "iwwa"


def test_what_separates_equal_scores_can_be_left_out(qtbot, panel):
    panel.findChildren(FoldedPart)[1].open()
    panel.findChild(QCheckBox, "tie-best_round").click()
    assert created(qtbot, panel).tie_breaks == ()
    panel.findChild(QCheckBox, "tie-best_round").click()
    assert created(qtbot, panel).criteria() == (Measure.BEST_ROUND,)


def test_in_french_the_evening_is_told_in_french(open_panel):
    panel = open_panel(Language.FRENCH)
    number(panel, "expectedPlayers").setValue(22)
    told = forecast(panel)
    assert "2 tables de cinq et 3 tables de quatre" in told
    assert "4 tours de 16 donnes" in told
