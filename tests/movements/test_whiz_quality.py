"""The table of all movements that is kept: every row of a sample must be true."""

import csv
from pathlib import Path

import pytest

from whist_td.exports.whiz.movement_json import seats_plain
from whist_td.movements.verify_whiz import movement_from_plain, verify
from whist_td.movements.whiz import most_rounds, movement
from whist_td.movements.whiz.plans import origin_of

TABLE = Path(__file__).parents[2] / "packaging" / "movements" / "quality.csv"
EVERY = 41
SMALL_ROOM = 11
NEARLY = 0.05
ROUNDED = 0.0005
MOST_UNEVEN = 5


@pytest.fixture(scope="module")
def rows():
    with TABLE.open(encoding="utf-8") as lines:
        return list(csv.DictReader(lines))


def test_the_table_has_every_number_of_people_and_rounds(rows):
    told = [(int(row["players"]), int(row["rounds"])) for row in rows]
    assert told == [(p, r) for p in range(6, 100) for r in range(1, most_rounds(p) + 1)]


@pytest.mark.parametrize("first", range(EVERY))
@pytest.mark.slow
def test_every_row_is_true(rows, first):
    for row in rows[first::EVERY]:
        assert_true(row)


def test_a_sample_of_rows_is_true(rows):
    for row in rows[::EVERY]:
        assert_true(row)


def assert_true(row):
    players, rounds = int(row["players"]), int(row["rounds"])
    offered = movement(players, rounds)
    quality = verify(movement_from_plain(seats_plain(offered)))
    figures = quality.figures
    assert quality.is_sound
    assert int(row["repeats"]) == figures.repeats
    assert int(row["repeats_bound"]) == figures.bounds.repeats
    assert (row["complete"] == "yes") == figures.is_complete
    assert int(row["seat_imbalance"]) == figures.seat_imbalance
    assert float(row["comparison_variance"]) == round(float(figures.comparison.variance), 3)
    assert row["found"] == origin_of(players, rounds).value


def test_nothing_is_made_on_the_spot(rows):
    late = [row for row in rows if row["found"] == "rounds added one by one"]
    assert [row for row in late if int(row["rounds"]) > 1] == []


def test_no_more_people_meet_again_than_was_reached_before_or_copies_mend_it(rows):
    worse = [
        row
        for row in rows
        if row["repeats_reached_before"]
        and int(row["repeats"]) > int(row["repeats_reached_before"])
        and "copies" not in row["second_choice"]
    ]
    assert worse == []


def test_people_compare_about_as_evenly_as_was_reached_before(rows):
    known = [row for row in rows if row["comparison_variance_before"] and larger(row)]
    off = [
        float(row["comparison_variance"]) - float(row["comparison_variance_before"])
        for row in known
    ]
    assert max(off) < NEARLY
    assert sum(each > ROUNDED for each in off) < len(known) // 10


def test_seats_are_as_even_as_was_reached_before(rows):
    worse = [
        row
        for row in rows
        if row["seat_imbalance_before"]
        and larger(row)
        and int(row["seat_imbalance"]) > int(row["seat_imbalance_before"])
    ]
    assert worse == []


def test_nobody_is_kept_from_a_seat_all_evening(rows):
    assert max(int(row["seat_imbalance"]) for row in rows) <= MOST_UNEVEN


def larger(row):
    """Tell whether there are so many that comparisons and seats need not fight for a movement."""
    return int(row["players"]) > SMALL_ROOM
