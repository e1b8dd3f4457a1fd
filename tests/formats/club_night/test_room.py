"""What the room is shown of a club night: any game, people and pairs, tables of two to five."""

from dataclasses import replace
from datetime import date

import pytest

from whist_td.bootstrap import SeededDice
from whist_td.core.events import Details
from whist_td.desk.desk import open_event
from whist_td.formats.club_night.commands.commands import (
    BeginClubRound,
    CreateClub,
    FinishClub,
    RemoveDeal,
)
from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.room import (
    announcement,
    minutes,
    pulse,
    race,
    ranking,
    results,
    seating,
    welcome,
)
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice
from whist_td.formats.club_night.rules.event import (
    ClubPlayer,
    ClubSettings,
    SeatingWay,
    usual_left_over,
)
from whist_td.formats.club_night.views.planning import add_players
from whist_td.formats.club_night.views.sample import Chance, play_tables
from whist_td.formats.club_night.words.room import TableSeat
from whist_td.room.views.show import Reveal, RevealState, reveal_view


@pytest.fixture
def new_night(file, clock):
    """Open a club night of some players; of fixed pairs, each two that follow one another."""

    def opened(players=8, code="iwwa", way=SeatingWay.CHANGING, rounds=3):
        choice = GameChoice(code)
        left_over = usual_left_over(choice.game)
        settings = ClubSettings(choice, rounds=rounds, seating=way, left_over=left_over)
        desk = open_event(file, clock, CreateClub(Details("Friday", date(2026, 11, 20)), settings))
        is_paired = way is SeatingWay.PAIRS
        people = [
            ClubPlayer(n, f"Player {n}", partner=(n + 1 if n % 2 else n - 1) if is_paired else None)
            for n in range(1, players + 1)
        ]
        desk.do(add_players(desk.facts, people))
        return desk

    return opened


def play(desk, number):
    """Begin a round and play it to its end."""
    desk.do(BeginClubRound(number))
    play_tables(desk, Chance(SeededDice(), 7), number)


def test_the_welcome_counts_people_and_their_tables(new_night):
    view = welcome(new_night(8).facts)
    assert (view.people, view.tables) == (8, ((1, True), (2, True)))


def test_before_play_the_places_of_the_first_round_are_shown(new_night):
    view = seating(new_night(8).facts)
    assert view.round == 0
    assert [sitter.seat for sitter in view.tables[0].players] == [TableSeat(n, 4) for n in range(4)]


def test_a_round_is_never_shown_before_it_begins(new_night):
    desk = new_night(8)
    assert announcement(desk.facts) is None
    play(desk, 1)
    planned = desk.facts.rounds[2].sittings
    assert planned != desk.facts.rounds[1].sittings
    assert announcement(desk.facts).round == seating(desk.facts).round == 1


@pytest.mark.parametrize(("players", "sizes"), [(8, [4, 4]), (9, [4, 5]), (11, [5, 3, 3])])
def test_tables_of_four_and_five_are_seated(players, sizes, new_night):
    code = "scottish" if 3 in sizes else "iwwa"
    view = seating(new_night(players, code).facts)
    told = sorted(len(table.players) for table in view.tables)
    assert sum(told) + len(view.sit_out) == players
    assert set(told) <= {3, 4, 5}


def test_who_sits_out_is_announced_by_name(new_night):
    desk = new_night(5, "ten")
    desk.do(BeginClubRound(1))
    (number,) = desk.facts.rounds[1].sit_out
    assert announcement(desk.facts).sit_out == (f"Player {number}",)
    assert [sitter.number for sitter in seating(desk.facts).sit_out] == [number]


def test_partners_are_told_apart_by_colour_where_two_play_together(new_night):
    (table,) = seating(new_night(4, "ten").facts).tables
    assert [sitter.is_visitor for sitter in table.players] == [False, True, False, True]


def test_where_everybody_plays_alone_nobody_stands_in_colour(new_night):
    tables = seating(new_night(8, "iwwa").facts).tables
    assert not any(sitter.is_visitor for table in tables for sitter in table.players)


def test_who_keeps_his_place_need_not_look_for_it(new_night):
    desk = new_night(8, way=SeatingWay.STAYING)
    play(desk, 1)
    assert pulse(desk.facts).is_reseated
    desk.do(BeginClubRound(2))
    assert not pulse(desk.facts).is_reseated
    assert not announcement(desk.facts).is_seated_anew


def test_a_result_is_a_table_that_has_finished(new_night):
    desk = new_night(8)
    desk.do(BeginClubRound(1))
    before = pulse(desk.facts)
    play_tables(desk, Chance(SeededDice(), 7), 1)
    assert (before.found, before.expected) == (0, 2)
    assert pulse(desk.facts).is_round_over


