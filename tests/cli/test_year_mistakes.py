"""What people get wrong in the club's year: one sentence in both languages, and nothing is lost."""

import io
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from datetime import UTC, datetime
from random import Random
from shutil import copy

import pytest

from tests.fixtures.clocks import still_clock
from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.cli.main import run
from whist_td.console.world import World

TEAMS = (
    ("Jean Roy,Anne Côté,Luc Cyr,Zoé Huard", "Rita Otis,Ida Roy,Ivan Cyr,Guy Ross"),
    ("Roy Jean,Anne Côté,Luc Cyr,Zoé Huard", "Rita Otis,Ida Roy,Ivan Cyr,Guy Ross"),
)
IN_2026 = ("--from", "2026-01-01", "--to", "2026-06-30")
YEAR = (
    *(
        ("club", "--category", "Membres=500", "--visitors", "Visiteurs=700", "--coin", "5"),
        ("people", "--adopt"),
    ),
    *(("person", "add", "Denis Roy", "--category", "Membres"), ("season", "new", "2026", *IN_2026)),
    *(("season", "new", "2025", "--from", "2025-01-01", "--to", "2025-12-31"),),
    *(("season", "new", "Five", *IN_2026, "--rule", "mean:5"),),
    *(
        ("cash", "charge", "Anne Côté", "500"),
        ("cash", "pay", "Anne Côté"),
        ("cash", "answer", "1"),
        ("prizes", "--event", "2", "plan", "1=50%"),
    ),
)
IN_A_YEAR = ("--since", "2026-01-01", "--until", "2026-12-31")
MISTAKES = (
    ("person", "add", "luc  CYR"),
    ("person", "change", "Luc Cyr", "--name", "Anne Côté"),
    ("person", "add", " "),
    ("person", "add", "Rose Ng", "--category", "Membre"),
    ("person", "change", "Luc Cyr", "--joined", "2026-02-01", "--left", "2026-01-01"),
    ("person", "change", "Luc Cyr", "--left", "hier"),
    ("person", "link", "Denis Roy", "Luc Cyr"),
    ("person", "link", "Denis Roy", "Nobody"),
    ("person", "merge", "Luc Cyr", "Anne Côté"),
    ("person", "merge", "Luc Cyr", "Luc Cyr"),
    ("person", "merge", "Luc Cyr"),
    ("person", "merge", "Luc Cyr", "99"),
    ("person", "part", "Luc Cyr"),
    ("person", "forget", "Nobody"),
    ("season", "new", "2026", *IN_2026),
    ("season", "new", "A", "--from", "2026-06-30", "--to", "2026-01-01"),
    ("season", "new", "A", *IN_2026, "--rule", "best:0"),
    ("season", "new", "A", *IN_2026, "--table", "1,5"),
    ("season", "new", "A", *IN_2026, "--table", "5,1e9999999"),
    ("season", "new", "A", *IN_2026, "--ranked", "Juniors"),
    ("season", "leave-out", "2025", "1", "--reason", "tempête"),
    ("season", "leave-out", "2026", "1"),
    ("season", "leave-out", "2026", "9", "--reason", "tempête"),
    ("season", "adjust", "2026", "Luc Cyr", "1e9999999", "--reason", "x"),
    ("season", "close", "Five"),
    ("cash", "charge", "Luc Cyr", "5,00"),
    ("cash", "charge", "Luc Cyr", "-500"),
    ("cash", "charge", "Luc Cyr", "200000000"),
    ("cash", "charge", "Luc Cyr", "7"),
    ("cash", "charge", "Luc Cyr", "0"),
    ("cash", "pay", "Luc Cyr"),
    ("cash", "out", "Luc Cyr", "--what", "refund"),
    ("cash", "out", "Anne Côté", "600", "--what", "refund"),
    ("cash", "answer", "1"),
    ("cash", "answer", "3"),
    ("cash", "answer", "99"),
    ("cash", "answer", "first"),
    ("club", "--currency", "EUR"),
    ("club", "--coin", "7"),
    ("club", "--category", "Membres=5,00"),
    ("prizes", "--event", "1", "plan", "1=-500"),
    ("prizes", "--event", "1", "plan", "1=5,00"),
    ("prizes", "--event", "1", "plan", "1=50%", "2=60%"),
    ("prizes", "--event", "1", "plan", "0=500"),
    ("prizes", "--event", "1", "take-back"),
    ("prizes", "--event", "1", "--season", "2026", "plan", "1=500"),
    ("prizes", "--event", "1", "give", "tonight"),
    ("person", "add", "Rose", "Ng"),
    ("person", "show", "Luc", "Cyr"),
    ("person", "merge", "Luc Cyr", "Denis Roy", "Anne Côté"),
    ("season", "2026", "2025"),
    ("season", "close", "2026", "2025"),
    ("season", "leave-out", "2026", "2", "--event", "1", "--reason", "tempête"),
    ("cash", "pay", "Luc Cyr", "500", "600"),
    ("cash", "pay", "Luc Cyr", "500", "--what", "prize"),
    ("cash", "out", "500", "Café"),
    ("cash", "out", "500", "--what", "evening"),
    ("cash", "charge", "Luc Cyr", "500", "--what", "deposit"),
    ("cash", "count", "500", "600"),
    ("cash", "count", "500", "--what", "evening"),
    ("cash", "answer", "1", "2"),
    ("cash", "pay", "Luc Cyr", "500", "--on", "2026-02-30"),
    ("cash", "pay", "Luc Cyr", "500", "--on", "2026-11-22"),
    ("cash", "pay", "Luc Cyr", "500", "--on", "1990-01-01"),
    ("cash", "pay", "Luc Cyr", "7,505"),
    ("cash", "pay", "Luc Cyr", "7.505"),
    ("cash", "income", "x" * 200, "500"),
    ("cash", "income", " ", "500"),
    ("cash", "income", "Bar", "-500"),
    ("cash", "out", "500", "--heading", "x" * 200),
    ("cash", "withdraw", "-500"),
    ("cash", "count", "-500"),
    ("cash", "dues", "Juniors", "500", *IN_A_YEAR),
    ("cash", "dues", "Visiteurs", "500", *IN_A_YEAR),
    ("cash", "dues", "Membres", "500", "--since", "2026-12-31", "--until", "2026-01-01"),
    ("prizes", "--event", "2", "give"),
    ("people", "--dry-run"),
    ("people", "--adopt", "--doubles"),
)


