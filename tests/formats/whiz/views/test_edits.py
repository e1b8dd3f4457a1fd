from dataclasses import replace

import pytest

from whist_td.formats.whiz.files.exchange import seats_plain
from whist_td.formats.whiz.views.edits import MendKind, exchanged, nearest, seated_of, sent
from whist_td.formats.whiz.views.seating import movement_of, seated_rounds
from whist_td.movements.verify_whiz.faults import JudgedWhiz, movement_from_plain
from whist_td.movements.verify_whiz.quality import verify


@pytest.fixture
def movement() -> JudgedWhiz:
    return movement_from_plain(seats_plain(movement_of(seated_rounds(14, 5), 14)))


def spoilt(movement: JudgedWhiz, round_number: int, table: int, **changes) -> JudgedWhiz:
    """Return a movement with one table of one round written wrongly."""
    said = movement.rounds[round_number - 1]
    trios = tuple(replace(t, **changes) if t.table == table else t for t in said.trios)
    rounds = list(movement.rounds)
    rounds[round_number - 1] = replace(said, trios=trios)
    return replace(movement, rounds=tuple(rounds))


def test_two_people_change_places_in_one_round_only():
    rounds = seated_rounds(15, 5)
    changed = exchanged(rounds, 2, 1, 9)
    assert changed[1].place_of(1).table == rounds[1].place_of(9).table
    assert changed[0] == rounds[0]


def test_who_sits_out_may_change_places_too():
    rounds = seated_rounds(14, 5)
    out, playing = rounds[0].sit_out[0], rounds[0].seatings[0].north
    assert playing in exchanged(rounds, 1, out, playing)[0].sit_out


def test_boards_sent_elsewhere_change_places_with_those_that_lie_there():
    rounds = seated_rounds(15, 5)
    first, second = rounds[0].seatings[:2]
    changed = sent(rounds, 1, first.board_set, second.table)[0]
    assert changed.seating(second.table).board_set == first.board_set
    assert changed.seating(first.table).board_set == second.board_set


def test_a_sound_movement_needs_no_mending(movement):
    assert nearest(movement) is None


def test_boards_that_come_again_are_mended_by_other_boards(movement):
    again = movement.rounds[0].trios[0]
    table = next(t.table for t in movement.rounds[2].trios if set(t.seats) & set(again.seats))
    mend = nearest(spoilt(movement, 3, table, boards=again.boards))
    assert mend is not None
    assert mend.round == 3
    assert verify(mend.movement).is_sound


def test_somebody_with_two_places_is_mended_by_who_has_none(movement):
    trio = movement.rounds[1].trios[0]
    twice = movement.rounds[1].trios[1].seats[0]
    wrong = spoilt(movement, 2, trio.table, seats=(twice, *trio.seats[1:]))
    mend = nearest(wrong)
    assert mend is not None
    assert (mend.kind, mend.people) == (MendKind.INSTEAD, (trio.seats[0], twice))
    assert mend.movement == movement


def test_tables_counted_otherwise_are_counted_anew(movement):
    rounds = tuple(
        replace(said, trios=tuple(replace(t, table=t.table + 1) for t in said.trios))
        for said in movement.rounds
    )
    mend = nearest(replace(movement, rounds=rounds))
    assert mend is not None
    assert mend.kind is MendKind.NUMBERS


def test_what_no_single_change_mends_is_left(movement):
    again = movement.rounds[0]
    assert nearest(replace(movement, rounds=(again, replace(again, number=2)))) is None


def test_a_movement_that_was_read_becomes_rounds(movement):
    assert seated_of(movement) == seated_rounds(14, 5)


def test_who_sits_out_takes_one_of_two_places_and_the_fewest_meet_again(movement):
    """As in a table, in which whoever stands in no row of a round sits out."""
    said = movement.rounds[1]
    trio, other = said.trios[:2]
    twice = other.seats[0]
    wrong = spoilt(movement, 2, trio.table, seats=(twice, *trio.seats[1:]))
    out = tuple(sorted((*said.sit_out, trio.seats[0])))
    rounds = (wrong.rounds[0], replace(wrong.rounds[1], sit_out=out), *wrong.rounds[2:])
    mend = nearest(replace(wrong, rounds=rounds))
    assert mend is not None
    assert mend.movement == movement


def test_a_movement_that_was_cut_off_goes_on_without_its_last_round(movement):
    last = movement.rounds[-1]
    gone = last.trios[-1]
    out = tuple(sorted((*last.sit_out, *gone.seats)))
    cut = replace(last, trios=last.trios[:-1], sit_out=out)
    mend = nearest(replace(movement, rounds=(*movement.rounds[:-1], cut)))
    assert mend is not None
    assert (mend.kind, mend.round, len(mend.movement.rounds)) == (MendKind.SHORTER, 5, 4)
