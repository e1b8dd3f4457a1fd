"""The money of the club: amounts in whole cents, and the lines of the cash box."""

from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum

from whist_td.core.errors import RuleError

MOST_CENTS = 100_000_000
"""One million: nobody at a card table pays more."""


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
    by: int | None = None
    """Who paid, where it was not the person himself."""
    since: date | None = None
    """The first day of a subscription, and the last one."""
    until: date | None = None

    def __post_init__(self) -> None:
        if abs(self.cents) > MOST_CENTS:
            raise AmountTooLargeError(self.cents)
