"""What the room remembers across a restart of the program."""

from datetime import UTC, datetime, timedelta

import pytest

from whist_td.room.views.clock import RoomMemory, read, written

EIGHT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


@pytest.fixture
def memory():
    clock = RoomMemory().clock(3, EIGHT, 10).with_minutes(2, EIGHT)
    return RoomMemory().with_minutes(12).with_clock(clock.paused(EIGHT + timedelta(minutes=4)))


def test_pauses_and_added_minutes_survive_a_restart(memory):
    clock = read(written(memory)).clock(3, EIGHT, 10)
    assert clock.is_paused
    assert clock.left(EIGHT + timedelta(hours=1)) == timedelta(minutes=8)


def test_the_minutes_of_a_round_survive_a_restart(memory):
    assert read(written(memory)).minutes == 12


def test_a_round_announced_anew_has_a_clock_of_its_own(memory):
    later = EIGHT + timedelta(minutes=9)
    assert not memory.clock(3, later, 10).is_paused


def test_an_announcement_done_again_finds_its_clock(memory):
    other = memory.with_clock(memory.clock(4, EIGHT + timedelta(minutes=12), 10))
    assert other.clock(3, EIGHT, 10).is_paused


@pytest.mark.parametrize(
    "text", ["", "x", "[]", "[1, [[1]]]", "null", '[1, [[1, "x", 1, 1, 1, 1, 1]]]']
)
def test_what_cannot_be_read_is_forgotten(text):
    assert read(text) == RoomMemory()


@pytest.mark.parametrize(("asked", "given"), [(0, 1), (9, 9), (999, 240)])
def test_minutes_stay_within_reason(asked, given):
    assert RoomMemory().with_minutes(asked).minutes == given
