"""The rest of an evening after people came late, left early or sat down wrongly."""

from collections.abc import Iterator, Sequence

from whist_td.domain.whiz_errors import TooFewPlayersError
from whist_td.movements.whiz.extending import extended
from whist_td.movements.whiz.form import Grouping, Movement, Plan, Round, Seating, Trio
from whist_td.movements.whiz.seats import Comparisons

LEAST_PLAYERS = 6


def continuation(
    played: Sequence[Round], people: Sequence[int], rounds: int, dice: Iterator[int]
) -> Movement:
    """Return the evening with the rounds still wanted, for the people who are there now.

    Nothing played changes, nobody plays boards again, and those who have sat out least sit out
    next. The dice are whole numbers without end; the same numbers give the same rounds.
    """
    if len(people) < LEAST_PLAYERS:
        raise TooFewPlayersError(len(people), LEAST_PLAYERS)
    before = tuple(map(_grouping, played))
    plan = extended(before, people, rounds, dice)
    added = _seated(plan, len(before))
    whole = (*played, *added)
    everybody = [p for each in whole for p in (*_at_tables(each), *each.sit_out)]
    return Movement(
        players=max(everybody),
        tables=max(len(each.seatings) for each in whole),
        board_sets=max(seating.board_set for each in whole for seating in each.seatings),
        rounds=whole,
    )


def _grouping(each: Round) -> Grouping:
    return Grouping(tuple(Trio(s.board_set, s.people) for s in each.seatings), each.sit_out)


def _at_tables(each: Round) -> list[int]:
    return [person for seating in each.seatings for person in seating.people]


def _seated(plan: Plan, played: int) -> list[Round]:
    people = 1 + max(person for g in plan for trio in g.trios for person in trio.people)
    sets = 1 + max(trio.board_set for g in plan for trio in g.trios)
    comparisons = Comparisons(people, sets)
    rounds: list[Round] = []
    for number, grouping in enumerate(plan, start=1):
        seatings: list[Seating] = []
        for table, trio in enumerate(grouping.trios, start=1):
            three = trio.people if number <= played else comparisons.best(trio)
            comparisons.add(trio.board_set, three)
            seatings.append(Seating(table, trio.board_set, *three))
        rounds.append(Round(number, tuple(seatings), tuple(sorted(grouping.out))))
    return rounds[played:]
