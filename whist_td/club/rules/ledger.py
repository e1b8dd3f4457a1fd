"""The lines of the cash box as they are asked for: by person, by event, by purse.

Ten years are 70,000 lines, and a payment adds one: what is known of the others goes on to the next
book, so that nobody waits for them to be gone through again.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass, field, replace
from functools import cached_property

from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse
from whist_td.club.rules.settlement import SettledClaim, settled, settled_for


class Account(tuple[MoneyLine, ...]):
    """The lines of one person, in the order of their numbers."""

    @cached_property
    def claims(self) -> tuple[SettledClaim, ...]:
        """What was asked of him, and what settled each claim."""
        return settled(self)

    def claims_of(self, event: int) -> tuple[SettledClaim, ...]:
        """Return the claims of an event."""
        if event not in self._of_events:
            self._of_events[event] = settled_for(self, event)
        return self._of_events[event]

    @cached_property
    def _of_events(self) -> dict[int, tuple[SettledClaim, ...]]:
        """The claims of those events that were asked for."""
        return {}


NOBODYS = Account()
"""The account of somebody without a line."""


@dataclass(frozen=True)
class Ledger:
    """All lines of a book, in the order of their numbers, as they are looked up."""

    accounts: Mapping[int, Account] = field(default_factory=dict)
    """Those of each person, of whoever was merged into him too."""
    events: Mapping[int, tuple[MoneyLine, ...]] = field(default_factory=dict)
    balances: Mapping[int, int] = field(default_factory=dict)
    """What each person owes (+) or has in advance (−)."""
    purses: Mapping[Purse, int] = field(default_factory=dict)
    """What was put into each, less what was taken out."""
    answered: Set[int] = frozenset()
    """The numbers of the lines that were taken back."""
    subscriptions: tuple[MoneyLine, ...] = ()

    def with_lines(self, lines: Iterable[MoneyLine], who: Callable[[int], int]) -> "Ledger":
        """Return the ledger with the next lines of the book."""
        added = tuple(lines)
        people, events = (
            defaultdict[int, list[MoneyLine]](list),
            defaultdict[int, list[MoneyLine]](list),
        )
        balances, purses = defaultdict[int, int](int, self.balances), dict(self.purses)
        numbers = {line.person for line in added}
        whose = {number: who(number) for number in numbers if number is not None}
        for line in added:
            if line.person is not None:
                people[whose[line.person]].append(line)
                balances[whose[line.person]] += line.owes
            if line.event is not None:
                events[line.event].append(line)
        for purse in Purse:  # to look one up for each line takes longer than all the rest
            put_in = [line.cents for line in added if line.purse is purse]
            if put_in:
                purses[purse] = purses.get(purse, 0) + sum(put_in)
        of_people = {n: Account((*self.accounts.get(n, ()), *more)) for n, more in people.items()}
        of_events = {n: (*self.events.get(n, ()), *more) for n, more in events.items()}
        answered = {line.answers for line in added if line.answers is not None}
        owed, subscription = Purse.OWED, MoneyKind.SUBSCRIPTION
        claims = (line for line in added if line.purse is owed)
        subscriptions = [line for line in claims if line.what is subscription]
        return Ledger(
            {**self.accounts, **of_people},
            {**self.events, **of_events},
            dict(balances),
            purses,
            self.answered | answered,
            (*self.subscriptions, *subscriptions),
        )

    def with_sums(
        self, sums: Mapping[tuple[int | None, str], int], who: Callable[[int], int]
    ) -> "Ledger":
        """Return the ledger of which only some lines were read, with what all of them come to.

        The sums are by person and purse.
        """
        balances, purses = defaultdict[int, int](int), defaultdict[Purse, int](int)
        for (person, code), cents in sums.items():
            purse = Purse(code)
            purses[purse] += cents
            if person is not None:
                balances[who(person)] += cents if purse is Purse.OWED else -cents
        return replace(self, balances=dict(balances), purses=dict(purses))
