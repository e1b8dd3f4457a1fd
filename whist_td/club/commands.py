"""What can be asked of the club's book; each command says itself what it does."""

import sys
from collections.abc import Collection
from dataclasses import field, replace
from datetime import datetime

from typing_extensions import override

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import BookSettings
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


class ChangeClub(Command):
    """Say what the club reckons in, what an evening costs, and who answers for its papers."""

    settings: BookSettings

    @override
    def applied_to(self, event: ClubBook, now: datetime) -> ClubBook:
        return replace(event, settings=self.settings)


def _as_it_is(book: ClubBook, _discreet: Collection[str]) -> ClubBook:
    """Return the book, which no room shows."""
    return book


DESK = EventKind(ClubBook, sys.modules[__name__], _as_it_is)
