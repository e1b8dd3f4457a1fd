from datetime import UTC, date, datetime

from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.whiz.commands import AnnounceWhizRound
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.movement_views import (
    event_forecast,
    judged,
    possible_exchanges,
    possible_tables,
)
from whist_td.formats.whiz.views.rebuilding import acquaintance, cost_of

ROUNDS = (
    SeatedRound(1, (Seating(1, 1, 1, 2, 3), Seating(2, 2, 4, 5, 6))),
    SeatedRound(2, (Seating(1, 2, 1, 2, 3), Seating(2, 1, 4, 5, 6))),
)

NOW = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


def of_players(count: int, played: int = 0) -> WhizEvent:
    evening = WhizEvent(Details("Tournoi", date(2026, 11, 21)), WhizSettings(rounds=5))
    players = [Player(number, f"Player {number}") for number in range(1, count + 1)]
    evening = plan.add_players(evening, players).applied_to(evening, NOW)
    for number in range(1, played + 1):
        evening = AnnounceWhizRound(number, despite_missing=True).applied_to(evening, NOW)
    return evening


def test_people_meet_in_the_rounds_they_share_a_table():
    known = acquaintance(ROUNDS)
    assert known.meetings(3, 1) == (1, 2)
    assert known.meetings(1, 4) == ()


def test_people_are_compared_on_the_sets_they_held_in_the_same_hand():
    known = acquaintance(ROUNDS)
    assert known.comparisons(4, 1) == (1, 2)
    assert known.comparisons(1, 5) == ()


def test_the_verifier_counts_the_same():
    evening = of_players(14)
    known = acquaintance(evening.rounds.values())
    figures = judged(evening, evening.rounds.values()).figures
    assert figures is not None
    assert dict(figures.meetings).get(1, 0) == len(known.met)


def test_a_late_player_costs_no_fault():
    evening = of_players(12, 2)
    late = plan.late_player(evening, Player(13, "Zoé"))
    joined = late.applied_to(evening, NOW)
    assert judged(joined, joined.rounds.values()).is_sound


def test_the_cost_tells_rounds_sit_outs_and_deals():
    evening = of_players(12, 2)
    cost = cost_of(evening, plan.late_player(evening, Player(13, "Zoé")).rounds)
    assert [said.number for said in cost.rounds] == [3, 4, 5]
    assert [number for number, _ in cost.sit_outs] == [3, 4, 5]
    assert cost.deals[13] <= 12 < max(cost.deals.values())


def test_nothing_new_costs_nothing():
    evening = of_players(12, 2)
    to_come = [said for said in evening.rounds.values() if said.number > 2]
    assert not cost_of(evening, to_come).rounds


def test_only_exchanges_that_break_no_rule_are_offered():
    evening = of_players(14)
    offered = possible_exchanges(evening, 2, 1)
    at_table = set(evening.rounds[2].place_of(1).seats) - {1}
    assert at_table <= set(offered)
    assert 1 not in offered


def test_boards_may_only_go_where_nobody_knows_them():
    evening = of_players(14)
    first = evening.rounds[1].seatings[0]
    for table in possible_tables(evening, 2, first.board_set):
        there = evening.rounds[2].seating(table)
        assert not set(first.seats) & set(there.seats)


def test_without_a_movement_the_reason_is_told():
    assert event_forecast(of_players(5)).refusal is not None
    assert event_forecast(of_players(9)).refusal is None


def test_a_round_in_play_is_not_told_as_new():
    evening = of_players(9, 1)
    assert cost_of(evening, tuple(evening.rounds.values())[1:]).rounds == ()
