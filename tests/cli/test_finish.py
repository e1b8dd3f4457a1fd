"""The end of an event on the command line, and standings looked at another way."""

import json

import pytest

from tests.cli.test_people import console  # noqa: F401 - its fixtures
from tests.fixtures.terminal import typed

ROSTERS = {
    "militaire": "team,captain,player 1,player 2,player 3\n"
    + "".join(f"Team {n},Cap {n},A {n},B {n},C {n}\n" for n in range(1, 4)),
    "whiz": "name\n" + "".join(f"Player {n}\n" for n in range(1, 7)),
    "club": "name\n" + "".join(f"Player {n}\n" for n in range(1, 9)),
}
OPTIONS = {
    "militaire": ("--rounds", "2"),
    "whiz": ("--rounds", "2", "--boards-per-round", "1"),
    "club": ("--game", "plain", "--rounds", "2"),
}
RESULTS = {
    "militaire": "round,table,winner,tricks\n1,1,home,8\n1,2,visitors,13\n1,3,home,9\n2,1,home,8\n",
    "whiz": "round,table,board,contract,declarer,tricks\n"
    "1,1,{b[0]},10H,N,10\n1,2,{b[1]},PASS,,\n2,1,{b[2]},9S,E,10\n",
}
HEAD = {
    "militaire": "round,table,winner,tricks\n2,2,home,8\n2,3,visitors,8\n",
    "whiz": "round,table,board,contract,declarer,tricks\n2,2,{b[3]},8C,S,8\n",
}


def played(path, kind, *results):
    """Enter results in a new event; a board is named by its place in the movement."""
    roster, plan = path.with_name("roster.csv"), path.with_name("plan.json")
    roster.write_text(ROSTERS[kind])
    new = ("new", path, "--format", kind, "--name", "Soirée", "--entries", roster)
    typed(*new, *OPTIONS[kind], "--seed", "1")
    typed("export", path, "-o", plan)
    movement = json.loads(plan.read_text())["movement"]
    tables = [table for each in movement["rounds"] for table in each["tables"]]
    boards = [table.get("board_numbers", [0])[0] for table in tables]
    for rows in results:
        given = path.with_name("rows.csv")
        given.write_text(rows.format(b=boards))
        typed("enter", path, given)


@pytest.fixture(params=["militaire", "whiz"])
def half(request, made_once, tmp_path):
    """An event of which round 2, the last, is half in, and how the rest of it comes in."""
    kind, file = request.param, tmp_path / "club.whist"
    first, rest = RESULTS[kind], HEAD[kind]
    made_once(played, file, kind, first)
    return file, lambda: made_once(played, file, kind, first, rest)


def told(console, file):  # noqa: F811
    return json.loads(console("standings", file, "--json").out)


def test_an_event_that_lacks_results_does_not_end_unless_it_is_said(console, half):  # noqa: F811
    file, _rest = half
    refused = console("finish", file)
    assert refused.code == 2
    assert "Provisional. Missing: round 2 (" in refused.err
    assert console("finish", file, "--despite-missing").code == 0
    final = told(console, file)
    assert (final["final"], final["provisional"], final["in_play"]) == (True, True, None)
    assert final["missing"]


def test_a_whole_event_ends_with_its_podium_and_undo_takes_it_back(console, half):  # noqa: F811
    file, enter_rest = half
    enter_rest()
    ended = console("finish", file)
    assert ended.code == 0, ended.err
    best = told(console, file)["standings"][0]["name"]
    assert best in ended.out
    final = told(console, file)
    assert (final["final"], final["provisional"], final["after_round"]) == (True, False, 2)
    assert console("standings", file).out.startswith("Final standings")
    assert console("finish", file).code == 2
    assert console("undo", file).code == 0
    assert told(console, file)["final"] is False


def test_a_round_half_in_has_blanks_and_stands_beside_the_last_complete_one(
    console,  # noqa: F811
    half,
):
    file, enter_rest = half
    found = told(console, file)
    assert (found["after_round"], found["in_play"], found["provisional"]) == (1, 2, True)
    sentence = console("standings", file).out.splitlines()[1]
    assert sentence.startswith("Provisional. Missing: round 2 (")
    table = console("standings", file, "--csv").out
    assert all(sentence in line.replace('"', "") for line in table.splitlines()[1:])
    enter_rest()
    found = told(console, file)
    assert (found["after_round"], found["in_play"], found["missing"]) == (2, None, [])
    assert "Provisional" not in console("standings", file).out


def test_whiz_is_looked_at_another_way_and_stays_as_it_is(console, half):  # noqa: F811
    file, enter_rest = half
    enter_rest()
    own = told(console, file)
    other = console("standings", file, "--ranking", "total", "--json")
    if own["format"] != "whiz":
        assert other.code == 2
        return
    assert all("total" in row for row in json.loads(other.out)["standings"])
    assert told(console, file) == own
    assert console("standings", file, "--ranking", "best").code == 2


def test_with_a_finished_event_nothing_is_printed_that_is_to_be_filled_in(
    console,  # noqa: F811
    half,
    tmp_path,
):
    file, enter_rest = half
    enter_rest()

    def printed(folder, *more):
        asked = console("print", file, "--paper", "all", "-o", tmp_path / folder, *more)
        assert asked.code == 0, asked.err
        return {each.name for each in (tmp_path / folder).iterdir()}

    in_play = printed("play")
    console("finish", file)
    finished = printed("end")
    left_out = {name.rpartition(" - ")[2] for name in in_play - finished}
    assert left_out in ({"Score sheets by round.pdf", "Wall scoreboard.pdf"}, {"Score slips.pdf"})
    assert printed("whole", "--blank") == in_play
