"""Seasons on the command line: begun, decided about, told and closed."""

import json

import pytest

from tests.cli.test_people import console  # noqa: F401 - a fixture

EVENINGS = (("2025-12-12", "NES"), ("2026-01-09", "ENS"), ("2026-02-13", "SNE"))
DATES = ("--from", "2025-09-01", "--to", "2026-06-30")


@pytest.fixture
def season(console, tmp_path):  # noqa: F811
    """A club with three evenings of Whiz, all results in; who is asked for the season."""
    roster, path = tmp_path / "r.csv", tmp_path / "club.whist"
    names = ("Anne Roy", "Bruno Cyr", "Chloé Roy", "Denis Huard", "Eva Otis", "Guy Cyr")
    roster.write_text("\n".join(("name", *names)), encoding="utf-8")
    for day, declarers in EVENINGS:
        entries = ("--format", "whiz", "--name", day, "--entries", roster, "--date", day)
        assert console("new", path, *entries, "--rounds", 1, "--boards-per-round", 2).code == 0
        deals = [
            f"1,{(board + 1) // 2},{board},9H,{declarers[board % 3]},{8 + board % 3}"
            for board in range(1, 5)
        ]
        results = tmp_path / "deals.csv"
        results.write_text("\n".join(("round,table,board,contract,declarer,tricks", *deals)))
        told = console("enter", path, results)
        assert told.code == 0, told.err
    console("people", path, "--adopt")
    return lambda *words: console("season", path, *words)


def standings(season, *words):
    told = season(*words, "--json")
    assert told.code == 0, told.err
    return json.loads(told.out)


def test_a_season_counts_its_evenings_and_says_which(season):
    season("new", "2025-2026", *DATES, "--rule", "best:2", "--score", "placement")
    told = standings(season)
    assert told["held"] == 3
    assert all(len(row["counted"]) == 2 and len(row["dropped"]) == 1 for row in told["standings"])
    assert told["standings"][0]["rank"] == 1


def test_an_evening_left_out_does_not_count_and_the_reason_is_told(season):
    season("new", "S", *DATES)
    assert season("leave-out", "S", "2").code == 2
    assert season("leave-out", "S", "2", "--reason", "Verglas").code == 0
    told = standings(season, "S")
    assert told["held"] == 2
    assert [each["reason"] for each in told["remarks"]] == ["Verglas"]


def test_points_by_hand_and_the_announced_table(season):
    season("new", "S", *DATES, "--score", "presence")
    assert season("adjust", "S", "Anne Roy", "1/2", "--reason", "Malade").code == 0
    assert standings(season)["standings"][0]["score"] == "7/2"
    assert season("close", "S", "--on", "2026-07-01").code == 0
    assert standings(season)["closed"] == "2026-07-01"


@pytest.mark.parametrize(
    "words",
    [
        ("new", "S"),
        ("new", "S", "--from", "2026-06-30", "--to", "2025-09-01"),
        ("new", "S", *DATES, "--rule", "best:0"),
        ("new", "S", *DATES, "--table", "1,2,3", "--score", "placement"),
        ("new", "S", *DATES, "--format", "belote"),
        ("leave-out", "Nobody", "1", "--reason", "x"),
        ("2019",),
    ],
)
def test_what_makes_no_season_is_refused_in_a_line(season, words):
    refused = season(*words)
    assert refused.code == 2
    assert refused.err.count("\n") == 1
