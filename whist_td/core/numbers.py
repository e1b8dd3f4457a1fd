"""Numbers as people and files write them, and ranks: 1, 2, 2, 4."""

from collections.abc import Sequence

_MOST_DIGITS = 18
"""What SQLite can hold; no number of a club comes near."""


def typed_number(text: str) -> int | None:
    """Return the whole number that a text writes in plain digits; None: it writes none.

    >>> typed_number("12"), typed_number("-1"), typed_number("²"), typed_number("9" * 5000)
    (12, None, None, None)
    """
    is_number = text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS
    return int(text) if is_number else None


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
