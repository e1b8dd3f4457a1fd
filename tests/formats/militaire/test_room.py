"""What the room is shown of an evening of Whist militaire."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from whist_td.core.contracts import Strain
from whist_td.desk.members import discreet_event
from whist_td.formats.militaire.commands import (
    AnnounceRound,
    ClearResult,
    EnterResult,
    EnterResults,
    WithdrawTeam,
)
from whist_td.formats.militaire.room import (
    announcement,
    pulse,
    race,
    ranking,
    results,
    seating,
    welcome,
)
from whist_td.formats.militaire.rules.event import AnnouncedRound, Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.room.views.show import Show
from whist_td.room.views.views import Scene

START = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


def test_the_welcome_tells_which_tables_are_filled(new_desk):
    view = welcome(new_desk(4).facts)
    assert view.tables == ((1, True), (2, True), (3, True), (4, True))
    assert view.people == 16


def test_before_the_first_round_everybody_sits_at_home(new_desk):
    view = seating(new_desk(4).facts)
    assert view.round == 0
    assert [sitter.seat for sitter in view.tables[0].players] == [None, 1, 2, 3]


def test_in_a_round_two_have_come_and_two_have_stayed(desk):
    plan = desk.facts.plan(2)
    table = seating(desk.facts).tables[2]
    assert [sitter.seat for sitter in table.players] == [None, plan.stays, *plan.call]
    assert {sitter.number for sitter in table.players if sitter.is_visitor} == {
        desk.facts.visitors_at(Place(2, 3))
    }


def test_everybody_has_one_place(desk):
    names = [sitter.name for table in seating(desk.facts).tables for sitter in table.players]
    assert len(names) == len(set(names)) == 16


def test_a_team_that_has_left_sits_nowhere(desk):
    desk.do(WithdrawTeam(3, 2))
    assert all(
        sitter.number != 3 for table in seating(desk.facts).tables for sitter in table.players
    )


def test_the_forfeits_of_a_team_that_left_do_not_end_an_announcement(new_desk):
    desk = new_desk(4)
    desk.do(AnnounceRound(1))
    desk.do(EnterResults(tuple((Place(1, table), Result(Side.HOME)) for table in range(1, 5))))
    desk.do(WithdrawTeam(3, 2))
    desk.do(AnnounceRound(2))
    now = pulse(desk.facts)
    assert (now.found, now.expected) == (2, 4)
    soon = now.announced_at + timedelta(seconds=20)
    assert Show().scene(now, soon) is Scene.ANNOUNCEMENT
    desk.do(EnterResult(Place(2, desk.facts.missing(2)[0]), Result(Side.HOME)))
    assert Show().scene(pulse(desk.facts), soon) is Scene.RESULTS


def test_the_next_announcement_is_never_shown_before_it_is_made(new_desk):
    desk = new_desk(4)
    assert announcement(desk.facts) is None
    desk.do(AnnounceRound(1))
    assert announcement(desk.facts).round == 1


def test_the_room_sees_what_was_really_announced(new_desk):
    desk = new_desk(4)
    desk.do(AnnounceRound(1, Strain.NO_TRUMP, (2, 3)))
    view = announcement(desk.facts)
    assert (view.trump, view.call, view.stays) == (Strain.NO_TRUMP, (2, 3), 1)


def test_an_announcement_taken_back_is_gone_from_the_wall(new_desk):
    desk = new_desk(4)
    desk.do(AnnounceRound(1))
    desk.undo()
    assert announcement(desk.facts) is None


def test_the_room_hears_of_a_double_advance(new_desk):
    evening = new_desk(4).facts
    double = next(n for n in range(1, 25) if evening.plan(n).advance > 1)
    said = {n: AnnouncedRound(n, Strain.HEARTS, (1, 3), START) for n in range(1, double + 1)}
    assert announcement(replace(evening, rounds=said)).advance == 2


def test_results_so_far_name_the_winner_of_each_table(desk):
    one, two, *_others = results(desk.facts).tables
    assert (one.is_in, one.points, one.visitors) == (
        True,
        (0, 1),
        desk.facts.visitors_at(Place(2, 1)),
    )
    assert (two.is_in, two.points) == (False, None)


def test_a_result_taken_back_is_gone_from_the_wall(desk):
    desk.do(ClearResult(Place(2, 1)))
    assert not results(desk.facts).tables[0].is_in
    assert pulse(desk.facts).found == 0


def test_the_pulse_tells_when_a_round_is_over(desk):
    assert (pulse(desk.facts).is_round_over, pulse(desk.facts).last_whole) == (False, 1)
    for table in (2, 3, 4):
        desk.do(EnterResult(Place(2, table), Result(Side.HOME)))
    assert (pulse(desk.facts).is_round_over, pulse(desk.facts).last_whole) == (True, 2)


def test_the_standings_tell_the_places_won(desk):
    for table in (2, 3, 4):
        desk.do(EnterResult(Place(2, table), Result(Side.VISITORS)))
    view = ranking(desk.facts, 2)
    before = {line.number: line.rank for line in ranking(desk.facts, 1).lines}
    assert all(line.change == before[line.number] - line.rank for line in view.lines)


def test_after_the_first_round_nobody_has_won_a_place_yet(desk):
    assert {line.change for line in ranking(desk.facts, 1).lines} == {None}


def test_standings_count_what_is_still_missing(desk):
    desk.do(ClearResult(Place(1, 4)))
    assert ranking(desk.facts, 1).missing == 1


def test_the_race_follows_the_totals(desk):
    first, *_others = race(desk.facts, 1)
    assert first.totals == tuple(ranking(desk.facts, 1).lines[0].standing.in_hand)


def test_who_wants_initials_has_them_on_the_wall(new_desk):
    evening = discreet_event(new_desk(4).facts, ["Rita 1"])
    assert seating(evening).tables[0].players[0].name == "R. 1."
