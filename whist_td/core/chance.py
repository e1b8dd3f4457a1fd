"""Dice for movements: the same seed gives the same draw, so that any of them can be shown later."""

from collections.abc import Iterator


def chance(seed: int) -> Iterator[int]:
    """Return whole numbers without end that look like chance and depend on the seed alone."""
    state = seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019
    while True:
        state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        yield state >> 33
