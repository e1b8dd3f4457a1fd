"""What settles what in a person's account: each claim by a reduction, by money, by a prize won.

A function of his lines alone, in the order of their days: never guessed from what he owes today.
A line taken back and its counter-line never counted; an event called off is a reduction of what
it asked.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import accumulate, count

from whist_td.club.rules.money import MoneyKind, MoneyLine, Purse


@dataclass(frozen=True)
class SettledClaim:
    """What was asked of a person, and by what it was settled: all parts sum to its cents."""

    line: MoneyLine
    """What asked for it; where more was given out than he had coming, that line."""
    cents: int
    reduced: int
    paid: int
    """By money, whenever it came in, or by a voucher that stands for money."""
    prize: int

    @property
    def open(self) -> int:
        """What is still owed of it."""
        return self.cents - self.reduced - self.paid - self.prize


def settled(lines: Iterable[MoneyLine]) -> tuple[SettledClaim, ...]:
    """Return what a person was asked, in the order of the days, and what settled each claim."""
    return _entered(_in_order(lines))


def settled_for(lines: Iterable[MoneyLine], event: int) -> tuple[SettledClaim, ...]:
    """Return the claims of one event, as `settled` does, without going through years of lines.

    Wherever nothing is owed nor advanced, nothing is open or free either: what came before is
    settled, and stays so unless a later reduction names its event.
    """
    ordered = _in_order(lines)
    claims = _entered(ordered[_stretch(ordered, event)])
    return tuple(claim for claim in claims if claim.line.event == event)


def _entered(lines: Iterable[MoneyLine]) -> tuple[SettledClaim, ...]:
    account = _Account()
    for line in lines:
        account.enter(line)
    return tuple(claim.frozen() for claim in account.claims)


def _in_order(lines: Iterable[MoneyLine]) -> list[MoneyLine]:
    return sorted(_standing(lines), key=lambda line: (line.day, line.number))


def _stretch(ordered: Sequence[MoneyLine], event: int) -> slice:
    """Return which lines tell what settled the claims of an event: between two clear places."""
    places = [at for at, line in enumerate(ordered) if line.event == event]
    if not places:
        return slice(0)
    balances = accumulate((line.owes for line in ordered), initial=0)
    clear = [at for at, balance in enumerate(balances) if not balance]
    after = bisect_right(clear, places[-1])
    first, last = places[0], clear[after] if after < len(clear) else len(ordered)
    begin = -1
    while begin != (begin := clear[bisect_right(clear, first) - 1]):
        named = {line.event for line in ordered[begin:last] if line.event and is_reduction(line)}
        of_named = (at for at, line in enumerate(ordered[:begin]) if line.event in named)
        first = next(of_named, begin)
    return slice(begin, last)


def _standing(lines: Iterable[MoneyLine]) -> Sequence[MoneyLine]:
    """Return the lines without those taken back and the counter-lines that take them back."""
    known = {line.number: line for line in lines}
    back = {
        line.number: line.answers
        for line in known.values()
        if line.answers in known and line.what is not MoneyKind.CANCELLED
    }
    gone = {*back, *back.values()}
    return [line for number, line in known.items() if number not in gone]


def is_reduction(line: MoneyLine) -> bool:
    """Tell whether a credit takes off what an event asked."""
    return line.purse is Purse.OWED and line.what in (MoneyKind.REDUCTION, MoneyKind.CANCELLED)


class _Means(Enum):
    """By what a claim is settled."""

    REDUCED = "reduced"
    PAID = "paid"
    PRIZE = "prize"


@dataclass
class _Source:
    """Money or a credit that came in, and how much of it is free."""

    place: int
    line: MoneyLine
    free: int

    @property
    def means(self) -> _Means:
        if is_reduction(self.line):
            return _Means.REDUCED
        return _Means.PRIZE if self.line.what is MoneyKind.PRIZE else _Means.PAID

    @property
    def is_prize(self) -> bool:
        return self.means is _Means.PRIZE

    def names(self, claim: "_Claim") -> bool:
        """Tell whether it names the event of a claim."""
        return self.line.event is not None and self.line.event == claim.line.event


@dataclass
class _Part:
    """How much of a claim something settles."""

    source: _Source
    cents: int


@dataclass
class _Claim:
    """A claim on its way: how much of it is open, and what settled the rest, in order."""

    line: MoneyLine
    cents: int
    open: int
    parts: list[_Part] = field(default_factory=list)

    def take(self, source: _Source) -> None:
        """Let a source settle as much as it can."""
        cents = min(source.free, self.open)
        if cents:
            self.open -= cents
            source.free -= cents
            self.parts.append(_Part(source, cents))

    def exchange(self, reduction: _Source) -> list[_Source]:
        """Put a reduction in the place of what settled it, newest first and prizes last.

        Return what is free again by that.
        """
        others = [part for part in reversed(self.parts) if part.source.means is not _Means.REDUCED]
        freed = []
        for part in sorted(others, key=lambda part: part.source.is_prize):
            cents = min(reduction.free, part.cents)
            if cents:
                part.cents -= cents
                part.source.free += cents
                freed.append(part.source)
                self.open += cents
                self.take(reduction)
        return freed

    def frozen(self) -> SettledClaim:
        """Return it as it stands."""
        sums = dict.fromkeys(_Means, 0)
        for part in self.parts:
            sums[part.source.means] += part.cents
        return SettledClaim(self.line, self.cents, *(sums[means] for means in _Means))


class _Account:
    """A person's account as its lines come: after each, nothing is open or nothing is free."""

    def __init__(self) -> None:
        self.claims: list[_Claim] = []
        self._open: list[_Claim] = []
        self._free: list[_Source] = []
        self._places = count()

    def enter(self, line: MoneyLine) -> None:
        """Enter the next line, and match what it asks or brings."""
        if line.purse is Purse.OWED and line.cents > 0:
            self._ask(line)
        elif line.purse is not Purse.OWED and line.cents < 0:
            self._give_out(line)
        else:
            self._take_in(_Source(next(self._places), line, abs(line.cents)))
        self._open = [claim for claim in self._open if claim.open]
        self._free = [source for source in self._free if source.free]

    def _ask(self, line: MoneyLine) -> None:
        """Let a claim take what is free: first what names its event; prizes won last."""
        claim = self._claimed(line, line.cents)
        for source in sorted(self._free, key=lambda each: (each.is_prize, not each.names(claim))):
            claim.take(source)

    def _claimed(self, line: MoneyLine, cents: int) -> _Claim:
        claim = _Claim(line, cents, cents)
        self.claims.append(claim)
        self._open.append(claim)
        return claim

    def _give_out(self, line: MoneyLine) -> None:
        """Take what is free, newest first: a prize paid out takes prizes first, all else last.

        What nobody had coming is asked back of him.
        """
        left, is_prize = -line.cents, line.what is MoneyKind.PRIZE

        def is_first(source: _Source) -> tuple[bool, int]:
            return source.is_prize is not is_prize, -source.place

        for source in sorted(self._free, key=is_first):
            cents = min(source.free, left)
            source.free -= cents
            left -= cents
        if left:
            self._claimed(line, left)

    def _take_in(self, source: _Source) -> None:
        """Let what comes in settle what is open: of the event it names first, then the oldest.

        A reduction stands in the place of what had settled its event's claims: that is free again.
        """
        freed = self._reduce(source) if source.means is _Means.REDUCED else []
        free = {each.place: each for each in (*self._free, *freed, source)}
        self._free = [each for _place, each in sorted(free.items())]
        for each in (*freed, source):
            for claim in sorted(self._open, key=lambda claim: not each.names(claim)):
                claim.take(each)

    def _reduce(self, reduction: _Source) -> list[_Source]:
        """Take a reduction off its event's claims, first off the one that it calls off."""
        ours = [claim for claim in self.claims if reduction.names(claim)]
        called_off = [claim for claim in ours if claim.line.number == reduction.line.answers]
        freed = []
        for group in (called_off, ours):
            for claim in group:
                claim.take(reduction)
            for claim in group:
                freed += claim.exchange(reduction)
        return freed
