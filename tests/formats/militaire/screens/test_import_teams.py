import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
)

from tests.fixtures.windows import read_whole
from whist_td.formats.militaire.screens.import_teams import ImportDialog
from whist_td.stages.import_preview import ImportModel, RowVerdict

HEAD = "Équipe;Capitaine;Joueur 1;Joueur 2;Joueur 3"
GASPE = "Gaspé;Anne Roy;Luc Roy;Rita Cyr;Guy Cyr"
PERCE = "Percé;Jean Huard;Paul Côté;Yves Bond;Marc Lévesque"
NO_CAPTAIN = "Matane;;Paul Otis;Yves Otis;Marc Otis"
TWICE = "Maria;Anne Roy;Ève Otis;Nora Otis;Lise Otis"
OPEN_PLACE = "Carleton;Rose English;Lise Minville;;Nora Boudreau"


@pytest.fixture
def read(stage, tmp_path, new_session):
    def opened(*lines: str, teams: int = 0) -> ImportDialog:
        session = new_session(teams=teams)
        dialog = stage(ImportDialog(session))
        dialog.session = session
        path = tmp_path / "list.csv"
        path.write_text("\n".join(lines), encoding="utf-8-sig")
        read_whole(dialog, path)
        return dialog

    return opened


def test_a_row_of_short_names_is_one_line_high(qtbot, new_session):
    dialog = ImportDialog(new_session(teams=0))
    qtbot.addWidget(dialog)
    dialog.show_pasted("\n".join((HEAD, GASPE, PERCE)))
    dialog.setMinimumSize(1300, 700)
    dialog.open()
    view = dialog.findChild(QTableView, "importPreview")
    one = view.verticalHeader().defaultSectionSize()
    qtbot.waitUntil(lambda: view.columnWidth(3) > 200)
    qtbot.waitUntil(lambda: {view.rowHeight(row) for row in range(2)} == {one}, timeout=1000)


def accept(dialog: ImportDialog) -> QPushButton:
    return dialog.findChild(QPushButton, "importAccept")


def leave_out(dialog: ImportDialog) -> QCheckBox:
    return dialog.findChild(QCheckBox, "importLeaveOut")


def reason(dialog: ImportDialog) -> str:
    return dialog.findChild(QLabel, "importReason").text()


def rows(dialog: ImportDialog):
    return dialog.findChild(ImportModel).rows


def test_a_good_list_comes_in_as_one_line_of_the_journal(read):
    dialog = read(HEAD, GASPE, PERCE)
    assert accept(dialog).text() == "Import 2 teams"
    accept(dialog).click()
    assert [team.captain for team in dialog.session.facts.teams.values()] == [
        "Anne Roy",
        "Jean Huard",
    ]
    assert len(dialog.session.desk.lines) == 2


def test_rows_that_will_not_do_are_left_out_only_when_the_director_says_so(read):
    dialog = read(HEAD, GASPE, NO_CAPTAIN, PERCE, TWICE)
    assert not accept(dialog).isEnabled()
    assert reason(dialog) == "Correct them here in the list, or tick the box."
    assert leave_out(dialog).text() == "Leave out the 2 rows that cannot be used"
    leave_out(dialog).click()
    accept(dialog).click()
    assert sorted(dialog.session.facts.teams) == [1, 2]


def test_every_bad_row_says_its_column_and_why(read):
    dialog = read(HEAD, GASPE, NO_CAPTAIN, TWICE)
    assert [row.verdict for row in rows(dialog)] == [
        RowVerdict.GOOD,
        RowVerdict.BAD,
        RowVerdict.BAD,
    ]
    assert rows(dialog)[1].remark.startswith("Column B (Capitaine): The team has no captain")
    assert "Anne Roy is already in row 2" in rows(dialog)[2].remark


def test_a_team_of_three_comes_in_with_its_place_open(read):
    dialog = read(HEAD, GASPE, OPEN_PLACE)
    assert rows(dialog)[1].verdict is RowVerdict.GAP
    accept(dialog).click()
    assert dialog.session.facts.team(2).missing_seats == (2,)


