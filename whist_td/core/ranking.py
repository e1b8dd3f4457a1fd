"""Ranks: shared where nothing separates, and the next rank skipped (1, 2, 2, 4)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from whist_td.core.players import Player


def shared_ranks(keys: Sequence[object]) -> list[int]:
    """Return the rank of each key of a list that is already in order.

    >>> shared_ranks([9, 7, 7, 4])
    [1, 2, 2, 4]
    """
    ranks: list[int] = []
    for place, key in enumerate(keys, start=1):
        tied = place > 1 and keys[place - 2] == key
        ranks.append(ranks[-1] if tied else place)
    return ranks


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
