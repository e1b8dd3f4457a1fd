"""Names of events beside the club's people: what is linked, whom a name may mean, doubles.

What at most one person has is linked at once; a name that nobody has becomes a person. All else
is proposed, and decided by hand.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from itertools import combinations
from typing import NamedTuple

from whist_td.club.rules.book import ClubBook, next_number
from whist_td.club.rules.people import (
    PlayedTogetherError,
    UnknownClubPersonError,
    are_told_apart,
    check_person_name,
    live_persons,
    names_of,
    persons_apart_from,
    persons_at,
    spellings_of,
)
from whist_td.club.rules.persons import Apart, ConsentUse, Person, Spelling, check_name
from whist_td.club.rules.spellings import (
    GRADES,
    LEAST_LETTERS,
    Grade,
    grade,
    grade_of_words,
    is_nobody,
    name_words,
    run_together,
)
from whist_td.core.names import folded

_Name = tuple[int, str]
"""A person's number, and one of the names, folded."""


class NamedAt(NamedTuple):
    """A name that stands in an event, and the day of the event."""

    spelling: Spelling
    day: date


@dataclass(frozen=True)
class AdoptedName:
    """A spelling that is linked to a person in some events; a new number is a new person."""

    text: str
    person: int
    events: tuple[int, ...]
    name: str = ""
    """What a new person is called, where another one has the spelling for a name already."""
    before: str = ""
    """The spelling that stood there until it was corrected: its link goes."""


@dataclass(frozen=True)
class Adoption:
    """What adopting the names of events would do, to be shown before it is done."""

    links: tuple[AdoptedName, ...] = ()
    new: tuple[int, ...] = ()
    """The numbers of those who become persons."""
    doubtful: tuple[NamedAt, ...] = ()
    """Names that several persons have, or one who had left, or that stand twice in an event."""
    came: Mapping[Spelling, Spelling | None] = field(default_factory=dict)
    """The names that came into an event in the place of others, as `rewritten` has them."""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to link."""
        return not self.links


@dataclass(frozen=True)
class Proposal:
    """A person whose name is like another name."""

    person: int
    grade: Grade


@dataclass(frozen=True)
class Double:
    """Two persons who may be one."""

    person: int
    other: int
    grade: Grade


def adoption(book: ClubBook, named: Sequence[NamedAt], *, is_all: bool = False) -> Adoption:
    """Return what is linked without asking: names that at most one person has, not yet left.

    Where these are all names of the events (`is_all`), a name whose spelling was corrected keeps
    its person; one that is nobody's, in the place of somebody, is asked and becomes nobody new.
    """
    having = _having(book)
    came = rewritten(book, [each.spelling for each in named]) if is_all else {}
    waiting = [n for n in named if n.spelling not in book.seen and not is_nobody(n.spelling.text)]
    twice = _standing_twice(waiting)
    attendance = _Evenings(book, named)
    links: defaultdict[tuple[str, int, str], list[int]] = defaultdict(list)
    new: list[int] = []
    doubtful: list[NamedAt] = []
    number = next_number(book.persons)
    for each in sorted(waiting, key=lambda n: (n.day, n.spelling.event)):
        text, event = each.spelling.text, each.spelling.event
        key, before = folded(text), came.get(each.spelling)
        if before is not None and is_correction(book, each.spelling, before, having[key]):
            links[text, book.who(book.seen[before]), before.text].append(event)
            continue
        if not having[key] and (event, key) not in twice and each.spelling not in came:
            having[key].append(number)
            new.append(number)
            number += 1
        lately = [n for n in having[key] if not attendance.is_long_away(n, event)] or having[key]
        found = None if (event, key) in twice else _only(book, lately, each)
        if found is None or not attendance.can_be_at(found, event):
            doubtful.append(each)
        else:
            attendance.add(found, event)
            links[text, found, ""].append(event)
    adopted = tuple(
        AdoptedName(text, who, tuple(at), before=before)
        for (text, who, before), at in links.items()
    )
    return Adoption(adopted, tuple(new), tuple(doubtful), came)


class _Evenings:
    """Who was where, and on which day: nobody is at two evenings that are played side by side."""

    def __init__(self, book: ClubBook, named: Iterable[NamedAt]) -> None:
        self._days: dict[int, date] = {}
        self._keys: defaultdict[int, set[str]] = defaultdict(set)
        for each in named:
            self._days[each.spelling.event] = each.day
            self._keys[each.spelling.event].add(folded(each.spelling.text))
        self._present: defaultdict[int, set[int]] = defaultdict(set)
        self._at: defaultdict[int, set[date]] = defaultdict(set)
        for spelling, number in book.seen.items():  # Once for all: there may be hundreds.
            self.add(book.who(number), spelling.event)
        on: defaultdict[date, list[int]] = defaultdict(list)
        for event, day in self._days.items():
            on[day].append(event)
        pairs = (pair for events in on.values() for pair in combinations(events, 2))
        self._beside: defaultdict[int, list[int]] = defaultdict(list)
        for one, other in pairs:
            names = self._keys[one], self._keys[other]
            if len(names[0] & names[1]) * _FEW < min(map(len, names)):
                self._beside[one].append(other)
                self._beside[other].append(one)

    def add(self, person: int, event: int) -> None:
        """Note that somebody was there."""
        self._present[event].add(person)
        if event in self._days:
            self._at[person].add(self._days[event])

    def can_be_at(self, person: int, event: int) -> bool:
        """Tell whether a name there is likely his whose it is.

        It is not where he is there already, or at another event of that day which shares few
        names with this one, nor where he came for years neither before nor after.
        """
        here = (event, *self._beside[event])
        is_there = any(person in self._present[each] for each in here)
        return not is_there and not self.is_long_away(person, event)

    def is_long_away(self, person: int, event: int) -> bool:
        """Tell whether somebody came, and all his evenings are years away from this one."""
        days, here = self._at[person], self._days[event]
        return bool(days) and not any(abs(day - here) < _LONG_AWAY for day in days)


_FEW = 4
"""Two events of a day that share fewer than a quarter of their names are played side by side."""
_LONG_AWAY = timedelta(days=5 * 365)
"""After so long a name may be somebody else's."""


