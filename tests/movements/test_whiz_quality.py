"""The table of all movements that is kept: every row of a sample must be true."""

import csv
from pathlib import Path

import pytest
from movements.origins import origin_of

from whist_td.formats.whiz.files.exchange import seats_plain
from whist_td.movements.verify_whiz.faults import movement_from_plain
from whist_td.movements.verify_whiz.quality import Sharing, verify
from whist_td.movements.whiz.catalogue import most_rounds, movement
from whist_td.movements.whiz.offers import offers

TABLE = Path(__file__).parents[2] / "packaging" / "movements" / "quality.csv"
EVERY = 41
REACHED = 625
"""For so many numbers of people and rounds figures were reached before."""
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
@pytest.mark.nightly
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


def test_something_on_offer_is_no_worse_in_anything_than_what_was_reached_before(rows):
    known = [row for row in rows if row["repeats_reached_before"]]
    assert len(known) == REACHED
    assert [row for row in known if not row["as_good_as_before"]] == []


@pytest.mark.parametrize("first", range(EVERY))
@pytest.mark.nightly
def test_every_comparison_with_what_was_reached_before_is_true(rows, first):
    for row in rows[first::EVERY]:
        assert_no_worse(row)


def test_a_sample_of_comparisons_with_what_was_reached_before_is_true(rows):
    beside = [row for row in rows if row["as_good_as_before"] in {"second choice", "third choice"}]
    for row in [*beside, *rows[::EVERY]]:
        assert_no_worse(row)


def assert_no_worse(row):
    """Hold what is on offer beside what was reached before, figure by figure."""
    if not row["repeats_reached_before"]:
        return
    offered = offers(int(row["players"]), int(row["rounds"]))
    place = ["first choice", "second choice", "third choice"].index(row["as_good_as_before"])
    figures = figures_of(offered[place].movement)
    assert figures.repeats <= int(row["repeats_reached_before"])
    assert figures.is_complete or row["complete_before"] == "no"
    assert figures.comparison.variance <= float(row["comparison_variance_before"]) + ROUNDED
    assert figures.seat_imbalance <= int(row["seat_imbalance_before"])
    sharing = sum(
        len(each.seatings) - len({seating.board_set for seating in each.seatings})
        for each in offered[place].movement.rounds
    )
    assert sharing <= int(row["tables_sharing_before"])


def figures_of(found):
    quality = verify(movement_from_plain(seats_plain(found)), Sharing.ALLOWED)
    assert quality.faults == ()
    return quality.figures


def test_nobody_is_kept_from_a_seat_all_evening(rows):
    assert max(int(row["seat_imbalance"]) for row in rows) <= MOST_UNEVEN
