"""How a militaire event stands in a club file: its tables, and its facts as their rows and back."""

from dataclasses import replace
from datetime import datetime
from typing import ClassVar

from sqlalchemy import CheckConstraint
from typing_extensions import override

from whist_td.core.contracts import Strain
from whist_td.core.errors import RuleError
from whist_td.desk.backups import Discrepancy, Source
from whist_td.desk.kinds import to_plain
from whist_td.formats.militaire.commands import DESK
from whist_td.formats.militaire.rules.event import AnnouncedRound, MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import Result
from whist_td.formats.militaire.rules.teams import Team, call_of
from whist_td.storage.cells import Json, Key, MaybeNumber, MaybeText, Number, Text
from whist_td.storage.formats import LOST_NAME, StoredFormat
from whist_td.storage.tables import FactRow, Numbered, Placed, Values, of_event


class TeamRow(Numbered, table=True):
    """A team of an event."""

    __tablename__ = "team"
    __table_args__ = of_event(CheckConstraint("number >= 1", name="team_number"))
    names: ClassVar = ("captain", "player_1", "player_2", "player_3")
    texts: ClassVar = ("name",)
    people: ClassVar = ("substitutes",)

    name: Text
    captain: Text
    player_1: Text
    player_2: Text
    player_3: Text
    withdrawn_from: MaybeNumber
    substitutes: Json

    @override
    @classmethod
    def values(cls, fact: Team) -> Values:
        players = {f"player_{seat}": name for seat, name in enumerate(fact.players, start=1)}
        return {**to_plain(fact), **players}

    @override
    def fact(self) -> Team:
        return self.made(Team, players=[self.player_1, self.player_2, self.player_3])


class RoundRow(Numbered, table=True):
    """A round as it was announced."""

    __tablename__ = "round"
    __table_args__ = of_event(
        CheckConstraint("trump IN ('C', 'D', 'H', 'S', 'N')", name="round_trump"),
        CheckConstraint("call IN ('1-2', '1-3', '2-3')", name="round_call"),
    )

    trump: Text
    call: Text
    announced_at: Text
    checked_at: MaybeText
    redeals: Json

    @override
    @classmethod
    def values(cls, fact: AnnouncedRound) -> Values:
        first, second = fact.call
        return {**to_plain(fact), "call": f"{first}-{second}", "redeals": sorted(fact.redeals)}

    @override
    def fact(self) -> AnnouncedRound:
        return self.made(AnnouncedRound, call=call_of(int(self.call[0]), int(self.call[-1])))


class TableResultRow(Placed, table=True):
    """What happened at a table in a round."""

    __tablename__ = "result"
    __table_args__ = of_event(
        CheckConstraint("winner IN ('home', 'visitors')", name="result_winner"),
        CheckConstraint("(kind = 'void') = (winner IS NULL)", name="result_void"),
        CheckConstraint("tricks BETWEEN 0 AND 13", name="result_tricks"),
        CheckConstraint(
            "kind IN ('normal', 'perfect', 'revoke', 'influence', 'forfeit', 'void')",
            name="result_kind",
        ),
    )
    fact_class: ClassVar = Result
    key_class: ClassVar = Place
    texts: ClassVar = ("note",)

    winner: MaybeText
    kind: Text
    tricks: MaybeNumber
    note: Text


class PlayoffRow(FactRow, table=True):
    """The winner of an extra deal between two tied teams."""

    __tablename__ = "playoff"
    __table_args__ = of_event(CheckConstraint("first < second", name="playoff_order"))

    first: Key
    second: Key
    winner: Number

    @override
    @classmethod
    def values(cls, fact: int) -> Values:
        return {"winner": fact}

    @override
    def key(self) -> tuple[int, int]:
        return (self.first, self.second)

    @override
    def fact(self) -> int:
        return self.winner


def _made_sound(
    event: MilitaireEvent, at: datetime
) -> tuple[MilitaireEvent, tuple[Discrepancy, ...]]:
    teams, filled = _with_teams(event)
    rounds, planned = _with_rounds(teams, at)
    # An extra deal between teams that are not there is left out.
    playoffs = {
        pair: winner
        for pair, winner in rounds.playoffs.items()
        if set(pair) <= rounds.teams.keys() and winner in pair
    }
    return replace(rounds, playoffs=playoffs), (*filled, *planned)


def _with_teams(event: MilitaireEvent) -> tuple[MilitaireEvent, tuple[Discrepancy, ...]]:
    """Give a team whose row is lost a question mark for a name: its table was played at."""
    played = max((place.table for place in event.results), default=0)
    numbers = range(1, max((*event.teams, played), default=0) + 1)
    lost = [number for number in numbers if number not in event.teams]
    added = {n: Team(n, "", f"{LOST_NAME} {n}", ("", "", "")) for n in lost}
    teams = dict(sorted({**event.teams, **added}.items()))
    doubts = tuple(Discrepancy("teams", Source.PLAN, number=number) for number in lost)
    return replace(event, teams=teams), doubts


def _with_rounds(
    event: MilitaireEvent, at: datetime
) -> tuple[MilitaireEvent, tuple[Discrepancy, ...]]:
    """Take a round whose announcement is lost, and whose results are not, as it was planned."""
    last = max((*event.rounds, *(place.round for place in event.results)), default=0)
    longer = max(last, event.settings.rounds)
    event = replace(event, settings=replace(event.settings, rounds=longer))
    lost = [number for number in range(1, last + 1) if number not in event.rounds]
    added = {number: _planned(event, number, at) for number in lost}
    rounds = dict(sorted({**event.rounds, **added}.items()))
    doubts = tuple(Discrepancy("rounds", Source.PLAN, round=number) for number in lost)
    return replace(event, rounds=rounds), doubts


def _planned(event: MilitaireEvent, number: int, at: datetime) -> AnnouncedRound:
    try:
        plan = event.plan(number)
        trump, call = plan.trump, plan.call
    except RuleError:
        trump, call = None, event.settings.calls[(number - 1) % len(event.settings.calls)]
    return AnnouncedRound(number, trump or Strain.NO_TRUMP, call, at)


STORE = StoredFormat(
    DESK,
    {"teams": TeamRow, "rounds": RoundRow, "results": TableResultRow, "playoffs": PlayoffRow},
    _made_sound,
)
