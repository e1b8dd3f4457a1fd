"""What is not a plain result: adjusted scores, penalties, and what really happened."""

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QPushButton, QWidget

from tests.formats.whiz.screens.playing import english, strip, told
from whist_td.formats.whiz.commands import PenalisePlayer, RecordAsHappened
from whist_td.formats.whiz.rules.results import NOT_PLAYED, Adjusted, BoardPlace, Penalty
from whist_td.formats.whiz.screens.play import WhizPlayPanel

ENTER = Qt.Key.Key_Return


@pytest.fixture
def play(stage, tournament):
    def opened(**wanted):
        session = tournament(**wanted)
        panel = stage(WhizPlayPanel(session))
        return session, panel

    return opened


def write(panel, text, *keys, into="result"):
    field = next(f for f in panel.findChildren(QLineEdit, into) if not f.isHidden())
    field.setFocus()
    QTest.keyClicks(field, text)
    for key in keys:
        QTest.keyClick(field, key)


def part(panel, name):
    return next(found for found in panel.findChildren(QWidget, name) if not found.isHidden())


def click(panel, name):
    found = part(panel, name)
    assert isinstance(found, QPushButton | QCheckBox)
    found.click()


def choose(panel, name, value):
    box = part(panel, name)
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData(value))


def press_here(panel, text="", key=ENTER):
    """Type where the keys are, whatever has them."""
    focused = panel.focusWidget()
    QTest.keyClicks(focused, text)
    QTest.keyClick(focused, key)


def test_enter_goes_from_percent_to_percent_to_the_reason_and_then_enters_the_score(play):
    session, panel = play()
    write(panel, "", Qt.Key.Key_F10)
    for text in ("40", "60", "60"):
        press_here(panel, text)
        assert strip(panel) is not None
    press_here(panel, "late")
    adjusted = session.facts.results[BoardPlace(1, 1, 5)].outcome
    assert adjusted == Adjusted(Fraction(40), Fraction(60), Fraction(60), "late")
    assert part(panel, "result").text() == ""


def test_an_adjusted_score_is_put_together_by_clicks(play):
    session, panel = play()
    write(panel, "", Qt.Key.Key_F10)
    click(panel, "percent-N-40")
    click(panel, "percent-E-60")
    click(panel, "percent-S-60")
    part(panel, "adjustReason").setText("late")
    assert part(panel, "writeAdjusted").text() == "Enter the adjusted score"
    click(panel, "writeAdjusted")
    adjusted = session.facts.results[BoardPlace(1, 1, 5)].outcome
    assert adjusted == Adjusted(Fraction(40), Fraction(60), Fraction(60), "late")


def test_a_percentage_that_will_not_do_keeps_the_question_open(play):
    _, panel = play()
    write(panel, "", Qt.Key.Key_F10)
    part(panel, "percent-N").setText("140")
    click(panel, "writeAdjusted")
    assert strip(panel) is not None


def test_a_penalty_has_a_player_an_amount_and_a_reason(play):
    session, panel = play()
    write(panel, "", Qt.Key.Key_F9)
    choose(panel, "penalised", 4)
    part(panel, "penaltyAmount").setText("12,5")
    write(panel, "loud", ENTER, into="penaltyReason")
    assert session.facts.penalties == {1: Penalty(4, 1, Fraction(25, 2), "loud")}
    assert strip(panel) is None


def test_enter_twice_penalises_nobody_before_somebody_is_chosen(play):
    session, panel = play()
    write(panel, "", Qt.Key.Key_F9)
    for _ in range(4):
        press_here(panel)
    assert not session.facts.penalties
    assert panel.focusWidget() is part(panel, "penalised")
    press_here(panel, "4")
    press_here(panel)
    assert [penalty.player for penalty in session.facts.penalties.values()] == [4]


@pytest.mark.parametrize("amount", ["", "a lot", "-5", "0", "101", "1.", "1/0"])
def test_an_amount_that_will_not_do_is_refused_and_kept(play, amount):
    session, panel = play()
    write(panel, "", Qt.Key.Key_F9)
    choose(panel, "penalised", 4)
    part(panel, "penaltyAmount").setText(amount)
    click(panel, "givePenalty")
    assert part(panel, "penaltyAmount").text() == amount
    assert not session.facts.penalties


