"""What can be asked of the club's book; each command says itself what it does."""

import sys
from collections.abc import Collection
from dataclasses import field, replace
from datetime import date, datetime
from fractions import Fraction
from typing import Any, ClassVar

from typing_extensions import override

from whist_td.club.rules import payments as pay
from whist_td.club.rules import prize_plans as plans
from whist_td.club.rules import season_changes as by_hand
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.matching import AdoptedName, with_adopted, with_initials_of
from whist_td.club.rules.membership import (
    added_person,
    changed_club,
    changed_person,
    check_currency,
    check_new_people,
    with_category,
    with_people,
)
from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse
from whist_td.club.rules.people import merged, parted, told_apart, with_links, without_links
from whist_td.club.rules.persons import Apart, BookSettings, Person, Spelling
from whist_td.club.rules.prize import Prize
from whist_td.club.rules.prize_plans import PrizeOccasion
from whist_td.club.rules.prizes import PrizeOutcome
from whist_td.club.rules.season import AnnouncedRow, Season
from whist_td.core.events import Details
from whist_td.desk.journal import Change
from whist_td.desk.kinds import EventKind
from whist_td.desk.members import shown
from whist_td.desk.requests import Command, LastingCommand, Opening


class OpenBook(Opening[ClubBook]):
    """Open the club's book: the line that every book begins with."""

    details: Details = field(default_factory=lambda: ClubBook().details)
    settings: BookSettings = field(default_factory=BookSettings)

    @override
    def opened(self) -> ClubBook:
        return ClubBook(self.details, self.settings)


class ChangeClub(Command, rule=changed_club):
    """Say what the club reckons in, what an evening costs, and who answers for its papers."""

    settings: BookSettings

    @override
    def check_undo(self, event: ClubBook, changes: Collection[Change]) -> None:
        check_currency(event, changes)


class AddPerson(Command, rule=added_person):
    """Enter a person of the club; the next number is given, whatever number it has."""

    person: Person

    @override
    def check_undo(self, event: ClubBook, changes: Collection[Change]) -> None:
        check_new_people(event, changes)


class ChangePerson(Command):
    """Correct what is known of a person; a new category holds from today."""

    person: Person

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        return changed_person(event, self.person, now.astimezone().date())


class EnterPeople(Command):
    """Enter the people of a list as was shown before, and what it says of those who are there.

    Whoever has no number of the club's yet gets the next.
    """

    people: tuple[Person, ...]
    categories: tuple[str, ...] = ()
    """Those that the club did not have."""

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        return with_people(event, self.people, self.categories, now.astimezone().date())

    @override
    def check_undo(self, event: ClubBook, changes: Collection[Change]) -> None:
        check_new_people(event, changes)


class ChangeCategory(Command):
    """Put several people in a category, from today."""

    people: tuple[int, ...]
    category: str

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        return with_category(event, self.people, self.category, now.astimezone().date())


class LinkSpellings(Command, rule=with_links):
    """Say that names in events mean a person."""

    person: int
    spellings: tuple[Spelling, ...]
    instead: tuple[Spelling, ...] = ()
    """The names in whose place they came, which stand in the events no more."""


class UnlinkSpellings(Command, rule=without_links):
    """Say that names in events mean nobody that is known yet."""

    spellings: tuple[Spelling, ...]


class AdoptSpellings(Command):
    """Link names of events as was shown before; who has a new number becomes a person."""

    names: tuple[AdoptedName, ...]
    initials: tuple[str, ...] = ()
    """Names of those who asked for initials before they were people of the club."""

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        return with_initials_of(
            with_adopted(event, self.names), self.initials, now.astimezone().date()
        )

    @override
    def check_undo(self, event: ClubBook, changes: Collection[Change]) -> None:
        check_new_people(event, changes)


class MergePersons(Command, rule=merged):
    """Say that the second person is the first; refused where both were at one event."""

    person: int
    other: int


