import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QRadioButton, QWidget

from tests.fixtures.entering import grid, line, names, paste, press_letter
from tests.fixtures.stage import press, twins_question
from tests.fixtures.windows import read_whole
from whist_td.formats.club_night.commands.commands import BeginClubRound, ChangeClubSettings
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings, SeatingWay
from whist_td.formats.club_night.screens.entries import ClubEntriesPanel
from whist_td.formats.club_night.screens.entries_grid import PARTNER, ClubImportDialog, PairsModel
from whist_td.formats.club_night.views.arrivals import leaving_pair, substitute_for
from whist_td.formats.club_night.views.planning import draw_seats
from whist_td.kit.session import Session
from whist_td.kit.typed_rows import MISSING_ROLE
from whist_td.players.screens.reseating import ReseatingDialog
from whist_td.stages.entries_storage import REMARK_ROLE
from whist_td.stages.entries_view import EntriesView
from whist_td.stages.import_preview import ImportModel
from whist_td.words.words import Language, words


@pytest.fixture
def shown(stage):
    def made(session: Session) -> ClubEntriesPanel:
        panel = stage(ClubEntriesPanel(session), 1200, 700)
        panel.session = session
        panel.take_focus()
        return panel

    return made


@pytest.fixture
def opened(shown, club_night):
    return lambda *wanted, **options: shown(club_night(*wanted, **options))


@pytest.fixture
def panel(opened) -> ClubEntriesPanel:
    """An evening of IWWA whist without players yet."""
    return opened()


@pytest.fixture
def paired(opened) -> ClubEntriesPanel:
    """An evening of ten-point whist in fixed pairs without players yet."""
    return opened(code="ten", seating=SeatingWay.PAIRS)


def type_text(qtbot, panel: QWidget, text: str, last: Qt.Key = Qt.Key.Key_Return) -> None:
    """Type into the cell under the cursor, and Enter or Tab."""
    view = grid(panel)
    before = view.currentIndex()
    if view.state() != EntriesView.State.EditingState:  # Tab has opened the next cell already
        press_letter(view, text[0])
        text = text[1:]
    editor = view.findChildren(QLineEdit, "nameEditor")[-1]
    for letter in text:
        press_letter(editor, letter)
    qtbot.keyClick(editor, last)
    qtbot.waitUntil(lambda: view.currentIndex() != before)


def type_line(qtbot, panel: QWidget, *texts: str) -> None:
    """Type a line: Tab leads from cell to cell, and Enter to the next line."""
    for text in texts[:-1]:
        type_text(qtbot, panel, text, Qt.Key.Key_Tab)
    type_text(qtbot, panel, texts[-1])


def press_alt(qtbot, panel: QWidget, key: Qt.Key) -> None:
    """Press a key together with Alt: a shortcut needs the window that is active."""
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    qtbot.keyClick(grid(panel), key, Qt.KeyboardModifier.AltModifier)


def partners(panel: ClubEntriesPanel) -> dict[int, int | None]:
    return {n: player.partner for n, player in panel.session.facts.players.items()}


def remarks(panel: ClubEntriesPanel) -> list[str]:
    """What is said beneath the lines, line by line."""
    model = grid(panel).model()
    told = (model.data(model.index(row, 0), REMARK_ROLE) for row in range(model.rowCount()))
    return [remark.text if remark else "" for remark in told]


def answer(dialog: QWidget) -> QPushButton:
    return dialog.findChild(QPushButton, "reseatAccept")


def accept(qtbot, dialog: QWidget) -> QPushButton:
    """Wait until seats are found, and return the button that takes them."""
    button = answer(dialog)
    qtbot.waitUntil(button.isEnabled)
    return button


def test_four_players_typed_with_keys_alone_have_seats(qtbot, panel, people):
    for name in people[:4]:
        type_line(qtbot, panel, name, "Gaspé")
    assert names(panel) == list(people[:4])
    assert len(panel.session.facts.rounds) == 4
    assert line(panel) == "Everybody has a seat. Once everybody is here: the sheets."


def test_each_finished_line_is_one_step_with_its_seats(qtbot, panel, people):
    for name in people[:9]:
        type_line(qtbot, panel, name)
    panel.session.undo()
    assert sorted(panel.session.facts.rounds[1].people()) == list(range(1, 9))


