"""What is typed and not stored yet: it outlives every panel while the program runs."""

from dataclasses import dataclass
from typing import Any


@dataclass
class Drafts:
    """The unfinished lines of one event; rows as the panel of the entries has them."""

    entries: tuple[Any, ...] = ()
    players: tuple[Any, ...] = ()
    pairs: tuple[Any, ...] = ()
