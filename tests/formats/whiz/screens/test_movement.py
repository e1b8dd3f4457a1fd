import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QRadioButton, QSpinBox, QWidget

from tests.fixtures.windows import read_whole
from whist_td.formats.whiz.commands import AnnounceWhizRound, SeatRounds
from whist_td.formats.whiz.files.exchange import seats_plain
from whist_td.formats.whiz.files.movement_file import read_movement
from whist_td.formats.whiz.rules.event import SeatedRound
from whist_td.formats.whiz.screens.movement import CHANGES, MOVEMENT, OWN
from whist_td.formats.whiz.views.edits import exchanged, seated_of
from whist_td.formats.whiz.views.movement_views import possible_exchanges
from whist_td.formats.whiz.views.rebuilding import acquaintance
from whist_td.formats.whiz.views.seating import movement_of, seated_rounds
from whist_td.kit.text_table import TextTable
from whist_td.players.screens.movement_dialogs import ChangeSeatsDialog, OwnSeatsDialog
from whist_td.players.screens.movement_page import SeatsPanel
from whist_td.players.screens.pair_map import PairMap, PairMapView
from whist_td.players.screens.rounds_grid import RoundsGrid, RoundsModel
from whist_td.players.views.movement_views import Between, PairCounts
from whist_td.words.words import Language, numbers_listed, words


@pytest.fixture
def opened(qtbot, entered):
    """Open a page; it is held here, lest Python forget it while Qt still paints it."""
    held: list[SeatsPanel] = []

    def made(**wanted) -> SeatsPanel:
        session = entered(**{"begun": False, "players": 10, "rounds": 4, **wanted})
        panel = SeatsPanel(session, MOVEMENT)
        held.append(panel)
        qtbot.addWidget(panel)
        panel.resize(1200, 700)
        with qtbot.waitExposed(panel):
            panel.show()
        return panel

    return made


def press(panel: QWidget, name: str) -> None:
    panel.findChild(QPushButton, name).click()


def visible_view(panel: QWidget) -> QWidget:
    views = (*panel.findChildren(PairMapView), panel.findChild(RoundsGrid))
    return next(view for view in views if view.isVisible())


