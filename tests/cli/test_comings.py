"""Who comes late and who leaves early from the command line: one step, told by the contract."""

import json
import sqlite3
from contextlib import closing

import pytest

from tests.fixtures.terminal import Terminal, typed

PEOPLE = "name\n" + "\n".join(f"Player {n}" for n in range(1, 17)) + "\n"


def of_sixteen(file) -> None:
    """Play round 1 of a tournament of sixteen, five rounds of four deals."""
    roster = file.with_name("people.csv")
    roster.write_text(PEOPLE, encoding="utf-8")
    request = ("new", file, "--format", "whiz", "--name", "Night", "--entries", roster)
    typed(*request, "--rounds", 5, "--boards-per-round", 4)
    play_round(Terminal(), file, 1)


@pytest.fixture
def night(made_once, tmp_path):
    return made_once(of_sixteen, tmp_path / "night.whist")


def exported(whist_td, file) -> dict:
    place = file.with_suffix(".json")
    assert whist_td("export", file, "-o", place) == 0
    return json.loads(place.read_text(encoding="utf-8"))


def play_round(whist_td, file, number) -> None:
    round_ = exported(whist_td, file)["movement"]["rounds"][number - 1]
    rows = [
        f"{number},{table['table']},{board},10H,S,10"
        for table in round_["tables"]
        for board in table["board_numbers"]
    ]
    given = "round,table,board,contract,declarer,tricks\n" + "\n".join(rows)
    assert whist_td("enter", file, "-", given=given) == 0, whist_td.errors


def seats(whist_td, file) -> list[list[tuple[int, int]]]:
    """Return each round's boards by table, and nothing of who sits there."""
    rounds = exported(whist_td, file)["movement"]["rounds"]
    return [[(t["table"], t["boards"]) for t in each["tables"]] for each in rounds]


def journal(whist_td, file) -> int:
    """Return how many lines the journal has."""
    assert whist_td("journal", file) == 0
    return len(whist_td.output.splitlines())


def test_a_latecomer_keeps_the_printed_movement_and_needs_no_deals(whist_td, night):
    before = exported(whist_td, night)["movement"]["rounds"]
    assert whist_td("arrive", night, "--name", "Zoé Otis", "--json") == 0, whist_td.errors
    told = json.loads(whist_td.output)
    assert list(told) == [
        *("number", "from", "boards_to_make", "comparisons", "reprint", "sits_out"),
    ]
    assert (told["number"], told["from"], told["boards_to_make"]) == (17, 2, [])
    assert told["comparisons"] == [4, 4]
    after = exported(whist_td, night)["movement"]["rounds"]
    assert after[0] == before[0]

    def lines(rounds, player):
        return [
            next((t for t in each["tables"] if player in (t["N"], t["E"], t["S"])), None)
            or player in each["sit_out"]
            for each in rounds
        ]

    changed = [n for n in range(1, 17) if lines(before, n) != lines(after, n)]
    assert told["reprint"] == changed
    resting = [(each["round"], n) for each in after[1:] for n in each["sit_out"]]
    assert [(each["round"], each["player"]) for each in told["sits_out"]] == resting
    everybody = [n for each in after for n in each["sit_out"]]
    assert len(set(everybody)) == len(everybody)
    assert (2, 17) not in resting


def test_a_dry_run_tells_the_same_and_writes_nothing_and_what_is_written_is_one_line(
    whist_td, night
):
    written, before = night.read_bytes(), seats(whist_td, night)
    lines = journal(whist_td, night)
    assert whist_td("arrive", night, "--name", "Zoé", "--dry-run") == 0
    told = whist_td.output
    assert (night.read_bytes(), journal(whist_td, night)) == (written, lines)
    assert whist_td("arrive", night, "--name", "Zoé") == 0
    assert "Zoé has number 17 and plays from round 2." in whist_td.output == told
    assert seats(whist_td, night) == before
    assert journal(whist_td, night) == lines + 1
    assert whist_td("undo", night) == 0
    assert len(exported(whist_td, night)["entries"]) == 16


def test_a_second_latecomer_and_a_leaver_need_no_deals_either(whist_td, night):
    assert whist_td("arrive", night, "--name", "Zoé") == 0
    assert whist_td("arrive", night, "--name", "Ève", "--from", 3, "--json") == 0
    told = json.loads(whist_td.output)
    assert (told["number"], told["from"], told["boards_to_make"]) == (18, 3, [])
    assert whist_td("leave", night, 4, "--after", 2, "--json") == 0
    told = json.loads(whist_td.output)
    assert (told["number"], told["from"], told["boards_to_make"]) == (4, 3, [])
    assert 4 not in {each["player"] for each in told["sits_out"]}
    play_round(whist_td, night, 2)


@pytest.mark.parametrize(
    ("request_line", "word"),
    [
        ("arrive {} --name Zoé --from 1", "1"),
        ("arrive {} --name Zoé --from 6", "6"),
        ("arrive {}", "--name"),
        ("leave {} 99 --after 2", "99"),
        ("leave {} 4", "--after"),
        ("leave {} 4 --after 9", "9"),
    ],
)
@pytest.mark.parametrize("dry", ["", " --dry-run"])
def test_what_cannot_be_is_refused_and_nothing_changes(whist_td, night, request_line, word, dry):
    written = night.read_bytes()
    request = [night if part == "{}" else part for part in (request_line + dry).split()]
    assert whist_td(*request) == 2
    assert word in whist_td.errors
    with closing(sqlite3.connect(night)):
        assert night.read_bytes() == written


def test_a_militaire_has_no_latecomers(whist_td, club):
    assert whist_td("arrive", club, "--name", "Zoé") == 2
    assert len(whist_td.errors.splitlines()) == 1
    assert "as Whiz and club nights are" in whist_td.errors


def test_a_club_night_takes_in_a_latecomer_too(whist_td, tmp_path):
    roster, file = tmp_path / "people.csv", tmp_path / "club.whist"
    roster.write_text(PEOPLE, encoding="utf-8")
    request = ("new", file, "--format", "club", "--game", "ten", "--name", "Night")
    assert whist_td(*request, "--entries", roster) == 0, whist_td.errors
    assert whist_td("arrive", file, "--name", "Zoé", "--from", 2, "--json") == 0, whist_td.errors
    told = json.loads(whist_td.output)
    assert (told["number"], told["from"], told["boards_to_make"]) == (17, 2, [])
    assert whist_td("leave", file, 3, "--after", 2, "--json") == 0, whist_td.errors
    assert json.loads(whist_td.output)["number"] == 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_at_whiz_are_offered_plain_whiz(whist_td, tmp_path, players):
    roster = tmp_path / "few.csv"
    roster.write_text("\n".join(PEOPLE.splitlines()[: players + 1]), encoding="utf-8")
    file = tmp_path / "few.whist"
    new = ("new", file, "--name", "Few", "--entries", roster, "--format")
    assert whist_td(*new, "whiz") == 2
    assert "--format club --game plain_whiz" in whist_td.errors
    assert not file.exists()
    assert whist_td(*new, "club", "--game", "plain_whiz") == 0, whist_td.errors
