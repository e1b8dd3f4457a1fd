"""What stands above every sheet of the club: its name, its place and its picture."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from whist_td.club.rules.book import ClubBook
from whist_td.core.errors import RuleError
from whist_td.core.events import MOST_LETTERS, Details
from whist_td.desk.ports import ClubFile


def club_name(file: ClubFile, book: ClubBook) -> str:
    """Return what the club is called: what the book does not say, the name of the file does."""
    own = book.details.name
    name = own if own != ClubBook().details.name else file.path.stem[:MOST_LETTERS]
    return name.strip() or own


def newest_details(file: ClubFile) -> Details | None:
    """Return the heading of the newest event, all of which is read for it; None: there is none."""
    newest = next((each for each in file.events() if not each.trial), None)
    try:
        details: Details | None = file.load(newest.id)[0].details if newest else None
    except RuleError:  # An event that cannot be read is told of on the start page.
        return None
    return details


def club_heading(
    file: ClubFile,
    book: ClubBook,
    today: date,
    newest: Callable[[ClubFile], Details | None] = newest_details,
) -> Details:
    """Return the heading of a sheet made today.

    What the book does not say is taken from the name of the file and the newest event.
    """
    own, event = book.details, newest(file)
    place, logo = (own.place, own.logo)
    if event is not None:
        place, logo = place or event.place, logo or event.logo
    return replace(own, name=club_name(file, book), date=today, place=place, logo=logo)
