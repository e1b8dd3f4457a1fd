"""The people of the club as a list shows them, and as one from elsewhere tells them."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from typing import Any

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.people import live_persons, names_of, spellings_of
from whist_td.club.rules.persons import Person, Spelling
from whist_td.club.rules.spellings import is_nobody
from whist_td.club.views.held_events import real_events
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
    def events(self) -> int:
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
    return {each.id: each for each in real_events(file)}


def names_of_nobody(book: ClubBook, named: Iterable[tuple[int, str]]) -> set[str]:
    """Return the names in events that are not linked to anybody yet."""
    linked = {(each.event, each.text) for each in book.seen}
    return {text for _event, text in {*named} - linked if not is_nobody(text)}


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


def people_to_choose(book: ClubBook) -> list[tuple[str, int]]:
    """Return the name and the number of everybody, as a list that one chooses from has them."""
    people = sorted(live_persons(book), key=lambda person: sort_key(person.listed))
    return [(person.name, person.number) for person in people]


def listed_people(book: ClubBook, events: Events) -> tuple[ListedPerson, ...]:
    """Return everybody of the club in the order of a list; who was forgotten is nobody."""
    seen = spellings_of(book)
    people = [p for p in live_persons(book) if not is_nobody(p.name)]
    return tuple(
        listed(person, seen.get(person.number, ()), events)
        for person in sorted(people, key=lambda person: sort_key(person.listed))
    )


def listed(person: Person, spellings: Sequence[Spelling], events: Events) -> ListedPerson:
    """Return a person as a list shows him, with his names in these events."""
    found = (each for each in spellings if each.event in events)
    here = tuple(sorted(found, key=lambda each: (each.event, each.text), reverse=True))
    attended = tuple(dict.fromkeys(e.event for e in here if events[e.event].has_begun))
    last = max((events[number].date for number in attended), default=None)
    return ListedPerson(person, here, attended, last)


def long_not_come(people: Iterable[ListedPerson], before: date) -> tuple[ListedPerson, ...]:
    """Return who was last there before a day, the longest ago first."""
    gone = [(each.last, each) for each in people if each.last is not None and each.last < before]
    return tuple(each for _last, each in sorted(gone, key=lambda pair: (pair[0], pair[1].number)))


PARTICULARS = ("category", "contact", "sort_name", "joined", "left")
"""What a list may say of a person beside the name: fields of a `Person`."""


@dataclass(frozen=True)
class ToldPerson:
    """What a row of a list says of somebody: who is new, or there already."""

    person: Person
    """As he is once the list has come in."""
    before: Person | None = None
    added: tuple[str, ...] = ()
    """The fields of which the club knew nothing."""
    other: tuple[str, ...] = ()
    """The fields of which the club says something else."""
    unread: tuple[str, ...] = ()
    """The dates that are none."""
    unknown: str = ""
    """A category that the club does not have."""

    @property
    def is_news(self) -> bool:
        """Whether anything is entered or changed."""
        return self.person != self.before


@dataclass(frozen=True)
class ListReading:
    """How the rows of a list are understood, beside what the club knows."""

    book: ClubBook
    replaces: bool = False
    """Whether the list is right where the club says something else."""
    new: tuple[str, ...] = ()
    """The categories that come with it, which the club does not have."""
    is_month_first: bool = False

    @cached_property
    def _known(self) -> Mapping[str, Person]:
        """Whom a name means, folded: first his own, then one by which nobody else is known."""
        book = self.book
        names = {(folded(name), n) for n, found in names_of(book).items() for name in found}
        names |= {(folded(p.name), book.who(n)) for n, p in book.persons.items()}
        times = Counter(key for key, _number in names)
        alone = {key: book.persons[number] for key, number in names if times[key] == 1}
        return {**alone, **{folded(person.name): person for person in live_persons(book)}}

    def person_of(self, name: str, texts: Mapping[str, str]) -> ToldPerson:
        """Return what a row says of whoever has the name; `texts` are of `PARTICULARS`."""
        before, category = self._known.get(folded(name)), texts["category"]
        days = {each: self.day(each, texts) for each in ("joined", "left")}
        own = self.category(category)
        facts = {**texts, **days, "category": own or _meant(category, self.new)}
        particulars: dict[str, Any] = {each: value for each, value in facts.items() if value}
        known = {each: value for each, value in vars(before or Person(0, "?")).items() if value}
        added = tuple(each for each in particulars if each not in known)
        other = tuple(
            each for each in particulars if known.get(each, particulars[each]) != particulars[each]
        )
        taken = (*added, *other) if self.replaces else added
        person = replace(before or Person(0, name), **{each: particulars[each] for each in taken})
        unread = tuple(each for each, day in days.items() if texts[each] and not day)
        return ToldPerson(person, before, added, other, unread, "" if own else category)

    def category(self, text: str) -> str:
        """Return the club's category that a text means, of one or many; "" is none."""
        return _meant(text, (each.name for each in self.book.settings.categories))

    def day(self, what: str, texts: Mapping[str, str]) -> date | None:
        """Return when somebody joined or left, as the texts of a row say it."""
        is_end = what == "left"
        return day_in(texts[what], is_month_first=self.is_month_first, is_end=is_end)

    def without_category(self, texts: Iterable[str]) -> tuple[str, ...]:
        """Return the categories that the club does not have, each as it is written first."""
        unknown = [text for text in texts if text and not self.category(text)]
        return tuple({_stem(text): text for text in reversed(unknown)}.values())[::-1]