def typed(language, path, verb, *words):
    """Type a request on the club file; return its code, what it says, and what it complains of."""
    output, errors = io.StringIO(), io.StringIO()
    clock = still_clock(datetime(2026, 11, 21, 19, 30, tzinfo=UTC))
    world = World(SqlClubFiles(), clock, SeededDice(), io.StringIO(), output, errors)
    code = run(["--lang", language, verb, str(path), *words], world)
    return code, output.getvalue(), errors.getvalue()


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    """A club's year with two events, three seasons, and a claim that was paid and taken back."""
    folder = tmp_path_factory.mktemp("year")
    made, roster = folder / "club.whist", folder / "r.csv"
    for month, teams in enumerate(TEAMS, start=1):
        roster.write_text("\n".join(("captain,player 1,player 2,player 3", *teams)), "utf-8")
        new = ("--format", "militaire", "--entries", str(roster), "--name", f"Soirée {month}")
        day = ("--rounds", "1", "--date", f"2026-0{month}-09")
        assert typed("en", made, "new", *new, *day)[0] == 0
    for request in YEAR:
        code, _told, errors = typed("en", made, *request)
        assert code == 0, errors
    return made


@pytest.mark.parametrize("mistake", MISTAKES, ids=" ".join)
def test_a_mistake_is_one_sentence_in_both_languages_and_changes_nothing(path, mistake):
    before = path.read_bytes()
    said = [typed(language, path, *mistake) for language in ("en", "fr")]
    assert [(code, told) for code, told, _errors in said] == [(2, ""), (2, "")]
    english, french = (errors for _code, _told, errors in said)
    assert english != french
    assert all(errors.count("\n") == 1 and len(errors) < 900 for errors in (english, french))
    assert path.read_bytes() == before


