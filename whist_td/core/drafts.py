"""Lines of the entries that were typed and could not be taken in yet; they count for nobody."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Draft:
    """A line as it is typed, cell by cell."""

    number: int
    texts: tuple[str, ...]
    was: tuple[str, ...] = ()
    """What it would correct; empty where it is a new line."""


Drafts = Mapping[int, Draft]
"""By their numbers."""


def fitted(texts: tuple[str, ...], width: int) -> tuple[str, ...]:
    """Return typed cells for a grid with more columns, or fewer; nothing that is typed is lost.

    >>> fitted(("Anne", "Bob", "Gaspé"), 2), fitted(("Anne", "Gaspé"), 3)
    (('Anne / Bob', 'Gaspé'), ('Anne', '', 'Gaspé'))
    """
    over = len(texts) - width
    if over > 0:
        return (" / ".join(filter(None, texts[: over + 1])), *texts[over + 1 :])
    return (*texts[:1], *("",) * -over, *texts[1:])
