"""Names are typed, pasted and imported as people write them; how they were read is told."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QLabel, QLineEdit, QPushButton, QWidget

from tests.interchange.test_messy_lists import MAIL
from whist_td.formats.militaire.commands import AddTeams
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.screens.entries import EntriesPanel
from whist_td.formats.militaire.screens.import_teams import ImportDialog
from whist_td.kit.fields import ChoiceField
from whist_td.stages.entries_delegate import NameCompleter
from whist_td.stages.entries_view import EntriesView
from whist_td.stages.import_preview import ImportModel
from whist_td.stages.remarked_table import RemarkedTable

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def panel(stage, new_session) -> EntriesPanel:
    made = stage(EntriesPanel(new_session(teams=0)), 1100, 650)
    made.findChild(EntriesView).setFocus()
    return made


def session(panel: EntriesPanel):
    return panel._session  # noqa: SLF001 - the desk behind the page


def paste(qtbot, panel: QWidget, text: str, row: int = 0, column: int = 1) -> None:
    view = panel.findChild(EntriesView)
    view.go_to(row, column)
    QGuiApplication.clipboard().setText(text)
    qtbot.keyClick(view, Qt.Key.Key_V, CTRL)


def asked(panel: QWidget) -> ImportDialog:
    return panel.findChild(ImportDialog)


def teams(panel: EntriesPanel) -> list[tuple[str, ...]]:
    return [(team.name, *team.members) for team in session(panel).facts.teams.values()]


def accept(panel: QWidget) -> None:
    asked(panel).findChild(QPushButton, "importAccept").click()


def tick(panel: QWidget, habit: str) -> QCheckBox:
    return asked(panel).findChild(QCheckBox, f"read-{habit}")


def test_teams_are_pasted_out_of_a_mail_and_a_team_of_three_keeps_its_place(qtbot, panel):
    paste(qtbot, panel, MAIL + "")
    assert tick(panel, "letter").isVisible()
    assert "“Bonjour Marie”" in tick(panel, "letter").accessibleName()
    assert "“(capitaine)”" in tick(panel, "remarks").accessibleName()
    assert "“Paul Roy (capitaine)” is “Paul Roy”" in tick(panel, "remarks").toolTip()
    accept(panel)
    assert teams(panel) == [
        ("Les Marsouins", "Jean Roy", "Anne Huard", "Luc Côté", "Marie Bond"),
        ("7 de Trèfle", "Paul Roy", "Rita Huard", "Guy Côté", "Lise Bond"),
        ("Les 3 Mousquetaires", "Ève Cyr", "Bob Cyr", "Dan Ély", "Flo Gagné"),
        ("Carleton", "Rose English", "Lise Minville", "Nora Boudreau", ""),
    ]
    session(panel).undo()
    assert teams(panel) == [], "a paste is one undo"


def test_one_click_leaves_a_habit_as_it_is_written_and_another_reads_it_again(qtbot, panel):
    paste(qtbot, panel, MAIL)
    model = asked(panel).findChild(ImportModel)
    tick(panel, "remarks").click()
    assert model.rows[1].texts[3] == "Paul Roy (capitaine)"
    tick(panel, "remarks").click()
    assert model.rows[1].texts[3] == "Paul Roy"


def test_what_was_typed_into_the_list_stays_as_it_was_typed(qtbot, panel):
    paste(qtbot, panel, MAIL)
    model = asked(panel).findChild(ImportModel)
    model.setData(model.index(1, 3), "Paul Roy (le grand)")
    tick(panel, "numbers").click()
    tick(panel, "numbers").click()
    assert model.rows[1].texts[3] == "Paul Roy (le grand)"


def test_delete_empties_a_cell_of_the_list_and_no_tick_is_folded_for_nothing(qtbot, panel):
    paste(qtbot, panel, MAIL)
    view = asked(panel).findChild(RemarkedTable, "importPreview")
    view.setCurrentIndex(view.model().index(1, 3))
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert asked(panel).findChild(ImportModel).rows[1].texts[3] == ""
    numbers = tick(panel, "numbers")
    qtbot.waitUntil(lambda: "\n" not in numbers.text())


def test_the_separator_is_chosen_where_the_lines_have_none_in_common(qtbot, panel):
    paste(qtbot, panel, "Percé:Jean Roy:Anne Huard:Luc Côté:Marie Bond\n\nMatane:A B:C D:E F:G H")
    by = asked(panel).findChild(ChoiceField, "separator")
    by.setCurrentIndex(by.findData(":"))
    by.activated.emit(by.currentIndex())
    accept(panel)
    assert teams(panel)[0] == ("Percé", "Jean Roy", "Anne Huard", "Luc Côté", "Marie Bond")


def test_the_list_stays_where_it_is_after_each_correction(qtbot, panel):
    lines = [f"Équipe {n};A {n};B {n};C {n};" for n in range(60)]
    lines[0] = "Percé;;B;C;D"
    paste(qtbot, panel, "\n".join(lines))
    view = asked(panel).findChild(RemarkedTable, "importPreview")
    model = asked(panel).findChild(ImportModel)
    view.setCurrentIndex(model.index(50, 6))
    view.scrollTo(model.index(50, 6))
    at = view.verticalScrollBar().value()
    assert at > 0
    model.setData(model.index(50, 6), "Dée")
    assert model.rows[50].texts[6] == "Dée"
    assert view.verticalScrollBar().value() == at
    assert view.currentIndex().row() == 50


def test_a_paste_of_which_something_is_refused_is_one_undo_all_the_same(qtbot, panel):
    three = (("A", "Anne", "Bob", "Cyr"), ("B", "Ève", "Guy", "Lise"), ("C", "Zoé", "Paul", "Rose"))
    open_teams = (Team(n, a, b, (c, d, "")) for n, (a, b, c, d) in enumerate(three, start=1))
    session(panel).do(AddTeams(tuple(open_teams)))
    before = teams(panel)
    lines = len(session(panel).desk.lines)
    paste(qtbot, panel, "Nora\nSam\n" + "X" * 90, column=5)
    assert [team[4] for team in teams(panel)] == ["Nora", "Sam", ""]
    assert list(session(panel).facts.drafts), "what is refused is kept as it was pasted"
    assert len(session(panel).desk.lines) == lines + 1
    session(panel).undo()
    assert teams(panel) == before
    assert not session(panel).facts.drafts


def test_a_name_typed_with_a_number_or_a_remark_is_read_and_put_back_by_one_click(qtbot, panel):
    view = panel.findChild(EntriesView)
    view.go_to(0, 2)
    qtbot.keyClicks(view, "3")
    editor = panel.findChild(QLineEdit, "nameEditor")
    qtbot.keyClicks(editor, ". Jean Roy (remplace Luc)")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: panel.findChild(QLabel, "readAs").isVisible())
    model = view.model()
    assert model.entries[0].texts[1] == "Jean Roy"
    qtbot.mouseClick(panel.findChild(QPushButton, "asTyped"), Qt.MouseButton.LeftButton)
    assert model.entries[0].texts[1] == "3. Jean Roy (remplace Luc)"
    assert not panel.findChild(QLabel, "readAs").isVisible()


@pytest.mark.parametrize(("button", "goal"), [("moveUpButton", 27), ("moveDownButton", 29)])
def test_a_line_that_is_moved_stays_under_the_cursor_and_in_sight(
    qtbot, stage, new_session, button, goal
):
    made = stage(EntriesPanel(new_session(teams=40)), 1000, 500)
    view = made.findChild(EntriesView)
    view.go_to(28, 2)
    at = view.verticalScrollBar().value()
    name = view.currentIndex().data()
    qtbot.mouseClick(made.findChild(QPushButton, button), Qt.MouseButton.LeftButton)
    qtbot.wait(20)
    assert (view.currentIndex().row(), view.currentIndex().data()) == (goal, name)
    assert view.selectionModel().isSelected(view.currentIndex())
    assert abs(view.verticalScrollBar().value() - at) <= view.rowHeight(goal)
    qtbot.mouseClick(made.findChild(QPushButton, button), Qt.MouseButton.LeftButton)
    assert view.currentIndex().data() == name


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("typed", ["Dupont J.", "J. Dupont", "dupont j", "jean dup", "DUPONT Je"])
def test_a_short_name_offers_whose_it_is_short_for(typed):
    completer = NameCompleter(["DUPONT Jean", "Luc Roy", "Anne Dubois"])
    completer.setCompletionPrefix(typed)
    assert completer.completionCount() == 1
    assert completer.currentCompletion() == "DUPONT Jean"
