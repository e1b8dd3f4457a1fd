"""What a director can ask of a Whist militaire evening; each command says itself what it does."""

import sys
from collections.abc import Collection
from dataclasses import replace
from datetime import datetime
from itertools import groupby, pairwise

from typing_extensions import override

from whist_td.core.contracts import Strain
from whist_td.core.names import own_name
from whist_td.desk.kinds import EventKind
from whist_td.desk.members import Eraser, initials, is_discreet, shown
from whist_td.desk.requests import Command, Opening
from whist_td.formats.militaire.rules import entries, play
from whist_td.formats.militaire.rules.errors import ResultTwiceError
from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import Result
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Call, Substitute, Team


class CreateEvent(Opening[MilitaireEvent]):
    """Open a new evening, with the teams known so far."""

    settings: Settings
    teams: tuple[Team, ...] = ()

    @override
    def opened(self) -> MilitaireEvent:
        return entries.with_teams(MilitaireEvent(self.details, self.settings), self.teams)


class ChangeSettings(Command, rule=play.with_settings):
    """Change the options that may still change; shortening the evening is one."""

    settings: Settings


class AddTeams(Command, rule=entries.with_teams):
    """Enter one team or many, all of them or none."""

    teams: tuple[Team, ...]


class ChangeTeam(Command, rule=entries.with_changed_team):
    """Correct a team's names."""

    team: Team


class RemoveTeam(Command, rule=entries.without_team):
    """Take a team off the list before play."""

    team: int


class OrderTables(Command, rule=entries.with_order):
    """Give the tables anew: the present team numbers in the order of the tables.

    The seed is kept where the order was drawn by lot.
    """

    order: tuple[int, ...]
    seed: int | None = None


class AddSubstitute(Command, rule=entries.with_substitute):
    """Let somebody play in another's place."""

    team: int
    substitute: Substitute


class WithdrawTeam(Command, rule=entries.withdrawn):
    """Let a team leave; its matches from that round on are forfeits."""

    team: int
    from_round: int


class ReinstateTeam(Command, rule=entries.reinstated):
    """Take back a team that had withdrawn."""

    team: int


class AnnounceRound(Command):
    """Announce the next round, as planned or as the director decides.

    `despite_missing` is the director's decision to go on though tables are missing, and
    `despite_places` to begin though teams lack players.
    """

    round: int
    trump: Strain | None = None
    call: Call | None = None
    despite_missing: bool = False
    despite_places: bool = False

    @override
    def applied_to(self, event: MilitaireEvent, now: datetime) -> MilitaireEvent:
        if not self.despite_missing:
            play.check_closed(event, event.last_announced)
        changed = play.announced(event, self.round, self.trump, self.call, now)
        if not self.despite_places and not event.is_started:
            play.check_complete(event)
        return changed


class CorrectAnnouncement(Command, rule=play.corrected_announcement):
    """Put right what was announced for a round."""

    round: int
    trump: Strain
    call: Call


class EnterResult(Command, rule=play.with_result):
    """Enter or correct the result of one table."""

    place: Place
    result: Result


class EnterResults(Command):
    """Enter many results, all of them or none, announcing the rounds they belong to."""

    results: tuple[tuple[Place, Result], ...]
    redeals: tuple[Place, ...] = ()

    @override
    def applied_to(self, event: MilitaireEvent, now: datetime) -> MilitaireEvent:
        results = sorted(self.results, key=lambda entered: entered[0])
        for (place, _), (next_place, _) in pairwise(results):
            if place == next_place:
                raise ResultTwiceError(*place)
        for round_number, of_round in groupby(results, key=lambda entered: entered[0].round):
            if round_number == event.last_announced + 1:
                event = play.announced(event, round_number, None, None, now)
            event = play.with_results(event, dict(of_round))
        for place in self.redeals:
            event = play.with_redeal(event, place)
        return event


class ClearResult(Command, rule=play.without_result):
    """Take a result away: the table is missing again."""

    place: Place


class RecordRedeal(Command, rule=play.with_redeal):
    """Record the one redeal a table may have in a round."""

    place: Place


class ConfirmRound(Command):
    """Record that a second pass from the cartons agreed, once some results were corrected."""

    round: int
    corrected: int = 0

    @override
    def applied_to(self, event: MilitaireEvent, now: datetime) -> MilitaireEvent:
        return play.with_check(event, self.round, now)


class FinishEvent(Command):
    """End the evening; `despite_missing` as for an announcement."""

    despite_missing: bool = False

    @override
    def applied_to(self, event: MilitaireEvent, now: datetime) -> MilitaireEvent:
        for round_number in () if self.despite_missing else event.rounds:
            play.check_closed(event, round_number)
        return play.finished(event)


class SettleTie(Command, rule=play.with_playoff):
    """Record who won the extra deal between two tied teams."""

    winner: int
    loser: int


def _with_initials(event: MilitaireEvent, discreet: Collection[str]) -> MilitaireEvent:
    teams = {n: _discreet_team(team, discreet) for n, team in event.teams.items()}
    return replace(event, teams=teams)


def _discreet_team(team: Team, keys: Collection[str]) -> Team:
    one, two, three = (shown(name, keys) for name in team.players)
    name = team.name
    for member in (*team.members, *(each.name for each in team.substitutes)):
        if is_discreet(member, keys):
            name = Eraser(own_name(member), initials(own_name(member))).text(name)
    return replace(
        team,
        name=name,
        captain=shown(team.captain, keys),
        players=(one, two, three),
        substitutes=tuple(replace(each, name=shown(each.name, keys)) for each in team.substitutes),
    )


DESK = EventKind(MilitaireEvent, sys.modules[__name__], _with_initials)
