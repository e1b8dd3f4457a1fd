"""Who really sat where in a round of a club night: chosen in place, said in words, undoable."""

from PySide6.QtWidgets import QComboBox

from tests.formats.club_night.screens.playing import button, label, press, said
from whist_td.formats.club_night.commands.commands import SanctionPlayer
from whist_td.formats.club_night.rules.deals import GameChoice, JuryLine
from whist_td.formats.club_night.rules.event import ClubSettings, SeatingWay
from whist_td.formats.club_night.screens.play_questions import ClubHappenedStrip
from whist_td.words.words import Language

SOLO = "1 Enter Enter S Enter N Enter 7 Enter Esc"
"""Solo by the first seat of table 1 with seven tricks, and back to the tables."""


def enter(panel):
    """Enter the real seats on purpose; who sits at another table is asked about once."""
    button(panel, "recordSeats").click()
    if panel.findChild(ClubHappenedStrip) is not None and "really played here" in said(panel):
        button(panel, "recordSeats").click()


def seats(session, table, round_number=1):
    return session.facts.sitting(round_number, table).seats


def choose(panel, place, player):
    box = panel.findChild(QComboBox, f"sat-{place}")
    units = [box.itemData(n) for n in range(box.count())]
    box.setCurrentIndex(next(n for n, unit in enumerate(units) if player in unit))


def chosen(panel, place):
    return panel.findChild(QComboBox, f"sat-{place}").currentData()[0]


def test_f4_asks_who_really_sat_at_the_table_in_hand(at_play):
    _session, panel = at_play(players=8)
    press(panel, "2 F4")
    assert "Table 2, round 1: who really sat where?" in said(panel)
    assert label(panel, "seatsMean") == "As planned: nothing changes for anybody."


def test_two_people_of_two_tables_change_places_and_it_can_be_undone(at_play):
    session, panel = at_play(players=8)
    first, second = seats(session, 1), seats(session, 2)
    press(panel, "1 F4")
    choose(panel, 1, second[2])
    enter(panel)
    assert seats(session, 1) == (second[2], *first[1:])
    assert seats(session, 2) == (*second[:2], first[0], second[3])
    session.undo()
    assert seats(session, 1) == first


def test_what_it_means_is_said_before_with_the_points_that_follow_the_seat(at_play):
    session, panel = at_play(players=8)
    press(panel, SOLO)
    names = {n: player.name for n, player in session.facts.players.items()}
    first, second = seats(session, 1), seats(session, 2)
    press(panel, "F4")
    choose(panel, 1, second[0])
    told = label(panel, "seatsMean")
    gone, come = names[first[0]], names[second[0]]
    assert f"{gone}: table 2, North instead of table 1, North; this round 0 and not +12." in told
    assert f"{come}: table 1, North instead of table 2, North; this round +12 and not 0." in told


def test_two_at_one_table_change_seats(at_play):
    session, panel = at_play(players=4)
    north, east, south, west = seats(session, 1)
    press(panel, "F4")
    choose(panel, 1, east)
    assert chosen(panel, 2) == north
    enter(panel)
    assert seats(session, 1) == (east, north, south, west)


def test_going_through_the_list_moves_nobody_but_the_last(at_play):
    session, panel = at_play(players=8)
    first, second = seats(session, 1), seats(session, 2)
    press(panel, "1 F4")
    for passed in (*second[:3], second[3]):
        choose(panel, 1, passed)
    enter(panel)
    assert seats(session, 2) == (*second[:3], first[0])


def test_whoever_sat_out_can_have_played(at_play):
    session, panel = at_play("ten", 5)
    out = session.facts.seated(1).sit_out[0]
    first = seats(session, 1)
    press(panel, "F4")
    choose(panel, 3, out)
    assert "sits out instead of table 1, South" in label(panel, "seatsMean")
    enter(panel)
    assert seats(session, 1)[2] == out
    assert session.facts.seated(1).sit_out == (first[2],)


def test_fixed_pairs_change_places_together(at_play):
    pairs = ClubSettings(GameChoice("ten"), rounds=2, seating=SeatingWay.PAIRS)
    session, panel = at_play("ten", 8, settings=pairs)
    first, second = seats(session, 1), seats(session, 2)
    press(panel, "1 F4")
    choose(panel, 1, second[1])
    enter(panel)
    assert set(seats(session, 1)) == {second[1], second[3], first[1], first[3]}
    assert set(seats(session, 1)[::2]) == {second[1], second[3]}


