"""Play of a club night: the round, its tables, the deals, the jury and the way on, by keys."""

from datetime import UTC, datetime

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFrame, QLineEdit, QPushButton, QTableView

from tests.formats.club_night.screens.playing import button, label, play_out, press, said
from whist_td.core.errors import RoundIncompleteError
from whist_td.desk.requests import AcceptPapers, NotePrinted
from whist_td.formats.club_night.commands.commands import (
    BeginClubRound,
    EnterDeal,
    FinishClub,
    SanctionPlayer,
)
from whist_td.formats.club_night.games.scottish.rules import ScottishSettings
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract, IwwaDeal
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice, JuryLine, TableDeal
from whist_td.formats.club_night.rules.event import ClubSettings
from whist_td.formats.club_night.screens.deal_entry import ClubDealEntry
from whist_td.formats.club_night.screens.deal_questions import FieldRow
from whist_td.formats.club_night.screens.deal_seats import SeatsBar
from whist_td.formats.club_night.screens.play_jury import JuryStrip
from whist_td.formats.club_night.screens.play_tables import TableCards
from whist_td.formats.club_night.views.views import club_table
from whist_td.formats.club_night.words.deal_listings import table_deals
from whist_td.words.words import Language

SOLO = "Enter S Enter N Enter 7 Enter"
"""Solo by the first seat with seven tricks: +12 and three times −4."""


def chosen(panel) -> int:
    return panel.findChild(TableCards).table


def points_shown(panel):
    return [line.points for line in panel.findChild(SeatsBar).lines]


def after_shown(panel):
    return [line.after for line in panel.findChild(SeatsBar).lines]


def rows(panel, name="tableDeals"):
    model = panel.findChild(QTableView, name).model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def field_names(panel):
    rows = [row for row in panel.findChildren(FieldRow) if row.isVisibleTo(panel)]
    return [row.field.name for row in sorted(rows, key=lambda row: row.y())]


def test_before_round_1_it_says_what_is_ready(at_play):
    session, panel = at_play(players=22, begun=False)
    assert "22 players are entered. 5 tables are ready." in said(panel)
    assert "2 rounds; tables of 4: 16 deals, tables of 5: 15 deals." in said(panel)
    session.do(AcceptPapers({}))
    panel.take_focus()
    press(panel, "Space")
    assert session.facts.last_announced == 1
    assert "Round 1 of 2" in said(panel)


def test_three_players_are_too_few_and_the_entries_are_offered(at_play, qtbot):
    _session, panel = at_play(players=3, begun=False)
    assert "At least 4 players are needed." in said(panel)
    with qtbot.waitSignal(panel.entries_requested):
        button(panel, "toEntries").click()


def test_numbers_and_arrows_choose_a_table(at_play):
    _session, panel = at_play(players=48)
    press(panel, "1 2")
    assert chosen(panel) == 12
    press(panel, "3 Down")
    assert chosen(panel) == 4
    press(panel, "Up Up")
    assert chosen(panel) == 2


def test_only_what_the_contract_needs_is_asked(at_play):
    _session, panel = at_play()
    press(panel, "1 Enter")
    assert field_names(panel) == ["dealer", "contract"]
    press(panel, "Enter M")
    assert field_names(panel) == ["dealer", "contract", "attackers", "made"]
    press(panel, "Back S")
    assert field_names(panel) == ["dealer", "contract", "attackers", "tricks"]
    press(panel, "Back G")
    assert field_names(panel)[-1] == "jury_called"


def test_a_letter_of_the_contract_passes_the_dealer_whose_turn_it_is(at_play):
    session, panel = at_play()
    press(panel, "1 Enter S Enter N Enter 7 Enter")
    assert session.facts.sheet_at(1, 1).totals.points == (12, -4, -4, -4)


def test_a_letter_passes_over_nothing_that_has_yet_to_be_said(at_play):
    _session, panel = at_play("prussian", 4)
    press(panel, "1 Enter 9 Enter")
    assert label(panel, "entryNote").startswith("“9” is not one of the answers here.")


