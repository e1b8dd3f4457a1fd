"""The club's book: every fact of a club's year.

All else – a ranking, a balance, what is in the box – is computed from these.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from typing import ClassVar, cast

from whist_td.club.rules.ledger import Ledger
from whist_td.club.rules.money import MoneyLine
from whist_td.club.rules.persons import Apart, BookSettings, Person, Spelling
from whist_td.club.rules.prize import Prize
from whist_td.club.rules.season import Season, SeasonNote
from whist_td.core.events import Details, Drafts, EventProgress
from whist_td.desk.journal import Change

_NAMELESS = Details("Club", date(2000, 1, 1))


@dataclass(frozen=True)
class ClubBook:
    """All facts of the club's year; a change makes a new one.

    It is kept in the club file as an event is: journalled, undone, recovered.
    """

    details: Details = _NAMELESS
    """The club's name, place and logo; its day means nothing."""
    settings: BookSettings = field(default_factory=BookSettings)
    progress: EventProgress = field(default_factory=EventProgress)
    drafts: Drafts = field(default_factory=dict)
    persons: Mapping[int, Person] = field(default_factory=dict)
    seen: Mapping[Spelling, int] = field(default_factory=dict)
    """Which person is meant by a name in an event."""
    apart: Mapping[int, Apart] = field(default_factory=dict)
    seasons: Mapping[int, Season] = field(default_factory=dict)
    notes: Mapping[int, SeasonNote] = field(default_factory=dict)
    lines: Mapping[int, MoneyLine] = field(default_factory=dict)
    prizes: Mapping[int, Prize] = field(default_factory=dict)

    rounds: ClassVar[Mapping[int, object]] = {}
    last_announced: ClassVar[int] = 0
    is_started: ClassVar[bool] = False

    def missing(self, _round_number: int) -> tuple[()]:
        """Return nothing: a year has no rounds."""
        return ()

    @property
    def results(self) -> Mapping[int, MoneyLine]:
        """What counts as its results where it is told as an event: the lines of the cash box."""
        return self.lines

    @property
    def newest_lines(self) -> Iterator[MoneyLine]:
        """The lines of the cash box, the newest first: ten years are not gone through for one."""
        return reversed(cast("dict[int, MoneyLine]", self.lines).values())

    def who(self, number: int) -> int:
        """Return who a person turned out to be: the same number, or the last merged into."""
        while (person := self.persons.get(number)) and person.merged_into is not None:
            number = person.merged_into
        return number

    @cached_property
    def spellings(self) -> Mapping[int, Sequence[Spelling]]:
        """The names in events by the person whom they mean."""
        who = {number: self.who(number) for number in {*self.seen.values()}}
        found = defaultdict[int, list[Spelling]](list)
        for spelling, number in self.seen.items():
            found[who[number]].append(spelling)
        return dict(found)

    def names_at(self, person: int) -> Mapping[int, Set[str]]:
        """Return the names that mean a person, by the events in which they stand."""
        if person not in self._names_at:
            found = defaultdict[int, set[str]](set)
            for spelling in self.spellings.get(person, ()):
                found[spelling.event].add(spelling.text)
            self._names_at[person] = found
        return self._names_at[person]

    @cached_property
    def _names_at(self) -> dict[int, Mapping[int, Set[str]]]:
        """The names of those persons that were asked for."""
        return {}

    @cached_property
    def ledger(self) -> Ledger:
        """The lines as they are looked up: by person, by event, by purse."""
        return Ledger().with_lines(self.lines.values(), self.who)

    def reckon(self) -> None:
        """Know the ledger from now on: whoever reads ten years beside a window makes it there."""
        _known = self.ledger

    def knows_sums(self, sums: Mapping[tuple[int | None, str], int]) -> None:
        """Know what all lines come to, by person and purse, where only some were read."""
        vars(self)["ledger"] = self.ledger.with_sums(sums, self.who)

    def hand_on(self, after: "ClubBook", changes: Iterable[Change]) -> None:
        """Let the book after this one know the ledger, where lines were added and no more."""
        ours = [change for change in changes if change.field in ("lines", "persons")]
        is_added = all(each.field == "lines" and each.before is None for each in ours)
        if is_added and "ledger" in vars(self):
            added = (after.lines[each.key] for each in ours)
            vars(after)["ledger"] = self.ledger.with_lines(added, after.who)

    def person_of(self, spelling: Spelling) -> int | None:
        """Return the person who is meant by a name in an event; None: nobody said."""
        number = self.seen.get(spelling)
        return None if number is None else self.who(number)

    def mentions(self, event: int) -> bool:
        """Tell whether anything is known of an event: who was there, money, a prize, a note."""
        of_money = (line.event for line in self.lines.values())
        of_prizes = (prize.event for prize in self.prizes.values())
        of_notes = (note.event for note in self.notes.values())
        return event in {*(each.event for each in self.seen), *of_money, *of_prizes, *of_notes}


def next_number(facts: Mapping[int, object]) -> int:
    """Return the next free number of a table of the book."""
    return max(facts, default=0) + 1
