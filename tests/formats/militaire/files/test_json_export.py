import json
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from fastjsonschema import JsonSchemaException

from tests.fixtures.files import event_schema
from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.desk.file_errors import EventFileError
from whist_td.formats.militaire.files.exchange import (
    commands_of,
    event_json,
    movement_json,
    movement_plain,
    standings_json,
)
from whist_td.formats.militaire.rules import entries, play
from whist_td.formats.militaire.rules.errors import TooFewTeamsError
from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import ResultKind, Side, result_of
from whist_td.formats.militaire.rules.settings import ForfeitPolicy, Settings, TieBreak, TrumpPlan
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.views import standings_view
from whist_td.interchange.event_json import event_source
from whist_td.words.messages import message

NOW = datetime(2026, 11, 22, tzinfo=UTC)


def read_event(text, file):
    return commands_of(event_source(text, file))


def rebuilt(evening):
    created, commands = read_event(event_json(evening, ()), "evening.json")
    again = created.opened()
    for command in commands:
        again = command.applied_to(again, NOW)
    return again


def test_a_movement_is_as_the_command_line_promises():
    movement = json.loads(movement_json(Settings(), 11))
    first = movement["rounds"][0]
    assert movement["teams"] == 11
    assert len(movement["rounds"]) == 24
    assert {**first, "tables": first["tables"][0]} == {
        "round": 1,
        "trump": "H",
        "call": [1, 3],
        "stays": 2,
        "advance": 1,
        "tables": {"table": 1, "home": 1, "visitors": 11},
    }


@pytest.mark.parametrize(("tables", "rounds"), [(11, [11, 21]), (24, [24]), (25, [])])
def test_a_movement_says_when_to_advance_two(tables, rounds):
    movement = movement_plain(Settings(), tables)
    assert [line["round"] for line in movement["rounds"] if line["advance"] == 2] == rounds


def test_a_trump_decided_in_the_room_is_null():
    settings = Settings(trump_plan=TrumpPlan.BY_ROUND)
    assert movement_plain(settings, 4)["rounds"][0]["trump"] is None


def test_one_team_has_no_movement():
    with pytest.raises(TooFewTeamsError):
        movement_json(Settings(), 1)


def test_standings_are_as_the_command_line_promises(evening):
    plain = json.loads(standings_json(standings_view(evening)))
    assert (plain["format"], plain["after_round"]) == ("militaire", 24)
    keys = ["rank", "team", "name", "total", "cumulative", "decided_after_round"]
    assert all(list(row) == keys for row in plain["standings"])
    assert all(row["cumulative"][-1] == row["total"] for row in plain["standings"])
    assert any(row["decided_after_round"] for row in plain["standings"])


def test_only_a_team_that_left_is_called_withdrawn(eventful_evening):
    plain = json.loads(standings_json(standings_view(eventful_evening)))
    assert [row["team"] for row in plain["standings"] if row.get("withdrawn")] == [3]


def test_an_event_holds_everything(evening):
    sections = {"format", "settings", "entries", "movement", "results", "standings", "journal"}
    plain = json.loads(event_json(evening, ()))
    assert sections <= set(plain)
    assert len(plain["results"]) == 24 * 11


@pytest.mark.parametrize("which", ["evening", "eventful_evening"])
@pytest.mark.parametrize("forfeits", ForfeitPolicy)
def test_an_event_is_as_the_published_schema_has_it(which, forfeits, request):
    evening = request.getfixturevalue(which)
    settings = replace(evening.settings, forfeits=forfeits, trump_plan=TrumpPlan.BY_ROUND)
    evening = replace(evening, settings=settings, playoffs={(1, 2): 2})
    for each in (evening, replace(evening, rounds={}, results={}, playoffs={})):
        event_schema()(json.loads(event_json(each, ())))


def test_what_the_schema_does_not_know_is_refused_by_it(evening):
    plain = json.loads(event_json(evening, ()))
    with pytest.raises(JsonSchemaException):
        event_schema()({**plain, "version": 2})
    plain["results"][0]["winner"] = "nobody"
    with pytest.raises(JsonSchemaException):
        event_schema()(plain)