def test_points_and_sums_are_shown_before_enter_accepts(at_play):
    session, panel = at_play()
    press(panel, f"1 Enter {SOLO} Enter S Enter E Enter 4")
    assert len(session.facts.results) == 1
    assert points_shown(panel) == [4, -12, 4, 4]
    assert after_shown(panel) == [16, -16, 0, 0]
    assert "Sum 0 ✓" in label(panel, "entryAfter")


def test_the_score_after_a_deal_of_whist_is_shown_before_enter(at_play):
    _session, panel = at_play("ten", 4)
    press(panel, "Enter 9 Enter 3 Enter 1")
    assert "after the deal: 5–0" in label(panel, "entryAfter")


def test_a_number_that_cannot_be_is_refused_and_nothing_is_lost(at_play):
    session, panel = at_play()
    press(panel, "Enter Enter S Enter N Enter 1 5")
    assert label(panel, "entryNote").startswith("Type a number from 0 to 13.")
    press(panel, "Enter")
    assert not session.facts.results
    press(panel, "Back Back 5 Enter")
    assert session.facts.sheet_at(1, 1).totals.points == (6, -2, -2, -2)


def test_what_is_missing_is_asked_for(at_play):
    session, panel = at_play()
    press(panel, "Enter Enter Enter")
    assert label(panel, "entryNote") == "Answer this first: contract."
    assert not session.facts.results


def test_counts_that_are_not_one_pack_are_refused_with_a_sentence(at_play):
    session, panel = at_play("whip", 2)
    press(panel, "Enter 2 Enter 1 Enter 2 Enter 1 Enter 26 Enter 26 Enter 7 Enter 6 Enter")
    press(panel, "0 Enter 0 Enter")
    assert label(panel, "entryNote") == "Aces: 3 entered, and a pack has 4. Count again."
    assert not session.facts.results
    assert "52 of 52" in said(panel)


def test_a_doubt_is_said_calmly_and_enter_accepts_all_the_same(at_play):
    session, panel = at_play()
    press(panel, "Enter Enter G Enter E Enter 13 Enter N")
    assert label(panel, "entryNote").startswith("The referee was not called;")
    press(panel, "Enter")
    assert len(session.facts.results) == 1


def test_escape_takes_back_answer_by_answer_and_then_goes_to_the_tables(at_play):
    session, panel = at_play()
    press(panel, "1 Enter Enter S Enter Esc P Enter N S Enter 8 Esc Esc Esc Esc")
    assert not panel.half_entered
    press(panel, "2 Enter Esc 1 Enter Enter")
    assert label(panel, "entryNote") == "Answer this first: contract."
    assert not session.facts.results


def test_an_unfinished_deal_waits_at_its_table(at_play):
    session, panel = at_play()
    press(panel, "1 Enter Enter S Enter N Enter")
    panel.findChild(TableCards).choose(2)
    panel.findChild(TableCards).choose(1)
    press(panel, "Enter Enter 5 Enter")
    assert session.facts.sheet_at(1, 1).totals.points == (6, -2, -2, -2)


def test_a_deal_is_corrected_and_everything_after_it_follows(at_play):
    session, panel = at_play("ten", 4)
    press(panel, "Enter 9 Enter Enter Enter 8 Enter Enter Enter")
    press(panel, "Esc F2 Up Enter")
    assert "You are correcting deal 1 of table 1, round 1" in said(panel)
    press(panel, "6")
    assert "everything after it follows" in label(panel, "entryAfter")
    press(panel, "Ctrl+Enter")
    assert [row[2] for row in rows(panel)] == ["0–1", "2–1"]
    assert session.facts.sheet_at(1, 1).running.score == (2, 1)


def test_leaving_a_correction_changes_nothing(at_play):
    session, panel = at_play()
    press(panel, f"Enter {SOLO} F2 Enter Enter P Esc Esc Esc")
    assert session.facts.sheet_at(1, 1).totals.points == (12, -4, -4, -4)
    assert "Table 1 · deal 2" in said(panel)


