from dataclasses import fields, replace
from datetime import UTC, date, datetime
from fractions import Fraction

import pytest

from tests.fixtures.clocks import still_clock
from tests.fixtures.one_event import OneEvent
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.desk import open_event
from whist_td.formats.whiz import commands as ask
from whist_td.formats.whiz.commands import DESK
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult, Penalty
from whist_td.formats.whiz.rules.settings import Compare, Ranking, WhizSettings
from whist_td.formats.whiz.views.seating import seated_rounds
from whist_td.formats.whiz.words import facts as whiz_facts
from whist_td.words import history
from whist_td.words.history import said_facts
from whist_td.words.words import Language, words

START = datetime(2026, 11, 21, 20, 5, tzinfo=UTC)
DETAILS = Details("Tournoi", date(2026, 11, 21))
EN, FR = words(Language.ENGLISH), words(Language.FRENCH)
PLACE = BoardPlace(1, 1, 3)
ROUNDS = seated_rounds(6, 3)


@pytest.fixture
def unseated():
    players = tuple(Player(number, f"Joueur {number}") for number in range(1, 7))
    settings = WhizSettings(rounds=3, boards_per_round=2)
    return open_event(OneEvent(), still_clock(START), ask.CreateWhiz(DETAILS, settings, players))


@pytest.fixture
def desk(unseated):
    unseated.do(ask.SeatRounds(ROUNDS))
    return unseated


def told(desk, *commands, language=EN):
    for command in commands:
        desk.do(command)
    return history.line_sentence(desk.lines[-1], desk.facts, language)


def place_of(desk):
    return desk.facts.places(1)[0]


def deal(desk, text):
    place = place_of(desk)
    seats = desk.facts.seating(1, place.table).seats
    return ask.EnterBoard(place, BoardResult(seats, outcome_of(text, Notation.ENGLISH)))


@pytest.mark.parametrize("command", DESK.commands.values())
def test_no_command_is_without_words(command):
    assert history.describer(command) is not None


@pytest.mark.parametrize("option", [field.name for field in fields(WhizSettings)])
def test_no_option_is_without_words(option):
    assert option in whiz_facts.OPTIONS


def test_no_fact_is_without_words(desk):
    assert said_facts(desk.facts).keys() >= {field.name for field in fields(WhizEvent)}


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("10HX S 11", "10♥X by South, 11 tricks", "10♥X par Sud, 11 levées"),
        ("9NT E -2", "9NT by East, 7 tricks", "9SA par Est, 7 levées"),
        ("7C N 1", "7♣ by North, 1 trick", "7♣ par Nord, 1 levée"),
        ("pass", "passed out", "passe général"),
        ("NP", "not played", "non jouée"),
        (
            "ADJ 40 62,5 - tard",
            "adjusted score: North 40 %, East 62.5 %, South –, “tard”",
            "score ajusté\u00a0: Nord 40\u00a0%, Est 62,5\u00a0%, Sud –, «\u00a0tard\u00a0»",
        ),
    ],
)
def test_a_deal_is_told_as_it_is_spoken_of(text, english, french):
    outcome = outcome_of(text, Notation.ENGLISH)
    assert whiz_facts.outcome_words(outcome, EN) == english
    assert whiz_facts.outcome_words(outcome, FR) == french


def test_a_result_names_its_place(desk):
    sentence = told(desk, ask.AnnounceWhizRound(1), deal(desk, "10H S ="))
    place = place_of(desk)
    assert sentence == f"Round 1, table 1, deal {place.board}: 10♥ by South, 10 tricks"


def test_a_correction_says_what_stood_there(desk):
    desk.do(ask.AnnounceWhizRound(1))
    desk.do(deal(desk, "10H S ="))
    sentence = told(desk, deal(desk, "10H S -1"))
    assert sentence.endswith("corrected: 10♥ by South, 9 tricks (before: 10♥ by South, 10 tricks)")


def test_a_result_taken_away_says_what_stood_there(desk):
    desk.do(ask.AnnounceWhizRound(1))
    desk.do(deal(desk, "pass"))
    sentence = told(desk, ask.ClearBoard(place_of(desk)))
    assert sentence.endswith("result removed (before: passed out)")


def test_undo_tells_the_deed_it_takes_back(desk):
    desk.do(ask.AnnounceWhizRound(1))
    desk.undo()
    sentence = history.line_sentence(desk.lines[-1], desk.facts, FR)
    assert sentence == "Annulé\u00a0: le tour 1 commence"


def test_hands_changed_are_told(desk):
    desk.do(ask.AnnounceWhizRound(1))
    entered = deal(desk, "pass")
    north, east, south = entered.result.seats
    changed = BoardResult((east, north, south), entered.result.outcome)
    happened = ask.RecordAsHappened(((entered.place, changed),))
    assert "as it really happened: passed out" in told(desk, happened)


