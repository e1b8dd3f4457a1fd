"""Deals on the command line: dealt again by anybody, and what could be made of them."""

import json

import pytest

from whist_td.deals.double_dummy import has_solver

REPEATED = "00112233445566778899aabbccddeeff"
ON_THE_WALL = "5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720"
FIRST = "N:KQ5..AKT53.K9843 AT86.AT8654.94.A 93.KQ2.J8.QJT762 J742.J973.Q762.5"
verify = ("verify-deals", "--secret", REPEATED, "--boards")
needs_solver = pytest.mark.skipif(not has_solver(), reason="the optional library is not here")


def test_anybody_deals_the_boards_again(whist_td):
    assert whist_td(*verify, "1-2", "--commitment", ON_THE_WALL, "--json") == 0
    told = json.loads(whist_td.output)
    assert (told["commitment"], told["fits"]) == (ON_THE_WALL, True)
    assert [(each["board"], each["dealer"]) for each in told["boards"]] == [(1, "N"), (2, "E")]
    assert told["boards"][0]["deal"] == FIRST


def test_people_read_a_line_a_board(whist_td):
    assert whist_td(*verify, "1,4") == 0
    assert [line.split()[0] for line in whist_td.output.splitlines()] == ["1", "4"]


def test_a_false_commitment_is_told_and_the_deals_are_shown_all_the_same(whist_td):
    assert whist_td(*verify, "1", "--commitment", "0" * 64) == 2
    assert FIRST in whist_td.output
    assert ON_THE_WALL in whist_td.errors


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--secret", REPEATED[1:], "--boards", "1"), "31"),
        (("--secret", REPEATED, "--boards", "0"), "--boards"),
        (("--secret", REPEATED, "--boards", "1-10000"), "--boards"),
        (("--secret", REPEATED, "--boards", "x"), "--boards"),
        (("--boards", "1"), "--secret"),
    ],
)
def test_what_cannot_be_dealt_again_is_refused_without_repeating_the_secret(
    whist_td, arguments, word
):
    assert whist_td("verify-deals", *arguments) == 2
    assert word in whist_td.errors
    assert REPEATED[1:] not in whist_td.errors


@needs_solver
def test_each_deal_is_solved_on_a_line_of_its_own(whist_td):
    ending = '{"deal": "N:A... K... Q... J..."}'
    assert whist_td("doubledummy", "--json", given=f"{ending}\n\nx\n{ending}\n") == 2
    one, bad, other = map(json.loads, whist_td.output.splitlines())
    assert bad["error"]
    assert one == other
    assert one["tricks"]["N"] == {"C": 1, "D": 1, "H": 1, "S": 1, "N": 1}
    assert list(one["tricks"]) == ["N", "E", "S"]


@needs_solver
def test_the_seats_are_those_of_the_rule(whist_td):
    made = {}
    for rule in "AB":
        whist_td("doubledummy", "--seats", rule, given=json.dumps({"deal": FIRST}))
        made[rule] = json.loads(whist_td.output)["tricks"]["N"]["S"]
    assert made == {"A": 8, "B": 7}


@pytest.mark.parametrize(
    "deal",
    [FIRST.replace("KQ5", "KQ55"), FIRST.replace("KQ5", "KQ"), "N:", FIRST.replace("K", "Z")],
)
def test_a_deal_that_cannot_be_is_told_on_its_line(whist_td, deal):
    assert whist_td("doubledummy", given=json.dumps({"deal": deal})) == 2
    assert json.loads(whist_td.output)["error"]