def test_three_are_too_few_and_the_line_says_so(qtbot, panel, people):
    paste(qtbot, panel, *people[:3])
    assert not panel.session.facts.rounds
    assert "4" in line(panel)


def test_a_list_of_twenty_two_is_pasted_in_one_step(qtbot, panel, people):
    paste(qtbot, panel, *(f"{name}\tGaspé" for name in people))
    assert names(panel) == list(people)
    assert len(panel.session.desk.lines) == 2
    told = [label.text() for label in panel.findChildren(QLabel)]
    assert "22 players · 2 tables of five and 3 tables of four · 4 rounds of 16 deals" in told


@pytest.mark.parametrize(
    ("language", "count"),
    [
        (Language.ENGLISH, "13 players · 3 tables of four · 1 player sits out each round, nobody"),
        (Language.FRENCH, "13 joueurs · 3 tables de quatre · 1 joueur est exempt à chaque tour, "),
    ],
)
def test_who_fills_no_table_is_said_beside_the_tables(opened, language, count):
    panel = opened(13, "ten", language=words(language))
    assert any(label.text().startswith(count) for label in panel.findChildren(QLabel))


def test_a_name_entered_twice_is_refused_beside_its_line(qtbot, panel):
    type_line(qtbot, panel, "Anne Côté")
    type_line(qtbot, panel, "anne  côté")
    assert names(panel) == ["Anne Côté"]
    assert "is at number 1 and at number 2" in grid(panel).model().entries[1].refusal
    assert line(panel) == "Not entered yet: line 2."


def test_drafts_survive_the_panel(qtbot, shown, club_night):
    session = club_night()
    first = shown(session)
    type_line(qtbot, first, "Anne Côté")
    type_line(qtbot, first, "Anne Côté", "Percé")
    again = shown(session)
    assert grid(again).model().entries[1].texts == ("Anne Côté", "Percé")


def test_seats_are_drawn_by_lot_with_a_number_that_is_shown(opened):
    panel = opened(16)
    before = panel.session.facts.rounds
    press(panel, "drawButton")
    seed = panel.session.facts.progress.draw_seed
    assert panel.session.facts.rounds != before
    assert any(f"draw number {seed}" in label.text() for label in panel.findChildren(QLabel))


def test_the_same_number_gives_the_same_seats_to_the_same_list(opened):
    panel = opened(17)
    press(panel, "drawButton")
    drawn = panel.session.facts
    panel.session.undo()
    again = draw_seats(panel.session.facts, drawn.progress.draw_seed)
    assert {each.number: each for each in again.rounds} == drawn.rounds


def test_a_player_comes_off_and_the_others_are_seated(opened):
    panel = opened(9)
    grid(panel).go_to(1)
    press(panel, "removeButton")
    assert "Luc Côté" not in names(panel)
    assert sorted(panel.session.facts.rounds[1].people()) == list(range(1, 9))


def test_a_name_is_corrected_during_play(qtbot, opened):
    panel = opened(8, begun=1)
    type_text(qtbot, panel, "Anne Côté-Roy")
    assert names(panel)[0] == "Anne Côté-Roy"


def test_what_a_late_player_means_is_said_before(qtbot, opened):
    panel = opened(20, begun=1)
    press(panel, "lateButton")
    dialog = panel.findChild(ReseatingDialog, "lateDialog")
    dialog.findChild(QLineEdit, "lateName").setText("Zoe Otis")
    accept(qtbot, dialog)
    dialog.findChild(QRadioButton, "way2").click()
    told = dialog.findChild(QLabel, "reseatMeans").text()
    assert "Rounds 2 to 4 are reseated: 1 table of five and 4 tables of four." in told
    assert "Print the seating cards of these rounds again." in told
    answer(dialog).click()
    told = [label.text() for label in panel.findChildren(QLabel)]
    counted = "Round 2 · 21 players · 1 table of five and 4 tables of four · "
    assert any(text.startswith(counted) for text in told)


def choose(dialog, name, number):
    box = dialog.findChild(QComboBox, name)
    box.setCurrentIndex(box.findData(number))


