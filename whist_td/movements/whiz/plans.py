"""Who plays with whom and with which boards: the best of algebra and of what is stored."""

from dataclasses import dataclass
from enum import Enum

from whist_td.core.chance import chance
from whist_td.movements.tables import FoundTable, decoded, found
from whist_td.movements.whiz.extending import extended
from whist_td.movements.whiz.form import SEATS, Grouping, Plan, Trio
from whist_td.movements.whiz.ladders import (
    ladder,
    longest_ladder,
    stepped,
    with_rovers,
    without_phantom,
)


class StarterKind(Enum):
    """What a starter is made of."""

    TURN = "turn"
    """Two circles; the others keep their table, and nobody sits out."""
    HOLE = "hole"
    """As TURN, and one person sits out."""
    HOLES = "holes"
    """As TURN, and two people sit out, one of each circle."""
    THIRD = "third"
    """As TURN, and one round more for those who stand a third of a circle apart."""
    THREE = "three"
    """Three circles, and one round more in which like sits with like."""
    EVEN = "even"
    """As THREE, and three who keep their table, and meet in the round more."""


CIRCLES = {StarterKind.THREE: 3, StarterKind.EVEN: 3}
_WITH_ROUND_MORE = {StarterKind.THIRD, StarterKind.THREE, StarterKind.EVEN}


@dataclass(frozen=True)
class Starter:
    """The round to be turned: trios, and who sits out; on circles of a size, some beside them."""

    kind: StarterKind
    size: int
    trios: tuple[Trio, ...]
    out: tuple[int, ...]

    @property
    def moving(self) -> int:
        """How many people stand on circles."""
        return self.size * CIRCLES.get(self.kind, 2)


def starter(kind: StarterKind, tables: int, rounds: int, text: str) -> Starter:
    """Return a stored starter."""
    numbers = decoded(text)
    groups = [numbers[at : at + 4] for at in range(0, 4 * tables, 4)]
    size = rounds - 1 if kind in _WITH_ROUND_MORE else rounds
    trios = tuple(Trio(boards, (a, b, c)) for a, b, c, boards in groups)
    return Starter(kind, size, trios, tuple(numbers[4 * tables :]))


def turned(start: Starter) -> Plan:
    """Return the rounds a starter gives, with the round more, where there is one, last."""
    rounds = tuple(_round(start, by) for by in range(start.size))
    if start.kind is StarterKind.THIRD:
        # The round of those a third of a circle apart, with boards nobody has played.
        size, third = start.size, start.size // SEATS
        firsts = [*range(third), *range(size, size + third)]
        threes = [(first, first + third, first + 2 * third) for first in firsts]
        threes.append((2 * size, 2 * size + 1, 2 * size + 2))
        return (*rounds, Grouping(tuple(Trio(size + at, three) for at, three in enumerate(threes))))
    if start.kind in _WITH_ROUND_MORE:
        # The round in which like sits with like.
        size = start.size
        trios = [Trio(place, (place, size + place, 2 * size + place)) for place in range(size)]
        if len(start.trios) > size:
            trios.append(Trio(size, (3 * size, 3 * size + 1, 3 * size + 2)))
        return (*rounds, Grouping(tuple(trios)))
    return rounds


def _round(start: Starter, by: int) -> Grouping:
    size, moving = start.size, start.moving

    def on(person: int) -> int:
        return person if person >= moving else person // size * size + (person % size + by) % size

    trios = (
        Trio(
            (trio.board_set + by) % size if trio.board_set < size else size,
            (on(trio.people[0]), on(trio.people[1]), on(trio.people[2])),
        )
        for trio in start.trios
    )
    return Grouping(tuple(trios), tuple(map(on, start.out)))


SEED = 1
STARTERS: tuple[tuple[tuple[StarterKind, FoundTable], ...], ...] = (
    (
        (StarterKind.EVEN, FoundTable.WHIZ_EVENS),
        (StarterKind.THREE, FoundTable.WHIZ_THREES),
        (StarterKind.TURN, FoundTable.WHIZ_TURNS),
        (StarterKind.TURN, FoundTable.WHIZ_HALVES),
    ),
    ((StarterKind.HOLE, FoundTable.WHIZ_HOLES),),
    ((StarterKind.HOLES, FoundTable.WHIZ_HOLES_OF_TWO),),
)
"""The starters of three a table, and with one and two people beyond; the first fitting serves."""


def event(players: int, text: str) -> Plan:
    """Return a stored evening: each table as set, North, East, South.

    >>> event(6, "12450301")[0].trios[0]
    Trio(board_set=1, people=(2, 4, 5))
    """
    tables, left_over = divmod(players, SEATS)
    numbers = decoded(text)
    size, plan = 4 * tables + left_over, []
    for at in range(0, len(numbers), size):
        trios = [
            Trio(numbers[four], (numbers[four + 1], numbers[four + 2], numbers[four + 3]))
            for four in range(at, at + 4 * tables, 4)
        ]
        plan.append(Grouping(tuple(trios), tuple(numbers[at + 4 * tables : at + size])))
    return tuple(plan)


def plan_of(players: int, rounds: int) -> Plan:
    """Return who plays with whom and with which boards, the seats still open."""
    return seated_plan(players, rounds) or unmoved_plan(players, rounds)


def seated_plan(players: int, rounds: int) -> Plan:
    """Return the evening in which boards and people were moved until all fitted, each in his seat.

    There is none where the plan that algebra makes is as good.
    """
    return event(players, found(FoundTable.WHIZ_BOARDS).get((players, rounds), ""))