def test_a_forgotten_deal_is_put_in_and_another_taken_away(at_play):
    session, panel = at_play()
    press(panel, f"Enter {SOLO} F2 +")
    assert "A forgotten deal, before deal 1 of table 1, round 1" in said(panel)
    press(panel, "Up E Enter P Enter E W Enter 8")
    assert points_shown(panel) == [-2, 2, -2, 2]
    press(panel, "Enter")
    first, second = (row[1].split(" · ") for row in rows(panel))
    assert (first[0], first[2]) == ("Propose and accept", "8 tricks")
    assert (second[0], second[2]) == ("Solo", "7 tricks")
    press(panel, "F2 Delete")
    assert len(session.facts.results) == 1


def test_a_correction_that_a_later_deal_cannot_follow_is_refused(at_play):
    session, panel = at_play("ten", 4)
    press(panel, "Enter 12 Enter Enter Enter 8 Enter Enter Enter")
    press(panel, "1 Enter")  # eight points: this side shows three honours
    assert session.facts.sheet_at(1, 1).running.games == 1
    press(panel, "F2 Up Up Enter 7 Ctrl+Enter")
    assert "3" in label(panel, "entryNote")
    assert session.facts.results[DealPlace(1, 1, 1)].facts.tricks == 12


def test_the_jury_takes_points_and_gives_them_back(at_play):
    session, panel = at_play()
    press(panel, f"2 Enter {SOLO} F9")
    QTest.keyClicks(panel.findChild(QLineEdit, "sanctionPoints"), "x")
    button(panel, "recordSanction").click()
    assert "Write the points as a whole number" in said(panel)
    panel.findChild(QLineEdit, "sanctionPoints").setText("10")
    press(panel, "Enter")
    assert "These can be shared: 9 and 12" in said(panel)
    panel.findChild(QLineEdit, "sanctionPoints").setText("12")
    panel.findChild(QLineEdit, "sanctionReason").setText("jury not called")
    press(panel, "Enter")
    (line,) = session.facts.sanctions.values()
    assert (line.points, line.reason) == (12, "jury not called")
    assert "loses 12 points, “jury not called”" in said(panel)
    button(panel, "lift-1").click()
    assert not session.facts.sanctions


def test_the_usual_fine_stands_ready_and_the_others_at_the_table_share_it(at_play):
    session, panel = at_play(players=8)
    press(panel, "1 F9 Enter Enter Enter")
    (line,) = session.facts.sanctions.values()
    assert line.points == 12
    scores = [seat.score.sanction for seat in club_table(session.facts, 1, 1).seats]
    assert sorted(scores) == [-12, 4, 4, 4]


def test_a_sanction_can_be_lifted_where_the_next_one_is_written(at_play):
    session, panel = at_play()
    session.do(SanctionPlayer(JuryLine(1, 1, 12, "late")))
    press(panel, "F9")
    strip = panel.findChild(JuryStrip)
    strip.findChild(QPushButton, "lift-1").click()
    assert not session.facts.sanctions
    assert "late" not in said(panel)


def test_the_jury_may_sanction_everybody_who_sits_at_a_table(at_play):
    _session, panel = at_play(players=8)
    press(panel, "2 F9")
    box = panel.findChild(QComboBox, "sanctioned")
    assert box.count() == 8
    assert box.itemText(0).endswith("(table 2)")


def test_a_table_that_has_finished_hands_over_to_the_next(at_play):
    session, panel = at_play("whip", 8)
    pack = (
        "1 Enter " * 4 + "2 Enter 3 Enter " + "13 Enter " * 4 + "4 Enter 3 Enter 3 Enter 3 Enter "
    )
    press(panel, f"1 Enter {pack} Enter Enter Enter Enter".replace("  ", " ").rstrip())
    assert not session.facts.results  # whips have to be said
    press(panel, "0 Enter 0 Enter 0 Enter 0 Enter")
    assert chosen(panel) == 2
    assert session.facts.missing(1) == (2,)


