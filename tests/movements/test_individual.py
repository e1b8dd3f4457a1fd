import csv
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.core.chance import chance
from whist_td.core.movement_tables import (
    LeftOver,
    Sitting,
    TableMovement,
    TableRound,
    TableRoundsError,
    TooFewForTablesError,
)
from whist_td.movements.individual.catalogue import (
    default_rounds,
    fewer_meetings,
    full_rounds,
    most_rounds,
    movement,
)
from whist_td.movements.individual.drawing import (
    PartnerHistory,
    drawn_movement,
    drawn_round,
    round_by_standing,
)
from whist_td.movements.individual.plan import table_sizes
from whist_td.movements.tables import FoundTable, found
from whist_td.movements.verify_individual.faults import movement_of
from whist_td.movements.verify_individual.quality import is_whist_tournament, matrices_of, verify

QUALITY = Path(__file__).parents[2] / "packaging" / "movements" / "individual" / "quality.csv"
WHISTS = [players for players in range(4, 101) if players % 4 < 2]


def judged(found):
    return verify(movement_of(found))


def figures(players, rounds):
    return judged(movement(players, rounds)).figures


@pytest.mark.parametrize("players", WHISTS)
def test_everybody_partners_everybody_once_and_opposes_everybody_twice(players):
    whole = movement_of(movement(players, full_rounds(players)))
    assert verify(whole).faults == ()
    assert is_whist_tournament(matrices_of(whole))


@pytest.mark.parametrize("players", range(4, 101, 3))
def test_an_evening_of_any_length_keeps_the_hard_rules(players):
    for rounds in {1, 2, 3, 4, 5, 6, 8, 12, 24, full_rounds(players), most_rounds(players)}:
        found = movement(players, rounds)
        assert len(found.rounds) == rounds
        assert judged(found).faults == ()


@pytest.mark.nightly
@pytest.mark.parametrize("players", range(4, 101))
def test_every_number_of_rounds_keeps_the_hard_rules(players):
    for rounds in range(1, most_rounds(players) + 1):
        assert judged(movement(players, rounds)).faults == ()


@pytest.mark.parametrize("players", range(101, 201, 7))
def test_large_rooms_keep_the_hard_rules_and_their_partners_new(players):
    quality = judged(movement(players, 24))
    assert quality.faults == ()
    assert quality.figures.partners.repeats == 0


def test_in_a_short_evening_nobody_has_a_partner_twice():
    for players in range(8, 101):
        for rounds in range(1, 7):
            assert figures(players, rounds).partners.repeats == 0


def test_in_four_rounds_nobody_opposes_anybody_twice():
    for players in range(16, 101):
        opponents = figures(players, 4).opponents
        assert opponents.variance == opponents.variance_bound


@pytest.mark.parametrize("players", [16, 20, 24, 28, 32, 40, 60, 99, 100])
def test_in_four_rounds_nobody_meets_at_all_twice(players):
    assert figures(players, 4).meetings.repeats == 0


@pytest.mark.parametrize("players", [20, 28, 44, 52, 100])
def test_rooms_of_many_tables_move_by_constant_steps(players):
    assert figures(players, 5).way.seat_steps == (0, 1, 2, 3)


@pytest.mark.parametrize("players", [8, 12, 13, 17, 21, 41])
def test_rooms_for_a_whole_tournament_follow_the_next_lower(players):
    way = figures(players, full_rounds(players)).way
    assert way.staying == ((players,) if players % 4 == 0 else ())


@pytest.mark.parametrize("players", [9, 10, 11, 33, 46, 87])
def test_everybody_sits_out_equally_often_when_all_have_come_round(players):
    sit_outs = figures(players, players).sit_outs
    assert (sit_outs.least, sit_outs.most) == (players % 4, players % 4)


def test_a_longer_evening_than_the_whole_begins_again():
    rounds = movement(5, 7).rounds
    assert rounds[5].sittings == rounds[0].sittings


def test_the_same_question_gets_the_same_movement():
    assert movement(22, 5) == movement(22, 5)


def test_three_people_are_too_few():
    with pytest.raises(TooFewForTablesError) as refused:
        movement(3, 3)
    assert (refused.value.entrants, refused.value.least) == (3, 4)


