from enum import Enum

import pytest

from whist_td.core.contracts import Strain
from whist_td.formats.militaire.rules.results import ResultKind, Side
from whist_td.formats.militaire.rules.settings import (
    ForfeitPolicy,
    PenaltyValue,
    TieBreak,
    TrumpPlan,
)
from whist_td.formats.militaire.words.sentences import call_label, militaire_label, seat_label
from whist_td.movements.militaire import Direction
from whist_td.words.labels import label, strain_label
from whist_td.words.words import Words

CHOICES = (Strain, Side, ResultKind, ForfeitPolicy, PenaltyValue, TieBreak, TrumpPlan, Direction)
THINGS = [thing for choice in CHOICES for thing in choice]


def name(thing: Enum, _: Words) -> str:
    return label(thing, _) if isinstance(thing, Strain) else militaire_label(thing, _)


@pytest.mark.parametrize("thing", THINGS, ids=str)
def test_every_choice_has_its_name(thing: Enum, both):
    assert name(thing, both)


@pytest.mark.parametrize("thing", THINGS, ids=str)
def test_every_choice_is_said_otherwise_in_french(thing, english, french):
    same = {ResultKind.INFLUENCE}
    assert thing in same or name(thing, english) != name(thing, french)


@pytest.mark.parametrize("choice", CHOICES)
def test_no_two_choices_have_one_name(choice, both):
    names = [name(thing, both) for thing in choice]
    assert len(set(names)) == len(names)


def test_a_suit_has_its_sign(french):
    assert strain_label(Strain.HEARTS, french) == "♥ cœur"


def test_no_trump_has_no_sign(both):
    assert strain_label(Strain.NO_TRUMP, both) == label(Strain.NO_TRUMP, both)


def test_a_trump_to_come_is_announced_in_the_room(english):
    assert strain_label(None, english) == "to be announced"


def test_a_call_as_on_the_cards():
    assert call_label((1, 3)) == "1-3"


def test_the_places_of_a_team(french):
    assert [seat_label(seat, french) for seat in (0, 1)] == ["capitaine", "joueur 1"]
