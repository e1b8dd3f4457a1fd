"""The treasurer's sheets: of an evening, of a person, and of a period, which two people sign."""

from collections.abc import Mapping
from datetime import date

from whist_td.club.paper.club_sheets import ListingSheet
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash_sheets import event_sheet, period_sheet
from whist_td.club.words.cash import SIGNED, account_notes, balance_words
from whist_td.club.words.listings import (
    account_listing,
    owing_listing,
    period_listing,
    statement_listing,
)
from whist_td.club.words.people import name_for_file
from whist_td.core.events import Details
from whist_td.paper.layout import PageSize
from whist_td.words.words import Words, sentence_case

_AMOUNT = 29
"""How wide a column of amounts is beside the name's, of 180."""


def event_account(
    book: ClubBook, event: tuple[int, str], heading: Details, size: PageSize, _: Words
) -> ListingSheet:
    """Return the sheet of an event: who was asked what, paid, and still owes of it."""
    number, event_name = event
    return ListingSheet(
        heading,
        account_listing(book, number, _),
        (event_name, _amounts_in(book, _)),
        size,
        account_notes(event_sheet(book, number), _),
        which=(event_name,),
    )


def persons_statement(
    book: ClubBook,
    person: int,
    events: Mapping[int, str],
    heading: Details,
    size: PageSize,
    _: Words,
) -> ListingSheet:
    """Return a person's account: each line, and what he owes or has in advance after it."""
    listing = statement_listing(book, person, events, _)
    last = listing.rows[-1].balance if listing.rows else 0
    return ListingSheet(
        heading,
        listing,
        (book.persons[person].name, _amounts_in(book, _)),
        size,
        (
            sentence_case(f"{balance_words(last, book.settings, _)}."),
            _("A balance above zero is owed; below zero it was paid in advance."),
        ),
        which=(name_for_file(book, person),),
    )


def period_account(
    book: ClubBook, days: tuple[date, date], heading: Details, size: PageSize, _: Words
) -> ListingSheet:
    """Return the box and the bank over a period: opening, in, out and closing, to be signed."""
    return ListingSheet(
        heading,
        period_listing(period_sheet(book, *days), _),
        (_("{start} to {end}", start=_.date(days[0]), end=_.date(days[1])), _amounts_in(book, _)),
        size,
        signatures=tuple(map(_, SIGNED)),
        which=(" – ".join(day.isoformat() for day in days),),
    )


def owing_account(
    book: ClubBook, events: Mapping[int, str], heading: Details, size: PageSize, _: Words
) -> ListingSheet:
    """Return who owes what, since when and for which events, who has owed longest first."""
    lead = (_("On {day}", day=_.date(heading.date)), _amounts_in(book, _))
    which = (heading.date.isoformat(),)
    return ListingSheet(heading, owing_listing(book, events, _), lead, size, which=which)


def _amounts_in(book: ClubBook, _: Words) -> str:
    return _("Amounts in {currency}", currency=book.settings.currency)
