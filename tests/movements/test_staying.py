"""Keeping one's seat: who comes, goes or has sat out moves as few others as can be."""

import pytest

from whist_td.core.movement_tables import Sitting, TableRound
from whist_td.movements.staying import kept_round


def told(*tables, out=()):
    return TableRound(1, tuple(Sitting(n, seats) for n, seats in enumerate(tables, 1)), out)


def seats(kept):
    return {sitting.table: sitting.seats for sitting in kept.sittings}


def test_the_same_people_sit_as_they_sat():
    last = told((1, 2, 3, 4), (5, 6, 7, 8))
    kept = kept_round(2, range(1, 9), (4, 4), [last])
    assert (kept.sittings, kept.sit_out) == (last.sittings, ())


def test_who_has_sat_out_takes_the_seat_of_who_sits_out_next():
    played = [told((1, 2, 3, 4), out=(5,))]
    for number in (2, 3, 4, 5):
        played.append(kept_round(number, range(1, 6), (4,), played))
    assert [each.sit_out for each in played] == [(5,), (1,), (2,), (3,), (4,)]
    assert played[1].sittings[0].seats == (5, 2, 3, 4)


def test_a_late_player_takes_the_free_seat_of_a_leaver():
    kept = kept_round(2, (1, 3, 4, 5, 6, 7, 8, 9), (4, 4), [told((1, 2, 3, 4), (5, 6, 7, 8))])
    assert seats(kept) == {1: (1, 9, 3, 4), 2: (5, 6, 7, 8)}


def test_a_table_that_is_not_full_any_more_is_given_up():
    kept = kept_round(2, (1, 2, 4, 5, 6, 7, 8), (4,), [told((1, 2, 3, 4), (5, 6, 7, 8))])
    assert seats(kept) == {2: (5, 6, 7, 8)}
    assert kept.sit_out == (1, 2, 4)


def test_four_who_come_late_have_a_table_of_their_own():
    kept = kept_round(2, range(1, 9), (4, 4), [told((1, 2, 3, 4))])
    assert seats(kept) == {1: (1, 2, 3, 4), 2: (5, 6, 7, 8)}


@pytest.mark.parametrize(("gone", "expected"), [(9, (1, 2, 3, 4)), (2, (1, 3, 4, 9))])
def test_a_table_of_five_becomes_one_of_four(gone, expected):
    last = told((1, 2, 3, 4, 9), (5, 6, 7, 8))
    there = [person for person in range(1, 10) if person != gone]
    assert seats(kept_round(2, there, (4, 4), [last]))[1] == expected


def test_one_of_a_table_of_five_fills_a_table_of_three():
    last = told((1, 2, 3, 4, 9), (5, 6, 7, 8))
    kept = kept_round(2, (1, 2, 3, 4, 9, 5, 6, 8), (4, 4), [last])
    assert seats(kept) == {1: (1, 2, 3, 4), 2: (5, 6, 9, 8)}
