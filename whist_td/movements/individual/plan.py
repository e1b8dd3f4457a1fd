"""Rounds before anybody has a table: fours of people from 0, and how many sit at each table."""

from collections.abc import Sequence

from whist_td.core.movement_tables import (
    LeftOver,
    Sitting,
    TableMovement,
    TableRound,
    TooFewForTablesError,
)

AT_TABLE = 4

Four = tuple[int, int, int, int]
Fours = tuple[Four, ...]
"""One round; who is at no table sits out."""
Plan = tuple[Fours, ...]
LEAST_PLAYERS = AT_TABLE


def fours_of(people: Sequence[int]) -> Fours:
    """Return people in the order of their seats as tables of four.

    >>> fours_of([1, 2, 3, 4, 5, 6, 7, 8])
    ((1, 2, 3, 4), (5, 6, 7, 8))
    """
    fours = (people[at : at + AT_TABLE] for at in range(0, len(people), AT_TABLE))
    return tuple((north, east, south, west) for north, east, south, west in fours)


def turned(base: Fours, circle: int, rounds: int) -> Plan:
    """Return rounds in which everybody on the circle goes on by one, and others keep their seats.

    >>> turned(((0, 1, 3, 2),), 3, 2)
    (((0, 1, 3, 2),), ((1, 2, 3, 0),))
    """
    return tuple(
        tuple((_on(n, r, circle), _on(e, r, circle), _on(s, r, circle), _on(w, r, circle))
              for n, e, s, w in base)
        for r in range(rounds)
    )  # fmt: skip


def _on(person: int, by: int, circle: int) -> int:
    return (person + by) % circle if person < circle else person


def as_movement(plan: Plan, players: int) -> TableMovement:
    """Return a plan as a movement for people 1 … players."""
    everybody, rounds = range(1, players + 1), []
    for number, fours in enumerate(plan, start=1):
        sittings = tuple(
            Sitting(table, tuple(person + 1 for person in four))
            for table, four in enumerate(fours, start=1)
        )
        playing = {person for sitting in sittings for person in sitting.seats}
        rounds.append(TableRound(number, sittings, tuple(p for p in everybody if p not in playing)))
    return TableMovement(players, players // AT_TABLE, tuple(rounds))


def check_players(players: int) -> None:
    """Refuse fewer people than fill one table."""
    if players < LEAST_PLAYERS:
        raise TooFewForTablesError(players, LEAST_PLAYERS)


def table_sizes(players: int, left_over: LeftOver) -> tuple[int, ...]:
    """Return how many sit at each table, tables of four first.

    Where fives alone cannot do (6, 7 or 11 people) there are threes, and for five people a five.

    >>> table_sizes(22, LeftOver.SIT_OUT), table_sizes(22, LeftOver.FIVES)
    ((4, 4, 4, 4, 4), (4, 4, 4, 5, 5))
    >>> table_sizes(11, LeftOver.THREES), table_sizes(11, LeftOver.FIVES)
    ((4, 4, 3), (4, 4, 3))
    """
    check_players(players)
    tables, over = divmod(players, AT_TABLE)
    if not over or left_over is LeftOver.SIT_OUT:
        return (AT_TABLE,) * tables
    short = AT_TABLE - over
    can_be_fives, can_be_threes = over <= tables, short <= tables + 1
    if can_be_fives and (left_over is LeftOver.FIVES or not can_be_threes):
        return (AT_TABLE,) * (tables - over) + (AT_TABLE + 1,) * over
    return (AT_TABLE,) * (tables + 1 - short) + (AT_TABLE - 1,) * short
