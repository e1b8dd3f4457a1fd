"""Who wins what: a plan gone through in order, ties pooled to the coin, things drawn by lot.

Who has a prize already is passed over, unless the prize may be one of several. Those of equal
rank share the money of the places that they take; what no coin can divide stays in the box.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby, islice

from whist_td.club.rules.prize import Prize, PrizeGiven, PrizeKind
from whist_td.core.chance import chance


@dataclass(frozen=True)
class Candidate:
    """An entry of an event, or a person of a season, who may win: by place, by lot, by merit."""

    person: int | None
    entry: int | None
    rank: int | None
    score: Fraction | None = None
    categories: frozenset[str] = frozenset()
    best_round: Fraction | None = None
    events: int = 0
    is_whole: bool = True
    """Whether it was there the whole time, as who comes last must have been."""

    @property
    def key(self) -> tuple[int | None, int | None]:
        """Who is passed over with it: a team with a prize has it for all of its people."""
        return (None, self.person) if self.entry is None else (self.entry, None)


@dataclass(frozen=True)
class PrizeField:
    """Among whom prizes are shared out: by standings, and by lot."""

    candidates: tuple[Candidate, ...]
    present: tuple[Candidate, ...] = ()


@dataclass(frozen=True)
class PrizeOutcome:
    """To whom a prize goes; nobody where too few people were there."""

    prize: int
    given: tuple[PrizeGiven, ...]
    is_drawn: bool = False
    """Whether the lot decided who has it."""


Group = tuple[int, list[Candidate]]
"""Candidates who share a place, and the first of the places that they take."""


def down_to(coin: int, cents: int | Fraction) -> int:
    """Return an amount as coins can make it.

    >>> down_to(5, Fraction(3500, 3))
    1165
    """
    return int(cents // coin) * coin


def pot_amounts(cents: int, percents: Sequence[Fraction], coin: int) -> tuple[int, ...]:
    """Return the shares of a pot, down to the coin; of 100 % the rest goes to the first.

    >>> pot_amounts(6500, [Fraction(50), Fraction(30), Fraction(20)], 100)
    (3300, 1900, 1300)
    """
    amounts = [down_to(coin, cents * percent / 100) for percent in percents]
    if percents and sum(percents) == 100:  # noqa: PLR2004 - all of it
        amounts[0] += down_to(coin, cents - sum(amounts))
    return tuple(amounts)


def worths(prizes: Sequence[Prize], fees: int, coin: int) -> dict[int, int]:
    """Return what each prize of a plan is worth in cents, by its number; a thing is worth none."""
    shares = [prize for prize in prizes if prize.amount.percent is not None]
    percents = [prize.amount.percent or Fraction(0) for prize in shares]
    of_pot = zip((prize.number for prize in shares), pot_amounts(fees, percents, coin), strict=True)
    return {**{prize.number: prize.amount.cents or 0 for prize in prizes}, **dict(of_pot)}


def drawn(candidates: Sequence[Candidate], seed: int) -> list[Candidate]:
    """Return candidates in the order of a lot; the same seed gives the same order."""
    left = list(candidates)
    return [left.pop(n % len(left)) for n in islice(chance(seed), 1, len(left) + 1)]


def shared_out(
    prizes: Iterable[Prize], field: PrizeField, *, fees: int, coin: int, seed: int
) -> tuple[PrizeOutcome, ...]:
    """Return to whom each prize of a plan goes, in the order of the plan."""
    plan = sorted(prizes, key=lambda prize: (prize.order, prize.number))
    sharing = _Sharing(plan, field, worths(plan, fees, coin), coin, seed)
    for prize in plan:
        sharing.give(prize)
    return tuple(sharing.outcomes[prize.number] for prize in plan)


def rest(prizes: Sequence[Prize], outcomes: Iterable[PrizeOutcome], *, fees: int, coin: int) -> int:
    """Return what stays in the box of all the money of a plan."""
    given = sum(each.cents for outcome in outcomes for each in outcome.given)
    return sum(worths(prizes, fees, coin).values()) - given


class _Sharing:
    """A plan on its way: what was given so far, and who has something."""

    def __init__(
        self,
        plan: Sequence[Prize],
        field: PrizeField,
        worth: Mapping[int, int],
        coin: int,
        seed: int,
    ) -> None:
        self._plan, self._field, self._worth = plan, field, worth
        self._coin, self._seed = coin, seed
        self._having: set[tuple[int | None, int | None]] = set()
        self.outcomes: dict[int, PrizeOutcome] = {}

    def give(self, prize: Prize) -> None:
        """Give a prize with those that are pooled with it, unless it was given with another."""
        if prize.number in self.outcomes:
            return
        if prize.rule.kind is PrizeKind.LOT:
            one = drawn(self._able(prize, self._field.present), self._seed + prize.number)[:1]
            self._divide([prize], one, is_drawn=True)
        elif prize.rule.kind in (PrizeKind.PLACE, PrizeKind.CATEGORY):
            self._give_places(prize)
        else:
            self._divide([prize], self._best(prize))

    def _able(self, prize: Prize, candidates: Iterable[Candidate]) -> list[Candidate]:
        """Return the candidates who are not passed over."""
        return [each for each in candidates if prize.several or each.key not in self._having]

    def _best(self, prize: Prize) -> list[Candidate]:
        """Return those at the top of what a prize is for."""
        merit = _MERITS[prize.rule.kind]
        measured = [(merit(each), each) for each in self._able(prize, self._field.candidates)]
        top = max((worth for worth, _ in measured if worth is not None), default=None)
        return [] if top is None else [each for worth, each in measured if worth == top]

    def _give_places(self, prize: Prize) -> None:
        place = prize.rule.place
        for first, group in _groups(prize, self._field.candidates):
            able = self._able(prize, group)
            if able and first + len(group) > place:
                is_whole = first <= place and len(able) == len(group)
                begin = first if is_whole else place
                places = range(begin, begin + len(able))
                self._divide([prize, *self._pooled(prize, places)], able)
                return
        self._divide([prize], [])

    def _pooled(self, prize: Prize, places: range) -> list[Prize]:
        """Return the other prizes of the places that a group takes, not given yet."""
        own = prize.rule
        return [
            each
            for each in self._plan
            if each.number not in self.outcomes
            and (each.rule.kind, each.rule.category) == (own.kind, own.category)
            and each.rule.place in places
            and each.rule.place != own.place
        ]

    def _divide(
        self, pool: list[Prize], winners: list[Candidate], *, is_drawn: bool = False
    ) -> None:
        """Share a pool: money equally; where a thing is among it, each prize by lot."""
        by_lot = len(winners) > 1 and any(prize.amount.thing for prize in pool)
        if by_lot:
            winners = drawn(winners, self._seed + pool[0].number)[: len(pool)]
        total = sum(self._worth[prize.number] for prize in pool)
        share = down_to(self._coin, Fraction(total, len(winners))) if winners else 0
        for at, prize in enumerate(pool):
            last = len(winners) if prize is pool[-1] else at + 1
            cents = self._worth[prize.number] if by_lot else share
            given = (_given(each, prize, cents) for each in winners[at:last])
            self.outcomes[prize.number] = PrizeOutcome(
                prize.number, tuple(given), is_drawn or by_lot
            )
        self._having |= {each.key for each in winners}


def _given(winner: Candidate, prize: Prize, cents: int) -> PrizeGiven:
    is_thing = bool(prize.amount.thing)
    return PrizeGiven(winner.person, winner.entry, 0 if is_thing else cents, prize.amount.thing)


def _groups(prize: Prize, candidates: Iterable[Candidate]) -> Iterator[Group]:
    """Yield those who share a place, in order, among all or among a category."""
    category = prize.rule.category if prize.rule.kind is PrizeKind.CATEGORY else None
    among = [c for c in candidates if category is None or category in c.categories]
    ranked = sorted((c for c in among if c.rank), key=lambda c: c.rank or 0)
    before = 0
    for _, group in groupby(ranked, key=lambda c: prize.pool.shares(c.rank, c.score)):
        members = list(group)
        yield (members[0].rank or 1) if category is None else before + 1, members
        before += len(members)


def announced_last_first(prizes: Iterable[Prize]) -> tuple[Prize, ...]:
    """Return the prizes of a plan in the order in which they are read out: the first one last."""
    in_order = sorted(prizes, key=lambda prize: (prize.order, prize.number))
    return tuple(reversed(in_order))


def numbered(prizes: Iterable[Prize], first: int) -> tuple[Prize, ...]:
    """Return the prizes of a new plan with their numbers and their order."""
    return tuple(replace(prize, number=first + at, order=at + 1) for at, prize in enumerate(prizes))


_Merit = Callable[[Candidate], Fraction | int | None]
_MERITS: Mapping[PrizeKind, _Merit] = {
    PrizeKind.LAST: lambda each: each.rank if each.is_whole else None,
    PrizeKind.HIGHEST_ROUND: lambda each: each.best_round,
    PrizeKind.MOST_EVENINGS: lambda each: each.events or None,
}
