from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QCheckBox, QLabel, QLineEdit, QPushButton, QRadioButton, QWidget

from tests.fixtures.entering import accept, grid, line, names, paste, press_letter
from tests.fixtures.stage import press, twins_question
from tests.fixtures.windows import read_whole
from whist_td.desk.desk import Desk
from whist_td.formats.whiz.commands import AnnounceWhizRound
from whist_td.formats.whiz.screens.entries import WhizEntriesPanel, WhizImportDialog
from whist_td.formats.whiz.views.seating import event_quality
from whist_td.kit.session import Session
from whist_td.players.screens.players_grid import PlayersModel, PlayersView
from whist_td.players.screens.reseating import ReseatingDialog
from whist_td.stages.import_preview import ImportModel
from whist_td.words.words import Language, words

FOURTEEN = (
    "Anne Côté",
    "Luc Roy",
    "Rita Cyr",
    "Guy Huard",
    "Lise Babin",
    "Yvon Poirier",
    "Jeanne Allard",
    "Earl English",
    "Odette Synnott",
    "Réal Minville",
    "Rose Bond",
    "Paul Otis",
    "Ève Lelièvre",
    "Marc Roy",
)


@pytest.fixture
def opened(qtbot, entered):
    def made(**wanted) -> WhizEntriesPanel:
        return shown(qtbot, entered(**{"begun": False, **wanted}))

    return made


def shown(qtbot, session: Session) -> WhizEntriesPanel:
    panel = WhizEntriesPanel(session)
    panel.session = session
    qtbot.addWidget(panel)
    panel.resize(1100, 650)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.take_focus()
    return panel


@pytest.fixture
def panel(opened) -> WhizEntriesPanel:
    """A tournament of five rounds without players yet."""
    return opened(players=0, rounds=5)


def type_text(qtbot, panel: QWidget, text: str, last: Qt.Key = Qt.Key.Key_Return) -> None:
    """Type into the cell under the cursor, and Enter or Tab."""
    view = grid(panel)
    before = view.currentIndex()
    if not text:
        qtbot.keyClick(view, last)
        return
    press_letter(_typed_into(view), text[0])
    editor = _typed_into(view)
    for letter in text[1:]:
        press_letter(editor, letter)
    qtbot.keyClick(editor, last)
    qtbot.waitUntil(lambda: view.currentIndex() != before)


def _typed_into(view: QWidget) -> QWidget:
    """Return the open editor, which Tab has taken to the next cell, or the grid itself."""
    editors = [each for each in view.findChildren(QLineEdit, "nameEditor") if each.isVisible()]
    return editors[-1] if editors else view


def type_player(qtbot, panel: QWidget, name: str, club: str = "") -> None:
    """Enter goes from name to name; Tab leads to the club."""
    type_text(qtbot, panel, name, Qt.Key.Key_Tab if club else Qt.Key.Key_Return)
    if club:
        type_text(qtbot, panel, club)


def test_six_players_typed_with_keys_alone_have_a_movement(qtbot, panel):
    for name in FOURTEEN[:6]:
        type_player(qtbot, panel, name, "Gaspé")
    assert names(panel) == list(FOURTEEN[:6])
    assert len(panel.session.facts.rounds) == 5
    assert event_quality(panel.session.facts).is_sound
    assert line(panel) == "The movement is ready. Once everybody is here: the sheets."


def test_each_finished_row_is_one_step_with_its_movement(qtbot, panel):
    for name in FOURTEEN[:7]:
        type_player(qtbot, panel, name)
    panel.session.undo()
    assert len(names(panel)) == 6
    assert sorted(panel.session.facts.rounds[1].people()) == [1, 2, 3, 4, 5, 6]


def test_the_club_may_be_left_out(qtbot, panel):
    type_player(qtbot, panel, "Anne Côté")
    assert panel.session.facts.players[1].club == ""
    assert grid(panel).currentIndex().row() == 1


def test_five_are_too_few_and_the_line_says_so(qtbot, panel):
    paste(qtbot, panel, *FOURTEEN[:5])
    assert "6 players" in line(panel)


