"""From the library of movements to a tournament: nothing is accepted that the verifier refuses."""

from collections.abc import Iterable

from whist_td.core.movement_errors import UnsoundMovementError
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.seating import SeatedRound, Seating
from whist_td.formats.whiz.views.copies import most_copies
from whist_td.movements.verify_whiz import Stay, WhizQuality, verify
from whist_td.movements.verify_whiz.form import JudgedTrio, JudgedWhiz, JudgedWhizRound
from whist_td.movements.whiz import PlannedRound, PlannedTrio, WhizMovement, movement


def seated_rounds(players: int, rounds: int) -> tuple[SeatedRound, ...]:
    """Return who sits where in every round, or refuse numbers for which nothing sound is known."""
    seated = seated_movement(movement(players, rounds))
    if not quality_of(seated, players).is_sound:
        raise UnsoundMovementError(players, rounds)
    return seated


def seated_movement(found: WhizMovement) -> tuple[SeatedRound, ...]:
    """Return a movement of the library as the rounds of a tournament."""
    return tuple(map(_seated, found.rounds))


def _seated(said: PlannedRound) -> SeatedRound:
    seatings = (Seating(s.table, s.board_set, *s.people) for s in said.seatings)
    return SeatedRound(said.number, tuple(seatings), said.sit_out)


def movement_of(rounds: Iterable[SeatedRound], players: int) -> WhizMovement:
    """Return rounds of a tournament as the library tells its movements."""
    said = tuple(map(_planned, rounds))
    seatings = [seating for each in said for seating in each.seatings]
    tables = max((seating.table for seating in seatings), default=0)
    board_sets = max((seating.board_set for seating in seatings), default=0)
    return WhizMovement(players, tables, board_sets, said)


def _planned(seated: SeatedRound) -> PlannedRound:
    seatings = (PlannedTrio(s.table, s.board_set, *s.seats) for s in seated.seatings)
    return PlannedRound(seated.number, tuple(seatings), seated.sit_out)


def evening_quality(evening: WhizEvent) -> WhizQuality:
    """Return the verifier's verdict on the movement of a tournament, as it stands now.

    Where its tables share boards, they do so by the director's choice: there are copies.
    """
    rounds, players = evening.rounds.values(), max(evening.players, default=0)
    return quality_of(rounds, players, stays_of(evening), most_copies(rounds))


def stays_of(evening: WhizEvent, rounds: int | None = None) -> tuple[Stay, ...]:
    """Return those who are not there all evening; nobody bears a number that was given up.

    The evening has the rounds that are seated, or as many as are told.
    """
    if rounds is None:
        rounds = max(evening.rounds, default=0)
    stays: list[Stay] = []
    for number in range(1, max(evening.players, default=0) + 1):
        player = evening.players.get(number)
        if player is None:
            stays.append(Stay(number, 1, 0))
        elif player.first_round > 1 or not player.is_there(rounds):
            last = rounds if player.last_round is None else min(player.last_round, rounds)
            stays.append(Stay(number, player.first_round, last))
    return tuple(stays)


def quality_of(
    rounds: Iterable[SeatedRound], players: int, stays: tuple[Stay, ...] = (), copies: int = 1
) -> WhizQuality:
    """Return the verifier's verdict on rounds for players 1 to a number.

    A set may lie at as many tables in the same round as there are copies of it.
    """
    told = movement_of(rounds, players)
    judged = tuple(map(judged_round, told.rounds))
    return verify(JudgedWhiz(players, told.tables, told.board_sets, judged, stays, copies))


def judged_round(said: PlannedRound) -> JudgedWhizRound:
    """Return a round as the verifier reads it."""
    trios = (JudgedTrio(s.table, s.board_set, s.people) for s in said.seatings)
    return JudgedWhizRound(said.number, tuple(trios), said.sit_out)