@pytest.mark.parametrize("rounds", [0, 25])
def test_rounds_that_no_evening_has_are_refused_with_the_limits(rounds):
    with pytest.raises(TableRoundsError) as refused:
        movement(12, rounds)
    assert (refused.value.least, refused.value.most) == (1, 24)


def test_the_rounds_proposed_can_be_played():
    assert all(default_rounds(players) <= most_rounds(players) for players in range(4, 100))


def test_the_kept_table_of_quality_is_true():
    rows = list(csv.DictReader(QUALITY.read_text().splitlines()))
    assert len(rows) > 2000
    for row in rows[::83]:
        it = figures(int(row["players"]), int(row["rounds"]))
        assert it.partners.repeats == int(row["partners_again"])
        assert f"{float(it.opponents.variance):.4f}" == row["opponents_variance"]
        assert it.meetings.repeats == int(row["meetings_again"])


def test_the_kept_table_of_quality_has_every_whist_tournament():
    rows = list(csv.DictReader(QUALITY.read_text().splitlines()))
    whole = {int(row["players"]) for row in rows if row["whist_tournament"] == "True"}
    assert whole == set(WHISTS)


# Tables of three and five (RULES 3.2).


@given(players=st.integers(4, 200), left_over=st.sampled_from(LeftOver))
def test_tables_hold_everybody_unless_some_sit_out(players, left_over):
    sizes = table_sizes(players, left_over)
    assert set(sizes) <= {3, 4, 5}
    waiting = players % 4 if left_over is LeftOver.SIT_OUT else 0
    assert sum(sizes) == players - waiting


@pytest.mark.parametrize("left_over", [LeftOver.FIVES, LeftOver.THREES])
@pytest.mark.parametrize("players", [5, 6, 7, 9, 10, 11, 22, 23, 45])
def test_with_tables_of_three_or_five_nobody_sits_out(players, left_over):
    quality = judged(movement(players, 4, left_over))
    assert quality.faults == ()
    assert quality.figures.sit_outs.most == 0


@pytest.mark.parametrize("players", [18, 22, 25, 31, 42])
def test_people_sit_at_tables_of_five_equally_often(players):
    least, most = judged(movement(players, 4, LeftOver.FIVES)).figures.odd_tables
    assert most - least <= 1


def test_a_table_of_three_is_a_whist_tournament_without_one():
    found = judged(movement(11, 11, LeftOver.THREES)).figures
    assert found.partners.repeats == 0
    assert found.odd_tables == (3, 3)


@pytest.mark.parametrize("players", [21, 22, 30])
def test_few_meet_twice_in_four_rounds_with_tables_of_five(players):
    assert judged(movement(players, 4, LeftOver.FIVES)).figures.partners.repeats == 0


# Rounds drawn by lot.


@given(
    players=st.integers(4, 30),
    rounds=st.integers(1, 6),
    left_over=st.sampled_from(LeftOver),
    seed=st.integers(0, 10**6),
)
def test_drawn_evenings_keep_the_hard_rules(players, rounds, left_over, seed):
    found = drawn_movement(players, rounds, chance(seed), left_over)
    quality = judged(found)
    assert quality.faults == ()
    assert quality.figures.odd_tables[1] - quality.figures.odd_tables[0] <= 1


@given(players=st.integers(16, 40), seed=st.integers(0, 10**6))
def test_drawn_rounds_have_no_partner_twice(players, seed):
    found = drawn_movement(players, 4, chance(seed), LeftOver.SIT_OUT)
    assert judged(found).figures.partners.repeats == 0


def test_the_same_dice_draw_the_same_round():
    first, second = (drawn_round(1, range(1, 23), PartnerHistory(), chance(9)) for _ in range(2))
    assert first == second
    assert first != drawn_round(1, range(1, 23), PartnerHistory(), chance(10))


def test_only_those_who_are_there_are_drawn():
    people = [2, 3, 5, 7, 11, 13, 17, 19, 23]
    found = drawn_round(3, people, PartnerHistory(movement(24, 2).rounds), chance(1))
    seated = [person for sitting in found.sittings for person in sitting.seats]
    assert sorted([*seated, *found.sit_out]) == people


