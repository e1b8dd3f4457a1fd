"""What stands above every sheet of the club: its name, its place and its picture."""

from dataclasses import replace
from datetime import date

from whist_td.club.rules.book import ClubBook
from whist_td.core.errors import RuleError
from whist_td.core.events import MOST_LETTERS, Details
from whist_td.desk.ports import ClubFile


def club_heading(file: ClubFile, book: ClubBook, today: date) -> Details:
    """Return the heading of a sheet made today.

    What the book does not say is taken from the name of the file and the newest event.
    """
    own, event = book.details, _newest(file)
    name = own.name if own.name != ClubBook().details.name else file.path.stem[:MOST_LETTERS]
    place, logo = (own.place, own.logo)
    if event is not None:
        place, logo = place or event.place, logo or event.logo
    return replace(own, name=name.strip() or own.name, date=today, place=place, logo=logo)


def _newest(file: ClubFile) -> Details | None:
    newest = next((each for each in file.events() if not each.trial), None)
    try:
        details: Details | None = file.load(newest.id)[0].details if newest else None
    except RuleError:  # An event that cannot be read is told of on the start page.
        return None
    return details