def adopted_as(book: ClubBook, waiting: Adoption) -> list[tuple[AdoptedName, str | None]]:
    """Return each name that is linked, and what its person is called; None: it is a new one's."""
    names = {each.person: each.text for each in reversed(waiting.links)}
    names |= {number: person.name for number, person in book.persons.items() if number in names}
    return [
        (each, None if each.person in waiting.new and names[each.person] == each.text else name)
        for each in waiting.links
        for name in [names[each.person]]
    ]


def rewritten(book: ClubBook, spellings: Iterable[Spelling]) -> dict[Spelling, Spelling | None]:
    """Return the names that came into events in the place of linked ones, with those they replace.

    A link whose name stands in its event no more was of a name that was corrected there, or of
    somebody who is not entered after all: the event does not say which. So the rule is: a name
    without a link and a link without a name that are alike by the three rules, and like no others,
    belong together, and so do the only two of an event. Those that are alike are one person, and
    the link follows (`is_correction`); of the others somebody is asked. Nothing is stored for it:
    undoing the correction in the event brings the old name back, and with it the old link.
    """
    there, gone = dict.fromkeys(spellings), defaultdict[int, list[Spelling]](list)
    events = {each.event for each in there}
    for each in book.seen:
        if each.event in events and each not in there:
            gone[each.event].append(each)
    new = defaultdict[int, list[Spelling]](list)
    for each in there:
        if each.event in gone and each not in book.seen and not is_nobody(each.text):
            new[each.event].append(each)
    return {each: _replaced(each, new[at], gone[at]) for at in new for each in new[at]}


def _replaced(name: Spelling, new: Sequence[Spelling], gone: Sequence[Spelling]) -> Spelling | None:
    """Return the link whose name a name of the same event replaces; None: there may be several."""
    like = [old for old in gone if grade(name.text, old.text)]
    if len(like) == 1 and sum(bool(grade(each.text, like[0].text)) for each in new) == 1:
        return like[0]
    return gone[0] if len(new) == len(gone) == 1 else None