@pytest.mark.parametrize(
    ("players", "printed", "sentence"),
    [
        (
            8,
            {"score-sheets": {}},
            "No seating card is printed: the room shows who sits where (F5).",
        ),
        (4, {}, "Everybody is at the same table."),
    ],
)
def test_no_round_speaks_of_cards_that_nobody_has(at_play, players, printed, sentence):
    session, panel = at_play("scottish", players)
    session.do(NotePrinted(printed))
    play_out(session, 1)
    button(panel, "next").click()
    assert sentence in said(panel)
    assert "on the seating card" not in said(panel)


def test_the_next_round_begins_once_every_table_has_finished(at_play):
    session, panel = at_play("scottish", 8)
    session.do(NotePrinted({"seating-cards": {}}))
    assert not button(panel, "next").isEnabled()
    play_out(session, 1)
    button(panel, "next").click()
    assert "Everybody goes to the table and the seat on the seating card." in said(panel)
    press(panel, "Enter")
    assert session.facts.last_announced == 2
    assert "Round 2 of 2" in said(panel)


def test_going_on_without_a_table_is_a_decision_and_the_round_stays_open(at_play):
    session, panel = at_play("scottish", 8)
    play_out(session, 1, 1)
    button(panel, "despite").click()
    assert session.facts.last_announced == 1
    assert "Round 1: table 2 has not finished. It stays open" in said(panel)
    press(panel, "Enter")
    assert session.facts.last_announced == 2
    button(panel, "earlierMissing").click()
    assert "You are looking at round 1" in said(panel)
    assert chosen(panel) == 2
    press(panel, "Esc")
    assert "Round 2 of 2" in said(panel)


def test_earlier_rounds_are_a_key_away(at_play):
    session, panel = at_play("scottish", 8)
    session.do(BeginClubRound(2, despite_missing=True))
    assert "Round 2 of 2" in said(panel)
    press(panel, "PgUp")
    assert "Round 1 of 2" in said(panel)
    press(panel, "PgUp PgDn")
    assert "Round 2 of 2" in said(panel)


def test_the_end_asks_first_where_a_round_is_open(at_play, qtbot):
    session, panel = at_play("scottish", 8, 2)
    session.do(BeginClubRound(2, despite_missing=True))
    play_out(session, 2)
    button(panel, "next").click()
    assert "Round 1: tables 1 and 2 have not finished." in said(panel)
    with pytest.raises(RoundIncompleteError):
        FinishClub().applied_to(session.facts, datetime.now(UTC))
    button(panel, "finishDespite").click()
    assert session.facts.progress.finished
    with qtbot.waitSignal(panel.results_requested):
        button(panel, "next").click()


def test_undo_takes_the_deal_back_on_the_screen(at_play):
    session, panel = at_play()
    press(panel, f"1 Enter {SOLO}")
    session.undo()
    assert rows(panel) == []
    assert "Table 1 · deal 1" in said(panel)


def test_a_frenchman_tells_his_deal_in_french(at_play):
    session, panel = at_play(language=Language.FRENCH)
    press(panel, "1 Enter Enter D Enter N S Enter 8 Enter")
    assert session.facts.sheet_at(1, 1).totals.points == (2, -2, 2, -2)
    assert "Tour 1 sur 2" in said(panel)


def click(panel, field, *names):
    row = panel.findChild(QFrame, f"field-{field}")
    for name in names:
        row.findChild(QPushButton, name).click()


def test_the_mouse_says_what_the_keys_say(at_play):
    session, panel = at_play()
    click(panel, "contract", "choice-S")
    click(panel, "attackers", "choice-S")
    click(panel, "tricks", "number-0", "count-9")
    button(panel, "accept").click()
    assert session.facts.sheet_at(1, 1).totals.points == (-6, -6, 18, -6)


def test_a_deal_after_the_end_is_told_and_does_not_count(at_play):
    options = ScottishSettings(target=20)
    settings = ClubSettings(game=GameChoice("scottish", options), rounds=2)
    _session, panel = at_play(players=4, settings=settings)
    press(panel, "Enter A Enter B Enter B Enter A Enter B Enter")  # 14 : 16
    press(panel, "A Enter A Enter A Enter A Enter A Enter")
    press(panel, "F2 Up Enter Enter A Enter A Enter Enter Enter")  # 11+4+3+… : the first wins
    assert rows(panel)[1][2] == "–"


