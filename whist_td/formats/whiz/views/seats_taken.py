"""Seats to take at Whiz: who comes late, goes early or will be late leaves the movement as it is.

Before play somebody who will be late bears a number that sits out anyway, where there is one.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from operator import itemgetter

from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS
from whist_td.formats.whiz.views.seating import Rounds, library_rounds, movement_of, prepared_of
from whist_td.formats.whiz.views.to_come import IN_TURN, faults_to_come, played_round
from whist_td.movements.seats_to_take.search import WORK, seats_taken
from whist_td.movements.seats_to_take.weighing import (
    KeptRound,
    KeptTable,
    SeatsAsked,
    SeatsCost,
)
from whist_td.movements.whiz.form import WhizRound

QUICK = WORK // 4
"""The work where nobody waits for the answer in a dialog."""
_MEETING = ((0, 1), (0, 2), (1, 2))
"""All three who sit at a table meet there."""


def rounds_with_seats_taken(event: WhizEvent, first: int, work: int = WORK) -> Rounds:
    """Return the rounds to come, as they are planned but for the seats that are taken from one on.

    There are none where a round is not planned yet, too few are there, or no seat can be had; the
    verifier has judged them after what was really played.
    """
    begins = max(first, event.last_announced + 1)
    numbers = range(begins, event.settings.rounds + 1)
    if not set(numbers) <= event.rounds.keys():
        return ()
    planned = tuple(event.rounds[number] for number in numbers)
    unchanged = tuple(event.rounds[n] for n in range(event.last_announced + 1, begins))
    played = (played_round(event, n) for n in range(1, event.last_announced + 1))
    before = (*played, *movement_of(unchanged, len(event.players)).rounds)
    taken = _taken(event, before, planned, work)
    if taken is None:
        return ()
    rounds = (*unchanged, *taken[0])
    faults = faults_to_come(event, rounds, begins)
    return () if any(fault.kind not in IN_TURN for fault in faults) else rounds


def _taken(
    event: WhizEvent, before: Iterable[WhizRound], planned: Rounds, work: int
) -> tuple[Rounds, SeatsCost] | None:
    """Return planned rounds in which seats are taken, and what it costs."""
    numbers = (seated.number for seated in planned)
    if not planned or any(len(event.present(n)) < LEAST_PLAYERS for n in numbers):
        return None
    last = event.settings.rounds
    stays = {n: (p.first_round, p.last_round or last) for n, p in event.players.items()}
    copies = prepared_of((*event.rounds.values(), *planned))
    search = SeatsAsked(
        tuple(map(_round_asked, before)),
        tuple(map(_round_asked, movement_of(planned, len(event.players)).rounds)),
        stays,
        _MEETING,
        copies,
    )
    answer = seats_taken(search, work=work)
    if answer is None:
        return None
    rounds = zip(planned, answer.rounds, strict=True)
    return tuple(_seated(seated.number, each) for seated, each in rounds), answer.cost


def _round_asked(each: WhizRound) -> KeptRound:
    tables = (KeptTable(s.table, s.board_set, s.people) for s in each.seatings)
    return KeptRound(tuple(tables), each.sit_out)


def _seated(number: int, each: KeptRound) -> SeatedRound:
    seatings = []
    for table in each.tables:
        north, east, south = table.people
        seatings.append(Seating(table.table, table.boards, north, east, south))
    return SeatedRound(number, tuple(seatings), tuple(sorted(each.out)))


def rounds_beforehand(event: WhizEvent) -> Rounds:
    """Return the movement before play where some come late or leave early, if one is known.

    It follows from who is there when, and from nothing else. Either it is that for all of them, in
    which those who are away bear the numbers that sit out anyway; or that for those who are there
    in round 1, in which the others take seats.
    """
    rounds = event.settings.rounds
    coming = [
        number
        for number, player in event.players.items()
        if player.first_round <= min(rounds, player.last_round or rounds)
    ]
    there = event.present(1)
    whole = _for(coming, library_rounds(len(coming), rounds))
    small = _for(there, library_rounds(len(there), rounds))
    sets = len(prepared_of(small)) or max(prepared_of(whole), default=0)
    best: tuple[tuple[int, ...], Rounds] | None = None
    for base in (_with_roles(event, whole), small):
        taken = _taken(event, (), base, QUICK)
        if taken is None:
            continue
        seats, cost = taken
        harm = (cost.alone, max(len(prepared_of(seats)) - sets, 0), cost.early, cost.first)
        weight = (*harm, cost.idle, cost.again)
        best = (weight, seats) if best is None else min(best, (weight, seats), key=itemgetter(0))
        if not any(harm):
            break
    if best is None or any(f.kind not in IN_TURN for f in faults_to_come(event, best[1], 1)):
        return ()
    return best[1]


def _for(people: Collection[int], rounds: Rounds) -> Rounds:
    """Return rounds of the library for people who need not be numbered from 1 without a gap."""
    return tuple(_renamed(rounds, dict(enumerate(sorted(people), start=1))))


def _renamed(rounds: Rounds, names: dict[int, int]) -> Iterator[SeatedRound]:
    for each in rounds:
        seatings = (
            Seating(s.table, s.board_set, *(names.get(player, player) for player in s.seats))
            for s in each.seatings
        )
        out = sorted(names.get(player, player) for player in each.sit_out)
        yield replace(each, seatings=tuple(seatings), sit_out=tuple(out))


def _with_roles(event: WhizEvent, rounds: Rounds) -> Rounds:
    """Return rounds in which those who are away change numbers with some who sit out then."""
    fixed: set[int] = set()
    for number, player in event.players.items():
        away = {each.number for each in rounds if not player.is_there(each.number)}
        if not away or len(away) == len(rounds):
            continue
        out = {
            n: sum(n in each.sit_out for each in rounds if each.number in away)
            for each in rounds
            for n in each.people()
            if n not in fixed
        }
        if not out:
            break
        role = max(out, key=lambda n: (out[n], n == number, -n))
        rounds = tuple(_renamed(rounds, {number: role, role: number}))
        fixed.add(number)
    return rounds
