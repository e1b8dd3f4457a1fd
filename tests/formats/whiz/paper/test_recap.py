"""The recapitulation and the page on reckoning: what two people finish a tournament with."""

from dataclasses import replace
from datetime import date
from fractions import Fraction
from itertools import product

import pytest

from tests.fixtures.rules_texts import untold
from whist_td.core.events import Details
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import NOT_PLAYED, BoardPlace, Penalty
from whist_td.formats.whiz.rules.settings import Compare, Ranking, WhizSettings
from whist_td.formats.whiz.rules.standings import standings
from whist_td.formats.whiz.words.rules_sheet import whiz_reckoning
from whist_td.paper.layout import PageSize
from whist_td.paper.rules_page import letters_of
from whist_td.words.words import Language, words

ENGLISH = Language.ENGLISH
THREE_ROUNDS = WhizSettings(rounds=3, boards_per_round=2)


def recap(whiz_press, evening):
    return whiz_press.all_lines(evening, "recap-sheet", language=ENGLISH)


def test_before_play_everybody_has_a_box_for_every_deal_to_play(whiz_press):
    evening = whiz_press.event_of(9, THREE_ROUNDS)
    lines = recap(whiz_press, evening)
    assert lines[0] == "Recapitulation"
    for player in evening.players:
        rounds = (evening.rounds[n].place_of(player) for n in (1, 2, 3))
        deals = [str(deal) for each in rounds for deal in evening.boards_at(each)]
        assert any(" ".join(deals) in line for line in lines)


def test_points_are_in_their_boxes_once_they_are_in(whiz_press):
    evening = whiz_press.played(whiz_press.event_of(9, THREE_ROUNDS), 1)
    lines = recap(whiz_press, evening)
    assert lines[0] == "Recapitulation after round 1"
    north = evening.seating(1, 1).seats[0]
    deals = evening.boards_at(evening.seating(1, 1))
    assert any(f"{deals[0]} 0 {deals[1]} 0" in line for line in lines), north
    assert not any("Final" in line for line in lines)
    assert sum("so far" in line for line in lines) == 9  # which nobody takes for a total


def test_what_a_deal_counts_is_told_only_once_nothing_can_change_it(whiz_press):
    evening = whiz_press.played(whiz_press.event_of(9, THREE_ROUNDS), 2)
    assert all(line == "matchp." for line in recap(whiz_press, evening) if "matchp." in line)
    whole = whiz_press.played(whiz_press.event_of(9, THREE_ROUNDS), 3)
    finished = recap(whiz_press, whole)
    assert any(line.startswith("matchp. ") for line in finished)
    assert not any("so far" in line for line in finished)


@pytest.mark.parametrize("ranking", Ranking)
@pytest.mark.parametrize("compare", Compare)
def test_in_the_end_it_has_the_ranks_of_the_standings(whiz_press, ranking, compare):
    settings = replace(THREE_ROUNDS, ranking=ranking, compare=compare)
    evening = whiz_press.played(whiz_press.event_of(9, settings), 3)
    lines = recap(whiz_press, evening)
    assert lines[0] == "Final recapitulation"
    ranks = [(str(row.player), str(row.rank)) for row in standings(evening, 3)]
    named = [line.split() for line in lines if "Noëlla" in line]
    assert sorted((line[0], line[-1]) for line in named) == sorted(ranks)


def test_penalties_are_told_below(whiz_press):
    evening = whiz_press.played(whiz_press.event_of(9, THREE_ROUNDS), 2)
    penalties = {1: Penalty(4, 1, Fraction(10), "late")}
    lines = recap(whiz_press, replace(evening, penalties=penalties))
    assert "Penalties: 4 Noëlla 4 10 % of one deal, “late”" in lines


def test_a_lost_traveller_is_printed_again_with_what_is_on_it(whiz_press):
    evening = whiz_press.played(whiz_press.event_of(9, THREE_ROUNDS), 1)
    lines = whiz_press.all_lines(evening, "travellers", language=ENGLISH)
    north, east, south = evening.seating(1, 1).seats
    assert any(f"1 1 {north} {east} {south} 10H S = 0 0 20" in line for line in lines)