LONG, NOTHING = "x" * 5_000, ("", " ", "\x85", "\u2028", "\u202e\0")
"""More than any sheet shows, and what nobody sees: spaces, NEL, signs that turn letters round."""
NUMBERS = (*NOTHING, "cinq", "5,5", "-5", "\u0663", "½", "1e9", "9" * 5_000)
AMOUNTS = (*NUMBERS, "0", "100000001", "-9999999999")
DAYS = (*NOTHING, "hier", "2026-13-45", "2026-02-30", "20260101x", LONG)
CODES = (*NOTHING, "belote", "-5", LONG)
NOBODY = (*NOTHING, "Personne", "0", "99", "-5", "\u0663", "9" * 5_000, LONG)
BAD: Mapping[str, tuple[str, ...]] = {
    "club --name ?": (*NOTHING, LONG),
    "club --coin 1 --name ?": (*NOTHING, LONG),
    "club --currency ?": CODES,
    "club --coin ?": (*NUMBERS, "0", "7"),
    "club --years ?": (*NUMBERS, "0", "101"),
    "club --category Membres=?": (*AMOUNTS[:-3], "100000001"),
    "club --visitors ?": (*CODES, "=500", "Visiteurs", f"{LONG}=500"),
    "club --responsible ?": (LONG,),
    "club --place ?": (LONG,),
    "person ?": CODES,
    "person add ?": (*NOTHING, "luc CYR", LONG),
    "person add Rose --category ?": ("Membre", LONG),
    "person add Rose --contact ?": (LONG,),
    "person add Rose --sort-name ?": (LONG,),
    "person add Rose --joined ?": DAYS,
    "person add Rose --name ?": ("Rose Ng",),
    "person change ?": NOBODY,
    "person change 1 --name ?": (*NOTHING, LONG),
    "person change 1 --left ?": DAYS,
    "person link 1 ?": NOBODY,
    "person link 1 Rose --event ?": (*NUMBERS, "99"),
    "person merge 1 ?": (*NOBODY, "1"),
    "person part 1 ?": NOBODY,
    "person part 1 X --to ?": NOBODY,
    "person apart 1 ?": (*NOTHING, "1", "99", LONG),
    "person apart 1 X --event ?": (*NUMBERS, "99"),
    "person forget ?": NOBODY,
    "person show ?": NOBODY,
    "season ?": CODES,
    "season new ? --from 2026-01-01 --to 2026-02-01": (*NOTHING, "2025", LONG),
    "season new A --from ? --to 2026-02-01": (*DAYS, "2026-02-02"),
    "season new A --from 2026-01-01 --to ?": (*DAYS, "2025-12-31"),
    **{
        f"season new A --from 2026-01-01 --to 2026-02-01 --{option} ?": (*CODES, "best:0")
        for option in ("score", "rule", "format", "table", "per", "part", "ranked", "ties")
    },
    "season leave-out ? 1 --reason x": CODES,
    "season leave-out 2026 ? --reason x": (*NUMBERS, "99"),
    "season leave-out 2026 1 --reason ?": (*NOTHING, LONG),
    "season adjust 2026 ? 1 --reason x": NOBODY,
    "season adjust 2026 1 ? --reason x": (*NOTHING, "deux", "1/0", "1e9", "\u0663", "9" * 5_000),
    "season adjust 2026 1 1 --reason ?": (*NOTHING, LONG),
    "season close ?": CODES,
    "season close 2026 --on ?": DAYS,
    "prizes ?": CODES,
    "prizes --event ?": (*NUMBERS, "99"),
    "prizes --season ?": CODES,
    "prizes plan ?": (*CODES, "1"),
    "prizes plan ?=500": (*CODES, "0", "10000"),
    "prizes plan 1=?": (*NOTHING, "5,5", "-5", "\u0663", "9" * 5_000, "100000001", "-5%", LONG),
    "prizes plan Membres:?=500": NUMBERS,
    "prizes plan 1=500 --pool ?": CODES,
    "prizes give --seed ?": NUMBERS,
    "cash ?": CODES,
    "cash charge ? 500": NOBODY,
    "cash charge 1 ?": AMOUNTS,
    "cash charge --event ?": (*NUMBERS, "99"),
    "cash charge 1 500 --event ?": (*NUMBERS, "99"),
    "cash charge 1 500 --what ?": CODES,
    "cash charge 1 500 --note ?": (LONG,),
    "cash charge 1 500 --what subscription --from 2026-02-01 --to ?": (*DAYS, "2026-01-31"),
    "cash pay ? 500": NOBODY,
    "cash pay 1 ?": AMOUNTS,
    "cash pay 1,? 500": NOBODY,
    "cash pay 1 500 --by ?": NOBODY,
    "cash pay 1 500 --from ?": ("2026-01-01",),
    "cash out ?": AMOUNTS,
    "cash out ? 500 --what refund": NOBODY,
    "cash out ? --what deposit": AMOUNTS,
    "cash count ?": (*NUMBERS, "100000001"),
    "cash count 500 --event ?": (*NUMBERS, "99"),
    "cash answer ?": (*NUMBERS, "0", "99"),
    "cash cancel --event ?": (*NUMBERS, "99"),
    "cash --event ?": (*NUMBERS, "99"),
    "cash --from 2026-02-01 --to ?": (*DAYS, "2026-01-31"),
    "print --paper cash-period -o {out} --from 2026-02-01 --to ?": (*DAYS, "2026-01-31"),
    "print --paper certificates -o {out} --certificate ?": CODES,
    "print --paper season -o {out} --season ?": CODES,
    "print --paper season -o {out} --size ?": (*CODES, "a5"),
    "export --of cash-period -o {out} --from 2026-02-01 --to ?": (*DAYS, "2026-01-31"),
    "export --of cash-event -o {out} --event ?": (*NUMBERS, "99"),
    "export --of cash-person -o {out} --person ?": NOBODY,
}
"""What is typed in the place of the question mark, and will not do."""


