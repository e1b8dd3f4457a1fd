from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.request_errors import CopiesOfOtherRoundsError, NoCopiesError
from whist_td.formats.whiz.commands import AnnounceWhizRound, SeatRounds
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.movement_views import judged
from whist_td.formats.whiz.views.offers import chosen_merit, copied_rounds, event_offers, offers_for
from whist_td.formats.whiz.views.seating import most_copies
from whist_td.movements.whiz.offers import Merit

NOW = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


@pytest.fixture
def evening() -> WhizEvent:
    empty = WhizEvent(Details("Tournoi", date(2026, 11, 21)), WhizSettings(rounds=5))
    people = [Player(number, f"Player {number}") for number in range(1, 16)]
    return plan.add_players(empty, people).applied_to(empty, NOW)


def test_two_movements_are_offered_and_the_planned_one_is_first(evening):
    first, second = event_offers(evening)
    assert first.rounds == tuple(evening.rounds.values())
    assert (first.merit, second.merit) == (Merit.NEW_FACES, Merit.ONE_STEP)


def test_the_other_movement_can_be_seated(evening):
    other = event_offers(evening)[1]
    seated = SeatRounds(other.rounds).applied_to(evening, NOW)
    assert tuple(seated.rounds.values()) == other.rounds


@pytest.mark.parametrize("players", [6, 8, 9, 10, 15, 21])
def test_tables_share_boards_only_where_the_offer_says_so(players):
    for offer in offers_for(players, WhizSettings(rounds=5)):
        shares = most_copies(offer.rounds) > 1
        assert shares == (offer.merit in {Merit.COPIES, Merit.EVEN_COMPARISON})


def test_nine_who_play_from_copies_meet_nobody_twice_and_all_play_all():
    best, copied, _ = offers_for(9, WhizSettings(rounds=4))
    assert copied.merit is Merit.COPIES
    assert best.facts.repeats > copied.facts.repeats == 0
    assert copied.figures.is_complete


def test_a_choice_of_copies_outlives_another_number_of_rounds():
    empty = WhizEvent(Details("Tournoi", date(2026, 11, 21)), WhizSettings(rounds=4))
    people = [Player(number, f"Player {number}") for number in range(1, 10)]
    evening = plan.add_players(empty, people).applied_to(empty, NOW)
    copied = SeatRounds(event_offers(evening)[1].rounds).applied_to(evening, NOW)
    shorter = plan.change_settings(copied, WhizSettings(rounds=3)).applied_to(copied, NOW)
    assert chosen_merit(shorter) is Merit.COPIES
    assert judged(shorter, shorter.rounds.values()).is_sound


def test_copies_that_are_not_needed_are_refused_with_the_rounds_for_which_they_are():
    with pytest.raises(CopiesOfOtherRoundsError) as refusal:
        copied_rounds(12, 4)
    assert refusal.value.known == (5, 6)
    with pytest.raises(NoCopiesError):
        copied_rounds(40, 5)


def test_for_numbers_without_a_movement_nothing_is_offered():
    assert offers_for(5, WhizSettings(rounds=5)) == ()
    assert offers_for(6, WhizSettings(rounds=30)) == ()


def test_during_play_nothing_else_is_offered(evening):
    assert event_offers(AnnounceWhizRound(1).applied_to(evening, NOW)) == ()


def test_where_somebody_comes_late_nothing_else_is_offered(evening):
    late = replace(evening.players[15], first_round=2)
    assert event_offers(replace(evening, players={**evening.players, 15: late})) == ()
