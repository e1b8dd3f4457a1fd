"""The people of the club as a list shows them, and the names of events that mean nobody yet."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from typing import Any

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.matching import NamedAt
from whist_td.club.rules.people import live_persons, spellings_of
from whist_td.club.rules.persons import Person, Spelling
from whist_td.club.rules.spellings import is_nobody
from whist_td.core.formats import BOOK_NUMBER
from whist_td.core.names import folded, plain, sort_key
from whist_td.desk.ports import ClubFile, DamagedEventError, EventSummary

Events = Mapping[int, EventSummary]
"""The events that were played in earnest, by their numbers."""


@dataclass(frozen=True)
class ListedPerson:
    """Somebody of the club: how often he came, when last, and by which names."""

    person: Person
    spellings: tuple[Spelling, ...] = ()
    """In events that may be still to come."""
    attended: tuple[int, ...] = ()
    """The events that have begun, newest first."""
    last: date | None = None

    @property
    def number(self) -> int:
        """The person's number."""
        return self.person.number

    @property
    def evenings(self) -> int:
        """At how many events he was."""
        return len(self.attended)

    @property
    def aliases(self) -> tuple[str, ...]:
        """The other names by which he is known."""
        names = dict.fromkeys(each.text for each in self.spellings)
        return tuple(name for name in names if name != self.person.name)

    def is_found(self, typed: str) -> bool:
        """Tell whether every word typed stands in one of the names, accents and case apart."""
        names = plain(" ".join((self.person.name, *self.aliases)))
        return all(word in names for word in plain(typed).split())


def events_of(file: ClubFile) -> Events:
    """Return the events of a club file that were played in earnest."""
    return {each.id: each for each in file.events() if not each.trial}


def names_of_nobody(book: ClubBook, named: Iterable[NamedAt]) -> set[str]:
    """Return the names in events that are not linked to anybody yet."""
    found = {each.spelling.text for each in named if each.spelling not in book.seen}
    return {name for name in found if not is_nobody(name)}


def names_to_type(
    people: Iterable[Person], taken: Iterable[str], entered: Iterable[str], day: date
) -> tuple[str, ...]:
    """Return the names that are offered where one is typed for an event of a day.

    First the people of the club, each as the club calls him, then those entered in other events
    that are nobody's yet: what is taken means a person, who may be called otherwise, or have left.
    """
    here = {p.name for p in people if p.merged_into is None and p.is_here_on(day)}
    known = {folded(name) for name in taken}
    others = {key: name for name in sorted(entered) if (key := folded(name)) not in known}
    found = (*sorted(here, key=plain), *sorted(others.values(), key=plain))
    return tuple(name for name in found if not is_nobody(name))


def names_known(file: ClubFile, event: int, day: date) -> tuple[str, ...]:
    """Return the names that are offered in an event of a file; a damaged book has nobody."""
    book: Any = ClubBook()
    with suppress(DamagedEventError):
        book = file.part(BOOK_NUMBER, "persons")
    others, people = events_of(file).keys() - {event}, book.persons.values()
    return names_to_type(people, file.names((BOOK_NUMBER,)), file.names(others), day)


def listed_people(book: ClubBook, events: Events) -> tuple[ListedPerson, ...]:
    """Return everybody of the club in the order of a list; who was forgotten is nobody."""
    seen = spellings_of(book)
    people = [p for p in live_persons(book) if not is_nobody(p.name)]
    return tuple(
        listed(person, seen.get(person.number, ()), events)
        for person in sorted(people, key=lambda person: sort_key(person.sort_name or person.name))
    )


def listed(person: Person, spellings: Sequence[Spelling], events: Events) -> ListedPerson:
    """Return a person as a list shows him, with his names in these events."""
    here = tuple(sorted((each for each in spellings if each.event in events), reverse=True))
    attended = tuple(dict.fromkeys(e.event for e in here if events[e.event].has_begun))
    last = max((events[number].date for number in attended), default=None)
    return ListedPerson(person, here, attended, last)


def long_not_come(people: Iterable[ListedPerson], before: date) -> tuple[ListedPerson, ...]:
    """Return who was last there before a day, the longest ago first."""
    gone = [(each.last, each) for each in people if each.last is not None and each.last < before]
    return tuple(each for _last, each in sorted(gone, key=lambda pair: (pair[0], pair[1].number)))
