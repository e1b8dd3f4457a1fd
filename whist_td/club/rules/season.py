"""A season: which evenings count, what each is worth, how they add up, and what was announced."""

import re
from dataclasses import dataclass, field
from datetime import date
from enum import Enum
from fractions import Fraction

from typing_extensions import override

from whist_td.club.rules.persons import check_name
from whist_td.core.errors import RuleError, check_days


class SeasonRuleError(RuleError):
    """A rule of a season with a number that makes no sense."""

    rule: str


class PlacementListError(RuleError):
    """Points by place without any, below zero, or with more for a lower place."""


class SeasonScore(Enum):
    """What an evening is worth in a season."""

    RESULT = "result"
    PRESENCE = "presence"
    PLACEMENT = "placement"


class TableKind(Enum):
    """How places become points."""

    SIZE = "size"
    FIELD = "field"
    LIST = "list"


@dataclass(frozen=True)
class PlacementTable:
    """The points of places: by the size of the field, as a percentage of it, or from a list."""

    kind: TableKind = TableKind.SIZE
    points: tuple[Fraction, ...] = ()
    """For a list: those of the first place, the second, …; then nothing."""

    def __post_init__(self) -> None:
        falls = list(self.points) == sorted(self.points, reverse=True)
        is_list = self.kind is TableKind.LIST
        if is_list != bool(self.points) or not falls or min(self.points, default=Fraction(0)) < 0:
            raise PlacementListError


class RuleKind(Enum):
    """How the evenings of one person become a score."""

    SUM = "sum"
    BEST = "best"
    MEAN = "mean"
    DROP = "drop"


@dataclass(frozen=True)
class SeasonRule:
    """The rule of a season: `sum`, `best:N`, `mean:M`, `best:N/M` or `drop:K`."""

    kind: RuleKind = RuleKind.SUM
    number: int = 0
    """How many evenings count (best), or how many are dropped (drop)."""
    least: int = 0
    """Who played fewer evenings than these has no rank."""

    def __post_init__(self) -> None:
        needs = self.kind in {RuleKind.BEST, RuleKind.DROP}
        fits = (self.number > 0) == needs and self.number >= 0 and self.least >= 0
        if not fits or (self.least and self.kind not in {RuleKind.BEST, RuleKind.MEAN}):
            raise SeasonRuleError(str(self))

    @override
    def __str__(self) -> str:
        """Return it as the command line writes it."""
        match self.kind:
            case RuleKind.SUM:
                return "sum"
            case RuleKind.MEAN:
                return f"mean:{self.least or 1}"
            case RuleKind.BEST if self.least:
                return f"best:{self.number}/{self.least}"
            case _:
                return f"{self.kind.value}:{self.number}"


_WRITTEN = re.compile(
    r"(sum)|(best):(\d{1,4})(?:/(\d{1,4}))?|(mean)(?::(\d{1,4}))?|(drop):(\d{1,4})", re.ASCII
)


def rule_of(text: str) -> SeasonRule:
    """Return the rule that the command line writes so, or refuse.

    >>> rule_of("best:3/4")
    SeasonRule(kind=<RuleKind.BEST: 'best'>, number=3, least=4)
    """
    found = _WRITTEN.fullmatch(text.strip().lower())
    if found is None:
        raise SeasonRuleError(text)
    kind, *numbers = (part for part in found.groups() if part is not None)
    values = [int(number) for number in numbers]
    if kind == RuleKind.MEAN.value:
        return SeasonRule(RuleKind.MEAN, least=values[0] if values else 0)
    return SeasonRule(RuleKind(kind), *values)


_POINTS = re.compile(r"([-−–]?)(\d{1,9})(?:[.,](\d{1,9})|/(\d{1,9}))?", re.ASCII)


def read_points(text: str) -> Fraction | None:
    """Return the points that somebody typed, with a comma or a point, or as a fraction.

    >>> [read_points(text) for text in ("3", "−1,5", "1/2", "1e99", "1/0")]
    [Fraction(3, 1), Fraction(-3, 2), Fraction(1, 2), None, None]
    """
    found = _POINTS.fullmatch(text.strip())
    if found is None or int(found[4] or 1) == 0:
        return None
    minus, whole, part, divisor = found.groups()
    points = Fraction(f"{whole}.{part}") if part else Fraction(int(whole), int(divisor or 1))
    return -points if minus else points


class SeasonPart(Enum):
    """How much of an evening somebody must have been there for it to count."""

    HALF = "half"
    ANY = "any"
    ALL = "all"


class SeasonTies(Enum):
    """What separates equal scores: more counted evenings at the first places, or nothing."""

    PLACES = "places"
    NONE = "none"


class RankedKind(Enum):
    """Who is listed in a season."""

    ALL = "all"
    MEMBERS = "members"
    CATEGORIES = "categories"


@dataclass(frozen=True)
class RankedPeople:
    """Who is listed in a season: everybody, the members, or some categories."""

    kind: RankedKind = RankedKind.ALL
    categories: tuple[str, ...] = ()


@dataclass(frozen=True)
class AnnouncedRow:
    """A line of a season's table as it was announced."""

    rank: int | None
    person: int
    score: Fraction
    evenings: int
    """At how many events; the journal of every club calls it so."""


@dataclass(frozen=True)
class Announced:
    """The final table of a season, and when it was read out."""

    on: date
    table: tuple[AnnouncedRow, ...]


@dataclass(frozen=True)
class Season:
    """A season: which evenings count, what each is worth, and how they add up."""

    number: int
    name: str
    start: date
    end: date
    format: str | None = None
    """The code of the only format that counts; None: all."""
    score: SeasonScore = SeasonScore.RESULT
    table: PlacementTable = field(default_factory=PlacementTable)
    rule: SeasonRule = field(default_factory=SeasonRule)
    ties: SeasonTies = SeasonTies.PLACES
    part: SeasonPart = SeasonPart.HALF
    per_round: bool = False
    ranked: RankedPeople = field(default_factory=RankedPeople)
    closed: Announced | None = None

    def __post_init__(self) -> None:
        check_name(self.name)
        check_days(self.start, self.end)


@dataclass(frozen=True)
class SeasonNote:
    """Something decided by hand: an event left out, or points for a person; and why."""

    number: int
    season: int
    reason: str
    event: int | None = None
    person: int | None = None
    points: Fraction | None = None
