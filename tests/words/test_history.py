from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from tests.fixtures.clocks import still_clock
from tests.fixtures.one_event import OneEvent
from whist_td.club.commands import OpenBook, PutIn
from whist_td.club.rules.book import ClubBook
from whist_td.core.contracts import Strain
from whist_td.core.events import Details
from whist_td.desk.desk import open_event
from whist_td.formats.militaire import commands as ask
from whist_td.formats.militaire.commands import DESK
from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import ResultKind, Side, result_of
from whist_td.formats.militaire.rules.settings import Settings, TieBreak
from whist_td.formats.militaire.rules.teams import Substitute, Team
from whist_td.formats.militaire.words import facts
from whist_td.words import history
from whist_td.words.history import said_facts
from whist_td.words.words import Language, words

START = datetime(2026, 11, 21, 20, 5, tzinfo=UTC)
DETAILS = Details("Soirée", date(2026, 11, 21))
HOME, VISITORS = result_of(Side.HOME), result_of(Side.VISITORS)
EN, FR = words(Language.ENGLISH), words(Language.FRENCH)


def team(number: int) -> Team:
    names = [f"{letter} {number}" for letter in "ABCD"]
    return Team(number, f"Club {number}", names[0], (names[1], names[2], names[3]))


@pytest.fixture
def desk():
    settings = Settings(rounds=4, tie_breaks=(TieBreak.EXTRA_DEAL,))
    teams = tuple(map(team, (1, 2, 3, 4)))
    return open_event(OneEvent(), still_clock(START), ask.CreateEvent(DETAILS, settings, teams))


def told(desk, *commands, language=EN):
    for command in commands:
        desk.do(command)
    return history.line_sentence(desk.lines[-1], desk.facts, language)


def stood(desk, *commands):
    for command in commands:
        desk.do(command)
    return history.before_after(desk.lines[-1], desk.facts, EN)


@pytest.mark.parametrize("command", DESK.commands.values())
def test_no_command_is_without_words(command):
    assert history.describer(command) is not None


def test_a_result_names_its_place_and_the_side_that_won(desk):
    entered = ask.EnterResult(Place(1, 3), HOME)
    assert told(desk, ask.AnnounceRound(1), entered) == "Round 1, table 3: home side won"


def test_a_result_is_told_in_french(desk):
    entered = ask.EnterResult(Place(1, 3), HOME)
    sentence = told(desk, ask.AnnounceRound(1), entered, language=FR)
    assert sentence == "Manche 1, table 3\u00a0: l’équipe à domicile gagne"


def test_a_correction_says_what_stood_there(desk):
    desk.do(ask.AnnounceRound(1))
    desk.do(ask.EnterResult(Place(1, 3), VISITORS))
    sentence = told(desk, ask.EnterResult(Place(1, 3), HOME))
    assert sentence == "Round 1, table 3 corrected: home side won (before: visitors won)"


def test_a_penalty_names_the_offenders_and_its_note(desk):
    revoke = result_of(Side.HOME, ResultKind.REVOKE, 13, "checked in the tricks")
    sentence = told(desk, ask.AnnounceRound(1), ask.EnterResult(Place(1, 2), revoke))
    assert sentence.endswith(
        "home side won, revoke by the visitors (13 tricks), “checked in the tricks”"
    )


def test_an_announcement_says_trump_and_travellers(desk):
    assert told(desk, ask.AnnounceRound(1)) == "Round 1 announced: trump hearts, 1 and 3"


def test_a_round_announced_over_missing_tables_says_so(desk):
    sentence = told(desk, ask.AnnounceRound(1), ask.AnnounceRound(2, despite_missing=True))
    assert sentence.endswith("although tables were missing")


def test_a_corrected_announcement_says_both(desk):
    correction = ask.CorrectAnnouncement(1, Strain.NO_TRUMP, (1, 2))
    sentence = told(desk, ask.AnnounceRound(1), correction)
    assert "no trump, 1 and 2 (before: trump hearts, 1 and 3)" in sentence


def test_undo_tells_the_deed_it_takes_back(desk):
    desk.do(ask.AnnounceRound(1))
    desk.do(ask.EnterResult(Place(1, 3), VISITORS))
    desk.do(ask.EnterResult(Place(1, 3), HOME))
    desk.undo()
    sentence = history.line_sentence(desk.lines[-1], desk.facts, EN)
    assert sentence == "Undone: round 1, table 3 corrected: home side won (before: visitors won)"


def test_redo_tells_the_deed_it_does_again(desk):
    desk.do(ask.AnnounceRound(1))
    desk.undo()
    desk.redo()
    sentence = history.line_sentence(desk.lines[-1], desk.facts, EN)
    assert sentence == "Redone: round 1 announced: trump hearts, 1 and 3"


