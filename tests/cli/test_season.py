"""Seasons on the command line: begun, decided about, told and closed."""

import json
import re
import sqlite3
from contextlib import closing

import openpyxl
import pytest
from pypdf import PdfReader

from tests.cli.test_people import console  # noqa: F401 - a fixture
from tests.fixtures.terminal import typed

EVENINGS = (("2025-12-12", "NES"), ("2026-01-09", "ENS"), ("2026-02-13", "SNE"))
DATES = ("--from", "2025-09-01", "--to", "2026-06-30")


def three_evenings(path):
    """A club with three evenings of Whiz, all results in."""
    roster, results = path.with_name("r.csv"), path.with_name("deals.csv")
    names = ("Anne Roy", "Bruno Cyr", "Chloé Roy", "Denis Huard", "Eva Otis", "Guy Cyr")
    roster.write_text("\n".join(("name", *names)), encoding="utf-8")
    for day, declarers in EVENINGS:
        entries = ("--format", "whiz", "--name", day, "--entries", roster, "--date", day)
        typed("new", path, *entries, "--rounds", 1, "--boards-per-round", 2)
        deals = [
            f"1,{(board + 1) // 2},{board},9H,{declarers[board % 3]},{8 + board % 3}"
            for board in range(1, 5)
        ]
        results.write_text("\n".join(("round,table,board,contract,declarer,tricks", *deals)))
        typed("enter", path, results)
    typed("people", path, "--adopt")


@pytest.fixture
def season(console, made_once, tmp_path):  # noqa: F811
    """Ask for a season of a club that held three evenings."""
    path = made_once(three_evenings, tmp_path / "club.whist")
    return lambda *words: console("season", path, *words)


def standings(season, *words):
    told = season(*words, "--json")
    assert told.code == 0, told.err
    return json.loads(told.out)


def test_a_season_counts_its_evenings_and_says_which(season):
    season("new", "2025-2026", *DATES, "--rule", "best:2", "--score", "placement")
    told = standings(season)
    assert told["held"] == 3
    assert all(len(row["counted"]) == 2 and len(row["dropped"]) == 1 for row in told["standings"])
    assert told["standings"][0]["rank"] == 1


def test_an_evening_left_out_does_not_count_and_the_reason_is_told(season):
    season("new", "S", *DATES)
    assert season("leave-out", "S", "2").code == 2
    assert season("leave-out", "S", "2", "--reason", "Verglas").code == 0
    told = standings(season, "S")
    assert told["held"] == 2
    assert [each["reason"] for each in told["remarks"]] == ["Verglas"]


def test_a_closed_season_is_listed_as_it_was_announced_and_beside_it_what_was_corrected(season):
    season("new", "S", *DATES)
    before = standings(season, "S")
    season("close", "S")
    assert standings(season, "S")["corrected"] == []
    last = before["standings"][-1]
    season("adjust", "S", last["name"], "1000", "--reason", "a deal found later")
    now = standings(season, "S")
    assert now["standings"] == before["standings"]
    corrected = {each["person"]: each for each in now["corrected"]}[last["person"]]
    assert corrected["announced"]["score"] == last["score"]
    assert corrected["today"]["rank"] == 1
    told = season("S", "--lang", "en").out
    assert f"{last['name']}: corrected since it was announced; now rank 1" in told


def test_points_by_hand_and_the_announced_table(season):
    season("new", "S", *DATES, "--score", "presence")
    assert season("adjust", "S", "Anne Roy", "1/2", "--reason", "Malade").code == 0
    assert standings(season)["standings"][0]["score"] == "7/2"
    assert season("close", "S", "--on", "2026-07-01").code == 0
    assert standings(season)["closed"] == "2026-07-01"
    assert "announced on Wednesday 1 July 2026 · after 3 events" in season("S").out


def test_the_table_says_which_evenings_do_not_count(season):
    season("new", "S", *DATES)
    season("leave-out", "S", "2", "--reason", "Verglas")
    assert season("S").out.splitlines()[-1] == "2026-01-09 is left out: Verglas"


@pytest.mark.parametrize(
    "words",
    [
        ("new", "S"),
        ("new", "S", "--from", "2026-06-30", "--to", "2025-09-01"),
        ("new", "S", *DATES, "--rule", "best:0"),
        ("new", "S", *DATES, "--table", "1,2,3", "--score", "placement"),
        ("new", "S", *DATES, "--format", "belote"),
        ("leave-out", "Nobody", "1", "--reason", "x"),
        ("2019",),
    ],
)
def test_what_makes_no_season_is_refused_in_a_line(season, words):
    refused = season(*words)
    assert refused.code == 2
    assert refused.err.count("\n") == 1


