"""Ranks: shared where nothing separates, and the next rank skipped (1, 2, 2, 4)."""

from collections.abc import Sequence


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