def test_a_name_entered_twice_is_refused_beside_its_row(qtbot, panel):
    type_player(qtbot, panel, "Anne Côté")
    type_player(qtbot, panel, "anne  côté")
    assert names(panel) == ["Anne Côté"]
    assert "is at number 1 and at number 2" in grid(panel).model().entries[1].refusal
    assert line(panel) == "Not entered yet: the line of number 2."


def test_a_list_is_pasted_in_one_step(qtbot, panel):
    paste(qtbot, panel, *(f"{name}\tGaspé" for name in FOURTEEN))
    assert names(panel) == list(FOURTEEN)
    assert len(panel.session.desk.lines) == 2
    assert len(panel.session.facts.rounds) == 5


def test_drafts_survive_the_panel(qtbot, entered):
    session = entered(players=0, rounds=5, begun=False)
    first = shown(qtbot, session)
    type_player(qtbot, first, "Anne Côté")
    type_player(qtbot, first, "Anne Côté", "Percé")
    again = shown(qtbot, session)
    assert grid(again).model().entries[1].texts == ("Anne Côté", "Percé")


def test_numbers_are_drawn_by_lot_with_a_seed_that_is_shown(qtbot, panel):
    paste(qtbot, panel, *FOURTEEN)
    press(panel, "drawButton")
    seed = panel.session.facts.progress.draw_seed
    assert seed is not None
    assert sorted(names(panel)) == sorted(FOURTEEN)
    assert any(str(seed) in label.text() for label in panel.findChildren(QLabel))
    assert len(panel.session.facts.rounds) == 5


def test_a_player_moves_up_and_comes_off(qtbot, panel):
    paste(qtbot, panel, *FOURTEEN[:8])
    grid(panel).go_to(1)
    press(panel, "moveUpButton")
    assert names(panel)[:2] == ["Luc Roy", "Anne Côté"]
    press(panel, "removeButton")
    assert "Luc Roy" not in names(panel)
    assert sorted(panel.session.facts.rounds[1].people()) == list(range(1, 8))


def test_a_name_is_corrected_during_play(qtbot, opened):
    panel = opened(begun=True)
    type_text(qtbot, panel, "Anne Côté-Roy")
    assert names(panel)[0] == "Anne Côté-Roy"


def offered(panel: QWidget, column: int) -> list[str]:
    """Return what is offered in the first empty row once a letter is typed."""
    view = grid(panel)
    view.go_to(view.model().rowCount() - 1, column)
    press_letter(view, "G")
    completer = view.findChildren(QLineEdit, "nameEditor")[-1].completer()
    model = completer.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_names_that_the_club_knows_are_offered_until_they_are_entered(qtbot, panel):
    panel.session.known_names = lambda: ("Anne Côté", "Gaston Roy")
    paste(qtbot, panel, "Anne Côté")
    assert offered(panel, 1) == ["Gaston Roy"]


def test_clubs_entered_before_are_offered(qtbot, panel):
    paste(qtbot, panel, "Anne Côté\tGaspé", "Luc Roy\tPercé")
    assert offered(panel, 2) == ["Gaspé", "Percé"]


@pytest.mark.usefixtures("qtbot")
def test_the_model_keeps_the_rules_of_qt():
    model = PlayersModel(words(Language.ENGLISH))
    model.show_stored({}, {}, is_open=True)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.setData(model.index(0, 1), "Anne Côté")
    assert model.rowCount() == 2


def test_twelve_begin_and_two_arrive_late(qtbot, panel):
    paste(qtbot, panel, *FOURTEEN[:12])
    session = panel.session
    session.do(AnnounceWhizRound(1))
    first = session.facts.rounds[1]
    for name in FOURTEEN[12:]:
        press(panel, "lateButton")
        dialog = panel.findChildren(ReseatingDialog, "lateDialog")[-1]
        dialog.findChild(QLineEdit, "lateName").setText(name)
        button = accept(qtbot, dialog)
        assert button.text() == f"{name}: joining from round 2"
        button.click()
    assert names(panel) == list(FOURTEEN)
    assert session.facts.rounds[1] == first
    assert set(session.facts.rounds[2].people()) == set(range(1, 15))
    assert grid(panel).model().entries[13].stored.first_round == 2
    told = [label.text() for label in panel.findChildren(QLabel)]
    assert any(text.startswith("Round 2 · 14 players · ") for text in told)


