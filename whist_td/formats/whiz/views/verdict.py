"""The verifier's verdict on rounds to come, after what people have really played.

Where a table had wrong boards or other people, results say so: nobody is to meet again what he
knows from there, whatever was planned.
"""

from collections.abc import Iterable

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.seating import SeatedRound, set_of
from whist_td.formats.whiz.views.copies import most_copies
from whist_td.formats.whiz.views.seating import judged_round, movement_of, stays_of
from whist_td.movements.verify_whiz import JudgedWhiz, WhizFault, WhizFaultKind
from whist_td.movements.verify_whiz.faults import faults_of
from whist_td.movements.whiz import PlannedRound, PlannedTrio

IN_TURN = frozenset({WhizFaultKind.SITS_OUT_EARLY, WhizFaultKind.SIT_OUTS_UNEVEN})
"""What may come of people who leave and come back: it is told, and may be accepted."""


def played_round(evening: WhizEvent, number: int) -> PlannedRound:
    """Return a round as it came about: where results tell of other hands or boards, those count.

    A table that played wrong boards stands there with them as well as with its own.
    """
    seated = evening.rounds[number]
    trios = [(s.table, s.board_set, s.seats) for s in seated.seatings]
    size = evening.settings.boards_per_round
    for place, result in evening.results.items():
        if place.round == number:
            trio = (place.table, set_of(place.board, size), result.seats)
            if trio not in trios:
                trios.append(trio)
    return PlannedRound(
        number, tuple(PlannedTrio(t, b, *seats) for t, b, seats in trios), seated.sit_out
    )


def faults_to_come(
    evening: WhizEvent, to_come: Iterable[SeatedRound], first: int | None = None
) -> tuple[WhizFault, ...]:
    """Return the hard rules that rounds to come break, from one on; what was played has its own.

    >>> from datetime import date
    >>> from whist_td.core.events import Details
    >>> from whist_td.formats.whiz.rules.settings import WhizSettings
    >>> nobody = WhizEvening(Details("Whiz", date(2026, 11, 21)), WhizSettings())
    >>> [fault.kind.value for fault in faults_to_come(nobody, ())]
    ['too_few_players', 'no_rounds']
    """
    last = evening.last_announced
    players = max(evening.players, default=0)
    told = movement_of((said for said in to_come if said.number > last), players)
    rounds = (*(played_round(evening, number) for number in range(1, last + 1)), *told.rounds)
    seatings = [seating for said in rounds for seating in said.seatings]
    judged = JudgedWhiz(
        players,
        max((seating.table for seating in seatings), default=0),
        max((seating.board_set for seating in seatings), default=0),
        tuple(map(judged_round, rounds)),
        stays_of(evening, len(rounds)),
        most_copies(evening.rounds.values()),
    )
    begins = last + 1 if first is None else first
    return tuple(f for f in faults_of(judged) if f.round is None or f.round >= begins)
