from itertools import accumulate, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.formats.militaire.rules import entries, play
from whist_td.formats.militaire.rules.errors import NotTiedError
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side
from whist_td.formats.militaire.rules.settings import ForfeitPolicy, TieBreak
from whist_td.formats.militaire.rules.standings import standings

WORKED = {
    3: [1] * 21 + [2, 1, 0],
    2: [1] * 21 + [1, 2, 0],
    1: [1] * 21 + [1, 1, 1],
    5: [1] * 21 + [1, 0, 1],
}
HOME, VISITORS = Result(Side.HOME), Result(Side.VISITORS)
ALL_HOME, ALL_VISITORS = (Result(side, ResultKind.PERFECT, 13) for side in Side)
VOID = Result(None, ResultKind.VOID)
NO_SHOW = Result(Side.HOME, ResultKind.FORFEIT)
REVOKE = Result(Side.VISITORS, ResultKind.REVOKE, 13)
WORTH = [
    (None, 0, 0),
    (HOME, 1, 0),
    (VISITORS, 0, 1),
    (ALL_HOME, 2, 0),
    (ALL_VISITORS, 0, 2),
    (VOID, 0, 0),
    (NO_SHOW, 1, 0),
    (REVOKE, 0, 2),
]


def naive_points(tables, rounds, picks):
    """The evening scored by walking, with none of the program's arithmetic."""
    scored = {team: [0] * rounds for team in range(1, tables + 1)}
    where = {team: team for team in scored}
    for r in range(rounds):
        for team in scored:
            where[team] = where[team] % tables + 1
            if where[team] == team:
                where[team] = where[team] % tables + 1
        for team, table in where.items():
            _, home, away = WORTH[picks[r * tables + table - 1]]
            scored[table][r] += home
            scored[team][r] += away
    return scored


def beats(one, other):
    """By total; where equal, who scored less in the last round that differs (PEERS 2.8)."""
    if sum(one) != sum(other):
        return sum(one) > sum(other)
    for mine, theirs in zip(reversed(one), reversed(other), strict=True):
        if mine != theirs:
            return mine < theirs
    return False


@st.composite
def evenings(draw):
    tables, rounds = draw(st.integers(2, 7)), draw(st.integers(1, 8))
    few = st.sampled_from([1, 2]) if draw(st.booleans()) else st.integers(0, len(WORTH) - 1)
    picks = draw(st.lists(few, min_size=tables * rounds, max_size=tables * rounds))
    return tables, rounds, picks


