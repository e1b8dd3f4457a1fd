"""The rules of Whiz are those of the tournament, on one sheet that can be read."""

from dataclasses import replace
from datetime import date
from itertools import product

import pytest

from tests.fixtures.papers import smallest_letters
from tests.fixtures.rules_texts import untold
from whist_td.core.contracts import Rule, SeatChange
from whist_td.core.events import Details
from whist_td.formats.whiz.paper import PAPERS
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import Compare, Ranking, WhizSettings
from whist_td.formats.whiz.words.rules_sheet import whiz_rules
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import render
from whist_td.paper.rules_page import letters_of
from whist_td.words.words import Language, words

USUAL = WhizSettings()


def evening(settings: WhizSettings) -> WhizEvent:
    return WhizEvent(Details("Tournoi", date(2026, 11, 21)), settings)


def told(settings: WhizSettings, language: Language = Language.ENGLISH) -> str:
    text = whiz_rules(evening(settings), words(language))
    return "\n".join(sentence for each in text.sections for sentence in each.sentences)


def figures(settings: WhizSettings) -> dict[str, tuple[str, ...]]:
    values = whiz_rules(evening(settings), words(Language.ENGLISH)).values
    return {line.what: line.figures for line in values.lines} if values else {}


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (USUAL, "all 13 cards of the Domy are turned up"),
        (replace(USUAL, domy_cards=9), "9 cards of the Domy’s 13 are turned up"),
        (replace(USUAL, domy_cards=1), "1 card of the Domy’s 13"),
        (replace(USUAL, domy_cards=0), "stay hidden until the lead"),
        (USUAL, "The player opposite the declarer changes places with the Domy"),
        (
            replace(USUAL, seat_change=SeatChange.DECLARER_MOVES),
            "The declarer changes places with the player opposite the Domy",
        ),
        (replace(USUAL, rule=Rule.EXACT), "one more is penalised like one fewer"),
        (replace(USUAL, compare=Compare.NET), "your net points"),
    ],
)
def test_what_the_event_has_chosen_is_what_is_said(settings, said):
    assert said in told(settings)


def test_the_points_are_those_of_the_source():
    points = figures(USUAL)
    assert points["Each trick promised"] == ("1", "2", "4")
    assert points["Each trick over"] == ("2", "4", "8")
    assert points["Bonus for the risk"] == ("–", "10", "20")
    assert points["Each trick short, to each opponent"] == ("5", "10", "20")


def test_a_trick_over_is_no_gain_where_the_exact_number_is_played():
    points = figures(replace(USUAL, rule=Rule.EXACT))
    assert "Each trick over" not in points
    assert points["Each trick short or over, to each opponent"] == ("5", "10", "20")


ALL = [
    WhizSettings(rule=rule, compare=compare, ranking=ranking, seat_change=change, domy_cards=cards)
    for rule, compare, ranking, change in product(Rule, Compare, Ranking, SeatChange)
    for cards in (0, 9, 13)
]


@pytest.mark.parametrize("language", Language)
def test_the_sheet_is_one_page_in_letters_of_ten_points(language):
    for chosen in ALL:
        text = whiz_rules(evening(chosen), words(language))
        for size in PageSize:
            assert letters_of(text, size) >= 10


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", PageSize)
def test_nothing_on_the_sheet_is_smaller_than_ten_points(language, size):
    for rule in Rule:
        of = PAPERS.of(evening(replace(USUAL, rule=rule)), None)
        assert smallest_letters(render([PAPERS.named("rules")], of, size, words(language))) >= 10


@pytest.mark.parametrize("language", Language)
def test_every_sentence_is_told_in_some_tournament(language):
    texts = [whiz_rules(evening(chosen), words(language)) for chosen in ALL]
    assert untold("whiz", language, texts, "not tournament") == []
