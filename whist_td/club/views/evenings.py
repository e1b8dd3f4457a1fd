"""What the club's year sees of the events of its file: names, and evenings as seasons see them."""

from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import date

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.matching import NamedAt
from whist_td.club.rules.persons import Spelling
from whist_td.club.rules.season import Season
from whist_td.core.errors import RuleError
from whist_td.core.formats import BOOK_NUMBER
from whist_td.core.held_evenings import HeldEvening, year_of
from whist_td.desk.ports import ClubFile, EventSummary
from whist_td.desk.recovery import Progress
from whist_td.desk.requests import Event


def names_at(file: ClubFile) -> tuple[NamedAt, ...]:
    """Return every name in every event that is no trial."""
    days = {event.id: event.date for event in file.events() if not event.trial}
    return tuple(
        NamedAt(Spelling(event, text), days[event])
        for event, text in file.named()
        if event != BOOK_NUMBER and event in days
    )


def held_evenings(file: ClubFile, events: Iterable[EventSummary]) -> Iterator[HeldEvening]:
    """Yield events as seasons see them; one of a format without a part in the year is left out."""
    for event in events:
        evening = year_of(event.id, file.load(event.id)[0])
        if evening is not None:
            yield evening


def read_evenings(
    file: ClubFile, events: Collection[int], progress: Progress
) -> dict[int, HeldEvening | None]:
    """Return events by their numbers as seasons see them; None: it has no part, or is damaged.

    One that cannot be read is told of on the start page.
    """
    found = dict[int, HeldEvening | None]()
    for done, number in enumerate(events):
        progress(done, len(events))
        found[number] = None
        with suppress(RuleError):
            found[number] = year_of(number, file.load(number)[0])
    return found


def dated_in(season: Season, events: Iterable[EventSummary]) -> list[EventSummary]:
    """Return the events whose day, and whose format, may be of a season."""
    return [
        event
        for event in events
        if season.start <= event.date <= season.end and season.format in (None, event.format)
    ]


@dataclass(frozen=True)
class PeopleThere:
    """Who of the club is entered in an event, substitutes left out; and who is not known yet."""

    day: date
    people: tuple[int, ...]
    unknown: tuple[Spelling, ...]


def people_at(file: ClubFile, book: ClubBook, event: int) -> PeopleThere:
    """Return who of the club is entered in an event of a file, as `people_of` does."""
    return people_of(book, event, file.load(event)[0])


def people_of(book: ClubBook, event: int, evening: Event) -> PeopleThere:
    """Return who of the club is entered in an event; who comes later, once that round begins."""
    held = year_of(event, evening)
    newest = max(evening.last_announced, 1)
    names = [
        Spelling(event, person.spelling)
        for entry in (held.entries if held else ())
        for person in entry.people
        if not person.is_substitute and person.first_round <= newest
    ]
    known = [book.person_of(name) for name in names]
    people = dict.fromkeys(number for number in known if number is not None)
    unknown = (name for name, number in zip(names, known, strict=True) if number is None)
    return PeopleThere(evening.details.date, tuple(people), tuple(unknown))