def test_what_a_late_player_costs_is_said_before(qtbot, opened):
    panel = opened(players=9, rounds=3, played=1, begun=False)
    press(panel, "lateButton")
    dialog = panel.findChild(ReseatingDialog, "lateDialog")
    dialog.findChild(QLineEdit, "lateName").setText("Zoé Otis")
    accept(qtbot, dialog)
    told = dialog.findChild(QLabel, "reseatMeans").text()
    assert "Who sits where: round 2, table " in told
    assert "All other seats stay the same. Nobody plays a deal twice." in told
    assert "Print again the route cards of players" in told
    price = dialog.findChild(QLabel, "wayPrice1").text()
    assert price.startswith("No deal to make · each hand compared with 2 others · ")
    dialog.findChild(QRadioButton, "way2").click()
    told = dialog.findChild(QLabel, "reseatMeans").text()
    assert "Rounds 2 and 3 are reseated, at 3 tables. Nobody plays a deal twice." in told
    assert "Sitting out: round 2:" in told
    assert "Print the route cards of these rounds again." in told


@pytest.fixture
def read(stage, tmp_path, entered):
    def opened(*lines: str, players: int = 0) -> WhizImportDialog:
        session = entered(players=players, rounds=5, begun=False)
        dialog = stage(WhizImportDialog(session))
        dialog.session = session
        path = tmp_path / "list.csv"
        path.write_text("\n".join(lines), encoding="utf-8-sig")
        read_whole(dialog, path)
        return dialog

    return opened


def imported(dialog: WhizImportDialog) -> list[tuple[str, str]]:
    dialog.findChild(QPushButton, "importAccept").click()
    return [(player.name, player.club) for player in dialog.session.facts.players.values()]


def test_a_list_comes_in_as_one_step_with_its_movement(read):
    dialog = read("Nom;Club", *(f"{name};Gaspé" for name in FOURTEEN))
    assert dialog.findChild(QPushButton, "importAccept").text() == "Import 14 players"
    assert imported(dialog) == [(name, "Gaspé") for name in FOURTEEN]
    assert len(dialog.session.desk.lines) == 2
    assert len(dialog.session.facts.rounds) == 5


def test_first_and_last_names_may_stand_in_two_columns(read):
    dialog = read("Prénom;Nom de famille;Ville", "Anne;Côté;Gaspé", "Luc;Roy;Percé")
    assert imported(dialog) == [("Anne Côté", "Gaspé"), ("Luc Roy", "Percé")]


def test_a_list_without_headings_is_names(read):
    assert imported(read("Anne Côté", "Luc Roy")) == [("Anne Côté", ""), ("Luc Roy", "")]


def test_who_is_entered_already_is_told_beneath_the_row(read):
    dialog = read("Nom", "Zoé Otis", "anne côté", players=9)
    rows = dialog.findChild(ImportModel).rows
    assert rows[1].remark == "anne côté is already entered, as number 1."
    assert not dialog.findChild(QPushButton, "importAccept").isEnabled()
    dialog.findChild(QCheckBox, "importLeaveOut").click()
    assert imported(dialog)[-1] == ("Zoé Otis", "")


def test_a_name_twice_in_the_list_is_told_with_its_row(read):
    dialog = read("Nom", "Zoé Otis", "Luc Roy", "zoé otis")
    assert "row 2" in dialog.findChild(ImportModel).rows[2].remark


def test_entries_and_movement_are_on_the_disk_together(qtbot, panel):
    paste(qtbot, panel, *FOURTEEN)
    session = panel.session
    again = Desk(session.file, WhizTime(), session.desk.event)
    assert again.facts == session.facts
    again.undo()
    assert not again.facts.rounds


class WhizTime:
    """It stays the same moment."""

    def now(self) -> datetime:
        return datetime(2026, 11, 21, 22, 0, tzinfo=UTC)


