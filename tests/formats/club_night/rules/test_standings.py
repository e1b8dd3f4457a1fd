"""The standings of a club night: what ranks, and what separates those who are equal."""

from datetime import UTC, datetime
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.core.movement_tables import LeftOver
from whist_td.formats.club_night.commands.commands import BeginClubRound
from whist_td.formats.club_night.games.game import Length, Measure, Unit
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract
from whist_td.formats.club_night.rules import play
from whist_td.formats.club_night.rules.deals import GameChoice, JuryLine
from whist_td.formats.club_night.rules.event import RankedBy, SeatingWay, usual_ranking
from whist_td.formats.club_night.rules.scores import placement_points
from whist_td.formats.club_night.rules.standings import (
    scores_by_round,
    standings,
    standings_and_ranks_before,
)

AT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


@pytest.fixture
def solo(told):
    return lambda tricks, seat=0: told(contract=IwwaContract.SOLO, attackers=(seat,), tricks=tricks)


def test_before_play_nobody_has_a_score(new_night):
    rows = standings(new_night(), 0)
    assert {(row.rank, row.score) for row in rows} == {(1, None)}


def test_points_rank_and_equal_points_share_a_place(begun, with_deals, solo):
    rows = standings(with_deals(begun(), solo(7)), 1)
    assert [(row.rank, row.points) for row in rows] == [(1, 12), (2, -4), (2, -4), (2, -4)]


def test_the_mean_of_a_deal_ranks_at_tables_of_five(begun, with_deals, told):
    evening = begun(5, left_over=LeftOver.FIVES, ranked_by=RankedBy.MEAN)
    deal = told(contract=IwwaContract.SOLO, dealer=0, attackers=(1,), tricks=5)
    second = told(contract=IwwaContract.SOLO, dealer=1, attackers=(0,), tricks=5)
    rows = standings(with_deals(evening, deal, second), 1)
    assert [(row.score, row.deals) for row in rows] == [
        (Fraction(6), 1), (Fraction(6), 1), (Fraction(-2), 2), (Fraction(-2), 2),
        (Fraction(-2), 2),
    ]  # fmt: skip


def test_placement_points_rank_table_by_table(begun, with_deals, solo):
    evening = with_deals(begun(ranked_by=RankedBy.PLACEMENT), solo(7), solo(4, 1))
    assert [row.score for row in standings(evening, 1)] == [
        Fraction(3), Fraction(3, 2), Fraction(3, 2), Fraction(0),
    ]  # fmt: skip


def test_a_sanction_costs_a_place_at_the_table(begun, with_deals, solo):
    evening = with_deals(begun(ranked_by=RankedBy.PLACEMENT), solo(7))
    best = standings(evening, 1)[0].player
    punished = play.with_sanction(evening, JuryLine(1, best, 39))
    assert standings(punished, 1)[-1].player == best


def test_who_is_equal_in_everything_shares_the_place(begun, with_deals, solo):
    evening = with_deals(begun(), solo(5, 0), solo(5, 1))
    rows = standings(evening, 1)
    assert [row.separation for row in rows] == [None, None, None, None]
    assert [row.rank for row in rows] == [1, 1, 3, 3]


def test_games_separate_before_points_in_a_game_that_counts_them(begun, with_deals, told):
    taken = {"jack": 0, "ace": 0, "king": 1, "queen": 1, "ten": 0}
    deal = told("scottish", **taken)
    evening = with_deals(begun(game="scottish"), deal, deal)
    rows = standings(evening, 1)
    assert [(row.score, row.points) for row in rows] == [(1, 50), (1, 50), (0, 10), (0, 10)]


def test_a_tie_says_what_separated(begun, with_deals, told):
    deals = [told("scottish", jack=0, ten=0, ace=0, king=0, queen=1)]
    rows = standings(with_deals(begun(game="scottish"), *deals), 1)
    separation = rows[2].separation
    assert (separation.criterion, separation.own, separation.other) == (Measure.POINTS, 2, 28)


def test_a_fixed_pair_is_one_line(begun, with_deals, told):
    evening = begun(8, "ten", seating=SeatingWay.PAIRS)
    evening = with_deals(evening, told("ten", tricks=12), told("ten", tricks=12))
    rows = standings(evening, 1)
    assert len(rows) == 4
    assert rows[0].points == 3
    assert len(rows[0].names) == 2