def test_a_penalty_is_listed_and_taken_back(play):
    session, panel = play()
    session.do(PenalisePlayer(Penalty(4, 1, Fraction(10), "loud")))
    click(panel, "penalty")
    click(panel, "lift-1")
    assert not session.facts.penalties


def test_players_in_each_others_seats_are_recorded_with_what_it_means(play):
    session, panel = play()
    write(panel, "10H S +1", Qt.Key.Key_F4)
    choose(panel, "held-N", 4)
    choose(panel, "held-E", 8)
    assert "Player 4 (Guy Huard) held North instead of East" in told(panel, "consequences")
    click(panel, "recordHappened")
    result = session.facts.results[BoardPlace(1, 1, 5)]
    assert (result.seats, result.outcome) == ((4, 8, 3), english("10H S +1"))
    session.undo()
    assert not session.facts.results


def test_a_player_cannot_hold_two_hands(play):
    session, panel = play()
    write(panel, "pass", Qt.Key.Key_F4)
    choose(panel, "held-N", 4)
    click(panel, "recordHappened")
    assert "Player 4 is in two places at once" in told(panel, "happenedError")
    assert not session.facts.results


def test_a_wrong_deal_is_recorded_and_the_right_one_as_not_played_in_one_step(play):
    session, panel = play()
    write(panel, "10H S +1", Qt.Key.Key_F4)
    choose(panel, "reallyDeal", 2)
    assert "has one deal less: deal 5 was not played" in told(panel, "consequences")
    click(panel, "recordHappened")
    assert session.facts.results[BoardPlace(1, 1, 2)].outcome == english("10H S +1")
    assert session.facts.results[BoardPlace(1, 1, 5)].outcome is NOT_PLAYED
    assert isinstance(session.desk.lines[-1].command, RecordAsHappened)
    session.undo()
    assert not session.facts.results


def test_a_result_entered_for_the_wrong_deal_goes_over_to_the_right_one(play):
    session, panel = play()
    write(panel, "10H S +1", ENTER, Qt.Key.Key_Left, Qt.Key.Key_F4)
    choose(panel, "reallyDeal", 2)
    click(panel, "skipped")
    click(panel, "recordHappened")
    assert list(session.facts.results) == [BoardPlace(1, 1, 2)]


def test_a_swap_of_seats_is_recorded_for_all_deals_of_the_table_at_once(play):
    session, panel = play()
    for text in ("10H S +1", "pass"):
        write(panel, text, ENTER)
    write(panel, "t1", ENTER, Qt.Key.Key_F4)
    click(panel, "wholeTable")
    choose(panel, "held-N", 4)
    choose(panel, "held-E", 8)
    click(panel, "recordHappened")
    assert [each.seats for each in session.facts.results.values()] == [(4, 8, 3)] * 2
    assert len(session.facts.rounds[1].seatings) == 3


def swap_for_the_table(panel, *ticks):
    """Enter deal 5 of table 1, then tell that the seats were swapped and what came of deal 6."""
    write(panel, "10H S +1", ENTER, Qt.Key.Key_F4)
    choose(panel, "held-N", 4)
    choose(panel, "held-E", 8)
    write(panel, "9H N =", into="reallyResult")
    for name in ticks:
        click(panel, name)
    QTest.keyClick(part(panel, "reallyResult"), ENTER)


def test_the_result_typed_for_this_deal_counts_with_the_seats_of_the_whole_table(play):
    session, panel = play()
    swap_for_the_table(panel, "wholeTable")
    results = session.facts.results
    assert [each.seats for each in results.values()] == [(4, 8, 3)] * 2
    assert results[BoardPlace(1, 1, 6)].outcome == english("9H N =")
    session.undo()
    assert session.facts.results.keys() == {BoardPlace(1, 1, 5)}


