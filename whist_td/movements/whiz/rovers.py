"""One or two people beyond three a table: a rover takes another's place each round, who sits out.

A stored rover is a list of places: for each round the trio and the one in it whose place he takes.
A phantom is the reverse: the movement of one more table without one of its people.
"""

from collections.abc import Iterable, Sequence

from whist_td.movements.whiz.form import SEATS, Grouping, Plan, Trio


def with_rovers(plan: Plan, players: int, rovers: Sequence[Sequence[int]]) -> Plan:
    """Return a plan in which each rover takes the place he is told, round by round."""
    return tuple(
        _replaced(grouping, {places[at]: players + n for n, places in enumerate(rovers)})
        for at, grouping in enumerate(plan)
    )


def _replaced(grouping: Grouping, taken: dict[int, int]) -> Grouping:
    out = list(grouping.out)
    trios = list(grouping.trios)
    for place, rover in taken.items():
        trio, seat = divmod(place, SEATS)
        people = list(trios[trio].people)
        out.append(people[seat])
        people[seat] = rover
        trios[trio] = Trio(trios[trio].board_set, (people[0], people[1], people[2]))
    return Grouping(tuple(trios), tuple(out))


def without_phantom(plan: Plan, phantom: int) -> Plan:
    """Return a plan without one person: those he would meet sit out; the last takes his number."""
    last = max(person for person in _people(plan[0]))

    def renamed(person: int) -> int:
        return phantom if person == last else person

    def left(grouping: Grouping) -> Grouping:
        kept = (trio for trio in grouping.trios if phantom not in trio.people)
        trios = tuple(Trio(t.board_set, _three(map(renamed, t.people))) for t in kept)
        gone = (trio.people for trio in grouping.trios if phantom in trio.people)
        out = [person for people in gone for person in people if person != phantom]
        return Grouping(trios, tuple(map(renamed, out)))

    return tuple(map(left, plan))


def _people(grouping: Grouping) -> Iterable[int]:
    return (*(p for trio in grouping.trios for p in trio.people), *grouping.out)


def _three(people: Iterable[int]) -> tuple[int, int, int]:
    first, second, third = people
    return (first, second, third)
