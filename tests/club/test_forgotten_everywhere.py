"""Somebody who stands in everything that a club keeps is forgotten: no byte of him is left.

His name is in the people, their spellings and initials, notes of seasons and of the cash box,
prizes, the club's own heading, journals packed and not, and in what is exported of all of it.
"""

import json
import sqlite3
import unicodedata
import zipfile
import zlib
from contextlib import closing
from datetime import UTC, date, datetime
from fractions import Fraction

import pytest

from tests.club.screens.conftest import played
from tests.fixtures.clocks import SteppingClock
from tests.fixtures.papers import texts
from tests.fixtures.windows import SeededDice
from whist_td.club import commands as do
from whist_td.club.rules.matching import AdoptedName
from whist_td.club.rules.money import MoneyKind
from whist_td.club.rules.persons import Apart, BookSettings, Category, Person, Spelling
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeGiven, PrizeRule
from whist_td.club.rules.prize_plans import PrizeOccasion
from whist_td.club.rules.prizes import PrizeOutcome
from whist_td.club.rules.season import AnnouncedRow, Season
from whist_td.club.views.record import bearer
from whist_td.core.events import Draft
from whist_td.desk.club import Club
from whist_td.desk.members import forget, forget_in_backups
from whist_td.desk.requests import KeepDrafts, MarkHere, NotePrinted
from whist_td.formats.militaire.commands import EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side
from whist_td.storage.backups import BackupFolder
from whist_td.storage.files import create_club_file

NAME, TURNED = "Hippolyte D’Amours-Théberge", "D’Amours-Théberge, Hippolyte"
SHORT, BEFORE = "H. D’Amours-Théberge", "Hippolyte Vieux-Théberge"
CONTACT = "418 555-0101"
WORDS = ("Hippolyte", "D’Amours", "Théberge", CONTACT)
THREE = ("Anne Côté", "Luc Cyr", "Zoé Huard")
OTHERS = ("Ida Roy", "Ivan Cyr", "Ines Otis", "Igor Ross")
NAMESAKE = "Hippolyte D’Amours-Théberge fils"
SEASON = PrizeOccasion(season=1)


def a_year(club) -> None:
    """Name somebody in three events and in everything that is kept of a year."""
    for month, name in enumerate((NAME, TURNED, SHORT), start=1):
        played(club, date(2026, month, 9), ((name, *THREE), OTHERS))
    event = club.any_desk(1)
    event.do(EnterResult(Place(1, 1), Result(Side.HOME, ResultKind.REVOKE, 12, NAME.upper())))
    event.do(KeepDrafts((Draft(1, ("", NAME, "", "", ""), ("", "", "", "", "")),)))
    event.do(MarkHere((NAME, "Anne Côté")))
    for round_ in range(100):
        event.do(EnterResult(Place(1, 1), Result(list(Side)[round_ % 2])))
    cup = PrizeAmount(thing=f"Coupe {NAME}")
    book = club.book()
    for command in (
        do.ChangeClub(BookSettings(categories=(Category("M", 500),), responsible=NAME)),
        do.AddPerson(Person(1, BEFORE, "Theberge", "M", f"{CONTACT}, hippolyte@exemple.ca")),
        do.ChangePerson(Person(1, NAME, "Theberge", "M", f"{CONTACT}, hippolyte@exemple.ca")),
        do.LinkSpellings(1, (Spelling(1, NAME), Spelling(2, TURNED))),
        do.AdoptSpellings((AdoptedName(SHORT, 2, (3,)),), (SHORT,)),
        do.MergePersons(1, 2),
        do.EnterPeople((Person(1, NAME, TURNED, "M", CONTACT), Person(0, "Anne Côté"))),
        do.LinkSpellings(3, tuple(Spelling(event, "Anne Côté") for event in (1, 2, 3))),
        do.TellApart(Apart(0, 3, spelling=TURNED)),
        do.NewSeason(Season(0, "2026", date(2026, 1, 1), date(2026, 12, 31))),
        do.LeaveOut(1, 2, date(2026, 2, 9), f"tempête, dit {NAME}"),
        do.AdjustPoints(1, 1, Fraction(3), f"{NAME} a organisé"),
        do.Charge(1, 4000, MoneyKind.SUBSCRIPTION, note=f"carte de {NAME}"),
        do.Pay((1,), None, note=NAME.upper()),
        do.Pay((3,), 500, by=1, note=unicodedata.normalize("NFD", f"payé par {NAME}")),
        do.AnswerLine(2, f"erreur: {TURNED}"),
        do.PlanPrizes(SEASON, (Prize(1, 1, PrizeRule(), cup),)),
        do.GivePrizes(SEASON, (PrizeOutcome(1, (PrizeGiven(1, thing=cup.thing),)),)),
        do.CloseSeason(1, (AnnouncedRow(1, 1, Fraction(3), 3),), date(2026, 12, 31)),
        NotePrinted({"receipts": {"1": "printed"}}),
        *(do.PutIn(1 + cents) for cents in range(100)),
    ):
        book.do(command)
    club.file.members.be_discreet(NAME)


@pytest.fixture
def club(tmp_path):
    keeper = BackupFolder(tmp_path / "backups")
    made = Club(create_club_file(tmp_path / "club.whist"), SteppingClock(), SeededDice(), keeper)
    yield made
    made.close()


def gone(club) -> None:
    desk = club.book()
    who = bearer(desk.facts, desk.lines, 1, club.file.named())
    assert forget(club, who, lambda n: f"Former member {n}").is_swept


