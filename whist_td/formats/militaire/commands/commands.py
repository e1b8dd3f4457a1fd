"""What a director can ask of a Whist militaire evening; each request is one command."""

from dataclasses import dataclass

from whist_td.core.events import Details
from whist_td.core.people import Substitute, Team
from whist_td.core.rounds import Call, Place
from whist_td.core.strains import Strain
from whist_td.formats.militaire.rules.results import Result
from whist_td.formats.militaire.rules.settings import Settings


@dataclass(frozen=True)
class CreateEvent:
    """Open a new evening, with the teams known so far."""

    details: Details
    settings: Settings
    teams: tuple[Team, ...] = ()


@dataclass(frozen=True)
class ChangeDetails:
    """Correct the name, date, place or logo."""

    details: Details


@dataclass(frozen=True)
class ChangeSettings:
    """Change the options that may still change; shortening the evening is one."""

    settings: Settings


@dataclass(frozen=True)
class AddTeams:
    """Enter one team or many, all of them or none."""

    teams: tuple[Team, ...]


@dataclass(frozen=True)
class ChangeTeam:
    """Correct a team's names."""

    team: Team


@dataclass(frozen=True)
class RemoveTeam:
    """Take a team off the list before play."""

    team: int


@dataclass(frozen=True)
class OrderTables:
    """Give the tables anew: the present team numbers in the order of the tables.

    The seed is kept where the order was drawn by lot.
    """

    order: tuple[int, ...]
    seed: int | None = None


@dataclass(frozen=True)
class AddSubstitute:
    """Let somebody play in another's place."""

    team: int
    substitute: Substitute


@dataclass(frozen=True)
class WithdrawTeam:
    """Let a team leave; its matches from that round on are forfeits."""

    team: int
    from_round: int


@dataclass(frozen=True)
class ReinstateTeam:
    """Take back a team that had withdrawn."""

    team: int


@dataclass(frozen=True)
class AnnounceRound:
    """Announce the next round, as planned or as the director decides.

    `despite_missing` is the director's decision to go on though tables are missing, and
    `despite_places` to begin though teams lack players.
    """

    round: int
    trump: Strain | None = None
    call: Call | None = None
    despite_missing: bool = False
    despite_places: bool = False


@dataclass(frozen=True)
class CorrectAnnouncement:
    """Put right what was announced for a round."""

    round: int
    trump: Strain
    call: Call


@dataclass(frozen=True)
class EnterResult:
    """Enter or correct the result of one table."""

    place: Place
    result: Result


@dataclass(frozen=True)
class EnterResults:
    """Enter many results, all of them or none, announcing the rounds they belong to."""

    results: tuple[tuple[Place, Result], ...]


@dataclass(frozen=True)
class ClearResult:
    """Take a result away: the table is missing again."""

    place: Place


@dataclass(frozen=True)
class RecordRedeal:
    """Record the one redeal a table may have in a round."""

    place: Place


@dataclass(frozen=True)
class ConfirmRound:
    """Record that a second pass from the cartons agreed."""

    round: int


@dataclass(frozen=True)
class FinishEvent:
    """End the evening; `despite_missing` as for an announcement."""

    despite_missing: bool = False


@dataclass(frozen=True)
class SettleTie:
    """Record who won the extra deal between two tied teams."""

    winner: int
    loser: int


Command = (
    CreateEvent
    | ChangeDetails
    | ChangeSettings
    | AddTeams
    | ChangeTeam
    | RemoveTeam
    | OrderTables
    | AddSubstitute
    | WithdrawTeam
    | ReinstateTeam
    | AnnounceRound
    | CorrectAnnouncement
    | EnterResult
    | EnterResults
    | ClearResult
    | RecordRedeal
    | ConfirmRound
    | FinishEvent
    | SettleTie
)
