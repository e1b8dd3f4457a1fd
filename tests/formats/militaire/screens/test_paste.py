import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton

from tests.fixtures.stage import twins_question
from whist_td.formats.militaire.commands import AnnounceRound
from whist_td.formats.militaire.screens.entries import EntriesPanel
from whist_td.formats.militaire.screens.import_teams import ImportDialog
from whist_td.stages.entries_view import EntriesView
from whist_td.stages.import_preview import ImportModel

FIVE = "Chênes\tAnne\tBob\tCyr\tDée"
NUMBERED = f"1\t{FIVE}"
TWO = "Érables\tÈve\tGuy\tLise\tMarc"
HEAD = "Équipe\tCapitaine\tJoueur 1\tJoueur 2\tJoueur 3"


@pytest.fixture
def panel(stage, session) -> EntriesPanel:
    made = stage(EntriesPanel(session), 1100, 650)
    made.findChild(EntriesView).setFocus()
    return made


def paste(qtbot, panel: EntriesPanel, text: str, row: int = 0, column: int = 1) -> None:
    view = panel.findChild(EntriesView)
    view.go_to(row, column)
    QGuiApplication.clipboard().setText(text)
    qtbot.keyClick(view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def dialog(panel: EntriesPanel) -> ImportDialog | None:
    return panel.findChild(ImportDialog)


def texts(panel: EntriesPanel) -> list[tuple[str, ...]]:
    return [row.texts[1:] for row in panel.findChild(ImportModel).rows]


def notes(panel: EntriesPanel) -> str:
    return dialog(panel).findChild(QLabel, "importNotes").text()


def accept(panel: EntriesPanel) -> None:
    button = dialog(panel).findChild(QPushButton, "importAccept")
    assert button.isEnabled()
    button.click()


def teams(session) -> list[tuple[str, ...]]:
    return [(team.name, *team.members) for team in session.facts.teams.values()]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(NUMBERED, id="a column of numbers"),
        pytest.param(f"1.\t{FIVE}", id="numbers with a point"),
        pytest.param(f"N°\t{HEAD}\n{NUMBERED}", id="headings and numbers"),
        pytest.param(f"#\t{HEAD}\n{NUMBERED}", id="a heading nobody knows above the numbers"),
        pytest.param(f"{HEAD}\r\n{FIVE}\r\n\r\n", id="headings, as Windows copies"),
        pytest.param(f"\ufeff{HEAD}\n{FIVE}\t\t\n\n", id="a byte order mark and trailing tabs"),
        pytest.param(NUMBERED.replace("\t", ","), id="commas"),
        pytest.param(NUMBERED.replace("\t", ", "), id="commas and spaces"),
        pytest.param(FIVE.replace("\t", ";"), id="semicolons"),
        pytest.param(FIVE.replace("\t", "\u00a0\t"), id="hard spaces"),
        pytest.param('Chênes\t"Anne"\tBob\tCyr\t"Dée\n"', id="quoted cells with line breaks"),
    ],
)
def test_a_list_that_is_pasted_brings_the_whole_team(qtbot, panel, session, text):
    paste(qtbot, panel, text)
    if dialog(panel):
        assert session.facts.teams == {}, "seen before it counts"
        assert notes(panel) == ""
        accept(panel)
    assert teams(session) == [("Chênes", "Anne", "Bob", "Cyr", "Dée")]


def test_a_block_as_wide_as_the_line_goes_into_its_cells(qtbot, panel, session):
    paste(qtbot, panel, f"{FIVE}\r\n{TWO}\r\n")
    assert dialog(panel) is None
    assert len(teams(session)) == 2


def test_what_has_more_columns_than_a_team_says_which_are_not_read(qtbot, panel):
    paste(qtbot, panel, f"{HEAD}\tTéléphone\n{FIVE}\t418 555-0100\n{TWO}\t418 555-0101")
    assert notes(panel) == "Not read: the column F (Téléphone)."


