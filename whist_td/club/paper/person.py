"""All that is kept of one person, on paper; and what the club says of it on its wall."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.placement import UnreadEvent
from whist_td.club.views.people import Events, ListedPerson
from whist_td.club.views.record import PersonsEvent
from whist_td.club.words.people import name_for_file, privacy_text, record_parts
from whist_td.core.events import Details
from whist_td.paper.layout import PageSize
from whist_td.paper.page import Page
from whist_td.paper.text_pages import TextPart, text_pages
from whist_td.words.words import N_, Words

_ON_THE_WALL = 17
"""The letters of a page that is read from an arm's length."""


RECORD, PRIVACY = N_("What is kept about a person"), N_("Your name at the club")
"""What the sheets about people are called."""


@dataclass(frozen=True)
class PeopleSheet:
    """What a sheet about people is made of, and its heading: the club, today."""

    book: ClubBook
    today: date
    size: PageSize
    title: str

    @property
    def details(self) -> Details:
        """The heading: the club, and the day on which it is so."""
        return replace(self.book.details, date=self.today)


@dataclass(frozen=True)
class PrivacySheet(PeopleSheet):
    """What the club says about people's names, as a page to hang up."""

    which: Sequence[str] = ()

    def pages(self, _: Words) -> list[Page]:
        """Return its pages."""
        parts = [TextPart(heading, lines) for heading, lines in privacy_text(self.book.settings, _)]
        return text_pages(self.title, parts, self.details, self.size, _, _ON_THE_WALL)


@dataclass(frozen=True)
class RecordSheet(PeopleSheet):
    """All that is kept of one person, with his evenings."""

    listed: ListedPerson
    events: Events
    held: Sequence[PersonsEvent]
    unread: Sequence[UnreadEvent] = ()

    @property
    def which(self) -> Sequence[str]:
        """Whose it is."""
        return (name_for_file(self.book, self.listed.number),)

    def pages(self, _: Words) -> list[Page]:
        """Return its pages."""
        record = record_parts(self.book, self.listed, self.events, self.held, _, self.unread)
        parts = [TextPart(heading, lines) for heading, lines in record]
        return text_pages(self.listed.person.name, parts, self.details, self.size, _)