def _meant(text: str, names: Iterable[str]) -> str:
    return {_stem(name): name for name in names}.get(_stem(text), "")


def _stem(text: str) -> str:
    """Return what a category's name is, of one or many, of a man or a woman.

    >>> _stem("Visiteuse") == _stem("visiteurs"), _stem("Invitées") == _stem("INVITÉ")
    (True, True)
    """
    return _ENDING.sub("", plain(text).replace("euse", "eur"))


_ENDING = re.compile("e*s*$")


_DAY = re.compile(r"(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})")
_YEAR = re.compile(r"(?:19|20)\d\d")
_YEAR_DIGITS = 4


def day_in(text: str, *, is_month_first: bool = False, is_end: bool = False) -> date | None:
    """Return the date that a cell says; a year alone is its first day, or its last.

    >>> day_in("2019-05-31"), day_in("3/5/2019"), day_in("3/5/2019", is_month_first=True)
    (datetime.date(2019, 5, 31), datetime.date(2019, 5, 3), datetime.date(2019, 3, 5))
    >>> day_in("2019", is_end=True), day_in("31/31/2019"), day_in("3/5/19")
    (datetime.date(2019, 12, 31), None, None)
    """
    if _YEAR.fullmatch(text):
        return date(int(text), 12, 31) if is_end else date(int(text), 1, 1)
    found = _DAY.fullmatch(text)
    if found is None:
        return None
    first, middle, last = found.groups()
    if len(first) == _YEAR_DIGITS:
        year, month, day = first, middle, last
    elif len(last) == _YEAR_DIGITS:
        year, (month, day) = last, (first, middle) if is_month_first else (middle, first)
    else:
        return None
    with suppress(ValueError):
        return date(int(year), int(month), int(day))
    return None


def has_month_first(texts: Iterable[str]) -> bool:
    """Tell whether dates say the month before the day: none is a date otherwise, and one is so.

    >>> has_month_first(["5/3/2019", "5/31/2019"]), has_month_first(["5/3/2019"])
    (True, False)
    """
    written = [text for text in texts if _DAY.fullmatch(text)]
    both = [(day_in(each), day_in(each, is_month_first=True)) for each in written]
    return any(day is None for day, _ in both) and all(month is not None for _, month in both)
