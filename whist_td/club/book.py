"""The club's book: every fact of a club's year, as frozen records.

People, who is meant by a name in an event, seasons, the lines of the cash box and prizes. All else
– a ranking, a balance, what is in the box – is computed from these. Amounts are whole cents.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import Enum
from fractions import Fraction

from typing_extensions import override

from whist_td.core.errors import EmptyNameError, NameTooLongError, RuleError
from whist_td.core.players import MOST_LETTERS

COINS = (1, 5, 100)
"""The smallest coins that a club may reckon with, in cents."""
MOST_CENTS = 100_000_000
"""One million: nobody at a card table pays more."""


class CoinError(RuleError):
    """A smallest coin that no club reckons with."""

    coin: int
    coins: tuple[int, ...]


class AmountTooLargeError(RuleError):
    """An amount of over a million."""

    cents: int


class NegativeAmountError(RuleError):
    """An amount below zero where only what is paid or asked can stand."""

    cents: int


class SeasonDatesError(RuleError):
    """A season that ends before it begins."""

    start: date
    end: date


class SeasonRuleError(RuleError):
    """A rule of a season with a number that makes no sense."""

    rule: str


class PlacementListError(RuleError):
    """Points by place without any, below zero, or with more for a lower place."""


class PrizePlaceError(RuleError):
    """A prize for a place that is none."""

    place: int


class PrizeAmountError(RuleError):
    """A prize that is not exactly one of money, a thing, or a share of the fees."""


def check_name(name: str) -> None:
    """Refuse a name that is empty, or longer than any sheet can show."""
    if not name.strip():
        raise EmptyNameError
    if len(name) > MOST_LETTERS:
        raise NameTooLongError(name, MOST_LETTERS)


@dataclass(frozen=True)
class Category:
    """People who pay the same for an evening: members, visitors, juniors."""

    name: str
    cents: int
    is_member: bool = True
    """Whether they belong to the club, as visitors do not."""

    def __post_init__(self) -> None:
        check_name(self.name)
        if self.cents < 0:
            raise NegativeAmountError(self.cents)
        if self.cents > MOST_CENTS:
            raise AmountTooLargeError(self.cents)


@dataclass(frozen=True)
class ClubDetails:
    """What the club is called, its money, and who answers for what is kept of people."""

    name: str = ""
    currency: str = "CAD"
    coin: int = 1
    """The smallest coin in cents: each amount is a multiple of it."""
    categories: tuple[Category, ...] = ()
    responsible: str = ""
    """The person responsible for the protection of personal information."""
    retention_years: int | None = None
    """After how many years without coming somebody is proposed for forgetting."""

    def __post_init__(self) -> None:
        if self.coin not in COINS:
            raise CoinError(self.coin, COINS)


class ConsentUse(Enum):
    """What a person may have agreed to."""

    WEB = "web"
    PHOTOGRAPH = "photograph"
    EMAIL = "email"


@dataclass(frozen=True)
class Consent:
    """What a person agreed to, or refused, and from when to when."""

    use: ConsentUse
    given: bool
    since: date
    withdrawn: date | None = None


@dataclass(frozen=True)
class FormerCategory:
    """The category that a person had before a day."""

    name: str
    before: date


@dataclass(frozen=True)
class Person:
    """Somebody who comes, or came, to the club; none is ever deleted but forgotten or merged."""

    number: int
    name: str
    sort_name: str = ""
    """As it stands in a list; empty: as the program sorts the name."""
    category: str = ""
    contact: str = ""
    joined: date | None = None
    left: date | None = None
    consents: tuple[Consent, ...] = ()
    merged_into: int | None = None
    """The person whom this one turned out to be."""
    former_categories: tuple[FormerCategory, ...] = ()
    """Oldest first."""

    def __post_init__(self) -> None:
        check_name(self.name)

    def category_on(self, day: date) -> str:
        """Return the category that the person had on a day."""
        past = (former.name for former in self.former_categories if day < former.before)
        return next(past, self.category)

    def is_here_on(self, day: date) -> bool:
        """Tell whether the person has not left the club yet."""
        return self.left is None or day <= self.left


@dataclass(frozen=True, order=True)
class Spelling:
    """A name as it stands in one event."""

    event: int
    text: str


@dataclass(frozen=True)
class Apart:
    """A person who is not another one, or not whoever is spelled so."""

    number: int
    person: int
    other: int | None = None
    spelling: str | None = None
    event: int | None = None
    """The event of the spelling; None: wherever it stands."""


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
        if self.end < self.start:
            raise SeasonDatesError(self.start, self.end)


@dataclass(frozen=True)
class SeasonNote:
    """Something decided by hand: an event left out, or points for a person; and why."""

    number: int
    season: int
    reason: str
    event: int | None = None
    person: int | None = None
    points: Fraction | None = None


class Purse(Enum):
    """Where the money of a line is: asked for, in the box, or at the bank."""

    OWED = "owed"
    CASH = "cash"
    BANK = "bank"


class MoneyKind(Enum):
    """What a line of the cash box is about."""

    OPENING = "opening"
    EVENING = "evening"
    SUBSCRIPTION = "subscription"
    CARD = "card"
    ADVANCE = "advance"
    VOUCHER = "voucher"
    REDUCTION = "reduction"
    CANCELLED = "cancelled"
    PRIZE = "prize"
    REFUND = "refund"
    EXPENSE = "expense"
    DIFFERENCE = "difference"
    DEPOSIT = "deposit"
    OTHER = "other"


@dataclass(frozen=True)
class MoneyLine:
    """A line of the cash box; it is never altered, only answered by another."""

    number: int
    at: datetime
    purse: Purse
    cents: int
    """Owed: asked for (+) or credited (−). Cash and bank: money in (+) or out (−)."""
    what: MoneyKind
    person: int | None = None
    event: int | None = None
    receipt: int | None = None
    answers: int | None = None
    """The number of the line that this one takes back."""
    note: str = ""
    since: date | None = None
    """The first day of a subscription, and the last one."""
    until: date | None = None

    def __post_init__(self) -> None:
        if abs(self.cents) > MOST_CENTS:
            raise AmountTooLargeError(self.cents)


class PrizeKind(Enum):
    """What a prize is for."""

    PLACE = "place"
    CATEGORY = "category"
    LAST = "last"
    HIGHEST_ROUND = "highest-round"
    MOST_EVENINGS = "most-evenings"
    LOT = "lot"


@dataclass(frozen=True)
class PrizeRule:
    """What a prize is for: a place, perhaps among a category's people, or something else."""

    kind: PrizeKind = PrizeKind.PLACE
    place: int = 1
    category: str = ""

    def __post_init__(self) -> None:
        if self.place < 1:
            raise PrizePlaceError(self.place)


