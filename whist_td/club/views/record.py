"""What one person did over the years, and all that is kept of him and forgotten with him."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date
from fractions import Fraction
from typing import Any

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import balance, lines_of
from whist_td.club.rules.matching import is_correction, rewritten
from whist_td.club.rules.people import spellings_of
from whist_td.club.rules.persons import Spelling
from whist_td.club.rules.placement import UnreadEvent
from whist_td.club.rules.prize import Prize, PrizeGiven
from whist_td.club.rules.season import AnnouncedRow, Season, SeasonNote
from whist_td.club.views.parts import lines_of_people
from whist_td.club.views.people import ListedPerson
from whist_td.core.formats import BOOK_NUMBER
from whist_td.core.held_events import EventEntry, HeldEvent
from whist_td.core.names import folded
from whist_td.desk.journal import Line
from whist_td.desk.kinds import to_plain
from whist_td.desk.ports import Bearer, ClubFile


def bearer(
    book: ClubBook, lines: Iterable[Line], number: int, named: Iterable[tuple[int, str]]
) -> Bearer:
    """Return by which names, and in which events, a person is to be forgotten.

    `named` is who stands in which event of the file, a trial included. A spelling that was
    corrected there is the person's as well, before it is linked and after.
    """
    named = tuple(named)
    ours = frozenset(each for each in book.persons if book.who(each) == number)
    links = {spelling for spelling, who in book.seen.items() if who in ours}
    came = rewritten(book, (Spelling(*each) for each in named))
    links |= {new for new, old in came.items() if old in links and is_correction(book, new, old)}
    own, others_own = _own_names(book, lines, ours)
    spelled = (*(each.text for each in links), *_corrected(lines, ours), *own)
    names = {folded(name): name for name in spelled}
    taken = {folded(name) for name in others_own}
    taken |= {folded(name) for event, name in named if Spelling(event, name) not in links}
    shared: defaultdict[int, tuple[str, ...]] = defaultdict(tuple)
    for each in sorted(links):
        if folded(each.text) in taken:
            shared[each.event] += (each.text,)
    alone = {folded(name) for name in own} - {folded(name) for name in others_own}
    return Bearer(
        book.persons[number].name,
        tuple(name for key, name in names.items() if key not in taken),
        dict(shared),
        ours,
        tuple(name for name in own if folded(name) in alone),
    )


def _own_names(
    book: ClubBook, lines: Iterable[Line], ours: Collection[int]
) -> tuple[set[str], set[str]]:
    """Return what a person is called, or was, in the book; and all others."""
    own: set[str] = set()
    others: set[str] = set()
    for number, name in (*_names_in(lines), *((n, p.name) for n, p in book.persons.items())):
        (own if number in ours else others).add(name)
    return own, others


def _names_in(lines: Iterable[Line]) -> Iterator[tuple[int, str]]:
    """Yield the names of persons as they stood in a journal."""
    for line in lines:
        for change in line.changes:
            if change.field == "persons":
                for person in filter(None, (change.before, change.after)):
                    yield change.key, person.name


def _corrected(lines: Iterable[Line], ours: Collection[int]) -> Iterator[str]:
    """Yield the spellings that were linked to a person until another one came in their place."""
    for line in lines:
        for change in line.changes:
            if change.field == "seen" and change.before in ours and change.after is None:
                yield change.key.text


@dataclass(frozen=True)
class PersonsEvent:
    """One evening of a person: the place among how many, and who played beside him."""

    event: int
    name: str
    date: date
    rank: int | None
    size: int
    partners: tuple[str, ...] = ()
    """The names of whoever was in the same team or pair."""

    @property
    def share(self) -> Fraction | None:
        """How many of the others were at or behind this place: 1 is the first, 0 the last."""
        if self.rank is None:
            return None
        return Fraction(self.size - self.rank, self.size - 1) if self.size > 1 else Fraction(1)


def persons_event(book: ClubBook, person: int, held: HeldEvent) -> PersonsEvent | None:
    """Return an evening as it was for a person; None: he was not there, or nothing was played."""
    if not held.is_held:
        return None
    entry = next(_entries_of(book, held, person), None)
    if entry is None:
        return None
    names = [Spelling(held.event, each.spelling) for each in entry.people]
    partners = tuple(_name(book, name) for name in names if book.person_of(name) != person)
    rank = entry.rank if held.is_over else None  # nobody has a place before the evening is over
    return PersonsEvent(held.event, held.name, held.date, rank, held.size, partners)


def _name(book: ClubBook, spelling: Spelling) -> str:
    number = book.person_of(spelling)
    return spelling.text if number is None else book.persons[number].name


def person_plain(listed: ListedPerson) -> dict[str, Any]:
    """Return a person as lists of people have him, in plain values."""
    return {
        "person": listed.number,
        "name": listed.person.name,
        "category": listed.person.category,
        "evenings": listed.events,
        "aliases": list(listed.aliases),
    }


def person_record(
    book: ClubBook,
    listed: ListedPerson,
    held: Iterable[HeldEvent],
    unread: Iterable[UnreadEvent],
) -> dict[str, Any]:
    """Return all that is kept of a person, in plain values; `held` are his evenings.

    Of those that cannot be read nobody knows what is in them.
    """
    number, person = listed.number, listed.person
    return {
        **person_plain(listed),
        "sort_name": person.sort_name,
        "contact": person.contact,
        "joined": person.joined and person.joined.isoformat(),
        "left": person.left and person.left.isoformat(),
        "categories": [to_plain(each) for each in person.former_categories],
        "consents": [to_plain(each) for each in person.consents],
        "names": [
            {"event": each.event, "name": each.text} for each in spellings_of(book).get(number, [])
        ],
        "money": [to_plain(line) for line in lines_of(book, number)],
        "balance_cents": balance(book, number),
        "prizes": [
            {"event": prize.event, "season": prize.season, **to_plain(each)}
            for prize, each in prizes_of(book, number)
        ],
        "points_by_hand": [to_plain(each) for each in notes_of(book, number)],
        "announced": [
            {"season": season.number, **to_plain(row)} for season, row in announced_of(book, number)
        ],
        "results": [
            {
                "event": event.event,
                "name": event.name,
                "date": event.date.isoformat(),
                "rank": entry.rank if event.is_over else None,
                "points": str(entry.points) if entry.points is not None and event.is_over else None,
            }
            for event in held
            for entry in _entries_of(book, event, number)
        ],
        "damaged": [each.event for each in unread],
    }


def prizes_of(book: ClubBook, number: int) -> list[tuple[Prize, PrizeGiven]]:
    """Return what a person has won, and for what."""
    given = ((prize, each) for prize in book.prizes.values() for each in prize.given)
    return [(prize, each) for prize, each in given if book.who(each.person or 0) == number]


def notes_of(book: ClubBook, number: int) -> list[SeasonNote]:
    """Return the points that a person was given by hand, with the reasons."""
    return [note for note in book.notes.values() if book.who(note.person or 0) == number]


def announced_of(book: ClubBook, number: int) -> list[tuple[Season, AnnouncedRow]]:
    """Return a person's lines of the tables that were announced."""
    closed = [(season, season.closed.table) for season in book.seasons.values() if season.closed]
    return [
        (season, row) for season, table in closed for row in table if book.who(row.person) == number
    ]


