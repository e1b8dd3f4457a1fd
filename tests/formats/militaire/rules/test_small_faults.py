"""What mutation testing found untold of an evening of Whist militaire."""

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from whist_td.core.errors import UnknownRoundError
from whist_td.core.events import MOST_ROUNDS
from whist_td.formats.militaire.rules import entries, play
from whist_td.formats.militaire.rules.errors import TrumpListError
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side
from whist_td.formats.militaire.rules.settings import (
    ForfeitPolicy,
    Settings,
    TieBreak,
    planned_rounds,
)
from whist_td.formats.militaire.rules.standings import round_points, standings

HOME, VISITORS = Result(Side.HOME), Result(Side.VISITORS)
PERFECT, NO_SHOW = Result(Side.HOME, ResultKind.PERFECT, 13), Result(Side.HOME, ResultKind.FORFEIT)
VOID = Result(None, ResultKind.VOID)


def all_of(evening, number, result=HOME):
    return {Place(number, table): result for table in range(1, evening.tables + 1)}


def test_the_same_results_once_more_leave_a_round_confirmed(new_evening, now):
    evening = play.with_results(new_evening(4, 2), all_of(new_evening(4, 2), 1))
    confirmed = play.with_check(evening, 1, now)
    again = play.with_results(confirmed, all_of(evening, 1))
    assert again.rounds[1].checked_at == now
    other = play.with_results(confirmed, {Place(1, 2): VISITORS})
    assert other.rounds[1].checked_at is None


@pytest.mark.parametrize("number", [0, 25])
def test_a_round_that_is_not_in_the_evening_is_no_round_to_come(new_evening, number, now):
    with pytest.raises(UnknownRoundError):
        play.with_result(new_evening(4, 2), Place(number, 1), HOME)
    with pytest.raises(UnknownRoundError):
        play.with_check(new_evening(4, 2), number, now)


def test_a_team_that_left_forfeits_from_its_own_round_on(new_evening):
    evening = new_evening(4, 3, rounds=3, forfeits=ForfeitPolicy.POINT)
    team = replace(evening.teams[2], withdrawn_from=2)
    evening = replace(evening, teams={**evening.teams, 2: team})
    before, after = standings(evening, 1), standings(evening, 2)
    assert {row.in_hand for row in before} == {(0,)}
    assert sum(row.in_hand[-1] for row in after) > 0


def averaged(new_evening, tables, *rounds):
    """An evening ranked by averages, with the results of each round at each table."""
    evening = new_evening(tables, rounds=len(rounds), forfeits=ForfeitPolicy.AVERAGE)
    told = {
        Place(number, table): result
        for number, results in enumerate(rounds, start=1)
        for table, result in enumerate(results, start=1)
    }
    return play.with_results(evening, told)


def won_as_wanted(evening, number, wanted):
    """The results of a round, all of them really played, that give each team its points."""
    for tried in product((HOME, VISITORS), repeat=evening.tables):
        results = {Place(number, t): result for t, result in enumerate(tried, start=1)}
        scored = round_points(play.with_results(evening, results), number)
        if tuple(scored.values()) == wanted:
            return results
    raise AssertionError(wanted)


def test_the_average_is_of_the_matches_at_home_and_away(new_evening):
    evening = averaged(new_evening, 4, [HOME] * 4, [HOME, VISITORS, HOME, VISITORS])
    assert {row.average for row in standings(evening, 1)} == {Fraction(1, 2)}
    assert [row.average for row in standings(evening, 2)] == [
        Fraction(row.total, 4) for row in standings(evening, 2)
    ]


def test_the_average_is_that_of_the_round_asked_for(new_evening):
    evening = averaged(new_evening, 3, [PERFECT, HOME, HOME], [HOME] * 3)
    row = next(row for row in standings(evening, 2) if row.team == 1)
    assert row.average == Fraction(3, 4)


def test_equal_averages_are_told_apart_by_those_of_one_round_earlier(new_evening):
    evening = new_evening(3, rounds=3, forfeits=ForfeitPolicy.AVERAGE)
    for number, wanted in enumerate(((1, 1, 1), (2, 1, 0), (0, 1, 2)), start=1):
        evening = play.with_results(evening, won_as_wanted(evening, number, wanted))
    first, second, third = standings(evening, 3)
    assert {row.average for row in (first, second, third)} == {Fraction(1, 2)}
    assert [(row.team, row.rank) for row in (first, second, third)] == [(1, 1), (2, 2), (3, 3)]
    assert {row.separation.round for row in (second, third)} == {2}


def test_a_match_counts_in_the_round_in_which_it_was_played(new_evening):
    evening = averaged(new_evening, 3, [HOME, HOME, VISITORS], [HOME, VOID, VOID])
    first, second, _third = standings(evening, 2)
    apart = second.separation
    assert (first.team, apart.above, apart.round) == (2, 2, 1)
    assert (apart.own, apart.other) == (Fraction(1, 2), 1)