def test_the_buttons_say_what_they_would_do(desk):
    desk.do(ask.AnnounceRound(1))
    undo = history.undo_sentence(desk.to_undo, desk.facts, EN)
    assert undo == "Undo: round 1 announced: trump hearts, 1 and 3"


def test_a_withdrawal_names_team_and_round(desk):
    sentence = told(desk, ask.AnnounceRound(1), ask.WithdrawTeam(2, 1))
    assert sentence == "Team 2 (Club 2) withdrew from round 1"


def test_one_late_team_is_named_and_many_are_counted(desk):
    assert told(desk, ask.AddTeams((team(5),))) == "Team 5 entered: Club 5"
    assert told(desk, ask.AddTeams((team(6), team(7)))) == "2 teams entered"


def test_a_team_taken_off_the_list_keeps_its_name_in_the_journal(desk):
    assert told(desk, ask.RemoveTeam(2)) == "Team 2 taken off the list: Club 2"


def test_a_draw_keeps_its_seed(desk):
    assert told(desk, ask.OrderTables((2, 1, 4, 3), 77)) == "Tables drawn by lot (draw 77)"


@pytest.mark.parametrize(
    ("last", "words_of_it"),
    [(None, "from round 2"), (2, "in round 2"), (3, "in rounds 2 and 3")],
)
def test_a_substitute_is_told_with_place_and_rounds(desk, last, words_of_it):
    sentence = told(desk, ask.AddSubstitute(1, Substitute(2, "Léa", 2, last)))
    assert sentence == f"Team 1 (Club 1): Léa plays as player 2 {words_of_it}"


def test_shortening_the_evening_is_told_in_rounds(desk):
    sentence = told(desk, ask.ChangeSettings(replace(desk.facts.settings, rounds=3)))
    assert sentence == "The event has 3 rounds instead of 4"


def test_many_results_are_counted(desk):
    results = tuple((Place(number, 1), HOME) for number in (1, 2))
    assert told(desk, ask.EnterResults(results)) == "Rounds 1 and 2: 2 results entered"


def test_before_and_after_of_a_first_result(desk):
    entered = ask.EnterResult(Place(1, 3), result_of(Side.VISITORS, tricks=9))
    before, after = stood(desk, ask.AnnounceRound(1), entered)
    assert (before, after) == ("No result", "Visitors won (9 tricks)")


def test_before_and_after_of_an_undo_are_the_other_way_round(desk):
    desk.do(ask.AnnounceRound(1))
    desk.undo()
    before, after = history.before_after(desk.lines[-1], desk.facts, EN)
    assert (before, after) == ("Trump hearts, 1 and 3", "Not announced")


def test_before_and_after_of_a_team_name_no_more_than_what_differs(desk):
    changed = replace(team(1), players=("B 1", "Zoé", "D 1"))
    assert stood(desk, ask.ChangeTeam(changed)) == ("Player 2: C 1", "Player 2: Zoé")


def test_many_facts_are_counted(desk):
    assert stood(desk, ask.OrderTables((2, 1, 4, 3), 7)) == ("5 items", "5 items")


@pytest.mark.parametrize(
    "changed",
    [
        {"shift": True},
        {"calls": ((1, 3), (2, 3), (1, 2))},
        {"trumps": (Strain.SPADES,)},
        {"tie_breaks": ()},
        {"count_tricks": True},
    ],
)
def test_a_changed_option_is_told_before_and_after(desk, changed):
    settings = replace(desk.facts.settings, **changed)
    before, after = stood(desk, ask.ChangeSettings(settings))
    assert before != after
    assert "" not in (before, after)


def test_a_line_of_another_day_is_told_with_its_day(desk):
    line = replace(desk.lines[0], at=START - timedelta(days=2))
    assert history.time(line, desk.facts, EN).startswith("19/11 · ")


def test_a_line_of_the_day_is_told_by_its_time(desk):
    assert history.time(desk.lines[0], desk.facts, FR) == FR.time(START)


def test_a_line_of_the_clubs_book_has_its_year_and_the_first_no_day_at_all(desk):
    line, book = replace(desk.lines[0], at=START), ClubBook()
    assert history.time(replace(line, command=OpenBook()), book, EN) == ""
    said = history.time(replace(line, command=PutIn(500)), book, FR)
    assert said == f"21\u00a0nov.\u00a02026 · {FR.time(START)}"


def test_every_fact_and_every_option_has_words(desk):
    assert said_facts(desk.facts).keys() >= MilitaireEvent.__dataclass_fields__.keys()
    assert facts.OPTIONS.keys() == Settings.__dataclass_fields__.keys()
