"""One more round after any others, as new as can be in people and boards.

Nothing here can fail: where no set is left that three people have not played, a new one is opened.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, count
from types import MappingProxyType

from whist_td.movements.whiz.form import SEATS, Grouping, Plan, Trio

TRIES_A_PERSON = 80
_MEETING = 4
"""How much worse a second meeting is than boards that one of the three knows."""
Three = tuple[int, int, int]
Copy = tuple[int, int]
"""A set, and which copy of it."""
Known = Mapping[int, Collection[int]]
"""For some people the sets they know already, played or only seen."""
Copies = Mapping[int, int]
"""At how many tables some sets may lie in one round; a new set at as many as the most of them."""
SINGLE: Copies = MappingProxyType({})
"""Every set is there once."""


def copies_of_new(copies: Copies) -> int:
    """Return at how many tables a set may lie of which nothing is told."""
    return max(copies.values(), default=1)


class WhizHistory:
    """What people have done so far: whom they met, what they played, how often they sat out."""

    def __init__(self, plan: Plan) -> None:
        self.met: dict[tuple[int, int], int] = {}
        self.played: dict[int, set[int]] = {}
        self.out: dict[int, int] = {}
        self.uses: dict[int, int] = {}
        for grouping in plan:
            self.add(grouping)

    def add(self, grouping: Grouping) -> None:
        """Remember one round more."""
        for trio in grouping.trios:
            self.uses[trio.board_set] = self.uses.get(trio.board_set, 0) + 1
            for person in trio.people:
                self.played.setdefault(person, set()).add(trio.board_set)
            for pair in combinations(sorted(trio.people), 2):
                self.met[pair] = self.met.get(pair, 0) + 1
        for person in grouping.out:
            self.out[person] = self.out.get(person, 0) + 1

    def knows(self, known: Known) -> None:
        """Remember sets that people may not play, though they have not played them here."""
        for person, sets in known.items():
            self.played.setdefault(person, set()).update(sets)

    def welcome(self, people: Iterable[int]) -> None:
        """Let those who come late play at once: the rounds they have missed are rest enough."""
        seen = self.played.keys() | self.out.keys()
        if self.uses:
            most = max(self.out.values(), default=0)
            self.out.update(dict.fromkeys(set(people) - seen, most + 1))

    def meet(self, first: int, second: int, by: int) -> None:
        """Count that two people meet, or with -1 that they do not after all."""
        pair = (first, second) if first < second else (second, first)
        self.met[pair] = self.met.get(pair, 0) + by

    def meetings(self, first: int, second: int) -> int:
        """Return how often two people have met."""
        return self.met.get((first, second) if first < second else (second, first), 0)

    def is_new(self, board_set: int, people: Iterable[int]) -> bool:
        """Tell whether none of some people knows a set."""
        return not any(board_set in self.played.get(person, ()) for person in people)

    def again(self, people: Sequence[int]) -> int:
        """Return the cost of a trio: second meetings weigh one, third ones more."""
        counts = (self.meetings(a, b) for a, b in combinations(people, 2))
        return sum(count * count for count in counts)


def extended(
    plan: Plan,
    people: Sequence[int],
    rounds: int,
    dice: Iterator[int],
    known: Known = MappingProxyType({}),
    copies: Copies = SINGLE,
) -> Plan:
    """Return a plan with so many rounds added for the people who are there now.

    The first set ever laid has the number of the first person: 0 in a plan, 1 in a movement.
    """
    history = WhizHistory(plan)
    history.welcome(people)
    history.knows(known)
    longer = list(plan)
    for _ in range(rounds):
        longer.append(_next_round(history, people, dice, copies))
        history.add(longer[-1])
    return tuple(longer)


def boards_for(plan: Plan, threes: Sequence[Three]) -> list[int]:
    """Return a set for each three that none of them has played in a plan."""
    return _boards(WhizHistory(plan), threes, 0, SINGLE)


def _next_round(
    history: WhizHistory, people: Sequence[int], dice: Iterator[int], copies: Copies
) -> Grouping:
    places = len(people) // SEATS * SEATS
    order = sorted(people, key=lambda person: (-history.out.get(person, 0), next(dice)))
    playing = order[:places]
    # The sets to begin with, one a table, those played least first; none from copies.
    by_use = sorted(history.uses, key=history.uses.__getitem__)
    lying = by_use[: places // SEATS] if copies_of_new(copies) == 1 else ()
    _part(history, playing, lying, dice)
    if any(map(history.again, _threes(playing))):
        _part(history, playing, (), dice)
    threes = _threes(playing)
    sets = _boards(history, threes, min(1, *people), copies)
    trios = tuple(Trio(sets[at], three) for at, three in enumerate(threes))
    return Grouping(trios, tuple(order[places:]))


def _threes(playing: Sequence[int]) -> list[Three]:
    at = range(0, len(playing), SEATS)
    return [(playing[i], playing[i + 1], playing[i + 2]) for i in at]


def _part(
    history: WhizHistory, playing: list[int], lying: Sequence[int], dice: Iterator[int]
) -> None:
    """Swap people between tables as long as that saves meetings, or a new set of boards."""

    def cost_at(table: int) -> int:
        three = playing[table * SEATS : table * SEATS + SEATS]
        knowing = table < len(lying) and sum(
            lying[table] in history.played.get(person, ()) for person in three
        )
        return _MEETING * history.again(three) + knowing

    cost = [cost_at(table) for table in range(len(playing) // SEATS)]
    for _ in range(TRIES_A_PERSON * len(playing)):
        costly = [table for table, again in enumerate(cost) if again]
        if not costly:
            return
        worst = costly[next(dice) % len(costly)]
        one, other = worst * SEATS + next(dice) % SEATS, next(dice) % len(playing)
        table = other // SEATS
        if table == worst:
            continue
        playing[one], playing[other] = playing[other], playing[one]
        now = [cost_at(worst), cost_at(table)]
        if sum(now) > cost[worst] + cost[table]:
            playing[one], playing[other] = playing[other], playing[one]
        else:
            cost[worst], cost[table] = now


def _boards(history: WhizHistory, threes: Sequence[Three], first: int, copies: Copies) -> list[int]:
    """Give each three a set that none of them has played, those in play before new ones.

    New ones have the lowest numbers there are: they may be prepared already.
    """
    several = copies_of_new(copies)
    sets = sorted(history.uses, key=lambda board_set: history.uses[board_set])
    taken = set(sets).union(*history.played.values())
    unused = (number for number in count(first) if number not in taken)
    allowed = [
        [(s, copy) for s in sets if history.is_new(s, three) for copy in range(copies.get(s, 1))]
        for three in threes
    ]
    lies: dict[Copy, int] = {}
    for at in range(len(threes)):
        if not _placed(at, allowed, lies, set()):
            fresh = next(unused)
            for each in allowed:
                each.extend((fresh, copy) for copy in range(copies.get(fresh, several)))
            lies[fresh, 0] = at
    by_table = {at: board_set for (board_set, _copy), at in lies.items()}
    return [by_table[at] for at in range(len(threes))]


def _placed(
    at: int, allowed: Sequence[Sequence[Copy]], lies: dict[Copy, int], seen: set[Copy]
) -> bool:
    for copy in allowed[at]:
        if copy not in seen:
            seen.add(copy)
            if copy not in lies or _placed(lies[copy], allowed, lies, seen):
                lies[copy] = at
                return True
    return False
