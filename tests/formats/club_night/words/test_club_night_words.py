"""Titles, scores and faults of a club night, in both languages."""

from dataclasses import replace
from fractions import Fraction

import pytest

from whist_td.core.deal_fields import DealField, FieldKind
from whist_td.desk.reach import Reach
from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import RankedBy
from whist_td.formats.club_night.views.views import ClubStandings
from whist_td.formats.club_night.words.games import by_people, deal_words
from whist_td.formats.club_night.words.labels import (
    club_title,
    missing_tables_sentence,
    score_heading,
    score_words,
    signed,
)
from whist_td.formats.club_night.words.seats import SeatedPeople, SeatReader
from whist_td.movements.verify_individual.faults import TableFault, TableFaultKind
from whist_td.words.movement_messages import fault_sentence
from whist_td.words.words import Language, words

EN, FR = words(Language.ENGLISH), words(Language.FRENCH)
VIEW = ClubStandings(
    2,
    4,
    "iwwa",
    RankedBy.POINTS,
    Measure.POINTS,
    (Measure.POINTS,),
    Reach("club", 2, None, (), is_final=False),
    rows=(),
)


@pytest.mark.parametrize("kind", TableFaultKind)
def test_every_fault_of_a_movement_is_a_sentence(kind):
    fault = TableFault(kind, 3, 2, (4, 5))
    said = fault_sentence(fault, EN)
    assert said.endswith(".")
    assert said != fault_sentence(fault, FR)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({}, "Standings after round 2"),
        ({"reach": replace(VIEW.reach, after_round=0)}, "Standings before play"),
        ({"reach": replace(VIEW.reach, is_final=True)}, "Final standings"),
    ],
)
def test_standings_say_of_when_they_are(changed, said):
    assert club_title(replace(VIEW, **changed), EN) == said


@pytest.mark.parametrize(
    ("changed", "score", "said"),
    [
        ({}, Fraction(12), "+12"),
        ({"measure": Measure.GAMES}, Fraction(3), "3"),
        ({"ranked_by": RankedBy.MEAN}, Fraction(7, 3), "+2,33"),
        ({"ranked_by": RankedBy.MEAN}, Fraction(-7, 3), "−2,33"),
        ({}, Fraction(-12), "−12"),
        ({"ranked_by": RankedBy.PLACEMENT}, Fraction(5, 2), "2,5"),
        ({}, None, "–"),
    ],
)
def test_what_ranks_is_written_as_people_write_it(changed, score, said):
    view = replace(VIEW, **changed)
    assert score_words(score, view, FR) == said
    assert score_heading(view, FR)


def test_points_have_their_sign():
    assert [signed(points) for points in (4, -12, 0)] == ["+4", "−12", "0"]


def test_tables_that_play_on_are_named():
    assert missing_tables_sentence(2, (1, 4), FR) == (
        "Tour 2\u00a0: les tables 1 et 4 n’ont pas fini."
    )


@pytest.mark.parametrize(
    ("code", "answers", "said"),
    [
        (
            "scottish",
            {"jack": 0, "ace": 1, "king": 1, "queen": 0, "ten": 1},
            "Ann + Cy: jack, queen; Bo + Di: ace, king, ten",
        ),
        ("ten", {"tricks": 9}, "tricks (Ann + Cy): 9"),
    ],
)
def test_a_deal_is_told_with_whose_it_is(code, answers, said):
    choice = GameChoice(code)
    sides = choice.game.sides(choice.options, 4)
    named = by_people(("Ann", "Bo", "Cy", "Di"), sides)
    assert deal_words(choice.deal(answers), EN, named).startswith(said)


def test_the_tricks_with_a_dummy_are_of_who_plays_with_it():
    deal = GameChoice("dummy").deal({"dummy": 1, "tricks": 9})
    named = by_people(("Ann", "Bo", "Cy"), ((0,), (1,), (2,)))
    assert "tricks (Bo): 9" in deal_words(deal, EN, named)


def test_who_won_with_a_dummy_by_showing_honours_is_who_plays_with_it_or_the_two_others():
    named = by_people(("Ann", "Bo", "Cy"), ((0,), (1,), (2,)))
    for side, who in enumerate(("Bo", "Ann + Cy")):
        deal = GameChoice("dummy").deal({"dummy": 1, "shown": side})
        assert f"won by showing honours: {who}" in deal_words(deal, EN, named)


def test_the_number_of_a_seat_that_is_not_asked_is_nobody_elses():
    """The dealer at a table of five does not play: his 1 is not the player whose number is 1."""
    people = SeatedPeople((7, 5, 1, 9, 12), ("Ann", "Bo", "Cy", "Di", "Eve"), GAMES["iwwa"])
    field = DealField("attackers", FieldKind.SEATS, ((1,), (2,), (3,), (4,)))
    reader = SeatReader(people, field)
    assert reader.readings("1") == ()
    assert [each.seats for each in reader.readings("2")] == [(1,)]
    assert [each.seats for each in reader.readings("cy")] == [(2,)]
