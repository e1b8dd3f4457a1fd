"""Who corrected what travels with an event: out as JSON, and in again."""

import json
from contextlib import suppress
from random import Random

import pytest
from reliability.small_event import EVENINGS
from reliability.test_imported_json import NASTY, places

from tests.fixtures.clocks import SteppingClock
from tests.fixtures.files import event_schema
from whist_td.core.errors import RuleError
from whist_td.desk.desk import Desk
from whist_td.interchange.event_json import event_source
from whist_td.storage.files import open_club_file

KINDS = tuple(EVENINGS)


@pytest.fixture
def played(tmp_path):
    """Return the file of a small evening with corrections, one of them undone."""

    def of(kind):
        path = tmp_path / f"{kind}.whist"
        EVENINGS[kind].play(path)
        file = open_club_file(path)
        desk = Desk(file, SteppingClock(), 1)
        for asked in EVENINGS[kind].asked:
            with suppress(RuleError):
                asked(desk)
        file.close()
        return path

    return of


def exported(whist_td, club, place):
    """Return an event as JSON, as it stands in a file; needless spaces go on the way in."""
    assert whist_td("export", club, "-o", place) == 0, whist_td.errors
    return event_source(place.read_text(encoding="utf-8"), place.name).plain


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_read_in_again_is_the_same_with_its_journal(kind, played, whist_td, tmp_path):
    club, first, second = played(kind), tmp_path / "first.json", tmp_path / "second.json"
    plain = exported(whist_td, club, first)
    event_schema()(plain)
    assert len(plain["journal"]) > 3
    again = tmp_path / "again.whist"
    assert whist_td("new", again, "--from", first) == 0, whist_td.errors
    assert exported(whist_td, again, second) == plain
    assert whist_td("check", again) == 0


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_done_can_be_undone_and_redone_after_it_travelled(
    kind, played, whist_td, tmp_path
):
    club, told, again = played(kind), tmp_path / "told.json", tmp_path / "again.whist"
    exported(whist_td, club, told)
    assert whist_td("new", again, "--from", told) == 0
    for verb in ("redo", "undo", "undo", "undo"):
        assert whist_td(verb, club) == whist_td(verb, again) == 0, whist_td.errors
        here, there = (exported(whist_td, each, tmp_path / "now.json") for each in (club, again))
        for plain in (here, there):
            del plain["journal"][-1]["at"]
        assert there == here


@pytest.mark.parametrize("kind", KINDS)
def test_who_changes_facts_by_hand_finds_them_so_and_a_line_that_says_it(
    kind, played, whist_td, tmp_path
):
    club, told, again = played(kind), tmp_path / "told.json", tmp_path / "again.whist"
    plain = exported(whist_td, club, told)
    plain["event"]["name"] = "Autre soirée"
    told.write_text(json.dumps(plain), encoding="utf-8")
    assert whist_td("new", again, "--from", told) == 0, whist_td.errors
    now = exported(whist_td, again, tmp_path / "now.json")
    assert now["event"]["name"] == "Autre soirée"
    assert now["standings"] == plain["standings"]
    assert now["journal"][:-1] == plain["journal"]
    assert now["journal"][-1]["command"] == {"command": "TakeOverFacts"}
    assert whist_td("check", again) == 0


def test_a_line_that_cannot_follow_the_one_before_is_refused_by_its_place(
    played, whist_td, tmp_path
):
    told, again = tmp_path / "told.json", tmp_path / "again.whist"
    plain = exported(whist_td, played("militaire"), told)
    del plain["journal"][2]
    told.write_text(json.dumps(plain), encoding="utf-8")
    assert whist_td("new", again, "--from", told) == 2
    assert "“journal" in whist_td.errors
    assert not again.exists()


def test_a_file_without_a_journal_is_made_anew_from_its_facts(played, whist_td, tmp_path):
    told, again = tmp_path / "told.json", tmp_path / "again.whist"
    plain = exported(whist_td, played("whiz"), told)
    del plain["journal"], plain["version"]
    told.write_text(json.dumps(plain), encoding="utf-8")
    assert whist_td("new", again, "--from", told) == 0
    assert exported(whist_td, again, told)["standings"] == plain["standings"]


@pytest.mark.parametrize(("version", "said"), [(2, "newer version"), ("1", "“version"), (0, "“v")])
def test_a_form_that_the_program_does_not_know_is_refused(
    version, said, played, whist_td, tmp_path
):
    told = tmp_path / "told.json"
    plain = exported(whist_td, played("militaire"), told)
    told.write_text(json.dumps({**plain, "version": version}), encoding="utf-8")
    assert whist_td("new", tmp_path / "again.whist", "--from", told) == 2
    assert said in whist_td.errors


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_stands_in_a_journal_is_a_sentence_or_a_sound_event(
    kind, played, whist_td, tmp_path
):
    told, dice = tmp_path / "told.json", Random(5)  # noqa: S311 - no secret
    whole = json.dumps(exported(whist_td, played(kind), told))
    for number in range(40):
        plain = json.loads(whole)
        holder, key = dice.choice(list(places(plain["journal"])))
        holder[key] = dice.choice(NASTY)
        told.write_text(json.dumps(plain), encoding="utf-8")
        again = tmp_path / f"{number}.whist"
        code = whist_td("new", again, "--from", told)
        assert (code, whist_td.errors.count("\n")) in ((0, 0), (2, 1)), (holder, key)
        assert again.exists() is (code == 0)
        if code == 0:
            assert whist_td("check", again) == 0, (holder, key)
            assert whist_td("journal", again) == 0, (holder, key)
