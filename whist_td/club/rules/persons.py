"""The club, its categories and its people, and who is meant by a name in an event."""

from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from typing import ClassVar

from whist_td.club.rules.money import MOST_CENTS, AmountTooLargeError, NegativeAmountError
from whist_td.core.errors import EmptyNameError, NameTooLongError, RuleError
from whist_td.core.players import MOST_LETTERS

COINS = (1, 5, 100)
"""The smallest coins that a club may reckon with, in cents."""


class CoinError(RuleError):
    """A smallest coin that no club reckons with."""

    coin: int
    coins: tuple[int, ...]


def check_name(name: str) -> None:
    """Refuse a name that is empty, or longer than any sheet can show."""
    if not name.strip():
        raise EmptyNameError
    if len(name) > MOST_LETTERS:
        raise NameTooLongError(name, MOST_LETTERS)


_MOST_WORDS = 200


def check_texts(*texts: str) -> None:
    """Refuse a note, a reason, a contact longer than any line of a sheet can show."""
    for text in texts:
        if len(text) > _MOST_WORDS:
            raise NameTooLongError(text, _MOST_WORDS)


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
class BookSettings:
    """The club's money, and who answers for what is kept of people."""

    currency: str = "CAD"
    coin: int = 1
    """The smallest coin in cents: each amount is a multiple of it."""
    categories: tuple[Category, ...] = ()
    responsible: str = ""
    """The person responsible for the protection of personal information."""
    retention_years: int | None = None
    """After how many years without coming somebody is proposed for forgetting."""

    rounds: ClassVar[int] = 0
    """A year is told as no number of rounds."""

    @property
    def has_rates(self) -> bool:
        """Whether an evening costs anybody anything."""
        return any(category.cents for category in self.categories)

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

    @property
    def listed(self) -> str:
        """The name by which the person is found in a list that is sorted."""
        return self.sort_name or self.name

    def category_on(self, day: date) -> str:
        """Return the category that the person had on a day; who had none yet, the first after it.

        Rates are often set once the first event is over.
        """
        past = (former.name for former in self.former_categories if day < former.before)
        return next(filter(None, past), self.category)

    def is_here_on(self, day: date) -> bool:
        """Tell whether the person has not left the club yet."""
        return self.left is None or day <= self.left

    def consent(self, use: ConsentUse) -> bool | None:
        """Return whether the person agrees to a use of what is known; None: nobody asked."""
        standing = self.standing_consent(use)
        return None if standing is None else standing.given

    def standing_consent(self, use: ConsentUse) -> Consent | None:
        """Return the answer that holds for a use; None: nobody asked, or it was withdrawn."""
        standing = (each for each in self.consents if each.use is use and not each.withdrawn)
        return next(standing, None)

    def with_consent(self, use: ConsentUse, *, given: bool | None, today: date) -> "Person":
        """Return the person with another answer from today; the one before stays, withdrawn."""
        if given is self.consent(use):
            return self
        before = tuple(
            replace(each, withdrawn=today) if each.use is use and not each.withdrawn else each
            for each in self.consents
        )
        new = () if given is None else (Consent(use, given, today),)
        return replace(self, consents=(*before, *new))

    def with_consent_since(self, use: ConsentUse, since: date) -> "Person":
        """Return the person with another day of the answer that holds."""
        standing = self.standing_consent(use)
        dated = (replace(c, since=since) if c is standing else c for c in self.consents)
        return replace(self, consents=tuple(dated))


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
