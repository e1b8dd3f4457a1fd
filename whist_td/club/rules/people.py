"""The club's people: who is meant by a name in an event; merging, parting, telling apart.

A link hangs on the spelling within one event. So namesakes live in different events, merging and
parting move links, and nothing of an event itself is ever touched.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from whist_td.club.rules.book import ClubBook, next_number
from whist_td.club.rules.persons import Apart, Person, Spelling, check_name
from whist_td.core.errors import RuleError
from whist_td.core.names import folded
from whist_td.core.players import distinct_names


class UnknownClubPersonError(RuleError):
    """A person's number that nobody has, or that was merged into another."""

    person: int


class PersonNameTakenError(RuleError):
    """A name that another person has: the second needs a mark (père, fils, 2)."""

    name: str
    person: int
    marked: str


class SpellingTakenError(RuleError):
    """A name in an event that is somebody else's."""

    spelling: str
    event: int
    name: str


class AliasOfAnotherError(RuleError):
    """A name in an event that is the own name of a person who was not told apart from this one."""

    spelling: str
    person: int


class PlayedTogetherError(RuleError):
    """Two persons who were both at one event, and so are two."""

    name: str
    other: str
    event: int


class SamePersonError(RuleError):
    """A person merged with himself, or told apart from himself."""

    name: str


class NotMergedError(RuleError):
    """Names to part from a person which are not his."""

    spelling: str
    event: int
    name: str


def live_person(book: ClubBook, number: int) -> Person:
    """Return a person who was not merged into another, or refuse."""
    person = book.persons.get(number)
    if person is None or person.merged_into is not None:
        raise UnknownClubPersonError(number)
    return person


def live_persons(book: ClubBook) -> tuple[Person, ...]:
    """Return everybody who was not merged into another."""
    return tuple(person for person in book.persons.values() if person.merged_into is None)


def spellings_of(book: ClubBook) -> Mapping[int, Sequence[Spelling]]:
    """Return the names in events by the person whom they mean."""
    return book.spellings


def names_of(book: ClubBook) -> dict[int, tuple[str, ...]]:
    """Return all names by which each person is known, the own one first."""
    aliases = spellings_of(book)
    return {
        person.number: tuple(
            dict.fromkeys((person.name, *(each.text for each in aliases.get(person.number, ()))))
        )
        for person in live_persons(book)
    }


def are_told_apart(book: ClubBook, one: int, other: int) -> bool:
    """Tell whether somebody said that two persons are two."""
    pair = {one, other}
    apart = (each for each in book.apart.values() if each.other is not None)
    return any({book.who(each.person), book.who(each.other or 0)} == pair for each in apart)


def persons_apart_from(book: ClubBook, spelling: Spelling) -> set[int]:
    """Return the persons of whom somebody said that this name is not theirs."""
    key = folded(spelling.text)
    return {
        book.who(each.person)
        for each in book.apart.values()
        if each.spelling is not None
        and folded(each.spelling) == key
        and each.event in (None, spelling.event)
    }


def persons_at(book: ClubBook, event: int) -> set[int]:
    """Return the persons whom a name in an event means."""
    return {book.who(number) for spelling, number in book.seen.items() if spelling.event == event}


def check_person_name(book: ClubBook, name: str, but: int | None = None) -> None:
    """Refuse a name that another person has as his own; the refusal has one that is free."""
    for person in live_persons(book):
        if person.number != but and folded(person.name) == folded(name):
            taken = [each.name for each in live_persons(book)]
            raise PersonNameTakenError(name, person.number, distinct_names([(name, "")], taken)[0])