def test_every_table_of_every_round_is_shown_with_its_deals(opened):
    panel = opened()
    model = panel.findChild(RoundsModel)
    evening = panel.session.facts
    assert (model.rowCount(), model.columnCount()) == (4, 5)
    seating = evening.rounds[2].seating(1)
    assert model.index(0, 2).data() == " · ".join(map(str, seating.seats))
    said = model.index(0, 2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith(f"Round 2, table 1: North {seating.north} (")


def test_those_who_sit_out_stand_below(opened):
    panel = opened()
    model = panel.findChild(RoundsModel)
    out = panel.session.facts.rounds[1].sit_out
    assert model.index(3, 1).data() == ", ".join(map(str, out))
    assert "sit out" in model.index(3, 1).data(Qt.ItemDataRole.ToolTipRole)


def test_what_was_played_is_told_in_the_heading(opened):
    panel = opened()
    panel.session.do(AnnounceWhizRound(1))
    model = panel.findChild(RoundsModel)
    assert model.headerData(1, Qt.Orientation.Horizontal) == "1st round, played"
    assert model.headerData(2, Qt.Orientation.Horizontal) == "2nd round"


def test_the_arrows_go_from_pair_to_pair_and_say_what_each_means(qtbot, opened):
    panel = opened()
    press(panel, "view-meetings")
    view = visible_view(panel)
    heat = view.findChild(PairMap)
    heat.setFocus()
    qtbot.keyClick(heat, Qt.Key.Key_Right)
    told = view.findChild(QLabel, "heatSquare").text()
    assert told == heat.sentence(1, 2)
    assert heat.accessibleDescription() == told


def test_the_picture_can_be_read_in_words(opened):
    panel = opened()
    press(panel, "view-meetings")
    view = visible_view(panel)
    view.findChild(QSpinBox, "heatPlayer").setValue(4)
    known = acquaintance(panel.session.facts.rounds.values())
    once = [n for n in known.players if n != 4 and len(known.meetings(4, n)) == 1]
    listed = numbers_listed(once, words(Language.ENGLISH))
    assert f"Meets once: {listed}." in view.findChild(QLabel, "heatWords").text()


def test_comparisons_have_a_picture_of_their_own(opened):
    panel = opened()
    press(panel, "view-comparisons")
    heat = visible_view(panel).findChild(PairMap)
    known = acquaintance(panel.session.facts.rounds.values())
    assert heat.count(1, 4) == len(known.comparisons(4, 1))
    assert heat.accessibleName() == "Who is compared with whom"


def test_ninety_nine_players_fit_into_the_picture(qtbot):
    heat = PairMap(words(Language.ENGLISH))
    qtbot.addWidget(heat)
    known = acquaintance(seated_rounds(99, 5))
    heat.show_counts(PairCounts(Between.MEETINGS, known.players, known.met))
    heat.resize(520, 520)
    assert heat.minimumSizeHint().width() <= 520
    assert not heat.grab().isNull()


def test_the_figures_stand_beside_the_best_there_could_be(opened):
    panel = opened()
    rows = panel.findChild(TextTable)
    assert [rows.index(0, column).data() for column in range(3)] == [
        "Hard rules",
        "all kept",
        "all kept",
    ]
    assert rows.rowCount() > 8


@pytest.mark.parametrize(
    ("players", "rounds", "sentence"),
    [
        (11, 6, "No movement for 11 players and 6 rounds has fewer than 2 repeated meetings."),
        (
            6,
            3,
            "Without copies, no movement for 6 players and 3 rounds has fewer than 12 repeated ",
        ),
        (16, 8, "No movement for 16 players and 8 rounds has fewer than 4 repeated meetings."),
    ],
)
def test_what_is_known_of_fewer_second_meetings_is_said(opened, players, rounds, sentence):
    panel = opened(players=players, rounds=rounds)
    assert sentence in panel.findChild(QLabel, "movementTold").text()


def test_where_nobody_meets_twice_nothing_more_is_known(opened):
    told = opened(players=10, rounds=4).findChild(QLabel, "movementTold").text()
    assert "has fewer" not in told


def test_the_movement_is_saved_as_a_table_that_can_be_read_again(opened, tmp_path):
    panel = opened()
    panel.save(tmp_path / "movement.csv")
    assert "movement.csv" in panel.findChild(QLabel, "movementTold").text()
    read = read_movement(tmp_path / "movement.csv", 10)
    assert seated_of(read) == tuple(panel.session.facts.rounds.values())


def test_the_movement_is_made_anew_after_a_change(opened):
    panel = opened()
    best = panel.session.facts.rounds
    other = possible_exchanges(panel.session.facts, 2, 1)[0]
    changed = exchanged(best.values(), 2, 1, other)
    panel.session.do(SeatRounds(changed))
    press(panel, "movementAnew")
    assert panel.session.facts.rounds == best


def test_a_player_is_found_in_the_grid(opened):
    panel = opened()
    panel.findChild(QSpinBox, "findPlayer").setValue(4)
    assert panel.findChild(RoundsGrid).itemDelegate().sought == 4


def test_escape_leads_back(qtbot, opened):
    panel = opened()
    with qtbot.waitSignal(panel.left):
        qtbot.keyClick(panel, Qt.Key.Key_Escape)


def test_without_players_the_page_says_what_it_waits_for(opened):
    panel = opened(players=3)
    assert panel.findChild(QLabel, "movementTold").text().startswith("At least 6 players")
    assert not panel.findChild(QPushButton, "movementChange").isEnabled()


@pytest.fixture
def change(qtbot, opened):
    panel = opened()
    dialog = ChangeSeatsDialog(panel.session, CHANGES, 1, None)
    dialog.session = panel.session
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def choose(dialog: QWidget, name: str, answer: int) -> None:
    combo = dialog.findChild(QComboBox, name)
    combo.setCurrentIndex(combo.findData(answer))


def test_two_people_change_places_once_the_consequences_are_seen(change):
    session = change.session
    change.findChild(QSpinBox, "changeRound").setValue(2)
    other = possible_exchanges(session.facts, 2, 1)[0]
    choose(change, "changeOne", 1)
    choose(change, "changeOther", other)
    table = session.facts.rounds[2].place_of(other)
    assert change.findChild(QLabel, "changeMeans").text()
    press(change, "changeAccept")
    assert session.facts.rounds[2].place_of(1).table == table.table
    session.undo()
    assert session.facts.rounds[2].place_of(other) == table


def test_a_change_that_breaks_a_hard_rule_is_refused_with_what_would_do(change):
    session = change.session
    change.findChild(QSpinBox, "changeRound").setValue(2)
    allowed = possible_exchanges(session.facts, 2, 1)
    forbidden = next(n for n in session.facts.rounds[2].people() if n != 1 and n not in allowed)
    choose(change, "changeOne", 1)
    choose(change, "changeOther", forbidden)
    assert not change.findChild(QPushButton, "changeAccept").isEnabled()
    told = change.findChild(QLabel, "changePossible").text()
    assert told.startswith("Player 1 can swap seats with")
    assert str(allowed[0]) in told


def test_boards_sent_to_people_who_know_them_are_refused(change):
    session = change.session
    change.findChild(QRadioButton, "changeKind2").click()
    change.findChild(QSpinBox, "changeRound").setValue(2)
    first = session.facts.rounds[1].seatings[0]
    table = next(
        s.table for s in session.facts.rounds[2].seatings if set(s.seats) & set(first.seats)
    )
    choose(change, "changeSet", first.board_set)
    choose(change, "changeTable", table)
    assert not change.findChild(QPushButton, "changeAccept").isEnabled()
    assert f"set {first.board_set} again" in change.findChild(QLabel, "changeMeans").text()


def test_before_anything_is_chosen_nothing_is_wrong_and_what_is_possible_is_said(change):
    assert not change.findChild(QPushButton, "changeAccept").isEnabled()
    assert "changes nothing" in change.findChild(QLabel, "changeMeans").text()
    assert "can swap seats with" in change.findChild(QLabel, "changePossible").text()


def test_nothing_chosen_changes_nothing(change):
    choose(change, "changeOne", 1)
    choose(change, "changeOther", 1)
    assert not change.findChild(QPushButton, "changeAccept").isEnabled()


def test_rounds_that_are_announced_cannot_be_chosen(qtbot, opened):
    panel = opened()
    panel.session.do(AnnounceWhizRound(1))
    dialog = ChangeSeatsDialog(panel.session, CHANGES, 1, None)
    qtbot.addWidget(dialog)
    assert dialog.findChild(QSpinBox, "changeRound").minimum() == 2


@pytest.fixture
def own(qtbot, tmp_path, opened):
    """Read a movement from a file; `spoil` may change its plain values first."""

    def read(players: int = 10, rounds: int = 4, spoil=lambda _plain: None):
        panel = opened()
        plain = seats_plain(movement_of(seated_rounds(players, rounds), players))
        spoil(plain)
        path = tmp_path / "movement.json"
        path.write_text(json.dumps(plain), encoding="utf-8")
        dialog = OwnSeatsDialog(panel.session, OWN, None)
        dialog.session = panel.session
        qtbot.addWidget(dialog)
        dialog.show()
        read_whole(dialog, path)
        return dialog

    return read


def accept(dialog: QWidget) -> QPushButton:
    return dialog.findChild(QPushButton, "movementAccept")


def rewind(plain) -> None:
    """Play the rounds of a movement in the opposite order."""
    plain["rounds"].reverse()
    for number, said in enumerate(plain["rounds"], start=1):
        said["round"] = number


def test_a_sound_movement_of_ones_own_is_played_after_its_verdict(own):
    dialog = own(spoil=rewind)
    assert "sits out" in dialog.findChild(QLabel, "movementVerdict").text()
    accept(dialog).click()
    expected = seated_rounds(10, 4)[-1]
    assert dialog.session.facts.rounds[1] == SeatedRound(1, expected.seatings, expected.sit_out)


def test_a_movement_of_more_rounds_brings_its_number_of_rounds(own):
    dialog = own(rounds=6)
    accept(dialog).click()
    assert dialog.session.facts.settings.rounds == 6
    dialog.session.undo()
    assert dialog.session.facts.settings.rounds == 4


def test_a_movement_for_others_is_refused_with_both_numbers(own):
    dialog = own(players=9)
    assert "for 9 players, and there are 10" in dialog.findChild(QLabel, "movementError").text()
    assert not accept(dialog).isEnabled()


def test_a_broken_rule_is_named_with_the_nearest_that_would_do(own):
    def twice(plain):
        tables = plain["rounds"][1]["tables"]
        tables[0]["N"] = tables[1]["N"]

    dialog = own(spoil=twice)
    assert "In round 2, player" in dialog.findChild(QLabel, "movementError").text()
    assert "Closest fix" in dialog.findChild(QLabel, "movementNearest").text()
    assert accept(dialog).text() == "Play it with this change"
    accept(dialog).click()
    assert dict(dialog.session.facts.rounds)[2].seatings == seated_rounds(10, 4)[1].seatings


def test_what_cannot_be_mended_is_not_played(own):
    def same(plain):
        plain["rounds"][1] = {**plain["rounds"][0], "round": 2}

    dialog = own(spoil=same)
    assert "No single change is enough" in dialog.findChild(QLabel, "movementNearest").text()
    assert not accept(dialog).isEnabled()


def test_a_file_that_cannot_be_read_is_told(qtbot, tmp_path, opened):
    dialog = OwnSeatsDialog(opened().session, OWN, None)
    qtbot.addWidget(dialog)
    path = tmp_path / "movement.json"
    path.write_text("no movement", encoding="utf-8")
    read_whole(dialog, path)
    assert dialog.findChild(QLabel, "movementError").text()
