"""What C means in a table of results: the headings' language decides (RULES N1)."""

import json

import pytest

FRENCH = "tour,table,donne,contrat,déclarant,levées"
ENGLISH = "round,table,board,contract,declarer,tricks"


@pytest.fixture
def told(whist_td, whiz, seats):
    """Enter one deal of table 1, and return the contract that stands."""
    board = seats(whiz)[1][1]["board_numbers"][0]

    def entered(heading, cells, language="en"):
        given = f"{heading}\n1,1,{board},{cells}\n"
        assert whist_td("--lang", language, "enter", whiz, "-", given=given) == 0, whist_td.errors
        said = whist_td.output
        assert whist_td("export", whiz, "-o", whiz.with_suffix(".json")) == 0
        (result,) = json.loads(whiz.with_suffix(".json").read_text())["results"]
        return result, said

    return entered


@pytest.mark.parametrize(
    ("heading", "contract", "code"),
    [
        (FRENCH, "10C", "10H"),
        (FRENCH, "10KX", "10DX"),
        (FRENCH, "9SAXX", "9NXX"),
        (FRENCH, "7T", "7C"),
        (FRENCH, "12P", "12S"),
        (ENGLISH, "10C", "10C"),
        (ENGLISH, "9N", "9N"),
    ],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_language_of_the_headings_decides_what_a_letter_means(
    told, heading, contract, code, language
):
    result, _said = told(heading, f"{contract},S,11", language)
    assert result["contract"] == code


def test_our_own_traveller_in_french_says_ten_hearts_and_is_read_so(told):
    result, said = told(FRENCH, "10C,S,11", "fr")
    assert result["points"] == {"N": 0, "E": 0, "S": 22}
    assert "C cœur" in said


def test_what_was_understood_is_told_in_english_too(told):
    _result, said = told(ENGLISH, "10C,S,11")
    assert "C clubs" in said


@pytest.mark.parametrize("written", ["PASSE", "NJ"])
def test_a_french_table_says_passe_and_non_jouee(told, written):
    result, _said = told(FRENCH, f"{written},,")
    assert result["contract"] == {"PASSE": "PASS", "NJ": "NP"}[written]


@pytest.mark.parametrize(
    ("heading", "cells", "why"),
    [
        ("round,table,donne,contrat,declarer,tricks", "10C,S,11", "C can be clubs or hearts"),
        (FRENCH, "10D,S,11", "one of T, K, C, P, SA"),
        (FRENCH, "10C,O,11", "The Domy does not bid"),
    ],
)
def test_a_letter_that_is_not_plain_is_refused(whist_td, whiz, seats, heading, cells, why):
    board = seats(whiz)[1][1]["board_numbers"][0]
    given = f"{heading}\n1,1,{board},{cells}\n"
    assert whist_td("enter", whiz, "-", given=given) == 2
    assert why in whist_td.errors


def test_headings_of_both_languages_do_where_no_letter_is_doubtful(told):
    result, _said = told("round,table,donne,contrat,declarer,tricks", "10K,S,11")
    assert result["contract"] == "10D"