def test_rows_above_the_headings_are_not_dropped_without_a_word(qtbot, panel):
    paste(qtbot, panel, f"Club de Gaspé\n{HEAD}\n{FIVE}")
    assert notes(panel) == "Not read: the row 1 above the headings."


def test_a_line_of_totals_is_not_dropped_without_a_word(qtbot, panel):
    paste(qtbot, panel, f"Table\t{HEAD}\n1\t{FIVE}\nTotal : 1 équipe\t\t\t\t\t")
    assert notes(panel) == "1 row without a name left out: 3."


def test_too_few_columns_leave_places_open_and_say_so(qtbot, panel, session):
    paste(qtbot, panel, "Équipe\tCapitaine\tJoueur 1\nChênes\tAnne\tBob\nÉrables\tÈve\tGuy")
    shown = dialog(panel)
    assert notes(panel) == "No columns for player 2, player 3: these places stay open."
    assert shown.findChild(QComboBox, "columnPlayer3").currentData() is None
    accept(panel)
    assert teams(session)[1] == ("Érables", "Ève", "Guy", "", "")


def test_four_names_without_headings_are_a_captain_and_three_players(qtbot, panel):
    paste(qtbot, panel, "Anne\tBob\tCyr\tDée\nÈve\tGuy\tLise\tMarc")
    assert texts(panel)[0] == ("", "", "Anne", "Bob", "Cyr", "Dée")


def test_one_column_goes_into_its_free_cells(qtbot, panel):
    paste(qtbot, panel, "Anne\nÈve\n", column=2)
    assert dialog(panel) is None
    model = panel.findChild(EntriesView).model()
    assert [entry.texts[1] for entry in model.entries] == ["Anne", "Ève", ""]


def test_a_list_pasted_over_teams_replaces_none_of_them(qtbot, panel, session):
    paste(qtbot, panel, FIVE)
    paste(qtbot, panel, TWO)
    assert len(teams(session)) == 1
    accept(panel)
    assert [team[0] for team in teams(session)] == ["Chênes", "Érables"]


def test_importing_nothing_leaves_everything_as_it_was(qtbot, panel, session):
    paste(qtbot, panel, NUMBERED)
    qtbot.keyClick(dialog(panel), Qt.Key.Key_Escape)
    assert teams(session) == []
    assert panel.findChild(EntriesView).model().drafts == []


def test_one_undo_takes_a_pasted_list_back(qtbot, panel, session):
    paste(qtbot, panel, f"{HEAD}\n{FIVE}\n{TWO}")
    accept(panel)
    session.undo()
    assert teams(session) == []