def test_too_few_left_for_a_table_is_refused_in_words(qtbot, opened):
    panel = opened(4, begun=1)
    press(panel, "leaveButton")
    dialog = panel.findChild(ReseatingDialog, "leaveDialog")
    choose(dialog, "leaveWho", 1)
    error = dialog.findChild(QLabel, "reseatError")
    qtbot.waitUntil(lambda: bool(error.text()))
    assert not answer(dialog).isEnabled()


def test_by_standing_a_late_player_is_seated_when_the_next_round_begins(qtbot, opened):
    panel = opened(8, seating=SeatingWay.STANDING, begun=1)
    press(panel, "lateButton")
    dialog = panel.findChild(ReseatingDialog, "lateDialog")
    qtbot.keyClicks(dialog.findChild(QLineEdit, "lateName"), "Zoe Otis")
    accept(qtbot, dialog).click()
    assert 2 not in panel.session.facts.rounds
    panel.session.do(BeginClubRound(2, despite_missing=True))
    assert 9 in set(panel.session.facts.rounds[2].people())


def test_a_file_of_players_is_imported_after_a_look(tmp_path, panel, people):
    path = tmp_path / "players.csv"
    path.write_text("Name,Club\n" + "\n".join(f"{name},Gaspé" for name in people), "utf-8")
    press(panel, "importButton")
    dialog = panel.findChild(ClubImportDialog)
    read_whole(dialog, path)
    assert dialog.findChild(ImportModel).rowCount() == 22
    press(dialog, "importAccept")
    assert names(panel) == list(people)
    assert len(panel.session.facts.rounds) == 4


def test_in_fixed_pairs_a_line_is_a_pair_entered_in_one_step(qtbot, paired):
    type_line(qtbot, paired, "Anne Côté", "Luc Roy", "Gaspé")
    assert names(paired) == ["Anne Côté", "Luc Roy"]
    assert partners(paired) == {1: 2, 2: 1}
    paired.session.undo()
    assert names(paired) == []


def test_enter_goes_from_the_name_to_the_partner_and_on_to_the_next_pair(qtbot, paired):
    for name in ("Anne Côté", "Luc Roy", "Rita Cyr", "Guy Huard"):
        type_text(qtbot, paired, name)
    assert partners(paired) == {1: 2, 2: 1, 3: 4, 4: 3}


def test_pairs_have_their_seats_once_there_are_two(qtbot, paired):
    paste(qtbot, paired, "Anne Côté\tLuc Roy\tGaspé", "Rita Cyr\tGuy Huard\tPercé")
    assert partners(paired) == {1: 2, 2: 1, 3: 4, 4: 3}
    assert len(paired.session.facts.rounds) == 4
    assert line(paired) == "Everybody has a seat. Once everybody is here: the sheets."


def test_a_pair_of_one_waits_for_its_partner(qtbot, paired):
    type_line(qtbot, paired, "Anne Côté")
    grid(paired).go_to(1)
    assert names(paired) == []
    assert grid(paired).model().entries[0].refusal
    assert line(paired) == "Not entered yet: line 1."


def test_the_partner_of_a_pair_is_corrected_and_keeps_his_own_club(qtbot, opened):
    panel = opened(8, code="ten", seating=SeatingWay.PAIRS)
    grid(panel).go_to(0, 2)
    type_text(qtbot, panel, "Luc Huard")
    assert names(panel)[:2] == ["Anne Côté", "Luc Huard"]
    assert partners(panel)[1] == 2


def test_a_pair_comes_off_whole(opened):
    panel = opened(8, code="ten", seating=SeatingWay.PAIRS)
    grid(panel).go_to(1)
    press(panel, "removeButton")
    assert len(names(panel)) == 6
    assert all(partners(panel)[other] == own for own, other in partners(panel).items())
    assert len(panel.session.facts.rounds) == 4


