"""Pairs and others who come late, leave in play, stay after all, or play for somebody."""

from datetime import UTC, date, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fixtures.samples import examples
from whist_td.bootstrap import SeededDice
from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.core.players import SameNameError
from whist_td.desk.desk import Desk, open_event
from whist_td.desk.journal import check_journal
from whist_td.formats.club_night.commands.commands import (
    AddLateClubPlayers,
    BeginClubRound,
    CreateClub,
)
from whist_td.formats.club_night.games.game import Length, Unit
from whist_td.formats.club_night.rules import attendance
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.errors import (
    AlreadyPartnersError,
    ClubLateRoundError,
    ClubNotBegunError,
    ClubSubstituteError,
    NotInPairsError,
    OwnPartnerError,
    PartnerMissingError,
)
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings, SeatingWay
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.formats.club_night.rules.standings import standings
from whist_td.formats.club_night.views import arrivals as plan
from whist_td.formats.club_night.views import planning as club_planning
from whist_td.formats.club_night.views.sample import Chance, play_tables

AT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
DETAILS = Details("Soirée", date(2026, 11, 21))
ROSE, LEA = ClubPlayer(1, "Rose"), ClubPlayer(1, "Léa")


def opening(people, seating, rounds=4):
    told = ClubSettings(GameChoice("ten"), rounds, Length(Unit.RUBBERS, 1), seating)
    mates = {n: n + 1 if n % 2 else n - 1 for n in range(1, people + 1)}
    players = tuple(ClubPlayer(n, f"Joueur {n}", partner=mate) for n, mate in mates.items())
    create = CreateClub(DETAILS, told, players)
    return CreateClub(DETAILS, told, players, rounds_to_come(create.opened()))


@pytest.fixture
def night(file, clock):
    """Open a club night of fixed pairs in the club file, or of another way of seating."""
    return lambda people=8, seating=SeatingWay.PAIRS: open_event(
        file, clock, opening(people, seating)
    )


@pytest.fixture
def playing(night):
    """Open such a club night and play its first round."""

    def played(people=8, seating=SeatingWay.PAIRS):
        desk = night(people, seating)
        play_round(desk, 1)
        return desk

    return played


def play_round(desk, number):
    desk.do(BeginClubRound(number))
    play_tables(desk, Chance(SeededDice(), number), number)


def people_in(evening, number):
    return set(evening.rounds[number].people())


def partner_at_table(evening, number, player):
    seats = evening.rounds[number].place_of(player).seats
    return seats[(seats.index(player) + 2) % 4]


def test_a_pair_that_comes_late_plays_together_from_the_next_round(playing):
    desk = playing()
    desk.do(plan.late_pair(desk.facts, ROSE, LEA))
    assert (desk.facts.player(9).partner, desk.facts.player(10).partner) == (10, 9)
    assert not {9, 10} & people_in(desk.facts, 1)
    for number in (2, 3, 4):
        resting = desk.facts.rounds[number].sit_out
        assert 9 in resting or partner_at_table(desk.facts, number, 9) == 10


def test_a_pair_that_leaves_is_seated_no_more_and_keeps_its_points(playing):
    desk = playing()
    before = standings(desk.facts, 1)
    desk.do(plan.leaving_pair(desk.facts, 4, 1))
    assert all(not {3, 4} & people_in(desk.facts, n) for n in (2, 3, 4))
    assert standings(desk.facts, 1) == before


def test_one_of_a_pair_does_not_leave_alone(playing):
    desk = playing()
    with pytest.raises(PartnerMissingError):
        club_planning.leaving_player(desk.facts, 3, 1)


def test_a_pair_that_stays_after_all_has_its_seats_again(playing):
    desk = playing()
    desk.do(plan.leaving_pair(desk.facts, 3, 1))
    desk.do(plan.returning_pair(desk.facts, 4))
    assert all({3, 4} <= people_in(desk.facts, n) for n in (2, 3, 4))


