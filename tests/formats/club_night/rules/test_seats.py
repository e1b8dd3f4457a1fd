"""Who sits where in a club night, and when that is refused."""

from collections import Counter
from datetime import UTC, datetime

import pytest

from whist_td.core.movement_tables import LeftOver, Sitting
from whist_td.core.players import (
    AbsentPlayerError,
    RoundSequenceError,
    SeatedTwiceError,
    TableNumberError,
    UnseatedPlayerError,
)
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract
from whist_td.formats.club_night.rules import attendance, seating
from whist_td.formats.club_night.rules import errors as no
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubRound, SeatingWay

AT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


def one_table(*people, number=1, table=1, out=()):
    return ClubRound(number, (Sitting(table, people),), out)


@pytest.mark.parametrize(
    ("seated", "refusal"),
    [
        (one_table(1, 2, 3), no.TableSizeError),
        (one_table(1, 2, 3, 4, table=0), TableNumberError),
        (one_table(1, 2, 3, 9), AbsentPlayerError),
        (one_table(1, 2, 3, 4, number=2), RoundSequenceError),
    ],
)
def test_a_round_that_seats_people_wrongly_is_refused(new_night, seated, refusal):
    with pytest.raises(refusal):
        seating.with_rounds(new_night(), [seated])


def test_everybody_has_a_place(new_night):
    with pytest.raises(UnseatedPlayerError):
        seating.with_rounds(new_night(5), [one_table(1, 2, 3, 4)])


def test_nobody_has_two_places():
    with pytest.raises(SeatedTwiceError):
        one_table(1, 2, 3, 3)


def test_rounds_begin_in_order_and_once(begun):
    with pytest.raises(no.ClubRoundNotBegunError):
        seating.begun(begun(), 3, None, AT)
    with pytest.raises(no.ClubRoundBegunError):
        seating.begun(begun(), 1, None, AT)


def test_a_round_does_not_close_while_a_table_plays(begun):
    with pytest.raises(no.ClubRoundIncompleteError) as refusal:
        seating.check_closed(begun(8), 1)
    assert refusal.value.tables == (1, 2)


def test_people_who_changed_seats_are_put_right_and_keep_their_deals(begun, with_deals, told):
    passed = told(contract=IwwaContract.PASS)
    evening = with_deals(begun(), passed)
    north, east, south, west = evening.sitting(1, 1).seats
    corrected = seating.with_corrected_seats(evening, one_table(east, north, south, west))
    assert corrected.sitting(1, 1).seats[:2] == (east, north)
    assert corrected.deals_at(1, 1) == (passed,)


def test_a_table_with_deals_is_not_left_out(begun, with_deals, told):
    evening = with_deals(begun(8), told(contract=IwwaContract.PASS), at=(1, 2))
    people = [player for sitting in evening.seated(1).sittings for player in sitting.seats]
    with pytest.raises(no.SeatsInUseError):
        seating.with_corrected_seats(evening, one_table(*people[:5], out=tuple(people[5:])))


def test_who_comes_late_joins_the_next_round(begun):
    evening = attendance.joined(begun(), [ClubPlayer(5, "Rose")])
    assert evening.player(5).first_round == 2
    assert 5 not in evening.present(1)


def test_nobody_leaves_a_round_that_is_over(begun):
    evening = seating.begun(begun(), 2, None, AT)
    with pytest.raises(no.ClubLateRoundError):
        attendance.left(evening, [1], 1)


def test_the_last_player_takes_over_the_number_of_one_taken_off(new_night):
    evening = attendance.without_player(new_night(8, "ten"), 3)
    assert [player.name for player in evening.players.values()] == [
        f"Joueur {n}" for n in (1, 2, 8, 4, 5, 6, 7)
    ]


def test_partners_follow_a_number_that_was_taken_over(new_night):
    paired = new_night(8, "ten", seating=SeatingWay.PAIRS)
    evening = attendance.without_player(attendance.without_player(paired, 4), 3)
    assert evening.player(evening.player(5).partner).partner == 5
    assert {p.name: p.partner for p in evening.players.values()}["Joueur 8"] is not None


@pytest.mark.parametrize("way", [SeatingWay.CHANGING, SeatingWay.DRAWN])
def test_five_people_at_whip_sit_at_three_and_two_and_share_the_small_table(new_night, way):
    evening = new_night(5, "whip", seating=way, left_over=LeftOver.THREES, rounds=5)
    small = Counter()
    for number in range(1, 6):
        three, two = evening.rounds[number].sittings
        assert (len(three.seats), len(two.seats)) == (3, 2)
        assert {*three.seats, *two.seats} == {1, 2, 3, 4, 5}
        small.update(two.seats)
    assert set(small.values()) == {2}


@pytest.mark.parametrize("way", [SeatingWay.STANDING, SeatingWay.STAYING])
def test_five_people_at_whip_are_all_seated_in_every_way(begun, way):
    evening = begun(5, "whip", seating=way, left_over=LeftOver.THREES, rounds=2)
    evening = seating.with_rounds(evening, seating.rounds_to_come(evening))
    assert [len(sitting.seats) for sitting in evening.rounds[2].sittings] == [3, 2]


def test_five_people_may_still_play_four_and_one_idle(new_night):
    (table,) = new_night(5, "whip").rounds[1].sittings
    assert len(table.seats) == 4
