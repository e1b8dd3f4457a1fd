"""Guess a number: each sits at the table of his number and guesses the secret of the round."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from whist_td.core.errors import RuleError
from whist_td.core.events import Details, Draft, EventProgress
from whist_td.core.numbers import shared_ranks
from whist_td.core.players import Player


class NobodyThereError(RuleError): ...


@dataclass(frozen=True)
class ToySettings:
    rounds: int = 3


class ToyRound(NamedTuple):
    secret: int
    announced_at: datetime


class ToyPlace(NamedTuple):
    round: int
    number: int


@dataclass(frozen=True)
class ToyEvent:
    details: Details
    settings: ToySettings = ToySettings()
    progress: EventProgress = field(default_factory=EventProgress)
    players: Mapping[int, Player] = field(default_factory=dict)
    rounds: Mapping[int, ToyRound] = field(default_factory=dict)
    results: Mapping[ToyPlace, int] = field(default_factory=dict)
    drafts: Mapping[int, Draft] = field(default_factory=dict)

    @property
    def last_announced(self) -> int:
        return max(self.rounds, default=0)

    @property
    def is_started(self) -> bool:
        return bool(self.rounds)

    def missing(self, round_number: int) -> tuple[int, ...]:
        return tuple(n for n in self.players if ToyPlace(round_number, n) not in self.results)


@dataclass(frozen=True)
class TotalStanding:
    """A player by the points he has; nothing separates those who have as many."""

    rank: int
    number: int
    name: str
    total: int
    separation: None = None


def by_total(totals: Mapping[int, int], players: Mapping[int, Player]) -> tuple[TotalStanding, ...]:
    """Return the standings of players who are ranked by their points, the most first."""
    best = sorted(players, key=lambda number: (-totals.get(number, 0), number))
    points = [totals.get(number, 0) for number in best]
    ranked = zip(shared_ranks(points), best, points, strict=True)
    return tuple(TotalStanding(rank, n, players[n].name, total) for rank, n, total in ranked)


def standings(event: ToyEvent, after: int) -> tuple[TotalStanding, ...]:
    totals = dict.fromkeys(event.players, 0)
    for (number, table), guess in event.results.items():
        if number <= after:
            totals[table] += max(0, 10 - abs(guess - event.rounds[number].secret))
    return by_total(totals, event.players)
