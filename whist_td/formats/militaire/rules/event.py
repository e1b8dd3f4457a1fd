"""The state of a Whist militaire evening: facts only; everything else is computed from them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from typing import NamedTuple

from whist_td.core.contracts import Strain
from whist_td.core.errors import RoundNotAnnouncedError, UnknownRoundError, UnknownTableError
from whist_td.core.events import Details, Draft
from whist_td.core.proposals import Phones, TableProposal
from whist_td.formats.militaire.rules.errors import TooFewTeamsError, UnknownTeamError
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side
from whist_td.formats.militaire.rules.settings import PlannedRound, Settings, planned_round
from whist_td.formats.militaire.rules.teams import Call, Team, stays
from whist_td.movements import militaire as movement


class Place(NamedTuple):
    """One table in one round."""

    round: int
    table: int


@dataclass(frozen=True)
class AnnouncedRound:
    """What the director really announced, when, and the tables that had their one redeal."""

    number: int
    trump: Strain
    call: Call
    announced_at: datetime
    redeals: frozenset[int] = frozenset()
    checked_at: datetime | None = None
    """When a second pass from the cartons agreed with every result of the round."""


@dataclass(frozen=True)
class MilitaireProgress:
    """How far the evening is: the draw of the tables, and whether the last word is spoken."""

    table_seed: int | None = None
    finished: bool = False
    trial: bool = False
    """Whether it is played to try things out."""
    here: tuple[str, ...] = ()
    """As in `EventProgress`."""
    phones: Phones | None = None

    @property
    def draw_seed(self) -> int | None:
        """The draw, as everywhere; the file knows it as that of the tables."""
        return self.table_seed


# More than fifteen methods: each is one question to the facts, and half of them a line.
@dataclass(frozen=True)
class MilitaireEvent:
    """All the facts of one event; a change makes a new one."""

    details: Details
    settings: Settings = field(default_factory=Settings)
    progress: MilitaireProgress = field(default_factory=MilitaireProgress)
    teams: Mapping[int, Team] = field(default_factory=dict)
    rounds: Mapping[int, AnnouncedRound] = field(default_factory=dict)
    results: Mapping[Place, Result] = field(default_factory=dict)
    playoffs: Mapping[tuple[int, int], int] = field(default_factory=dict)
    """The winner of an extra deal between two tied teams, lower number first."""
    drafts: Mapping[int, Draft] = field(default_factory=dict)
    proposals: Mapping[int, TableProposal] = field(default_factory=dict)

    @property
    def tables(self) -> int:
        """The number of tables, which is the number of teams."""
        return len(self.teams)

    @property
    def last_announced(self) -> int:
        """The newest announced round, 0 before play."""
        return len(self.rounds)

    @property
    def is_started(self) -> bool:
        """Whether round 1 has been announced, so that the teams are fixed."""
        return bool(self.rounds)

    def team(self, number: int) -> Team:
        """Return a team by its number, or refuse."""
        try:
            return self.teams[number]
        except KeyError:
            raise UnknownTeamError(number, self.tables) from None

    def plan(self, round_number: int) -> PlannedRound:
        """Return what is planned for a round, or refuse where there are too few teams to meet."""
        self.check_round(round_number)
        if self.tables < movement.LEAST_TABLES:
            raise TooFewTeamsError(self.tables, movement.LEAST_TABLES)
        return planned_round(self.settings, round_number, self.tables)

    def call(self, round_number: int) -> Call:
        """Return the call as announced, or as planned where it is still to come."""
        announced = self.rounds.get(round_number)
        return announced.call if announced else self.plan(round_number).call

    def host_of(self, team: int, round_number: int) -> int:
        """Return the table at which a team's travelling pair plays."""
        return movement.host_of(team, round_number, self.tables, self.settings.direction)

    def visitors_at(self, place: Place) -> int:
        """Return the team whose travelling pair plays at a table."""
        return movement.visitors_at(place.table, place.round, self.tables, self.settings.direction)

    def visitors(self, round_number: int) -> tuple[int, ...]:
        """Return the teams whose travelling pairs play at the tables of a round."""
        return movement.visitors(round_number, self.tables, self.settings.direction)

    def home_pair(self, place: Place) -> tuple[str, str]:
        """Return the captain and the one who stays."""
        team = self.team(place.table)
        seat = stays(self.call(place.round))
        return team.player(0, place.round), team.player(seat, place.round)

    def visiting_pair(self, place: Place) -> tuple[str, str]:
        """Return the two who came, lower number first."""
        team = self.team(self.visitors_at(place))
        first, second = self.call(place.round)
        return team.player(first, place.round), team.player(second, place.round)

    def result(self, place: Place) -> Result | None:
        """Return what happened at a table, a team that has left being a forfeit; None: not in."""
        return self.results.get(place) or self._forfeit(place)

    @cached_property
    def _is_whole(self) -> bool:
        """Whether every team is there to the end: then no table is a forfeit."""
        return all(team.withdrawn_from is None for team in self.teams.values())

    def _forfeit(self, place: Place) -> Result | None:
        if self._is_whole and place.table in self.teams:
            return None
        home_gone = self.teams[place.table].is_withdrawn(place.round)
        visitors_gone = self.teams[self.visitors_at(place)].is_withdrawn(place.round)
        if home_gone and visitors_gone:
            return Result(None, ResultKind.VOID)
        if home_gone:
            return Result(Side.VISITORS, ResultKind.FORFEIT)
        return Result(Side.HOME, ResultKind.FORFEIT) if visitors_gone else None

    def results_of(self, round_number: int) -> Iterator[tuple[Place, Result | None]]:
        """Yield every table of a round with its result."""
        for table in range(1, self.tables + 1):
            place = Place(round_number, table)
            yield place, self.result(place)

    def missing(self, round_number: int) -> tuple[int, ...]:
        """Return the tables whose result is not in."""
        return tuple(
            place.table for place, result in self.results_of(round_number) if result is None
        )

    def check_round(self, round_number: int) -> None:
        """Refuse a round outside the evening."""
        if not 1 <= round_number <= self.settings.rounds:
            raise UnknownRoundError(round_number, self.settings.rounds)

    def check_begun(self, round_number: int) -> None:
        """Refuse a round that has not been announced."""
        self.check_round(round_number)
        if round_number > self.last_announced:
            raise RoundNotAnnouncedError(round_number, self.last_announced + 1)

    def check_table(self, table: int) -> None:
        """Refuse a table that is not in play."""
        if not 1 <= table <= self.tables:
            raise UnknownTableError(table, self.tables)