@pytest.fixture
def readable_evening(eventful_evening):
    """The eventful evening with names in which every letter can be seen."""
    fifth = eventful_evening.teams[5]
    return entries.with_changed_team(
        eventful_evening, replace(fifth, players=("+un", "-deux", "Trois"))
    )


@pytest.mark.parametrize("which", ["evening", "readable_evening"])
def test_an_event_read_in_again_has_the_same_facts(which, request):
    evening = request.getfixturevalue(which)
    again = rebuilt(evening)
    assert (again.details, again.settings) == (evening.details, evening.settings)
    assert (again.teams, again.results) == (evening.teams, evening.results)
    assert standings_view(again) == standings_view(evening)


def test_an_evening_of_decisions_comes_back_with_the_same_standings():
    settings = Settings(rounds=6, tie_breaks=(TieBreak.EXTRA_DEAL,), forfeits=ForfeitPolicy.AVERAGE)
    evening = small_evening(settings)
    for _ in range(2):
        evening = play.announced(evening, evening.last_announced + 1, None, None, NOW)
    evening = play.with_results(evening, {Place(1, t): result_of(Side.HOME) for t in (1, 2, 3, 4)})
    evening = play.with_result(evening, Place(2, 1), result_of(None, ResultKind.VOID, note="ici"))
    evening = play.with_redeal(evening, Place(2, 2))
    evening = play.with_check(evening, 1, NOW)
    evening = play.finished(play.with_playoff(evening, 4, 1))
    again = rebuilt(evening)
    assert standings_view(again) == standings_view(evening)
    assert again.playoffs == evening.playoffs
    assert again.progress == evening.progress
    assert again.rounds[2].redeals == {2}
    assert again.rounds[1].checked_at


def small_evening(settings):
    teams = [Team(n, f"T{n}", f"a{n}", (f"b{n}", f"c{n}", f"d{n}")) for n in range(1, 5)]
    evening = MilitaireEvent(Details("Soir", date(2026, 1, 2), logo=b"\x89PNG\x00"), settings)
    return entries.with_order(entries.with_teams(evening, teams), [2, 1, 4, 3], 77)


@pytest.mark.parametrize(
    ("section", "value"),
    [
        ("format", "bridge"),
        ("event", {"name": ""}),
        ("settings", {"rounds": 1000}),
        ("settings", None),
        ("entries", [{"number": "one"}]),
        ("entries", 7),
        ("results", [{"round": 1}]),
        ("results", [{"round": 1, "table": 1, "winner": "home", "kind": "void"}]),
        ("results", {"a": 1}),
        ("announced", [{"number": 1}]),
        ("playoffs", [{"winner": None}]),
        ("progress", {"finished": {}, "table_seed": []}),
    ],
)
def test_a_section_that_will_not_do_is_named(section, value, evening, any_words):
    text = json.dumps({**json.loads(event_json(evening, ())), section: value})
    with pytest.raises(EventFileError) as refusal:
        read_event(text, "evening.json")
    assert refusal.value.section.startswith(section)
    assert "evening.json" in message(refusal.value, any_words)


@pytest.mark.parametrize("text", ["", "[]", "{", "[" * 100_000, '{"format": "militaire"}', "NaN"])
def test_a_text_that_is_no_event_is_refused(text):
    with pytest.raises(RuleError):
        read_event(text, "-")


def test_a_missing_section_is_named(evening):
    plain = json.loads(event_json(evening, ()))
    del plain["entries"]
    with pytest.raises(EventFileError) as refusal:
        read_event(json.dumps(plain), "-")
    assert refusal.value.section == "entries"


def test_an_event_before_play_comes_back(evening):
    fresh = replace(evening, rounds={}, results={})
    assert rebuilt(fresh) == fresh


def test_a_name_read_in_keeps_no_sign_that_a_terminal_or_the_room_would_obey(evening):
    plain = json.loads(event_json(evening, ()))
    plain["event"]["name"] = "Soirée\x07 \x1b[31md’été\n"
    plain["entries"][0]["captain"] = "\u202eRita\u2066 Roy"
    created, _commands = read_event(json.dumps(plain), "evening.json")
    assert created.details.name == "Soirée [31md’été"
    assert created.teams[0].captain == "Rita Roy"
