"""The rest of an evening after people came late, left early or sat down wrongly."""

from collections.abc import Iterator, Sequence
from itertools import product
from types import MappingProxyType

from whist_td.core.finite_fields import circle
from whist_td.core.players import TooFewPlayersError
from whist_td.movements.whiz.catalogue import LEAST_PLAYERS, most_rounds
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
from whist_td.movements.whiz.improving import EveningCost, Search, cost_of
from whist_td.movements.whiz.ladders import laid
from whist_td.movements.whiz.plans import plan_of
from whist_td.movements.whiz.repairing import RoundsAsked, repaired, together
from whist_td.movements.whiz.seats import Comparisons

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
    known = [_steps(each, tables) for each in before]
    if any(steps is None for steps in known):
        return ()
    played = [_marks(steps, tables) for steps in known if steps is not None]
    found = _more(played, rounds, tables, iter(range(MOST_TRIES)))
    return tuple(map(_numbered, laid(tables, found, circle(tables))))


def _steps(each: Grouping, tables: int) -> Steps | None:
    """Return the steps of a round; None where it is of another kind."""
    found = set()
    for trio in each.trios:
        first, second, third = (person - 1 for person in sorted(trio.people))
        lines = (first // tables, second // tables, third // tables)
        if lines != (0, 1, 2) or not 1 <= trio.board_set <= tables:
            return None
        shifts = (second - tables, third - 2 * tables, trio.board_set - 1)
        found.add(tuple((shift - first) % tables for shift in shifts))
    if len(found) != 1:
        return None
    east, south, boards = found.pop()
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
        asked = RoundsAsked(self._before, people, rounds, known, copies)
        same = repaired(asked, tuple(map(_grouping, planned)))
        offers = {cost_of((*self._before, *each)): each for each in _offers(asked, dice, same)}
        self.fewest_repeats = min(offers, key=lambda cost: (cost.repeats, cost.weight))
        """What it would cost to let as few people as can be meet again, whatever is lost by it."""
        first = offers[min(offers)]
        self._search = Search(self._before, first, dice, known, copies)

    @property
    def movement(self) -> WhizMovement:
        """The whole evening, with the best rounds to come that are known so far."""
        plan = (*self._before, *self._search.best)
        whole = (*self._played, *_seated(plan, len(self._before)))
        everybody = [p for each in whole for p in (*_at_tables(each), *each.sit_out)]
        return WhizMovement(
            players=max(everybody),
            tables=max(len(each.seatings) for each in whole),
            board_sets=max(seating.board_set for each in whole for seating in each.seatings),
            rounds=whole,
        )

    @property
    def cost(self) -> EveningCost:
        """What the whole evening costs, as it is known so far."""
        return cost_of((*self._before, *self._search.best))

    def improve(self, steps: int) -> bool:
        """Take some steps, and tell whether the evening has become better."""
        return self._search.improve(steps)


def _offers(asked: RoundsAsked, dice: Iterator[int], same: Plan) -> list[Plan]:
    """Return rounds to come: what was planned, the rest of a stored evening, or new ones."""
    before, people, rounds, known = asked.before, asked.people, asked.rounds, asked.known
    added = extended(before, people, rounds, dice, known, asked.copies)[len(before) :]
    more = _lengthened(before, people, rounds)
    staying = range(2, min(MOST_STAYING, rounds) + 1)
    plans = (more, same, *(together(asked, dice, stay) for stay in staying))
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


def _at_tables(each: WhizRound) -> list[int]:
    return [person for seating in each.seatings for person in seating.people]


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
