"""An event's boards by the verbs: dealt, shown to the director, released."""

import json
import sqlite3
from contextlib import closing

import pytest
from pypdf import PdfReader

from tests.fixtures.terminal import eleven_teams, fifteen_players, typed
from tests.formats.whiz.hands_seen import seen, traces
from whist_td.core.contracts import SeatChange
from whist_td.deals.dealing import commitment, dealt
from whist_td.deals.double_dummy import has_solver
from whist_td.deals.pbn import PbnHead, pbn

REPEATED = "00112233445566778899aabbccddeeff"
SEAL = commitment(REPEATED)
needs_solver = pytest.mark.skipif(not has_solver(), reason="the optional library is not here")
TRACES = traces(REPEATED, range(1, 11))


@pytest.fixture
def club(made_once, tmp_path):
    return made_once(fifteen_players, tmp_path / "club.whist")


@pytest.fixture
def sealed(club):
    typed("deal", club, "--secret", REPEATED)
    return club


def listed(whist_td, *arguments):
    assert whist_td(*arguments) == 0, whist_td.errors
    return json.loads(whist_td.output)


def test_the_commitment_is_told_and_nothing_else(whist_td, club):
    told = listed(whist_td, "deal", club, "--secret", REPEATED, "--boards", "1-24", "--json")
    assert (told["commitment"], told["boards"]) == (SEAL, list(range(1, 25)))
    assert REPEATED not in whist_td.output


def test_without_a_secret_nobody_knows_what_is_dealt(whist_td, club):
    first = listed(whist_td, "deal", club, "--json")["commitment"]
    assert whist_td("deal", club) == 2
    typed("undo", club)
    assert listed(whist_td, "deal", club, "--json")["commitment"] != first


def test_boards_that_come_later_are_of_the_same_secret(whist_td, club):
    first = listed(whist_td, "deal", club, "--boards", "1-3", "--json")
    rest = listed(whist_td, "deal", club, "--json")
    assert first["commitment"] == rest["commitment"]
    assert rest["boards"] == list(range(1, 11))


def test_the_word_is_mixed_in_after_the_commitment(whist_td, sealed):
    assert listed(whist_td, "deal", sealed, "--word", " Saumon ", "--json")["commitment"] == SEAL
    told = listed(whist_td, "deals", sealed, "--director", "--json")
    assert told["boards"][2]["deal"] == dealt(REPEATED, 3, "saumon").text


@pytest.mark.parametrize("arguments", [(), ("--json",), ("-o", "x.pbn")])
def test_nobody_sees_the_hands_before_release(whist_td, sealed, arguments):
    assert whist_td("deals", sealed, *arguments) == 2
    assert (whist_td.output, "--director" in whist_td.errors) == ("", True)


def test_the_director_sees_them_and_the_journal_notes_it(whist_td, sealed):
    told = listed(whist_td, "deals", sealed, "--director", "--json")
    assert [each["deal"] for each in told["boards"]] == [
        dealt(REPEATED, board).text for board in range(1, 11)
    ]
    assert (told["boards"][1]["dealer"], told["commitment"], told["released"]) == ("E", SEAL, False)
    assert whist_td("journal", sealed) == 0
    assert "read by the director" in whist_td.output


def test_the_journal_and_the_export_tell_neither_hand_nor_secret(whist_td, sealed, tmp_path):
    typed("deals", sealed, "--director")
    assert whist_td("journal", sealed, "--json") == 0
    told = whist_td.output
    for ending in (".json", ".xlsx", ".csv", ".html"):
        typed("export", sealed, "-o", tmp_path / f"out{ending}")
    told += (tmp_path / "out.json").read_text() + (tmp_path / "out.html").read_text()
    assert SEAL in told
    assert not seen(told, TRACES)


def test_release_waits_for_the_last_board(whist_td, sealed):
    assert whist_td("release", sealed) == 2
    assert "Round 1" in whist_td.errors


@pytest.fixture
def over(sealed, tmp_path):
    """The evening is over: every deal was passed out."""
    return passed_out(sealed, tmp_path)