@pytest.mark.parametrize("seating", [SeatingWay.PAIRS, SeatingWay.CHANGING])
def test_a_substitute_has_the_seats_of_who_goes_and_nobody_else_moves(playing, seating):
    desk = playing(seating=seating)
    before = desk.facts.rounds
    desk.do(plan.substitute_for(desk.facts, 3, ROSE))
    assert desk.facts.rounds[1] == before[1]
    for number in (2, 3, 4):
        where = [each for seat in before[number].sittings for each in seat.seats]
        now = [each for seat in desk.facts.rounds[number].sittings for each in seat.seats]
        assert now == [9 if player == 3 else player for player in where]


def test_a_pair_with_a_substitute_goes_on_as_one_line(playing):
    desk = playing()
    desk.do(plan.substitute_for(desk.facts, 3, ROSE))
    play_round(desk, 2)
    line = next(row for row in standings(desk.facts, 2) if 4 in row.people)
    assert line.people == (3, 4, 9)
    assert [score.round for score in line.rounds] == [1, 2]
    assert line.deals == sum(score.deals for score in line.rounds)
    check_journal(desk.event, desk.facts, desk.lines)


def test_a_pair_with_a_substitute_meets_new_opponents_first(playing):
    desk = playing(seating=SeatingWay.PAIRS)
    desk.do(plan.substitute_for(desk.facts, 3, ROSE))
    desk.do(club_planning.seat_anew(desk.facts))
    met = [desk.facts.rounds[n].place_of(4).seats for n in (1, 2, 3)]
    rivals = {player for seats in met for player in seats} - {3, 4, 9}
    assert rivals == {1, 2, 5, 6, 7, 8}


def test_both_of_a_pair_can_be_replaced_one_after_the_other(playing):
    desk = playing()
    desk.do(plan.substitute_for(desk.facts, 3, ROSE))
    play_round(desk, 2)
    desk.do(plan.substitute_for(desk.facts, 4, LEA))
    play_round(desk, 3)
    line = next(row for row in standings(desk.facts, 3) if 4 in row.people)
    assert line.people == (3, 4, 9, 10)
    assert len(line.rounds) == 3


def test_two_left_over_from_different_pairs_go_on_as_a_pair_of_their_own(playing):
    desk = playing(12)
    desk.do(plan.leaving_pair(desk.facts, 2, 1))
    assert plan.left_over(desk.facts) == (1, 2)
    desk.do(plan.new_pair(desk.facts, 2, 4))
    assert not {1, 2, 3, 4} & people_in(desk.facts, 2)
    assert [desk.facts.player(n).name for n in (13, 14)] == ["Joueur 2", "Joueur 4"]
    for number in (2, 3, 4):
        resting = desk.facts.rounds[number].sit_out
        assert 13 in resting or partner_at_table(desk.facts, number, 13) == 14
    assert plan.left_over(desk.facts) == (1, 3)


def test_the_points_of_the_old_pairs_stay_with_them(playing):
    desk = playing(8)
    before = {row.people: row.points for row in standings(desk.facts, 1)}
    desk.do(plan.new_pair(desk.facts, 2, 4))
    play_round(desk, 2)
    after = {row.people: row for row in standings(desk.facts, 2)}
    assert after[1, 2].points == before[1, 2]
    assert [score.round for score in after[9, 10].rounds] == [2]
    check_journal(desk.event, desk.facts, desk.lines)


def test_those_whom_a_new_pair_left_behind_may_be_a_pair_too(playing):
    desk = playing(8)
    desk.do(plan.new_pair(desk.facts, 2, 4))
    desk.do(plan.new_pair(desk.facts, 1, 3))
    assert {9, 10, 11, 12} <= people_in(desk.facts, 2)
    assert plan.left_over(desk.facts) == ()


def test_who_plays_on_in_a_new_pair_does_not_come_back_to_the_old_one(playing):
    desk = playing(8)
    desk.do(plan.new_pair(desk.facts, 2, 4))
    gone = [club_planning.can_return(desk.facts, desk.facts.player(n)) for n in (1, 2, 3, 4)]
    assert gone == [False] * 4
    with pytest.raises(SameNameError):
        desk.do(plan.returning_pair(desk.facts, 1))


def test_a_new_pair_is_of_two_who_are_not_partners_yet(night, playing):
    with pytest.raises(ClubNotBegunError):
        plan.new_pair(night().facts, 2, 4)
    evening = playing().facts
    with pytest.raises(OwnPartnerError):
        plan.new_pair(evening, 2, 2)
    with pytest.raises(AlreadyPartnersError):
        plan.new_pair(evening, 3, 4)


