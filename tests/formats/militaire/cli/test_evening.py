"""A whole evening at a terminal, as an outside program would run it."""

import json

import pytest

HEAD = "round,table,winner,tricks,kind\n"


def results(rounds, tables, winner="home"):
    rows = [f"{r},{t},{winner},," for r in rounds for t in range(1, tables + 1)]
    return HEAD + "\n".join(rows) + "\n"


def standings(whist_td, club, *more):
    assert whist_td("standings", club, "--json", *more) == 0, whist_td.errors
    return json.loads(whist_td.output)


def test_an_evening_opened_with_a_bad_roster_leaves_no_file(whist_td, tmp_path, roster):
    roster.write_text(roster.read_text() + "Town 12,,One 12,Two 12,Three 12\n")
    file = tmp_path / "none.whist"
    request = ("--format", "militaire", "--name", "Friday", "--entries", roster)
    assert whist_td("new", file, *request) == 2
    assert not file.exists()
    assert "roster.csv" in whist_td.errors
    assert "13" in whist_td.errors


def test_three_people_with_an_empty_place_are_a_team_of_the_list(whist_td, tmp_path, roster):
    roster.write_text(roster.read_text() + "Town 12,Captain 12,One 12,,Three 12\n")
    file = tmp_path / "three.whist"
    request = ("--format", "militaire", "--name", "Friday", "--entries", roster)
    assert whist_td("new", file, *request) == 0, whist_td.errors
    assert whist_td("export", file, "-o", tmp_path / "three.json") == 0, whist_td.errors
    told = json.loads((tmp_path / "three.json").read_text())
    last = told["entries"][-1]
    assert "Captain 12" in str(last)
    assert "Three 12" in str(last)


def test_options_may_stand_before_the_file(whist_td, tmp_path, roster):
    request = ("--name", "Friday", "--entries", roster, tmp_path / "a.whist")
    assert whist_td("new", "--format", "militaire", *request) == 0, whist_td.errors


def test_a_file_may_hold_many_events_and_the_newest_answers(whist_td, club, roster):
    request = ("--format", "militaire", "--name", "Saturday", "--entries", roster)
    assert whist_td("new", club, *request, "--rounds", 18) == 0
    assert whist_td("events", club, "--json") == 0
    events = json.loads(whist_td.output)["events"]
    assert [(event["id"], event["name"]) for event in events] == [(2, "Saturday"), (1, "Friday")]


def test_results_announce_their_rounds_and_credit_both_teams(whist_td, club):
    assert whist_td("enter", club, "-", given=results([1, 2], 11)) == 0, whist_td.errors
    table = standings(whist_td, club)
    assert table["format"] == "militaire"
    assert table["after_round"] == 2
    assert {row["total"] for row in table["standings"]} == {2}
    assert {tuple(row["cumulative"]) for row in table["standings"]} == {(1, 2)}


def test_thirteen_tricks_are_two_points_for_the_winners_team(whist_td, club):
    rows = "1,1,home,13,\n1,2,visitors,,perfect\n1,3,home,13,revoke\n1,4,visitors,9,influence\n"
    assert whist_td("enter", club, "-", given=HEAD + rows + "1,5,home,,forfeit\n1,6,,,void\n") == 0
    table = standings(whist_td, club)
    totals = {row["team"]: row["cumulative"] for row in table["standings"]}
    assert [totals[team] for team in range(1, 7)] == [[4], [0], [3], [0], [1], [None]]
    assert {row["total"] for row in table["standings"]} == {None}


@pytest.mark.parametrize(
    ("row", "word"),
    [
        ("1,12,home,,", "12"),
        ("25,1,home,,", "25"),
        ("1,1,north,,", "north"),
        ("1,1,home,14,", "14"),
        ("1,1,home,6,", "6"),
        ("1,1,home,13x,", "13x"),
        ("1,1,home,,magic", "magic"),
        ("1,1,,,", "winner"),
        ("1,1,home,,void", ""),
        ("5,1,home,,", "5"),
    ],
)
def test_a_row_that_will_not_do_leaves_nothing_entered(whist_td, club, row, word):
    assert whist_td("enter", club, "-", given=f"{HEAD}1,2,home,,\n{row}\n") == 2
    assert word in whist_td.errors
    assert len(whist_td.errors.splitlines()) == 1
    assert standings(whist_td, club)["after_round"] == 0


