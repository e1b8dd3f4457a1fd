from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction

import pytest

from whist_td.core.contracts import Rule, SeatChange
from whist_td.core.errors import UnknownTableError
from whist_td.core.players import UnknownPlayerError
from whist_td.formats.whiz.rules.errors import (
    BoardElsewhereError,
    BoardPlayedAlreadyError,
    NoBoardResultError,
    OtherPlayersError,
    SitsOutError,
    UnknownBoardError,
    UnknownPenaltyError,
    UnknownWhizRoundError,
    WhizNotStartedError,
    WhizRoundIncompleteError,
    WhizRoundNotAnnouncedError,
    WhizRoundsError,
    WhizSettingFixedError,
)
from whist_td.formats.whiz.rules.movement import announced, with_rounds
from whist_td.formats.whiz.rules.play import (
    as_it_happened,
    finished,
    with_check,
    with_penalty,
    with_result,
    with_results,
    with_settings,
    without_penalty,
    without_result,
)
from whist_td.formats.whiz.rules.results import BoardPlace, Penalty
from whist_td.formats.whiz.rules.settings import Compare

LATER = datetime(2026, 11, 21, 20, 45, tzinfo=UTC)
PLACE = BoardPlace(1, 1, 1)


@pytest.fixture
def sitting_out(planned, rainbow):
    """Round 1 is in play and players 1, 6 and 11 sit out."""
    rounds = [replace(r, seatings=r.seatings[1:], sit_out=r.seatings[0].seats) for r in rainbow(5)]
    return announced(with_rounds(planned, rounds), 1, LATER)


@pytest.fixture
def complete(evening, result):
    """Round 1 has been played whole and all passed."""
    seats = {seating.table: seating.seats for seating in evening.rounds[1].seatings}
    return with_results(
        evening, {place: result("pass", seats[place.table]) for place in evening.places(1)}
    )


def test_a_result_is_entered_and_corrected(evening, result):
    entered = with_result(evening, PLACE, result("10H S +1"))
    corrected = with_result(entered, PLACE, result("10H S ="))
    assert corrected.results == {PLACE: result("10H S =")}
    assert BoardPlace(1, 1, 2) in corrected.missing(1)
    assert PLACE not in corrected.missing(1)


@pytest.mark.parametrize(
    ("place", "error"),
    [
        pytest.param(BoardPlace(6, 1, 1), UnknownWhizRoundError, id="no such round"),
        pytest.param(BoardPlace(2, 1, 4), WhizRoundNotAnnouncedError, id="round to come"),
        pytest.param(BoardPlace(1, 6, 1), UnknownTableError, id="no such table"),
        pytest.param(BoardPlace(1, 1, 16), UnknownBoardError, id="no such board"),
        pytest.param(BoardPlace(1, 1, 4), BoardElsewhereError, id="a board of table 2"),
    ],
)
def test_a_result_has_its_place(evening, result, place, error):
    with pytest.raises(error):
        with_result(evening, place, result("pass"))


def test_a_board_elsewhere_is_refused_with_the_table_where_it_lies(evening, result):
    with pytest.raises(BoardElsewhereError) as refusal:
        with_result(evening, BoardPlace(1, 1, 5), result("pass"))
    assert (refusal.value.elsewhere, refusal.value.here) == ((2,), (1, 2, 3))


@pytest.mark.parametrize(
    ("seats", "error"),
    [
        pytest.param((1, 6, 99), UnknownPlayerError, id="nobody has the number"),
        pytest.param((6, 1, 11), OtherPlayersError, id="in each other's seats"),
        pytest.param((2, 6, 11), OtherPlayersError, id="somebody of another table"),
    ],
)
def test_a_result_belongs_to_those_who_sit_there(evening, result, seats, error):
    with pytest.raises(error):
        with_result(evening, PLACE, result("pass", seats))


def test_a_result_for_a_player_who_sits_out_is_refused(sitting_out, result):
    with pytest.raises(SitsOutError) as refusal:
        with_result(sitting_out, BoardPlace(1, 2, 4), result("pass", (1, 7, 12)))
    assert refusal.value.player == 1


def test_many_results_are_entered_all_or_none(evening, result):
    with pytest.raises(BoardElsewhereError):
        with_results(evening, {PLACE: result("pass"), BoardPlace(1, 1, 4): result("pass")})


