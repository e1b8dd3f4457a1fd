import pytest
from PySide6.QtCore import QEvent, QModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from tests.fixtures.entering import line
from tests.fixtures.stage import press
from whist_td.formats.militaire.commands import AnnounceRound
from whist_td.formats.militaire.screens.entries import EntriesPanel
from whist_td.stages.entries_view import EntriesView
from whist_td.words.words import Language, words

TEAMS = (
    ("Gaspé", "Anne Roy", "Luc Roy", "Rita Cyr", "Guy Cyr"),
    ("Percé", "Jean Huard", "Paul Côté", "Yves Bond", "Marc Lévesque"),
    ("Chandler", "Rose English", "Lise Minville", "Ève Synnott", "Nora Boudreau"),
)


@pytest.fixture
def panel(stage, session) -> EntriesPanel:
    made = stage(EntriesPanel(session), 1100, 650)
    made.findChild(EntriesView).setFocus()
    return made


def grid(panel: EntriesPanel) -> EntriesView:
    return panel.findChild(EntriesView)


def type_letters(widget: QWidget, text: str) -> None:
    """Type what `keyClicks` cannot: letters with accents."""
    for letter in text:
        pressed = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(widget, pressed)


def type_name(qtbot, panel: EntriesPanel, name: str) -> None:
    view = grid(panel)
    before = view.currentIndex()
    if name:
        type_letters(view, name[0])
        editor = view.findChildren(QLineEdit, "nameEditor")[-1]
        type_letters(editor, name[1:])
        qtbot.keyClick(editor, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: view.currentIndex() != before)
    else:
        qtbot.keyClick(view, Qt.Key.Key_Return)


def type_team(qtbot, panel: EntriesPanel, names) -> None:
    for name in names:
        type_name(qtbot, panel, name)


def shown(panel: EntriesPanel, row: int) -> list[str]:
    model = grid(panel).model()
    return [model.index(row, column).data() for column in range(model.columnCount())]


def test_a_club_types_three_teams_with_keys_alone(qtbot, panel, session):
    for names in TEAMS:
        type_team(qtbot, panel, names)
    stored = session.facts.teams
    assert [(team.name, *team.members) for team in stored.values()] == list(TEAMS)
    assert line(panel) == "Every team is complete. Once everybody is here: the sheets."
    assert grid(panel).currentIndex().row() == 3


def test_each_finished_row_is_stored_at_once(qtbot, panel, session):
    type_team(qtbot, panel, TEAMS[0])
    assert session.facts.tables == 1
    assert len(session.desk.lines) == 2


def test_a_name_entered_twice_is_refused_beside_its_row_and_nothing_is_lost(qtbot, panel, session):
    type_team(qtbot, panel, TEAMS[0])
    type_team(qtbot, panel, ("Percé", "anne  roy", "Paul Côté", "Yves Bond", "Marc Lévesque"))
    assert session.facts.tables == 1
    assert shown(panel, 1) == ["2", "Percé", "anne roy", "Paul Côté", "Yves Bond", "Marc Lévesque"]
    assert "anne roy is in team 1 and in team 2" in grid(panel).model().entries[1].refusal
    assert line(panel) == "Not entered yet: the line of table 2."


def test_the_next_team_leaves_no_table_out_beside_a_refused_row(qtbot, panel, session):
    type_team(qtbot, panel, TEAMS[0])
    type_team(qtbot, panel, ("Percé", "Anne Roy", "Paul Côté", "Yves Bond", "Marc Lévesque"))
    type_team(qtbot, panel, TEAMS[2])
    assert [(number, team.name) for number, team in session.facts.teams.items()] == [
        (1, "Gaspé"),
        (2, "Chandler"),
    ]
    assert [shown(panel, row)[:2] for row in (1, 2)] == [["2", "Chandler"], ["3", "Percé"]]
    grid(panel).go_to(2, 2)
    type_name(qtbot, panel, "Jean Huard")
    assert session.facts.team(3).name == "Percé"


def test_a_refusal_names_the_table_that_stands_beside_its_line(qtbot, panel):
    type_team(qtbot, panel, TEAMS[0])
    type_team(qtbot, panel, ("Percé", "Anne Roy", "Paul Côté", "Yves Bond", "Marc Lévesque"))
    type_team(qtbot, panel, TEAMS[2])
    refused = grid(panel).model().entries[2]
    assert "Anne Roy is in team 1 and in team 3" in refused.refusal


