"""What the room is shown of a Whiz tournament."""

from datetime import date

import pytest

from whist_td.bootstrap import SeededDice
from whist_td.core.contracts import Hand
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.desk import open_event
from whist_td.formats.whiz.commands import AnnounceWhizRound, CreateWhiz
from whist_td.formats.whiz.room import announcement, pulse, race, ranking, results, seating, welcome
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.sample import play_round
from whist_td.formats.whiz.views.seating import library_rounds
from whist_td.formats.whiz.words.room import TELLER
from whist_td.room.words.words import standings_poster
from whist_td.words.words import Language, words


@pytest.fixture
def tournament(file, clock):
    """Ten players, so that one sits out each round."""
    people = tuple(Player(number, f"Player {number}") for number in range(1, 11))
    settings = WhizSettings(rounds=3, boards_per_round=2)
    rounds = library_rounds(10, 3)
    details = Details("Whiz", date(2026, 11, 21))
    return open_event(file, clock, CreateWhiz(details, settings, people, rounds))


def test_the_welcome_counts_those_who_are_there(tournament):
    assert welcome(tournament.facts).people == 10


def test_before_play_the_places_of_the_first_round_are_shown(tournament):
    view = seating(tournament.facts)
    assert view.round == 0
    assert [sitter.seat for sitter in view.tables[0].players] == list(Hand)
    assert len(view.sit_out) == 1


def test_the_next_announcement_is_never_shown_before_it_is_made(tournament):
    assert announcement(tournament.facts) is None
    tournament.do(AnnounceWhizRound(1))
    assert announcement(tournament.facts).round == 1


def test_the_announcement_names_who_sits_out(tournament):
    tournament.do(AnnounceWhizRound(1))
    (number,) = tournament.facts.rounds[1].sit_out
    assert announcement(tournament.facts).sit_out == ((number, f"Player {number}"),)


def test_results_so_far_count_the_deals_of_each_table(tournament):
    tournament.do(AnnounceWhizRound(1))
    assert {(table.found, table.expected) for table in results(tournament.facts).tables} == {(0, 2)}


def test_a_round_that_is_in_is_over(tournament):
    play_round(tournament, SeededDice(), 7, 1)
    assert pulse(tournament.facts).is_round_over


def test_the_ranking_tells_the_places_won(tournament):
    for number in (1, 2):
        play_round(tournament, SeededDice(), 7, number)
    before = {line.number: line.rank for line in ranking(tournament.facts, 1).lines}
    now = ranking(tournament.facts, 2).lines
    assert all(line.change == before[line.number] - line.rank for line in now)


def test_the_race_ends_where_the_ranking_is(tournament):
    for number in (1, 2):
        play_round(tournament, SeededDice(), 7, number)
    scores = {line.number: line.standing.score for line in ranking(tournament.facts, 2).lines}
    assert all(
        runner.totals[-1] == scores[runner.number]
        for runner in race(tournament.facts, 2)
        if scores[runner.number] is not None
    )


def test_the_room_reads_why_equal_percentages_rank_apart(tournament):
    play_round(tournament, SeededDice(), 7, 1)
    poster = standings_poster(ranking(tournament.facts, 1), TELLER, words(Language.ENGLISH))
    assert "If scores are equal, the total of points decides." in poster.line
