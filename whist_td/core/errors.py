"""Refusals: what a director asked for that the rules do not allow, as facts without sentences."""

from dataclasses import dataclass


class RuleError(Exception):
    """A request that will not do; subclasses carry the facts and `words.messages` the words."""


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
class UnknownTableError(RuleError):
    """A table that is not in play."""

    table: int
    tables: int


@dataclass(eq=False)
class UnknownRoundError(RuleError):
    """A round outside the event."""

    round: int
    rounds: int


@dataclass(eq=False)
class UnknownTeamError(RuleError):
    """A team number that nobody has."""

    team: int
    teams: int


@dataclass(eq=False)
class RoundNotAnnouncedError(RuleError):
    """A result for a round that has not been announced."""

    round: int
    last_announced: int


@dataclass(eq=False)
class RoundAnnouncedError(RuleError):
    """A round announced twice."""

    round: int


@dataclass(eq=False)
class RoundIncompleteError(RuleError):
    """A round that cannot close, because tables are missing."""

    round: int
    tables: tuple[int, ...]


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
class RoundsError(RuleError):
    """A number of rounds that will not do."""

    rounds: int
    least: int
    most: int


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
class EmptyTableError(RuleError):
    """A table number that nobody has, between those that are taken."""

    table: int


@dataclass(eq=False)
class TeamNameTwiceError(RuleError):
    """Two teams of one name."""

    name: str
    first_team: int
    second_team: int


class EntriesClosedError(RuleError):
    """Teams cannot be added, removed or moved once round 1 is announced."""


class NotStartedError(RuleError):
    """Something that only makes sense during play."""


class EventFinishedError(RuleError):
    """A round announced after the end of the evening."""


@dataclass(eq=False)
class SettingFixedError(RuleError):
    """A setting that cannot change any more once play has begun."""

    setting: str


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
class TableTwiceError(RuleError):
    """One list of results that tells two things of one table."""

    round: int
    table: int


@dataclass(eq=False)
class NotTiedError(RuleError):
    """A tie to settle between teams that are not tied."""

    first: int
    second: int


class NothingToUndoError(RuleError):
    """Undo with nothing left to undo."""


class NothingToRedoError(RuleError):
    """Redo with nothing left to redo."""


class EmptyNameError(RuleError):
    """A person without a name."""


class NamelessEventError(RuleError):
    """An event without a name."""


@dataclass(eq=False)
class NameTooLongError(RuleError):
    """A name longer than any screen or sheet can hold."""

    name: str
    most: int