# Rounds by standing.


def test_by_standing_the_best_plays_with_the_fourth_at_table_one():
    found = round_by_standing(1, [8, 3, 5, 1, 2, 4, 6, 7], PartnerHistory())
    assert [sitting.seats for sitting in found.sittings] == [(8, 3, 1, 5), (2, 4, 7, 6)]


def test_by_standing_partners_had_before_become_opponents():
    standing = [8, 3, 5, 1, 2, 4, 6, 7]
    first = round_by_standing(1, standing, PartnerHistory())
    found = round_by_standing(2, standing, PartnerHistory([first]))
    assert {*found.sittings[0].seats} == {8, 3, 5, 1}
    assert found.sittings[0].seats[2] != 1


def test_by_standing_the_next_comes_up_when_four_have_all_been_partners():
    tables = [(1, 2, 3, 4), (1, 3, 2, 4), (1, 2, 4, 3)]
    rest = (5, 6, 7, 8)
    played = [
        TableRound(at, (Sitting(1, four), Sitting(2, rest))) for at, four in enumerate(tables, 1)
    ]
    found = round_by_standing(4, range(1, 9), PartnerHistory(played))
    assert {*found.sittings[0].seats} == {1, 2, 5, 6}


@given(st.permutations(range(1, 15)), st.integers(1, 5), st.sampled_from(LeftOver))
def test_by_standing_the_hard_rules_hold_whatever_the_standing(standing, rounds, left_over):
    history, played = PartnerHistory(), []
    for number in range(1, rounds + 1):
        played.append(round_by_standing(number, standing, history, left_over))
        history.add(played[-1])
    tables = len(table_sizes(14, left_over))
    assert judged(TableMovement(14, tables, tuple(played))).faults == ()


@given(st.data())
def test_by_standing_nobody_has_a_partner_twice_in_a_usual_evening(data):
    history = PartnerHistory()
    for number in range(1, 6):
        standing = data.draw(st.permutations(range(1, 21)))
        history.add(round_by_standing(number, standing, history))
    assert max(history.partners.values()) == 1


def test_by_standing_partners_stay_new_though_the_standing_never_changes():
    history = PartnerHistory()
    for number in range(1, 13):
        history.add(round_by_standing(number, range(1, 41), history))
    assert max(history.partners.values()) == 1


def test_by_standing_partners_meet_again_once_all_have_been_partners():
    history = PartnerHistory()
    for number in range(1, 9):
        history.add(round_by_standing(number, range(1, 9), history))
    assert max(history.partners.values()) == 2


def test_by_standing_the_last_sits_out_unless_he_has():
    first = round_by_standing(1, range(1, 10), PartnerHistory())
    second = round_by_standing(2, range(1, 10), PartnerHistory([first]))
    assert (first.sit_out, second.sit_out) == ((9,), (8,))


def test_history_counts_partners_opponents_and_meetings():
    history = PartnerHistory([TableRound(1, (Sitting(1, (1, 2, 3, 4)),), (5,))])
    assert (history.were_partners(3, 1), history.were_partners(1, 2)) == (1, 0)
    assert history.opponents[1, 2] == 1
    assert all(history.meetings[pair] == 1 for pair in combinations(range(1, 5), 2))
    assert history.rests[5] == 1


@pytest.mark.parametrize(("players", "rounds"), sorted(found(FoundTable.INDIVIDUAL_FIVES)))
def test_an_evening_in_which_fewer_meet_again_is_sound(players, rounds):
    made = fewer_meetings(players, rounds, LeftOver.FIVES)
    assert verify(movement_of(made)).is_sound
    usual = movement(players, rounds, LeftOver.FIVES)
    assert met_again(made) < met_again(usual)
    assert fewer_meetings(players, rounds, LeftOver.SIT_OUT) is None


def met_again(made):
    counts = Counter(
        pair
        for each in made.rounds
        for sitting in each.sittings
        for pair in combinations(sorted(sitting.seats), 2)
    )
    return sum(times * (times - 1) // 2 for times in counts.values())