def test_many_results_are_counted(desk):
    places = [place for number in (1, 2) for place in desk.facts.places(number)]
    passed = outcome_of("pass", Notation.ENGLISH)
    results = tuple(
        (place, BoardResult(desk.facts.seating(place.round, place.table).seats, passed))
        for place in places
    )
    assert told(desk, ask.EnterBoards(results)) == "Rounds 1 and 2: 8 deals entered"


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (ask.AddPlayers((Player(7, "Zoé"),)), "Player 7 entered: Zoé"),
        (ask.AddPlayers((Player(7, "Zoé"), Player(8, "Yvon"))), "2 players entered"),
        (ask.ChangePlayer(Player(2, "Zoé", "Gaspé")), "Player 2 corrected: Zoé; Gaspé"),
        (ask.RemovePlayer(3), "Player 3 taken off the list: Joueur 3"),
        (ask.OrderPlayers((2, 1, 3, 4, 5, 6), 77), "Numbers drawn by lot (draw 77)"),
        (ask.OrderPlayers((2, 1, 3, 4, 5, 6)), "Numbers reassigned, in the order chosen"),
        (ask.SeatRounds(ROUNDS), "Movement made for 3 rounds"),
        (
            ask.ChangeWhizSettings(WhizSettings(rounds=4, boards_per_round=2)),
            "4 rounds instead of 3",
        ),
        (
            ask.ChangeWhizSettings(WhizSettings(rounds=3, boards_per_round=2, compare=Compare.NET)),
            "Options changed: net scores compared",
        ),
    ],
)
def test_what_is_done_before_play_is_told(unseated, command, sentence):
    assert told(unseated, command) == sentence


def test_late_and_leaving_players_are_told(desk):
    late = ask.AddLatePlayer(Player(7, "Zoé"), ())
    assert told(desk, ask.AnnounceWhizRound(1), late) == "Player 7 (Zoé) joins from round 2"
    leaving = ask.LetPlayerLeave(2, 1, ())
    assert told(desk, leaving) == "Player 2 (Joueur 2) leaves after round 1"


def test_somebody_who_stays_after_all_is_told(desk):
    leaving = ask.LetPlayerLeave(2, 2, ())
    told(desk, ask.AnnounceWhizRound(1), leaving)
    assert told(desk, ask.TakePlayerBack(2, ())) == "Player 2 (Joueur 2) stays after all"


def test_the_movement_that_follows_from_a_new_player_is_not_told_beside_him(unseated):
    unseated.do(ask.AddPlayers((Player(7, "Zoé"),), seated_rounds(7, 3)))
    assert history.before_after(unseated.lines[-1], unseated.facts, EN) == ("Not entered", "Zoé")


def test_penalties_are_told_and_taken_back(desk):
    desk.do(ask.AnnounceWhizRound(1))
    penalty = ask.PenalisePlayer(Penalty(2, 1, Fraction(10), "tard"))
    sentence = "Round 1: player 2 (Joueur 2) is penalised, 10 % of one deal, “tard”"
    assert told(desk, penalty) == sentence
    assert told(desk, ask.LiftPenalty(1)) == "Penalty of player 2 (Joueur 2) cancelled"


def test_a_penalty_is_in_points_where_points_rank():
    penalty = Penalty(2, 1, Fraction(15, 2))
    assert whiz_facts.penalty_words(penalty, Ranking.TOTAL, FR) == "7,5 points"


def test_the_end_over_missing_deals_says_so(desk):
    sentence = told(desk, ask.AnnounceWhizRound(1), ask.FinishWhiz(despite_missing=True))
    assert sentence == "The event is finished, although deals were missing"


@pytest.mark.parametrize(
    "changed",
    [
        {"boards_per_round": 4},
        {"domy_cards": 9},
        {"ranking": Ranking.DATUM},
        {"penalty": Fraction(20)},
        {"minutes_per_board": 7},
        {"cap": 30},
    ],
)
def test_a_changed_option_is_told_before_and_after(desk, changed):
    settings = replace(desk.facts.settings, **changed)
    desk.do(ask.ChangeWhizSettings(settings))
    before, after = history.before_after(desk.lines[-1], desk.facts, EN)
    assert before != after
    assert "" not in (before, after)


def test_before_and_after_of_a_round_that_begins(desk):
    desk.do(ask.AnnounceWhizRound(1))
    assert history.before_after(desk.lines[-1], desk.facts, EN) == ("Not begun", "Begun")


def test_before_and_after_of_a_first_result(desk):
    desk.do(ask.AnnounceWhizRound(1))
    desk.do(deal(desk, "pass"))
    assert history.before_after(desk.lines[-1], desk.facts, EN) == ("No result", "Passed out")
