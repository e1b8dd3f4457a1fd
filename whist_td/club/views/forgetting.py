"""Who is meant when a person of the club is forgotten: every name linked, and no namesake's."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import Spelling
from whist_td.core.formats import BOOK_NUMBER
from whist_td.core.names import folded
from whist_td.desk.journal import Line
from whist_td.desk.ports import Bearer


def bearer(
    book: ClubBook, lines: Iterable[Line], number: int, named: Iterable[tuple[int, str]]
) -> Bearer:
    """Return by which names, and in which events, a person is to be forgotten.

    `named` is who stands in which event of the file, a trial included.
    """
    ours = frozenset(each for each in book.persons if book.who(each) == number)
    links = {spelling for spelling, who in book.seen.items() if who in ours}
    own, others_own = _own_names(book, lines, ours)
    names = {folded(name): name for name in (*(each.text for each in links), *own)}
    taken = {folded(name) for name in others_own}
    taken |= {
        folded(name)
        for event, name in named
        if event != BOOK_NUMBER and Spelling(event, name) not in links
    }
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
