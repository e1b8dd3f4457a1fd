"""What the club file asks of a format: the tables of its facts, and how holes are filled."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import count
from typing import Any, cast

from sqlmodel import SQLModel

from whist_td.core.events import Details
from whist_td.core.formats import format_named, format_of, kinds, once_per_formats
from whist_td.desk.backups import Discrepancy, Source
from whist_td.desk.kinds import EventKind, converter
from whist_td.desk.requests import Event
from whist_td.storage.tables import (
    SHARED,
    DraftRow,
    FactRow,
    HeldRow,
    LineRow,
    PackRow,
    ProposalRow,
    SealedRow,
    UidRow,
    Values,
    table_of,
)

LOST_NAME = "?"
"""What stands before the number of somebody whose name is lost."""


def _as_found(event: Event, _: datetime) -> tuple[Event, tuple[Discrepancy, ...]]:
    """Leave an event as it was found, where no fact leans on another."""
    return event, ()


def up_to_lost_round(
    event: Any,  # noqa: ANN401 - an event of players of any format
    player: Callable[[int, str], Any],
    others: Callable[[Any], Values],
    played: Callable[[Any], tuple[int, ...]] = lambda _result: (),
) -> tuple[Any, tuple[Discrepancy, ...]]:
    """Keep the rounds up to the first that is lost, and of other facts what `others` returns.

    A player whose row is lost, and who played, gets a question mark for a name.
    """
    seated = next(number for number in count() if number + 1 not in event.rounds)
    rounds = {number: event.rounds[number] for number in range(1, seated + 1)}
    results = {place: each for place, each in event.results.items() if place.round <= seated}
    people = {player for each in results.values() for player in played(each)}
    people |= {player for each in rounds.values() for player in each.people()}
    lost = sorted(people - event.players.keys())
    players = {**event.players, **{n: player(n, f"{LOST_NAME} {n}") for n in lost}}
    sound = replace(event, players=dict(sorted(players.items())), rounds=rounds, results=results)
    sound = replace(sound, **others(sound))
    beyond = {number for number in event.rounds if number > seated}
    beyond |= {place.round for place in event.results if place not in sound.results}
    doubts = (
        *(Discrepancy("players", Source.PLAN, number=number) for number in lost),
        *(Discrepancy("rounds", Source.PLAN, round=number) for number in sorted(beyond)),
    )
    return sound, doubts


SHARED_TABLES: Mapping[str, type[FactRow]] = {"drafts": DraftRow, "proposals": ProposalRow}
"""The tables of facts that are nobody's own, by the field of the events that have it."""


@dataclass(frozen=True)
class StoredFormat:
    """How the events of one format stand in a club file."""

    kind: EventKind
    own_tables: Mapping[str, type[FactRow]]
    """By the field of the event; the first has a row for each team, or for each player."""
    made_sound: Callable[[Any, datetime], tuple[Any, tuple[Discrepancy, ...]]] = _as_found
    """Return an event without the holes that damage left in it, and what was filled in."""

    @property
    def tables(self) -> Mapping[str, type[FactRow]]:
        """All tables of its facts, by the field of the event."""
        has = self.kind.event.__dataclass_fields__
        return {**self.own_tables, **{n: t for n, t in SHARED_TABLES.items() if n in has}}

    def event_of(self, row: Mapping[str, Any], facts: Mapping[str, Mapping[Any, Any]]) -> Event:
        """Return the event that the cells of its row and its facts tell."""
        types = self.kind.facts
        made: Event = self.kind.event(
            details=details_in(row),
            settings=converter().structure(row["settings"], types["settings"][1]),
            progress=converter().structure(row["progress"], types["progress"][1]),
            **facts,
        )
        return made


def details_in(row: Mapping[str, Any]) -> Details:
    """Return the heading of an event that the cells of its row tell."""
    return Details(row["name"], row["date"], row["place"], row["logo"])


def stored_formats() -> Mapping[str, StoredFormat]:
    """Return how every format is stored, by its code."""
    return {each.code: stored_named(each.code) for each in kinds()}


def stored_named(code: str) -> StoredFormat:
    """Return how a format is stored by its code; a `KeyError` where there is none."""
    return cast("StoredFormat", format_named(code).part("store"))


def stored_of(event: Event) -> StoredFormat:
    """Return how the format of an event is stored."""
    return cast("StoredFormat", format_of(event).part("store"))


def fact_tables() -> tuple[type[FactRow], ...]:
    """Return the tables of all facts of all formats."""
    own = (each for stored in stored_formats().values() for each in stored.own_tables.values())
    return (*own, *SHARED_TABLES.values())


def own_tables() -> tuple[type[SQLModel], ...]:
    """Return the tables in which something of an event stands beside its heading."""
    return (*fact_tables(), UidRow, HeldRow, SealedRow, LineRow, PackRow)


@once_per_formats
def all_tables() -> Mapping[str, type[SQLModel]]:
    """Return all tables that a club file has, by their names."""
    every: tuple[type[SQLModel], ...] = (*SHARED, *fact_tables())
    return {table_of(kind).name: kind for kind in every}