def test_standings_are_those_of_any_round(begun, with_deals, solo):
    evening = with_deals(begun(), solo(7))
    assert all(row.score is None for row in standings(evening, 0))
    assert standings(evening, 1)[0].points == 12


@pytest.mark.parametrize(
    ("game", "people", "usual"),
    [("iwwa", 22, RankedBy.MEAN), ("iwwa", 20, RankedBy.POINTS), ("ten", 22, RankedBy.POINTS)],
)
def test_the_mean_is_proposed_where_people_play_unequally_many_deals(game, people, usual):
    assert usual_ranking(GameChoice(game), people, LeftOver.SIT_OUT) is usual


@given(st.lists(st.integers(-40, 40), min_size=2, max_size=5))
def test_placement_points_of_a_table_are_always_as_many(points):
    worth = [3, 2, 1, 0, 0][: len(points)]
    given_out = placement_points(points, (3, 2, 1, 0))
    assert sum(given_out) == sum(worth)
    assert given_out[points.index(max(points))] == max(given_out)


@pytest.mark.parametrize(
    ("points", "worth", "expected"),
    [
        pytest.param((9, 4, 1, -14), (3, 2, 1, 0), (3, 2, 1, 0), id="RULES 4.5: 3-2-1-0"),
        pytest.param((9, 4, 1, -14), (90, 60, 30, 0), (90, 60, 30, 0), id="RULES 4.5: 90/60/30/0"),
        pytest.param((4, 4, 4, -12), (3, 2, 1, 0), (2, 2, 2, 0), id="RULES 4.5: ties share"),
        pytest.param((5, 5, -1, -4, -5), (3, 2, 1, 0), (2.5, 2.5, 1, 0, 0), id="a table of five"),
    ],
)
def test_the_places_at_a_table_are_worth_their_points(points, worth, expected):
    assert placement_points(points, worth) == expected


def test_the_best_round_separates_equal_totals(begun, with_deals, solo, told):
    """RULES 3.2: total points; ties: the best single round, then ex aequo."""
    propose = told(contract=IwwaContract.PROPOSE, attackers=(1, 2), tricks=8)
    evening = with_deals(begun(length=Length(Unit.DEALS, 2)), solo(6, 0), propose)
    best, even = evening.sitting(1, 1).seats[:2]
    evening = BeginClubRound(2).applied_to(evening, AT)
    seat = evening.sitting(2, 1).seats.index(even)
    evening = with_deals(evening, solo(5, seat), at=(2, 1))
    rows = {row.player: row for row in standings(evening, 2)}
    assert rows[best].points == rows[even].points == 5
    assert rows[best].rank < rows[even].rank
    assert rows[even].separation.criterion is Measure.BEST_ROUND


@pytest.fixture
def two_rounds(begun, with_deals, solo):
    """Rounds of four deals at two tables: the first told, and one deal of the second."""
    evening = begun(8, length=Length(Unit.DEALS, 4))
    for table, first in ((1, 0), (2, 2)):
        deals = (solo(7, (first + number) % 4 // 2) for number in range(4))
        evening = with_deals(evening, *deals, at=(1, table))
    evening = BeginClubRound(2).applied_to(evening, AT)
    table = evening.rounds[2].sittings[0].table
    return with_deals(evening, solo(7, 2), at=(2, table))


def test_the_ranks_before_are_those_of_the_standings_of_the_round_before(two_rounds):
    now, before = standings_and_ranks_before(two_rounds, 2)
    earlier = standings(two_rounds, 1)
    assert now == standings(two_rounds, 2)
    assert before == {row.player: row.rank for row in earlier if row.score is not None}


def test_before_the_first_round_nobody_had_a_rank(two_rounds):
    assert standings_and_ranks_before(two_rounds, 1)[1] == {}


def test_the_scores_of_each_round_are_those_of_its_standings(two_rounds):
    told = [
        {row.player: row.score for row in standings(two_rounds, number) if row.score is not None}
        for number in (1, 2)
    ]
    assert list(scores_by_round(two_rounds, 2)) == told
