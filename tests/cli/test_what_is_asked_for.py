"""No refusal asks for what is refused: whatever it says to write is taken."""

import re

import pytest

from tests.fixtures.terminal import club_night

QUOTED = re.compile(r"[“«]\s?([^”»]+?)\s?[”»]")
CODE = re.compile(r"\b(?:1[0-3]|[7-9])[A-Z]{1,4}\b|\b(?!XX\b)[A-Z]{2,6}\b(?=[ ,.(])")
ASKS = re.compile(r"\b(?:[Ww]rite|[ÉéEe]crivez)\b(.*)", re.DOTALL)
ELSEWHERE = re.compile(
    r"(?:Sous des|Under) .*"
    r"|(?:or|and|ou|et|laissez vide et) (?:write|écrivez|[“«]).*(?:column|colonne) .*"
)
"""What is to be written under headings of the other language, or in another column."""
EN, FR = "en", "fr"


@pytest.fixture
def night(tmp_path, made_once):
    return made_once(club_night, tmp_path / "night.whist", "iwwa")


@pytest.fixture
def events(club, whiz, night):
    return {"militaire": club, "whiz": whiz, "club": night}


def offered(sentence: str) -> list[str]:
    """Return what a refusal says may be written."""
    asked = ASKS.search(ELSEWHERE.sub("", sentence))
    if asked is None:
        return []
    codes = [] if QUOTED.search(asked[1]) else CODE.findall(asked[1])
    return QUOTED.findall(asked[1]) or codes


@pytest.mark.parametrize(
    ("event", "lang", "given"),
    [
        ("militaire", EN, "round,table,winner,tricks\n1,1,{},\n"),
        ("militaire", FR, "manche;table;gagnant;levées\n1;1;{};\n"),
        ("militaire", EN, "round,table,winner,kind\n1,1,home,{}\n"),
        ("militaire", FR, "manche;table;gagnant;genre\n1;1;domicile;{}\n"),
        ("whiz", EN, "round,table,board,contract,declarer,tricks\n1,1,1,{},S,11\n"),
        ("whiz", FR, "tour;table;donne;contrat;déclarant;levées\n1;1;1;{};S;11\n"),
        ("club", EN, "round,table,contract,attackers,tricks\n1,1,solo,{},5\n"),
        ("club", FR, "tour;table;contrat;attaque;levées\n1;1;solo;{};5\n"),
        ("club", EN, "round,table,contract,attackers,tricks,jury called\n1,1,solo,1,5,{}\n"),
        ("club", FR, "tour;table;contrat;attaque;levées;jury appelé\n1;1;solo;1;5;{}\n"),
    ],
)
@pytest.mark.parametrize("wrong", ["", "zzz", "99"])
def test_what_a_refusal_says_to_write_is_taken(event, lang, given, wrong, events, whist_td):
    if whist_td("enter", events[event], "-", "--lang", lang, given=given.format(wrong)) == 0:
        return
    said = whist_td.errors
    column = re.search(r"(?:column|colonne) (\w+)", said)
    for word in offered(said):
        if "7" in said.split(word)[0] and word in ("NT", "SA"):
            word = f"10{word}"  # noqa: PLW2901 - a strain, after a level
        whist_td("enter", events[event], "-", "--lang", lang, given=given.format(word))
        again = re.search(r"(?:column|colonne) (\w+)", whist_td.errors)
        assert not (again and column and again[1] == column[1]), (said, word, whist_td.errors)


RANGE = re.compile(r"(?:from|de) \d+ (?:to|à) (\d+)|(?:are|vont de) \d+ (?:to|à) (\d+)")

TEAMS = ("--format", "militaire", "--name", "Lundi", "--entries")
YEAR = ("--from", "2026-01-01", "--to", "2026-12-31")


@pytest.mark.parametrize("lang", [EN, FR])
@pytest.mark.parametrize("large", ["100000", "9" * 20, "9" * 5000])
def test_what_is_too_large_is_told_how_large_it_may_be(large, lang, events, whist_td, tmp_path):
    roster, boards = tmp_path / "teams.csv", tmp_path / "boards.pbn"
    roster.write_text(
        f"team,captain,player 1,player 2,player 3,table\nA,B,C,D,E,{large}\nF,G,H,I,J,1\n"
    )
    boards.write_text(f'[Board "{large}9"]\n[Deal "N:- - - -"]\n')
    deal = "round,table,board,contract,declarer,tricks"
    line = "round,table,deal,contract,attackers,tricks"
    asked = [
        (("enter", events["whiz"], "-"), f"{deal}\n1,{large},1,10H,S,11\n"),
        (("enter", events["club"], "-"), f"{line}\n1,{large},1,solo,1,5\n"),
        (("enter", events["club"], "-"), f"{line}\n1,1,{large},solo,1,5\n"),
        (("new", tmp_path / "n.whist", *TEAMS, roster), ""),
        (("deal", events["whiz"], "--from", boards), ""),
        (("season", events["club"], "new", "S", *YEAR, "--rule", f"best:{large}"), ""),
    ]
    for verb, given in asked:
        assert whist_td(*verb, "--lang", lang, given=given) == 2, verb
        told = RANGE.search(whist_td.errors)
        assert told, whist_td.errors
        assert int(told[1] or told[2]) < int(large[:20] + "9"), whist_td.errors
        assert len(whist_td.errors) < 400


def test_a_hundred_columns_that_nobody_knows_are_not_all_read_out(events, whist_td):
    given = ",".join(f"colonne étrange numéro {n}" for n in range(100)) + ",table\n"
    assert whist_td("enter", events["militaire"], "-", given=given + "1\n") == 2
    assert "colonne étrange numéro 7" in whist_td.errors
    assert len(whist_td.errors) < 700
