import pytest

from whist_td.core.contracts import Strain
from whist_td.formats.militaire.rules.settings import PlannedRound, TieBreak
from whist_td.formats.militaire.rules.standings import (
    Checksum,
    MilitaireSeparation,
    MilitaireStanding,
)
from whist_td.formats.militaire.words.sentences import (
    advance_sentence,
    checksum_sentence,
    missing_sentence,
    tie_sentence,
)

ROUND = PlannedRound(7, Strain.HEARTS, (1, 3), 1, 7)


def a_standing(separation: MilitaireSeparation | None) -> MilitaireStanding:
    return MilitaireStanding(
        3,
        8,
        "Gaspé",
        31,
        (),
        (),
        (),
        is_begun=True,
        average=None,
        separation=separation,
        withdrawn=False,
    )


def test_a_round_says_how_far_from_home_whoever_travels_plays(english):
    assert advance_sentence(ROUND, english) == "1 and 3 play 7 tables from home"


def test_a_double_advance_is_said(both):
    double = PlannedRound(11, Strain.HEARTS, (1, 3), 2, 1)
    assert advance_sentence(double, both) != advance_sentence(ROUND, both)
    assert "2 tables" in advance_sentence(double, both)


def test_a_tie_says_the_round_and_the_two_totals(english):
    told = tie_sentence(a_standing(MilitaireSeparation(5, 21, None, 26, 27)), english)
    assert told == "3rd on the count-back: after round 21, 26 against 27"


@pytest.mark.parametrize("criterion", TieBreak)
def test_a_further_criterion_is_named(criterion, both):
    told = tie_sentence(a_standing(MilitaireSeparation(5, None, criterion, 1, 2)), both)
    assert "1" in told
    assert "2" in told


def test_no_tie_needs_no_words(both):
    assert tie_sentence(a_standing(None), both) == ""


def test_the_checksum_says_what_it_is_made_of(english):
    told = checksum_sentence(Checksum(24, 1, 2, 1, 2, (), 23), english)
    assert told == "23 points of 23 (24 tables + 1 perfect round − 2 void tables)"


@pytest.mark.parametrize(
    ("tables", "said"),
    [
        ((), "All results are in."),
        ((3,), "Missing: table 3."),
        ((3, 5), "Missing: tables 3 and 5."),
    ],
)
def test_the_missing_tables_are_named(tables, said, english):
    assert missing_sentence(tables, english) == said
