"""What a format tells of who plays where, and of how good that is."""

from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from whist_td.console.verb import Argument
from whist_td.console.world import World
from whist_td.words.words import Words

Cells = tuple[str, ...]
QualityLine = tuple[Cells, Mapping[str, object]]
"""What stands in the columns, and the same as plain values."""
Verdict = tuple[Mapping[str, object], str]
"""The quality as plain values, and the first rule that is broken, in words."""


@dataclass(frozen=True)
class Mover:
    """How a format tells its movement: the options it takes, the first of which it needs."""

    usage: str
    options: tuple[Argument, ...]
    tell: Callable[[Namespace, World, Words], None]
    headings: Callable[[Words], Cells]
    """What stands above the columns of its table of qualities."""
    qualities: Callable[[Namespace, Words], Iterator[QualityLine]]

    @property
    def needed(self) -> str:
        """The option without which no movement can be made."""
        return self.options[0].name


@dataclass(frozen=True)
class Judge:
    """How a format judges a movement of its own, given as plain values."""

    knows: Callable[[Mapping[str, Any]], bool]
    """Tells its movements from those of the formats before it in the registry."""
    verdict: Callable[[object, Words], Verdict]


def only(asked: int | None, all_there_are: Iterable[int]) -> Iterable[int]:
    """Return the one number that a request asks for, or all."""
    return all_there_are if asked is None else (asked,)


def sized(size: tuple[int, int], verdict: Mapping[str, object]) -> Mapping[str, object]:
    """Return the quality of a movement of so many players and rounds as plain values."""
    players, rounds = size
    return {"players": players, "rounds": rounds, "quality": verdict}
