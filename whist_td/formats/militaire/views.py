"""What screens, paper, workbooks and the command line show: frozen, and the same for all."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from whist_td.core.contracts import Strain
from whist_td.core.events import Details
from whist_td.core.proposals import NO_CORNERS, Corners
from whist_td.desk.reach import Reach, reach_of
from whist_td.formats.militaire.rules.event import AnnouncedRound, MilitaireEvent, Place
from whist_td.formats.militaire.rules.play import check_ready
from whist_td.formats.militaire.rules.results import Result, points
from whist_td.formats.militaire.rules.settings import PlannedRound, Settings
from whist_td.formats.militaire.rules.standings import MilitaireStanding, standings
from whist_td.formats.militaire.rules.teams import Call, Team, stays
from whist_td.movements.militaire import visitors_at
from whist_td.movements.verify.faults import JudgedRotation, JudgedRotationRound, Match
from whist_td.movements.verify.quality import RotationQuality, verify
from whist_td.players.views.movement_views import Between, MovementSeen, RoundSeen, pair_counts


@dataclass(frozen=True)
class CardLine:
    """One round on a team's card: what is called, where its pair goes, who comes."""

    round: PlannedRound
    goes_to: int
    visited_by: int


@dataclass(frozen=True)
class TeamCard:
    """A team with its itinerary, a line a round."""

    team: Team
    lines: tuple[CardLine, ...]


@dataclass(frozen=True)
class Plan:
    """The whole evening as it can be printed beforehand."""

    details: Details
    settings: Settings
    rounds: tuple[PlannedRound, ...]
    cards: tuple[TeamCard, ...]


@dataclass(frozen=True)
class TableInRound:
    """One table of a round: its two pairs by name, and the result if it is in."""

    place: Place
    home: int
    visitors: int
    home_name: str
    visitors_name: str
    home_pair: tuple[str, str]
    visiting_pair: tuple[str, str]
    result: Result | None
    points: tuple[int, int] | None
    redealt: bool


@dataclass(frozen=True)
class RoundView:
    """One round: what was announced (or is planned) and its tables."""

    number: int
    planned: PlannedRound
    announced: AnnouncedRound | None
    rows: tuple[TableInRound, ...]

    @property
    def trump(self) -> Strain | None:
        """The trump as announced, or as planned."""
        return self.announced.trump if self.announced else self.planned.trump

    @property
    def call(self) -> Call:
        """The call as announced, or as planned."""
        return self.announced.call if self.announced else self.planned.call

    @property
    def stays(self) -> int:
        """The player who stays with the captain."""
        return stays(self.call)


@dataclass(frozen=True)
class StandingsView:
    """The standings as they were after a round, of an event with its heading."""

    details: Details
    after_round: int
    rounds: int
    reach: Reach
    rows: tuple[MilitaireStanding, ...]
    running: Mapping[int, tuple[int | None, ...]]
    """The running totals of each team, with what is in of the round in play."""

    @property
    def is_final(self) -> bool:
        """Whether the director has ended the evening after it."""
        return self.reach.is_final

    @property
    def last_played(self) -> int:
        """The newest round told."""
        return self.after_round

    @property
    def by_team(self) -> tuple[MilitaireStanding, ...]:
        """The same lines in the order of the tables, as on a scoreboard."""
        return tuple(sorted(self.rows, key=lambda row: row.team))


def effective_round(event: MilitaireEvent, round_number: int) -> PlannedRound:
    """Return the plan of a round, put right by what was really announced."""
    plan = event.plan(round_number)
    announced = event.rounds.get(round_number)
    if announced is None:
        return plan
    return PlannedRound(
        round_number, announced.trump, announced.call, plan.advance, plan.displacement
    )


def plan_of(event: MilitaireEvent) -> Plan:
    """Return everything that can be printed before round 1, or refuse where a table is empty."""
    check_ready(event)
    numbers = range(1, event.settings.rounds + 1)
    rounds = tuple(effective_round(event, number) for number in numbers)
    cards = tuple(_team_card(event, team, rounds) for team in event.teams.values())
    return Plan(event.details, event.settings, rounds, cards)


def _team_card(event: MilitaireEvent, team: Team, rounds: tuple[PlannedRound, ...]) -> TeamCard:
    """Return a team's itinerary."""
    lines = (
        CardLine(
            planned,
            event.host_of(team.number, planned.number),
            event.visitors_at(Place(planned.number, team.number)),
        )
        for planned in rounds
    )
    return TeamCard(team, tuple(lines))


def table_row(event: MilitaireEvent, place: Place) -> TableInRound:
    """Return one table of a round."""
    visitors = event.visitors_at(place)
    result = event.result(place)
    announced = event.rounds.get(place.round)
    return TableInRound(
        place=place,
        home=place.table,
        visitors=visitors,
        home_name=event.teams[place.table].name,
        visitors_name=event.teams[visitors].name,
        home_pair=event.home_pair(place),
        visiting_pair=event.visiting_pair(place),
        result=result,
        points=points(result, event.settings) if result else None,
        redealt=announced is not None and place.table in announced.redeals,
    )


