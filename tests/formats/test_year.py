"""Each format tells the club's year who was at an evening, how long, and what ranked them."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.room.screen.events import club, militaire, whiz
from whist_td.core.formats import register
from whist_td.core.held_events import year_of
from whist_td.formats.club_night.games.game import Length, Unit
from whist_td.formats.militaire.rules.settings import ForfeitPolicy
from whist_td.formats.militaire.rules.standings import standings as militaire_standings
from whist_td.formats.militaire.rules.teams import Substitute
from whist_td.formats.whiz.rules.settings import Ranking

NIGHT = club(3, 2)
NIGHT = replace(NIGHT, settings=replace(NIGHT.settings, length=Length(Unit.DEALS, 2)))
EVENINGS = pytest.mark.parametrize("evening", [militaire(6, 2), whiz(4, 2), NIGHT])


def people_of(evening, entry):
    entries = {each.number: each for each in year_of(7, evening).entries}
    return {person.spelling: person for person in entries[entry].people}


@EVENINGS
def test_an_evening_of_any_format_is_held_over_and_known_by_its_number(evening):
    held = year_of(7, evening)
    assert (held.event, held.name, held.date) == (7, evening.details.name, evening.details.date)
    assert (held.is_over, held.planned, held.announced) == (True, 2, 2)
    assert len({person.spelling for e in held.entries for person in e.people}) > held.size - 1


@EVENINGS
def test_a_rank_says_how_many_share_it(evening):
    scored = [entry for entry in year_of(7, evening).entries if entry.points is not None]
    ranks = [entry.rank for entry in scored]
    assert [entry.sharing for entry in scored] == [ranks.count(rank) for rank in ranks]


@EVENINGS
def test_an_evening_before_play_or_a_trial_is_not_held(evening):
    unplayed = replace(evening, rounds={}, results={})
    trial = replace(evening, progress=replace(evening.progress, trial=True))
    assert [year_of(7, each).is_held for each in (unplayed, trial)] == [False, False]


@EVENINGS
def test_an_evening_with_a_result_missing_is_not_over(evening):
    results = dict(evening.results)
    results.popitem()
    assert not year_of(7, replace(evening, results=results)).is_over


def test_an_evening_that_the_director_ended_early_is_over():
    long = replace(militaire(6, 2), settings=replace(militaire(6, 2).settings, rounds=24))
    ended = replace(long, progress=replace(long.progress, finished=True))
    assert [year_of(7, each).is_over for each in (long, ended)] == [False, True]


def test_all_four_of_a_team_have_its_points():
    evening = militaire(6, 2)
    totals = {row.team: row.total for row in militaire_standings(evening, 2)}
    held = year_of(7, evening)
    assert {entry.number: entry.points for entry in held.entries} == totals
    assert {len(entry.people) for entry in held.entries} == {4}


def test_where_the_average_ranks_it_is_the_result():
    evening = militaire(6, 2)
    average = replace(evening.settings, forfeits=ForfeitPolicy.AVERAGE)
    held = year_of(7, replace(evening, settings=average))
    assert held.measure.ranked_by == "average"
    assert max(entry.points for entry in held.entries) <= 1


def test_a_substitute_has_the_rounds_that_he_played_and_the_other_the_rest():
    evening = militaire(6, 2)
    team = evening.teams[3]
    team = replace(team, substitutes=(Substitute(1, "Zoé", 2),))
    people = people_of(replace(evening, teams={**evening.teams, 3: team}), 3)
    assert (people["Zoé"].rounds, people["Zoé"].first_round) == (1, 2)
    assert people["Zoé"].is_substitute
    assert (people[team.players[0]].rounds, people[team.captain].rounds) == (1, 2)


def test_a_team_that_left_was_there_until_then():
    evening = militaire(6, 2)
    team = replace(evening.teams[3], withdrawn_from=2)
    people = people_of(replace(evening, teams={**evening.teams, 3: team}), 3)
    assert {person.rounds for person in people.values()} == {1}


def test_who_sits_out_at_whiz_is_there_and_has_no_score():
    evening = whiz(4, 2)
    last = max(evening.players)
    entry = next(each for each in year_of(7, evening).entries if each.number == last)
    assert (entry.points, entry.rank, entry.people[0].rounds) == (None, None, 2)


@pytest.mark.parametrize("ranking", Ranking)
def test_a_whiz_tournament_says_what_ranks(ranking):
    evening = whiz(4, 2)
    evening = replace(evening, settings=replace(evening.settings, ranking=ranking))
    assert year_of(7, evening).measure.ranked_by == ranking.value


def test_a_player_who_came_late_was_there_from_then_on():
    evening = NIGHT
    late = replace(evening.players[5], first_round=2)
    person = people_of(replace(evening, players={**evening.players, 5: late}), 5)[late.name]
    assert (person.rounds, person.first_round, person.is_substitute) == (1, 2, False)


def test_a_club_night_is_measured_by_its_game():
    held = year_of(7, NIGHT)
    assert held.measure.game == NIGHT.game.code
    assert all(isinstance(entry.points, Fraction) for entry in held.entries if entry.rank)


def test_a_format_may_have_no_part_in_the_year(toy_event):
    taken_away = register("toy", "tests.formats.toy")
    try:
        assert year_of(1, toy_event) is None
    finally:
        taken_away()


@pytest.fixture
def toy_event():
    from tests.formats.toy.rules import ToyEvent

    return ToyEvent(militaire(6, 2).details)