def left_in(content: bytes, words=WORDS) -> list[bytes]:
    """Return what is found of somebody's words, in all ways in which they may be written."""
    forms = set()
    for word in words:
        bare = unicodedata.normalize("NFKD", word).encode("ascii", "ignore").decode()
        for text in (word, word.upper(), word.lower(), unicodedata.normalize("NFD", word), bare):
            escaped = json.dumps(text)[1:-1]
            forms |= {text.encode(), text.encode("utf-16-le"), escaped.encode()}
            forms |= {json.dumps(escaped)[1:-1].encode(), text.encode("cp1252", "ignore")}
    return [form for form in forms - {b""} if form in content]


def content_of(path) -> bytes:
    """Return a file as it lies there, and all that is packed in it."""
    content = path.read_bytes()
    if zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as packed:
            return content + b"".join(map(packed.read, packed.namelist()))
    if path.suffix == ".pdf":
        return content + "\n".join(texts(content)).encode()
    return content


def in_packs(path) -> bytes:
    with closing(sqlite3.connect(path)) as file:
        found = file.execute("SELECT lines FROM journal_pack").fetchall()
    assert found
    return b"".join(zlib.decompress(lines) for (lines,) in found)


def test_no_byte_of_the_file_or_of_a_later_backup_names_who_was_forgotten(club, tmp_path):
    a_year(club)
    assert left_in(club.path.read_bytes())
    assert left_in(in_packs(club.path))
    gone(club)
    forget_in_backups(club.keeper, club.path, datetime.now(UTC))
    assert left_in(content_of(club.path)) == []
    assert left_in(in_packs(club.path)) == []
    backups = [each for each in (tmp_path / "backups").rglob("*") if each.is_file()]
    assert backups
    assert [found for each in backups for found in left_in(content_of(each))] == []


BOOK = (
    *(("check",), ("events",), ("people",), ("people", "--json"), ("people", "--doubles")),
    *(("person", "show", "3", "--json"), ("person", "show", "1", "--json"), ("season", "--json")),
    *(("cash", "--json"), ("prizes", "--season", "2026", "--json"), ("club", "--json")),
    *(("journal", "--club"), ("journal", "--club", "--json"), ("journal", "--event", "1")),
)


def test_nothing_that_is_exported_names_who_was_forgotten(club, tmp_path, whist_td):
    a_year(club)
    gone(club)
    club.file.close()
    said = []
    for verb, *words in BOOK:
        assert whist_td(verb, club.path, *words) == 0, whist_td.errors
        said += left_in((whist_td.output + whist_td.errors).encode())
    for ending in ("xlsx", "csv", "html", "json"):
        out = tmp_path / f"out.{ending}"
        assert whist_td("export", club.path, "-o", out, "--event", "1") == 0
        said += left_in(content_of(out))
    whist_td("print", club.path, "--paper", "all", "-o", tmp_path / "all.pdf", "--event", "1")
    assert said + left_in(content_of(tmp_path / "all.pdf")) == []


SINCE = ("--from", "2020-01-01", "--to", "2100-01-01")
SHEETS = ("season", "certificates", "receipts", "cash-event", "cash-period", "privacy")


def test_no_sheet_or_file_of_the_year_names_who_was_forgotten(club, tmp_path, whist_td):
    a_year(club)
    book, path = club.book(), club.path
    book.do(do.ReopenSeason(1))
    gone(club)
    club.file.close()
    made = [tmp_path / f"{name}.pdf" for name in SHEETS]
    for name, out in zip(SHEETS, made, strict=True):
        days = SINCE if name == "cash-period" else ()
        assert whist_td("print", path, "--paper", name, "-o", out, *days) == 0, whist_td.errors
    for person in (1, 3):
        for name in ("record", "cash-person"):
            out = tmp_path / f"{name}-{person}.pdf"
            asked = ("--paper", name, "--person", person, "-o", out)
            if whist_td("print", path, *asked) == 0:
                made.append(out)
    assert len(made) > len(SHEETS) + 1
    files = ("season.xlsx", "season.html", "cash-event.xlsx", "cash-period.xlsx")
    for file in files:
        out, kind = tmp_path / file, file.partition(".")[0]
        days = SINCE if kind == "cash-period" else ()
        assert whist_td("export", path, "--of", kind, "-o", out, *days) == 0, whist_td.errors
        made.append(out)
    assert [(each.name, found) for each in made for found in left_in(content_of(each))] == []


def test_a_namesake_stays_in_everything_that_is_kept_of_him(club):
    a_year(club)
    played(club, date(2026, 4, 9), ((NAME, *THREE), OTHERS))
    book = club.book()
    book.do(do.AdoptSpellings((AdoptedName(NAME, 4, (4,), NAMESAKE),)))
    book.do(do.Pay((4,), 700, note=f"{NAMESAKE} a payé"))
    book.do(do.AdjustPoints(1, 4, Fraction(1), NAME))
    before = book.facts
    gone(club)
    after = club.book().facts
    assert club.file.load(4)[0].teams[1].captain == NAME
    assert (after.persons[4], after.seen[Spelling(4, NAME)]) == (before.persons[4], 4)
    assert [after.lines[max(after.lines)], after.notes[3]] == [
        before.lines[max(before.lines)],
        before.notes[3],
    ]
    assert after.lines[1].note == "carte de Former member 1"
    assert after.notes[2].reason == "Former member 1 a organisé"