def test_who_has_left_is_not_told_apart_from_the_last_who_stayed(new_evening):
    evening = new_evening(3, 2, rounds=3)
    for number, wanted in enumerate(((0, 1, 2), (2, 1, 0)), start=1):
        evening = play.with_results(evening, won_as_wanted(evening, number, wanted))
    left = entries.withdrawn(evening, 3, 2)
    *_others, last = standings(replace(left, results=evening.results), 2)
    assert (last.team, last.total, last.separation) == (3, 2, None)


def test_a_team_that_never_played_has_an_average_of_nothing(new_evening):
    evening = averaged(new_evening, 3, [HOME] * 3, [HOME] * 3)
    gone = replace(evening, results={}, teams=entries.withdrawn(evening, 2, 1).teams)
    rows = {row.team: row for row in standings(gone, 2)}
    assert {row.average for row in rows.values()} == {0}


def test_only_where_averages_rank_there_is_one(new_evening):
    evening = play.with_results(new_evening(3, rounds=1), all_of(new_evening(3, rounds=1), 1))
    assert {row.average for row in standings(evening, 1)} == {None}


def test_before_the_first_round_every_total_is_nothing(new_evening):
    evening = new_evening(4, announced=0, forfeits=ForfeitPolicy.AVERAGE)
    assert {(row.total, row.average) for row in standings(evening, 0)} == {(None, None)}


def test_a_team_that_leaves_with_the_next_round_is_still_there_after_this_one(new_evening):
    evening = play.with_results(new_evening(3, 1), {Place(1, 2): PERFECT, Place(1, 3): HOME})
    left = entries.withdrawn(evening, 2, 2)
    assert {row.withdrawn for row in standings(left, 1)} == {False}
    *_others, last = standings(left, 2)
    assert (last.team, last.withdrawn, last.separation) == (2, True, None)


def test_the_points_of_a_round_are_those_of_the_standings(new_evening):
    results = {Place(1, 1): HOME, Place(1, 2): VISITORS, Place(1, 3): PERFECT, Place(1, 4): HOME}
    evening = play.with_results(new_evening(4, rounds=1), results)
    assert round_points(evening, 1) == {row.team: row.total for row in standings(evening, 1)}


def test_each_of_three_is_told_apart_from_the_one_right_above(new_evening):
    evening = new_evening(4, rounds=3, tie_breaks=(TieBreak.EXTRA_DEAL,))
    evening = play.with_results(
        evening, {place: HOME for number in (1, 2, 3) for place in all_of(evening, number)}
    )
    for winner, loser in ((3, 1), (3, 2), (2, 1), (3, 4), (2, 4), (1, 4)):
        evening = play.with_playoff(evening, winner, loser)
    told = [
        (
            row.team,
            row.separation and (row.separation.above, row.separation.own, row.separation.other),
        )
        for row in standings(evening, 3)
    ]
    assert told == [(3, None), (2, (3, 2, 3)), (1, (2, 1, 2)), (4, (1, 0, 1))]


def test_the_match_of_two_is_told_with_its_points(new_evening):
    evening = new_evening(4, rounds=1, tie_breaks=(TieBreak.DIRECT_MATCHES,))
    results = {Place(1, 1): VOID, Place(1, 2): VISITORS, Place(1, 3): VISITORS, Place(1, 4): VOID}
    _first, second, *_rest = standings(play.with_results(evening, results), 1)
    assert (second.separation.own, second.separation.other) == (0, 1)


def test_an_extra_deal_of_two_that_are_alone_tied_counts_once(new_evening):
    evening = new_evening(4, rounds=1, tie_breaks=(TieBreak.EXTRA_DEAL,))
    results = {Place(1, 1): HOME, Place(1, 2): HOME, Place(1, 3): VOID, Place(1, 4): VOID}
    tied = play.with_playoff(play.with_results(evening, results), 2, 1)
    first, second, *_rest = standings(tied, 1)
    assert (first.team, second.team, second.rank) == (2, 1, 2)
    assert (second.separation.own, second.separation.other) == (0, 1)


@pytest.mark.parametrize("tables", range(2, 41))
def test_without_the_shift_the_calls_come_in_their_order(tables):
    said = [each.call for each in planned_rounds(Settings(), tables)]
    assert said == list((Settings().calls * 8)[:24])


def test_the_most_rounds_and_one_may_be_played():
    assert {Settings(rounds=n).rounds for n in (1, MOST_ROUNDS)} == {1, MOST_ROUNDS}


def test_a_cycle_without_any_trump_is_refused():
    with pytest.raises(TrumpListError):
        Settings(trumps=())