def unmoved_plan(players: int, rounds: int) -> Plan:
    """Return who plays with whom and with which boards as algebra or a search of trios has it."""
    plan = longest_plan(players, rounds)
    if len(plan) < rounds:
        plan = extended(plan, range(players), rounds - len(plan), chance(SEED))
    # Sets are numbered without gaps.
    used = sorted({trio.board_set for grouping in plan for trio in grouping.trios})
    number = {board_set: at for at, board_set in enumerate(used)}
    return tuple(
        Grouping(tuple(Trio(number[t.board_set], t.people) for t in g.trios), g.out) for g in plan
    )


def longest_plan(players: int, rounds: int) -> Plan:
    """Return what is stored or made for so many rounds, or for as many as can be had."""
    stored = found(FoundTable.WHIZ_EVENINGS).get((players, rounds))
    return event(players, stored) if stored else _by_rule(players, rounds)


def seated_second_plan(players: int, rounds: int) -> Plan:
    """Return the second choice of a small room, in which everybody is in his seat, if there is one.

    Where tables play the same deals in the same round, they play from copies.
    """
    return event(players, found(FoundTable.WHIZ_SEATED).get((players, rounds), ""))


def third_plan(players: int, rounds: int) -> Plan:
    """Return the third choice of a small room, likewise in its seats, if there is one."""
    return event(players, found(FoundTable.WHIZ_FURTHER).get((players, rounds), ""))


def second_plan(players: int, rounds: int) -> Plan | None:
    """Return the plan that is stored as a second choice, the seats still open.

    Fewer meet again in it, or all play all deals; in a round, tables may share these, from copies.
    """
    stored = found(FoundTable.WHIZ_OTHERS).get((players, rounds))
    if stored is not None:
        return event(players, stored)
    tables, left_over = divmod(players, SEATS)
    third = None if left_over else found(FoundTable.WHIZ_THIRDS).get((tables, rounds))
    if third:
        return _shared(turned(starter(StarterKind.THIRD, tables, rounds, third)), 1)
    extra = None if left_over else found(FoundTable.WHIZ_EXTRAS).get((players, rounds))
    if extra:
        added = len(extra) // (4 * tables) - 1
        return _shared(_with_extras(players, rounds, extra), added)
    return None


def _shared(plan: Plan, rounds: int) -> Plan:
    """Return a plan in whose last rounds all tables play the same deals, one set a round."""
    first = len(plan) - rounds
    before = 1 + max(trio.board_set for each in plan[:first] for trio in each.trios)
    last = (
        Grouping(tuple(Trio(before + at, trio.people) for trio in each.trios), each.out)
        for at, each in enumerate(plan[first:])
    )
    return (*plan[:first], *last)


def _by_rule(players: int, rounds: int) -> Plan:
    """Return a plan of so many rounds, or of as many as can be had."""
    ladders = straight(*divmod(players, SEATS), rounds)
    if len(ladders) == rounds:
        return ladders
    return max(ladders, circling(players, rounds), _without_one(players, rounds), key=len)


def straight(tables: int, left_over: int, rounds: int) -> Plan:
    """Return rounds of a ladder, with its rovers: those that compare people most evenly."""
    steps = found(FoundTable.WHIZ_STEPS).get((tables, rounds))
    rovers = decoded(found(FoundTable.WHIZ_ROVERS).get((tables, rounds, left_over), ""))
    if steps and (rovers or not left_over):
        ways = [rovers[at * rounds : (at + 1) * rounds] for at in range(left_over)]
        return with_rovers(stepped(tables, steps), SEATS * tables, ways)
    return _chosen(tables, left_over, rounds)


def _chosen(tables: int, left_over: int, rounds: int) -> Plan:
    """Return rounds of the longest ladder, with its rovers, where no others are stored."""
    longest = longest_ladder(tables)
    rovers = decoded(found(FoundTable.WHIZ_ROVERS).get((tables, 0, left_over), ""))
    length = len(rovers) // left_over if left_over else longest
    if not length:
        return ()
    ways = [rovers[at * length : (at + 1) * length] for at in range(left_over)]
    whole = with_rovers(ladder(tables, length), SEATS * tables, ways)
    if rounds >= length:
        return whole
    chosen = decoded(found(FoundTable.WHIZ_ROUNDS).get((tables, left_over, rounds), ""))
    return tuple(whole[at] for at in chosen or range(rounds))


def circling(players: int, rounds: int) -> Plan:
    """Return the rounds of a starter: that of so many, the next longer, or else the longest."""
    tables, left_over = divmod(players, SEATS)
    extra = found(FoundTable.WHIZ_EXTRAS).get((players, rounds))
    if extra is not None:
        return _with_extras(players, rounds, extra)
    lengths = [
        (size < rounds, abs(size - rounds), at)
        for at, (_, stored) in enumerate(STARTERS[left_over])
        for count, size in found(stored)
        if count == tables
    ]
    if not lengths:
        return ()
    shorter, off, at = min(lengths)
    kind, stored = STARTERS[left_over][at]
    size = rounds - off if shorter else rounds + off
    return turned(starter(kind, tables, size, found(stored)[tables, size]))[:rounds]


def _with_extras(players: int, rounds: int, text: str) -> Plan:
    """Return what a starter gives, and the rounds that are stored behind it."""
    tables, left_over = divmod(players, SEATS)
    width = 4 * tables + left_over
    more = event(players, text[width:])
    kind = (StarterKind.TURN, StarterKind.HOLE, StarterKind.HOLES)[left_over]
    return (*turned(starter(kind, tables, rounds - len(more), text[:width])), *more)


def _without_one(players: int, rounds: int) -> Plan:
    """Return the plan for one person more without him, if nobody is left over then."""
    if (players + 1) % SEATS:
        return ()
    plan = _by_rule(players + 1, rounds)
    # The last keeps his table, if anybody does: then he meets nobody twice, who would rest twice.
    return without_phantom(plan, players) if plan else ()