def test_players_in_each_others_seats_are_recorded_by_the_hands_they_held(evening, result):
    swapped = as_it_happened(evening, {PLACE: result("10H N =", (6, 1, 11))})
    assert swapped.results[PLACE].seats == (6, 1, 11)
    again = with_result(swapped, PLACE, result("10H N +1", (6, 1, 11)))
    assert again.results[PLACE].outcome.tricks == 11


def test_a_wrong_board_moves_its_result_in_one_step(evening, result):
    entered = with_result(evening, PLACE, result("10H S ="))
    wrong = BoardPlace(1, 1, 4)
    moved = as_it_happened(entered, {wrong: result("10H S =")}, [PLACE])
    assert list(moved.results) == [wrong]


def test_somebody_who_sits_out_may_really_have_played(sitting_out, result):
    place = BoardPlace(1, 2, 4)
    stood_in = as_it_happened(sitting_out, {place: result("pass", (1, 7, 12))})
    assert stood_in.results[place].seats == (1, 7, 12)


def test_nobody_has_a_board_twice(evening, result):
    wrong = as_it_happened(evening, {BoardPlace(1, 1, 4): result("pass")})
    second = announced(wrong, 2, LATER)
    seats = second.seating(2, 1).seats
    with pytest.raises(BoardPlayedAlreadyError) as refusal:
        with_result(second, BoardPlace(2, 1, 4), result("pass", seats))
    assert (refusal.value.player, refusal.value.round, refusal.value.table) == (1, 1, 1)


def test_a_board_that_one_has_played_can_be_adjusted_for_the_others(evening, result):
    wrong = as_it_happened(evening, {BoardPlace(1, 1, 4): result("pass")})
    second = announced(wrong, 2, LATER)
    adjusted = result("ADJ - 60 60 North had played it", second.seating(2, 1).seats)
    assert BoardPlace(2, 1, 4) in with_result(second, BoardPlace(2, 1, 4), adjusted).results


def test_a_result_can_be_taken_away_but_only_where_there_is_one(complete):
    cleared = without_result(complete, PLACE)
    assert cleared.missing(1) == (PLACE,)
    with pytest.raises(NoBoardResultError):
        without_result(cleared, PLACE)


def test_a_second_pass_holds_until_a_result_of_the_round_changes(complete, result):
    checked = with_check(complete, 1, LATER)
    assert checked.rounds[1].checked_at == LATER
    assert with_result(checked, PLACE, result("10H S =")).rounds[1].checked_at is None
    assert without_result(checked, PLACE).rounds[1].checked_at is None


def test_a_second_pass_wants_every_board(evening):
    with pytest.raises(WhizRoundIncompleteError):
        with_check(evening, 1, LATER)


def test_penalties_are_given_and_taken_back(evening):
    fined = with_penalty(evening, Penalty(6, 1, Fraction(10), "late"))
    assert fined.penalties[1].player == 6
    assert without_penalty(fined, 1) == evening
    with pytest.raises(UnknownPenaltyError):
        without_penalty(fined, 2)


@pytest.mark.parametrize(
    "change",
    [
        {"compare": Compare.NET},
        {"rule": Rule.EXACT},
        {"boards_per_round": 4},
        {"domy_cards": 9},
        {"seat_change": SeatChange.DECLARER_MOVES},
    ],
)
def test_what_play_depends_on_is_fixed_once_it_has_begun(planned, evening, change):
    with_settings(planned, replace(planned.settings, **change))
    with pytest.raises(WhizSettingFixedError) as refusal:
        with_settings(evening, replace(evening.settings, **change))
    assert refusal.value.setting in change


def test_a_tournament_can_be_shortened_to_what_has_been_announced(evening):
    shorter = with_settings(evening, replace(evening.settings, rounds=2))
    assert list(shorter.rounds) == [1, 2]
    with pytest.raises(WhizRoundsError):
        with_settings(announced(shorter, 2, LATER), replace(evening.settings, rounds=1))


def test_a_tournament_ends_once_it_has_begun(planned, evening):
    assert finished(evening).progress.finished
    with pytest.raises(WhizNotStartedError):
        finished(planned)