def test_the_year_is_printed_and_exported_from_the_command_line(season, console, tmp_path):  # noqa: F811
    season("new", "S", *DATES)
    club, out = tmp_path / "club.whist", tmp_path / "out"
    console("club", club, "--category", "Membres=500")
    console("cash", club, "count", "5000")
    console("cash", club, "charge", "1", "500")
    assert console("cash", club, "pay", "1").code == 0
    ways = ("--person", "Anne Roy", "--from", "2020-01-01", "--to", "2030-01-01")
    names = "season,certificates,receipts,cash-event,cash-person,cash-period,record,privacy"
    told = console("print", club, "--paper", names, "-o", out, *ways)
    assert told.code == 0, told.err
    assert len(list(out.glob("*.pdf"))) == names.count(",") + 1
    for of in ("season", "cash-event", "cash-person", "cash-period"):
        told = console("export", club, "--of", of, "-o", out / f"{of}.xlsx", *ways)
        assert told.code == 0, told.err
        assert (out / f"{of}.xlsx").read_bytes()[:2] == b"PK"
    assert console("export", club, "--of", "season", "-o", out / "s.html").code == 0
    assert "Anne Roy" in (out / "s.html").read_text(encoding="utf-8")


def test_a_name_that_cannot_be_printed_is_told_with_the_sheets_of_the_year(
    season,
    console,  # noqa: F811
    tmp_path,
):
    season("new", "S", *DATES)
    club = tmp_path / "club.whist"
    zoe = "Zoé \U00012000"
    assert console("person", club, "add", zoe).code == 0
    told = console("print", club, "--paper", "season", "-o", tmp_path / "s.pdf")
    assert (told.code, told.err) == (0, ""), "she does not stand there"
    of_hers = ("--paper", "record", "--person", zoe)
    told = console("print", club, *of_hers, "-o", tmp_path / "r.pdf")
    assert told.code == 0, told.err
    assert "cannot write some signs of" in told.err
    assert "Zoé \U00012000" in told.err


@pytest.mark.usefixtures("season")
def test_a_receipt_printed_again_is_a_copy(console, tmp_path):  # noqa: F811
    club = tmp_path / "club.whist"
    console("cash", club, "charge", "1", "500", "--event", "1")
    console("cash", club, "pay", "1")
    console("print", club, "--paper", "record", "--person", "1", "-o", tmp_path / "r.pdf")
    record = "".join(page.extract_text() for page in PdfReader(tmp_path / "r.pdf").pages)
    assert re.search(r"20\d\d · .* · 5.00, Other, charged", record), record
    for name, is_copy in (("first.pdf", False), ("second.pdf", True)):
        told = console("print", club, "--paper", "receipts", "-o", tmp_path / name)
        assert told.code == 0, told.err
        texts = "".join(page.extract_text() for page in PdfReader(tmp_path / name).pages)
        assert ("COPY" in texts) == is_copy


def test_no_file_of_the_year_is_written_over_that_of_another(season, console, tmp_path):  # noqa: F811
    for name in ("S", "T"):
        season("new", name, *DATES, "--score", "placement")
    club, out = tmp_path / "club.whist", tmp_path / "out"
    for person, event in (("1", "1"), ("2", "2"), ("3", "2")):
        console("cash", club, "charge", person, "500", "--event", event)
        assert console("cash", club, "pay", person, "--event", event).code == 0
    asked = [
        *(("cash-person,record", "--person", name) for name in ("Anne Roy", "Chloé Roy")),
        *(("season,certificates", "--season", name) for name in ("S", "T")),
        ("certificates", "--certificate", "faithful"),
        ("certificates", "--only", "2"),
        *(("cash-event,receipts", "--event", event) for event in ("1", "2")),
        *(("cash-period", "--from", f"2026-0{month}-01", "--to", "2026-12-31") for month in (1, 2)),
    ]
    told = [console("print", club, "-o", out, "--paper", *each, "--lang", "en") for each in asked]
    assert [each.err for each in told] == [""] * len(asked)
    files = [line for each in told for line in each.out.splitlines()]
    assert len({*files}) == len(files) == len([*out.iterdir()]) == 16
    names = " ".join(path.name for path in out.iterdir())
    for part in (
        "Statement of account - Chloé Roy.pdf",
        "2026-01-01 – 2026-12-31",
        "Receipts - 2–3",
    ):
        assert part in names
    [receipts] = out.glob("*Receipts - 2–3.pdf")
    assert "Anne" not in "".join(page.extract_text() for page in PdfReader(receipts).pages)


def test_certificates_are_for_the_places_asked_on_the_paper_asked(season, console, tmp_path):  # noqa: F811
    season("new", "S", *DATES, "--score", "placement")
    printing = ("print", tmp_path / "club.whist", "--paper", "certificates", "-o")
    ranks = [row["rank"] for row in standings(season)["standings"]]
    for words, wanted, width in (
        ((), (1, 2, 3), 842),
        (("--only", "1-99", "--size", "a5"), ranks, 595),
        (("--only", str(ranks[-1]), "--size", "letter"), ranks[-1:], 792),
    ):
        told = console(*printing, tmp_path / "c.pdf", *words)
        assert told.code == 0, told.err
        pages = PdfReader(tmp_path / "c.pdf").pages
        assert len(pages) == sum(rank in wanted for rank in ranks)
        assert {round(page.mediabox.width) for page in pages} == {width}
    assert console(*printing, tmp_path / "c.pdf", "--person", "Anne Roy").code == 0
    texts = [page.extract_text() for page in PdfReader(tmp_path / "c.pdf").pages]
    assert all("Anne Roy" in text for text in texts)
    for words in (("--certificate", "last", "--only", "3"), ("--only", "98"), ("--event", "1")):
        assert console(*printing, tmp_path / "c.pdf", *words).code == 2


