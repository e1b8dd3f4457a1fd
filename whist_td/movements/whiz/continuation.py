"""The rest of an evening after people came late, left early or sat down wrongly."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, product
from types import MappingProxyType

from whist_td.core.finite_fields import circle
from whist_td.core.players import TooFewPlayersError
from whist_td.movements.whiz.catalogue import LEAST_PLAYERS, Comparisons, most_rounds
from whist_td.movements.whiz.extending import SINGLE, Copies, Known, WhizHistory, extended
from whist_td.movements.whiz.form import (
    SEATS,
    Grouping,
    Plan,
    PlannedTrio,
    Trio,
    WhizMovement,
    WhizRound,
)
from whist_td.movements.whiz.improving import EventCost, Search, cost_of
from whist_td.movements.whiz.ladders import laid
from whist_td.movements.whiz.plans import plan_of


@dataclass(frozen=True)
class RoundsAsked:
    """Rounds that are wanted: after which others, for whom and how many."""

    before: Plan
    people: Sequence[int]
    rounds: int
    known: Known
    """What people may not play, though they have not played it here."""
    copies: Copies


def repaired(rounds: RoundsAsked, planned: Plan) -> Plan:
    """Return planned rounds with those who are there now.

    A table that is whole stays as it was planned; the others take in whoever is free.
    """
    history = WhizHistory(rounds.before)
    history.welcome(rounds.people)
    history.knows(rounds.known)
    people, whole = set(rounds.people), []
    for each in planned:
        trios = [trio for trio in each.trios if people.issuperset(trio.people)]
        whole.append(tuple(trios[: len(rounds.people) // SEATS]))
        history.add(Grouping(whole[-1]))
    return tuple(_round(history, trios, rounds.people) for trios in whole)


def _round(history: WhizHistory, whole: tuple[Trio, ...], people: Sequence[int]) -> Grouping:
    """Seat those who are free at the tables that are left; they have rested most who play.

    They get the boards fewest have played of those that nobody there knows, or else new ones.
    """
    seated = {person for trio in whole for person in trio.people}
    free = [person for person in people if person not in seated]
    free.sort(key=lambda person: -history.out.get(person, 0))
    places = (len(people) // SEATS - len(whole)) * SEATS
    trios, out = list(whole), tuple(free[places:])
    for at in range(0, places, SEATS):
        three = (free[at], free[at + 1], free[at + 2])
        lying = {trio.board_set for trio in trios}
        unfit = lying.union(*(history.played.get(person, ()) for person in three))
        fit = [board_set for board_set in sorted(history.uses) if board_set not in unfit]
        new = next(n for n in count(1) if n not in unfit and n not in history.uses)
        trios.append(Trio(min(fit, key=history.uses.__getitem__, default=new), three))
        history.add(Grouping((trios[-1],)))
    history.add(Grouping((), out))
    return Grouping(tuple(trios), out)


def together(rounds: RoundsAsked, dice: Iterator[int], staying: int) -> Plan:
    """Return rounds in which everybody keeps his company for some rounds, and boards change."""
    history = WhizHistory(rounds.before)
    history.knows(rounds.known)
    plan: Plan = ()
    while len(plan) < rounds.rounds:
        before = (*rounds.before, *plan)
        plan += extended(before, rounds.people, 1, dice, rounds.known, rounds.copies)[-1:]
        history.add(plan[-1])
        for _ in range(min(staying - 1, rounds.rounds - len(plan))):
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


Steps = tuple[int, int, int]
"""How far from the first line the second is, the third, and the boards."""
MOST_TRIES = 20_000
"""So many rounds are looked at; a club that long at table would hardly wait for more."""
NOTHING_KNOWN: Known = MappingProxyType({})
MOST_STAYING = 4
"""For so many rounds the same three may stay together, where boards would be lost otherwise."""
LONGER = 4
"""So many rounds more than wanted may a stored evening have whose rest is used."""


def _lengthened(before: Plan, people: Sequence[int], rounds: int) -> Plan:
    """Return more rounds of the same kind, numbered from 1; none where there are not so many."""
    tables, left_over = divmod(len(people), SEATS)
    everybody = list(range(1, len(people) + 1))
    if left_over or list(people) != everybody or not before or not rounds:
        return ()
    played = [_marks(steps, tables) for each in before if (steps := _steps(each, tables))]
    if len(played) < len(before):
        return ()
    more = _more(played, rounds, tables, iter(range(MOST_TRIES)))
    return tuple(map(_numbered, laid(tables, more, circle(tables))))


def _steps(each: Grouping, tables: int) -> Steps | None:
    """Return the steps of a round; None where it is of another kind."""
    steps = set()
    for trio in each.trios:
        first, second, third = (person - 1 for person in sorted(trio.people))
        lines = (first // tables, second // tables, third // tables)
        if lines != (0, 1, 2) or not 1 <= trio.board_set <= tables:
            return None
        shifts = (second - tables, third - 2 * tables, trio.board_set - 1)
        steps.add(tuple((shift - first) % tables for shift in shifts))
    if len(steps) != 1:
        return None
    east, south, boards = steps.pop()
    return (east, south, boards)


def _marks(steps: Steps, tables: int) -> tuple[int, ...]:
    """Return what no other round may have in the same place."""
    east, south, boards = steps
    apart = (south - east, boards - east, boards - south)
    return (*steps, *(difference % tables for difference in apart))


def _more(
    played: list[tuple[int, ...]], rounds: int, tables: int, tries: Iterator[int]
) -> tuple[Steps, ...]:
    if not rounds:
        return ()
    for steps in product(range(tables), range(tables), range(tables)):
        if next(tries, None) is None:
            return ()
        marks = _marks(steps, tables)
        if any(mark == other for each in played for mark, other in zip(marks, each, strict=True)):
            continue
        rest = _more([*played, marks], rounds - 1, tables, tries)
        if len(rest) == rounds - 1:
            return (steps, *rest)
    return ()


class Continuation:
    """The evening with the rounds still wanted: a first offer at once, then better ones.

    Nothing played changes, nobody plays boards again, and those who have sat out least sit out
    next. The dice are whole numbers without end; the same numbers and steps give the same rounds.
    """

    def __init__(
        self,
        played: Sequence[WhizRound],
        people: Sequence[int],
        rounds: int,
        dice: Iterator[int],
        known: Known = NOTHING_KNOWN,
        copies: Copies = SINGLE,
        *,
        planned: Sequence[WhizRound] = (),
    ) -> None:
        if len(people) < LEAST_PLAYERS:
            raise TooFewPlayersError(len(people), LEAST_PLAYERS)
        self._played = tuple(played)
        self._before = tuple(map(_grouping, played))
        request = RoundsAsked(self._before, people, rounds, known, copies)
        same = repaired(request, tuple(map(_grouping, planned)))
        offers = {cost_of((*self._before, *each)): each for each in _offers(request, dice, same)}
        self.fewest_repeats = min(offers, key=lambda cost: (cost.repeats, cost.weight))
        """What it would cost to let as few people as can be meet again, whatever is lost by it."""
        first = offers[min(offers)]
        self._search = Search(self._before, first, dice, known, copies)

    @property
    def movement(self) -> WhizMovement:
        """The whole evening, with the best rounds to come that are known so far."""
        plan = (*self._before, *self._search.best)
        whole = (*self._played, *_seated(plan, len(self._before)))
        seatings = [seating for each in whole for seating in each.seatings]
        playing = (person for seating in seatings for person in seating.people)
        return WhizMovement(
            players=max(*playing, *(person for each in whole for person in each.sit_out)),
            tables=max(len(each.seatings) for each in whole),
            board_sets=max(seating.board_set for seating in seatings),
            rounds=whole,
        )

    @property
    def cost(self) -> EventCost:
        """What the whole evening costs, as it is known so far."""
        return cost_of((*self._before, *self._search.best))

    def improve(self, steps: int) -> bool:
        """Take some steps, and tell whether the evening has become better."""
        return self._search.improve(steps)


def _offers(request: RoundsAsked, dice: Iterator[int], same: Plan) -> list[Plan]:
    """Return rounds to come: what was planned, the rest of a stored evening, or new ones."""
    before, people, rounds, known = request.before, request.people, request.rounds, request.known
    added = extended(before, people, rounds, dice, known, request.copies)[len(before) :]
    more = _lengthened(before, people, rounds)
    staying = range(2, min(MOST_STAYING, rounds) + 1)
    plans = (more, same, *(together(request, dice, stay) for stay in staying))
    fit = [each for each in plans if len(each) == rounds and _fits(before, known, each, people)]
    return [added, *fit, *_rests(before, people, rounds, known)]


def _rests(before: Plan, people: Sequence[int], rounds: int, known: Known) -> Iterator[Plan]:
    """Yield the rests of stored evenings for as many people in which nobody plays again."""
    players = len(people)
    if sorted(people) != list(range(1, players + 1)) or not rounds:
        return
    shortest = len(before) + rounds
    lengths = {*range(shortest, shortest + LONGER), players // SEATS}
    played = {frozenset(map(_seatless, each.trios)) for each in before}
    for length in sorted(lengths & set(range(shortest, most_rounds(players) + 1))):
        plan = map(_numbered, plan_of(players, length))
        rest = tuple(each for each in plan if frozenset(map(_seatless, each.trios)) not in played)
        if len(rest) >= rounds and _fits(before, known, rest[:rounds], people):
            yield rest[:rounds]


def _seatless(trio: Trio) -> Trio:
    """Return a trio without its order, as trios are compared."""
    first, second, third = sorted(trio.people)
    return Trio(trio.board_set, (first, second, third))


def _fits(before: Plan, known: Known, rest: Plan, people: Sequence[int]) -> bool:
    """Tell whether rounds bring nobody boards he knows, nor sit-outs before his turn."""
    history = WhizHistory(before)
    history.welcome(people)
    history.knows(known)
    rested = {person: history.out.get(person, 0) for person in people}
    for each in rest:
        if any(not history.is_new(trio.board_set, trio.people) for trio in each.trios):
            return False
        history.add(each)
        least = min(rested.values())
        for person in each.out:
            rested[person] += 1
            if rested[person] > least + 1:
                return False
    return True


def _numbered(each: Grouping) -> Grouping:
    """Return a round of a plan as people see it: everything numbered from 1."""
    trios = (
        Trio(trio.board_set + 1, (trio.people[0] + 1, trio.people[1] + 1, trio.people[2] + 1))
        for trio in each.trios
    )
    return Grouping(tuple(trios), tuple(person + 1 for person in each.out))


def _grouping(each: WhizRound) -> Grouping:
    return Grouping(tuple(Trio(s.board_set, s.people) for s in each.seatings), each.sit_out)


def _seated(plan: Plan, played: int) -> list[WhizRound]:
    people = 1 + max(person for g in plan for trio in g.trios for person in trio.people)
    sets = 1 + max(trio.board_set for g in plan for trio in g.trios)
    comparisons = Comparisons(people, sets)
    rounds: list[WhizRound] = []
    for number, grouping in enumerate(plan, start=1):
        seatings: list[PlannedTrio] = []
        for table, trio in enumerate(grouping.trios, start=1):
            three = trio.people if number <= played else comparisons.best(trio)
            comparisons.add(trio.board_set, three)
            seatings.append(PlannedTrio(table, trio.board_set, *three))
        rounds.append(WhizRound(number, tuple(seatings), tuple(sorted(grouping.out))))
    return rounds[played:]
