from dataclasses import replace
from datetime import UTC, datetime

import pytest

from whist_td.core.players import (
    AbsentPlayerError,
    Player,
    RoundNotSeatedError,
    RoundSequenceError,
    SeatedTwiceError,
    TableNumberError,
    TooFewPlayersError,
    UnseatedPlayerError,
)
from whist_td.formats.whiz.rules.errors import (
    BoardsAgainError,
    BoardSetError,
    UnknownWhizRoundError,
    WhizFinishedError,
    WhizRoundAnnouncedError,
    WhizRoundIncompleteError,
    WhizRoundNotAnnouncedError,
)
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent
from whist_td.formats.whiz.rules.movement import announced, check_closed, with_players, with_rounds
from whist_td.formats.whiz.rules.play import finished, with_results

LATER = datetime(2026, 11, 21, 20, 45, tzinfo=UTC)


def changed(rounds, at, **fields):
    """Return the first of some rounds with one table changed."""
    first = rounds[0]
    seatings = tuple(
        replace(seating, **fields) if seating.table == at else seating for seating in first.seatings
    )
    return [replace(first, seatings=seatings)]


def test_a_movement_seats_everybody_and_brings_out_the_boards(planned):
    assert planned.boards == 15
    assert planned.boards_at(planned.seating(1, 2)) == (4, 5, 6)
    assert planned.seated(2).tables_with(1) == (5,)


def test_rounds_are_announced_one_after_the_other(evening):
    second = announced(evening, 2, LATER)
    assert (second.last_announced, second.rounds[2].announced_at) == (2, LATER)
    with pytest.raises(WhizRoundAnnouncedError):
        announced(second, 2, LATER)
    with pytest.raises(WhizRoundNotAnnouncedError):
        announced(second, 4, LATER)


def test_five_players_cannot_play(details):
    five = with_players(WhizEvent(details), [Player(n, f"Joueur {n}") for n in range(1, 6)])
    with pytest.raises(TooFewPlayersError):
        announced(five, 1, LATER)


def test_a_round_wants_its_seats_before_it_is_announced(planned):
    with pytest.raises(RoundNotSeatedError):
        announced(replace(planned, rounds={}), 1, LATER)


def test_nothing_is_announced_after_the_end(evening):
    with pytest.raises(WhizFinishedError):
        announced(finished(evening), 2, LATER)


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"table": 1}, TableNumberError),
        ({"table": 0}, TableNumberError),
        ({"board_set": 0}, BoardSetError),
        ({"north": 99}, AbsentPlayerError),
    ],
)
def test_a_table_that_breaks_a_rule_is_refused(planned, rainbow, fields, error):
    with pytest.raises(error):
        with_rounds(planned, changed(rainbow(5), 2, **fields))


def test_nobody_sits_twice_in_a_round():
    with pytest.raises(SeatedTwiceError):
        SeatedRound(1, (Seating(1, 1, 1, 2, 3),), sit_out=(3,))


def test_everybody_has_a_place_or_sits_out(planned, rainbow):
    (first, *_) = rainbow(5)
    with pytest.raises(UnseatedPlayerError):
        with_rounds(planned, [replace(first, seatings=first.seatings[1:])])


def test_nobody_meets_a_set_of_boards_twice(planned, rainbow):
    (first, *_) = rainbow(5)
    with pytest.raises(BoardsAgainError) as refusal:
        with_rounds(planned, [first, replace(first, number=2)])
    assert (refusal.value.round, refusal.value.earlier) == (2, 1)


def test_what_has_been_played_counts_when_the_rest_is_seated_anew(evening, rainbow):
    (first, *_) = rainbow(5)
    with pytest.raises(BoardsAgainError):
        with_rounds(evening, [replace(first, number=2)])


def test_the_rounds_to_come_follow_those_announced(evening, rainbow):
    with pytest.raises(RoundSequenceError):
        with_rounds(evening, rainbow(5, first=3))


def test_a_movement_has_no_more_rounds_than_the_tournament(planned, rainbow):
    with pytest.raises(UnknownWhizRoundError):
        with_rounds(planned, rainbow(5) + rainbow(5, 6, 6))


def test_a_round_closes_when_every_table_has_every_board_in(evening, result):
    seated = evening.rounds[1].seatings
    results = {place: result("pass", seated[place.table - 1].seats) for place in evening.places(1)}
    check_closed(with_results(evening, results), 1)
    results.popitem()
    with pytest.raises(WhizRoundIncompleteError) as refusal:
        check_closed(with_results(evening, results), 1)
    assert refusal.value.tables == (5,)