@pytest.mark.usefixtures("season")
def test_what_the_year_lacks_is_said_in_one_line(console, tmp_path):  # noqa: F811
    club = tmp_path / "club.whist"
    for words in (
        ("export", club, "--of", "prizes", "-o", tmp_path / "x.xlsx"),
        ("export", club, "--of", "season", "-o", tmp_path / "x.csv"),
        ("print", club, "--paper", "season", "-o", tmp_path / "x.pdf"),
        ("print", club, "--paper", "receipts", "-o", tmp_path / "x.pdf"),
        ("print", club, "--paper", "record", "-o", tmp_path / "x.pdf"),
        ("print", club, "--paper", "privacy,receipts", "-o", tmp_path),
        ("print", club, "--paper", "season,record", "-o", tmp_path / "x.pdf"),
    ):
        told = console(*words)
        assert (told.code, told.err.count("\n")) == (2, 1), words
    assert not [*tmp_path.glob("x.*"), *tmp_path.glob("*.pdf")]


SPOILT = {
    "heading": "UPDATE event SET settings = '{' WHERE id = 2",
    "facts": "UPDATE whiz_result SET tricks = 99 WHERE event_id = 2",
    "another result": "UPDATE whiz_result SET tricks = 10 WHERE event_id = 2 AND tricks = 9",
}


@pytest.fixture(params=SPOILT)
def spoilt(request, season, console, tmp_path):  # noqa: F811
    """A season of three evenings, the second of which was remembered and is damaged since."""
    season("new", "S", *DATES)
    assert console("finish", tmp_path / "club.whist", "--event", 2).code == 0
    with closing(sqlite3.connect(tmp_path / "club.whist")) as file, file:
        file.execute("PRAGMA ignore_check_constraints = ON")
        file.execute(SPOILT[request.param])
    return lambda verb, *words: console(verb, tmp_path / "club.whist", *words, "--lang", "en")


def test_a_damaged_event_is_named_where_it_is_left_out_and_the_verb_ends_with_2(spoilt, tmp_path):
    told = spoilt("season", "S")
    assert (told.code, "after 2 events" in told.out) == (2, True)
    assert "cannot be read, and is not in these standings: recover it, or leave it out." in told.out
    assert "cannot be read: something in it is damaged" in told.err
    plain = spoilt("season", "S", "--json")
    remarks = json.loads(plain.out)["remarks"]
    assert (plain.code, remarks[0]["event"], remarks[0]["remark"]) == (2, 2, "damaged")
    person = spoilt("person", "show", "Anne Roy", "--json")
    assert (person.code, json.loads(person.out)["damaged"]) == (2, [2])
    assert "cannot be read: it is damaged" in spoilt("person", "show", "Anne Roy").out
    for what in (("--paper", "season"), ("--paper", "record", "--person", "Anne Roy")):
        printed = spoilt("print", *what, "-o", str(tmp_path / "paper"))
        assert printed.code == 2
        pages = PdfReader(printed.out.strip()).pages
        assert "cannot be read" in " ".join(" ".join(p.extract_text().split()) for p in pages)


def test_what_was_announced_is_not_called_corrected_while_an_event_cannot_be_read(season, tmp_path):
    season("new", "S", *DATES)
    before = standings(season, "S")["standings"]
    season("close", "S")
    with closing(sqlite3.connect(tmp_path / "club.whist")) as file, file:
        file.execute(SPOILT["another result"])
    told = season("S", "--json")
    plain = json.loads(told.out)
    assert [row["score"] for row in plain["standings"]] == [row["score"] for row in before]
    assert (told.code, plain["corrected"]) == (2, [])
    assert "The standings are those that were announced" in season("S", "--lang", "en").out


def test_a_workbook_of_a_season_names_the_damaged_event_that_it_lacks(spoilt, tmp_path):
    place = tmp_path / "season.xlsx"
    assert spoilt("export", "--of", "season", "-o", str(place)).code == 2
    sheet = openpyxl.load_workbook(place).worksheets[0]
    cells = [str(cell.value) for row in sheet.iter_rows(max_row=4) for cell in row]
    assert any("cannot be read, and is not in these standings" in each for each in cells)


def test_nothing_is_announced_of_a_season_with_a_damaged_event_until_it_is_left_out(
    spoilt, tmp_path
):
    spoilt("prizes", "--season", "S", "plan", "1=4000")
    for words in (
        ("season", "close", "S"),
        ("prizes", "--season", "S", "give"),
        ("print", "--paper", "certificates", "--season", "S", "-o", str(tmp_path)),
    ):
        told = spoilt(*words)
        assert told.code == 2
        assert "Nothing is announced of S while an event cannot be read" in told.err
    assert spoilt("season", "leave-out", "S", "2", "--reason", "Damaged").code == 0
    assert spoilt("prizes", "--season", "S", "give").code == 0
    assert spoilt("season", "close", "S").code == 0