def _entries_of(book: ClubBook, event: HeldEvent, number: int) -> Iterator[EventEntry]:
    ours = book.names_at(number).get(event.event, frozenset())
    for entry in event.entries if ours else ():
        if any(each.spelling in ours for each in entry.people):
            yield entry


def with_names_beside(
    file: ClubFile, book: ClubBook, person: int, held: Iterable[HeldEvent]
) -> ClubBook:
    """Return a book that knows who was in the same teams and pairs as a person, and his own names.

    Of ten years these are few of 36,000 names.
    """
    entries = (entry for event in held for entry in _entries_of(book, event, person))
    names = {each.spelling for entry in entries for each in entry.people}
    known: Any = file.part(
        BOOK_NUMBER, some={"seen": {**lines_of_people(book, {person}), "text": names}}
    )
    return replace(book, seen=known.seen)


def best_event(events: Iterable[PersonsEvent]) -> PersonsEvent | None:
    """Return the evening with the best place: of the largest field, then the newest."""
    placed = [(each.share, each.size, each.date, each) for each in events if each.rank]
    ordered = [(share, size, day, each) for share, size, day, each in placed if share is not None]
    return max(ordered, key=lambda of: of[:3])[3] if ordered else None


def partners_of(events: Iterable[PersonsEvent]) -> list[tuple[str, int]]:
    """Return with whom a person played, most often first."""
    return Counter(name for each in events for name in each.partners).most_common()
