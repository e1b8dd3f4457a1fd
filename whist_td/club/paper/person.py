"""All that is kept of one person, on paper; and what the club says of it on its wall."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.placement import UnreadEvening
from whist_td.club.views.people import Events, ListedPerson
from whist_td.club.views.record import PersonsEvening
from whist_td.club.words.people import privacy_text, record_parts
from whist_td.core.events import Details
from whist_td.paper.layout import PageSize
from whist_td.paper.page import Page
from whist_td.paper.papers import Paper, render
from whist_td.paper.text_pages import TextPart, text_pages
from whist_td.words.words import N_, Words

_ON_THE_WALL = 17
"""The letters of a page that is read from an arm's length."""


@dataclass(frozen=True)
class ClubSheet:
    """What a sheet about people is made of, and its heading: the club, today."""

    book: ClubBook
    today: date

    @property
    def details(self) -> Details:
        """The heading: the club, and the day on which it is so."""
        return replace(self.book.details, date=self.today)


@dataclass(frozen=True)
class RecordSheet(ClubSheet):
    """One person, with his evenings."""

    listed: ListedPerson
    events: Events
    evenings: Sequence[PersonsEvening]
    unread: Sequence[UnreadEvening] = ()


def record_pdf(of: RecordSheet, size: PageSize, _: Words) -> bytes:
    """Return all that is kept of a person as a PDF."""
    paper = Paper("record", N_("What is kept of a person"), _record_pages, before_play=False)
    return render((paper,), of, size, _)


def privacy_pdf(of: ClubSheet, size: PageSize, _: Words) -> bytes:
    """Return what the club says about people's names, as a page to hang up."""
    paper = Paper("privacy", N_("Your name at the club"), _privacy_pages, before_play=False)
    return render((paper,), of, size, _)


def _privacy_pages(of: ClubSheet, size: PageSize, _: Words) -> list[Page]:
    parts = [TextPart(heading, lines) for heading, lines in privacy_text(of.book.settings, _)]
    title = _("Your name at the club")
    return text_pages(title, parts, of.details, size, _, _ON_THE_WALL)


def _record_pages(of: RecordSheet, size: PageSize, _: Words) -> list[Page]:
    told = record_parts(of.book, of.listed, of.events, of.evenings, _, of.unread)
    parts = [TextPart(heading, lines) for heading, lines in told]
    return text_pages(of.listed.person.name, parts, of.details, size, _)