def entered(evening, picks):
    tables = evening.tables
    results = {
        Place(index // tables + 1, index % tables + 1): WORTH[pick][0]
        for index, pick in enumerate(picks)
        if WORTH[pick][0]
    }
    return play.with_results(evening, results)


@given(evenings())
def test_ranks_are_those_of_a_naive_program(new_evening, drawn):
    tables, rounds, picks = drawn
    scored = naive_points(tables, rounds, picks)
    evening = entered(new_evening(tables, rounds=rounds), picks)
    lacking = without_a_result(evening)
    for row in standings(evening, rounds):
        own = scored[row.team]
        above = sum(beats(other, own) for other in scored.values())
        told = [None if (row.team, at) in lacking else n for at, n in enumerate(own, start=1)]
        assert (list(row.points), row.rank) == (told, above + 1)


@given(evenings())
def test_no_total_is_told_that_needs_a_result_that_is_not_in(new_evening, drawn):
    tables, rounds, picks = drawn
    evening = entered(new_evening(tables, rounds=rounds), picks)
    lacking, scored = without_a_result(evening), naive_points(tables, rounds, picks)
    for row in standings(evening, rounds):
        first = min((at for team, at in lacking if team == row.team), default=rounds + 1)
        known = list(accumulate(scored[row.team]))[: first - 1]
        assert list(row.running) == known + [None] * (rounds - len(known))
        assert row.total == row.running[-1]


def without_a_result(evening):
    """Every team and round of which a result is not in, at home or away."""
    return {
        (team, number)
        for number in evening.rounds
        for table in evening.missing(number)
        for team in (table, evening.visitors_at(Place(number, table)))
    }


@given(evenings(), st.data())
def test_standings_of_an_earlier_round_forget_what_came_later(new_evening, drawn, data):
    tables, rounds, picks = drawn
    after = data.draw(st.integers(1, rounds))
    whole = entered(new_evening(tables, rounds=rounds), picks)
    cut = entered(new_evening(tables, rounds=after), picks[: after * tables])
    assert standings(whole, after) == standings(cut, after)


@given(evenings())
def test_a_separation_names_the_round_in_which_the_totals_part(new_evening, drawn):
    tables, rounds, picks = drawn
    rows = standings(entered(new_evening(tables, rounds=rounds), picks), rounds)
    for above, row in pairwise(rows):
        apart = row.separation
        is_known = None not in (row.total, above.total)
        is_tied = row.in_hand[-1] == above.in_hand[-1] and row.rank != above.rank
        assert is_tied or apart is None
        assert apart or not (is_tied and is_known)
        if apart:
            assert apart.own == row.running[apart.round - 1] < above.running[apart.round - 1]
            assert row.in_hand[apart.round :] == above.in_hand[apart.round :]


@pytest.mark.parametrize(
    ("place", "team", "total", "decided"),
    [
        pytest.param(0, 3, 24, None, id="RULES 1.8, rank 1"),
        pytest.param(1, 2, 24, 22, id="RULES 1.8, rank 2"),
        pytest.param(2, 1, 24, 23, id="RULES 1.8, rank 3"),
        pytest.param(3, 5, 23, None, id="RULES 1.8, rank 4"),
    ],
)
def test_the_worked_example(scored_evening, place, team, total, decided):
    rows = [row for row in standings(scored_evening(5, WORKED), 24) if row.team != 4]
    separation = rows[place].separation
    assert (rows[place].team, rows[place].total) == (team, total)
    assert (separation.round if separation else None) == decided


def test_the_worked_example_says_the_two_running_totals(scored_evening):
    rows = {row.team: row for row in standings(scored_evening(5, WORKED), 24)}
    apart = rows[2].separation
    assert (apart.above, apart.own, apart.other) == (3, 22, 23)


def test_teams_with_the_same_points_in_every_round_share_a_rank(scored_evening):
    evening = scored_evening(4, {1: [2, 0], 2: [1, 1], 3: [1, 1], 4: [0, 2]})
    rows = standings(evening, 2)
    assert [(row.rank, row.team) for row in rows] == [(1, 1), (2, 2), (2, 3), (4, 4)]


def test_before_any_result_all_share_the_first_rank(new_evening):
    assert {row.rank for row in standings(new_evening(5, announced=0), 0)} == {1}


def test_more_perfect_rounds_separate_where_the_club_wants_it(new_evening):
    evening = new_evening(3, rounds=1, tie_breaks=(TieBreak.PERFECT_ROUNDS,))
    results = {Place(1, 1): ALL_HOME, Place(1, 2): HOME, Place(1, 3): VISITORS}
    rows = standings(play.with_results(evening, results), 1)
    assert [(row.rank, row.team, row.total) for row in rows[:2]] == [(1, 1, 2), (2, 2, 2)]
    apart = rows[1].separation
    assert (apart.criterion, apart.own, apart.other) == (TieBreak.PERFECT_ROUNDS, 0, 1)


def test_the_match_between_two_tied_teams_separates_them(new_evening):
    evening = new_evening(4, rounds=1, tie_breaks=(TieBreak.DIRECT_MATCHES,))
    results = {
        Place(1, 2): VISITORS,
        Place(1, 3): VISITORS,
        Place(1, 4): VOID,
        Place(1, 1): VOID,
    }
    rows = standings(play.with_results(evening, results), 1)
    assert [(row.rank, row.team) for row in rows[:2]] == [(1, 1), (2, 2)]


def test_three_tied_teams_are_not_separated_by_their_own_matches(new_evening):
    evening = new_evening(3, rounds=1, tie_breaks=(TieBreak.DIRECT_MATCHES,))
    rows = standings(play.with_results(evening, {Place(1, t): HOME for t in (1, 2, 3)}), 1)
    assert [row.rank for row in rows] == [1, 1, 1]


def test_an_extra_deal_separates_two_tied_teams(new_evening):
    evening = new_evening(3, rounds=1, tie_breaks=(TieBreak.EXTRA_DEAL,))
    tied = play.with_results(evening, {Place(1, table): HOME for table in (1, 2, 3)})
    rows = standings(play.with_playoff(tied, 2, 1), 1)
    assert [(row.rank, row.team) for row in rows] == [(1, 2), (2, 1), (2, 3)]


def test_without_a_criterion_an_extra_deal_changes_nothing(new_evening):
    evening = new_evening(3, rounds=1)
    tied = play.with_results(evening, {Place(1, table): HOME for table in (1, 2, 3)})
    assert standings(play.with_playoff(tied, 2, 1), 1) == standings(tied, 1)


def test_a_withdrawn_team_comes_last_and_its_opponents_score(new_evening):
    evening = new_evening(3, rounds=2)
    evening = play.with_results(evening, {Place(1, table): HOME for table in (1, 2, 3)})
    rows = {row.team: row for row in standings(entries.withdrawn(evening, 2, 2), 2)}
    assert (rows[2].rank, rows[2].withdrawn, rows[2].points) == (3, True, (1, 0))
    assert rows[1].in_hand == rows[3].in_hand == (1, 2)


def test_the_best_team_comes_last_when_it_leaves(new_evening):
    evening = new_evening(3, rounds=2)
    evening = play.with_results(evening, {Place(1, 2): ALL_HOME, Place(1, 3): ALL_VISITORS})
    left = entries.withdrawn(evening, 2, 2)
    assert [row.team for row in standings(left, 2)][-1] == 2


def test_two_teams_that_have_left_score_nothing_against_each_other(new_evening):
    evening = new_evening(2, rounds=1)
    evening = entries.withdrawn(entries.withdrawn(evening, 1, 1), 2, 1)
    assert evening.result(Place(1, 1)) == VOID
    assert [row.total for row in standings(evening, 1)] == [0, 0]


def test_a_result_entered_before_the_team_left_stands(new_evening):
    evening = play.with_result(new_evening(3, rounds=1), Place(1, 2), HOME)
    assert entries.withdrawn(evening, 2, 1).result(Place(1, 2)) == HOME


def test_where_the_average_ranks_a_match_not_played_does_not_count(new_evening):
    evening = new_evening(3, rounds=1, forfeits=ForfeitPolicy.AVERAGE)
    results = {Place(1, 1): NO_SHOW, Place(1, 2): HOME, Place(1, 3): HOME}
    rows = {row.team: row for row in standings(play.with_results(evening, results), 1)}
    assert {team: row.average for team, row in rows.items()} == {1: 0, 2: 0.5, 3: 1}
    assert {team: row.rank for team, row in rows.items()} == {1: 3, 2: 2, 3: 1}


def test_a_shorter_evening_counts_back_from_its_own_last_round(scored_evening):
    evening = scored_evening(5, {team: points[:23] for team, points in WORKED.items()})
    cut = scored_evening(5, {team: points[:22] for team, points in WORKED.items()})
    assert standings(evening, 22) == standings(cut, 22)


def test_standings_before_a_team_left_show_it_in_its_place(new_evening):
    evening = new_evening(3, rounds=3)
    evening = play.with_results(evening, {Place(1, 2): ALL_HOME, Place(1, 3): HOME})
    left = entries.withdrawn(evening, 2, 3)
    first = standings(left, 1)[0]
    assert (first.team, first.withdrawn) == (2, False)


@given(evenings())
def test_where_the_average_ranks_a_separation_tells_what_differs(new_evening, drawn):
    tables, rounds, picks = drawn
    evening = new_evening(tables, rounds=rounds, forfeits=ForfeitPolicy.AVERAGE)
    for row in standings(entered(evening, picks), rounds):
        assert row.separation is None or row.separation.own < row.separation.other


def test_where_the_average_ranks_equal_totals_are_no_tie_to_settle(new_evening):
    evening = new_evening(3, rounds=1, forfeits=ForfeitPolicy.AVERAGE)
    played = play.with_results(
        evening, {Place(1, 1): NO_SHOW, Place(1, 2): HOME, Place(1, 3): HOME}
    )
    with pytest.raises(NotTiedError):
        play.with_playoff(played, 2, 3)


def test_an_evening_without_teams_has_no_standings(new_evening):
    assert standings(new_evening(0, 0), 0) == ()
