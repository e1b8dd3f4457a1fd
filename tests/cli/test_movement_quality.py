"""The table of every movement with its figures against the bounds, printed by a command."""

import csv
import json
from pathlib import Path

import pytest

KEPT = Path(__file__).parents[2] / "packaging" / "movements"


def rows(whist_td) -> list[list[str]]:
    """Return the lines below the headings, cell by cell."""
    return [line.split() for line in whist_td.output.splitlines()[1:]]


def test_every_number_of_rounds_for_some_players_is_a_line_with_its_bounds(whist_td):
    assert whist_td("movement", "whiz", "--quality", "--players", 14) == 0
    told = rows(whist_td)
    assert [line[:2] for line in told] == [["14", str(rounds)] for rounds in range(1, 9)]
    assert all(int(again) >= int(best) for _p, _r, _sets, again, best, *_more in told)


@pytest.mark.parametrize("players", [6, 15, 31])
def test_what_is_printed_is_what_is_kept_in_the_repository(whist_td, players):
    whist_td("movement", "whiz", "--quality", "--players", players)
    with (KEPT / "quality.csv").open(encoding="utf-8") as lines:
        kept = [row for row in csv.DictReader(lines) if int(row["players"]) == players]
    printed = [line[:5] for line in rows(whist_td)]
    columns = ("players", "rounds", "board_sets", "repeats", "repeats_bound")
    assert printed == [[row[name] for name in columns] for row in kept]


@pytest.mark.parametrize("players", [8, 18, 21, 30])
def test_tables_of_four_have_a_table_of_their_own_for_4n_and_for_others(whist_td, players):
    whist_td("movement", "club", "--quality", "--players", players, "--rounds", 4)
    with (KEPT / "individual" / "quality.csv").open(encoding="utf-8") as lines:
        kept = next(
            row
            for row in csv.DictReader(lines)
            if (row["players"], row["rounds"]) == (str(players), "4")
        )
    (line,) = rows(whist_td)
    assert line[3:5] == [kept["partners_again"], kept["partners_again_bound"]]
    assert line[8:10] == [kept["meetings_again"], kept["meetings_again_bound"]]


def test_a_rotation_of_teams_is_told_by_how_often_they_meet(whist_td):
    assert whist_td("movement", "militaire", "--quality", "--teams", 11) == 0
    assert rows(whist_td)[0][:3] == ["11", "24", "4–5"]


def test_every_line_may_be_read_by_another_program(whist_td):
    asked = ("movement", "whiz", "--quality", "--players", 9, "--json")
    assert whist_td(*asked) == 0
    told = [json.loads(line) for line in whist_td.output.splitlines()]
    assert [each["rounds"] for each in told] == list(range(1, 9))
    assert all(each["quality"]["sound"] for each in told)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("whiz", "--players", 5), "At least 6 players"),
        (("whiz", "--players", 9, "--rounds", 20), "1 to 8 rounds, not 20"),
        (("club", "--players", 3), "a table needs 4"),
        (("whiz", "--teams", 9), "--teams is not an option"),
    ],
)
def test_what_cannot_be_had_is_refused_and_nothing_is_printed(whist_td, asked, said):
    assert whist_td("movement", *asked, "--quality") == 2
    assert said in whist_td.errors
    assert not whist_td.output