def round_view(event: MilitaireEvent, round_number: int) -> RoundView:
    """Return one round, announced or still to come."""
    rows = tuple(
        table_row(event, Place(round_number, table)) for table in range(1, event.tables + 1)
    )
    return RoundView(
        round_number,
        event.plan(round_number),
        event.rounds.get(round_number),
        rows,
    )


def standings_view(event: MilitaireEvent, after_round: int | None = None) -> StandingsView:
    """Return the standings after a round; None: the last complete one."""
    reach = _reach(event, after_round)
    return _view(event, reach, reach.after_round)


def sheet_view(event: MilitaireEvent, after_round: int | None = None) -> StandingsView:
    """Return the same with what is in of the round in play, where a sheet is filled in."""
    reach = _reach(event, after_round)
    return _view(event, reach, reach.sheet_round)


def _reach(event: MilitaireEvent, after_round: int | None) -> Reach:
    if after_round:
        event.check_round(after_round)
    return reach_of(event, after_round)


def _view(event: MilitaireEvent, reach: Reach, after: int) -> StandingsView:
    rows = standings(event, after)
    in_play = reach.in_play not in (None, after)
    so_far = standings(event, reach.sheet_round) if in_play else rows
    running = {row.team: row.running for row in so_far}
    return StandingsView(event.details, after, event.settings.rounds, reach, rows, running)


@dataclass(frozen=True)
class MilitairePapers:
    """What the papers of a Whist militaire evening are made from."""

    plan: Plan
    event: MilitaireEvent
    after_round: int | None
    """None: the newest announced."""
    corners: Corners = NO_CORNERS

    @cached_property
    def standings(self) -> StandingsView:
        """The standings, which take longer than all the rest: no sheet before play asks."""
        return standings_view(self.event, self.after_round)

    @cached_property
    def scoreboard(self) -> StandingsView:
        """The same as a scoreboard has it, with what is in of the round in play."""
        return sheet_view(self.event, self.after_round)

    @cached_property
    def points(self) -> Mapping[tuple[int, int], int]:
        """What each team made against each that it met, all their tables together."""
        points: Counter[tuple[int, int]] = Counter()
        for number in range(1, self.scoreboard.reach.sheet_round + 1):
            for table in self.event.teams:
                row = table_row(self.event, Place(number, table))
                if row.points:
                    points[row.home, row.visitors] += row.points[0]
                    points[row.visitors, row.home] += row.points[1]
        return points

    @property
    def details(self) -> Details:
        """The heading of every sheet."""
        return self.plan.details


def militaire_papers(event: MilitaireEvent, after_round: int | None = None) -> MilitairePapers:
    """Return what papers show of an evening after a round; None: the newest announced.

    Cards are in the order of the tables, however the teams were entered.
    """
    plan = plan_of(event)
    by_table = sorted(plan.cards, key=lambda card: card.team.number)
    return MilitairePapers(replace(plan, cards=tuple(by_table)), event, after_round)


def militaire_seen(event: MilitaireEvent) -> MovementSeen:
    """Return the rotation of a militaire evening: at each table, the team that visits it."""
    numbers = range(1, event.settings.rounds + 1) if event.tables > 1 else ()
    rounds = tuple(effective_round(event, number) for number in numbers)
    names = {number: team.name for number, team in event.teams.items()}
    rotation = rotation_of(event.settings, event.tables, rounds)
    met = ((m.home, m.visitors, each.number) for each in rotation.rounds for m in each.matches)
    return MovementSeen(
        tuple(
            RoundSeen(each.number, {m.table: str(m.visitors) for m in each.matches})
            for each in rotation.rounds
        ),
        (pair_counts(Between.MEETINGS, range(1, event.tables + 1), met),),
        names,
    )


def rotation_of(settings: Settings, teams: int, rounds: Iterable[PlannedRound]) -> JudgedRotation:
    """Return a rotation as the verifier reads it."""
    return JudgedRotation(
        teams,
        tuple(
            JudgedRotationRound(
                planned.number,
                planned.trump.value if planned.trump else None,
                tuple(planned.call),
                planned.stays,
                planned.advance,
                tuple(
                    Match(t, t, visitors_at(t, planned.number, teams, settings.direction))
                    for t in range(1, teams + 1)
                ),
            )
            for planned in rounds
        ),
    )


def rotation_quality(event: MilitaireEvent) -> RotationQuality:
    """Return the verifier's verdict on the rotation of an evening."""
    numbers = range(1, event.settings.rounds + 1)
    rounds = (effective_round(event, number) for number in numbers)
    return verify(rotation_of(event.settings, event.tables, rounds))
