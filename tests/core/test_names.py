"""Names: which spellings are one person's, what finds a name, and the order of an alphabet."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.core.names import folded, plain, sort_key
from whist_td.desk.members import Eraser

SAME = [
    ("Hélène Côté", "HÉLÈNE  CÔTÉ "),
    ("Hélène Côté", unicodedata.normalize("NFD", "Hélène Côté")),
    ("Rose d’Amours", "Rose d'Amours"),
    ("Rose d’Amours", "Rose D‘amours"),
    ("Jean‑Guy Otis", "Jean-Guy Otis"),
    ("Jean–Guy Otis", "Jean-Guy\u00a0Otis"),
]
OTHERS = [("Hélène", "Helene"), ("Marie Roy", "Mario Roy"), ("Roy-Huard", "Roy Huard"), ("Œ", "Oe")]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_case_spaces_apostrophes_and_dashes_make_no_other_person(one, other):
    assert folded(one) == folded(other)


@pytest.mark.parametrize(("one", "other"), OTHERS)
def test_an_accent_or_a_letter_makes_another_person(one, other):
    assert folded(one) != folded(other)


@given(st.text())
def test_what_was_folded_stays_so(name):
    assert folded(folded(name)) == folded(name)


@pytest.mark.parametrize(("one", "other"), SAME)
def test_one_person_stands_in_one_place_of_the_alphabet(one, other):
    assert sort_key(one) == sort_key(other)


def test_the_alphabet_is_that_of_the_letters_without_accents():
    names = ["Zoé", "Évelyne", "Œllet", "d'Amours", "Ostiguy", "Dallaire", "Eva"]
    in_order = ["d'Amours", "Dallaire", "Eva", "Évelyne", "Œllet", "Ostiguy", "Zoé"]
    assert sorted(names, key=sort_key) == in_order


def test_people_are_sorted_by_surname_as_a_club_does():
    names = ["Zoé Côté", "Anne Zwirn", "Émile de Smet", "Luc D’Amours", "ROY Ève", "Roy, Alma"]
    in_order = ["Zoé Côté", "Luc D’Amours", "Émile de Smet", "Roy, Alma", "ROY Ève", "Anne Zwirn"]
    assert sorted(names, key=sort_key) == in_order


def test_what_tells_two_people_of_one_name_apart_does_not_move_them():
    assert sort_key("Jean Roy (Gaspé)") == sort_key("Jean Roy")
    names = ["Jean Roy", "Jean Roy 2", "Jean Roy fils", "Jean Roy père", "Luc Roy"]
    assert sorted(["Zoé Fiset", *names, "Anne Page"], key=sort_key) == [
        "Zoé Fiset",
        "Anne Page",
        *names,
    ]


@pytest.mark.parametrize(
    ("typed", "name"),
    [("helene", "Hélène"), ("coeur", "Cœur"), ("d'am", "d’Amours"), ("5", "N° 5")],
)
def test_a_name_is_found_by_what_is_typed_in_a_hurry(typed, name):
    assert plain(typed) in plain(name)


@pytest.mark.parametrize("note", ["late: Rose d'Amours.", "late: ROSE D’AMOURS."])
def test_a_name_is_forgotten_in_a_note_whatever_its_apostrophe(note):
    assert Eraser("Rose d’Amours", "Former member 1").text(note) == "late: Former member 1."


@pytest.mark.parametrize(
    "note", ["Je\u00adan Roy-né", "JEAN ROY-NÉ", "jean roy-ne\u0301", "\\u017f. Jean Roy-N\\u00c9"]
)
def test_whatever_spelling_is_a_name_is_worth_a_look(note):
    assert Eraser("Jean Roy-Né", "X").may_be_in(note)


def test_a_note_in_which_a_name_is_erased_is_worth_a_look():
    erase = Eraser("Iris Sirois", "X")
    for note in ("İris Sirois", "ırıs ſiroiſ", "IRIS  SIROIS"):
        assert erase.text(note) == note or erase.may_be_in(note)
