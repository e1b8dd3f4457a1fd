"""How many sit at each table when people do not fill tables of four (RULES 3.2)."""

from whist_td.core.movement_tables import LeftOver, TooFewForTablesError
from whist_td.movements.individual.plan import AT_TABLE

LEAST_PLAYERS = AT_TABLE


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
