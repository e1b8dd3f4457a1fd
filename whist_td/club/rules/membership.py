"""Who is entered as a person of the club, and what the club reckons in."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date

from whist_td.club.rules.book import ClubBook, next_number
from whist_td.club.rules.cash import standing_lines
from whist_td.club.rules.money import OffCoinError
from whist_td.club.rules.people import check_person_name, live_person, live_persons
from whist_td.club.rules.persons import BookSettings, Category, FormerCategory, Person, check_texts
from whist_td.club.rules.spellings import is_nobody
from whist_td.core.errors import RuleError
from whist_td.core.names import folded, plain
from whist_td.desk.journal import Change


class UnknownCategoryError(RuleError):
    """A category that the club does not have."""

    category: str
    categories: tuple[str, ...]


class CategoryTwiceError(RuleError):
    """Two categories of one name."""

    category: str


class CategoryInUseError(RuleError):
    """A category taken away that people still have."""

    category: str
    people: int


class CurrencyFixedError(RuleError):
    """Another currency while a line of money stands."""

    currency: str


class PersonHasMoneyError(RuleError):
    """A person entered, not to be undone since money is in the box for him."""

    name: str


class LeftBeforeJoinedError(RuleError):
    """Somebody who would have left before he joined."""

    joined: date
    left: date


def added_person(book: ClubBook, person: Person) -> ClubBook:
    """Return the book with a new person, who gets the next number."""
    number = next_number(book.persons)
    new = replace(person, number=number, merged_into=None, former_categories=())
    check_person_name(book, new.name)
    check_particulars(book, new)
    return replace(book, persons={**book.persons, number: new})


def changed_person(book: ClubBook, person: Person, today: date) -> ClubBook:
    """Return the book with what is known of a person changed; an earlier category stays known."""
    before = live_person(book, person.number)
    check_person_name(book, person.name, but=person.number)
    check_particulars(book, person)
    changed = _changed(before, person, today)
    return replace(book, persons={**book.persons, person.number: changed})


def _changed(before: Person, person: Person, today: date) -> Person:
    former = before.former_categories
    if person.category != before.category:
        former = (*former, FormerCategory(before.category, today))
    return replace(person, former_categories=former, merged_into=None)


def with_people(
    book: ClubBook, people: Iterable[Person], categories: Sequence[str], today: date
) -> ClubBook:
    """Return the book with the people of a list: whoever has a number there changed, others new.

    In categories that come with them an event costs nothing, until somebody says what.
    """
    if categories:
        new = (Category(name, 0, is_member=not _VISITORS.match(plain(name))) for name in categories)
        every = (*book.settings.categories, *new)
        book = changed_club(book, replace(book.settings, categories=every))
    persons, number = dict(book.persons), next_number(book.persons)
    taken = {folded(person.name) for person in live_persons(book)}
    for person in people:
        check_particulars(book, person)
        if person.number in persons:
            before = live_person(book, person.number)
            persons[person.number] = _changed(before, replace(person, name=before.name), today)
            continue
        if folded(person.name) in taken:  # Which is looked for anew only to tell whose it is.
            check_person_name(replace(book, persons=persons), person.name)
        taken.add(folded(person.name))
        persons[number] = replace(person, number=number, merged_into=None, former_categories=())
        number += 1
    return replace(book, persons=persons)


_VISITORS = re.compile("visit|invite|guest|extern")


def with_category(book: ClubBook, people: Iterable[int], category: str, today: date) -> ClubBook:
    """Return the book with several people in a category from today."""
    for number in people:
        book = changed_person(book, replace(live_person(book, number), category=category), today)
    return book


def without_category(book: ClubBook) -> tuple[int, ...]:
    """Return who of the club is in no category, so that no event costs anything."""
    here = (p for p in live_persons(book) if p.left is None and not p.category)
    return tuple(person.number for person in here if not is_nobody(person.name))


def check_particulars(book: ClubBook, person: Person) -> None:
    """Refuse what cannot be of a person, whatever his name."""
    names = tuple(category.name for category in book.settings.categories)
    if person.category and person.category not in names:
        raise UnknownCategoryError(person.category, names)
    check_texts(person.sort_name, person.contact)
    if person.joined and person.left and person.left < person.joined:
        raise LeftBeforeJoinedError(person.joined, person.left)


def changed_club(book: ClubBook, settings: BookSettings) -> ClubBook:
    """Return the book with what the club reckons in changed.

    As many categories as before are the same ones under other names: the people keep them. The
    currency changes as long as no line stands: who began in the wrong one cancels what he entered.
    """
    if settings.currency != book.settings.currency and standing_lines(book):
        raise CurrencyFixedError(book.settings.currency)
    check_texts(settings.responsible)
    names = [category.name for category in settings.categories]
    for name in names:
        if names.count(name) > 1:
            raise CategoryTwiceError(name)
    for category in settings.categories:
        if category.cents % settings.coin:
            raise OffCoinError(category.cents, settings.coin)
    renamed = _renamed(book.settings, settings)
    persons = {number: _recategorized(each, renamed) for number, each in book.persons.items()}
    changed = replace(book, settings=settings, persons=persons)
    gone = [p.category for p in changed.persons.values() if p.category and p.category not in names]
    if gone:
        raise CategoryInUseError(gone[0], gone.count(gone[0]))
    return changed


def check_currency(book: ClubBook, changes: Iterable[Change]) -> None:
    """Refuse to go back to another currency while a line of money stands."""
    for change in changes if standing_lines(book) else ():
        if change.field == "settings" and change.before.currency != change.after.currency:
            raise CurrencyFixedError(book.settings.currency)


def _renamed(before: BookSettings, after: BookSettings) -> Mapping[str, str]:
    if len(before.categories) != len(after.categories):
        return {}
    pairs = zip(before.categories, after.categories, strict=True)
    return {old.name: new.name for old, new in pairs if old.name != new.name}


def _recategorized(person: Person, renamed: Mapping[str, str]) -> Person:
    if not renamed:
        return person
    former = tuple(
        replace(each, name=renamed.get(each.name, each.name)) for each in person.former_categories
    )
    category = renamed.get(person.category, person.category)
    return replace(person, category=category, former_categories=former)


def check_new_people(book: ClubBook, changes: Iterable[Change]) -> None:
    """Refuse to undo that people were entered for whom there is money, or a prize."""
    of_lines = {line.person for line in book.lines.values()}
    winners = {each.person for prize in book.prizes.values() for each in prize.given}
    entered = (each for each in changes if each.field == "persons" and each.before is None)
    for change in entered:
        if change.key in of_lines | winners:
            raise PersonHasMoneyError(change.after.name)
