"""Seats of a director's own for a club night: judged whole before anything changes."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from whist_td.core.events import Details
from whist_td.core.movement_tables import Sitting, TableRound
from whist_td.formats.club_night.commands.commands import BeginClubRound, CreateClub
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.errors import PartnersApartError, TableSizeError
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings, SeatingWay
from whist_td.formats.club_night.views import planning as plan
from whist_td.formats.club_night.views.own_seats import (
    command_for,
    gives_up_own,
    is_own,
    judged_exchange,
    judged_seats,
    possible_exchanges,
)
from whist_td.formats.club_night.words.movement_page import (
    good_sentences,
    seats_differences,
    wrong_sentences,
)
from whist_td.movements.verify_individual.faults import TableFaultKind
from whist_td.words.words import Language, words

NOW = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
ENGLISH = words(Language.ENGLISH)


def night(people, game="ten", **options):
    chosen = ClubSettings(game=GameChoice(game), **{"rounds": 3, **options})
    paired = chosen.seating is SeatingWay.PAIRS
    players = [
        ClubPlayer(n, f"Joueur {n}", partner=(n + 1 if n % 2 else n - 1) if paired else None)
        for n in range(1, people + 1)
    ]
    empty = CreateClub(Details("S", date(2026, 11, 21)), chosen).opened()
    return plan.add_players(empty, players).applied_to(empty, NOW)


def told(evening, rounds=None):
    """Return the seats that are planned, as a file tells them."""
    planned = [TableRound(n, seated.sittings) for n, seated in evening.rounds.items()]
    return planned[:rounds]


def changed(rounds, number, table, seats):
    """Return seats in which one table of one round is another."""
    each = rounds[number - 1]
    sittings = tuple(Sitting(table, seats) if s.table == table else s for s in each.sittings)
    return [*rounds[: number - 1], replace(each, sittings=sittings), *rounds[number:]]


def test_seats_that_keep_all_rules_are_seated_and_undone_in_one_step():
    evening = night(8)
    backwards = [replace(each, number=4 - each.number) for each in reversed(told(evening))]
    judged = judged_seats(evening, backwards)
    assert judged.will_do
    seated = command_for(judged, evening).applied_to(evening, NOW)
    assert [r.sittings for r in seated.rounds.values()] == [r.sittings for r in backwards]
    assert is_own(seated)
    assert not is_own(evening)


def test_who_is_in_no_row_sits_out():
    evening = night(9)
    judged = judged_seats(evening, told(evening))
    assert [r.sit_out for r in judged.rounds] == [r.sit_out for r in evening.rounds.values()]


def test_an_evening_of_another_length_takes_as_many_rounds_and_says_so():
    evening = night(8)
    judged = judged_seats(evening, told(evening, 2))
    assert "2 rounds instead of 3" in " ".join(good_sentences(judged, evening, ENGLISH))
    seated = command_for(judged, evening).applied_to(evening, NOW)
    assert (seated.settings.rounds, len(seated.rounds)) == (2, 2)


@pytest.mark.parametrize(
    ("seats", "kind"),
    [
        ((1, 1, 3, 4), TableFaultKind.ENTRANT_TWICE),
        ((1, 2, 3, 99), TableFaultKind.ENTRANT_UNKNOWN),
    ],
)
def test_somebody_twice_or_unknown_is_named_with_the_round(seats, kind):
    evening = night(8)
    judged = judged_seats(evening, changed(told(evening), 2, 1, seats))
    assert kind in {fault.kind for fault in judged.faults}
    assert not judged.will_do
    assert any("In round 2" in each for each in wrong_sentences(judged, ENGLISH))
    assert judged.event == evening


def test_who_would_sit_out_twice_before_others_is_named():
    evening = night(9)
    first = told(evening)[0]
    judged = judged_seats(evening, [replace(first, number=n) for n in (1, 2, 3)])
    assert TableFaultKind.SITS_OUT_EARLY in {fault.kind for fault in judged.faults}


def test_a_table_that_the_game_does_not_have_is_refused():
    evening = night(8)
    three = [TableRound(n, (Sitting(1, (1, 2, 3, 4, 5)), Sitting(2, (6, 7, 8)))) for n in (1, 2, 3)]
    judged = judged_seats(evening, three)
    assert isinstance(judged.refusal, TableSizeError)
    assert wrong_sentences(judged, ENGLISH)


def test_a_long_list_of_faults_is_cut_short():
    evening = night(8)
    alone = [TableRound(n, (Sitting(1, (1, 1, 1, 1)),)) for n in range(1, 9)]
    said = wrong_sentences(judged_seats(evening, alone), ENGLISH)
    assert len(said) == 6
    assert "more" in said[-1]


def test_fixed_pairs_sit_opposite_each_other_or_are_refused():
    evening = night(8, seating=SeatingWay.PAIRS)
    assert judged_seats(evening, told(evening)).will_do
    north, east, south, west = told(evening)[0].sittings[0].seats
    apart = changed(told(evening), 1, 1, (north, south, east, west))
    assert isinstance(judged_seats(evening, apart).refusal, PartnersApartError)


def test_two_change_places_and_what_it_does_is_said():
    evening = night(8, rounds=7)
    one, other = evening.rounds[2].sittings[0].seats[0], evening.rounds[2].sittings[1].seats[0]
    judged = judged_exchange(evening, 2, one, other)
    assert judged.will_do
    said = " ".join(seats_differences(judged, evening, ENGLISH))
    assert "Partners met before: " in said
    seated = command_for(judged, evening).applied_to(evening, NOW)
    assert seated.rounds[2].sittings[0].seats[0] == other
    assert seated.rounds[1] == evening.rounds[1]


def test_of_fixed_pairs_both_change_places():
    evening = night(8, seating=SeatingWay.PAIRS)
    first, second = (s.seats for s in evening.rounds[1].sittings)
    judged = judged_exchange(evening, 1, first[0], second[0])
    assert judged.will_do
    after = judged.rounds[0].sittings[0].seats
    assert (after[0], after[2]) == (second[0], second[2])


def test_what_is_played_stays_when_two_change_places_later():
    evening = BeginClubRound(1).applied_to(night(8), NOW)
    judged = judged_exchange(evening, 2, 1, 2)
    assert [r.number for r in judged.rounds] == [2, 3]
    seated = command_for(judged, evening).applied_to(evening, NOW)
    assert seated.rounds[1] == evening.rounds[1]


def test_who_can_change_places_is_told_where_a_change_breaks_a_rule():
    evening = night(9)
    resting = evening.rounds[1].sit_out[0]
    later = evening.rounds[2].sit_out[0]
    assert not judged_exchange(evening, 1, resting, later).will_do
    others = possible_exchanges(evening, 1, resting)
    assert later not in others
    assert all(judged_exchange(evening, 1, resting, other).will_do for other in others)


def test_own_seats_are_not_given_up_unasked():
    evening = night(8)
    more = plan.add_players(evening, [ClubPlayer(9, "Late")])
    assert not gives_up_own(evening, more)
    own = command_for(judged_exchange(evening, 1, 1, 2), evening).applied_to(evening, NOW)
    assert gives_up_own(own, plan.add_players(own, [ClubPlayer(9, "Late")]))
    assert not gives_up_own(own, plan.seat_anew(own))


def test_seats_drawn_by_lot_are_the_programs_own():
    evening = night(8)
    drawn = plan.draw_seats(evening, 7).applied_to(evening, NOW)
    assert not is_own(drawn)
