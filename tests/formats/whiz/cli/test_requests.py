"""Requests about Whiz that will not do, and movements on their own."""

import json

import pytest


def test_the_movement_is_written_as_the_contract_says(whist_td):
    assert whist_td("movement", "whiz", "--players", 15, "--rounds", 5, "--json") == 0
    movement = json.loads(whist_td.output)
    assert list(movement) == ["players", "tables", "board_sets", "rounds", "quality"]
    assert [movement[name] for name in ("players", "tables", "board_sets")] == [15, 5, 5]
    assert list(movement["rounds"][0]) == ["round", "tables", "sit_out"]
    assert list(movement["rounds"][0]["tables"][0]) == ["table", "boards", "N", "E", "S"]
    assert movement["quality"]["sound"]


def test_with_the_deals_of_a_round_their_numbers_are_told(whist_td):
    request = ("--players", 15, "--boards-per-round", 3, "--json")
    assert whist_td("movement", "whiz", *request) == 0
    table = json.loads(whist_td.output)["rounds"][0]["tables"][0]
    assert table["board_numbers"] == [3 * table["boards"] - 2 + n for n in range(3)]


@pytest.mark.parametrize("players", [6, 7, 8, 13, 14, 15, 30])
def test_the_verifier_accepts_what_the_program_proposes(whist_td, players):
    assert whist_td("movement", "whiz", "--players", players, "--json") == 0, whist_td.errors
    quality = json.loads(whist_td.output)["quality"]
    assert whist_td("verify", given=whist_td.output) == 0, whist_td.errors
    assert json.loads(whist_td.output) == quality


def test_the_verifier_refuses_a_player_in_two_places(whist_td):
    whist_td("movement", "whiz", "--players", 15, "--json")
    movement = json.loads(whist_td.output)
    tables = movement["rounds"][1]["tables"]
    tables[0]["N"] = tables[1]["E"]
    assert whist_td("verify", given=json.dumps(movement)) == 2
    assert not json.loads(whist_td.output)["sound"]
    assert whist_td.errors.startswith("whist-td: In round 2, player")


def test_a_movement_in_words_ends_with_its_quality(whist_td):
    assert whist_td("movement", "whiz", "--players", 14, "--lang", "fr") == 0
    assert "Table 1\u00a0: Nord" in whist_td.output
    assert "Exempts\u00a0:" in whist_td.output
    assert "Personne ne rencontre deux fois la même personne." in whist_td.output


@pytest.mark.parametrize(
    ("request_line", "word"),
    [
        ("movement whiz --json", "--players"),
        ("movement whiz --players 5 --json", "6"),
        ("movement whiz --players many --json", "many"),
        ("movement whiz --players 15 --rounds 60 --json", "60"),
        ("movement whiz --players 15 --teams 5 --json", "--teams"),
        ("movement whiz --players 15 --boards-per-round 0 --json", "0"),
        ("movement militaire --teams 5 --players 15 --json", "--players"),
        ("new x.whist --format whiz", "--name"),
        ("new x.whist --format whiz --name A --entries none.csv", "none.csv"),
        ("new x.whist --format whiz --name A --entries none.csv --trumps H", "--trumps"),
        ("new x.whist --format whiz --name A --entries none.csv --rule worst", "best, exact"),
        ("new x.whist --format whiz --name A --entries none.csv --compare x", "raw, net"),
        ("new x.whist --format whiz --name A --entries none.csv --ranking x", "matchpoints"),
        ("new x.whist --format militaire --name A --entries none.csv --rule best", "--rule"),
        ("demo x --format bridge", "militaire, whiz"),
    ],
)
def test_a_request_that_will_not_do_says_why_in_one_line(whist_td, request_line, word):
    assert whist_td(*request_line.split()) == 2
    assert word in whist_td.errors
    assert len(whist_td.errors.splitlines()) == 1
    assert not whist_td.output


@pytest.mark.parametrize(
    ("rows", "word"),
    [
        (["Anne", "Berthe", "Chloé", "Denis", "Émile"], "the list has 5"),
        (["Anne", "Berthe", "Chloé", "Denis", "Émile", "anne"], "row 2"),
        ([], "empty"),
    ],
)
def test_a_roster_that_will_not_do_leaves_no_file(whist_td, tmp_path, rows, word):
    roster = tmp_path / "roster.csv"
    roster.write_text("\n".join(["nom", *rows]) + "\n", encoding="utf-8")
    request = ("--format", "whiz", "--name", "T", "--entries", roster)
    assert whist_td("new", tmp_path / "none.whist", *request) == 2
    assert "roster.csv" in whist_td.errors
    assert word in whist_td.errors
    assert not (tmp_path / "none.whist").exists()


def test_too_many_rounds_leave_no_file(whist_td, tmp_path, players):
    request = ("--format", "whiz", "--name", "T", "--entries", players, "--rounds", 80)
    assert whist_td("new", tmp_path / "none.whist", *request) == 2
    assert "80" in whist_td.errors
    assert not (tmp_path / "none.whist").exists()


def test_an_event_file_of_an_unknown_format_is_refused(whist_td, tmp_path):
    (tmp_path / "a.json").write_text('{"format": "bridge"}')
    assert whist_td("new", tmp_path / "a.whist", "--from", tmp_path / "a.json") == 2
    assert "format" in whist_td.errors


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("10H,,10", "The declarer is missing: write N, E or S"),
        ("10H,S,", "The cell is empty: write a whole number from 0 to 13."),
        ("ADJ,,", "A percentage is missing: write a number from 0 to 100"),
    ],
)
def test_a_cell_in_which_nothing_stands_is_told_as_missing(whist_td, whiz, seats, row, sentence):
    board = seats(whiz)[1][1]["board_numbers"][0]
    table = f"round,table,board,contract,declarer,tricks\n1,1,{board},{row}\n"
    assert whist_td("enter", whiz, "-", given=table) == 2
    assert sentence in whist_td.errors
