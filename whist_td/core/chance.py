"""Chance and seals: the same seed gives the same draw, so that any of them can be shown later.

What is kept from everybody for a while is known by its seal, by which anybody can tell later that
it is the same. An event and its journal know the seal; the text lies in a table of its own in the
club file, which no list, page or export reads.
"""

import re
from collections.abc import Iterator
from hashlib import sha256


def chance(seed: int) -> Iterator[int]:
    """Return whole numbers without end that look like chance and depend on the seed alone."""
    state = seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019
    while True:
        state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        yield state >> 33


SEAL = re.compile("[0-9a-f]{64}")
"""How a seal is written."""


def seal_of(text: str) -> str:
    """Return what is shown of a text that nobody may know yet: its SHA-256 in hexadecimal."""
    return sha256(text.encode()).hexdigest()
