import pytest

from whist_td.movements.militaire import (
    Direction,
    advance,
    displacement,
    host_of,
    meetings,
    shift_matters,
    visitors_at,
)

FIELDS = range(2, 61)
ROUNDS = range(1, 25)


def walked(team: int, tables: int, step: int = 1) -> list[int]:
    """Walk as the règlement says: one table on, and two where the next is one's own."""
    at, stops = team, []
    for _ in ROUNDS:
        at = (at - 1 + step) % tables + 1
        if at == team:
            at = (at - 1 + step) % tables + 1
        stops.append(at)
    return stops


@pytest.mark.parametrize("tables", [2, 3, 11, 24, 25])
def test_every_captain_receives_one_pair_and_never_his_own(tables):
    teams = range(1, tables + 1)
    for round_number in ROUNDS:
        hosts = [host_of(team, round_number, tables) for team in teams]
        assert sorted(hosts) == list(teams)
        assert all(host != team for host, team in zip(hosts, teams, strict=True))


def test_the_pairs_walk_as_the_text_of_the_rules_says():
    for tables in FIELDS:
        for team in range(1, tables + 1):
            assert [host_of(team, number, tables) for number in ROUNDS] == walked(team, tables)


def test_the_other_way_round_is_the_mirror_of_the_walk():
    for tables in FIELDS:
        down = Direction.DESCENDING
        for team in range(1, tables + 1):
            stops = [host_of(team, number, tables, down) for number in ROUNDS]
            assert stops == walked(team, tables, step=-1)


@pytest.mark.parametrize("way", Direction)
def test_who_visits_a_table_is_who_goes_there(way):
    for tables in FIELDS:
        for number in ROUNDS:
            for team in range(1, tables + 1):
                assert visitors_at(host_of(team, number, tables, way), number, tables, way) == team


def test_the_announced_advance_leads_from_one_table_to_the_next():
    for tables in FIELDS:
        stops = [1, *walked(1, tables)]
        for number in ROUNDS:
            steps = advance(number, tables)
            assert (stops[number - 1] - 1 + steps) % tables + 1 == stops[number]
            assert steps == 1 or (stops[number - 1] % tables) + 1 == 1


def test_the_displacement_is_how_far_from_home_the_pair_plays():
    for tables in FIELDS:
        for number, stop in enumerate(walked(1, tables), start=1):
            assert displacement(number, tables) == stop - 1


@pytest.mark.parametrize(
    ("tables", "team", "stops"),
    [
        pytest.param(11, 1, {1: 2, 10: 11, 11: 2, 20: 11, 21: 2, 24: 5}, id="RULES 1.8, T=11"),
        pytest.param(24, 1, {23: 24, 24: 2}, id="RULES 1.8, T=24"),
        pytest.param(25, 1, {24: 25}, id="RULES 1.8, T=25"),
        pytest.param(3, 3, {1: 1, 2: 2, 3: 1}, id="RULES 1.8, T=3"),
        pytest.param(2, 1, dict.fromkeys(ROUNDS, 2), id="RULES 1.8, T=2"),
    ],
)
def test_the_printed_vectors(tables, team, stops):
    assert {number: host_of(team, number, tables) for number in stops} == stops


@pytest.mark.parametrize(
    ("tables", "doubles"),
    [
        pytest.param(2, list(range(2, 25)), id="RULES 1.4, T=2"),
        pytest.param(3, list(range(3, 24, 2)), id="RULES 1.4, T=3"),
        pytest.param(4, [4, 7, 10, 13, 16, 19, 22], id="RULES 1.4, T=4"),
        pytest.param(5, [5, 9, 13, 17, 21], id="RULES 1.4, T=5"),
        pytest.param(6, [6, 11, 16, 21], id="RULES 1.4, T=6"),
        pytest.param(7, [7, 13, 19], id="RULES 1.4, T=7"),
        pytest.param(8, [8, 15, 22], id="RULES 1.4, T=8"),
        pytest.param(9, [9, 17], id="RULES 1.4, T=9"),
        pytest.param(10, [10, 19], id="RULES 1.4, T=10"),
        pytest.param(11, [11, 21], id="RULES 1.4, T=11"),
        pytest.param(12, [12, 23], id="RULES 1.4, T=12"),
        *(pytest.param(t, [t], id=f"RULES 1.4, T={t}") for t in range(13, 25)),
        *(pytest.param(t, [], id=f"RULES 1.4, T={t}") for t in (25, 26, 49, 60)),
    ],
)
def test_the_rounds_in_which_the_pairs_advance_two_tables(tables, doubles):
    assert [number for number in ROUNDS if advance(number, tables) == 2] == doubles


def test_meetings_are_those_counted_on_the_walk():
    for tables in FIELDS:
        met = dict.fromkeys(range(2, tables + 1), 0)
        for team in range(1, tables + 1):
            for stop in walked(team, tables):
                other = stop if team == 1 else team if stop == 1 else None
                if other:
                    met[other] += 1
        assert meetings(tables, 24) == (min(met.values()), max(met.values()))


def test_the_shift_is_offered_only_where_it_changes_something():
    offered = [tables for tables in FIELDS if shift_matters(tables, 24)]
    assert offered == [4, 7, 10, 13, 16, 19, 22]