LIST = "N°\tNom\tClub\n1\tAnne Côté\tGaspé\n2\tLuc Roy\tPercé\n"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(LIST, id="headings and numbers"),
        pytest.param(LIST.replace("\n", "\r\n"), id="as Windows copies"),
        pytest.param("1\tAnne Côté\tGaspé\n2\tLuc Roy\tPercé", id="numbers"),
        pytest.param("Anne Côté, Gaspé\nLuc Roy, Percé", id="commas"),
        pytest.param("Anne Côté;Gaspé\nLuc Roy;Percé", id="semicolons"),
        pytest.param("Club\tPrénom\tNom\nGaspé\tAnne\tCôté\nPercé\tLuc\tRoy", id="two names"),
    ],
)
def test_a_list_that_is_pasted_is_seen_before_it_counts(qtbot, panel, text):
    paste(qtbot, panel, text)
    assert names(panel) == []
    dialog = panel.findChild(WhizImportDialog)
    assert not dialog.findChild(QLabel, "importNotes").isVisible()
    press(dialog, "importAccept")
    assert names(panel) == ["Anne Côté", "Luc Roy"]
    assert [p.club for p in panel.session.facts.players.values()] == ["Gaspé", "Percé"]


def test_a_column_that_no_player_has_is_named_before_it_is_left_out(qtbot, panel):
    paste(qtbot, panel, "Nom\tClub\tTéléphone\nAnne Côté\tGaspé\t418 555-0100")
    notes = panel.findChild(WhizImportDialog).findChild(QLabel, "importNotes")
    assert notes.text() == "Not read: the column C (Téléphone)."


def test_names_pasted_over_names_replace_nobody(qtbot, panel):
    paste(qtbot, panel, "Anne Côté", "Luc Roy")
    grid(panel).go_to(0)
    paste(qtbot, panel, "Rita Cyr", "Guy Huard")
    press(panel.findChild(WhizImportDialog), "importAccept")
    assert names(panel) == ["Anne Côté", "Luc Roy", "Rita Cyr", "Guy Huard"]


def test_two_of_one_name_in_a_list_are_told_apart_by_their_clubs(qtbot, panel):
    paste(qtbot, panel, "Luc Roy\tGaspé", "luc  roy\tPercé", "Anne Côté\tGaspé")
    dialog = panel.findChild(WhizImportDialog)
    press(dialog, "twinsApart")
    press(dialog, "importAccept")
    assert names(panel) == ["Luc Roy (Gaspé)", "luc roy (Percé)", "Anne Côté"]


def test_whether_they_are_different_people_is_asked_where_it_is_seen(qtbot, panel):
    paste(qtbot, panel, *("Luc Roy" for _ in range(12)))
    dialog = panel.findChild(WhizImportDialog)
    dialog.resize(600, 400)
    asked = dialog.findChild(QPushButton, "twinsApart")
    assert asked.visibleRegion().boundingRect() == asked.rect()


def test_a_name_that_is_entered_already_is_typed_and_asked_about(qtbot, panel):
    type_player(qtbot, panel, "Luc Roy", "Gaspé")
    type_player(qtbot, panel, "Luc Roy", "Percé")
    assert "Luc Roy (Gaspé), Luc Roy (Percé)" in twins_question(panel)
    press(panel, "twinsApart")
    assert names(panel) == ["Luc Roy (Gaspé)", "Luc Roy (Percé)"]
    assert twins_question(panel) == ""


def test_without_clubs_the_second_of_one_name_gets_a_number(qtbot, panel):
    for _each in range(2):
        type_player(qtbot, panel, "Luc Roy")
    press(panel, "twinsApart")
    assert names(panel) == ["Luc Roy", "Luc Roy (2)"]


def test_whoever_keeps_the_name_alone_is_taken_in_at_once(qtbot, panel):
    type_player(qtbot, panel, "Luc Roy", "Gaspé")
    type_player(qtbot, panel, "Luc Roy")
    press(panel, "twinsApart")
    assert [player.name for player in panel.session.facts.players.values()] == [
        "Luc Roy (Gaspé)",
        "Luc Roy",
    ]


