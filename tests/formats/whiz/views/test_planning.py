from collections import Counter
from datetime import UTC, date, datetime

import pytest

from tests.fixtures.clocks import after
from tests.fixtures.samples import one_of_every
from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.core.players import LateRoundError, Player, SameNameError
from whist_td.formats.whiz.commands import AnnounceWhizRound, RecordAsHappened, SeatRounds
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.movement_views import Improving
from whist_td.formats.whiz.views.offers import event_offers
from whist_td.formats.whiz.views.rebuilding import cost_of
from whist_td.formats.whiz.views.seating import event_quality, prepared_of

NOW = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


def people(*numbers: int) -> list[Player]:
    return [Player(number, f"Player {number}") for number in numbers]


def of_players(count: int, rounds: int = 5) -> WhizEvent:
    evening = WhizEvent(Details("Tournoi", date(2026, 11, 21)), WhizSettings(rounds=rounds))
    return after(evening, plan.add_players(evening, people(*range(1, count + 1))))


def begun(count: int, played: int, rounds: int = 5) -> WhizEvent:
    return after(
        of_players(count, rounds),
        *(AnnounceWhizRound(n, despite_missing=True) for n in range(1, played + 1)),
    )


def deals_twice(evening) -> list[tuple[int, int]]:
    seen, twice = set(), []
    for said in evening.rounds.values():
        for seating in said.seatings:
            for player in seating.seats:
                if (player, seating.board_set) in seen:
                    twice.append((player, seating.board_set))
                seen.add((player, seating.board_set))
    return twice


def test_the_movement_comes_with_the_sixth_player():
    five = of_players(5)
    assert not five.rounds
    six = after(five, plan.add_players(five, people(6)))
    assert len(six.rounds) == 5
    assert event_quality(six).is_sound


@pytest.mark.parametrize("count", [7, 14, 20])
def test_taking_somebody_off_leaves_a_sound_movement_for_the_others(count):
    evening = of_players(count)
    left = after(evening, plan.remove_player(evening, 3))
    assert sorted(left.rounds[1].people()) == list(range(1, count))
    assert event_quality(left).is_sound


def test_a_new_order_keeps_a_movement():
    evening = of_players(9)
    drawn = after(evening, plan.order_players(evening, (9, 8, 7, 6, 5, 4, 3, 2, 1), 77))
    assert drawn.progress.draw_seed == 77
    assert len(drawn.rounds) == 5


def test_more_rounds_than_can_be_had_leave_no_movement_and_say_why():
    evening = of_players(6, rounds=20)
    assert not evening.rounds
    assert plan.forecast(6, evening.settings).refusal is not None


def test_another_number_of_rounds_makes_the_movement_anew():
    evening = of_players(15)
    settings = WhizSettings(rounds=7)
    assert len(after(evening, plan.change_settings(evening, settings)).rounds) == 7


def test_other_options_leave_the_movement_as_it_is():
    command = plan.change_settings(of_players(15), WhizSettings(minutes_per_board=9))
    assert command.rounds is None


def test_who_arrives_late_sits_in_every_round_to_come_and_what_was_played_stays():
    evening = begun(12, 2)
    joined = after(evening, plan.late_player(evening, Player(13, "Zoé")))
    assert [joined.rounds[n] for n in (1, 2)] == [evening.rounds[n] for n in (1, 2)]
    assert all(13 in set(joined.rounds[n].people()) for n in (3, 4, 5))
    assert not deals_twice(joined)


def lost_sets(evening) -> list[int]:
    """Return the sets that one table plays all evening."""
    tables = Counter(s.board_set for said in evening.rounds.values() for s in said.seatings)
    return [board_set for board_set, times in tables.items() if times == 1]


