import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox

from tests.fixtures.entering import forecast
from tests.fixtures.stage import choose
from whist_td.formats.club_night.commands.commands import ChangeClubPlayer
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.event import ClubPlayer, RankedBy, SeatingWay
from whist_td.formats.club_night.screens.event import ClubEventPanel
from whist_td.players.screens.movement_page import SeatsPanel, TablesSeen


@pytest.fixture
def opened(stage, club_night):
    def made(*wanted, **options) -> ClubEventPanel:
        session = club_night(*wanted, **options)
        panel = stage(ClubEventPanel(session), 1200, 700)
        panel.session = session
        return panel

    return made


def names(seats: SeatsPanel, table: int) -> str:
    return seats.findChild(TablesSeen).cards[table - 1].accessibleDescription()


def open_seats(panel: ClubEventPanel) -> SeatsPanel:
    panel.findChild(QPushButton, "showSeats").click()
    return panel.findChild(SeatsPanel)


def test_the_evening_is_told_for_those_who_are_entered(opened):
    told = forecast(opened(22))
    assert "22 players entered" in told
    assert "2 tables of five and 3 tables of four" in told


def test_the_name_is_corrected_with_keys_and_undone(qtbot, opened):
    panel = opened(8)
    field = panel.findChild(QLineEdit, "eventName")
    field.selectAll()
    qtbot.keyClicks(field, "Saturday")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert panel.session.facts.details.name == "Saturday"
    panel.session.undo()
    assert field.text() == "Friday"


def test_more_rounds_are_seated_in_the_same_step(opened):
    panel = opened(16)
    panel.findChild(QSpinBox, "eventRounds").setValue(6)
    assert len(panel.session.facts.rounds) == 6
    panel.session.undo()
    assert len(panel.session.facts.rounds) == 4


def test_another_game_seats_everybody_anew(opened):
    panel = opened(22)
    choose(panel, "clubGame", "dummy")
    evening = panel.session.facts
    assert evening.game is GAMES["dummy"]
    assert {len(sitting.seats) for sitting in evening.rounds[1].sittings} == {3}


def test_during_play_the_game_and_the_length_are_fixed_with_a_reason(opened):
    panel = opened(8, begun=1)
    assert not panel.findChild(QComboBox, "clubGame").isEnabled()
    assert not panel.findChild(QSpinBox, "roundLength").isEnabled()
    choose(panel, "clubRanking", RankedBy.MEAN)
    assert panel.session.facts.settings.ranked_by is RankedBy.MEAN


def test_during_play_the_cards_of_the_domy_are_fixed_and_the_formula_is_not(opened):
    panel = opened(6, "plain_whiz", begun=1)
    fixed = panel.findChild(QSpinBox, "option-domy_cards")
    assert not fixed.isEnabled()
    said = [label.text() for label in fixed.parentWidget().findChildren(QLabel)]
    assert any("deals have been played with it" in text for text in said)
    assert not panel.findChild(QComboBox, "option-seat_change").isEnabled()
    assert panel.findChild(QComboBox, "option-rule").isEnabled()
    panel.session.undo()
    assert fixed.isEnabled()


def test_a_value_of_the_game_is_put_right_during_play(qtbot, opened):
    panel = opened(8, begun=1)
    field = panel.findChild(QLineEdit, "misere.made")
    field.selectAll()
    qtbot.keyClicks(field, "8")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert panel.session.facts.settings.game.options.misere.made == 8


def test_during_play_other_seats_change_the_rounds_to_come_alone(opened):
    panel = opened(8, begun=1)
    before = panel.session.facts.rounds
    choose(panel, "clubSeating", SeatingWay.STAYING)
    after = panel.session.facts.rounds
    assert after[1] == before[1]
    assert after[2].sittings == after[1].sittings


def test_fewer_rounds_than_have_begun_are_refused_in_words(opened):
    panel = opened(8, begun=2)
    panel.findChild(QSpinBox, "eventRounds").setValue(1)
    assert panel.session.facts.settings.rounds == 4
    assert panel.findChild(QSpinBox, "eventRounds").value() == 4


def test_what_another_window_changes_is_shown(opened):
    panel = opened(16)
    panel.findChild(QSpinBox, "eventRounds").setValue(3)
    panel.session.undo()
    assert panel.findChild(QSpinBox, "eventRounds").value() == 4


def test_the_page_of_the_seats_shows_a_round_table_by_table(opened):
    panel = opened(22)
    seats = open_seats(panel)
    assert len(seats.findChild(TablesSeen).cards) == 5
    first = panel.session.facts.rounds[1].sittings[0]
    people = [panel.session.facts.players[number].name for number in first.seats]
    assert all(name in names(seats, 1) for name in people)


def test_a_name_of_three_lines_is_read_whole_on_its_table(opened):
    long = "Vandermeerschen-Desmedt Marie-Bernadette-Françoise (Fontaine-l'Évêque)"
    panel = opened(8)
    panel.session.do(ChangeClubPlayer(ClubPlayer(1, long)))
    tables = open_seats(panel).findChild(TablesSeen)
    tables.layout().activate()
    labels = [each for card in tables.cards for each in card.findChildren(QLabel)]
    (label,) = (each for each in labels if each.text() == long)
    label.parentWidget().layout().activate()
    assert label.height() >= label.heightForWidth(label.width())


def test_another_round_is_looked_at_with_a_key(qtbot, opened):
    panel = opened(16)
    seats = open_seats(panel)
    before = names(seats, 1)
    qtbot.keyClick(seats.findChild(QSpinBox, "seatsRound"), Qt.Key.Key_Up)
    assert names(seats, 1) != before


def test_the_table_of_somebody_who_is_looked_for_stands_out(opened):
    panel = opened(16)
    seats = open_seats(panel)
    seats.findChild(QSpinBox, "findPlayer").setValue(7)
    table = panel.session.facts.rounds[1].place_of(7).table
    found = [card for card in seats.findChild(TablesSeen).cards if card.property("role") == "next"]
    assert [card.table for card in found] == [table]


def test_the_seats_are_drawn_by_lot_and_the_draw_is_undone(opened):
    panel = opened(16)
    before = panel.session.facts
    seats = open_seats(panel)
    seats.findChild(QPushButton, "seatsDraw").click()
    drawn = panel.session.facts
    assert drawn.rounds != before.rounds
    assert drawn.progress.draw_seed is not None
    panel.session.undo()
    assert panel.session.facts == before


def test_by_standing_the_round_that_comes_is_only_foreseen(opened):
    panel = opened(8, seating=SeatingWay.STANDING, begun=1)
    seats = open_seats(panel)
    assert seats.findChild(QSpinBox, "seatsRound").value() == 2
    told = [label.text() for label in seats.findChildren(QLabel)]
    assert "The seats by the standings as they are now." in told
    assert not seats.findChild(QPushButton, "seatsDraw").isEnabled()


def test_who_sits_out_is_named(opened):
    panel = opened(10, code="ten")
    seats = open_seats(panel)
    resting = panel.session.facts.rounds[1].sit_out
    told = seats.findChild(QLabel, "seatsOut").text()
    assert resting
    assert all(panel.session.facts.players[number].name in told for number in resting)


def test_escape_leaves_the_seats(qtbot, opened):
    panel = opened(8)
    seats = open_seats(panel)
    with qtbot.waitSignal(seats.left):
        qtbot.keyClick(seats, Qt.Key.Key_Escape)