def is_correction(
    book: ClubBook, name: Spelling, before: Spelling, having: Collection[int] = ()
) -> bool:
    """Tell whether a name is the same person's as the link that it replaces, only spelled better.

    It is like that spelling and like the person's own name: “Jean Roy” is no better spelling of a
    “J. Roy” who is Jacques. `having` are the people who have the name already: with another among
    them it is asked.
    """
    who = book.who(book.seen[before])
    is_free = set(having) <= {who} and who not in persons_apart_from(book, name)
    return is_free and all(grade(name.text, each) for each in (before.text, book.persons[who].name))


def _having(book: ClubBook) -> defaultdict[str, list[int]]:
    """Return who has each name, as his own or in an event."""
    having: defaultdict[str, list[int]] = defaultdict(list)
    for number, names in names_of(book).items():
        for key in {folded(name) for name in names}:
            having[key].append(number)
    return having


def _standing_twice(named: Iterable[NamedAt]) -> set[tuple[int, str]]:
    times = Counter((each.spelling.event, folded(each.spelling.text)) for each in named)
    return {key for key, count in times.items() if count > 1}


def _only(book: ClubBook, having: Sequence[int], named: NamedAt) -> int | None:
    """Return the only person who can be meant; None: somebody must be asked."""
    match having:
        case [number]:
            person = book.persons.get(number)
            here = person is None or person.is_here_on(named.day)
            apart = book.apart and number in persons_apart_from(book, named.spelling)
            return number if here and not apart else None
        case _:
            here_still = [n for n in having if n in book.persons]
            left = [n for n in here_still if book.persons[n].is_here_on(named.day)]
            return _only(book, left, named) if len(left) == 1 else None


def asked_people(book: ClubBook, spelling: Spelling) -> tuple[int, ...]:
    """Return who may be meant by a name about which somebody is asked, the likeliest first."""
    same = _having(book)[folded(spelling.text)]
    return tuple(dict.fromkeys((*same, *(each.person for each in proposals(book, spelling)))))


def proposals(book: ClubBook, spelling: Spelling) -> tuple[Proposal, ...]:
    """Return who may be meant by a name, the likeliest first; nobody of them is preselected."""
    out = persons_at(book, spelling.event) | persons_apart_from(book, spelling)
    found = (
        Proposal(number, best)
        for number, names in names_of(book).items()
        if number not in out
        and (best := _best(grade(spelling.text, name) for name in names)) is not None
        and best.is_proposed_at_once
    )
    return tuple(sorted(found, key=lambda each: (GRADES.index(each.grade), each.person)))


def _best(grades: Iterable[Grade | None]) -> Grade | None:
    found = [each for each in grades if each is not None]
    return min(found, key=GRADES.index) if found else None


def doubles(book: ClubBook) -> tuple[Double, ...]:
    """Return pairs of persons who may be one, the likeliest first; never two seen at one event."""
    names = names_of(book)
    at = {n: {s.event for s in found} for n, found in spellings_of(book).items()}
    best: dict[tuple[int, int], Grade] = {}
    for one, other, alike in _alike(names):
        pair = (min(one, other), max(one, other))
        known = best.get(pair, Grade.LETTER)
        best[pair] = min(known, alike, key=GRADES.index)
    found = (
        Double(*pair, alike)
        for pair, alike in best.items()
        if not at.get(pair[0], set()) & at.get(pair[1], set()) and not are_told_apart(book, *pair)
    )
    return tuple(sorted(found, key=lambda d: (GRADES.index(d.grade), d.person, d.other)))


