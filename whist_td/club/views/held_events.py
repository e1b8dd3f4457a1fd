"""What the club's year sees of the events of its file: names, evenings, what heads a sheet."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.matching import NamedAt
from whist_td.club.rules.persons import Spelling
from whist_td.club.rules.placement import UnreadEvent
from whist_td.club.rules.season import Season
from whist_td.core.errors import RuleError
from whist_td.core.events import MOST_LETTERS, Details
from whist_td.core.held_events import HeldEvent, year_of
from whist_td.desk.apart import Progress
from whist_td.desk.ports import ClubFile, DamagedEventError, EventSummary
from whist_td.desk.requests import Event


def real_events(file: ClubFile) -> list[EventSummary]:
    """Return the events that are no trials, the newest first."""
    return [each for each in file.events() if not each.trial]


def club_name(file: ClubFile, book: ClubBook) -> str:
    """Return what the club is called: what the book does not say, the name of the file does."""
    own = book.details.name
    name = own if own != ClubBook().details.name else file.path.stem[:MOST_LETTERS]
    return name.strip() or own


def newest_details(file: ClubFile) -> Details | None:
    """Return the heading of the newest event; None: there is none."""
    newest = next(iter(real_events(file)), None)
    try:
        details: Details | None = file.part(newest.id).details if newest else None
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


def names_at(file: ClubFile) -> tuple[NamedAt, ...]:
    """Return every name in every event that is no trial."""
    days = {event.id: event.date for event in real_events(file)}
    return tuple(
        NamedAt(Spelling(event, text), days[event]) for event, text in file.named() if event in days
    )


@dataclass(frozen=True)
class YearRead:
    """Events as seasons see them; and those that cannot be read, with what is wrong with each."""

    held: tuple[HeldEvent, ...] = ()
    """One of a format without a part in the year is left out."""
    faults: tuple[DamagedEventError, ...] = ()
    unread: tuple[UnreadEvent, ...] = ()


def unlisted(file: ClubFile) -> tuple[UnreadEvent, ...]:
    """Return the events whose heading cannot be read: nobody knows of what day they are."""
    return tuple(UnreadEvent(each.event, each.name) for each in file.damaged())


def held_events(file: ClubFile, events: Iterable[EventSummary]) -> YearRead:
    """Return some events, and those of the file whose heading cannot be read."""
    held, faults, unread = [], file.damaged(), list(unlisted(file))
    sought = tuple(events)
    known = file.held([event.id for event in sought])
    for event in sought:
        try:
            one = known.get(event.id) or year_of(event.id, file.load(event.id)[0])
        except DamagedEventError as fault:
            faults.append(fault)
            unread.append(UnreadEvent(event.id, event.name, event.date))
            continue
        held += [one] if one is not None else []
    return YearRead(tuple(held), tuple(faults), tuple(unread))


def is_remembered_otherwise(file: ClubFile, event: int, facts: Event) -> bool:
    """Tell whether a file remembers another evening than these facts make."""
    known = file.held([event]).get(event)
    return known is not None and known != year_of(event, facts)


def events_with(book: ClubBook, person: int) -> set[int]:
    """Return the events at which a person was, as far as the links say."""
    return {spelling.event for spelling, who in book.seen.items() if book.who(who) == person}


def held_at(
    file: ClubFile, book: ClubBook, person: int, events: Iterable[EventSummary]
) -> YearRead:
    """Return those of some events at which a person was."""
    at = events_with(book, person)
    found = held_events(file, (each for each in events if each.id in at))
    unread = tuple(each for each in found.unread if each.event in at)
    return YearRead(found.held, tuple(f for f in found.faults if f.event in at), unread)


AT_ONCE = 20
"""So many evenings that nobody remembers are read at once, and then shown: there may be hundreds.

They are remembered in one transaction; results are written between two of these.
"""


def read_events(
    file: ClubFile, events: Collection[int], progress: Progress
) -> dict[int, HeldEvent | UnreadEvent | None]:
    """Return events by their numbers as seasons see them; None: it has no part in the year.

    What has to be read anew is remembered, where the file can be written.
    """
    found = dict[int, HeldEvent | UnreadEvent | None](file.held(events))
    anew = [number for number in events if number not in found]
    for done in range(0, len(anew), AT_ONCE):
        progress(len(found), len(events))
        read = anew[done : done + AT_ONCE]
        made = _read_only(file, read) if file.is_read_only else file.remember(*read)
        for number, one in made.items():
            if isinstance(one, DamagedEventError):
                found[number] = UnreadEvent(number, one.name)
            else:
                found[number] = one
    return {number: found[number] for number in events if number in found}


def _read_only(
    file: ClubFile, events: Iterable[int]
) -> dict[int, HeldEvent | DamagedEventError | None]:
    """Read events where nothing can be remembered."""
    found = dict[int, HeldEvent | DamagedEventError | None]()
    for number in events:
        try:
            found[number] = year_of(number, file.load(number)[0])
        except DamagedEventError as fault:
            found[number] = fault
        except RuleError:  # removed meanwhile
            continue
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
    entries: Mapping[int, int] = field(default_factory=dict)
    """Everybody's number, as on the cards of that event: a team's is that of four."""


def people_at(file: ClubFile, book: ClubBook, event: int) -> PeopleThere:
    """Return who of the club is entered in an event of a file, as `people_of` does."""
    return people_of(book, event, file.facts(event))


def people_of(book: ClubBook, event: int, facts: Event) -> PeopleThere:
    """Return who of the club is entered in an event; who comes later, once that round begins.

    They are in the order of their numbers, not of the standings or of a draw.
    """
    held = year_of(event, facts)
    newest = max(facts.last_announced, 1)
    named = [
        (Spelling(event, person.spelling), person.own or entry.number)
        for entry in (held.entries if held else ())
        for person in entry.people
        if not person.is_substitute and person.first_round <= newest
    ]
    known = [(book.person_of(name), number) for name, number in reversed(named)]
    entries = {person: number for person, number in known if person is not None}
    unknown = (name for name, _number in named if book.person_of(name) is None)
    return PeopleThere(facts.details.date, tuple(sorted(entries)), tuple(unknown), entries)