@dataclass(frozen=True)
class PrizeAmount:
    """What a prize is: cents, a thing, or a percentage of the fees paid that evening."""

    cents: int | None = None
    thing: str = ""
    percent: Fraction | None = None

    def __post_init__(self) -> None:
        if (self.cents is not None) + bool(self.thing.strip()) + (self.percent is not None) != 1:
            raise PrizeAmountError
        if (self.cents or 0) < 0 or (self.percent or 0) < 0:
            raise NegativeAmountError(self.cents or 0)


class PrizePool(Enum):
    """Who shares a prize: those of equal rank, or those of equal score."""

    RANK = "rank"
    SCORE = "score"


@dataclass(frozen=True)
class PrizeGiven:
    """To whom a prize went: an entry of the event or a person; and how much, or the thing."""

    person: int | None = None
    entry: int | None = None
    cents: int = 0
    thing: str = ""


@dataclass(frozen=True)
class Prize:
    """A prize of the plan of an event or a season; when given: to whom, and how much."""

    number: int
    order: int
    rule: PrizeRule
    amount: PrizeAmount
    event: int | None = None
    season: int | None = None
    several: bool = False
    """Whether it can go to who has a prize of the plan already."""
    pool: PrizePool = PrizePool.RANK
    seed: int | None = None
    """Of the lot by which it was drawn."""
    given: tuple[PrizeGiven, ...] = ()


@dataclass(frozen=True)
class ClubBook:
    """All facts of the club's year; a change makes a new one."""

    details: ClubDetails = field(default_factory=ClubDetails)
    persons: Mapping[int, Person] = field(default_factory=dict)
    seen: Mapping[Spelling, int] = field(default_factory=dict)
    """Which person is meant by a name in an event."""
    apart: Mapping[int, Apart] = field(default_factory=dict)
    seasons: Mapping[int, Season] = field(default_factory=dict)
    notes: Mapping[int, SeasonNote] = field(default_factory=dict)
    lines: Mapping[int, MoneyLine] = field(default_factory=dict)
    prizes: Mapping[int, Prize] = field(default_factory=dict)

    def who(self, number: int) -> int:
        """Return who a person turned out to be: the same number, or the last merged into."""
        while (into := self.persons[number].merged_into) is not None:
            number = into
        return number

    def person_of(self, spelling: Spelling) -> int | None:
        """Return the person who is meant by a name in an event; None: nobody said."""
        number = self.seen.get(spelling)
        return None if number is None else self.who(number)


def next_number(facts: Mapping[int, object]) -> int:
    """Return the next free number of a table of the book."""
    return max(facts, default=0) + 1
