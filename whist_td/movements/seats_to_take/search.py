"""Seats to take: what is printed stays, and a few people take the seats of those who rest.

Somebody comes late, goes early or will be late: each round to come keeps its tables and its boards
as they are planned. Whoever has no seat takes that of another, who sits out instead; seats that
are left fall to those who would have sat out. Where too few are there a table is given up, where
enough are there one is laid with boards that rest in that round. The rounds are gone through one
after the other with the best beginnings kept; the work is counted, never the time, so that the
same question gives the same answer.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import nsmallest
from itertools import combinations

from whist_td.movements.seats_to_take.weighing import (
    NO_BOARDS,
    Beginning,
    KeptTable,
    Planned,
    SeatsAsked,
    SeatsTaken,
    Way,
    Weigher,
    bit,
)

WORK = 40_000
"""So many ways of a round are weighed in all: about a second's work."""
_MOST_BEGINNINGS = 1_000
_MOST_WAYS = 600
"""So many ways of one round follow from one beginning."""
_FEW = 12
"""Where one change is not enough, so many people are tried in twos."""


def seats_taken(search: SeatsAsked, work: int = WORK) -> SeatsTaken | None:
    """Return the best way to take seats that is found; None where a round has none."""
    as_planned = _as_planned(search)
    if as_planned is not None:
        return as_planned
    begun, rounds = [Beginning.of(search)], len(search.planned)
    for at in range(rounds):
        begun = _one_round_more(Planned(search, at), begun, work // rounds)
        if not begun:
            return None
    best = min(begun, key=lambda each: each.cost)
    return SeatsTaken(best.rounds, best.cost)


def _one_round_more(planned: Planned, begun: Sequence[Beginning], work: int) -> list[Beginning]:
    """Return the best beginnings that are a round longer, the lightest first."""
    weighed: list[tuple[tuple[int, ...], int, int, Way]] = []
    done = 0
    for number, each in enumerate(begun):
        if done > work:
            break
        ways, looked_at = _ways(planned, each)
        done += looked_at
        weighed += ((way.weight, number, at, way) for at, way in enumerate(ways))
    best = nsmallest(_MOST_BEGINNINGS, weighed, key=lambda weight: weight[:3])
    return [begun[number].after(planned, way) for _weight, number, _at, way in best]


def _as_planned(search: SeatsAsked) -> SeatsTaken | None:
    """Return the rounds as they are planned, where everybody who is there has his place in them."""
    begun = Beginning.of(search)
    for at in range(len(search.planned)):
        planned = Planned(search, at)
        frame = next(_frames(planned, begun, 0), None)
        if frame is None or frame.gone or frame.free:
            return None
        if not set(frame.waiting) <= set(planned.round.out):
            return None
        way = Weigher(planned, begun).way({}, tuple(sorted(frame.waiting)))
        if not way.is_fair(begun):
            return None
        begun = begun.after(planned, way)
    return SeatsTaken(begun.rounds, begun.cost)


Seat = tuple[int, int]
"""A table, and a place at it."""


@dataclass(frozen=True)
class _Frame:
    """A round before its free seats are given: which they are, and who waits."""

    gone: tuple[int, ...]
    """Tables that are given up."""
    laid: int
    """How many tables more are laid."""
    free: tuple[Seat, ...]
    waiting: tuple[int, ...]
    own: Mapping[int, Seat]
    """Where those sat who have given up their seats: they do not sit down there again."""


def _ways(planned: Planned, begun: Beginning) -> tuple[list[Way], int]:
    """Return the ways of a round after a beginning, with as few changes as will do.

    With them comes how many were looked at, the vain ones too.
    """
    found: list[Way] = []
    weigher, vain = Weigher(planned, begun), 0
    for giving_up in (0, 1, 2):
        for frame in _frames(planned, begun, giving_up):
            ways = list(_ways_of(weigher, frame, _MOST_WAYS - len(found)))
            found, vain = found + ways, vain + (not ways)
            if len(found) + vain >= _MOST_WAYS:
                return found, len(found) + vain
        if giving_up and any(way.is_fair(begun) for way in found):
            break
    return found, len(found) + vain


def _frames(planned: Planned, begun: Beginning, giving_up: int) -> Iterator[_Frame]:
    """Yield the frames in which so many people give up their seats."""
    size, there = planned.request.size, len(planned.there)
    tables = [each.table for each in planned.round.tables]
    lacking = max(len(tables) - there // size, 0)
    for gone in combinations(_by_holes(planned, begun), lacking):
        seats: list[tuple[int, Seat]] = []
        free: list[Seat] = []
        for each in planned.round.tables:
            if each.table in gone:
                continue
            for place, person in enumerate(each.people):
                stays = person in planned.present and not begun.known.get(person, 0) & bit(
                    each.boards
                )
                if stays:
                    seats.append((person, (each.table, place)))
                else:
                    free.append((each.table, place))
        seated = {person for person, _seat in seats}
        waiting = sorted(
            (person for person in planned.there if person not in seated),
            key=lambda person: (-begun.rested.get(person, 0), person),
        )
        more = min((len(waiting) - len(free)) // size, 1) if not gone else 0
        for given in _given(planned, begun, seats, giving_up):
            own = dict(given)
            for laid in range(max(more, 0), -1, -1):
                yield _Frame(
                    gone,
                    laid,
                    (*free, *own.values()),
                    (*waiting, *own),
                    own,
                )


def _by_holes(planned: Planned, begun: Beginning) -> list[int]:
    """Return the tables, those first at which somebody is missing and those most often compared."""

    def missing(each: KeptTable) -> tuple[int, int, int]:
        there = sum(person in planned.present for person in each.people)
        return (there, -begun.uses[each.boards], each.table)

    return [each.table for each in sorted(planned.round.tables, key=missing)]


def _given(
    planned: Planned, begun: Beginning, seated: Sequence[tuple[int, Seat]], giving_up: int
) -> Iterator[tuple[tuple[int, Seat], ...]]:
    """Yield who gives up his seat: of many, those who have rested least and will not again."""
    if giving_up > 1:
        seated = sorted(
            seated, key=lambda seat: (begun.rested.get(seat[0], 0), seat[0] in planned.rests)
        )[:_FEW]
    return combinations(seated, giving_up)


def _ways_of(weigher: Weigher, frame: _Frame, most: int) -> Iterator[Way]:
    """Yield ways to give the free seats of a frame to those who wait, so many at most."""
    seats = len(frame.free)
    more = frame.laid * weigher.planned.request.size
    out = len(frame.waiting) - seats - more
    fit = [_fit(weigher, frame, seat) for seat in frame.free]
    if out < 0 or not all(fit):
        return
    found = 0
    for taken in _taken(fit):
        others = [person for person in reversed(frame.waiting) if person not in taken]
        for resting in combinations(others, out):
            sitting = tuple(person for person in others if person not in resting)
            changed = _changed(weigher, frame, taken, sitting)
            yield weigher.way(changed, tuple(sorted(resting)))
            found += 1
            if found >= most:
                return


def _fit(weigher: Weigher, frame: _Frame, seat: Seat) -> tuple[int, ...]:
    """Return who may take a free seat: nobody the one he gave up, nor boards that he knows."""
    lying, known = bit(weigher.planned.lying[seat[0]].boards), weigher.begun.known
    return tuple(
        person
        for person in frame.waiting
        if frame.own.get(person) != seat and not known.get(person, 0) & lying
    )


def _taken(
    fit: Sequence[tuple[int, ...]], taken: tuple[int, ...] = ()
) -> Iterator[tuple[int, ...]]:
    """Yield who takes the free seats, one for each, in their order."""
    if len(taken) == len(fit):
        yield taken
        return
    for person in fit[len(taken)]:
        if person not in taken:
            yield from _taken(fit, (*taken, person))


def _changed(
    weigher: Weigher, frame: _Frame, taken: Sequence[int], more: tuple[int, ...]
) -> Mapping[int, KeptTable | None]:
    """Return the tables that are not as planned, once the free seats are taken."""
    lying = weigher.planned.lying
    people: dict[int, list[int]] = {}
    for (table, place), person in zip(frame.free, taken, strict=True):
        people.setdefault(table, list(lying[table].people))[place] = person
    changed: dict[int, KeptTable | None] = dict.fromkeys(frame.gone)
    for table, sitting in people.items():
        changed[table] = replace(lying[table], people=tuple(sitting))
    if more:
        laid = _laid(weigher.planned, weigher.begun, more)
        changed[laid.table] = laid
    return changed


def _laid(planned: Planned, begun: Beginning, people: tuple[int, ...]) -> KeptTable:
    """Return a table more, with boards that rest in this round and that nobody there knows."""
    numbers = {each.table for each in planned.round.tables}
    table = next(n for n in range(1, len(numbers) + 2) if n not in numbers)
    lying = [each.boards for each in planned.round.tables]
    if NO_BOARDS in lying:
        return KeptTable(table, NO_BOARDS, people)
    knows = ahead = 0
    for person in people:
        knows |= begun.known.get(person, 0)
        ahead |= planned.sets.get(person, 0)
    copies, in_play = planned.request.copies, sorted(begun.uses)
    resting = [
        boards
        for boards in in_play
        if lying.count(boards) < copies.get(boards, 1) and not knows & bit(boards)
    ]
    new = next(n for n in range(1, in_play[-1] + 2) if n not in begun.uses)
    best = min(resting, key=lambda b: (bool(ahead & bit(b)), begun.uses[b]), default=new)
    return KeptTable(table, best, people)
