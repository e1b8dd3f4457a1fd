"""All movements beside those served before sets were laid for themselves: none is worse."""

import csv
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "packaging" / "movements"
MOVEMENTS = 2474
ROUNDED = 0.0005


def rows(name):
    with (FOLDER / name).open(encoding="utf-8") as lines:
        return {(int(r["players"]), int(r["rounds"])): r for r in csv.DictReader(lines)}


@pytest.fixture(scope="module")
def before():
    return rows("served_before.csv")


@pytest.fixture(scope="module")
def now():
    return rows("quality.csv")


def aims(row):
    """In their order: sets that compare nobody, repeats, all deals for everybody, comparison."""
    variance = round(float(row["comparison_variance"]) / ROUNDED)
    lone, repeats, seats = (
        int(row.get(name, 0)) for name in ("lone_sets", "repeats", "seat_imbalance")
    )
    return (lone, repeats, row["complete"] == "no", variance, seats)


def test_none_is_worse_in_a_higher_aim_than_before(before, now):
    assert len(before) == MOVEMENTS
    assert [case for case in before if aims(now[case]) > aims(before[case])] == []