class PartPersons(Command, rule=parted):
    """Give some names in events to another: to who was merged into a person, or to a new one."""

    person: int
    spellings: tuple[Spelling, ...]
    other: int | None = None
    name: str = ""

    @override
    def check_undo(self, event: ClubBook, changes: Collection[Change]) -> None:
        check_new_people(event, changes)


class TellApart(Command, rule=told_apart):
    """Say that a person is not another, or not whoever is spelled so; the number is given."""

    apart: Apart


class NewSeason(Command, rule=by_hand.added_season):
    """Begin a season; the next number is given, whatever number it has."""

    season: Season


class ChangeSeason(Command, rule=by_hand.changed_season):
    """Change the days and rules of a season that is not closed."""

    season: Season


class RemoveSeason(Command, rule=by_hand.removed_season):
    """Take a season away; the evenings themselves stay as they are."""

    season: int


class LeaveOut(Command, rule=by_hand.left_out):
    """Let an evening not count in a season, and say why."""

    season: int
    event: int
    day: date
    reason: str


class AdjustPoints(Command, rule=by_hand.adjusted):
    """Give a person points in a season by hand, or take some, and say why."""

    season: int
    person: int
    points: Fraction
    reason: str


class RemoveSeasonNote(Command, rule=by_hand.without_note):
    """Let an evening count again, or take points by hand away."""

    note: int


class CloseSeason(Command, rule=by_hand.closed_season):
    """Keep a season's table as it is read out."""

    season: int
    table: tuple[AnnouncedRow, ...]
    on: date


class ReopenSeason(Command, rule=by_hand.opened_again):
    """Say that a season is not over after all."""

    season: int


class ChargeEvening(LastingCommand, rule=pay.event_charged):
    """Ask an evening's rate of all who are there and were not asked yet."""

    event: int
    day: date
    people: tuple[int, ...]


class Charge(LastingCommand):
    """Ask something of a person: a subscription with its days, a card, something else."""

    person: int
    cents: int
    what: MoneyKind = MoneyKind.OTHER
    event: int | None = None
    note: str = ""
    since: date | None = None
    until: date | None = None
    on: date | None = None

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        line = _line(self, now, self.what, Purse.OWED)
        return pay.charged(event, replace(line, since=self.since, until=self.until))


class Credit(LastingCommand):
    """Credit a person with something: a reduction, a gift voucher, the tenth of ten evenings."""

    person: int
    cents: int
    what: MoneyKind = MoneyKind.REDUCTION
    event: int | None = None
    note: str = ""
    on: date | None = None

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        return pay.credited(event, _line(self, now, self.what, Purse.OWED))


class Pay(LastingCommand):
    """Take in what people pay: without an amount, all that they owe; one receipt."""

    people: tuple[int, ...]
    cents: int | None = None
    by: int | None = None
    """Who pays, where it is not the first of them."""
    purse: Purse = Purse.CASH
    event: int | None = None
    note: str = ""
    what: MoneyKind = MoneyKind.OTHER
    """What it is for; other: what was asked of them last, or an advance."""
    on: date | None = None

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        payment = replace(_line(self, now, self.what, self.purse), by=self.by)
        return pay.paid(event, self.people, self.cents, payment)


class Refund(LastingCommand):
    """Give an advance back: without an amount, all of it."""

    person: int
    cents: int | None = None
    purse: Purse = Purse.CASH
    event: int | None = None
    note: str = ""
    on: date | None = None

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        payment = _line(self, now, MoneyKind.REFUND, self.purse)
        return pay.refunded(event, self.person, self.cents, payment)


class PayPrize(LastingCommand):
    """Pay out what a person has won: without an amount, all that was not used up."""

    person: int
    cents: int | None = None
    purse: Purse = Purse.CASH
    event: int | None = None
    note: str = ""
    on: date | None = None

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        payment = _line(self, now, MoneyKind.PRIZE, self.purse)
        return pay.prize_paid(event, self.person, self.cents, payment)