def test_without_a_result_the_cursor_stays_on_the_deal_that_is_missing(play):
    session, panel = play()
    write(panel, "10H S +1", ENTER, Qt.Key.Key_F4)
    choose(panel, "held-N", 4)
    choose(panel, "held-E", 8)
    click(panel, "wholeTable")
    click(panel, "recordHappened")
    assert [each.seats for each in session.facts.results.values()] == [(4, 8, 3)]
    assert told(panel, "entryPlace") == "Table 1 · deal 6"


def test_the_seats_are_kept_for_the_deals_still_to_come_at_the_table(play):
    session, panel = play()
    write(panel, "10H S +1", Qt.Key.Key_F4)
    choose(panel, "held-N", 4)
    choose(panel, "held-E", 8)
    click(panel, "restOfRound")
    click(panel, "recordHappened")
    who = told(panel, "entryWho").replace("\u00a0", " ")
    assert who.startswith("N 4 Guy Huard   E 8 Earl English")
    write(panel, "pass", ENTER)
    assert session.facts.results[BoardPlace(1, 1, 6)].seats == (4, 8, 3)


def test_seats_that_were_taken_back_are_not_kept(play):
    session, panel = play()
    write(panel, "10H S +1", Qt.Key.Key_F4)
    choose(panel, "held-N", 4)
    choose(panel, "held-E", 8)
    click(panel, "restOfRound")
    click(panel, "recordHappened")
    session.undo()
    write(panel, "pass", ENTER)
    assert session.facts.results[BoardPlace(1, 1, 6)].seats == (8, 4, 3)


def test_the_deal_really_played_is_found_by_typing_its_number(play):
    _, panel = play()
    write(panel, "pass", Qt.Key.Key_F4)
    QTest.keyClicks(part(panel, "reallyDeal"), "3")
    assert part(panel, "reallyDeal").currentData() == 3


def test_somebody_who_sat_out_can_have_played(play):
    session, panel = play(players=10)
    write(panel, "pass", Qt.Key.Key_F4)
    choose(panel, "held-N", 1)
    assert "Player 1 (Anne Côté) played deal 1 instead of sitting out." in told(
        panel, "consequences"
    )
    click(panel, "recordHappened")
    assert session.facts.results[BoardPlace(1, 1, 1)].seats == (1, 8, 5)


def test_a_deal_that_a_player_has_already_is_refused_and_everything_stays_chosen(play):
    _, panel = play(played=1)
    write(panel, "pass", Qt.Key.Key_F4)
    choose(panel, "held-N", 8)
    click(panel, "recordHappened")
    assert "Player 8 already has deal 5 (round 1, table 1)" in told(panel, "happenedError")
    assert part(panel, "held-N").currentData() == 8


def test_the_longest_result_is_read_whole_where_it_really_happened(play):
    _, panel = play()
    write(panel, "pass", Qt.Key.Key_F4)
    field = part(panel, "reallyResult")
    assert field.width() > field.fontMetrics().horizontalAdvance("13SAXX N −3")


def test_what_it_means_does_not_shift_the_button_under_the_mouse(play):
    _, panel = play(played=1)
    panel.resize(1206, 732)
    write(panel, "pass", Qt.Key.Key_F4)
    QApplication.processEvents()
    before = part(panel, "recordHappened").pos()
    choose(panel, "reallyDeal", 4)
    choose(panel, "held-N", 5)
    QApplication.processEvents()
    assert part(panel, "recordHappened").pos() == before
    assert len(told(panel, "consequences").splitlines()) > 3
    assert part(panel, "happenedSaidArea").verticalScrollBar().maximum() == 0


def test_without_a_result_nothing_is_recorded(play):
    session, panel = play()
    write(panel, "", Qt.Key.Key_F4)
    click(panel, "recordHappened")
    assert told(panel, "happenedError") == "Type the result of the deal, such as 10H S +1."
    assert not session.facts.results


def test_escape_leaves_everything_as_it_is(play):
    session, panel = play()
    write(panel, "10H S +1", Qt.Key.Key_F4)
    QTest.keyClick(strip(panel), Qt.Key.Key_Escape)
    assert strip(panel) is None
    assert part(panel, "result").text() == "10H S +1"
    assert not session.facts.results
