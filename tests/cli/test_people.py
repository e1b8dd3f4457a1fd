"""The people of the club on the command line: `people`, `person`, and the club's own journal."""

import json

import pytest

from tests.fixtures.terminal import typed


class Told:
    """What came of a request."""

    def __init__(self, code, terminal):
        self.code, self.out, self.err = code, terminal.output, terminal.errors


@pytest.fixture
def console(whist_td):
    """Ask for something; what was said is returned."""
    return lambda *words, given="": Told(whist_td(*words, given=given), whist_td)


def two_evenings(path):
    """Two evenings of Whiz, and a player whose name is spelled in two ways."""
    roster, results = path.with_name("r.csv"), path.with_name("results.csv")
    results.write_text("round,table,board,contract\n1,2,1,PASS\n", encoding="utf-8")
    for names in (
        "Anne Roy,Bruno Cyr,Roy Jean,Denis Huard,Eva Otis,Guy Cyr",
        "Anne Roy,Bruno Cyr,Jean Roy,Zoé Cyr,Eva Otis,Guy Cyr",
    ):
        roster.write_text("name\n" + "\n".join(names.split(",")), encoding="utf-8")
        typed("new", path, "--format", "whiz", "--name", "S", "--entries", roster)
        typed("enter", path, results)


@pytest.fixture
def file(tmp_path, made_once):
    return made_once(two_evenings, tmp_path / "club.whist")


def people(console, file):
    return {row["name"]: row for row in json.loads(console("people", file, "--json").out)}


def test_names_of_events_become_people_once(console, file):
    told = console("people", file, "--adopt", "--json")
    told = json.loads(told.out)
    assert (told["linked"], told["new"], told["asked"]) == (12, 8, [])
    assert told["names"][0] == {"name": "Anne Roy", "person": 1, "means": None, "events": [1, 2]}
    assert json.loads(console("people", file, "--adopt", "--json").out)["linked"] == 0
    assert people(console, file)["Anne Roy"] == {
        "person": 1, "name": "Anne Roy", "category": "", "evenings": 2, "aliases": [],
    }  # fmt: skip


def test_a_dry_run_names_everybody_before_they_count_and_adopts_nobody(console, file):
    told = console("people", file, "--adopt", "--dry-run").out.splitlines()
    assert "Anne Roy: new · 2 events" in told[0]
    assert told[-2:] == ["12 names would be linked.", "8 new people."]
    assert people(console, file) == {}


def test_two_spellings_are_proposed_merged_parted_and_undone(console, file):
    console("people", file, "--adopt")
    before = console("people", file, "--json").out
    (double,) = json.loads(console("people", file, "--doubles", "--json").out)
    assert (double["name"], double["other_name"], double["grade"]) == ("Roy Jean", "Jean Roy", "A")
    console("person", file, "merge", "Jean Roy", "Roy Jean")
    assert people(console, file)["Jean Roy"]["aliases"] == ["Roy Jean"]
    console("person", file, "part", "Jean Roy", "--to", "Roy Jean")
    assert console("people", file, "--json").out == before
    console("undo", file, "--club")
    assert people(console, file)["Jean Roy"]["evenings"] == 2
    assert "Roy Jean" in console("journal", file, "--club").out


def test_an_evening_is_given_to_somebody_who_is_there(console, file):
    console("people", file, "--adopt")
    console("person", file, "part", "Anne Roy", "Anne Roy", "--event", "2", "--to", "Denis Huard")
    known = people(console, file)
    assert [known[name]["evenings"] for name in ("Anne Roy", "Denis Huard")] == [1, 2]
    refused = console("person", file, "part", "Bruno Cyr", "Bruno Cyr", "--to", "Eva Otis")
    assert refused.code == 2
    assert "event 1" in refused.err


def test_two_who_played_together_are_two(console, file):
    console("people", file, "--adopt")
    refused = console("person", file, "merge", "Anne Roy", "Bruno Cyr")
    assert refused.code == 2
    assert "event 1" in refused.err


def test_a_person_is_entered_changed_and_shown(console, file):
    console("club", file, "--category", "Members=500", "--visitors", "Visitors=700")
    console("person", file, "add", "Zoé Cyr", "--category", "Visitors", "--joined", "2026-01-02")
    console("person", file, "change", "Zoé Cyr", "--contact", "zoe@example.org")
    shown = json.loads(console("person", file, "show", "1", "--json").out)
    assert (shown["category"], shown["contact"], shown["joined"]) == (
        "Visitors", "zoe@example.org", "2026-01-02",
    )  # fmt: skip
    assert console("person", file, "add", "Zoé Cyr").code == 2
    told = console("person", file, "show", "Zoé Cyr").out
    assert told.splitlines()[0] == "1. Zoé Cyr"
    assert "Visitors · 0 events · member since Friday 2 January 2026" in told
    assert "Contact: zoe@example.org" in told
    assert "None" not in told
    console("club", file, "--name", "Club", "--place", "Percé")
    club = json.loads(console("club", file, "--json").out)
    assert (club["name"], club["place"]) == ("Club", "Percé")
    assert [each["cents"] for each in club["categories"]] == [500, 700]
    console("club", file, "--category", "Young=300", "--visitors", "Visitors=800")
    club = json.loads(console("club", file, "--json").out)
    assert [each["cents"] for each in club["categories"]] == [500, 800, 300]


@pytest.mark.parametrize("how", [("person", "link", "1", "Anne Roy"), ("people", "--adopt")])
def test_who_is_linked_once_play_has_begun_is_asked_the_rate(console, tmp_path, how):
    path, roster, results = (tmp_path / name for name in ("c.whist", "r.csv", "results.csv"))
    roster.write_text("name\nAnne Roy\nBruno Cyr\nEva Otis\nGuy Cyr\nIda Ng\nLuc Fay", "utf-8")
    results.write_text("round,table,board,contract\n1,1,13,PASS\n", "utf-8")
    event = ("--format", "whiz", "--name", "S", "--date", "2026-11-21")
    assert console("new", path, *event, "--entries", roster).code == 0
    console("club", path, "--category", "Members=500")
    assert console("enter", path, results).code == 0
    console("person", path, "add", "Anne Roy", "--category", "Members")
    assert console(how[0], path, *how[1:]).code == 0
    assert json.loads(console("cash", path, "--json").out)["owed_cents"] == 500


def test_who_is_not_there_is_refused_with_who_is(console, file):
    console("people", file, "--adopt")
    refused = console("person", file, "show", "Anne Roi")
    assert refused.code == 2
    assert "1 Anne Roy" in refused.err


def test_a_person_is_forgotten_by_every_name_linked_and_no_namesake(console, file):
    console("people", file, "--adopt")
    console("person", file, "merge", "Jean Roy", "Roy Jean")
    refused = console("person", file, "forget", "Jean Roy")
    assert (refused.code, "in 2 events. This cannot be undone" in refused.out) == (2, True)
    assert "Jean Roy" in people(console, file)
    told = console("person", file, "forget", "Jean Roy", given="yes\n")
    assert "replaces the name in 2 events" in told.out
    assert "Former member" not in console("people", file).out
    named = console("export", file, "--event", "1", "--json").out
    assert "Roy Jean" not in named
    assert "Anne Roy" in people(console, file)
    assert b"Roy Jean" not in file.read_bytes()