def test_enter_on_a_name_goes_on_and_enters_nothing(at_play):
    session, panel = at_play(players=8)
    first = seats(session, 1)
    press(panel, "1 F4 Down Enter Enter Enter Enter")
    assert panel.focusWidget() is button(panel, "recordSeats")
    assert seats(session, 1) == first
    press(panel, "Enter")
    assert seats(session, 1) == (first[1], first[0], *first[2:])


def test_whoever_is_seated_at_another_table_is_asked_about_before_it_is_entered(at_play):
    session, panel = at_play(players=8)
    first, second = seats(session, 1), seats(session, 2)
    press(panel, "1 F4")
    choose(panel, 1, second[2])
    name = session.facts.player(second[2]).name
    button(panel, "recordSeats").click()
    assert f"{name} sits at table 2 in this round: really played here?" in said(panel)
    assert seats(session, 1) == first
    choose(panel, 2, first[2])  # another choice is another question
    button(panel, "recordSeats").click()
    assert seats(session, 1) == first
    press(panel, "Enter")
    assert second[2] in seats(session, 1)


def test_nothing_chosen_is_not_recorded(at_play):
    session, panel = at_play(players=8)
    lines = len(session.desk.lines)
    press(panel, "F4")
    enter(panel)
    assert label(panel, "seatsError") == "Choose first who really sat there."
    assert len(session.desk.lines) == lines


def test_a_sanction_of_somebody_who_would_sit_out_refuses_it_at_once(at_play):
    session, panel = at_play("ten", 5)
    player = seats(session, 1)[0]
    session.do(SanctionPlayer(JuryLine(1, player, 3)))
    press(panel, "F4")
    choose(panel, 1, session.facts.seated(1).sit_out[0])
    assert label(panel, "seatsError")


def test_an_earlier_round_is_put_right_too(at_play):
    session, panel = at_play(players=4)
    button(panel, "despite").click()
    press(panel, "Enter PgUp F4")
    north, east, *_others = seats(session, 1)
    choose(panel, 1, east)
    enter(panel)
    assert seats(session, 1)[:2] == (east, north)


def test_esc_leaves_the_seats_as_they_are(at_play):
    session, panel = at_play(players=8)
    first = seats(session, 1)
    press(panel, "F4")
    choose(panel, 1, seats(session, 2)[0])
    press(panel, "Esc")
    assert panel.findChild(ClubHappenedStrip) is None or seats(session, 1) == first


def test_it_is_asked_in_french(at_play):
    session, panel = at_play(players=8, language=Language.FRENCH)
    press(panel, "1 F4")
    choose(panel, 1, seats(session, 2)[0])
    assert "qui était vraiment assis où" in said(panel)
    assert "table 1, en Nord au lieu de table 2, en Nord" in label(panel, "seatsMean")


def test_undoing_while_the_question_is_open_shows_the_seats_as_they_stand_again(at_play):
    session, panel = at_play(players=8)
    first, second = seats(session, 1), seats(session, 2)
    press(panel, "1 F4")
    choose(panel, 1, second[2])
    enter(panel)
    press(panel, "F4")
    assert chosen(panel, 1) == second[2]
    session.undo()
    assert chosen(panel, 1) == first[0]
    assert label(panel, "seatsMean") == "As planned: nothing changes for anybody."


def test_the_question_goes_with_the_round_that_is_undone(at_play):
    session, panel = at_play(players=8)
    press(panel, "1 F4")
    session.undo()
    assert panel.findChild(ClubHappenedStrip) is None or not panel.findChild(
        ClubHappenedStrip
    ).isVisibleTo(panel)


def test_of_those_at_this_table_the_name_says_enough(at_play):
    _session, panel = at_play(players=8)
    press(panel, "1 F4")
    offered = [panel.findChild(QComboBox, "sat-1").itemText(n) for n in range(8)]
    assert all("table 2" in text for text in offered[4:])
    assert not any("(" in text for text in offered[:4])