def test_a_correction_of_round_one_moves_every_later_standing(whist_td, club):
    whist_td("enter", club, "-", given=results([1, 2, 3], 11))
    assert whist_td("enter", club, "-", given="round,table,winner\n1,4,visitors\n") == 0
    after = {row["team"]: row["cumulative"] for row in standings(whist_td, club)["standings"]}
    assert after[4] == [0, 1, 2]
    assert after[3] == [2, 3, 4]


def test_standings_of_an_earlier_round_are_as_they_were(whist_td, club):
    whist_td("enter", club, "-", given=results([1, 2, 3], 11))
    table = standings(whist_td, club, "--after", 2)
    assert table["after_round"] == 2
    assert {len(row["cumulative"]) for row in table["standings"]} == {2}


def test_standings_of_a_round_to_come_are_refused(whist_td, club):
    whist_td("enter", club, "-", given=results([1], 11))
    assert whist_td("standings", club, "--after", 2) == 2
    assert whist_td("standings", club, "--after", 30) == 2


def test_undo_takes_back_and_redo_brings_again(whist_td, club):
    whist_td("enter", club, "-", given=results([1], 11))
    before = standings(whist_td, club)
    assert whist_td("undo", club) == 0
    assert standings(whist_td, club)["after_round"] == 0
    assert whist_td("redo", club) == 0
    assert standings(whist_td, club) == before
    assert whist_td("redo", club) == 2


def test_the_journal_tells_everything_and_the_check_agrees(whist_td, club):
    whist_td("enter", club, "-", given=results([1], 11))
    whist_td("undo", club)
    assert whist_td("journal", club, "--json") == 0
    assert [line["act"] for line in json.loads(whist_td.output)["journal"]] == ["do", "do", "undo"]
    assert whist_td("check", club) == 0, whist_td.errors


@pytest.mark.parametrize("ending", ["xlsx", "csv", "html", "json"])
def test_an_event_is_exported_in_every_format(whist_td, club, tmp_path, ending):
    whist_td("enter", club, "-", given=results([1], 11))
    path = tmp_path / f"friday.{ending}"
    assert whist_td("export", club, "-o", path) == 0, whist_td.errors
    assert path.stat().st_size > 200


def test_an_event_comes_back_from_its_json_with_the_same_standings(whist_td, club, tmp_path):
    whist_td("enter", club, "-", given=results([1, 2], 11, "visitors"))
    path, copy = tmp_path / "friday.json", tmp_path / "copy.whist"
    whist_td("export", club, "-o", path)
    assert whist_td("new", copy, "--from", path) == 0, whist_td.errors
    assert standings(whist_td, copy) == standings(whist_td, club)


def test_a_complete_evening_is_the_example_a_newcomer_opens(whist_td, example):
    folder, _said = example()
    endings = {path.suffix for path in folder.iterdir()}
    assert {".whist", ".pdf", ".xlsx", ".html", ".csv", ".json"} <= endings
    table = standings(whist_td, folder / "demo.whist")
    assert table["after_round"] == 24
    assert any(row["decided_after_round"] for row in table["standings"])


def test_two_teams_of_one_name_are_refused_by_their_row(whist_td, tmp_path, roster):
    roster.write_text(roster.read_text() + "town 3,Captain 12,One 12,Two 12,Three 12\n")
    request = ("--format", "militaire", "--name", "Friday", "--entries", roster)
    assert whist_td("new", tmp_path / "none.whist", *request) == 2
    assert "row 13" in whist_td.errors.lower()


def test_the_one_redeal_of_a_table_is_entered_and_a_second_refused(whist_td, club):
    heading = "round,table,winner,redeal\n"
    assert whist_td("enter", club, "-", given=f"{heading}1,1,home,yes\n1,2,home,\n") == 0
    assert whist_td("enter", club, "-", given=f"{heading}1,2,visitors,\n1,1,home,yes\n") == 2
    assert "only one is allowed" in whist_td.errors
    assert whist_td("enter", club, "-", given=f"{heading}1,2,home,yes\n") == 0
