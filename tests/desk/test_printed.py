"""What was printed is remembered with the event, and never taken back by undo."""

import pytest

from whist_td.desk.desk import Desk
from whist_td.desk.journal import check_journal, printed_sheets
from whist_td.desk.requests import AcceptPapers, NotePrinted
from whist_td.formats.militaire.commands import ChangeTeam

CARDS = NotePrinted({"rotation-cards": {"1": "aa", "2": "bb"}})


@pytest.fixture
def desk(new_desk):
    return new_desk(4)


def marks(desk):
    return printed_sheets(desk.lines)


def test_nothing_is_known_of_papers_before_any_is_printed(desk):
    assert marks(desk) is None


def test_what_was_printed_outlives_the_program(desk, file, clock):
    desk.do(CARDS)
    again = Desk(file, clock, desk.event)
    assert marks(again) == CARDS.sheets
    check_journal(again.event, again.facts, again.lines)


def test_the_newest_print_of_a_sheet_counts_and_a_sheet_taken_away_is_forgotten(desk):
    desk.do(CARDS)
    desk.do(NotePrinted({"rotation-cards": {"1": "cc", "2": ""}, "cartons": {"1": "dd"}}))
    assert marks(desk) == {"rotation-cards": {"1": "cc"}, "cartons": {"1": "dd"}}


def test_undo_takes_back_what_was_done_before_printing_and_leaves_the_paper(desk, a_team):
    desk.do(ChangeTeam(a_team(2, "Roy")))
    desk.do(CARDS)
    desk.undo()
    assert desk.facts.teams[2] == a_team(2)
    assert marks(desk) == CARDS.sheets
    desk.redo()
    assert desk.facts.teams[2] == a_team(2, "Roy")


def test_a_decision_about_papers_is_undone_like_any_other(desk):
    desk.do(CARDS)
    desk.do(AcceptPapers({"rotation-cards": {"1": "cc"}}))
    assert marks(desk)["rotation-cards"]["1"] == "cc"
    desk.undo()
    assert marks(desk)["rotation-cards"]["1"] == "aa"
    desk.redo()
    assert marks(desk)["rotation-cards"]["1"] == "cc"


def test_to_play_without_papers_is_a_decision_that_is_kept(desk):
    desk.do(AcceptPapers({}))
    assert marks(desk) == {}
    desk.undo()
    assert marks(desk) is None
