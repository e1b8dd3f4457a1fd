"""The club's book: every fact of a club's year.

All else – a ranking, a balance, what is in the box – is computed from these.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from whist_td.club.money import MoneyLine
from whist_td.club.persons import Apart, ClubDetails, Person, Spelling
from whist_td.club.prize import Prize
from whist_td.club.season import Season, SeasonNote


@dataclass(frozen=True)
class ClubBook:
    """All facts of the club's year; a change makes a new one."""

    details: ClubDetails = field(default_factory=ClubDetails)
    persons: Mapping[int, Person] = field(default_factory=dict)
    seen: Mapping[Spelling, int] = field(default_factory=dict)
    """Which person is meant by a name in an event."""
    apart: Mapping[int, Apart] = field(default_factory=dict)
    seasons: Mapping[int, Season] = field(default_factory=dict)
    notes: Mapping[int, SeasonNote] = field(default_factory=dict)
    lines: Mapping[int, MoneyLine] = field(default_factory=dict)
    prizes: Mapping[int, Prize] = field(default_factory=dict)

    def who(self, number: int) -> int:
        """Return who a person turned out to be: the same number, or the last merged into."""
        while (into := self.persons[number].merged_into) is not None:
            number = into
        return number

    def person_of(self, spelling: Spelling) -> int | None:
        """Return the person who is meant by a name in an event; None: nobody said."""
        number = self.seen.get(spelling)
        return None if number is None else self.who(number)


def next_number(facts: Mapping[int, object]) -> int:
    """Return the next free number of a table of the book."""
    return max(facts, default=0) + 1