def test_a_list_for_fixed_pairs_pairs_each_two_rows(tmp_path, paired, people):
    path = tmp_path / "pairs.csv"
    path.write_text("Name\n" + "\n".join(people[:8]), "utf-8")
    press(paired, "importButton")
    dialog = paired.findChild(ClubImportDialog)
    read_whole(dialog, path)
    model = dialog.findChild(QWidget, "importPreview").model()
    told = [model.index(row, 0).data(REMARK_ROLE) for row in range(2)]
    assert [each and each.text for each in told] == [None, "A pair: Anne Côté and Luc Côté."]
    press(dialog, "importAccept")
    assert partners(paired) == {1: 2, 2: 1, 3: 4, 4: 3, 5: 6, 6: 5, 7: 8, 8: 7}


def test_players_entered_one_by_one_find_partners_when_pairs_are_wanted(qtbot, opened):
    panel = opened(4, code="ten")
    before = panel.session.facts.settings
    wanted = ClubSettings(before.game, seating=SeatingWay.PAIRS)
    panel.session.do(ChangeClubSettings(wanted, ()))
    for partner in ("Luc Côté", "Guy Côté"):
        row = next(n for n, row in enumerate(grid(panel).model().entries) if not row.texts[1])
        grid(panel).go_to(row, 2)
        type_text(qtbot, panel, partner)
    assert partners(panel) == {1: 2, 2: 1, 3: 4, 4: 3}
    assert len(panel.session.facts.rounds) == 4


def test_a_pair_arrives_late_in_one_step(qtbot, opened):
    panel = opened(8, code="ten", seating=SeatingWay.PAIRS, begun=1)
    press(panel, "lateButton")
    dialog = panel.findChild(ReseatingDialog, "lateDialog")
    qtbot.keyClicks(dialog.findChild(QLineEdit, "lateName"), "Zoe Otis")
    assert answer(dialog).toolTip() == "Enter the partner first."
    qtbot.keyClicks(dialog.findChild(QLineEdit, "latePartner"), "Max Otis")
    assert accept(qtbot, dialog).text() == "Zoe Otis + Max Otis: joining from round 2"
    lines = len(panel.session.desk.lines)
    accept(qtbot, dialog).click()
    assert len(panel.session.desk.lines) == lines + 1
    assert (partners(panel)[9], partners(panel)[10]) == (10, 9)


def test_a_pair_leaves_early_and_may_stay_after_all(qtbot, opened):
    panel = opened(12, code="ten", seating=SeatingWay.PAIRS, begun=1)
    press(panel, "leaveButton")
    dialog = panel.findChild(ReseatingDialog, "leaveDialog")
    choose(dialog, "leaveWho", 3)
    assert accept(qtbot, dialog).text() == "Rita Côté + Guy Côté: leaving after round 1"
    # Fixed pairs stay together: that is no price.
    told = [label.text() for label in dialog.findChildren(QLabel)]
    assert any("to print again" in each for each in told), told
    assert not any("partnership" in each for each in told)
    accept(qtbot, dialog).click()
    assert not {3, 4} & set(panel.session.facts.rounds[2].people())
    press(panel, "stayButton")
    accept(qtbot, panel.findChild(ReseatingDialog, "stayDialog")).click()
    assert {3, 4} <= set(panel.session.facts.rounds[2].people())


@pytest.mark.parametrize("seating", [SeatingWay.PAIRS, SeatingWay.CHANGING])
def test_somebody_plays_in_anothers_place_and_the_seats_stay(qtbot, opened, seating):
    panel = opened(8, code="ten", seating=seating, begun=1)
    seats = panel.session.facts.rounds[2].sittings
    grid(panel).go_to(0)
    press(panel, "substituteButton")
    dialog = panel.findChild(ReseatingDialog, "substituteDialog")
    qtbot.keyClicks(dialog.findChild(QLineEdit, "substituteName"), "Zoe Otis")
    accept(qtbot, dialog)
    told = dialog.findChild(QLabel, "reseatMeans").text()
    assert "From round 2 on, Zoe Otis sits where Anne Côté would have sat." in told
    assert accept(qtbot, dialog).text() == "Zoe Otis plays for Anne Côté"
    accept(qtbot, dialog).click()
    now = panel.session.facts.rounds[2].sittings
    instead = [tuple(9 if n == 1 else n for n in each.seats) for each in seats]
    assert [each.seats for each in now] == instead


