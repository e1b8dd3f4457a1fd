"""The rest of an evening, made better step by step for as long as the director looks at it.

There is no clock here: whoever waits says how many steps to take, and stops when he likes. What is
kept is always sound; a step changes two people, or the boards of a table or two, in one round to
come.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log

from whist_td.movements.whiz.extending import SINGLE, Copies, Known, WhizHistory, copies_of_new
from whist_td.movements.whiz.form import SEATS, Grouping, Plan, Trio

AGAIN = 200
"""What it costs that two people meet again, in comparisons of two tables with each other."""
_THIN = (0, 10 * AGAIN, AGAIN)
"""What a set costs at no table, at one, and at two over the evening: deals of one table compare
nobody, which is worse than any company met once before; those of two are all or nothing."""
HOT, COLD = 400.0, 4.0
"""How much worse a step may make things at first, and in the end."""
CYCLE = 6_000
"""After so many steps it has cooled, and begins hot again."""
_FINE = 1 << 16


@dataclass(frozen=True, order=True)
class EventCost:
    """What an evening costs with all its rounds, the less the better."""

    weight: int
    """All of it against each other: company met again, and deals that few tables or one play."""
    alone: int
    """How many sets lie at one table all evening, so that they compare nobody."""
    repeats: int
    """How many meetings are not the first of those two people."""
    board_sets: int
    """How many sets are in play: the fewer, the more people play the same."""


def cost_of(plan: Plan) -> EventCost:
    """Return what an evening costs."""
    history = WhizHistory(plan)
    met = [times for times in history.met.values() if times]
    again = sum(times * (times - 1) // 2 for times in met)
    return EventCost(
        AGAIN * again + sum(map(_set_cost, history.uses.values())),
        sum(times == 1 for times in history.uses.values()),
        sum(met) - len(met),
        len(history.uses),
    )


def _set_cost(tables: int) -> int:
    """Return what it costs that a set lies at so many tables; each comparison is a gain."""
    thin = _THIN[tables] if tables < len(_THIN) else 0
    return thin - tables * (tables - 1) // 2


def _copies(copies: Copies, uses: Mapping[int, int], to_come: Plan) -> Copies:
    """Return at how many tables each set may lie, those of the rounds to come among them."""
    new = {trio.board_set for each in to_come for trio in each.trios} - set(uses)
    return {**dict.fromkeys(new, copies_of_new(copies)), **copies}


class Search:
    """The rounds to come, while people and boards are being changed about."""

    # More than 15 methods: each kind of step has its cost and its own way there and back.

    def __init__(
        self,
        played: Plan,
        to_come: Plan,
        dice: Iterator[int],
        known: Known,
        copies: Copies = SINGLE,
    ) -> None:
        self._dice = dice
        self._copies = _copies(copies, WhizHistory(played).uses, to_come)
        self._history = WhizHistory((*played, *to_come))
        self._history.knows(known)
        rested = WhizHistory(played)
        rested.welcome(person for each in to_come for person in each.people)
        self._rested = rested.out
        self._threes = [[list(trio.people) for trio in each.trios] for each in to_come]
        self._sets = [[trio.board_set for trio in each.trios] for each in to_come]
        self._out = [list(each.out) for each in to_come]
        self._all_sets = sorted(self._history.uses)
        self._cost = 0
        self._best_cost = 0
        self._steps = 0
        self._heat = HOT
        self.best = to_come
        """The best rounds to come so far."""

    def improve(self, steps: int) -> bool:
        """Take some steps, and tell whether something better was found on the way."""
        is_better = False
        for _ in range(steps if self._threes and self._threes[0] else 0):
            self._heat = HOT * (COLD / HOT) ** (self._steps % CYCLE / CYCLE)
            self._steps += 1
            self._step(next(self._dice) % len(self._threes))
            if self._cost < self._best_cost:
                self._best_cost = self._cost
                self.best = self._plan()
                is_better = True
        return is_better

    def _step(self, number: int) -> None:
        kind = next(self._dice) % 8
        if kind == 0 and self._out[number]:
            self._change_rest(number)
        elif kind < 3:  # noqa: PLR2004
            self._change_boards(number)
        else:
            self._change_people(number)

    def _change_rest(self, number: int) -> None:
        """Let somebody play who would sit out, if the other has sat out no more than he."""
        threes, sets, out = self._threes[number], self._sets[number], self._out[number]
        table, seat = next(self._dice) % len(threes), next(self._dice) % SEATS
        place = next(self._dice) % len(out)
        plays, rests = threes[table][seat], out[place]
        if sets[table] in self._history.played.get(rests, ()) or not self._even(
            number, plays, rests
        ):
            return
        if self._accepted(AGAIN * self._newness(rests, plays, threes[table])):
            self._leave(plays, threes[table], sets[table])
            threes[table][seat], out[place] = rests, plays
            self._join(rests, threes[table], sets[table])

    def _even(self, number: int, first: int, second: int) -> bool:
        """Tell whether two people have sat out equally often, and do not again."""
        before, after = self._out[:number], self._out[number + 1 :]
        counts = [
            self._rested.get(person, 0) + sum(person in each for each in before)
            for person in (first, second)
        ]
        return counts[0] == counts[1] and not any(first in e or second in e for e in after)

    def _change_people(self, number: int) -> None:
        threes, sets = self._threes[number], self._sets[number]
        one, other = next(self._dice) % len(threes), next(self._dice) % len(threes)
        seat, place = next(self._dice) % SEATS, next(self._dice) % SEATS
        first, second = threes[one][seat], threes[other][place]
        if one == other or not self._may_change(first, sets[one], second, sets[other]):
            return
        change = AGAIN * (
            self._newness(second, first, threes[one]) + self._newness(first, second, threes[other])
        )
        if self._accepted(change):
            self._leave(first, threes[one], sets[one])
            self._leave(second, threes[other], sets[other])
            threes[one][seat], threes[other][place] = second, first
            self._join(second, threes[one], sets[one])
            self._join(first, threes[other], sets[other])

    def _may_change(self, first: int, its_set: int, second: int, other_set: int) -> bool:
        played = self._history.played
        if its_set == other_set:
            return True
        return other_set not in played[first] and its_set not in played[second]

    def _newness(self, comes: int, goes: int, three: Sequence[int]) -> int:
        """Return by how many second meetings a table grows when one comes for another."""
        others = [person for person in three if person != goes]
        meetings = self._history.meetings
        return sum(meetings(comes, p) - meetings(goes, p) + 1 for p in others)

    def _change_boards(self, number: int) -> None:
        threes, sets = self._threes[number], self._sets[number]
        table = next(self._dice) % len(threes)
        board_set = self._all_sets[next(self._dice) % len(self._all_sets)]
        if board_set == sets[table]:
            return
        is_free = sets.count(board_set) < self._copies.get(board_set, 1)
        other = None if is_free else sets.index(board_set)
        if not self._fit(threes[table], board_set):
            return
        if other is not None and not self._fit(threes[other], sets[table]):
            return
        change = 0
        if other is None:  # By how much worse it is if the table has other boards.
            less, more = self._history.uses[sets[table]], self._history.uses[board_set]
            change = _set_cost(less - 1) - _set_cost(less)
            change += _set_cost(more + 1) - _set_cost(more)
        if self._accepted(change):
            before = sets[table]
            self._lay(threes[table], sets, table, board_set)
            if other is not None:
                self._lay(threes[other], sets, other, before)

    def _fit(self, three: Sequence[int], board_set: int) -> bool:
        return not any(board_set in self._history.played[person] for person in three)

    def _lay(self, three: Sequence[int], sets: list[int], table: int, board_set: int) -> None:
        for person in three:
            self._history.played[person].discard(sets[table])
            self._history.played[person].add(board_set)
        self._history.uses[sets[table]] -= 1
        self._history.uses[board_set] += 1
        sets[table] = board_set

    def _accepted(self, change: int) -> bool:
        if change > 0 and change > -self._heat * log((next(self._dice) % _FINE + 1) / _FINE):
            return False
        self._cost += change
        return True

    def _leave(self, person: int, three: Sequence[int], board_set: int) -> None:
        self._history.played[person].discard(board_set)
        for other in three:
            if other != person:
                self._history.meet(person, other, -1)

    def _join(self, person: int, three: Sequence[int], board_set: int) -> None:
        self._history.played.setdefault(person, set()).add(board_set)
        for other in three:
            if other != person:
                self._history.meet(person, other, 1)

    def _plan(self) -> Plan:
        return tuple(
            Grouping(
                tuple(
                    Trio(board_set, (three[0], three[1], three[2]))
                    for three, board_set in zip(threes, sets, strict=True)
                ),
                tuple(out),
            )
            for threes, sets, out in zip(self._threes, self._sets, self._out, strict=True)
        )