@pytest.mark.parametrize("most", [2, pytest.param(99, marks=pytest.mark.nightly)])
def test_no_option_takes_what_makes_no_sense(path, tmp_path, most):
    before, out = path.read_bytes(), tmp_path / "x.pdf"
    for request, wrong in BAD.items():
        for text in Random(request).sample(wrong, min(most, len(wrong))):  # noqa: S311
            words = [w.replace("?", text).replace("{out}", str(out)) for w in request.split()]
            code, told, errors = typed("en", path, *words)
            kept = (code, told, errors.count("\n"), len(errors) < 900)
            assert kept == (2, "", 1, True), (request, text[:20], code, told, errors[:400])
        assert path.read_bytes() == before, request
    assert not out.exists()


def test_points_below_zero_are_written_with_a_comma_as_people_do(path):
    points = ("season", "adjust", "2026", "Luc Cyr")
    for text, told in (("-1,5", "−1.5 points"), ("-1/2", "−0.5 points"), ("2.5", "2.5 points")):
        code, said, errors = typed("en", path, *points, text, "--reason", "x")
        assert (code, told in said) == (0, True), (said, errors)
        typed("en", path, "undo", "--club")


def test_an_amount_with_a_comma_is_answered_by_its_cents(path):
    for language, amount in (("fr", "7,5"), ("en", "7.50")):
        _code, _told, errors = typed(language, path, "cash", "pay", "Luc Cyr", amount)
        assert " 750." in errors, errors


def test_whoever_is_named_first_keeps_the_capital_when_it_is_undone(path):
    assert typed("fr", path, "person", "merge", "Jean Roy", "Roy Jean")[0] == 0
    code, told, _errors = typed("fr", path, "undo", "--club")
    assert (code, ": Roy Jean et Jean Roy" in told) == (0, True), told


def test_an_event_charged_says_who_pays_nothing_for_want_of_a_category(path):
    code, told, _errors = typed("en", path, "cash", "charge", "--event", "1")
    assert (code, "8 people there have no category" in told) == (0, True), told


def test_check_reads_the_clubs_year_too(path, tmp_path):
    hurt = copy(path, tmp_path / "hurt.whist")
    with closing(sqlite3.connect(hurt)) as file, file:
        file.execute("UPDATE line SET cents = cents + 1 WHERE number = 2")
    assert typed("en", path, "check")[0] == 0
    code, _told, errors = typed("en", hurt, "check")
    assert (code, "The club’s year cannot be read" in errors) == (2, True), errors