def test_the_keys_stand_on_the_question_not_on_leaving_somebody_out(qtbot, panel):
    paste(qtbot, panel, "Luc Roy", "Luc Roy", "Anne Côté")
    dialog = panel.findChild(WhizImportDialog)
    asked = dialog.findChild(QPushButton, "twinsApart")
    assert dialog.focusWidget() is asked
    qtbot.keyClick(asked, Qt.Key.Key_Return)
    assert dialog.focusWidget().objectName() == "importAccept"
    press(dialog, "importAccept")
    assert names(panel) == ["Luc Roy", "Luc Roy (2)", "Anne Côté"]


def test_a_name_put_right_during_play_is_asked_about_too(qtbot, opened):
    panel = opened(players=9, begun=True)
    grid(panel).go_to(1)
    type_text(qtbot, panel, "Anne Côté")
    press(panel, "twinsApart")
    assert names(panel)[:2] == ["Anne Côté", "Anne Côté (2)"]


MESSY = (
    "Bonjour!\n1) ROY Jean\n2) HUARD Luc (arrive à 8 h)\n3) VAN DEN BERG Jan - Gaspé\n\nMerci\nR."
)


def test_a_messy_list_is_read_and_each_reading_can_be_undone(qtbot, opened):
    panel = opened(players=6)
    view = panel.findChild(PlayersView)
    view.go_to(6)
    QGuiApplication.clipboard().setText(MESSY)
    qtbot.keyClick(view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    model = panel.findChild(ImportModel)
    told = [row.texts[1:] for row in model.rows]
    assert told == [
        ("Jean ROY", "", ""),
        ("Luc HUARD", "", ""),
        ("Jan VAN DEN BERG", "", "Gaspé"),
    ]
    qtbot.mouseClick(panel.findChild(QCheckBox, "read-surnames"), Qt.MouseButton.LeftButton)
    assert model.rows[2].texts[1] == "VAN DEN BERG Jan"
    qtbot.mouseClick(panel.findChild(QPushButton, "importAccept"), Qt.MouseButton.LeftButton)
    names = [player.name for player in panel._session.facts.players.values()]  # noqa: SLF001
    assert names[6:] == ["ROY Jean", "HUARD Luc", "VAN DEN BERG Jan"]


@pytest.mark.parametrize(("button", "goal"), [("moveUpButton", 7), ("moveDownButton", 9)])
def test_a_player_who_is_moved_stays_under_the_cursor_and_in_sight(qtbot, opened, button, goal):
    panel = opened(players=10)
    panel.resize(1000, 420)
    view = panel.findChild(PlayersView)
    qtbot.waitUntil(view.isVisible)
    view.go_to(8)
    name, at = view.currentIndex().data(), view.verticalScrollBar().value()
    qtbot.mouseClick(panel.findChild(QPushButton, button), Qt.MouseButton.LeftButton)
    assert (view.currentIndex().row(), view.currentIndex().data()) == (goal, name)
    assert abs(view.verticalScrollBar().value() - at) <= view.rowHeight(goal)


def test_a_column_that_is_not_read_is_asked_about_before_the_import(qtbot, stage, opened, tmp_path):
    roster = tmp_path / "liste.csv"
    roster.write_text("nom;téléphone\n" + "".join(f"Zoé {n};819\n" for n in range(3)), "utf-8")
    dialog = stage(WhizImportDialog(opened().session))
    read_whole(dialog, roster)
    accept = dialog.findChild(QPushButton, "importAccept")
    leave = dialog.findChild(QCheckBox, "importLeaveColumns")
    assert (leave.isVisible(), accept.isEnabled()) == (True, False)
    assert "B (téléphone)" in leave.text()
    leave.setFocus()
    qtbot.keyClick(leave, Qt.Key.Key_Space)
    assert accept.isEnabled()


@pytest.mark.parametrize(("players", "is_offered"), [(2, False), (3, True), (5, True), (6, False)])
def test_three_to_five_are_offered_plain_whiz(qtbot, opened, players, is_offered):
    panel = opened(players=players, rounds=3)
    button = panel.findChild(QPushButton, "plainWhizButton")
    told = panel.findChild(QLabel, "entriesLine").text()
    assert button.isVisible() == is_offered
    assert ("Three to five can play plain Whiz" in told) == is_offered
    if is_offered:
        with qtbot.waitSignal(panel.few_requested):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