def test_a_traveller_has_columns_for_what_a_hand_counts(whiz_press):
    def heads(**settings):
        evening = whiz_press.event_of(9, replace(THREE_ROUNDS, **settings))
        return " ".join(whiz_press.all_lines(evening, "travellers", language=ENGLISH))

    assert "Net" not in heads()
    assert "Matchp." in heads()
    assert "Net" in heads(compare=Compare.NET)
    assert "Matchp." in heads(compare=Compare.NET)
    assert "Deviation" in heads(ranking=Ranking.DATUM)
    assert "Matchp." not in heads(ranking=Ranking.TOTAL)


ALL = [
    WhizSettings(compare=compare, ranking=ranking, cap=cap)
    for compare, ranking, cap in product(Compare, Ranking, (None, 40))
]


def reckoned(settings, language):
    evening = WhizEvent(Details("Tournoi", date(2026, 11, 21)), settings)
    return whiz_reckoning(evening, words(language))


@pytest.mark.parametrize("language", Language)
def test_every_sentence_on_reckoning_is_told_in_some_tournament(language):
    texts = [reckoned(chosen, language) for chosen in ALL]
    assert untold("whiz_reckoning", language, texts, "") == []


@pytest.mark.parametrize("language", Language)
def test_the_reckoning_is_one_page_in_letters_of_ten_points(language):
    for chosen, size in product(ALL, PageSize):
        assert letters_of(reckoned(chosen, language), size) >= 10


def test_the_reckoning_knows_how_often_each_deal_is_to_be_played(whiz_press):
    evening = whiz_press.event_of(15, WhizSettings(rounds=5))
    text = " ".join(whiz_press.all_lines(evening, "reckoning", language=ENGLISH))
    assert "N is 5 and the top 8" in text


@pytest.fixture
def wrong_board(whiz_press):
    """Table 1 played deal 5 in the place of its first in round 1; table 2 changed two hands."""
    whole = whiz_press.played(whiz_press.event_of(9, THREE_ROUNDS), 1)
    places = sorted(whole.results)
    skipped, swapped = places[0], next(place for place in places if place.table == 2)
    there = whole.results[skipped]
    north, east, south = whole.results[swapped].seats
    results = {
        **whole.results,
        skipped: replace(there, outcome=NOT_PLAYED),
        BoardPlace(1, 1, 5): there,
        swapped: replace(whole.results[swapped], seats=(east, north, south)),
    }
    return replace(whole, results=results)


def test_a_wrong_board_stands_marked_on_the_traveller_of_the_board_that_was_played(
    whiz_press, wrong_board
):
    lines = whiz_press.all_lines(wrong_board, "travellers", language=ENGLISH)
    marked = [lines[at - 1] for at, line in enumerate(lines) if line == "planned"]
    assert sorted(marked) == sorted(
        line for line in lines if any(line.startswith(each) for each in _otherwise(wrong_board))
    )
    assert len(marked) == 2


def _otherwise(evening):
    """How the lines begin of what was not planned, as a director would read them."""
    north, east, south = evening.seating(1, 1).seats
    yield f"1 1 {north} {east} {south} 10H S = 0 0 20"
    swapped = next(place for place in sorted(evening.results) if place.table == 2)
    yield "1 2 " + " ".join(map(str, evening.results[swapped].seats)) + " 9NT"


def test_results_deal_by_deal_mark_what_was_played_elsewhere_than_planned(whiz_press, wrong_board):
    lines = whiz_press.all_lines(wrong_board, "board-sheets", language=ENGLISH)
    assert sum(line.startswith(("1 1* 10H S =", "1 2* 9NT")) for line in lines) == 2
    assert sum(line.startswith("* Other people or another deal") for line in lines) == 2


def test_the_boxes_of_the_recapitulation_add_up_to_the_totals_after_a_wrong_board(
    whiz_press, wrong_board
):
    lines = recap(whiz_press, wrong_board)
    boxes = [line for line in lines if line.startswith("points 5* ")]
    assert sorted(boxes) == [
        "points 5* 0 4 0 1 2 5 6 so far 0",
        "points 5* 0 4 0 1 2 5 6 so far 0",
        "points 5* 20 4 22 5 6 1 2 so far 42",
    ]
    assert "not planned for this player" in " ".join(lines)
