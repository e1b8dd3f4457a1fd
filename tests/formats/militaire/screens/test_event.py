from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QSpinBox, QTableView

from tests.fixtures.stage import choose
from whist_td.formats.militaire.commands import AnnounceRound
from whist_td.formats.militaire.rules.settings import PenaltyValue, Settings, TrumpPlan
from whist_td.formats.militaire.screens.event import EventPanel
from whist_td.formats.militaire.words.sentences import meetings_sentence
from whist_td.movements.militaire import Direction


@pytest.fixture
def new_panel(stage, new_session):
    def opened(teams: int, announced: int = 0) -> EventPanel:
        session = new_session(teams=teams)
        for number in range(1, announced + 1):
            session.do(AnnounceRound(number, despite_missing=True))
        panel = stage(EventPanel(session))
        panel.session = session
        return panel

    return opened


def texts(panel: EventPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel)]


def test_a_new_name_is_kept_as_soon_as_it_is_finished(qtbot, new_panel):
    panel = new_panel(0)
    name = panel.findChild(QLineEdit, "eventName")
    name.setText("Spring evening")
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert panel.session.facts.details.name == "Spring evening"


def test_an_empty_name_is_refused_beside_its_field_and_not_kept(qtbot, new_panel):
    panel = new_panel(0)
    name = panel.findChild(QLineEdit, "eventName")
    name.clear()
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert panel.session.facts.details.name == "Test evening"
    assert "Give the event a name." in texts(panel)


def test_an_option_is_kept_at_once_and_undone_with_one_step(new_panel):
    panel = new_panel(4)
    choose(panel, "penalty", PenaltyValue.TWO)
    assert panel.session.facts.settings.penalty is PenaltyValue.TWO
    panel.session.undo()
    assert panel.session.facts.settings == Settings()
    assert panel.findChild(QComboBox, "penalty").currentData() is PenaltyValue.AS_TAKEN


def test_what_was_played_with_is_shown_disabled_with_the_reason(new_panel):
    panel = new_panel(4, announced=1)
    for name in ("direction", "penalty", "forfeits"):
        assert not panel.findChild(QComboBox, name).isEnabled()
    assert not panel.findChild(QCheckBox, "shift").isEnabled()
    reason = "This option cannot change any more: rounds have been played with it."
    assert texts(panel).count(reason) == 4


def test_what_is_still_to_come_may_change_during_play(new_panel):
    panel = new_panel(4, announced=3)
    choose(panel, "trumpMode", panel.findChild(QComboBox, "trumpMode").itemData(5))
    assert panel.session.facts.settings.trump_plan is TrumpPlan.BY_ROUND


def test_the_evening_may_stop_after_round_eighteen(new_panel):
    panel = new_panel(4, announced=3)
    panel.findChild(QSpinBox, "eventRounds").setValue(18)
    assert panel.session.facts.settings.rounds == 18
    assert panel.findChild(QTableView, "roundPlan").model().rowCount() == 18
    assert "Stop after round" in texts(panel)


def test_it_cannot_stop_before_the_round_that_is_played(new_panel):
    panel = new_panel(4, announced=3)
    assert panel.findChild(QSpinBox, "eventRounds").minimum() == 3


def test_the_plan_waits_for_two_teams(new_panel):
    assert "The plan appears here once two teams are entered." in texts(new_panel(1))
    assert "2 teams · each pair of teams meets 48 times" in texts(new_panel(2))


def test_the_plan_shows_where_the_cards_advance_by_two(new_panel):
    panel = new_panel(11)
    model = panel.findChild(QTableView, "roundPlan").model()
    cells = [model.index(10, column).data() for column in range(model.columnCount())]
    assert cells == ["11", "diamonds", "1-2", "3", "2"]


def test_the_plan_keeps_the_laws_of_qt(qtmodeltester, new_panel):
    panel = new_panel(5)
    qtmodeltester.check(panel.findChild(QTableView, "roundPlan").model())


def test_the_date_and_direction_are_shown_as_they_are_kept(new_panel):
    panel = new_panel(5)
    choose(panel, "direction", Direction.DESCENDING)
    assert panel.session.facts.settings.direction is Direction.DESCENDING
    assert panel.session.facts.details.date == date(2026, 11, 21)


@pytest.mark.parametrize(
    ("tables", "sentence"),
    [
        (1, ""),
        (11, "each pair of teams meets 4 or 5 times"),
        (13, "each pair of teams meets 4 times"),
        (49, "each pair of teams meets once"),
        (60, "each pair of teams meets once at most"),
    ],
)
def test_meetings_are_said_in_plain_words(tables, sentence, english):
    assert meetings_sentence(tables, 24, english) == sentence
