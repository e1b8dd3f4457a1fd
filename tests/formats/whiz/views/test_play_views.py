"""What the evening of a Whiz tournament shows: rounds, travellers, and what comes next."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.requests import Next, next_step, open_rounds
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent
from whist_td.formats.whiz.rules.movement import announced, with_players, with_rounds
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.play import as_it_happened, finished, with_results
from whist_td.formats.whiz.rules.results import PASSED, BoardPlace, BoardResult
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.entry import (
    ClaimNotationError,
    outcome_and_claim,
    reading_of,
    typed_again,
)
from whist_td.formats.whiz.views.play_views import (
    BoardsMove,
    board_cell,
    boards_move,
    table_boards,
    traveller,
    whiz_round,
)

MOVEMENT = (
    (((1, 6, 8, 5), (4, 7, 4, 2), (3, 10, 3, 9)), 1),
    (((2, 4, 9, 6), (4, 8, 5, 3), (1, 10, 1, 7)), 2),
    (((3, 5, 7, 4), (4, 9, 6, 1), (2, 10, 2, 8)), 3),
)
"""Of each round, the boards and the people table by table, and who sits out."""
START = datetime(2026, 11, 21, 20, 5, tzinfo=UTC)


def seated(number, tables, *sit_out):
    seatings = tuple(Seating(table, *told) for table, told in enumerate(tables, start=1))
    return SeatedRound(number, seatings, sit_out)


@pytest.fixture
def ready():
    """Ten players, three rounds of two deals; somebody sits out in each."""
    players = [Player(number, f"Player {number}") for number in range(1, 11)]
    settings = WhizSettings(rounds=3, boards_per_round=2)
    evening = WhizEvent(Details("Whiz", date(2026, 11, 21)), settings)
    rounds = (seated(number, *told) for number, told in enumerate(MOVEMENT, start=1))
    return with_rounds(with_players(evening, players), rounds)


@pytest.fixture
def evening(ready):
    return announced(ready, 1, START)


def passed(evening, number):
    seats = {p: evening.seating(number, p.table).seats for p in evening.places(number)}
    return with_results(evening, {p: BoardResult(s, PASSED) for p, s in seats.items()})


def test_a_round_is_told_table_by_table_with_who_sits_out(evening):
    view = whiz_round(evening, 1)
    assert [table.table for table in view.tables] == [1, 2, 3]
    assert [len(table.cells) for table in view.tables] == [2, 2, 2]
    assert (view.sit_out, view.sit_out_names) == ((1,), ("Player 1",))


def test_a_deal_that_is_missing_has_no_result_and_no_points(evening):
    cell = whiz_round(evening, 1).tables[0].cells[0]
    assert (cell.result, cell.points, cell.as_planned) == (None, None, True)


def test_who_really_sat_there_is_told_and_that_it_was_not_planned(evening):
    place = evening.places(1)[0]
    north, east, south = evening.seating(1, place.table).seats
    swapped = BoardResult((east, north, south), PASSED)
    cell = board_cell(as_it_happened(evening, {place: swapped}), place)
    assert cell.seats == (east, north, south)
    assert not cell.as_planned


def test_a_deal_of_another_table_stands_after_the_planned_ones(evening):
    seats = evening.seating(1, 1).seats
    here = evening.boards_at(evening.seating(1, 1))
    wrong = next(board for board in range(1, evening.boards + 1) if board not in here)
    happened = as_it_happened(evening, {BoardPlace(1, 1, wrong): BoardResult(seats, PASSED)})
    boards = [cell.place.board for cell in table_boards(happened, 1, 1).cells]
    assert boards == [*here, wrong]


def test_other_points_on_the_traveller_are_flagged(evening):
    place = evening.places(1)[0]
    seats = evening.seating(1, place.table).seats
    made = outcome_of("10H S +1", Notation.ENGLISH)
    for claimed, differs in (((0, 0, 22), False), ((0, 0, 11), True), (None, False)):
        told = with_results(evening, {place: BoardResult(seats, made, claimed)})
        assert board_cell(told, place).claim_differs is differs


def test_a_traveller_has_a_line_for_every_round_and_table_that_plays_the_deal(evening):
    lines = traveller(evening, 1)
    assert [line.place.round for line in lines] == sorted(line.place.round for line in lines)
    assert all(line.place.board == 1 for line in lines)
    assert [line.is_begun for line in lines] == [line.place.round == 1 for line in lines]


def test_the_deals_of_a_rainbow_move_to_the_next_lower_table(ready):
    people = ((1, 4, 7), (2, 5, 8), (3, 6, 9))
    sets = ((1, 2, 3), (2, 3, 1), (2, 3, 1))
    rounds = {
        number: seated(number, [(boards, *trio) for boards, trio in zip(each, people, strict=True)])
        for number, each in enumerate(sets, start=1)
    }
    moves = [boards_move(replace(ready, rounds=rounds), number) for number in (1, 2, 3)]
    assert moves == [BoardsMove.FIRST, BoardsMove.LOWER, BoardsMove.BY_CARDS]


def test_what_comes_next_waits_for_what_is_missing(ready, evening):
    assert next_step(ready).round == 1
    step = next_step(evening)
    assert (step.what, step.round, len(step.missing)) == (Next.BEGIN, 2, 6)
    assert next_step(passed(evening, 1)).missing == ()


def test_after_the_last_round_comes_the_end_and_then_the_results(evening):
    for number in (2, 3):
        evening = announced(evening, number, START)
    assert next_step(evening).what is Next.FINISH
    assert next_step(finished(evening)).what is Next.RESULTS


def test_an_earlier_round_that_lacks_deals_is_not_forgotten(evening):
    later = announced(evening, 2, START)
    assert [(number, len(missing)) for number, missing in open_rounds(later)] == [(1, 6)]
    assert open_rounds(passed(later, 1)) == []


def test_a_text_is_read_for_those_who_hold_the_hands(evening):
    place = evening.places(1)[0]
    reading = reading_of(evening, place, "10H S +1 / 0 0 11", Notation.ENGLISH)
    assert reading.points == (0, 0, 22)
    assert reading.result.seats == evening.seating(1, place.table).seats
    assert len(reading.remarks) == 1


@pytest.mark.parametrize(
    "text", ["10H S = / 0 0", "10H S = / a b c", "10H S = /", "pass / 1 2 3 4"]
)
def test_a_claim_has_three_whole_numbers(text):
    with pytest.raises(ClaimNotationError):
        outcome_and_claim(text, Notation.ENGLISH)


def test_the_strokes_of_an_adjusted_score_are_its_fractions():
    outcome, claimed = outcome_and_claim("AJ 100/3 50 50 trop tard", Notation.FRENCH)
    assert (outcome.north * 3, outcome.reason, claimed) == (100, "trop tard", None)


@pytest.mark.parametrize(
    "text", ["10C S +1 / 0 0 22", "9SA E -2", "passe", "NJ", "AJ 60 - 40 bruit"]
)
def test_what_stands_is_written_so_that_it_can_be_typed_again(text):
    outcome, claimed = outcome_and_claim(text, Notation.FRENCH)
    assert typed_again(BoardResult((1, 2, 3), outcome, claimed), Notation.FRENCH) == text
