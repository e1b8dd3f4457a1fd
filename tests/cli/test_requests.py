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