def test_two_left_over_from_different_pairs_are_a_new_pair(qtbot, opened):
    panel = opened(12, code="ten", seating=SeatingWay.PAIRS, begun=1)
    panel.session.do(leaving_pair(panel.session.facts, 1, 1))
    press(panel, "newPairButton")
    dialog = panel.findChild(ReseatingDialog, "newPairDialog")
    first, second = (dialog.findChild(QComboBox, f"newPair{n}") for n in ("First", "Second"))
    assert answer(dialog).toolTip() == "Choose the two players first."
    assert first.itemText(0) == "1 · Anne Côté (no partner)"
    first.setCurrentIndex(first.findData(2))
    assert second.findData(2) == -1
    assert second.currentData() is None
    second.setCurrentIndex(second.findData(4))
    accept(qtbot, dialog)
    told = dialog.findChild(QLabel, "reseatMeans").text()
    assert "From round 2 on, Luc Côté and Guy Côté are pair 13 + 14." in told
    assert "Rita Côté leaves." in told
    assert accept(qtbot, dialog).text() == "Make Luc Côté and Guy Côté a pair"
    accept(qtbot, dialog).click()
    assert (partners(panel)[13], partners(panel)[14]) == (14, 13)
    assert remarks(panel)[:2] == [
        "Leaves after round 1. Luc Côté continues with Guy Côté.",
        "Leaves after round 1. Guy Côté continues with Luc Côté.",
    ]
    panel.session.undo()
    assert 13 not in panel.session.facts.players


def test_new_pairs_are_offered_in_fixed_pairs_during_play_alone(opened):
    panel = opened(8, code="ten", begun=1)
    assert panel.findChild(QPushButton, "newPairButton").isHidden()


def test_whoever_went_home_is_said_to_have_gone_and_who_plays_instead(opened):
    panel = opened(8, code="ten", seating=SeatingWay.PAIRS, begun=1)
    rose = ClubPlayer(9, "Rose Otis")
    panel.session.do(substitute_for(panel.session.facts, 1, rose))
    assert remarks(panel)[0] == "Rose Otis plays for Anne Côté from round 2 on."
    model = grid(panel).model()
    assert not model.data(model.index(0, PARTNER), MISSING_ROLE)


def test_the_name_of_somebody_who_went_home_is_corrected(qtbot, opened):
    panel = opened(8, code="ten", seating=SeatingWay.PAIRS, begun=1)
    rose = ClubPlayer(9, "Rose Otis")
    panel.session.do(substitute_for(panel.session.facts, 1, rose))
    grid(panel).go_to(0)
    type_text(qtbot, panel, "Anna Côté")
    assert panel.session.facts.players[1].name == "Anna Côté"


def test_a_player_moves_up_with_his_line_under_the_cursor(qtbot, opened):
    panel = opened(8)
    grid(panel).go_to(2)
    press_alt(qtbot, panel, Qt.Key.Key_Up)
    assert names(panel)[:3] == ["Anne Côté", "Rita Côté", "Luc Côté"]
    assert grid(panel).currentIndex().row() == 1
    panel.session.undo()
    assert names(panel)[:3] == ["Anne Côté", "Luc Côté", "Rita Côté"]


def test_alt_down_moves_a_player_down_and_the_last_stays(qtbot, opened):
    panel = opened(5)
    grid(panel).go_to(3)
    for _press in range(3):
        press_alt(qtbot, panel, Qt.Key.Key_Down)
    assert names(panel)[-1] == "Guy Côté"
    button = panel.findChild(QPushButton, "moveDownButton")
    assert (button.isEnabled(), button.toolTip()) == (False, "This is the last line.")


def test_a_pair_moves_as_one(opened):
    panel = opened(8, code="ten", seating=SeatingWay.PAIRS)
    grid(panel).go_to(1)
    press(panel, "moveUpButton")
    assert names(panel)[:4] == ["Rita Côté", "Guy Côté", "Anne Côté", "Luc Côté"]
    assert partners(panel)[1] == 2


def test_during_play_nobody_moves_any_more(opened):
    panel = opened(8, begun=1)
    assert panel.findChild(QPushButton, "moveUpButton").isHidden()