def test_results_so_far_tell_what_the_people_of_a_table_have(new_night):
    desk = new_night(8)
    play(desk, 1)
    for table in results(desk.facts).tables:
        assert table.is_in
        assert sum(side.points for side in table.sides) == 0


def test_a_deal_taken_back_leaves_the_results(new_night):
    desk = new_night(8)
    play(desk, 1)
    desk.do(RemoveDeal(DealPlace(1, 1, 16)))
    first, second = results(desk.facts).tables
    assert (first.found, second.found) == (15, 16)
    assert not pulse(desk.facts).is_round_over


def test_a_table_without_a_deal_has_no_points_yet(new_night):
    desk = new_night(8)
    desk.do(BeginClubRound(1))
    points = [side.points for table in results(desk.facts).tables for side in table.sides]
    assert set(points) == {None}


def test_games_that_rank_by_games_tell_games(new_night):
    desk = new_night(4, "scottish")
    play(desk, 1)
    (table,) = results(desk.facts).tables
    assert table.measure is Measure.GAMES


def test_no_points_are_told_where_they_are_to_be_kept_secret(new_night):
    desk = new_night(8)
    play(desk, 1)
    told = results(desk.facts).without_points().tables
    assert [(table.found, table.sides) for table in told] == [(16, ()), (16, ())]


def test_the_standings_tell_the_places_won(new_night):
    desk = new_night(8)
    play(desk, 1)
    play(desk, 2)
    before = {line.number: line.rank for line in ranking(desk.facts, 1).lines}
    now = ranking(desk.facts, 2).lines
    assert all(line.change == before[line.number] - line.rank for line in now)


def test_a_fixed_pair_stands_in_one_line(new_night):
    desk = new_night(8, "ten", SeatingWay.PAIRS)
    play(desk, 1)
    lines = ranking(desk.facts, 1).lines
    assert len(lines) == 4
    assert lines[0].name == f"Player {lines[0].number}\u00a0– Player {lines[0].number + 1}"


def test_who_has_not_played_yet_has_no_place(new_night):
    desk = new_night(5, "ten")
    play(desk, 1)
    (number,) = desk.facts.rounds[1].sit_out
    out = [line.number for line in ranking(desk.facts, 1).lines if line.is_withdrawn]
    assert out == [number]
    assert number not in [runner.number for runner in race(desk.facts, 1)]


def test_the_race_ends_where_the_standings_are(new_night):
    desk = new_night(9)
    play(desk, 1)
    play(desk, 2)
    scores = {line.number: line.standing.score for line in ranking(desk.facts, 2).lines}
    assert all(each.totals[-1] == scores[each.number] for each in race(desk.facts, 2))


def test_the_minutes_of_a_round_come_from_its_length(new_night):
    assert minutes(new_night(8).facts) == 16 * 4


def test_the_reveal_can_begin_though_a_table_never_finished(new_night):
    desk = new_night(8, rounds=1)
    play(desk, 1)
    desk.do(RemoveDeal(DealPlace(1, 1, 16)))
    assert reveal_view(None, ranking(desk.facts, 1)).state is RevealState.NOT_YET
    desk.do(FinishClub(despite_missing=True))
    assert reveal_view(None, ranking(desk.facts, 1)).state is RevealState.WAITING


def test_a_deal_taken_back_during_the_reveal_stops_it(new_night):
    desk = new_night(8, rounds=1)
    play(desk, 1)
    desk.do(FinishClub())
    reveal = Reveal(ranking(desk.facts, 1), 2)
    assert reveal_view(reveal, ranking(desk.facts, 1)).state is RevealState.GOING
    desk.do(RemoveDeal(DealPlace(1, 1, 16)))
    assert reveal_view(reveal, ranking(desk.facts, 1)).state is RevealState.STOPPED


@pytest.mark.parametrize("code", list(GAMES))
def test_every_game_has_something_for_every_scene(code, new_night):
    game = GAMES[code]
    desk = new_night(max(9, game.most_players + 1), code, rounds=2)
    play(desk, 1)
    play(desk, 2)
    evening = desk.facts
    assert len(results(evening).tables) == len(seating(evening).tables)
    assert all(table.is_in for table in results(evening).tables)
    assert len(ranking(evening, 2).lines) == len(evening.players)
    assert announcement(evening).game == code
    assert minutes(evening) > 0


def test_an_evening_without_seats_waits(new_night):
    evening = replace(new_night(8).facts, rounds={})
    assert seating(evening).tables == ()
    assert welcome(evening).tables == ((1, True), (2, True))
