"""Deals and doubts as they are read aloud."""

import pytest

from whist_td.core.contracts import Hand, Rule, contract_of
from whist_td.formats.whiz.rules.consequences import (
    ClaimDiffers,
    FarFromOthers,
    GrandSlamRedoubled,
    ManyDown,
)
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.words.deals import (
    points_words,
    remark_sentence,
    short_outcome,
    short_points,
    spoken_outcome,
)


@pytest.mark.parametrize(
    ("typed", "french_words", "english_words"),
    [
        (
            "10CX S +1",
            "10 cœurs contrés par Sud, une levée de mieux",
            "10 hearts doubled by South, one overtrick",
        ),
        (
            "9SA E -2",
            "9 sans-atout par Est, 2 levées de chute",
            "9 no trump by East, 2 tricks down",
        ),
        (
            "13PXX N =",
            "13 piques surcontrés par Nord, juste fait",
            "13 spades redoubled by North, just made",
        ),
        ("7T N -1", "7 trèfles par Nord, une levée de chute", "7 clubs by North, one trick down"),
        (
            "passe",
            "Passe général\xa0: un résultat, sans points",
            "Passed out: a result, without points",
        ),
        (
            "NJ",
            "Non jouée\xa0: pas de résultat, pour personne",
            "Not played: no result for anybody",
        ),
    ],
)
def test_a_deal_is_said_as_players_say_it(typed, french_words, english_words, french, english):
    outcome = outcome_of(typed, Notation.FRENCH)
    assert spoken_outcome(outcome, Rule.BEST, french) == french_words
    assert spoken_outcome(outcome, Rule.BEST, english) == english_words


def test_where_the_exact_number_counts_an_overtrick_is_one_too_many(french, english):
    outcome = outcome_of("10C S +1", Notation.FRENCH)
    assert spoken_outcome(outcome, Rule.EXACT, french).endswith("une levée de trop")
    assert spoken_outcome(outcome, Rule.EXACT, english).endswith("one trick too many")


def test_a_cell_says_a_deal_briefly(french, english):
    assert short_outcome(outcome_of("9SA E -2", Notation.FRENCH), french) == "9SA E −2"
    assert short_outcome(outcome_of("10H S =", Notation.ENGLISH), english) == "10♥ S ="
    adjusted = outcome_of("ADJ 60 - 40.5", Notation.ENGLISH)
    assert short_points(adjusted, None, english) == "60 · – · 40.5 %"
    assert points_words((0, 5, 5), french) == "N 0 · E 5 · S 5"


@pytest.mark.parametrize(
    "remark",
    [
        GrandSlamRedoubled(contract_of("13SXX")),
        ManyDown(contract_of("9N"), 8),
        FarFromOthers(Hand.SOUTH, 76, 22),
        ClaimDiffers((0, 0, 22), (0, 0, 11)),
    ],
)
def test_every_doubt_has_its_words_in_both_languages(remark, french, english):
    assert remark_sentence(remark, french) != remark_sentence(remark, english)
