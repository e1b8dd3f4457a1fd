"""The cash box on the command line: four evenings as the model of the club's year tells them."""

import json

import pytest

from tests.cli.test_people import console, two_evenings  # noqa: F401 - a fixture
from tests.fixtures.terminal import typed


def adopted(path):
    """A club with two categories, and the people of two evenings."""
    two_evenings(path)
    typed("club", path, "--category", "Members=500", "--visitors", "Visitors=700")
    typed("people", path, "--adopt")
    for name in ("Anne Roy", "Bruno Cyr"):
        typed("person", path, "change", name, "--category", "Members")
    typed("person", path, "change", "Denis Huard", "--category", "Visitors")


@pytest.fixture
def club(console, made_once, tmp_path):  # noqa: F811
    path = made_once(adopted, tmp_path / "club.whist")
    return lambda *words: console("cash", path, *words)


def box(club, *words):
    return json.loads(club(*words, "--json").out)


def test_an_evening_is_asked_for_paid_and_counted(club):
    club("count", "5000")
    club("charge", "--event", "1")
    assert [each["cents"] for each in box(club)["claims"]] == [500, 500, 700]
    club("charge", "--event", "1")
    assert len(box(club)["claims"]) == 3
    club("pay", "Anne Roy,Bruno Cyr", "--event", "1")
    club("pay", "Denis Huard", "2000", "--event", "1")
    told = box(club, "--event", "1")
    assert [(each["cents"], each["receipt"]) for each in told["lines"]][:2] == [(500, 1), (500, 1)]
    assert (told["paid_cents"], told["owed_cents"], told["box_cents"]) == (3000, 0, 8000)
    club("out", "1200", "--note", "Café")
    club("out", "3000", "--what", "deposit")
    club("count", "3750")
    told = box(club)
    assert (told["cash_cents"], told["bank_cents"], told["box_cents"]) == (3750, 3000, 6750)
    assert told["lines"][-1]["what"] == "difference"


def test_an_evening_that_all_have_paid_owes_nothing_whatever_they_owe_besides(club):
    club("charge", "--event", "1")
    club("pay", "Anne Roy,Bruno Cyr,Denis Huard", "--event", "1")
    club("charge", "Anne Roy,Bruno Cyr,Denis Huard", "1400", "--what", "subscription")
    told = box(club, "--event", "1")
    assert (told["paid_cents"], told["owed_cents"]) == (1700, 0)
    parts = {"cents": 1700, "reduced": 0, "paid": 1700, "prize": 0, "open": 0}
    assert told["settled"] == parts
    assert box(club)["owed_cents"] == 4200
    assert "Paid 17.00 · Still owed 0.00" in club("--event", "1", "--lang", "en").out


def test_undo_leaves_money_alone_and_says_how_it_is_reversed(club, console, tmp_path):  # noqa: F811
    path = tmp_path / "club.whist"
    club("count", "5000")
    told = console("undo", path, "--club")
    assert "cash FILE answer LINE" in told.out
    assert box(club)["cash_cents"] == 5000
    assert "answer LINE" not in console("undo", path, "--club").out
    first, *others = console("journal", path, "--club").out.splitlines()
    assert all("  2026-11-21  " in line for line in others)
    assert first == "    1  The club’s book opened"  # the same in every file: it has no day


def test_the_bank_has_an_opening_and_is_not_counted(club):
    club("count", "5000")
    assert club("count", "100000", "--bank").code == 0
    assert [each["what"] for each in box(club)["lines"]] == ["opening", "opening"]
    assert club("count", "90000", "--bank").code == 2
    told = box(club)
    assert (told["cash_cents"], told["bank_cents"]) == (5000, 100000)


def test_an_expense_is_told_with_its_note_if_it_has_one(club):
    assert club("out", "1200", "--note", "Café").out.strip() == "12.00 spent: Café"
    assert club("out", "1200").out.strip() == "12.00 spent"


def test_more_cash_taken_out_than_there_is_is_warned_of(club):
    club("count", "5000")
    taken = club("out", "8000", "--what", "deposit")
    assert (taken.code, box(club)["cash_cents"]) == (0, -3000)
    assert "There is only 50.00 in cash: 30.00 is missing." in taken.err
    assert not club("count", "0").err


