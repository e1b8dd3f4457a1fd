"""Play of a Whiz tournament driven by its keys, as on an evening."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QTableView

from tests.fixtures.stage import button, shown
from tests.fixtures.stage import press as press_buttons
from tests.formats.whiz.screens.playing import english, field, press, question, strip, told, write
from whist_td.core.contracts import Hand, Risk, Strain
from whist_td.core.errors import RoundIncompleteError
from whist_td.core.events import Draft
from whist_td.core.players import Player
from whist_td.desk.desk import Outcome
from whist_td.desk.requests import AcceptPapers, KeepDrafts
from whist_td.formats.whiz.commands import (
    AnnounceWhizRound,
    ChangePlayer,
    EnterBoard,
    FinishWhiz,
    RecordAsHappened,
)
from whist_td.formats.whiz.rules.results import (
    NOT_PLAYED,
    PASSED,
    Adjusted,
    BoardPlace,
    BoardResult,
)
from whist_td.formats.whiz.rules.standings import standings
from whist_td.formats.whiz.screens.play_boards import BoardsView
from whist_td.stages.running_standings import RunningColumn
from whist_td.words.words import Language, words

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape
Key = Qt.Key


def asked(panel) -> str:
    return " ".join(label.text() for label in question(panel).findChildren(QLabel))


def cursor(panel) -> BoardPlace:
    return panel.findChild(BoardsView).place


def outcome(session, place):
    result = session.facts.results.get(place)
    return result.outcome if result else None


def ranking(panel, column=RunningColumn.NAME):
    model = panel.findChild(QTableView, "standings").model()
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_before_round_1_it_says_what_is_ready(play):
    session, panel = play(begun=False)
    assert "Next: the sheets" in shown(panel)
    session.do(AcceptPapers({}))
    assert "Everything is ready for the first round" in shown(panel)
    assert "9 players are entered. 3 tables are ready. 3 rounds of 2 deals." in shown(panel)
    press_buttons(panel, "begin")
    assert session.facts.last_announced == 1
    assert "Round 1 of 3" in shown(panel)


def test_while_a_line_is_refused_not_everything_is_ready(play):
    session, panel = play(begun=False)
    session.do(AcceptPapers({}))
    session.do(KeepDrafts((Draft(1, (session.facts.players[1].name, "")),)))
    assert "Everything is ready" not in shown(panel)
    assert "Not everybody typed is entered" in shown(panel)


def test_five_players_are_too_few_and_the_entries_are_offered(play, qtbot):
    _, panel = play(players=5, begun=False)
    assert "5 players are entered. At least 6 players are needed." in shown(panel)
    assert "Three to five can play plain Whiz" in shown(panel)
    assert button(panel, "toEntries").property("role") == "primary"
    with qtbot.waitSignal(panel.entries_requested):
        press_buttons(panel, "toEntries")


def test_what_was_understood_is_said_with_the_points_before_it_is_accepted(play):
    session, panel = play()
    write(panel, "10hx s +1")
    assert told(panel, "understood") == "10 hearts doubled by South, one overtrick"
    assert told(panel, "entryPoints") == "N 0 · E 0 · S 44"
    assert not session.facts.results


def test_a_frenchman_types_and_reads_french(play):
    session, panel = play(language=words(Language.FRENCH))
    write(panel, "10CX S +1")
    assert told(panel, "understood") == "10 cœurs contrés par Sud, une levée de mieux"
    press(panel, ENTER)
    assert outcome(session, BoardPlace(1, 1, 5)) == english("10HX S +1")


def test_enter_accepts_and_goes_to_the_next_deal_that_is_missing(play):
    session, panel = play()
    write(panel, "9NT E -2", ENTER)
    assert outcome(session, BoardPlace(1, 1, 5)) == english("9NT E -2")
    assert cursor(panel) == BoardPlace(1, 1, 6)
    assert field(panel).text() == ""


def test_a_whole_round_is_entered_by_keyboard_alone(play):
    session, panel = play()
    for text in ("10H S +1", "9NT E -2", "pass", "NP", "ADJ 60 40 50 late", "7C N ="):
        write(panel, text, ENTER)
    assert not session.facts.missing(1)
    outcomes = [outcome(session, place) for place in session.facts.places(1)]
    assert outcomes[2:4] == [PASSED, NOT_PLAYED]
    assert outcomes[4] == Adjusted(60, 40, 50, "late")
    assert "✓ All results are in." in shown(panel)


def test_what_is_already_in_is_passed_over(play, place_of):
    session, panel = play()
    second = place_of(session, 1, 1, 2)
    seats = session.facts.seating(1, 1).seats
    session.do(EnterBoard(second, BoardResult(seats, PASSED)))
    write(panel, "pass", ENTER)
    assert cursor(panel) == place_of(session, 1, 2, 1)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("6H S =", "6 is not possible: a contract asks for 7 to 13 tricks."),
        ("14H S =", "14 is not possible"),
        ("10Q S =", "after the level comes the strain"),
        ("10H W =", "The Domy does not bid"),
        ("10H S 14", "14"),
        ("10H S +1 10", "10 and +1 make 11, not 10."),
        ("10H S +4", "a deal has 0 to 13"),
        ("10HXXX S =", "after the contract comes the declarer"),
        ("pass 10H", "has no contract"),
        ("ADJ 60 40", "three percentages"),
        ("ADJ 160 40 0", "An adjusted score is from 0 to 100 %, not 160 %"),
        ("10H S", "the result is missing"),
        ("hello", "begin with the level and the strain"),
        ("10H S = / 0 0", "After the slash come the three numbers of points"),
    ],
)
def test_what_will_not_do_is_refused_in_words_and_stays_typed(play, typed, sentence):
    session, panel = play()
    write(panel, typed, ENTER)
    assert sentence in told(panel, "entryNote")
    assert panel.findChild(QLabel, "entryNote").property("role") == "error"
    assert field(panel).text() == typed
    assert not session.facts.results


def test_the_line_after_one_that_was_refused_is_not_taken_for_its_deal(play):
    session, panel = play()
    write(panel, "14H S =", ENTER)
    write(panel, "9H S =", ENTER)
    assert not session.facts.results
    press(panel, ESCAPE)
    write(panel, "10H S =", ENTER)
    assert outcome(session, BoardPlace(1, 1, 5)) == english("10H S =")


def test_suits_and_hands_may_be_written_out(play):
    session, panel = play(language=words(Language.FRENCH))
    write(panel, "10 coeur sud")
    press_buttons(panel, "result-up")
    press(panel, ENTER)
    assert outcome(session, BoardPlace(1, 1, 5)) == english("10H S +1")


def test_what_the_newest_round_lacks_is_not_offered_while_another_is_corrected(play):
    _, panel = play(played=1)
    press(panel, Key.Key_PageUp)
    assert panel.findChild(QPushButton, "despite").isHidden()


def test_while_a_deal_is_half_typed_nothing_is_called_wrong(play):
    _, panel = play()
    write(panel, "10H")
    assert panel.findChild(QLabel, "entryNote").property("role") == "quiet"


def test_the_unlikely_is_accepted_by_enter_once_more(play):
    session, panel = play()
    write(panel, "13SXX N =", ENTER)
    assert "Thirteen tricks promised, and redoubled" in asked(panel)
    assert not session.facts.results
    press(panel, ENTER)
    assert outcome(session, BoardPlace(1, 1, 5)) == english("13SXX N =")


def test_a_question_takes_nothing_of_the_next_line_that_is_typed_ahead(play):
    session, panel = play()
    write(panel, "13SXX N =", ENTER)
    QTest.keyClicks(question(panel), "9H S =")
    press(panel, ENTER)
    assert not session.facts.results
    assert field(panel).text() == "13SXX N ="
    press(panel, ESCAPE)
    assert question(panel) is None
    press(panel, ENTER, ENTER)
    assert outcome(session, BoardPlace(1, 1, 5)) == english("13SXX N =")


def test_other_points_on_the_traveller_are_flagged_and_kept(play):
    session, panel = play()
    write(panel, "10H S +1 / 0 0 11", ENTER)
    assert "The traveller shows N 0 · E 0 · S 11" in asked(panel)
    press(panel, ENTER)
    assert session.facts.results[BoardPlace(1, 1, 5)].claimed == (0, 0, 11)


def test_the_same_points_on_the_traveller_need_no_second_enter(play):
    session, panel = play()
    write(panel, "10H S +1 / 0 0 22", ENTER)
    assert session.facts.results[BoardPlace(1, 1, 5)].claimed == (0, 0, 22)


def test_a_refusal_goes_when_the_file_is_back_and_what_is_typed_stays(play):
    session, panel = play()
    session.before = lambda _command: "The file is gone."
    write(panel, "pass", ENTER)
    assert told(panel, "entryNote") == "The file is gone."
    session.changed.emit(Outcome(None))
    assert told(panel, "entryNote") == ""
    assert field(panel).text() == "pass"


def test_arrows_move_between_deals_and_tables(play):
    _, panel = play()
    press(panel, Key.Key_Right, Key.Key_Down)
    assert cursor(panel) == BoardPlace(1, 2, 2)
    press(panel, Key.Key_Left, Key.Key_Up, Key.Key_Up)
    assert cursor(panel) == BoardPlace(1, 1, 5)
    press(panel, Key.Key_End)
    assert cursor(panel) == BoardPlace(1, 3, 4)


def test_arrows_sideways_belong_to_what_is_typed(play):
    _, panel = play()
    write(panel, "10H", Key.Key_Left)
    assert cursor(panel) == BoardPlace(1, 1, 5)
    assert field(panel).cursorPosition() == 2


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("t3", (1, 3, 3)),
        ("d2", (1, 2, 2)),
        ("t3 d4", (1, 3, 4)),
        ("d4 t3", (1, 3, 4)),
        ("table 2", (1, 2, 1)),
    ],
)
def test_a_table_or_a_deal_is_gone_to_by_its_number(play, typed, place):
    _, panel = play()
    write(panel, typed, ENTER)
    assert tuple(cursor(panel)) == place


def test_a_deal_that_lies_elsewhere_is_said_to(play):
    _, panel = play()
    write(panel, "t1 d2", ENTER)
    assert "Deal 2 is at table 2 in round 1" in told(panel, "entryNote")
    assert field(panel).text() == "t1 d2"


def test_delete_takes_a_result_away_and_undo_brings_it_back(play):
    session, panel = play()
    write(panel, "pass", ENTER, Key.Key_Left, Key.Key_Delete)
    assert outcome(session, BoardPlace(1, 1, 5)) is None
    press_buttons(panel, "undoLast")
    assert outcome(session, BoardPlace(1, 1, 5)) is PASSED


def test_delete_in_a_text_takes_a_letter(play):
    session, panel = play()
    write(panel, "pass", ENTER, Key.Key_Left)
    write(panel, "10H", Key.Key_Home, Key.Key_Delete)
    assert field(panel).text() == "0H"
    assert outcome(session, BoardPlace(1, 1, 5)) is PASSED


def test_f2_brings_a_result_back_to_be_changed(play):
    session, panel = play()
    write(panel, "10H S +1 / 0 0 22", ENTER, Key.Key_Left, Key.Key_F2)
    assert field(panel).text() == "10H S +1 / 0 0 22"
    press(panel, ESCAPE)
    write(panel, "10H S =", ENTER, ENTER)
    assert outcome(session, BoardPlace(1, 1, 5)) == english("10H S =")


def test_a_deal_that_is_in_is_not_overwritten_by_one_enter(play):
    session, panel = play()
    for _ in range(6):
        write(panel, "pass", ENTER)
    write(panel, "10H S =", ENTER)
    assert "This deal is already entered" in told(panel, "entryNote")
    assert all(each.outcome is PASSED for each in session.facts.results.values())


def test_a_correction_of_an_earlier_round_is_asked_about_and_the_ranking_follows(play):
    session, panel = play(played=2)
    press(panel, Key.Key_PageUp, Key.Key_PageUp)
    assert "You are correcting round 1. The standings follow." in shown(panel)
    press(panel, Key.Key_Right, Key.Key_Left)
    write(panel, "10HX N +1", ENTER)
    assert "This deal is already entered" in asked(panel)
    assert outcome(session, BoardPlace(1, 1, 5)) == english("10H S +1")
    press(panel, ENTER)
    assert outcome(session, BoardPlace(1, 1, 5)) == english("10HX N +1")
    assert ranking(panel)[0] == standings(session.facts, 3)[0].name
    press(panel, ESCAPE)
    assert "Round 3 of 3" in shown(panel)


def test_the_ranking_tells_all_deals_or_the_complete_ones(play):
    _, panel = play(played=1)
    assert ranking(panel, RunningColumn.SCORE) == ["50.00 %"] * 9
    press_buttons(panel, "coverage-complete")
    assert ranking(panel, RunningColumn.SCORE) == ["–"] * 9
    write(panel, "10H S =", ENTER)
    assert sorted(set(ranking(panel, RunningColumn.SCORE))) == [
        "0.00 %",
        "100.00 %",
        "50.00 %",
        "–",
    ]


def test_the_round_shown_can_be_chosen_from_the_list(play):
    _, panel = play(played=2)
    chooser = panel.findChild(QComboBox, "rounds")
    chooser.activated.emit(chooser.findData(1))
    assert "Round 1 of 3" in shown(panel)


def test_enter_on_nothing_leads_to_what_is_missing_and_then_to_the_next_round(play, whole_round):
    session, panel = play()
    press(panel, Key.Key_End, ENTER)
    assert cursor(panel) == BoardPlace(1, 1, 5)
    whole_round(session, 1)
    press_buttons(panel, "next")
    QTest.keyClick(button(panel, "announce"), Key.Key_Return)
    assert session.facts.last_announced == 2
    assert "Round 2 of 3" in shown(panel)


def test_the_announcement_says_who_sits_out(play, whole_round):
    session, panel = play(players=10)
    whole_round(session, 1)
    press_buttons(panel, "next")
    assert "Sits out: 2 Luc Roy." in shown(panel)
    QTest.keyClick(strip(panel), ESCAPE)
    assert session.facts.last_announced == 1


def test_what_is_said_of_the_next_round_goes_where_it_may_change(play, whole_round):
    session, panel = play(players=10)
    whole_round(session, 1)
    press_buttons(panel, "next")
    session.undo()
    assert strip(panel) is not None
    session.redo()
    session.do(ChangePlayer(Player(2, "Luc Roy fils")))
    assert strip(panel) is None


def test_going_on_although_deals_are_missing_is_a_decision(play):
    session, panel = play()
    write(panel, "pass", ENTER)
    assert not button(panel, "next").isEnabled()
    assert button(panel, "despite").text() == "Continue without 5 deals"
    press_buttons(panel, "despite")
    assert "Round 1 stays open" in shown(panel)
    press_buttons(panel, "announce")
    assert session.facts.last_announced == 2
    assert button(panel, "earlierMissing").text() == "Round 1 still lacks 5 deals"
    press_buttons(panel, "earlierMissing")
    assert "You are correcting round 1" in shown(panel)


def test_who_would_play_a_deal_twice_is_told_before_the_round(play):
    """The boards of round 2 were on a table in round 1: nobody would play them for nothing."""
    session, panel = play()
    event = session.facts
    first = event.seated(1).seatings[0]
    known = first.seats[0]
    later = event.seated(2).place_of(known)
    board = event.boards_at(later)[0]
    played = {BoardPlace(1, first.table, board): BoardResult(first.seats, PASSED)}
    assert session.do(RecordAsHappened(tuple(played.items())))
    press_buttons(panel, "despite")
    name = event.player(known).name
    assert "Already played by somebody there: " in shown(panel)
    assert f"{name} (table {later.table}, deal {board})" in shown(panel)


def test_the_tournament_ends_and_the_results_are_shown(play, whole_round, qtbot):
    session, panel = play(played=2)
    whole_round(session, 3)
    press_buttons(panel, "next")
    assert session.facts.progress.finished
    with qtbot.waitSignal(panel.results_requested):
        press_buttons(panel, "next")


def test_the_end_is_asked_for_while_an_earlier_round_lacks_deals(play, whole_round):
    session, panel = play()
    press_buttons(panel, "despite", "announce")
    whole_round(session, 2)
    press_buttons(panel, "next", "announce")
    whole_round(session, 3)
    press_buttons(panel, "next")
    assert not session.facts.progress.finished
    press_buttons(panel, "finishDespite")
    assert session.facts.progress.finished


def test_what_each_round_lacks_is_named_before_the_end(play, whole_round):
    session, panel = play()
    session.do(AnnounceWhizRound(2, despite_missing=True))
    whole_round(session, 2)
    session.do(AnnounceWhizRound(3))
    press_buttons(panel, "despite")
    assert all(f"Round {number}" in shown(panel) for number in (1, 3))
    assert not session.facts.progress.finished
    with pytest.raises(RoundIncompleteError):
        FinishWhiz().applied_to(session.facts, datetime.now(UTC))
    press_buttons(panel, "finishDespite")
    assert session.facts.progress.finished


def test_the_buttons_write_the_same_text_as_the_keys(play):
    session, panel = play()
    press_buttons(panel, "declarer-S", "level-10", "strain-H", "risk-X", "result-up")
    assert field(panel).text() == "10HX S +1"
    press_buttons(panel, "result-down", "result-down", "risk-XX")
    assert field(panel).text() == "10HXX S -1"
    press_buttons(panel, "result-made", "accept")
    played = outcome(session, BoardPlace(1, 1, 5))
    assert (played.declarer, played.contract.risk, played.tricks) == (
        Hand.SOUTH,
        Risk.REDOUBLED,
        10,
    )


def test_buttons_and_keys_take_turns(play):
    session, panel = play()
    write(panel, "9n")
    press_buttons(panel, "declarer-E")
    write(panel, " -2", ENTER)
    assert outcome(session, BoardPlace(1, 1, 5)).contract.strain is Strain.NO_TRUMP


@pytest.mark.parametrize(("name", "kind"), [("passed", PASSED), ("notPlayed", NOT_PLAYED)])
def test_passed_out_and_not_played_are_buttons_of_their_own(play, name, kind):
    session, panel = play()
    press_buttons(panel, name, "accept")
    assert outcome(session, BoardPlace(1, 1, 5)) is kind


def test_a_click_on_a_deal_goes_there(play):
    _, panel = play()
    view = panel.findChild(BoardsView)
    goal = BoardPlace(1, 3, 4)
    rect = view.visualRect(view.model().index_of(goal))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert cursor(panel) == goal


def test_a_key_typed_elsewhere_goes_to_the_field(play):
    _, panel = play()
    button(panel, "despite").setFocus()
    for letter in "10h":
        QTest.keyClick(QApplication.focusWidget(), letter)
    assert field(panel).text() == "10h"


def test_a_result_repaints_its_deal_and_no_other(play, place_of):
    session, panel = play()
    place = place_of(session, 1, 2, 1)
    view = panel.findChild(BoardsView)
    cells = []
    view.model().dataChanged.connect(lambda first, last: cells.append((first, last)))
    session.do(EnterBoard(place, BoardResult(session.facts.seating(1, 2).seats, PASSED)))
    ((first, last),) = cells
    assert first == last == view.model().index_of(place)


def test_undo_does_not_bring_back_what_was_typed_for_another_deal(play):
    _, panel = play()
    write(panel, "pass", ENTER)
    QTest.keyClick(field(panel), Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert field(panel).text() == ""


def test_a_late_player_is_for_the_entries(play, qtbot):
    _, panel = play()
    with qtbot.waitSignal(panel.entries_requested):
        press_buttons(panel, "latePlayer")


def test_what_is_typed_and_not_entered_is_told_to_whoever_quits(play):
    _session, panel = play()
    assert panel.half_entered == ""
    write(panel, "10h")
    place = cursor(panel)
    at = f"Table {place.table}, deal {place.board}"
    assert panel.half_entered == f"{at}: “10h” is typed but not entered."
    press(panel, ESCAPE)
    assert panel.half_entered == ""


@pytest.mark.parametrize(
    ("typed", "missing"),
    [
        ("", "the level, the suit or no trump, the declarer, the result"),
        ("10", "the suit or no trump, the declarer, the result"),
        ("10H =", "the declarer"),
        ("10H S", "the result"),
    ],
)
def test_the_button_that_enters_a_result_says_what_it_lacks(play, typed, missing):
    session, panel = play()
    write(panel, typed)
    panel.findChild(QPushButton, "accept").click()
    assert told(panel, "entryNote") == f"Still missing: {missing}."
    assert not session.facts.results
    assert session.facts.last_announced == 1


def test_the_ranking_is_after_a_round_once_all_its_deals_are_in(play):
    session, panel = play()
    assert "during round 1" in shown(panel)
    for place in session.facts.missing(1):
        seats = session.facts.seating(place.round, place.table).seats
        session.do(EnterBoard(place, BoardResult(seats, PASSED)))
    assert "after round 1" in shown(panel)
