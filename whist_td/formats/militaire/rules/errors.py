"""What a director of a militaire evening asked for that the rules do not allow."""

from dataclasses import dataclass

from whist_td.core.errors import RuleError


@dataclass(eq=False)
class TricksError(RuleError):
    """A number of tricks that the winners cannot have taken."""

    tricks: int
    least: int
    most: int


@dataclass(eq=False)
class TricksNotWantedError(RuleError):
    """Tricks given for a result in which none were played."""

    tricks: int


class WinnerMissingError(RuleError):
    """A result that says no winner and is not void."""


class VoidWinnerError(RuleError):
    """A void result that names a winner."""


@dataclass(eq=False)
class UnknownTeamError(RuleError):
    """A team number that nobody has."""

    team: int
    teams: int


class TrumpMissingError(RuleError):
    """A round announced without a trump where none is planned."""


@dataclass(eq=False)
class CallError(RuleError):
    """A call that does not name two of the players 1, 2 and 3."""

    call: str


@dataclass(eq=False)
class TrumpListError(RuleError):
    """A list of trumps with a letter that is no suit."""

    text: str


@dataclass(eq=False)
class TooFewTeamsError(RuleError):
    """An event that cannot start for want of teams."""

    teams: int
    least: int


@dataclass(eq=False)
class NamelessTeamError(RuleError):
    """A team without a captain."""

    team: int


@dataclass(eq=False)
class IncompleteTeamsError(RuleError):
    """Teams that lack players when play is to start."""

    teams: tuple[int, ...]


@dataclass(eq=False)
class PlayerTwiceError(RuleError):
    """A name that stands in two places among the entries."""

    name: str
    first_team: int
    second_team: int


@dataclass(eq=False)
class TeamNumberTakenError(RuleError):
    """Two teams that want one table."""

    number: int


@dataclass(eq=False)
class TableWithoutTeamError(RuleError):
    """A table number that nobody has, between those that are taken."""

    table: int


@dataclass(eq=False)
class SameTeamNameError(RuleError):
    """Two teams of one name."""

    name: str
    first_team: int
    second_team: int


class EntriesClosedError(RuleError):
    """Teams cannot be added, removed or moved once round 1 is announced."""


@dataclass(eq=False)
class AlreadyWithdrawnError(RuleError):
    """A team that has withdrawn already."""

    team: int


@dataclass(eq=False)
class NotWithdrawnError(RuleError):
    """A team taken back that had never withdrawn."""

    team: int


@dataclass(eq=False)
class SeatError(RuleError):
    """A place in a team other than captain (0) or player 1, 2, 3."""

    seat: int


@dataclass(eq=False)
class SubstituteRoundsError(RuleError):
    """A substitute who would leave before coming."""

    first_round: int
    last_round: int


@dataclass(eq=False)
class RedealUsedError(RuleError):
    """A second redeal at one table in one round (règlement, articles 10 and 11)."""

    round: int
    table: int


@dataclass(eq=False)
class NoResultError(RuleError):
    """A result to take away where there is none."""

    round: int
    table: int


@dataclass(eq=False)
class ResultTwiceError(RuleError):
    """One list of results that tells two things of one table."""

    round: int
    table: int


@dataclass(eq=False)
class NotTiedError(RuleError):
    """A tie to settle between teams that are not tied."""

    first: int
    second: int