def with_links(
    book: ClubBook, number: int, spellings: Iterable[Spelling], instead: Iterable[Spelling] = ()
) -> ClubBook:
    """Return the book with names in events linked to a person, or refuse somebody else's.

    They may stand instead of others, which mean nobody any more.
    """
    person, book = live_person(book, number), without_links(book, instead)
    for spelling in spellings:
        check_name(spelling.text)
        other = book.person_of(spelling)
        if other not in (None, number):
            name = book.persons[other or 0].name
            raise SpellingTakenError(spelling.text, spelling.event, name)
        _check_alias(book, person, spelling)
        _check_alone(book, person, spelling)
        book = replace(book, seen={**book.seen, spelling: number})
    return book


def _check_alias(book: ClubBook, person: Person, spelling: Spelling) -> None:
    """Refuse a name that is somebody else's, unless the two were told apart."""
    key = folded(spelling.text)
    for other in live_persons(book):
        if other == person or folded(other.name) != key or folded(person.name) == key:
            continue
        is_apart = other.number in persons_apart_from(book, spelling)
        if not is_apart and not are_told_apart(book, person.number, other.number):
            raise AliasOfAnotherError(spelling.text, other.number)


def _check_alone(book: ClubBook, person: Person, spelling: Spelling) -> None:
    """Refuse a second name of one person in one event, unless it is the first written anew."""
    at = (s for s in book.seen if s.event == spelling.event and book.person_of(s) == person.number)
    for there in at:
        if there != spelling:
            raise PlayedTogetherError(person.name, spelling.text, spelling.event)


def without_links(book: ClubBook, spellings: Iterable[Spelling]) -> ClubBook:
    """Return the book with names in events that mean nobody any more."""
    gone = set(spellings)
    return replace(book, seen={s: number for s, number in book.seen.items() if s not in gone})


def merged(book: ClubBook, person: int, other: int) -> ClubBook:
    """Return the book in which the second person turned out to be the first.

    Those who were both at one event are two, whatever they are called: it is refused.
    """
    one, gone = live_person(book, person), live_person(book, other)
    if person == other:
        raise SamePersonError(one.name)
    both = _persons_events(book, person) & _persons_events(book, other)
    if both:
        raise PlayedTogetherError(one.name, gone.name, min(both))
    seen = {s: person if book.who(number) == other else number for s, number in book.seen.items()}
    persons = {**book.persons, other: replace(gone, merged_into=person)}
    return replace(book, persons=persons, seen=seen)


def _persons_events(book: ClubBook, person: int) -> set[int]:
    return {s.event for s, number in book.seen.items() if book.who(number) == person}


def parted(
    book: ClubBook, person: int, spellings: Sequence[Spelling], other: int | None, name: str
) -> ClubBook:
    """Return the book in which some names in events are another person's.

    The other is who was merged into this person, somebody else of the club, or new, with the name
    given. The two are told apart: whoever has just said so is not asked whether they are one.
    """
    one = live_person(book, person)
    for spelling in spellings:
        if book.person_of(spelling) != person:
            raise NotMergedError(spelling.text, spelling.event, one.name)
    number = next_number(book.persons) if other is None else other
    if other is None:
        check_person_name(book, name)
        free = Person(number, name)
    elif other in book.persons and book.persons[other].merged_into == person:
        free = replace(book.persons[other], merged_into=None)
    else:
        if not are_told_apart(book, person, other):
            book = told_apart(book, Apart(0, person, other))
        return with_links(book, other, spellings, spellings)
    moved = dict.fromkeys(spellings, number)
    persons = {**book.persons, number: free}
    book = replace(book, persons=persons, seen={**book.seen, **moved})
    return told_apart(book, Apart(0, person, number)) if other is None else book


def told_apart(book: ClubBook, apart: Apart) -> ClubBook:
    """Return the book in which a person is not another, or not whoever is spelled so."""
    person = live_person(book, apart.person)
    if apart.other is not None and live_person(book, apart.other) == person:
        raise SamePersonError(person.name)
    if apart.spelling is not None:
        check_name(apart.spelling)
    number = next_number(book.apart)
    return replace(book, apart={**book.apart, number: replace(apart, number=number)})
