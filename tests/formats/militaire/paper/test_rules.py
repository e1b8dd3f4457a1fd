"""The regulations say how tonight's evening is played, on one sheet that can be read."""

from dataclasses import replace
from datetime import date

import pytest

from tests.fixtures.papers import smallest_letters
from tests.fixtures.rules_texts import untold
from whist_td.core.contracts import Strain
from whist_td.core.events import Details
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import (
    ForfeitPolicy,
    PenaltyValue,
    Settings,
    TieBreak,
    TrumpPlan,
)
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.words.rules_sheet import militaire_reckoning, militaire_rules
from whist_td.movements.militaire import Direction
from whist_td.paper.layout import PageSize
from whist_td.paper.rules_page import letters_of
from whist_td.words.words import Language, words

EN = words(Language.ENGLISH)
USUAL = Settings()
OTHERS = (
    USUAL,
    replace(USUAL, rounds=1),
    replace(USUAL, trump_plan=TrumpPlan.BY_ROUND, direction=Direction.DESCENDING),
    replace(USUAL, trumps=(Strain.HEARTS,), count_tricks=True),
    replace(USUAL, forfeits=ForfeitPolicy.AVERAGE, tie_breaks=tuple(TieBreak)),
    *(replace(USUAL, penalty=penalty) for penalty in PenaltyValue),
)


def evening(settings: Settings, tables: int) -> MilitaireEvent:
    names = ("Rose", "Jean", "Léa")
    teams = {number: Team(number, "", "Anne", names) for number in range(1, tables + 1)}
    return MilitaireEvent(Details("Soirée", date(2026, 11, 21)), settings, teams=teams)


def told(settings: Settings = USUAL, tables: int = 11, language: Language = Language.ENGLISH):
    text = militaire_rules(evening(settings, tables), words(language))
    return "\n".join(sentence for each in text.sections for sentence in each.sentences)


def test_who_sits_where_at_the_opening_is_said_as_the_regulations_have_it():
    text = told(language=Language.FRENCH)
    assert (
        "le capitaine s’assoit face au tableau marqueur\u00a0; le joueur 1 à sa gauche, le "
        "joueur 2 en face de lui, le joueur 3 à sa droite" in text
    )
    assert "Un conseil, non un règlement\u00a0: le plus petit numéro" in text


@pytest.mark.parametrize(
    ("tables", "said"),
    [
        (11, "In rounds 11 and 21 they advance two tables"),
        (24, "In round 24 they advance two tables"),
        (2, "visitors always play at the other one"),
    ],
)
def test_two_tables_are_advanced_only_where_it_occurs(tables, said):
    assert said in told(tables=tables)
    assert "two tables" not in told(tables=25)
    assert "two tables" not in told(replace(USUAL, rounds=10), tables=11)


def test_a_tie_goes_back_from_the_last_round_but_one():
    assert "In a tie: the total after round 23 decides" in told()
    assert "the total after round 11 decides" in told(replace(USUAL, rounds=12))
    assert "the total after" not in told(replace(USUAL, rounds=1))


def test_the_trumps_are_those_of_the_evening():
    assert "hearts, clubs, diamonds, spades, then over again" in told()
    assert "the same throughout: spades" in told(replace(USUAL, trumps=(Strain.SPADES,)))
    by_round = told(replace(USUAL, trump_plan=TrumpPlan.BY_ROUND))
    assert "The director announces the trump before each round.\n" in by_round


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("tables", [0, 2, 3, 11, 24, 60])
def test_the_sheet_is_one_page_in_letters_of_ten_points(tables, language):
    for settings in OTHERS:
        text = militaire_rules(evening(settings, tables), words(language))
        for size in PageSize:
            assert letters_of(text, size) >= 10, (settings, size)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", PageSize)
def test_nothing_on_the_sheet_is_smaller_than_ten_points(press, size, language):
    sheet = press.printed(press.event_of(11), "rules", size=size, language=language)
    assert smallest_letters(sheet) >= 10


def test_who_sits_where_at_the_opening_is_drawn_below_the_board(press):
    sheet = press.printed(press.event_of(11), "rules", language=Language.ENGLISH)
    drawn = {piece.text: piece for piece in press.pieces(sheet, 0)}
    board, captain = drawn["Scoreboard"], drawn["Captain faces scoreboard"]
    left, opposite, right = (drawn[f"Player {number}"] for number in (1, 2, 3))
    assert board.bottom > opposite.top > left.top > left.bottom > captain.top
    assert left.right < captain.left + (captain.right - captain.left) / 2 < right.left
    assert abs(left.bottom - right.bottom) < 1


@pytest.mark.parametrize("language", Language)
def test_every_sentence_is_told_in_some_evening(language):
    texts = [
        militaire_rules(evening(settings, tables), words(language))
        for settings in OTHERS
        for tables in (2, 11, 24)
    ]
    assert untold("militaire", language, texts, "") == []


@pytest.mark.parametrize("language", Language)
def test_the_reckoning_is_one_page_on_which_every_sentence_is_told_to_somebody(language):
    texts = [militaire_reckoning(evening(chosen, 11), words(language)) for chosen in OTHERS]
    assert untold("militaire_reckoning", language, texts, "") == []
    assert all(letters_of(text, size) >= 10 for text in texts for size in PageSize)