def _alike(names: Mapping[int, Sequence[str]]) -> Iterator[tuple[int, int, Grade]]:
    """Yield persons with names alike; only names that meet somewhere can be, and are compared."""
    words = {
        (number, folded(name)): name_words(name)
        for number, all_names in names.items()
        for name in all_names
        if not is_nobody(name)
    }
    meeting: defaultdict[object, list[_Name]] = defaultdict(list)
    for name, parts in words.items():
        for point in {name[1], *_meeting_points(parts)}:
            meeting[point].append(name)
    pairs = {pair for group in meeting.values() for pair in combinations(group, 2)}
    shortened = _by_initials(words)
    for one, other in pairs | shortened:
        same = Grade.SAME if one[1] == other[1] else None
        alike = same or grade_of_words(words[one], words[other])
        if alike is not None and one[0] != other[0]:
            yield one[0], other[0], alike


def _meeting_points(words: Sequence[str]) -> Iterator[object]:
    """Yield what names share that are the same words, or the same but for one long word."""
    if len(words) > 1:
        yield from run_together(words)
        yield tuple(sorted(words))
        for at, word in enumerate(words):
            if len(word) >= LEAST_LETTERS:
                yield word[0], word[-1], tuple(sorted((*words[:at], *words[at + 1 :])))


def _by_initials(words: Mapping[_Name, Sequence[str]]) -> set[tuple[_Name, _Name]]:
    """Return pairs of names of which one has an initial, and which share a whole word."""
    having: defaultdict[str, list[_Name]] = defaultdict(list)
    for name, parts in words.items():
        for word in {word for word in parts if len(word) > 1}:
            having[word].append(name)
    return {
        (name, other)
        for name, parts in words.items()
        if min(map(len, parts), default=0) == 1
        for word in parts
        for other in having.get(word, ())
        if len(words[other]) == len(parts) and other != name
    }


def with_adopted(book: ClubBook, names: Collection[AdoptedName]) -> ClubBook:
    """Return the book with names linked as an adoption says; who is new becomes a person.

    It is refused where a new person would have another one's name, or a number out of the row, and
    where somebody would be there twice in one event.
    """
    persons, apart = dict(book.persons), dict(book.apart)
    last = next_number(persons) + len(names)
    taken = {folded(person.name) for person in live_persons(book)}
    for each in names:
        check_name(each.text)
        if each.person not in persons:
            if not 1 <= each.person <= last:
                raise UnknownClubPersonError(each.person)
            persons[each.person] = new = Person(each.person, each.name or each.text)
            if folded(new.name) in taken:
                check_person_name(replace(book, persons=persons), new.name, but=new.number)
            taken.add(folded(new.name))
            for other in _namesakes(book, each) if each.name else ():
                number = next_number(apart)
                apart[number] = Apart(number, other, each.person)
    return replace(book, persons=persons, seen=_seen_with(book, names), apart=apart)


def _seen_with(book: ClubBook, names: Collection[AdoptedName]) -> dict[Spelling, int]:
    """Return whom names mean once these are linked; nobody has two names in one event."""
    seen = dict(book.seen)
    there = {(spelling.event, book.who(who)) for spelling, who in seen.items()}
    for each, event in [(name, event) for name in names for event in name.events]:
        who = book.who(each.person)
        spelling, before = Spelling(event, each.text), Spelling(event, each.before)
        if before in seen:
            there.discard((event, book.who(seen.pop(before))))
        if spelling in seen:
            continue
        if (event, who) in there:
            known = book.persons.get(who)
            raise PlayedTogetherError(known.name if known else each.text, each.text, event)
        seen[spelling] = each.person
        there.add((event, who))
    return seen


def with_initials_of(book: ClubBook, names: Iterable[str], today: date) -> ClubBook:
    """Return the book in which whoever had asked for initials does not agree to the name shown."""
    folded_names = {folded(name) for name in names}
    called = {
        number: book.persons[number].with_consent(ConsentUse.WEB, given=False, today=today)
        for number, known in (names_of(book) if folded_names else {}).items()
        if folded_names & {folded(name) for name in known}
    }
    return replace(book, persons={**book.persons, **called}) if called else book


def _namesakes(book: ClubBook, adopted: AdoptedName) -> list[int]:
    """Return who has the spelling of a new person for a name, and is another; or refuse."""
    check_person_name(book, adopted.name)
    key = folded(adopted.text)
    return [person.number for person in live_persons(book) if folded(person.name) == key]
