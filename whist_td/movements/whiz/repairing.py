"""Rounds to come that change as little as can be: company stays, so that old boards can be played.

Seating everybody among new faces leaves tables with boards that nobody else will play. Here the
tables that were planned stay as they were, or the same people stay together for some rounds.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from whist_td.movements.whiz.extending import Copies, Known, Three, WhizHistory, extended
from whist_td.movements.whiz.form import SEATS, Grouping, Plan, Trio


@dataclass(frozen=True)
class RoundsAsked:
    """Rounds that are wanted: after which others, for whom and how many."""

    before: Plan
    people: Sequence[int]
    rounds: int
    known: Known
    """What people may not play, though they have not played it here."""
    copies: Copies


def repaired(asked: RoundsAsked, planned: Plan) -> Plan:
    """Return planned rounds with those who are there now.

    A table that is whole stays as it was planned; the others take in whoever is free.
    """
    history = WhizHistory(asked.before)
    history.knows(asked.known)
    whole = [_whole(each, asked.people) for each in planned]
    for trios in whole:
        history.add(Grouping(trios))
    return tuple(_round(history, trios, asked.people) for trios in whole)


def _whole(planned: Grouping, people: Collection[int]) -> tuple[Trio, ...]:
    """Return the tables of a planned round at which nobody is missing, as many as there will be."""
    whole = [trio for trio in planned.trios if set(people).issuperset(trio.people)]
    return tuple(whole[: len(people) // SEATS])


def _round(history: WhizHistory, whole: tuple[Trio, ...], people: Sequence[int]) -> Grouping:
    """Seat those who are free at the tables that are left; they have rested most who play."""
    seated = {person for trio in whole for person in trio.people}
    free = [person for person in people if person not in seated]
    free.sort(key=lambda person: -history.out.get(person, 0))
    places = (len(people) // SEATS - len(whole)) * SEATS
    trios, out = list(whole), tuple(free[places:])
    for at in range(0, places, SEATS):
        three = (free[at], free[at + 1], free[at + 2])
        trios.append(Trio(_boards(history, three, {trio.board_set for trio in trios}), three))
        history.add(Grouping((trios[-1],)))
    history.add(Grouping((), out))
    return Grouping(tuple(trios), out)


def _boards(history: WhizHistory, three: Three, lying: Collection[int]) -> int:
    """Return the boards fewest have played of those that nobody here knows; else new ones."""
    known = set(lying).union(*(history.played.get(person, ()) for person in three))
    fit = [board_set for board_set in sorted(history.uses) if board_set not in known]
    new = (number for number in count(1) if number not in known and number not in history.uses)
    return min(fit, key=history.uses.__getitem__) if fit else next(new)


def together(asked: RoundsAsked, dice: Iterator[int], staying: int) -> Plan:
    """Return rounds in which everybody keeps his company for some rounds, and boards change."""
    history = WhizHistory(asked.before)
    history.knows(asked.known)
    plan: Plan = ()
    while len(plan) < asked.rounds:
        before = (*asked.before, *plan)
        plan += extended(before, asked.people, 1, dice, asked.known, asked.copies)[-1:]
        history.add(plan[-1])
        for _ in range(min(staying - 1, asked.rounds - len(plan))):
            moved = _moved_on(history, plan[-1])
            if moved is None:
                break
            plan += (moved,)
            history.add(moved)
    return plan


def _moved_on(history: WhizHistory, last: Grouping) -> Grouping | None:
    """Return the same company at each table with boards of other tables that none of them knows."""
    sets = [trio.board_set for trio in last.trios]
    for by in range(1, len(sets)):
        moved = zip((*sets[by:], *sets[:by]), last.trios, strict=True)
        trios = tuple(Trio(board_set, trio.people) for board_set, trio in moved)
        if all(history.is_new(trio.board_set, trio.people) for trio in trios):
            return Grouping(trios, last.out)
    return None
