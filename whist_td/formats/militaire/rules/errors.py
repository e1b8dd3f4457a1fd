"""What a director of a militaire evening asked for that the rules do not allow."""

from whist_td.core.errors import RuleError


class TricksError(RuleError):
    """A number of tricks that the winners cannot have taken."""

    tricks: int
    least: int
    most: int


class TricksNotWantedError(RuleError):
    """Tricks given for a result in which none were played."""

    tricks: int


class WinnerMissingError(RuleError):
    """A result that says no winner and is not void."""


class VoidWinnerError(RuleError):
    """A void result that names a winner."""


class UnknownTeamError(RuleError):
    """A team number that nobody has."""

    team: int
    teams: int


class TrumpMissingError(RuleError):
    """A round announced without a trump where none is planned."""


class CallError(RuleError):
    """A call that does not name two of the players 1, 2 and 3."""

    call: str


class CallCycleError(RuleError):
    """A cycle of calls that lacks a pair: the captain would not play with everybody (RULES M15)."""

    missing: str


class TrumpListError(RuleError):
    """A list of trumps with a letter that is no suit."""

    text: str


class TooFewTeamsError(RuleError):
    """An event that cannot start for want of teams."""

    teams: int
    least: int


class NamelessTeamError(RuleError):
    """A team without a captain."""

    team: int


class IncompleteTeamsError(RuleError):
    """Teams that lack players when play is to start."""

    teams: tuple[int, ...]


class PlayerTwiceError(RuleError):
    """A name that stands in two places among the entries."""

    name: str
    first_team: int
    second_team: int


class TeamNumberTakenError(RuleError):
    """Two teams that want one table."""

    number: int


class TableWithoutTeamError(RuleError):
    """A table number that nobody has, between those that are taken."""

    table: int


class SameTeamNameError(RuleError):
    """Two teams of one name."""

    name: str
    first_team: int
    second_team: int


class EntriesClosedError(RuleError):
    """Teams cannot be added, removed or moved once round 1 is announced."""


class AlreadyWithdrawnError(RuleError):
    """A team that has withdrawn already."""

    team: int


class NotWithdrawnError(RuleError):
    """A team taken back that had never withdrawn."""

    team: int


class SeatError(RuleError):
    """A place in a team other than captain (0) or player 1, 2, 3."""

    seat: int


class SubstituteRoundsError(RuleError):
    """A substitute who would leave before coming."""

    first_round: int
    last_round: int


class RedealUsedError(RuleError):
    """A second redeal at one table in one round (règlement, articles 10 and 11)."""

    round: int
    table: int


class NoResultError(RuleError):
    """A result to take away where there is none."""

    round: int
    table: int


class ResultTwiceError(RuleError):
    """One list of results that tells two things of one table."""

    round: int
    table: int


class NotTiedError(RuleError):
    """A tie to settle between teams that are not tied."""

    first: int
    second: int
