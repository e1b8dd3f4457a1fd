"""Two spellings of one name are told as the same or as alike, and never guessed."""

import pytest

from tests.club.conftest import VECTORS
from whist_td.club.rules.spellings import grade, is_nobody
from whist_td.words.forgetting import neutral_names


@pytest.mark.parametrize("case", VECTORS["names"], ids=lambda case: f"{case['a']} / {case['b']}")
def test_two_spellings_are_as_alike_as_the_model_says(case):
    found = grade(case["a"], case["b"])
    assert (found.value if found else None) == case["grade"]
    assert grade(case["b"], case["a"]) is found


@pytest.mark.parametrize("name", ["N.N.", "n n", "NN", "Joueur 12", "Player 3", "Domy", "?", "X"])
def test_a_stand_in_is_nobody(name):
    assert is_nobody(name)


def test_who_was_forgotten_is_nobody(both):
    assert is_nobody(neutral_names(both)(7))


@pytest.mark.parametrize("name", ["Nanny Roy", "Rita", "Noël", "Max", "Nina", "Xavier", "Mortier"])
def test_a_person_with_a_short_name_is_somebody(name):
    assert not is_nobody(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Joueuse Roy", "Joueur Roy"), ("M.-P. Roy", "Pierre Roy"), ("J G", "Jean Guy")],
)
def test_what_no_rule_names_is_not_alike(one, other):
    assert grade(one, other) is None


@pytest.mark.parametrize("short", ["St-Pierre", "St. Pierre", "St Pierre", "ST-PIERRE"])
def test_a_saint_is_one_however_short(short):
    assert grade(f"Marie {short}", "Marie Saint-Pierre").value == "A"
    assert grade(f"Marie {short}", "Marie Sainte-Pierre") is None


def test_a_title_with_a_name_of_two_words_is_no_initial():
    assert grade("M. Pierre Roy", "Marcel Roy") is None
    assert grade("M. Roy", "Marcel Roy").value == "B"
