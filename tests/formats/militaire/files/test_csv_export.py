import csv

from whist_td.formats.militaire.words.standings import militaire_table
from whist_td.interchange.listings import in_codes


def rows_of(evening, _):
    return list(csv.DictReader(in_codes(militaire_table(evening, _)).splitlines()))


def test_each_team_has_a_row_with_its_running_totals(evening, english):
    rows = rows_of(evening, english)
    assert len(rows) == 11
    assert all(row["total"] == row["cumulative_24"] for row in rows)


def test_headings_are_the_same_in_every_language(evening, any_words):
    first = in_codes(militaire_table(evening, any_words)).partition("\n")[0]
    expected = "rank,team,name,total,withdrawn,decided_after_round,tie,cumulative_1,"
    assert first.startswith(expected)


def test_no_name_is_taken_for_a_formula(eventful_evening, english):
    names = [row["name"] for row in rows_of(eventful_evening, english)]
    assert "'=1+1" in names


def test_a_tie_that_nothing_breaks_is_said(desk, english):
    rows = rows_of(desk.facts, english)
    shared = [row for row in rows if [each["rank"] for each in rows].count(row["rank"]) > 1]
    assert shared
    assert {row["tie"] for row in shared} >= {"tied: nothing separates them"}


def test_a_team_that_left_says_so(eventful_evening, english):
    rows = rows_of(eventful_evening, english)
    assert [row["team"] for row in rows if row["withdrawn"] == "yes"] == ["3"]
