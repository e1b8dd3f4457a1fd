from dataclasses import replace
from fractions import Fraction

import pytest

from whist_td.core.contracts import Hand
from whist_td.formats.whiz.rules.consequences import Consequence, Effect
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizSeparation, WhizStanding, WhizTieBreak
from whist_td.formats.whiz.views.seating import quality_of, seated_rounds
from whist_td.formats.whiz.words.deals import consequence_sentence
from whist_td.formats.whiz.words.labels import (
    percent_words,
    score_words,
    tie_sentence,
    ties_sentence,
    whiz_label,
)
from whist_td.formats.whiz.words.quality import quality_sentences
from whist_td.formats.whiz.words.standings import whiz_listing
from whist_td.movements.verify_whiz.faults import WhizFault, WhizFaultKind
from whist_td.words.listings import Media
from whist_td.words.movement_messages import fault_sentence

TIED = WhizStanding(
    rank=2,
    player=7,
    name="Joueur 7",
    score=Fraction(175, 3),
    percent=Fraction(175, 3),
    boards=20,
    points=184,
    full_boards=3,
    penalty=Fraction(0),
    separation=WhizSeparation(4, WhizTieBreak.POINTS, 184, 190),
)


@pytest.mark.parametrize("kind", WhizFaultKind)
def test_every_fault_of_a_movement_is_a_sentence(kind, english, french):
    said = fault_sentence(WhizFault(kind, 3, 2, 4, (5, 6)), english)
    assert said.endswith(".")
    assert said != fault_sentence(WhizFault(kind, 3, 2, 4, (5, 6)), french)


@pytest.mark.parametrize("effect", Effect)
def test_every_consequence_is_a_sentence(effect, english, french):
    place = BoardPlace(2, 3, 7)
    consequence = Consequence(5, effect, place, Hand.EAST, Hand.NORTH, 4)
    said = consequence_sentence(consequence, english)
    assert said.endswith(".")
    assert said != consequence_sentence(consequence, french)


@pytest.mark.parametrize("players", [6, 7, 8, 9, 13, 14, 15])
def test_the_quality_of_a_movement_is_told_in_whole_sentences(players, english, french):
    quality = quality_of(seated_rounds(players, 5), players)
    said = quality_sentences(quality, english)
    assert all(sentence.endswith(".") for sentence in said)
    assert len(set(said) & set(quality_sentences(quality, french))) == 0


def test_a_movement_without_rounds_has_no_quality_to_tell(english):
    assert quality_sentences(quality_of((), 15), english) == ()


def test_a_perfect_movement_is_told_so(english):
    said = quality_sentences(quality_of(seated_rounds(15, 5), 15), english)
    assert said[:3] == (
        "No two people meet twice.",
        "Everybody plays all the deals.",
        "Nobody sits out.",
    )


def test_a_tie_says_what_broke_it(english, french):
    assert tie_sentence(TIED, english) == "2nd by total points: 184 against 190"
    assert tie_sentence(TIED, french).startswith("2e au départage, total des points")


def test_percentages_have_two_places_and_the_comma_of_the_language(english, french):
    assert percent_words(TIED, english) == "58.33 %"
    assert percent_words(TIED, french) == "58,33\u00a0%"


def test_a_deviation_has_its_sign(french):
    assert score_words(TIED, Ranking.DATUM, french) == "+58,33"


@pytest.mark.parametrize("thing", [*Hand, *WhizTieBreak, *Ranking])
def test_everything_chosen_has_a_name_in_both_languages(thing, english, french):
    assert whiz_label(thing, english)
    assert whiz_label(thing, french)


def test_why_players_rank_apart_is_told_only_where_scores_read_alike(english):
    alone = replace(TIED, separation=None)
    assert ties_sentence((alone,), Ranking.MATCHPOINTS, english) == ""
    told = ties_sentence((alone, TIED), Ranking.MATCHPOINTS, english)
    assert told == "If scores are equal, the total of points decides."


def test_scores_that_only_read_alike_are_told_so(english):
    less = Fraction(175, 3) - Fraction(1, 10_000)
    above = replace(TIED, rank=1, separation=None)
    below = replace(TIED, score=less, percent=less, separation=None)
    told = ties_sentence((above, below), Ranking.MATCHPOINTS, english)
    assert told == "Scores that look equal differ beyond the second decimal."


def test_a_shared_rank_is_remarked(english):
    first = replace(TIED, separation=None)
    second = replace(first, player=8)

    def remarks(*rows):
        shown = whiz_listing(rows, Ranking.MATCHPOINTS, english)
        return [cells[-1].text for cells in shown.lines(Media.SCREEN)]

    assert remarks(first, second) == ["Tied: nothing separates them"] * 2
    assert remarks(first) == [""]
