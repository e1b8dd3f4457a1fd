"""What will not do in the games of a club night, as facts without sentences."""

from dataclasses import dataclass

from whist_td.core.errors import RuleError


@dataclass(eq=False)
class GameOptionError(RuleError):
    """An option outside its limits."""

    setting: str
    value: int
    least: int
    most: int


@dataclass(eq=False)
class TablePlayersError(RuleError):
    """A table with more or fewer players than the game takes."""

    players: int
    least: int
    most: int


@dataclass(eq=False)
class DealAfterEndError(RuleError):
    """A deal after the last one of a table."""

    deals: int


@dataclass(eq=False)
class ZeroSumError(RuleError):
    """A deal in which points are won that nobody lost, or lost that nobody won."""

    total: int


@dataclass(eq=False)
class CountError(RuleError):
    """A count that is no whole number from zero up."""

    value: object


@dataclass(eq=False)
class HandTricksError(RuleError):
    """A number of tricks that thirteen cards cannot make."""

    tricks: object


class TricksMissingError(RuleError):
    """A deal that was played and does not say with how many tricks."""


@dataclass(eq=False)
class HonoursError(RuleError):
    """Honours that are more than the four there are."""

    first: int
    second: int


@dataclass(eq=False)
class TableSeatError(RuleError):
    """A seat that the table does not have."""

    seat: int
    players: int
