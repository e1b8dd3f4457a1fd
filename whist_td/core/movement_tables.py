"""A movement whose tables have no boards: who sits where each round, and who sits out."""

from dataclasses import dataclass
from enum import Enum

from whist_td.core.errors import RuleError


@dataclass(frozen=True)
class Sitting:
    """A table and who sits there, round the table: partners face each other at a table of four.

    Four people are North, East, South and West; of a table of five the dealer sits out in turn;
    of fixed pairs there are two, North and South's and East and West's.
    """

    table: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class TableRound:
    """One round: its tables in order, and those who sit out."""

    number: int
    sittings: tuple[Sitting, ...]
    sit_out: tuple[int, ...] = ()


@dataclass(frozen=True)
class TableMovement:
    """A whole evening for people 1 … entrants, or for as many pairs that stay together."""

    entrants: int
    tables: int
    rounds: tuple[TableRound, ...]
    are_pairs: bool = False


class LeftOver(Enum):
    """What becomes of people who do not fill a table of four."""

    SIT_OUT = "sit_out"
    FIVES = "fives"
    THREES = "threes"


class TooFewForTablesError(RuleError):
    """Fewer people, or pairs, than fill one table."""

    entrants: int
    least: int


class TableRoundsError(RuleError):
    """A number of rounds that no evening has."""

    rounds: int
    least: int
    most: int
