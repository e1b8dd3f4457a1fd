"""Requests that will not do: one line says why, exit code 2, and nothing is changed."""

import json

import pytest

from whist_td.cli.names import asks_for_command


def test_the_movement_is_written_as_the_contract_says(whist_td):
    assert whist_td("movement", "militaire", "--teams", 11, "--json") == 0
    movement = json.loads(whist_td.output)
    first = movement["rounds"][0]
    assert (movement["teams"], len(movement["rounds"])) == (11, 24)
    assert {name: first[name] for name in ("round", "trump", "call", "stays", "advance")} == {
        "round": 1,
        "trump": "H",
        "call": [1, 3],
        "stays": 2,
        "advance": 1,
    }
    assert first["tables"][0] == {"table": 1, "home": 1, "visitors": 11}


def test_the_verifier_accepts_what_the_program_proposes(whist_td):
    whist_td("movement", "militaire", "--teams", 7, "--json")
    assert whist_td("verify", given=whist_td.output) == 0, whist_td.errors
    json.loads(whist_td.output)


def test_the_verifier_refuses_a_team_that_visits_itself(whist_td):
    whist_td("movement", "militaire", "--teams", 5, "--json")
    movement = json.loads(whist_td.output)
    movement["rounds"][2]["tables"][0]["visitors"] = 1
    assert whist_td("verify", given=json.dumps(movement)) == 2
    assert json.loads(whist_td.output)
    assert len(whist_td.errors.splitlines()) == 1


@pytest.mark.parametrize(
    ("request_line", "word"),
    [
        ("dance", "dance"),
        ("movement militaire --json", "--teams"),
        ("movement militaire --teams 1 --json", "--teams"),
        ("movement militaire --teams many --json", "many"),
        ("movement militaire --teams 5 --rounds 0 --json", "0"),
        ("movement bridge --teams 5 --json", "bridge"),
        ("standings nowhere.whist", "nowhere.whist"),
        ("standings", "FILE"),
        ("events nowhere.whist --colour", "--colour"),
        ("--lang de events x.whist", "de"),
        ("new x.whist --format militaire", "--name"),
        ("new x.whist --name A --entries none.csv", "none.csv"),
        ("new x.whist --name A --entries none.csv --trumps Z", "Z"),
        ("new x.whist --name A --entries none.csv --calls 14", "1-4"),
        ("new x.whist --name A --entries none.csv --calls 11", "1-1"),
        ("new x.whist --name A --entries none.csv --date tomorrow", "tomorrow"),
        ("new x.whist --from none.json", "none.json"),
        ("verify", "JSON"),
    ],
)
def test_a_request_that_will_not_do_says_why_in_one_line(whist_td, request_line, word):
    assert whist_td(*request_line.split(), given="no movement") == 2
    assert word in whist_td.errors
    assert len(whist_td.errors.splitlines()) == 1
    assert not whist_td.output


def test_a_refusal_speaks_french_when_asked(whist_td):
    assert whist_td("standings", "absent.whist", "--lang", "fr") == 2
    assert "ce fichier n’existe pas" in whist_td.errors


def test_help_names_every_verb(whist_td):
    assert whist_td("--help") == 0
    assert all(verb in whist_td.output for verb in ("new", "enter", "standings", "self-test"))


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], False),
        (["club.whist"], False),
        (["--lang", "fr"], False),
        (["--lang", "fr", "club.whist"], False),
        (["standings", "club.whist"], True),
        (["--lang", "fr", "standings", "club.whist"], True),
        (["--lang=fr", "events", "club.whist"], True),
        (["--help"], True),
    ],
)
def test_a_verb_asks_for_the_command_line_and_a_file_for_the_desktop(arguments, expected):
    assert asks_for_command(arguments) is expected


def test_results_typed_in_are_told_by_where_they_come_from(club, whist_td):
    assert whist_td("enter", club, "-", given="round,table,winner\n1,99,home\n") == 2
    assert "standard input, row 2, column B (table): “99” cannot be used" in whist_td.errors


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("1,1,home,6,", "write a whole number from 7 to 13"),
        ("1,1,home,-7,", "write a whole number from 7 to 13"),
        ("1,1,home,9,perfect", "“9” cannot be used: write 13."),
        ("1,1,home,14,revoke", "write a whole number from 0 to 13"),
    ],
)
def test_tricks_that_will_not_do_are_told_with_those_that_would(club, whist_td, row, sentence):
    assert whist_td("enter", club, "-", given=f"round,table,winner,tricks,kind\n{row}\n") == 2
    assert sentence in whist_td.errors


def test_one_team_is_no_evening(whist_td, tmp_path, roster):
    alone = tmp_path / "alone.csv"
    alone.write_text("".join(roster.read_text().splitlines(keepends=True)[:2]))
    path = tmp_path / "alone.whist"
    assert whist_td("new", path, "--name", "Friday", "--entries", alone) == 2
    assert "2 teams" in whist_td.errors
    assert not path.exists()


def test_standings_are_asked_for_in_one_way(club, whist_td):
    assert whist_td("standings", club, "--json", "--csv") == 2
    assert not whist_td.output


@pytest.mark.parametrize("told", [("--name", "Friday"), ("--rounds", 3), ("--shift",)])
def test_an_event_that_is_read_again_tells_its_own_settings(whist_td, club, tmp_path, told):
    assert whist_td("export", club, "-o", tmp_path / "a.json") == 0
    assert whist_td("new", tmp_path / "b.whist", "--from", tmp_path / "a.json", *told) == 2
    assert "--from NAME.json" in whist_td.errors
    assert not (tmp_path / "b.whist").exists()


def test_an_option_of_another_format_is_refused_even_where_it_says_none(whist_td, roster, tmp_path):
    asked = ("new", tmp_path / "a.whist", "--name", "Friday", "--entries", roster)
    assert whist_td(*asked, "--tie-breaks", "none") == 2
    assert "--tie-breaks" in whist_td.errors


@pytest.mark.parametrize("path", ["~nobody-of-that-name/a.csv", "", "/"])
def test_a_place_that_holds_no_table_is_no_file(club, whist_td, path):
    assert whist_td("enter", club, path) == 2
    assert "there is no such file" in whist_td.errors


def test_a_club_file_without_a_name_is_no_file(whist_td, roster):
    for verb in ("enter", "undo", "new --name A --entries"):
        name, *more = verb.split()
        assert whist_td(name, "", *more, roster) == 2
        assert len(whist_td.errors.strip().splitlines()) == 1


def test_the_standings_before_play_are_not_those_of_a_round(club, whist_td):
    assert whist_td("standings", club) == 0
    assert whist_td.output.startswith("Standings before round 1\n")


def test_an_event_is_told_in_the_words_of_its_format(club, whiz, whist_td):
    whist_td("enter", club, "-", given="round,table,winner\n1,1,home\n")
    for path, entered, begun in ((club, "11 équipes", "manche 1 sur 24"), (whiz, "15 joueurs", "")):
        assert whist_td("--lang", "fr", "events", path) == 0
        assert entered in whist_td.output
        assert begun in whist_td.output
        assert ("manche" in whist_td.output) is bool(begun)


def test_the_tables_still_to_come_are_told_round_by_round(club, whist_td):
    rows = "".join(f"1,{table},home\n" for table in range(1, 10))
    assert whist_td("enter", club, "-", given=f"round,table,winner\n{rows}2,1,home\n") == 0
    assert "Round 1: tables 10 and 11 are missing.\nRound 2: tables 2 to 11" in whist_td.output
