"""What can be asked of the club's book; each command says itself what it does."""

import sys
from collections.abc import Collection
from dataclasses import field
from datetime import datetime

from typing_extensions import override

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.matching import AdoptedName, with_adopted
from whist_td.club.rules.membership import added_person, changed_club, changed_person
from whist_td.club.rules.people import merged, parted, told_apart, with_links, without_links
from whist_td.club.rules.persons import Apart, BookSettings, Person, Spelling
from whist_td.core.events import Details
from whist_td.desk.kinds import EventKind
from whist_td.desk.requests import Command, Opening


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


class AddPerson(Command, rule=added_person):
    """Enter a person of the club; the next number is given, whatever number it has."""

    person: Person


class ChangePerson(Command):
    """Correct what is known of a person; a new category holds from today."""

    person: Person

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        return changed_person(event, self.person, now.date())


class LinkSpellings(Command, rule=with_links):
    """Say that names in events mean a person."""

    person: int
    spellings: tuple[Spelling, ...]


class UnlinkSpellings(Command, rule=without_links):
    """Say that names in events mean nobody that is known yet."""

    spellings: tuple[Spelling, ...]


class AdoptSpellings(Command, rule=with_adopted):
    """Link names of events as was shown before; who has a new number becomes a person."""

    names: tuple[AdoptedName, ...]


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


class TellApart(Command, rule=told_apart):
    """Say that a person is not another, or not whoever is spelled so; the number is given."""

    apart: Apart


def _as_it_is(book: ClubBook, _discreet: Collection[str]) -> ClubBook:
    """Return the book, which no room shows."""
    return book


DESK = EventKind(ClubBook, sys.modules[__name__], _as_it_is)