@pytest.mark.usefixtures("qtbot")
def test_the_model_of_pairs_keeps_the_rules_of_qt():
    model = PairsModel(words(Language.ENGLISH))
    model.show_stored({}, {}, is_open=True)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.setData(model.index(0, 1), "Anne Côté")
    assert model.rowCount() == 2


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("Anne Côté\tLuc Roy\nRita Cyr\tGuy Huard", id="names alone"),
        pytest.param("1\tAnne Côté\tLuc Roy\n2\tRita Cyr\tGuy Huard", id="numbers"),
        pytest.param("Nom;Partenaire\nAnne Côté;Luc Roy\nRita Cyr;Guy Huard", id="headings"),
        pytest.param("Nom\nAnne Côté\nLuc Roy\nRita Cyr\nGuy Huard", id="one after another"),
        pytest.param("Anne Côté\nLuc Roy\nRita Cyr\nGuy Huard", id="a name a line, no heading"),
    ],
)
def test_a_list_of_pairs_that_is_pasted_is_seen_before_it_counts(qtbot, paired, text):
    paste(qtbot, paired, text)
    assert names(paired) == []
    press(paired.findChild(ClubImportDialog), "importAccept")
    assert partners(paired) == {1: 2, 2: 1, 3: 4, 4: 3}


def test_a_list_of_players_with_numbers_is_seen_before_it_counts(qtbot, panel):
    paste(qtbot, panel, "1\tAnne Côté\tGaspé\n2\tLuc Roy\tPercé")
    press(panel.findChild(ClubImportDialog), "importAccept")
    assert names(panel) == ["Anne Côté", "Luc Roy"]


def test_partners_are_named_as_not_read_where_everybody_plays_alone(qtbot, panel):
    paste(qtbot, panel, "Nom\tPartenaire\nAnne Côté\tLuc Roy")
    notes = panel.findChild(ClubImportDialog).findChild(QLabel, "importNotes")
    assert notes.text() == "Not read: the column B (Partenaire)."


def test_a_name_that_is_entered_already_is_typed_and_asked_about(qtbot, panel):
    type_line(qtbot, panel, "Luc Roy", "Gaspé")
    type_line(qtbot, panel, "Luc Roy", "Percé")
    assert "Luc Roy (Gaspé), Luc Roy (Percé)" in twins_question(panel)
    press(panel, "twinsApart")
    assert names(panel) == ["Luc Roy (Gaspé)", "Luc Roy (Percé)"]


def test_in_pairs_two_of_one_name_are_told_apart_in_line_and_list(qtbot, paired):
    type_line(qtbot, paired, "Luc Roy", "Anne Côté", "Gaspé")
    type_line(qtbot, paired, "Rita Cyr", "Luc Roy", "Percé")
    press(paired, "twinsApart")
    assert names(paired) == ["Luc Roy (Gaspé)", "Anne Côté", "Rita Cyr", "Luc Roy (Percé)"]
    paste(qtbot, paired, "Guy Huard\tAnne Côté\tMaria")
    dialog = paired.findChild(ClubImportDialog)
    press(dialog, "twinsApart")
    press(dialog, "importAccept")
    assert names(paired)[4:] == ["Guy Huard", "Anne Côté (Maria)"]


def test_father_and_son_are_a_pair(qtbot, paired):
    type_line(qtbot, paired, "Luc Roy", "Luc Roy", "Gaspé")
    press(paired, "twinsApart")
    assert names(paired) == ["Luc Roy", "Luc Roy (2)"]


@pytest.mark.parametrize("kind", ["panel", "paired"])
def test_a_name_read_otherwise_than_it_was_typed_is_put_back_by_one_click(qtbot, request, kind):
    panel = request.getfixturevalue(kind)
    type_text(qtbot, panel, "3. Jean Roy (remplace Luc)", Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: panel.findChild(QLabel, "readAs").isVisible())
    assert grid(panel).model().entries[0].texts[0] == "Jean Roy"
    qtbot.mouseClick(panel.findChild(QPushButton, "asTyped"), Qt.MouseButton.LeftButton)
    assert grid(panel).model().entries[0].texts[0] == "3. Jean Roy (remplace Luc)"
    assert not panel.findChild(QLabel, "readAs").isVisible()