def test_where_partners_change_anyway_there_are_no_new_pairs(playing):
    with pytest.raises(NotInPairsError):
        plan.new_pair(playing(seating=SeatingWay.CHANGING).facts, 2, 4)


def test_who_has_a_substitute_does_not_come_back_beside_him(playing):
    desk = playing()
    desk.do(plan.substitute_for(desk.facts, 3, ROSE))
    assert not club_planning.can_return(desk.facts, desk.facts.player(3))
    with pytest.raises(ClubSubstituteError):
        plan.returning_pair(desk.facts, 3)


def test_nobody_is_replaced_before_play_or_in_a_round_that_is_over(night, playing):
    with pytest.raises(ClubNotBegunError):
        plan.substitute_for(night().facts, 3, ROSE)
    desk = playing()
    desk.do(BeginClubRound(2))
    with pytest.raises(ClubLateRoundError):
        plan.substitute_for(desk.facts, 3, ROSE, 1)


def test_four_who_come_together_are_one_step(playing):
    desk = playing(seating=SeatingWay.CHANGING)
    four = tuple(ClubPlayer(n, name, first_round=2) for n, name in enumerate("RLEN", start=9))
    joined = attendance.joined(desk.facts, four)
    desk.do(AddLateClubPlayers(four, club_planning.planned_rounds(joined)))
    assert {9, 10, 11, 12} <= people_in(desk.facts, 2)
    assert desk.facts.player(12).first_round == 2


@pytest.mark.parametrize(
    "asked",
    [
        lambda e: plan.late_pair(e, ROSE, LEA),
        lambda e: plan.leaving_pair(e, 1, 1),
        lambda e: plan.substitute_for(e, 5, ROSE),
    ],
    ids=["late pair", "leaving pair", "substitute"],
)
def test_each_of_them_is_undone_whole(file, clock, playing, asked):
    desk = playing(seating=SeatingWay.CHANGING)
    before = desk.facts
    desk.do(asked(before))
    changed = desk.facts
    assert changed != before
    desk.undo()
    assert Desk(file, clock, desk.event).facts == desk.facts == before
    desk.redo()
    assert desk.facts == changed


def test_a_new_pair_is_undone_whole(file, clock, playing):
    desk = playing()
    before = desk.facts
    desk.do(plan.new_pair(before, 2, 4))
    desk.undo()
    assert Desk(file, clock, desk.event).facts == desk.facts == before


def test_two_pairs_and_three_pairs_can_be_seated_anew(playing):
    desk = playing()
    desk.do(plan.leaving_pair(desk.facts, 1, 1))
    desk.do(plan.leaving_pair(desk.facts, 3, 1))
    assert len(desk.facts.rounds[2].sittings) == 1
    assert desk.facts.rounds[2].sit_out == ()


@settings(max_examples=examples(25), deadline=None)
@given(data=st.data())
def test_whoever_comes_and_goes_everybody_is_in_one_pair_and_has_one_seat(data):
    create = opening(8, SeatingWay.PAIRS)
    evening, names = create.opened(), iter(range(100, 200))
    for number in (1, 2, 3, 4):
        evening = BeginClubRound(number, despite_missing=True).applied_to(evening, AT)
        for coming in data.draw(st.lists(st.sampled_from(COMINGS), max_size=2)):
            who = data.draw(st.sampled_from(list(evening.players)))
            new = [ClubPlayer(1, f"Joueur {next(names)}") for _ in range(2)]
            try:
                evening = coming(evening, who, new).applied_to(evening, AT)
            except RuleError:
                continue
    for seated in evening.rounds.values():
        assert sorted(seated.people()) == list(evening.present(seated.number))
    lines = [person for row in standings(evening, 4) for person in row.people]
    assert sorted(lines) == list(evening.players)


COMINGS = (
    lambda evening, _who, new: plan.late_pair(evening, *new),
    lambda evening, who, _new: plan.leaving_pair(evening, who, evening.last_announced),
    lambda evening, who, new: plan.substitute_for(evening, who, new[0]),
    lambda evening, who, _new: plan.returning_pair(evening, who),
    lambda evening, who, _new: plan.new_pair(evening, who, who % len(evening.players) + 1),
)