def test_the_cursor_stays_with_its_line_when_another_moves_up(qtbot, panel):
    type_team(qtbot, panel, TEAMS[0])
    type_team(qtbot, panel, ("Percé", "Anne Roy", "Paul Côté", "Yves Bond", "Marc Lévesque"))
    type_name(qtbot, panel, "Chandler")
    type_name(qtbot, panel, "Rose English")
    grid(panel).go_to(1, 2)
    qtbot.waitUntil(lambda: grid(panel).currentIndex().row() == 2)
    assert grid(panel).currentIndex().data() == "Anne Roy"


def test_a_team_of_three_is_stored_and_the_missing_player_shown(qtbot, panel, session):
    type_team(qtbot, panel, ("Gaspé", "Anne Roy", "Luc Roy", "Rita Cyr", ""))
    assert session.facts.team(1).missing_seats == (3,)
    assert shown(panel, 0)[-1] == "player 3 missing"


def test_a_row_without_a_captain_stays_as_typed(qtbot, panel, session):
    type_team(qtbot, panel, ("Gaspé", "", "", "", ""))
    assert session.facts.tables == 0
    assert (
        grid(panel).model().entries[0].refusal == "Team 1 has no captain: enter the captain’s name."
    )


def test_a_block_from_a_spreadsheet_fills_rows_in_one_line_of_the_journal(qtbot, panel, session):
    QGuiApplication.clipboard().setText("\n".join("\t".join(names) for names in TEAMS))
    qtbot.keyClick(grid(panel), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert session.facts.tables == 3
    assert len(session.desk.lines) == 2


def test_a_pasted_row_that_will_not_do_stays_while_the_others_are_stored(qtbot, panel, session):
    rows = (TEAMS[0], ("Percé", "", "Anne Roy 9", "", ""), TEAMS[2])
    QGuiApplication.clipboard().setText("\n".join("\t".join(names) for names in rows))
    qtbot.keyClick(grid(panel), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert [team.name for team in session.facts.teams.values()] == ["Gaspé", "Chandler"]
    assert grid(panel).model().drafts == [2]


def test_names_are_offered_whatever_the_accents(qtbot, panel, session):
    session.known_names = lambda: ("Anne Côté", "Hélène Roy", "Jean Cyr")
    view = grid(panel)
    view.go_to(0, 2)
    qtbot.keyClicks(view, "h")
    editor = view.findChild(QLineEdit, "nameEditor")
    qtbot.keyClicks(editor, "elene")
    completer = editor.completer()
    assert completer.completionCount() == 1
    assert completer.currentCompletion() == "Hélène Roy"


def test_a_stored_name_is_corrected_in_place(qtbot, panel, session):
    type_team(qtbot, panel, TEAMS[0])
    grid(panel).go_to(0, 2)
    type_name(qtbot, panel, "Anne-Marie Roy")
    assert session.facts.team(1).captain == "Anne-Marie Roy"


def test_undo_brings_a_removed_team_back_to_the_grid(qtbot, panel, session):
    type_team(qtbot, panel, TEAMS[0])
    type_team(qtbot, panel, TEAMS[1])
    grid(panel).go_to(0)
    press(panel, "removeButton")
    assert shown(panel, 0)[1] == "Percé"
    session.undo()
    assert shown(panel, 0)[1] == "Gaspé"


def test_a_draw_by_lot_is_repeated_from_the_seed_it_shows(stage, new_session):
    session = new_session(teams=8)
    panel = stage(EntriesPanel(session))
    before = [team.captain for team in session.facts.teams.values()]
    press(panel, "drawButton")
    drawn = [team.captain for team in session.facts.teams.values()]
    seed = session.facts.progress.table_seed
    assert any(str(seed) in label.text() for label in panel.findChildren(QLabel))
    order = session.dice.shuffled(range(8), seed)
    assert drawn == [before[place] for place in order] != before


def test_moving_a_team_up_takes_the_cursor_along(qtbot, new_session):
    session = new_session(teams=3)
    panel = EntriesPanel(session)
    qtbot.addWidget(panel)
    grid(panel).go_to(2)
    press(panel, "moveUpButton")
    assert session.facts.team(2).name == "Club 3"
    assert grid(panel).currentIndex().row() == 1


def test_once_play_has_begun_no_row_waits_and_the_reason_is_said(stage, new_session):
    session = new_session(teams=3)
    panel = stage(EntriesPanel(session))
    session.do(AnnounceRound(1))
    assert grid(panel).model().rowCount(QModelIndex()) == 3
    assert line(panel).startswith("Round 1 has been announced")
    # A whole team may still come in the first round; later too much would be undone for it.
    assert "A whole team has come? Undo" in line(panel)
    assert session.do(AnnounceRound(2, despite_missing=True))
    assert "A whole team" not in line(panel)


def test_the_count_stands_in_large_type(qtbot, new_session):
    panel = EntriesPanel(new_session(teams=11))
    qtbot.addWidget(panel)
    texts = [label.text() for label in panel.findChildren(QLabel)]
    assert "11 teams · 44 players · each pair of teams meets 4 or 5 times" in texts


def test_the_model_keeps_the_laws_of_qt(qtmodeltester, panel):
    qtmodeltester.check(grid(panel).model())


def test_one_undo_takes_a_whole_paste_back(qtbot, panel, session):
    QGuiApplication.clipboard().setText("\n".join("\t".join(names) for names in TEAMS))
    qtbot.keyClick(grid(panel), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    session.undo()
    assert session.facts.tables == 0
    assert grid(panel).model().rowCount(QModelIndex()) == 1


def test_a_pasted_name_keeps_no_sign_that_would_turn_it_round(qtbot, panel, session):
    names = ("\u202eGaspé\x07", *TEAMS[0][1:])
    QGuiApplication.clipboard().setText("\t".join(names))
    qtbot.keyClick(grid(panel), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert session.facts.teams[1].name == "Gaspé"


def test_a_pasted_name_without_end_is_refused_beside_its_line(qtbot, panel, session):
    QGuiApplication.clipboard().setText("\t".join(("É" * 100_000, *TEAMS[0][1:])))
    qtbot.keyClick(grid(panel), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert not session.facts.teams
    assert "too long" in grid(panel).model().entries[0].refusal


def test_more_lines_than_an_evening_has_are_not_pasted(qtbot, panel, session):
    QGuiApplication.clipboard().setText("\t".join(TEAMS[0]) * 2 + "\n" * 5 + "x\n" * 200_000)
    with qtbot.waitSignal(session.refused) as refused:
        qtbot.keyClick(grid(panel), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert refused.args[0].startswith("What was copied has more than 2000 rows.")
    assert grid(panel).model().rowCount(QModelIndex()) == 1


def test_a_block_pasted_into_an_open_editor_fills_rows_too(qtbot, panel, session):
    type_letters(grid(panel), "x")
    editor = grid(panel).findChildren(QLineEdit, "nameEditor")[-1]
    QGuiApplication.clipboard().setText("\n".join("\t".join(names) for names in TEAMS))
    qtbot.keyClick(editor, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert [team.name for team in session.facts.teams.values()] == ["Gaspé", "Percé", "Chandler"]


def test_taking_a_refused_row_off_leaves_no_table_empty(qtbot, panel, session):
    type_team(qtbot, panel, TEAMS[0])
    type_team(qtbot, panel, ("Percé", "Anne Roy", "Paul Côté", "Yves Bond", "Marc Lévesque"))
    type_team(qtbot, panel, TEAMS[2])
    grid(panel).go_to(2)
    press(panel, "removeButton")
    assert [team.name for team in session.facts.teams.values()] == ["Gaspé", "Chandler"]
    assert sorted(session.facts.teams) == [1, 2]


def test_no_draw_is_made_while_a_row_is_refused(qtbot, panel, session):
    type_team(qtbot, panel, TEAMS[0])
    type_team(qtbot, panel, TEAMS[1])
    type_team(qtbot, panel, ("Maria", "Anne Roy", "Ève Otis", "Nora Otis", "Lise Otis"))
    press(panel, "drawButton")
    assert session.facts.progress.table_seed is None
    assert line(panel) == "Not entered yet: the line of table 3."


def test_tab_leaves_the_grid_from_the_row_that_waits(qtbot, panel):
    qtbot.keyClick(grid(panel), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is not grid(panel)


def test_the_panel_speaks_french(qtbot, new_session):
    panel = EntriesPanel(new_session(teams=2, language=words(Language.FRENCH)))
    qtbot.addWidget(panel)
    assert grid(panel).model().headerData(2, Qt.Orientation.Horizontal) == "Capitaine"


def test_a_list_that_is_hidden_brings_nothing_back_that_was_undone(qtbot, panel, session):
    type_team(qtbot, panel, TEAMS[0])
    panel.hide()
    session.undo()
    panel.settle()
    assert not session.facts.teams
    assert not session.facts.drafts
    panel.show()
    assert shown(panel, 0)[1] == ""
