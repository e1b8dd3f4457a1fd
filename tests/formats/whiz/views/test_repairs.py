"""The rest of an evening after each accident, judged by the verifier before it is offered."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from tests.fixtures.clocks import after
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.whiz.commands import AnnounceWhizRound, RecordAsHappened
from whist_td.formats.whiz.rules.event import Seating, WhizEvent, boards_of
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.edits import exchanged
from whist_td.formats.whiz.views.movement_views import (
    Asked,
    Improving,
    judged,
    new_faults,
    possible_exchanges,
)
from whist_td.formats.whiz.views.rebuilding import cost_of, deals_in, players_of_sets
from whist_td.formats.whiz.views.to_come import faults_to_come
from whist_td.movements.verify_whiz.faults import WhizFaultKind

NOW = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
OUTCOME = outcome_of("10H S +1", Notation.ENGLISH)
PLAYED = 2
STEPS = 300


@pytest.fixture
def evening() -> WhizEvent:
    """Return an evening of sixteen with seven rounds, two of them announced."""
    empty = WhizEvent(Details("Tournoi", date(2026, 11, 21)), WhizSettings(rounds=7))
    people = [Player(number, f"Player {number}") for number in range(1, 17)]
    announced = (AnnounceWhizRound(n, despite_missing=True) for n in range(1, PLAYED + 1))
    return after(empty, plan.add_players(empty, people), *announced)


def misled(evening: WhizEvent) -> Seating:
    """Return a table whose North is to meet in round 5 what others play in a later round."""
    later = {seating.board_set for n in (6, 7) for seating in evening.rounds[n].seatings}
    places = ((s, evening.rounds[5].place_of(s.north)) for s in evening.rounds[PLAYED].seatings)
    return next(seating for seating, place in places if place and place.board_set in later)


def wrong_boards(evening: WhizEvent) -> WhizEvent:
    """Let a table of round 2 play the boards that its North is to meet in round 5."""
    seating = misled(evening)
    place = evening.rounds[5].place_of(seating.north)
    assert place is not None
    boards = boards_of(place.board_set, evening.settings.boards_per_round)
    result = BoardResult(seating.seats, OUTCOME)
    told = tuple((BoardPlace(PLAYED, seating.table, board), result) for board in boards)
    return after(evening, RecordAsHappened(told))


def late(evening: WhizEvent) -> Asked:
    return lambda seat: plan.late_player(evening, Player(17, "Zoé"), seat)


def leaver(evening: WhizEvent) -> Asked:
    return lambda seat: plan.leaving_player(evening, 5, 3, seat)


def longer(evening: WhizEvent) -> Asked:
    return lambda seat: plan.other_length(evening, 9, seat)


def shorter(evening: WhizEvent) -> Asked:
    return lambda seat: plan.other_length(evening, 4, seat)


def anew(evening: WhizEvent) -> Asked:
    return lambda seat: plan.anew(evening, seat)


REPAIRS = [late, leaver, longer, shorter, anew]


@pytest.mark.parametrize("repair", REPAIRS)
@pytest.mark.parametrize("accident", [lambda told: told, wrong_boards], ids=["", "wrong boards"])
def test_every_rest_that_is_offered_passes_the_verifier(evening, accident, repair):
    evening = accident(evening)
    search = Improving(evening, repair(evening))
    search.improve(STEPS)
    assert search.best.refusal is None
    assert search.best.faults == ()
    repaired = after(evening, search.best.request)
    first = 1 + max(n for n, said in repaired.rounds.items() if said == evening.rounds.get(n))
    assert faults_to_come(repaired, repaired.rounds.values(), first) == ()


@pytest.mark.parametrize("repair", REPAIRS)
def test_nothing_that_was_played_changes(evening, repair):
    evening = wrong_boards(evening)
    repaired = after(evening, Improving(evening, repair(evening)).best.request)
    assert [repaired.rounds[n] for n in (1, 2)] == [evening.rounds[n] for n in (1, 2)]
    assert repaired.results == evening.results


def test_wrong_boards_make_the_planned_rest_unsound_and_made_anew_it_is_sound(evening):
    wrong = wrong_boards(evening)
    known = {fault.kind for fault in faults_to_come(wrong, wrong.rounds.values())}
    assert known == {WhizFaultKind.BOARDS_AGAIN}
    assert not judged(wrong, wrong.rounds.values()).is_sound
    mended = after(wrong, plan.anew(wrong))
    assert judged(mended, mended.rounds.values()).is_sound


def test_the_rest_of_an_evening_as_it_was_planned_breaks_no_rule(evening):
    assert faults_to_come(evening, evening.rounds.values()) == ()


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (lambda s, _: replace(s, board_set=99), None),
        (lambda s, known: replace(s, board_set=known), WhizFaultKind.BOARDS_AGAIN),
    ],
)
def test_a_rest_with_a_fault_is_told_by_its_round(evening, spoil, kind):
    rounds = dict(evening.rounds)
    busy = {s.board_set for s in rounds[6].seatings}
    before = [s for n in range(1, 6) for s in rounds[n].seatings if s.board_set not in busy]
    met = ((s.board_set, rounds[6].place_of(person)) for s in before for person in s.seats)
    known, place = next((board_set, place) for board_set, place in met if place)
    changed = tuple(spoil(s, known) if s == place else s for s in rounds[6].seatings)
    rounds[6] = replace(rounds[6], seatings=changed)
    faults = faults_to_come(evening, rounds.values())
    assert {(fault.kind, fault.round) for fault in faults} == ({(kind, 6)} if kind else set())


def test_an_edit_is_not_refused_for_what_was_wrong_before(evening):
    wrong = wrong_boards(evening)
    before = judged(wrong, wrong.rounds.values())
    other = possible_exchanges(wrong, 3, 1)[0]
    changed = exchanged(wrong.rounds.values(), 3, 1, other)
    assert new_faults(before, judged(wrong, changed)) == ()


def test_an_edit_that_brings_somebody_wrong_boards_again_is_refused(evening):
    wrong = wrong_boards(evening)
    seating = misled(evening)
    played = wrong.rounds[5].place_of(seating.north).board_set
    number, table = next(
        (number, other)
        for number in (3, 4, 6, 7)
        for other in wrong.rounds[number].seatings
        if other.board_set == played
    )
    assert table.north not in possible_exchanges(wrong, number, seating.east)


def test_people_who_come_late_and_leave_early_the_same_evening_keep_every_rule(evening):
    evening = wrong_boards(evening)
    for asked in (late, leaver, longer, anew):
        evening = after(evening, Improving(evening, asked(evening)).best.request)
    rest = evening
    assert judged(rest, rest.rounds.values()).is_sound


def test_the_cost_counts_the_deals_that_were_really_played(evening):
    wrong = wrong_boards(evening)
    seating = misled(evening)
    place = evening.rounds[5].place_of(seating.north)
    to_come = [said for said in wrong.rounds.values() if said.number > PLAYED]
    lain = players_of_sets(deals_in(wrong, [*wrong.rounds.values()]))
    assert cost_of(wrong, to_come).deals == cost_of(evening, to_come).deals
    assert seating.seats in lain[place.board_set]
    assert seating.seats not in lain[seating.board_set]
