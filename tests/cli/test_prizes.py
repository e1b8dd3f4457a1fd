"""Prizes on the command line: planned, shown before they are given, given, paid out."""

import json

import pytest

from tests.cli.test_people import console  # noqa: F401 - a fixture
from tests.cli.test_season import season  # noqa: F401 - a fixture


@pytest.fixture
def club(console, season, tmp_path):  # noqa: F811
    """A club with three evenings of Whiz whose people are known, and a season of them."""
    path = tmp_path / "club.whist"
    assert season("new", "S", "--from", "2025-09-01", "--to", "2026-06-30").code == 0
    return lambda verb, *words: console(verb, path, *words)


def told(club, *words):
    found = club("prizes", *words, "--json")
    assert found.code == 0, found.err
    return json.loads(found.out)


def test_an_evening_has_its_prizes_and_money_is_a_credit_until_it_is_paid_out(club):
    plan = ("--event", "3", "plan", "1=4000", "2=2500", "last=Cuillère", "lot=Jambon")
    assert club("prizes", *plan).code == 0
    assert [row["rule"] for row in told(club)["prizes"]] == ["1", "2", "last", "lot"]
    shown = club("prizes", "--event", "3", "give", "--dry-run", "--seed", "7")
    assert shown.out.splitlines()[0].startswith("Drawn by lot: ")
    assert told(club)["rest_cents"] is None
    assert club("prizes", "--event", "3", "give", "--seed", "7").code == 0
    rows = told(club)["prizes"]
    names = [each["name"] for row in rows for each in row["given"]]
    assert len(set(names)) == len(names)
    assert sum(each["cents"] for row in rows for each in row["given"]) == 6500
    assert club("cash", "out", names[0], "--what", "prize").code == 0
    assert json.loads(club("cash", "--json").out)["cash_cents"] == -rows[0]["given"][0]["cents"]


def test_prizes_given_by_mistake_are_taken_back_and_planned_again(club):
    club("prizes", "plan", "1=4000")
    club("prizes", "give")
    assert club("prizes", "plan", "1=5000").code == 2
    assert club("prizes", "take-back").code == 0
    assert club("prizes", "plan", "1=5000").code == 0
    assert told(club)["prizes"][0]["cents"] == 5000


def test_a_season_has_prizes_too(club):
    club("prizes", "--season", "S", "plan", "1=Coupe", "most-evenings=500", "--several")
    assert club("prizes", "--season", "S", "give", "--seed", "3").code == 0
    found = told(club, "--season", "S")
    assert found["season"] == "S"
    assert found["prizes"][0]["given"][0]["thing"] == "Coupe"


def test_the_record_of_a_person_has_what_was_won_given_by_hand_and_announced(club):
    club("prizes", "--event", "3", "plan", "1=4000", "2=Jambon", "3=Vin")
    club("prizes", "--event", "3", "give")
    names = [row["given"][0]["name"] for row in told(club, "--event", "3")["prizes"]]
    assert club("season", "adjust", "S", names[1], "3/2", "--reason", "a compté").code == 0
    assert club("season", "close", "S").code == 0
    record = json.loads(club("person", "show", names[1], "--json").out)
    assert [(each["event"], each["thing"]) for each in record["prizes"]] == [(3, "Jambon")]
    assert [each["points"] for each in record["points_by_hand"]] == ["3/2"]
    assert [each["evenings"] for each in record["announced"]] == [3]
    shown = club("person", "show", names[1]).out
    assert "S: 1.5 points by hand (a compté)" in shown
    assert "2nd place · Jambon" in shown
    assert json.loads(club("person", "show", names[0], "--json").out)["balance_cents"] == -4000


WRONG = (
    "plan", "plan 1", "plan x=5", "plan :1=5", "plan Nobody:1=500", "plan 0=500",
    "plan 1=60% 2=60%",
    "plan 1=500 --pool x", "give", "take-back", "take", "--season X plan 1=5",
)  # fmt: skip


def test_what_cannot_be_is_refused_and_nothing_is_changed(club):
    for words in WRONG:
        assert club("prizes", *words.split()).code == 2, words
    assert told(club)["prizes"] == []
