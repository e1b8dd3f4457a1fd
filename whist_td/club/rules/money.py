"""The money of the club: amounts in whole cents, and the lines of the cash box."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum

from whist_td.core.errors import RuleError

MOST_CENTS = 100_000_000
"""One million: nobody at a card table pays more."""


_MOST_DIGITS = 18


class AmountTextError(RuleError):
    """A text that is no amount."""

    text: str


class OtherMoneyError(RuleError):
    """An amount in other money than the club reckons in."""

    text: str
    currency: str


class AmountTooLargeError(RuleError):
    """An amount of over a million."""

    cents: int


class NegativeAmountError(RuleError):
    """An amount below zero where only what is paid or asked can stand."""

    cents: int


class OffCoinError(RuleError):
    """An amount that the club's coins cannot make."""

    cents: int
    coin: int


class Purse(Enum):
    """Where the money of a line is: asked for, in the box, or at the bank."""

    OWED = "owed"
    CASH = "cash"
    BANK = "bank"


_OWED = Purse.OWED
"""Asked of each of 70,000 lines: to find it by its name takes most of that."""


class MoneyKind(Enum):
    """What a line of the cash box is about."""

    OPENING = "opening"
    EVENING = "evening"
    DUES = "dues"
    SUBSCRIPTION = "subscription"
    CARD = "card"
    ADVANCE = "advance"
    VOUCHER = "voucher"
    REDUCTION = "reduction"
    CANCELLED = "cancelled"
    PRIZE = "prize"
    REFUND = "refund"
    INCOME = "income"
    EXPENSE = "expense"
    DIFFERENCE = "difference"
    DEPOSIT = "deposit"
    WITHDRAWAL = "withdrawal"
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
    by: int | None = None
    """Who paid, where it was not the person himself."""
    since: date | None = None
    """The first day of a subscription or of dues, and the last one."""
    until: date | None = None
    on: date | None = None
    """The day to which it belongs, where somebody said so; lines of old files never say it."""
    heading: str = ""
    """What income or an expense is for, in the club's own words: bar, raffle, rent."""

    @property
    def day(self) -> date:
        """The day to which it belongs: an evening in Québec ends after midnight in UTC."""
        return self.on or self.at.astimezone().date()

    @property
    def owes(self) -> int:
        """What it adds to a person's balance: owed (+) or paid (−)."""
        return self.cents if self.purse is _OWED else -self.cents

    @property
    def is_carried(self) -> bool:
        """Whether it is one side of money carried to the bank, or fetched there."""
        return self.what in (MoneyKind.DEPOSIT, MoneyKind.WITHDRAWAL)

    def __post_init__(self) -> None:
        if abs(self.cents) > MOST_CENTS:
            raise AmountTooLargeError(self.cents)


_AMOUNT = re.compile(
    r"([-−–]?)\s*(\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+|\d+)(?:[.,](?:(\d{1,2})|[-–—]+))?"
)
_QUOTES = ' \u00a0\u202f«»“”"„'
_SIGNS: Mapping[str, tuple[str, ...]] = {
    r"CAD\b|CA\$|C\$|\$\s?CA\b": ("CAD",),
    r"USD\b|US\$|\$\s?US\b": ("USD",),
    r"EUR\b|euros?\b|€": ("EUR",),
    r"CHF\b|fr\b\.?|francs?\b": ("CHF",),
    r"GBP\b|£": ("GBP",),
    r"\$|dollars?\b": (),
}
"""How people write which money an amount is; without a name it may be any dollar."""
_SIGN = re.compile("|".join(rf"((?<![^\W\d])(?:{sign}))" for sign in _SIGNS), re.IGNORECASE)
_NO_DOLLARS = ("EUR", "CHF", "GBP")


def is_currency(text: str) -> bool:
    """Tell whether a word or a sign says which money an amount is.

    >>> [is_currency(text) for text in ("$", "euros", "jambons")]
    [True, True, False]
    """
    return _SIGN.fullmatch(text) is not None


def read_amount(text: str, currency: str = "") -> int:
    """Return the cents that somebody typed, with a comma or a point, or refuse.

    What says that it is other money than that of the club is refused as well.

    >>> [read_amount(text) for text in ("5", "7,50", "7.5", "1 250,00 $", "CHF 5.-")]
    [500, 750, 750, 125000, 500]
    """
    found = _AMOUNT.fullmatch(_SIGN.sub("", text).strip(_QUOTES))
    if found is None:
        raise AmountTextError(text)
    meant = [*_SIGNS.values()]
    for sign in _SIGN.finditer(text):
        names = meant[(sign.lastindex or 1) - 1]
        if currency and (currency not in names if names else currency in _NO_DOLLARS):
            raise OtherMoneyError(text, currency)
    minus, whole, part = found.groups()
    digits = re.sub(r"\D", "", whole)
    if len(digits) > _MOST_DIGITS:
        raise AmountTooLargeError(MOST_CENTS)
    cents = 100 * int(digits) + int((part or "").ljust(2, "0"))
    if minus and cents:
        raise NegativeAmountError(-cents)
    if cents > MOST_CENTS:
        raise AmountTooLargeError(cents)
    return cents
