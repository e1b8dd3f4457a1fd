"""What one person did over the years: each evening with its place, the best, and with whom."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import Spelling
from whist_td.core.held_evenings import EveningEntry, HeldEvening


@dataclass(frozen=True)
class PersonsEvening:
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


def persons_evening(book: ClubBook, person: int, held: HeldEvening) -> PersonsEvening | None:
    """Return an evening as it was for a person; None: he was not there, or nothing was played."""
    if not held.is_held:
        return None
    for entry in held.entries:
        names = [Spelling(held.event, each.spelling) for each in entry.people]
        if any(book.person_of(name) == person for name in names):
            partners = tuple(_name(book, n) for n in names if book.person_of(n) != person)
            return _evening(held, entry, partners)
    return None


def _name(book: ClubBook, spelling: Spelling) -> str:
    number = book.person_of(spelling)
    return spelling.text if number is None else book.persons[number].name


def _evening(held: HeldEvening, entry: EveningEntry, partners: tuple[str, ...]) -> PersonsEvening:
    return PersonsEvening(held.event, held.name, held.date, entry.rank, held.size, partners)


def best_evening(evenings: Iterable[PersonsEvening]) -> PersonsEvening | None:
    """Return the evening with the best place: of the largest field, then the newest."""
    placed = [(each.share, each.size, each.date, each) for each in evenings if each.rank]
    ordered = [(share, size, day, each) for share, size, day, each in placed if share is not None]
    return max(ordered, key=lambda of: of[:3])[3] if ordered else None


def partners_of(evenings: Iterable[PersonsEvening]) -> list[tuple[str, int]]:
    """Return with whom a person played, most often first."""
    return Counter(name for each in evenings for name in each.partners).most_common()