def test_after_the_last_word_corrections_are_possible(at_play):
    session, panel = at_play("scottish", 4, 1)
    play_out(session, 1)
    session.do(FinishClub())
    press(panel, "Enter Enter 2 Enter Enter Enter Enter Enter")
    assert session.facts.progress.finished
    assert session.facts.results


@pytest.mark.parametrize("players", [4, 5])
def test_the_dealer_at_a_table_of_five_sits_out(at_play, players):
    _session, panel = at_play(players=players)
    press(panel, f"Enter Enter S Enter {'S' if players == 4 else '4 Enter Tab Enter'} Enter 5")
    lines = panel.findChild(SeatsBar).lines
    assert [line.sits_out for line in lines].count(True) == players - 4


def test_a_deal_that_was_begun_and_left_is_told_to_whoever_quits(at_play):
    _session, panel = at_play(players=8)
    assert panel.half_entered == ""
    press(panel, "Enter S Enter")
    assert panel.half_entered == "Begun but not entered: table 1, deal 1."
    press(panel, "N Enter 7 Enter")
    assert panel.half_entered == ""


def test_a_line_that_cannot_be_read_yet_is_begun_too(at_play):
    _session, panel = at_play(players=8)
    press(panel, "Enter S Space Q")
    assert panel.half_entered == "Begun but not entered: table 1, deal 1."


def test_a_line_that_cannot_be_read_yet_waits_at_its_table(at_play):
    _session, panel = at_play(players=8)
    press(panel, "Enter S Enter Q")
    entry = panel.findChild(ClubDealEntry)
    entry.show_next(1, 2)
    entry.show_next(1, 1)
    assert label(panel, "entryTyped").startswith("Q")
    assert entry.draft.answers["contract"] is IwwaContract.SOLO


def test_a_letter_on_the_list_of_tables_begins_the_deal_that_is_asked(at_play):
    session, panel = at_play(players=8)
    assert panel.findChild(TableCards).hasFocus()
    press(panel, "S Enter N Enter 7 Enter")
    assert [place.table for place in session.facts.results] == [1]


def test_what_was_undone_is_done_again_by_a_click(at_play):
    session, panel = at_play()
    press(panel, f"1 Enter {SOLO}")
    assert panel.findChild(QPushButton, "redoLast").isHidden()
    button(panel, "undoLast").click()
    assert not session.facts.results
    button(panel, "redoLast").click()
    assert len(session.facts.results) == 1
    assert panel.findChild(QPushButton, "redoLast").isHidden()


@pytest.mark.parametrize("how", ["F9", "button"])
def test_from_a_contract_without_the_jury_one_step_leads_to_its_penalty(at_play, how):
    session, panel = at_play(players=4)
    press(panel, "1 Enter S Enter N Enter 7 Enter")
    assert panel.findChild(QPushButton, "fineDeal").isHidden()
    press(panel, "O Enter E Enter 0 Enter N Enter")
    if how == "F9":
        press(panel, "F9")
    else:
        button(panel, "fineDeal").click()
    press(panel, "Enter Enter Enter")
    (line,) = session.facts.sanctions.values()
    assert line.player == session.facts.sitting(1, 1).seats[1]
    assert (line.points, line.reason) == (12, "deal 2: referee not called")


def test_a_slam_without_the_jury_says_so_beside_the_deal(at_play):
    session, _panel = at_play(players=4)
    slam = IwwaDeal(dealer=0, contract=IwwaContract.GRAND_SLAM, attackers=(0,), tricks=13)
    assert session.do(EnterDeal(DealPlace(1, 1, 1), TableDeal("iwwa", slam)))
    view = club_table(session.facts, 1, 1)
    told = " ".join(line.happened.text for line in table_deals(view, session.words).rows)
    assert "The referee was not called; the referee decides on a penalty. → Referee…" in told
    assert "(?)" not in told