@pytest.fixture
def short(tmp_path):
    """An evening of a few deals, each passed out: to find what could be made takes its time."""
    path, names = tmp_path / "short.whist", tmp_path / "names.csv"
    names.write_text("nom\n" + "\n".join(f"Joueur {n}" for n in range(1, 8)), encoding="utf-8")
    entries = ("--format", "whiz", "--name", "Court", "--entries", names)
    typed("new", path, *entries, "--rounds", 3, "--boards-per-round", 1)
    typed("deal", path, "--secret", REPEATED)
    return passed_out(path, tmp_path)


def passed_out(club, tmp_path):
    typed("export", club, "-o", tmp_path / "out.json")
    movement = json.loads((tmp_path / "out.json").read_text())["movement"]
    rows = [
        f"{round_['round']},{table['table']},{board},PASS"
        for round_ in movement["rounds"]
        for table in round_["tables"]
        for board in table["board_numbers"]
    ]
    passed = tmp_path / "passed.csv"
    passed.write_text("\n".join(["round,table,board,contract", *rows]) + "\n", encoding="utf-8")
    typed("enter", club, passed)
    return club


def test_after_the_last_board_the_secret_is_told(whist_td, over):
    assert listed(whist_td, "release", over) == {"secret": REPEATED, "word": ""}
    assert listed(whist_td, "deals", over, "--json")["released"]
    assert whist_td("verify-deals", "--secret", REPEATED, "--commitment", SEAL, "--boards", 1) == 0
    assert whist_td("check", over) == 0


def test_release_is_never_undone(whist_td, over):
    typed("release", over)
    assert whist_td("undo", over) == 0
    assert listed(whist_td, "deals", over, "--json")["released"]
    assert whist_td("release", over) == 2


def test_an_event_comes_back_from_its_export_with_its_deals(whist_td, over, tmp_path):
    typed("release", over)
    typed("export", over, "-o", tmp_path / "out.json")
    typed("new", tmp_path / "other.whist", "--from", tmp_path / "out.json")
    told = listed(whist_td, "deals", tmp_path / "other.whist", "--json")
    assert (told["released"], len(told["boards"])) == (True, 10)


def test_an_export_from_before_release_has_no_hands_to_tell(whist_td, over, tmp_path):
    typed("export", over, "-o", tmp_path / "out.json")
    typed("new", tmp_path / "other.whist", "--from", tmp_path / "out.json")
    assert whist_td("release", tmp_path / "other.whist") == 2
    assert "not in this file" in whist_td.errors


def test_what_the_director_reads_gives_the_hands_away(whist_td, sealed):
    assert whist_td("deals", sealed, "--director") == 0
    assert len(seen(whist_td.output, TRACES)) >= 4 * 10


def test_dealing_sheets_are_for_the_director_and_noted(whist_td, sealed, tmp_path):
    assert whist_td("deals", sealed, "-o", tmp_path / "out.pdf") == 2
    assert not (tmp_path / "out.pdf").exists()
    typed("deals", sealed, "--director", "-o", tmp_path / "out.pdf", "--size", "letter")
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")
    assert whist_td("journal", sealed) == 0
    assert "Dealing sheets of boards 1 to 10" in whist_td.output


def test_all_papers_are_printed_without_a_hand(sealed, tmp_path):
    typed("print", sealed, "--paper", "all", "-o", tmp_path / "all.pdf")
    text = "".join(page.extract_text() for page in PdfReader(tmp_path / "all.pdf").pages)
    assert not seen(text, TRACES)


def pbn_file(path, deals, encoding="utf-8", name="Café"):
    text = pbn(deals, PbnHead(name, "", None, SeatChange.OPPONENT_MOVES))
    path.write_bytes(text.encode(encoding))
    return path


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "cp850", "utf-16"])
def test_deals_of_a_file_are_taken_over_whatever_its_encoding(whist_td, club, tmp_path, encoding):
    deals = {board: dealt(REPEATED, board, "x") for board in (1, 2, 3)}
    source = pbn_file(tmp_path / "deals.pbn", deals, encoding)
    assert listed(whist_td, "deal", club, "--from", source, "--json")["commitment"] is None
    told = listed(whist_td, "deals", club, "--director", "--json")
    assert [each["deal"] for each in told["boards"]] == [deal.text for deal in deals.values()]


