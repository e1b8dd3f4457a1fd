"""The clock of a round: pauses, minutes added, overtime, sleep, and a machine set back."""

from datetime import UTC, datetime, timedelta

import pytest

from whist_td.room.views.clock import pace, predicted_end, started

EIGHT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


def after(minutes, seconds=0):
    return EIGHT + timedelta(minutes=minutes, seconds=seconds)


@pytest.fixture
def clock():
    return started(1, EIGHT, 10)


def test_the_clock_starts_with_the_announcement(clock):
    assert clock.left(after(0)) == timedelta(minutes=10)
    assert clock.left(after(3, 20)) == timedelta(minutes=6, seconds=40)


def test_overtime_counts_on_below_nothing(clock):
    assert clock.left(after(11, 30)) == timedelta(minutes=-1, seconds=-30)


def test_a_pause_costs_no_time(clock):
    paused = clock.paused(after(2))
    assert paused.left(after(7)) == timedelta(minutes=8)
    assert paused.going(after(7)).left(after(8)) == timedelta(minutes=7)


def test_a_minute_added_is_a_minute_more(clock):
    assert clock.with_minutes(1, after(2)).left(after(2)) == timedelta(minutes=9)


def test_a_round_keeps_at_least_one_minute(clock):
    assert clock.with_minutes(-50, EIGHT).given == timedelta(minutes=1)


def test_a_machine_that_slept_an_hour_shows_the_hour_that_went_by(clock):
    assert clock.at(after(2)).at(after(62)).left(after(62)) == timedelta(minutes=-52)


def test_a_clock_set_back_gives_no_minute_twice(clock):
    seen = clock.at(after(4)).at(after(-56))
    assert seen.left(after(-55)) == timedelta(minutes=5)


def test_nobody_times_a_round_left_alone_for_a_day(clock):
    assert not clock.is_stale(after(70))
    assert clock.is_stale(after(24 * 60))


def test_the_pace_is_what_the_last_rounds_took():
    assert pace((EIGHT, after(12), after(24)), 10) == timedelta(minutes=12)


def test_a_coffee_break_tells_no_pace():
    assert pace((EIGHT, after(12), after(60), after(72)), 10) == timedelta(minutes=12)


def test_before_anything_is_known_a_change_takes_two_minutes():
    assert pace((EIGHT,), 10) == timedelta(minutes=12)


def test_the_end_of_the_evening_is_what_is_left_and_the_rounds_to_come(clock):
    assert predicted_end(clock, 3, (EIGHT,), after(4)) == after(10 + 2 * 12)


def test_overtime_moves_the_end_of_the_evening(clock):
    assert predicted_end(clock, 3, (EIGHT,), after(15)) == after(15 + 2 * 12)