class PutIn(LastingCommand):
    """Put money in the box that nobody pays: what lies in it at the opening, or income."""

    cents: int
    purse: Purse = Purse.CASH
    event: int | None = None
    note: str = ""
    what: MoneyKind = MoneyKind.OPENING
    on: date | None = None
    heading: str = ""

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        return pay.put_in(event, _line(self, now, self.what, self.purse))


class Spend(LastingCommand):
    """Take money out for what the club buys, or for a prize of people whom it does not know."""

    cents: int
    purse: Purse = Purse.CASH
    event: int | None = None
    note: str = ""
    what: MoneyKind = MoneyKind.EXPENSE
    on: date | None = None
    heading: str = ""

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        return pay.taken_out(event, _line(self, now, self.what, self.purse))


class Deposit(LastingCommand):
    """Carry money from the box to the bank."""

    cents: int
    note: str = ""
    on: date | None = None

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        return pay.carried(event, _line(self, now, MoneyKind.DEPOSIT, Purse.CASH))


class Withdraw(LastingCommand):
    """Fetch money from the bank for the box."""

    cents: int
    note: str = ""
    on: date | None = None

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        return pay.carried(event, _line(self, now, MoneyKind.WITHDRAWAL, Purse.BANK))


class ChargeDues(LastingCommand):
    """Ask the dues of a period of a category: of each of its people once."""

    category: str
    cents: int
    since: date
    until: date
    note: str = ""
    on: date | None = None

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        line = _line(self, now, MoneyKind.DUES, Purse.OWED)
        return pay.dues_asked(event, line, self.category, self.since, self.until)


class CountCash(LastingCommand):
    """Say what was counted in the box: a line, also where nothing was missing."""

    cents: int
    event: int | None = None
    note: str = ""
    on: date | None = None

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        line = _line(self, now, MoneyKind.DIFFERENCE, Purse.CASH)
        return pay.counted(event, self.cents, line)


class AnswerLine(LastingCommand, rule=pay.answered):
    """Take a line of the cash box back by a counter-line."""

    line: int
    note: str = ""
    on: date | None = None


class CancelEvening(LastingCommand, rule=pay.cancelled):
    """Call an evening off: what was asked for it is credited."""

    event: int
    on: date | None = None


class PlanPrizes(Command, rule=plans.planned):
    """Say what an event or a season has for prizes, in the order in which they are given."""

    STAYS: ClassVar[bool] = True
    of: PrizeOccasion
    prizes: tuple[Prize, ...]


class GivePrizes(LastingCommand, rule=plans.given):
    """Give the prizes of a plan as they were shared out; money becomes a credit."""

    of: PrizeOccasion
    outcomes: tuple[PrizeOutcome, ...]
    seed: int | None = None


class TakeBackPrizes(LastingCommand, rule=plans.taken_back):
    """Say that prizes were not given after all; their credits have counter-lines."""

    of: PrizeOccasion


def _line(command: Any, now: datetime, what: MoneyKind, purse: Purse) -> MoneyLine:  # noqa: ANN401
    """Return the line that a command of the cash box asks for."""
    known = {
        "person": getattr(command, "person", None),
        "event": getattr(command, "event", None),
        "heading": getattr(command, "heading", ""),
        "note": command.note,
        "on": pay.day_of(command.on, now),
    }
    return MoneyLine(0, now, purse, command.cents or 0, what, **known)


def _with_initials(book: ClubBook, discreet: Collection[str]) -> ClubBook:
    """Return the book as the room may see it, where prizes are given."""
    people = book.persons.items()
    seen = {number: replace(each, name=shown(each.name, discreet)) for number, each in people}
    return replace(book, persons=seen)


DESK = EventKind(ClubBook, sys.modules[__name__], _with_initials)