def test_a_line_is_answered_once_and_never_altered(club):
    club("charge", "--event", "1")
    club("pay", "Anne Roy")
    line = box(club)["lines"][-1]["line"]
    assert club("answer", str(line)).code == 0
    assert box(club)["cash_cents"] == 0
    assert club("answer", str(line)).code == 2
    assert club("answer", str(line + 1)).code == 2


@pytest.mark.parametrize("cents", ["-5", "0", "100000001", "cinq"])
def test_an_amount_that_nobody_can_pay_is_refused(club, cents):
    before = box(club)
    refused = club("pay", "Anne Roy", "--", cents)
    assert refused.code == 2
    assert box(club) == before


def test_the_rate_is_asked_with_the_round_that_results_announce(console, club, tmp_path):  # noqa: F811
    table, roster = tmp_path / "results.csv", tmp_path / "roster.csv"
    names = ("Anne Roy", "Bruno Cyr", "Jean Roy", "Zoé Cyr", "Eva Otis", "Guy Cyr")
    roster.write_text("\n".join(("name", *names)), encoding="utf-8")
    file = tmp_path / "club.whist"
    console("new", file, "--format", "whiz", "--name", "S", "--entries", roster)
    table.write_text(
        "round,table,board,contract,declarer,tricks\n1,1,13,PASS,,\n", encoding="utf-8"
    )
    assert box(club)["claims"] == []
    told = console("enter", file, table, "--event", "3")
    assert told.code == 0, told.err
    assert [each["cents"] for each in box(club)["claims"]] == [500, 500]


def test_a_line_belongs_to_the_day_that_is_said_and_sheets_of_a_period_go_by_it(club):
    club("count", "5000", "--on", "2026-11-01")
    assert club("out", "1200", "--heading", "Rent", "--on", "2026-11-03").code == 0
    club("income", "Bar", "2500", "--bank", "--on", "2026-11-03")
    told = box(club, "--from", "2026-11-03", "--to", "2026-11-03")
    assert [(each["on"], each["heading"], each["cents"]) for each in told["lines"]] == [
        ("2026-11-03", "Rent", -1200), ("2026-11-03", "Bar", 2500),
    ]  # fmt: skip
    assert told["box_cents"] == 6300


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("out", "1200", "--on", "2027-01-01"), "still to come"),
        (("out", "1200", "--on", "1926-01-01"), "before the club began"),
        (("out", "1200", "--on", "2026-02-30"), "2026-02-30"),
        (("income", "x" * 200, "500"), "too long for a heading"),
        (("income", "Bar", "7.505"), "7.505"),
        (("income", "Bar", "--", "-5"), "below zero"),
        (("dues", "Juniors", "4000", "--since", "2026-09-01", "--until", "2027-08-31"), "Members"),
        (("dues", "Members", "4000", "--since", "2026-09-01"), "--until"),
        (("withdraw", "0"), "above zero"),
    ],
)
def test_what_the_books_cannot_hold_is_refused_in_a_sentence(club, words, said):
    club("count", "5000")
    before = box(club)
    refused = club(*words)
    assert (refused.code, said in refused.err) == (2, True), refused.err
    assert box(club) == before


def test_dues_are_asked_of_a_category_and_owing_is_one_list(club):
    days = ("--since", "2026-09-01", "--until", "2027-08-31")
    assert club("dues", "Members", "4000", *days, "--on", "2026-11-02").code == 0
    assert club("dues", "Members", "4000", *days).out.strip() == "Nothing changed."
    club("charge", "--event", "1")
    rows = json.loads(club("--owing", "--json").out)
    assert tuple(rows[0]) == ("person", "name", "owed_cents", "since", "events")
    assert [(row["name"], row["owed_cents"]) for row in rows][-1] == ("Denis Huard", 700)
    assert sorted(row["owed_cents"] for row in rows) == [700, 4500, 4500]
    assert "Denis Huard" in club("--owing").out


def test_money_is_fetched_from_the_bank_and_a_count_leaves_a_line(club):
    club("count", "5000")
    club("count", "9000", "--bank")
    club("withdraw", "2000", "--on", "2026-11-20")
    assert club("count", "7000").out.strip() == "Cash counted: 70.00"
    told = box(club)
    assert (told["cash_cents"], told["bank_cents"]) == (7000, 7000)
    assert (told["lines"][-1]["what"], told["lines"][-1]["cents"]) == ("difference", 0)