@pytest.mark.parametrize(
    ("count", "played", "rounds"), [(10, 2, 5), (12, 1, 4), (12, 3, 4), (15, 4, 5), (16, 3, 5)]
)
def test_who_leaves_early_leaves_no_table_with_deals_that_compare_nobody(count, played, rounds):
    evening = begun(count, played, rounds)
    left = after(evening, plan.leaving_player(evening, count // 2, played))
    assert not lost_sets(left)


@pytest.mark.parametrize(("count", "played", "rounds"), [(9, 3, 4), (12, 2, 4), (20, 2, 5)])
def test_who_comes_late_leaves_no_table_with_deals_that_compare_nobody(count, played, rounds):
    evening = begun(count, played, rounds)
    assert not lost_sets(after(evening, plan.late_player(evening, Player(count + 1, "Late"))))


def test_a_table_that_leaves_loses_no_deals():
    evening = begun(12, 2, 4)
    for number in evening.rounds[2].seatings[0].seats:
        evening = after(evening, plan.leaving_player(evening, number, 2))
    assert not lost_sets(evening)
    assert event_quality(evening).is_sound


@pytest.mark.parametrize(("count", "played"), [(7, 1), (8, 2), (12, 2)])
def test_the_question_names_the_deals_that_are_lost_and_nobody_else_s(count, played):
    evening = begun(count, played, 4)
    request = plan.leaving_player(evening, 2, played)
    cost = cost_of(evening, request.rounds)
    assert sorted(cost.alone) == sorted(lost_sets(after(evening, request)))
    assert (cost.compared[0] == 1) == bool(cost.alone.keys() & laid(request.rounds))


def laid(rounds) -> set[int]:
    return {seating.board_set for said in rounds for seating in said.seatings}


def test_the_question_says_what_fewer_meetings_again_would_lose():
    evening = begun(9, 2, 4)
    late = Player(10, "Late", "", 3)
    cost = Improving(evening, lambda seat: plan.late_player(evening, late, seat)).best.cost
    spared, lost = cost.otherwise
    assert spared == len(cost.again) > 0
    assert lost > 0
    assert not cost.alone


@pytest.mark.parametrize("count", one_of_every(3, range(7, 20)))
def test_new_deals_have_the_numbers_after_those_in_use(count):
    evening = begun(count, 2, 4)
    ready = prepared_of(evening.rounds.values())
    for number in (count + 1, count + 2, count + 3):
        evening = after(evening, plan.late_player(evening, Player(number, f"Late {number}")))
    new = sorted(prepared_of(evening.rounds.values()).keys() - ready.keys())
    assert new == list(range(len(ready) + 1, len(ready) + len(new) + 1))


def test_two_of_fourteen_may_arrive_late():
    evening = begun(12, 1)
    for number in (13, 14):
        evening = after(evening, plan.late_player(evening, Player(number, f"Late {number}")))
    evening = after(evening, AnnounceWhizRound(2, despite_missing=True))
    assert set(evening.rounds[2].people()) == set(range(1, 15))
    assert not deals_twice(evening)


@pytest.mark.parametrize(("count", "rounds"), [(11, 6), (16, 7)])
def test_boards_that_stand_ready_are_played_before_new_ones_are_asked_for(count, rounds):
    evening = begun(count, 1, rounds)
    late = after(evening, plan.late_player(evening, Player(count + 1, "Late", "", 2)))
    ready = {s.board_set for said in evening.rounds.values() for s in said.seatings}
    assert {s.board_set for said in late.rounds.values() for s in said.seatings} <= ready


def test_a_set_that_is_ready_once_is_not_asked_for_twice_though_others_have_copies():
    planned = of_players(12)
    copied = after(planned, SeatRounds(event_offers(planned)[1].rounds))
    ready = prepared_of(copied.rounds.values())
    evening = after(copied, AnnounceWhizRound(1, despite_missing=True))
    late = after(evening, plan.late_player(evening, Player(13, "Late", "", 2)))
    now = prepared_of(late.rounds.values())
    assert all(now.get(board_set, 0) <= times for board_set, times in ready.items())


def test_rounds_before_somebody_arrives_stay_as_they_are_planned():
    evening = begun(12, 1)
    late = plan.late_player(evening, Player(13, "Zoé", first_round=4))
    assert late.rounds[:2] == (evening.rounds[2], evening.rounds[3])


def test_somebody_expected_late_may_be_entered_before_play():
    evening = of_players(12)
    expected = after(evening, plan.late_player(evening, Player(13, "Zoé", first_round=3)))
    assert 13 not in set(expected.rounds[2].people())
    assert 13 in set(expected.rounds[3].people())
    grown = after(expected, plan.add_players(expected, people(14)))
    assert 14 in set(grown.rounds[1].people())
    assert not deals_twice(grown)


def test_who_leaves_has_no_place_any_more():
    evening = begun(14, 2)
    left = after(evening, plan.leaving_player(evening, 5, 3))
    assert 5 in set(left.rounds[3].people())
    assert 5 not in set(left.rounds[4].people())
    assert not deals_twice(left)


def test_who_was_to_leave_may_leave_later_and_has_a_place_in_between():
    evening = begun(14, 1)
    soon = after(evening, plan.leaving_player(evening, 3, 2))
    later = after(soon, plan.leaving_player(soon, 3, 4))
    assert 3 in set(later.rounds[4].people())
    assert 3 not in set(later.rounds[5].people())


def test_who_left_and_missed_nothing_may_play_on():
    evening = begun(14, 2)
    left = after(evening, plan.leaving_player(evening, 5, 2))
    assert plan.can_return(left, left.players[5])
    back = after(left, plan.returning_player(left, 5))
    assert 5 in set(back.rounds[3].people())
    assert back.players[5].last_round is None


def test_who_has_missed_a_round_cannot_come_back_under_the_same_number():
    evening = begun(14, 2)
    left = after(evening, plan.leaving_player(evening, 5, 2))
    missed = after(left, AnnounceWhizRound(3, despite_missing=True))
    assert not plan.can_return(missed, missed.players[5])
    with pytest.raises(LateRoundError):
        after(missed, plan.returning_player(missed, 5))


def test_a_longer_evening_keeps_the_rounds_that_are_planned():
    evening = begun(14, 2)
    longer = after(evening, plan.other_length(evening, 7))
    assert [longer.rounds[n] for n in range(1, 6)] == list(evening.rounds.values())
    assert len(longer.rounds) == 7
    assert not deals_twice(longer)


def test_a_shorter_evening_leaves_out_the_last_rounds():
    evening = begun(14, 2)
    assert list(after(evening, plan.other_length(evening, 3)).rounds) == [1, 2, 3]


def test_five_are_too_few_to_go_on_with():
    evening = begun(6, 1)
    with pytest.raises(RuleError):
        plan.leaving_player(evening, 1, 1)


def test_a_late_player_of_a_name_that_stands_there_is_refused():
    with pytest.raises(SameNameError):
        plan.late_player(begun(12, 1), Player(13, "player 3"))


def test_boards_played_by_mistake_do_not_come_back_to_those_who_played_them():
    evening = begun(12, 1)
    seating = evening.rounds[1].seatings[0]
    laid = {other.board_set for said in evening.rounds.values() for other in said.seatings}
    wrong = max(laid - {seating.board_set})
    board = (wrong - 1) * 4 + 1
    result = BoardResult(seating.seats, outcome_of("pass", Notation.ENGLISH))
    happened = RecordAsHappened(((BoardPlace(1, seating.table, board), result),))
    evening = after(evening, happened)
    late = plan.late_player(evening, Player(13, "Zoé"))
    for said in late.rounds:
        for other in said.seatings:
            assert other.board_set != wrong or not set(seating.seats) & set(other.seats)


def test_the_time_of_an_evening_is_what_its_deals_take():
    assert plan.minutes_needed(WhizSettings(rounds=5, boards_per_round=4)) == 160
