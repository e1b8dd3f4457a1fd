"""What every game of a club night says of itself: names, sentences, its page of rules, its table.

Whoever shows a game asks its `GameWords`; what several games call alike stands beside them.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from whist_td.core.errors import RuleError
from whist_td.words.formats import Sentence
from whist_td.words.rules_text import Facts, Values
from whist_td.words.words import Words


def points_text(points: int, _: Words) -> str:
    """Return so many points."""
    return _.plural("{n} point", "{n} points", points)


def counters_text(counters: int, _: Words) -> str:
    """Return so many counters."""
    return _.plural("{n} counter", "{n} counters", counters)


SIDES = "ABCDE"


@dataclass(frozen=True)
class SeatNames:
    """How seats and sides are called."""

    seat: Callable[[int], str]
    side: Callable[[int], str]


def no_facts(_settings: object) -> Facts:
    """Add nothing to what the settings say."""
    return {}


def no_words(*_: object) -> tuple[str, ...]:
    """Say nothing more."""
    return ()


@dataclass(frozen=True, kw_only=True)
class GameWords:
    """The words of a game.

    - `labels`: every contract, choice and count; `fields`: what a table is asked, by the field;
      `options`: what each is called and what it does; `presets`: what settings can start from.
    - `asked`: options that are asked openly when an evening is made, and what each answer means.
    - `refusals`, `doubts`: a sentence each.
    - `headings`, `choices`: what people write over a column, or for a choice, besides its name.
    - `rules`: the name of its page of rules, which knows the settings and `facts(settings)` more;
      `notes(settings, players, words)`: how its score sheet is filled in; `values(settings,
      words)`: what counts, as a table.
    - Of a deal that is described: fields that hold `seats` or `sides`, those left out where nobody
      has any (`rare`), those not named one by one (`silent`); what stands before and after them;
      whose the tricks are.
    - `short(deal, names, sides, words)`: a deal of so many sides as briefly as it is said at the
      table; nothing where it is described.
    - `in_counters`: games are paid in counters, and these rank.
    """

    name: str
    rules: str
    notes: Callable[[Any, int, Words], Iterable[str]]
    values: Callable[[Any, Words], Values]
    facts: Callable[[Any], Facts] = no_facts
    labels: Mapping[Enum, str] = field(default_factory=dict)
    fields: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    presets: Mapping[str, str] = field(default_factory=dict)
    openings: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    refusals: Mapping[type[RuleError], Sentence] = field(default_factory=dict)
    doubts: Mapping[Enum, str] = field(default_factory=dict)
    headings: Mapping[str, str] = field(default_factory=dict)
    choices: Mapping[str, str] = field(default_factory=dict)
    seats: frozenset[str] = frozenset()
    sides: frozenset[str] = frozenset()
    rare: frozenset[str] = frozenset()
    silent: frozenset[str] = frozenset()
    before: Callable[[Any, SeatNames, Words], Iterable[str]] = no_words
    after: Callable[[Any, SeatNames, Words], Iterable[str]] = no_words
    tricks_of: Callable[[Any, SeatNames], str] | None = None
    short: Callable[[Any, SeatNames, int, Words], str] = lambda *_: ""
    in_counters: bool = False