def test_somebody_who_is_entered_already_is_marked(read):
    dialog = read(HEAD, GASPE, "Maria;Anne Roy 1;Ève Otis;Nora Otis;Lise Otis", teams=2)
    assert rows(dialog)[1].remark == "Anne Roy 1 already plays in team 1."
    leave_out(dialog).click()
    accept(dialog).click()
    assert dialog.session.facts.team(3).captain == "Anne Roy"


def test_nothing_is_importable_where_no_row_will_do(read):
    dialog = read(HEAD, NO_CAPTAIN)
    assert not accept(dialog).isEnabled()
    assert reason(dialog) == "No row can be used; the reason is below each one."


def test_a_wrong_guess_is_put_right_by_hand(read):
    dialog = read(HEAD, GASPE, PERCE)
    captain = dialog.findChild(QComboBox, "columnCaptain")
    first = dialog.findChild(QComboBox, "columnPlayer1")
    for combo, column in ((captain, 2), (first, 1)):
        combo.setCurrentIndex(combo.findData(column))
        combo.activated.emit(combo.currentIndex())
    accept(dialog).click()
    assert dialog.session.facts.team(1).captain == "Luc Roy"


def test_a_list_without_headings_is_read_in_the_usual_order(read):
    dialog = read(GASPE, PERCE)
    assert accept(dialog).text() == "Import 2 teams"
    accept(dialog).click()
    assert dialog.session.facts.team(2).name == "Percé"


def test_a_file_that_cannot_be_read_is_refused_in_words(qtbot, tmp_path, session):
    dialog = ImportDialog(session)
    qtbot.addWidget(dialog)
    (tmp_path / "list.xlsx").write_text("not a workbook")
    read_whole(dialog, tmp_path / "list.xlsx")
    assert "list.xlsx" in dialog.findChild(QLabel, "importError").text()
    assert not accept(dialog).isEnabled()


def test_the_preview_keeps_the_laws_of_qt(qtmodeltester, read):
    dialog = read(HEAD, GASPE, NO_CAPTAIN)
    qtmodeltester.check(dialog.findChild(ImportModel))


def correct(qtbot, dialog: ImportDialog, row: int, column: int, text: str) -> None:
    """Put another text in a cell by keys: F2, the text, Enter."""
    view = dialog.findChild(QTableView, "importPreview")
    view.setFocus()
    view.setCurrentIndex(view.model().index(row, column))
    qtbot.keyClick(view, Qt.Key.Key_F2)
    editor = view.findChildren(QLineEdit, "nameEditor")[-1]
    editor.selectAll()
    qtbot.keyClicks(editor, text)
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.findChild(ImportModel).rows[row].texts[column] == text)


def test_a_captain_who_is_missing_is_typed_in_the_list_itself(qtbot, read):
    dialog = read(HEAD, GASPE, NO_CAPTAIN)
    correct(qtbot, dialog, 1, 3, "Ida Otis")
    assert dialog.isVisible(), "Enter accepts the name, and does not import"
    assert not leave_out(dialog).isVisible()
    accept(dialog).click()
    assert dialog.session.facts.team(2).captain == "Ida Otis"


def test_a_correction_outlives_another_choice_of_columns(qtbot, read):
    dialog = read(HEAD, GASPE, PERCE)
    correct(qtbot, dialog, 0, 4, "Lucie Roy")
    combo = dialog.findChild(QComboBox, "columnTeam")
    combo.setCurrentIndex(combo.findData(None))
    combo.activated.emit(combo.currentIndex())
    assert rows(dialog)[0].texts[4] == "Lucie Roy"


def test_a_row_is_as_tall_as_its_names_need_whatever_width_a_column_gets(read):
    dialog = read(HEAD, GASPE, PERCE)
    view = dialog.findChild(QTableView, "importPreview")
    view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    line = view.verticalHeader().defaultSectionSize()
    for column in range(view.model().columnCount()):
        view.setColumnWidth(column, 60)
    assert view.rowHeight(1) > line
    for column in range(view.model().columnCount()):
        view.setColumnWidth(column, 400)
    assert view.rowHeight(1) == line
