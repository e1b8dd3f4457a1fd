from datetime import UTC, date, datetime

import pytest

from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.whiz.commands import AnnounceWhizRound, SeatRounds
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.edits import exchanged
from whist_td.formats.whiz.views.movement_views import possible_exchanges
from whist_td.formats.whiz.views.planning import gives_up_own, is_own

NOW = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


@pytest.fixture
def evening() -> WhizEvent:
    empty = WhizEvent(Details("Tournoi", date(2026, 11, 21)), WhizSettings(rounds=5))
    people = [Player(number, f"Player {number}") for number in range(1, 13)]
    return plan.add_players(empty, people).applied_to(empty, NOW)


@pytest.fixture
def own(evening) -> WhizEvent:
    """Return an evening in which two people have changed places by hand."""
    other = possible_exchanges(evening, 1, 1)[0]
    rounds = exchanged(evening.rounds.values(), 1, 1, other)
    return SeatRounds(rounds).applied_to(evening, NOW)


def test_a_movement_of_the_library_is_nobodys_own(evening):
    assert not is_own(evening)


def test_a_movement_changed_by_hand_is_the_directors_own(own):
    assert is_own(own)


def test_another_player_would_take_his_own_movement_from_the_director(evening, own):
    late = [Player(13, "Player 13")]
    assert gives_up_own(own, plan.add_players(own, late))
    assert gives_up_own(own, plan.remove_player(own, 3))
    assert not gives_up_own(evening, plan.add_players(evening, late))


def test_new_numbers_leave_the_directors_own_movement(own):
    drawn = plan.order_players(own, tuple(range(12, 0, -1)), 7).applied_to(own, NOW)
    assert drawn.rounds == own.rounds


def test_fewer_rounds_cut_the_directors_own_movement_and_more_come_after_it(own):
    shorter = plan.change_settings(own, WhizSettings(rounds=4)).applied_to(own, NOW)
    assert [shorter.rounds[n] for n in range(1, 5)] == [own.rounds[n] for n in range(1, 5)]
    longer = plan.change_settings(own, WhizSettings(rounds=6)).applied_to(own, NOW)
    assert [longer.rounds[n] for n in range(1, 6)] == [own.rounds[n] for n in range(1, 6)]


def test_once_play_has_begun_there_is_nothing_to_lose(own):
    assert not is_own(AnnounceWhizRound(1).applied_to(own, NOW))
