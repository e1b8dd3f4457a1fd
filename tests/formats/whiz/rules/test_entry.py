from dataclasses import replace
from datetime import UTC, datetime

import pytest

from whist_td.core.errors import NameTooLongError
from whist_td.core.players import (
    LateRoundError,
    NamelessPlayerError,
    Player,
    PlayerNumberError,
    PlayStartedError,
    SameNameError,
    UnknownPlayerError,
    UnseatedPlayerError,
)
from whist_td.formats.whiz.rules.movement import (
    announced,
    with_changed_player,
    with_late_player,
    with_leaver,
    with_order,
    with_players,
    with_returner,
    without_player,
)

LATER = datetime(2026, 11, 21, 20, 45, tzinfo=UTC)


def seated_anew(rounds, sit_out=()):
    """Return rounds in which the players of table 1 sit out, and others besides."""
    return [
        replace(r, seatings=r.seatings[1:], sit_out=(*r.seatings[0].seats, *sit_out))
        for r in rounds
    ]


def test_players_have_numbers_of_their_own(planned):
    with pytest.raises(PlayerNumberError):
        with_players(planned, [Player(15, "Second")])


def test_a_name_stands_once_whatever_its_capitals(planned):
    with pytest.raises(SameNameError) as refusal:
        with_players(planned, [Player(16, "JOUEUR  3")])
    assert (refusal.value.first, refusal.value.second) == (3, 16)


@pytest.mark.parametrize(
    ("number", "name", "error"),
    [
        (16, " ", NamelessPlayerError),
        (0, "Zéro", PlayerNumberError),
        (16, "x" * 81, NameTooLongError),
    ],
)
def test_a_player_has_a_number_and_a_name_that_fits(number, name, error):
    with pytest.raises(error):
        Player(number, name)


def test_another_number_of_players_wants_another_movement(planned):
    assert with_players(planned, [Player(16, "Seizième")]).rounds == {}


def test_the_last_player_takes_the_number_of_one_who_is_taken_off(planned):
    left = without_player(planned, 3)
    assert (len(left.players), left.players[3].name) == (14, "Joueur 15")


def test_numbers_drawn_by_lot_keep_their_seed(planned):
    drawn = with_order(planned, [*range(15, 0, -1)], 42)
    assert (drawn.players[1].name, drawn.progress.draw_seed) == ("Joueur 15", 42)


@pytest.mark.parametrize("order", [[1, 2], [*range(1, 15), 99], [*range(1, 16), 1]])
def test_numbers_are_drawn_among_those_who_are_there(planned, order):
    with pytest.raises(UnknownPlayerError):
        with_order(planned, order, 1)


@pytest.mark.parametrize(
    "change",
    [
        lambda e: with_players(e, [Player(16, "Seizième")]),
        lambda e: without_player(e, 1),
        lambda e: with_order(e, [*range(1, 16)], 1),
    ],
)
def test_numbers_stay_once_round_1_has_been_announced(evening, change):
    with pytest.raises(PlayStartedError):
        change(evening)


def test_a_name_can_be_corrected_at_any_time_and_nothing_else(evening):
    changed = with_changed_player(evening, Player(7, "Berthe", "Gaspé", first_round=4))
    assert changed.players[7] == Player(7, "Berthe", "Gaspé")


def test_somebody_late_joins_the_rounds_to_come_and_nothing_played_changes(evening, rainbow):
    to_come = seated_anew(rainbow(5, first=2), sit_out=[16])
    joined = with_late_player(evening, Player(16, "Tardive"), to_come)
    assert joined.players[16].first_round == 2
    assert joined.rounds[1] is evening.rounds[1]
    assert joined.rounds[2].sit_out == to_come[0].sit_out


def test_a_movement_that_forgets_the_late_player_is_refused(evening, rainbow):
    with pytest.raises(UnseatedPlayerError):
        with_late_player(evening, Player(16, "Tardive"), rainbow(5, first=2))


def test_somebody_who_leaves_keeps_what_he_played(evening):
    left = with_leaver(evening, 1, 1, [])
    assert left.players[1].last_round == 1
    assert list(left.rounds) == [1]
    assert 1 not in left.present(2)


def test_nobody_leaves_before_a_round_that_has_been_announced(evening):
    second = announced(evening, 2, LATER)
    with pytest.raises(LateRoundError):
        with_leaver(second, 1, 1, [])


def test_who_has_left_cannot_leave_again_after_a_round_he_was_not_in(evening, rainbow):
    """Found by the simulator (seed 249): he would have been there in a round without a place."""
    second = rainbow(5, first=2, last=2)[0]
    without_him = replace(
        second, seatings=second.seatings[1:], sit_out=second.seatings[0].seats[1:]
    )
    begun = announced(with_leaver(evening, 1, 1, [without_him]), 2, LATER)
    with pytest.raises(LateRoundError):
        with_leaver(begun, 1, 2, [])


def test_who_was_to_leave_may_stay_after_all(evening, rainbow):
    leaving = with_leaver(evening, 1, 1, [])
    back = with_returner(leaving, 1, rainbow(5, first=2))
    assert back.players == evening.players