def test_a_line_of_commas_pasted_into_an_open_editor_is_a_list_too(qtbot, panel):
    view = panel.findChild(EntriesView)
    qtbot.keyClicks(view, "x")
    QGuiApplication.clipboard().setText(FIVE.replace("\t", ", "))
    editor = view.findChild(QLineEdit, "nameEditor")
    qtbot.keyClick(editor, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert texts(panel)[0][1:] == ("Chênes", "Anne", "Bob", "Cyr", "Dée")


def test_once_play_has_begun_a_list_is_refused_with_a_sentence(qtbot, stage, new_session):
    session = new_session(teams=2)
    session.do(AnnounceRound(1))
    made = stage(EntriesPanel(session))
    paste(qtbot, made, f"{HEAD}\n{FIVE}")
    assert dialog(made) is None
    assert made.findChild(QLabel, "entriesLine").text().startswith("Play has begun: a list")


TWIN = "Érables\tÈve\tGuy\tANNE\tMarc"


def tell_apart(widget) -> None:
    widget.findChild(QPushButton, "twinsApart").click()


def test_two_of_one_name_in_a_list_come_in_after_one_question(qtbot, panel, session):
    paste(qtbot, panel, f"{FIVE}\n{TWIN}")
    shown = dialog(panel)
    assert not shown.findChild(QPushButton, "importAccept").isEnabled()
    assert twins_question(shown).endswith("The sheets will say: Anne (Chênes), ANNE (Érables).")
    tell_apart(shown)
    assert twins_question(shown) == ""
    accept(panel)
    assert [team[1:4:2] for team in teams(session)] == [
        ("Anne (Chênes)", "Cyr"),
        ("Ève", "ANNE (Érables)"),
    ]


def test_two_of_one_name_in_a_team_get_a_number(qtbot, panel, session):
    paste(qtbot, panel, "Chênes\tJean Roy\tBob\tJean Roy\tDée")
    tell_apart(dialog(panel))
    accept(panel)
    assert teams(session) == [("Chênes", "Jean Roy", "Bob", "Jean Roy (2)", "Dée")]


def test_somebody_of_a_name_that_is_entered_comes_in_after_one_question(qtbot, panel, session):
    paste(qtbot, panel, FIVE)
    paste(qtbot, panel, TWIN, row=1)
    assert twins_question(dialog(panel)).endswith("The sheets will say: ANNE (Érables).")
    tell_apart(dialog(panel))
    accept(panel)
    assert teams(session)[1] == ("Érables", "Ève", "Guy", "ANNE (Érables)", "Marc")


def type_line(qtbot, panel: EntriesPanel, row: int, *names: str) -> None:
    """Type a line cell by cell, and leave it."""
    view = panel.findChild(EntriesView)
    for column, name in enumerate(names, start=1):
        view.go_to(row, column)
        qtbot.keyClicks(view, name[0])
        editor = view.findChildren(QLineEdit, "nameEditor")[-1]
        qtbot.keyClicks(editor, name[1:])
        cell = view.currentIndex()
        qtbot.keyClick(editor, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda cell=cell: view.currentIndex() != cell)


def test_a_name_typed_twice_is_asked_about_beneath_the_lines_and_both_are_told_apart(
    qtbot, panel, session
):
    type_line(qtbot, panel, 0, "Maria", "Jean Roy", "Bob", "Cyr", "Luc")
    assert twins_question(panel) == ""
    type_line(qtbot, panel, 1, "Gros", "Eva", "Guy", "jean roy", "Marc")
    assert twins_question(panel) == (
        "Different people called Jean Roy? The sheets will say: Jean Roy (Maria), jean roy (Gros)."
    )
    tell_apart(panel)
    assert twins_question(panel) == ""
    assert [team[1:4:2] for team in teams(session)] == [
        ("Jean Roy (Maria)", "Cyr"),
        ("Eva", "jean roy (Gros)"),
    ]


def test_the_question_is_gone_once_one_of_the_two_names_is_corrected(qtbot, panel, session):
    type_line(qtbot, panel, 0, "Maria", "Jean Roy", "Bob", "Cyr", "Luc")
    type_line(qtbot, panel, 1, "Gros", "Eva", "Guy", "Jean Roy", "Marc")
    type_line(qtbot, panel, 1, "Gros", "Eva", "Guy", "Jeanne Roy", "Marc")
    assert twins_question(panel) == ""
    assert len(teams(session)) == 2


def test_the_question_outlives_the_page(qtbot, stage, panel, session):
    type_line(qtbot, panel, 0, "Maria", "Jean Roy", "Bob", "Cyr", "Luc")
    type_line(qtbot, panel, 1, "Gros", "Eva", "Guy", "Jean Roy", "Marc")
    again = stage(EntriesPanel(session))
    assert "Jean Roy (Gros)" in twins_question(again)


def test_two_names_of_one_team_that_may_be_one_person_are_asked_about(qtbot, panel):
    paste(qtbot, panel, f"{HEAD}\nGaspé\tCloutier Paul\tBob Roy\tPaul Cloutier\tAnne Cyr")
    assert "Cloutier Paul, Paul Cloutier" in notes(panel)


def test_whoever_is_called_captain_is_entered_as_captain(qtbot, panel, session):
    paste(
        qtbot,
        panel,
        "Gaspé: Bo Roy, Al Cyr (capitaine), Cy Blais, Dé Huard\nPercé: E Fa, F Ga, G Ha, H Ia",
    )
    accept(panel)
    assert teams(session)[0] == ("Gaspé", "Al Cyr", "Bo Roy", "Cy Blais", "Dé Huard")