def test_what_is_saved_for_a_machine_can_be_taken_over(whist_td, sealed, tmp_path):
    typed("deals", sealed, "--director", "-o", tmp_path / "out.pbn")
    assert (tmp_path / "out.pbn").read_text().count("[Deal ") == 10
    fifteen_players(tmp_path / "other.whist")
    typed("deal", tmp_path / "other.whist", "--from", tmp_path / "out.pbn", "--boards", "2,4")
    told = listed(whist_td, "deals", tmp_path / "other.whist", "--director", "--json")
    assert [each["board"] for each in told["boards"]] == [2, 4]


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("K93.", "K93..", ("Board 1",)),
        (".93 ", ".9 ", ("Board", "12")),
        ("AT864", "ATT64", ("Board", "T")),
        ("AK", "A1", ("Board", "1")),
    ],
)
def test_a_bad_deal_is_named_by_its_board(whist_td, club, tmp_path, before, after, words):
    path = pbn_file(tmp_path / "deals.pbn", {1: dealt(REPEATED, 1), 2: dealt(REPEATED, 2)})
    text = path.read_text()
    assert whist_td("deal", club, "--from", path) == 0
    typed("undo", club)
    path.write_text(text.replace(before, after) if before in text else text.replace("A", "1", 3))
    assert whist_td("deal", club, "--from", path) == 2
    assert words[0] in whist_td.errors


@pytest.mark.parametrize(
    "arguments",
    [
        ("--secret", REPEATED[1:]),
        ("--secret", "Z" * 32),
        ("--boards", "1-10000"),
        ("--boards", "0"),
        ("--from", "nowhere.pbn"),
        ("--from", "deals.pbn", "--word", "x"),
    ],
)
def test_what_cannot_be_dealt_is_refused_and_nothing_is_kept(whist_td, club, arguments):
    before = club.read_bytes()
    assert whist_td("deal", club, *arguments) == 2
    assert "Z" * 32 not in whist_td.errors
    assert REPEATED[1:] not in whist_td.errors
    assert club.read_bytes() == before


def test_an_event_without_boards_has_no_deals(whist_td, made_once, tmp_path):
    path = made_once(eleven_teams, tmp_path / "teams.whist")
    for verb in ("deal", "deals", "release"):
        assert whist_td(verb, path) == 2
        assert "played with boards" in whist_td.errors


def test_a_word_after_the_sheets_were_made_is_told(whist_td, sealed, tmp_path):
    assert whist_td("deals", sealed, "--director", "-o", tmp_path / "sheets.pdf") == 0
    told = listed(whist_td, "deal", sealed, "--word", "Saumon", "--json")
    assert told["word"] == "saumon"
    assert "Out of date: dealing sheets" in whist_td.errors


def test_check_says_where_the_cards_are_not_in_the_file(whist_td, sealed):
    assert whist_td("check", sealed) == 0
    with closing(sqlite3.connect(sealed)) as file, file:
        file.execute("DELETE FROM sealed")
    assert whist_td("check", sealed) == 2
    assert "boards 1, 2, 3" in whist_td.errors or "boards 1 to 10" in whist_td.errors
    assert "are not in this file" in whist_td.errors


def test_what_could_be_made_is_not_found_before_release(whist_td, sealed):
    assert whist_td("deals", sealed, "--director", "--analyse") == 2
    assert "--director" in whist_td.errors or "released" in whist_td.errors


@needs_solver
def test_what_could_be_made_is_found_once_and_told_with_the_best_auction(whist_td, short):
    typed("release", short)
    told = listed(whist_td, "deals", short, "--analyse", "--json")["boards"]
    assert told[0]["tricks"]["N"]["S"] == 8
    assert told[0]["best"] == {
        "contract": "7D",
        "declarer": "N",
        "points": {"N": 13, "E": 0, "S": 0},
        "calls": ["7D", "PASS", "PASS"],
    }
    lines = len(listed(whist_td, "journal", short, "--json")["journal"])
    assert whist_td("deals", short, "--analyse") == 0
    assert "Best auction: 7D by North" in whist_td.output
    assert len(listed(whist_td, "journal", short, "--json")["journal"]) == lines
