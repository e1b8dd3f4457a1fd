import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.fixtures.stage import button
from whist_td.formats.militaire.commands import AnnounceRound, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Side, result_of
from whist_td.window.journal import (
    JournalColumn,
    JournalFilter,
    JournalPanel,
    JournalTable,
    JournalView,
)
from whist_td.words import history
from whist_td.words.words import Language, words

HOME, VISITORS = result_of(Side.HOME), result_of(Side.VISITORS)


@pytest.fixture
def session(new_session):
    made = new_session(teams=12)
    made.do(AnnounceRound(1))
    made.do(EnterResult(Place(1, 1), HOME))
    made.do(EnterResult(Place(1, 11), VISITORS))
    return made


@pytest.fixture
def panel(stage, session):
    return stage(JournalPanel(session))


def told(panel):
    model = panel.findChild(JournalView).model()
    return [model.index(row, JournalColumn.WHAT).data() for row in range(model.rowCount())]


def test_the_newest_line_stands_first(panel):
    assert told(panel)[0] == "Round 1, table 11: visitors won"


def test_what_stands_now_is_whole_where_there_is_little_room(panel):
    view = panel.findChild(JournalView)
    letter = view.fontMetrics().averageCharWidth()
    panel.resize(52 * letter, 400)
    QApplication.processEvents()
    assert view.horizontalHeader().length() <= view.viewport().width()


def test_a_new_line_appears_as_it_is_written(panel, session):
    session.do(EnterResult(Place(1, 2), HOME))
    assert told(panel)[0] == "Round 1, table 2: home side won"


def test_undo_says_in_words_what_it_would_take_back(panel):
    assert button(panel, "undoButton").toolTip() == "Undo: round 1, table 11: visitors won"


def test_a_journal_that_nobody_looks_at_waits_until_it_is_shown(panel, session, monkeypatch):
    said = []
    say = history.undo_sentence
    monkeypatch.setattr(history, "undo_sentence", lambda *given: said.append(given) or say(*given))
    panel.hide()
    session.do(EnterResult(Place(1, 2), HOME))
    session.do(EnterResult(Place(1, 3), HOME))
    session.undo()
    assert said == []
    panel.show()
    assert len(said) == 1
    assert told(panel)[1] == "Round 1, table 3: home side won"
    assert len(told(panel)) == len(session.desk.lines)


def test_of_a_journal_that_nobody_looks_at_no_more_is_measured_than_could_be_seen(
    panel, session, monkeypatch
):
    told_times = []
    time = history.time
    monkeypatch.setattr(history, "time", lambda *given: told_times.append(given) or time(*given))
    QApplication.processEvents()
    panel.hide()
    for number in range(60):
        session.do(EnterResult(Place(1, 2), (HOME, VISITORS)[number % 2]))
    panel.refresh()
    before = len(told_times)
    letters = panel.font()
    letters.setPointSizeF(2 * letters.pointSizeF())
    panel.findChild(JournalView).setFont(letters)
    QApplication.processEvents()
    assert len(told_times) - before < len(session.desk.lines) - 20
    panel.show()
    QApplication.processEvents()
    view = panel.findChild(JournalView)
    assert view.columnWidth(0) >= view.fontMetrics().horizontalAdvance(
        view.model().index(0, 0).data()
    )


def test_undo_strikes_the_line_through(panel, qtbot):
    qtbot.mouseClick(button(panel, "undoButton"), Qt.MouseButton.LeftButton)
    model = panel.findChild(JournalView).model()
    fonts = [model.index(row, 0).data(Qt.ItemDataRole.FontRole) for row in (0, 1, 2)]
    assert [font is not None and font.strikeOut() for font in fonts] == [False, True, False]


def test_redo_lets_the_line_stand_again(panel, session, qtbot):
    session.undo()
    qtbot.mouseClick(button(panel, "redoButton"), Qt.MouseButton.LeftButton)
    model = panel.findChild(JournalView).model()
    assert model.index(2, 0).data(Qt.ItemDataRole.FontRole) is None


def test_nothing_to_redo_is_said_and_not_offered(panel):
    redo = button(panel, "redoButton")
    assert (redo.toolTip(), redo.isEnabled()) == ("Nothing to redo", False)


@pytest.mark.parametrize(
    ("typed", "found"),
    [("table 1", 1), ("table 11", 1), ("round 1 visitors", 1), ("TEAM 12", 1), ("Montréal", 0)],
)
def test_the_filter_finds_tables_rounds_and_teams(panel, typed, found):
    panel.findChild(QLineEdit, "journalFilter").setText(typed)
    assert len(told(panel)) == found


def test_the_filter_overlooks_accents(qtbot, new_session):
    session = new_session(teams=4, language=words(Language.FRENCH))
    session.do(AnnounceRound(1))
    panel = JournalPanel(session)
    qtbot.addWidget(panel)
    panel.findChild(QLineEdit, "journalFilter").setText("annoncee")
    assert len(told(panel)) == 1


def test_the_journal_is_a_sound_model(session, qtmodeltester):
    model = JournalTable(session.words)
    shown = JournalFilter()
    shown.setSourceModel(model)
    model.show_lines(session.desk.lines, session.facts)
    qtmodeltester.check(model)
    qtmodeltester.check(shown)
