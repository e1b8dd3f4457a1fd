"""The cash box in words: what each line is about, and what is in it."""

from collections.abc import Mapping

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import CashTotals
from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse
from whist_td.club.rules.persons import BookSettings
from whist_td.words.club_amounts import money_text
from whist_td.words.words import N_, Words

MONEY_KINDS: Mapping[MoneyKind, str] = {
    MoneyKind.OPENING: N_("Opening float"),
    MoneyKind.EVENING: N_("Event fee"),
    MoneyKind.SUBSCRIPTION: N_("Subscription"),
    MoneyKind.CARD: N_("Card of several events"),
    MoneyKind.ADVANCE: N_("Advance"),
    MoneyKind.VOUCHER: N_("Gift voucher"),
    MoneyKind.REDUCTION: N_("Reduction"),
    MoneyKind.CANCELLED: N_("Cancelled event"),
    MoneyKind.PRIZE: N_("Prize"),
    MoneyKind.REFUND: N_("Refund"),
    MoneyKind.EXPENSE: N_("Expense"),
    MoneyKind.DIFFERENCE: N_("Difference counted"),
    MoneyKind.DEPOSIT: N_("Deposit at the bank"),
    MoneyKind.OTHER: N_("Other"),
}
PURSES: Mapping[Purse, str] = {
    Purse.OWED: N_("asked"),
    Purse.CASH: N_("cash"),
    Purse.BANK: N_("bank"),
}


def line_words(line: MoneyLine, book: ClubBook, _: Words) -> str:
    """Tell a line: "Anne Roy: 5.00, Evening, cash, receipt 12"."""
    who = book.persons[book.who(line.person)].name if line.person else _("Club")
    parts = [money_text(line.cents, _), _(MONEY_KINDS[line.what]), _(PURSES[line.purse])]
    if line.receipt:
        parts.append(_("receipt {number}", number=line.receipt))
    if line.answers:
        parts.append(_("cancels line {number}", number=line.answers))
    return _.labelled(who, ", ".join([*parts, *filter(None, [line.note])]))


def line_subject(line: MoneyLine, events: Mapping[int, str], _: Words) -> str:
    """Say what a line is about: "Evening, Friday of the oysters"."""
    parts = (_(MONEY_KINDS[line.what]), events.get(line.event or 0, ""), line.note)
    return ", ".join(filter(None, parts))


def totals_words(totals: CashTotals, settings: BookSettings, _: Words) -> str:
    """Tell what is in the box and at the bank, what is owed, and what was paid in advance."""
    facts = (
        (N_("Box"), totals.cash),
        (N_("Bank"), totals.bank),
        (N_("Still owed"), totals.owed),
        (N_("In advance"), totals.advance),
    )
    told = (f"{_(name)} {money_text(cents, _)}" for name, cents in facts)
    return " · ".join((*told, settings.currency))


def balance_words(cents: int, settings: BookSettings, _: Words) -> str:
    """Say a person's balance: what is owed, or was paid in advance."""
    told = {"amount": money_text(abs(cents), _), "currency": settings.currency}
    if cents > 0:
        return _("still owed: {amount} {currency}", **told)
    return _("paid in advance: {amount} {currency}", **told) if cents else _("nothing is owed")
