"""What is asked where seats are to be taken, the ways a round can go, and what each costs."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

NO_BOARDS = 0


@dataclass(frozen=True)
class KeptTable:
    """A table in a round: its boards (none where it plays without), and who sits there."""

    table: int
    boards: int
    people: tuple[int, ...]


@dataclass(frozen=True)
class KeptRound:
    """A round as it is played or planned, and who sits out."""

    tables: tuple[KeptTable, ...]
    out: tuple[int, ...] = ()

    @cached_property
    def everybody(self) -> frozenset[int]:
        """Those who have a seat or sit out."""
        return frozenset((*self.out, *(p for each in self.tables for p in each.people)))


@dataclass(frozen=True, order=True)
class SeatsCost:
    """What it costs to take seats, the worst first."""

    alone: int = 0
    """Sets of boards that only one table plays all evening, so that they compare nobody."""
    new_sets: int = 0
    """Sets of boards that have to be made."""
    early: int = 0
    """Who sits out before his turn: twice, where another has not yet."""
    first: int = 0
    """Who has come late and sits out at once."""
    idle: int = 0
    """How often anybody sits out."""
    again: int = 0
    """Meetings of two who have met."""
    cards: int = 0
    """Cards that have to be printed again."""


@dataclass(frozen=True)
class SeatsAsked:
    """What was played, what is planned after it, and who is there when."""

    before: tuple[KeptRound, ...]
    planned: tuple[KeptRound, ...]
    stays: Mapping[int, tuple[int, int]]
    """Everybody's first and last round, counted from the first of the evening."""
    meeting: tuple[tuple[int, int], ...]
    """The seats of a table whose people should not meet again there."""
    copies: Mapping[int, int] = field(default_factory=dict)
    """At how many tables a set may lie in one round, where at more than one."""

    @cached_property
    def size(self) -> int:
        """How many sit at a table."""
        return len(next(each.people for r in self.planned for each in r.tables))

    def there(self, at: int) -> tuple[int, ...]:
        """Return who is there in a planned round, by its place among them."""
        number = len(self.before) + at + 1
        stays = self.stays.items()
        return tuple(p for p, (first, last) in stays if first <= number <= last)


@dataclass(frozen=True)
class SeatsTaken:
    """Rounds to come in which seats were taken, and what that costs."""

    rounds: tuple[KeptRound, ...]
    cost: SeatsCost


@dataclass(frozen=True)
class Way:
    """One way of a round: the tables that are not as planned, and who sits out."""

    changed: Mapping[int, KeptTable | None]
    """By table; None where a table is given up."""
    out: tuple[int, ...]
    cost: SeatsCost
    weight: tuple[int, ...]
    """The cost with what is likely to follow from it."""

    def is_fair(self, begun: "Beginning") -> bool:
        """Tell whether nobody sits out before his turn, or at once when he has come."""
        before = begun.cost
        return (self.cost.early, self.cost.first) == (before.early, before.first)


class Planned:
    """A planned round, and what the rounds after it have for everybody."""

    def __init__(self, request: SeatsAsked, at: int) -> None:
        self.request, self.at = request, at
        self.round = request.planned[at]
        self.number = len(request.before) + at + 1
        self.there = request.there(at)
        self.present = frozenset(self.there)
        self.lying = {each.table: each for each in self.round.tables}
        self.sets: dict[int, int] = {}
        self.mates: dict[int, int] = {}
        self.rests: set[int] = set()
        for later in request.planned[at + 1 :]:
            self.rests.update(later.out)
            for each in later.tables:
                for person, mates in _meetings(each.people, request.meeting):
                    self.sets[person] = self.sets.get(person, 0) | bit(each.boards)
                    self.mates[person] = self.mates.get(person, 0) | mates
        self.newcomers = frozenset(p for p in self.there if 1 < request.stays[p][0] == self.number)

    @cached_property
    def ranks(self) -> Mapping[int, int]:
        """From which round on everybody is there, who is there now."""
        return {person: self.request.stays[person][0] for person in self.there}


@dataclass(frozen=True)
class Beginning:
    """The evening up to a planned round."""

    rounds: tuple[KeptRound, ...]
    met: Mapping[int, int]
    """By person, a bit for each he has met."""
    known: Mapping[int, int]
    """By person, a bit for each set he has played."""
    rested: Mapping[int, int]
    uses: Mapping[int, int]
    """At how many tables each set lies over the evening, played and planned."""
    cards: int
    """A bit for each whose card is to be printed again."""
    cost: SeatsCost

    @classmethod
    def of(cls, search: SeatsAsked) -> "Beginning":
        """Return the evening as it was played."""
        met, known, rested = dict[int, int](), dict[int, int](), dict[int, int]()
        for each in search.before:
            _remember(each, search.meeting, (met, known, rested))
        uses: dict[int, int] = {}
        for each in (*search.before, *search.planned):
            for table in each.tables:
                uses[table.boards] = uses.get(table.boards, 0) + 1
        return cls((), met, known, rested, uses, 0, SeatsCost())

    def after(self, planned: Planned, way: Way) -> "Beginning":
        """Return the evening with one round more."""
        tables = dict(planned.lying) | {
            table: each for table, each in way.changed.items() if each is not None
        }
        for table, each in way.changed.items():
            if each is None:
                del tables[table]
        round_ = KeptRound(tuple(tables[table] for table in sorted(tables)), way.out)
        met, known, rested = dict(self.met), dict(self.known), dict(self.rested)
        _remember(round_, planned.request.meeting, (met, known, rested))
        uses = dict(self.uses)
        for table, changed in way.changed.items():
            if changed is None:
                uses[planned.lying[table].boards] -= 1
            elif table not in planned.lying:
                uses[changed.boards] = uses.get(changed.boards, 0) + 1
        cards = self.cards | cards_changed(planned, way)
        return Beginning((*self.rounds, round_), met, known, rested, uses, cards, way.cost)


def _remember(
    each: KeptRound,
    meeting: tuple[tuple[int, int], ...],
    history: tuple[dict[int, int], dict[int, int], dict[int, int]],
) -> None:
    met, known, rested = history
    for table in each.tables:
        for person, mates in _meetings(table.people, meeting):
            met[person] = met.get(person, 0) | mates
            known[person] = known.get(person, 0) | bit(table.boards)
    for person in each.out:
        rested[person] = rested.get(person, 0) + 1


def bit(number: int) -> int:
    """Return the bit of a set of boards; none where a table plays without."""
    return 1 << number if number else 0


def _meetings(
    people: Sequence[int], meeting: Iterable[tuple[int, int]]
) -> Iterator[tuple[int, int]]:
    """Yield everybody at a table with those he meets there, as bits."""
    met = dict.fromkeys(people, 0)
    for one, other in meeting:
        met[people[one]] |= 1 << people[other]
        met[people[other]] |= 1 << people[one]
    yield from met.items()


def cards_changed(planned: Planned, way: Way) -> int:
    """Return whose card of the round is another than the printed one; a new card is not counted."""
    touched = set(planned.round.out) ^ set(way.out)
    for table, changed in way.changed.items():
        touched.update(planned.lying[table].people if table in planned.lying else ())
        touched.update(changed.people if changed else ())
    printed = planned.round.everybody & planned.present
    return sum(1 << person for person in touched & printed)


class Weigher:
    """What a way of a round costs after a beginning."""

    def __init__(self, planned: Planned, begun: Beginning) -> None:
        self.planned, self.begun = planned, begun
        self._again = {each.table: self._met(each.people) for each in planned.round.tables}
        self._all = sum(self._again.values())
        rested = begun.rested
        firsts = set(planned.ranks.values())
        self._least: dict[int, tuple[int, int]] = {}
        for first in firsts:
            often = [rested.get(p, 0) for p in planned.there if planned.ranks[p] <= first]
            least = min(often)
            self._least[first] = (least, often.count(least))

    def _met(self, people: Sequence[int]) -> int:
        met = self.begun.met
        meeting = self.planned.request.meeting
        return sum(bool(met.get(people[one], 0) >> people[other] & 1) for one, other in meeting)

    def way(self, changed: Mapping[int, KeptTable | None], out: tuple[int, ...]) -> Way:
        """Return a way with what it costs."""
        planned, begun, cost = self.planned, self.begun, self.begun.cost
        again, clashes, ahead = self._all, 0, 0
        for table, each in changed.items():
            again -= self._again.get(table, 0)
            if each is not None:
                again += self._met(each.people)
                for boards, people in self._ahead(each):
                    clashes, ahead = clashes + boards, ahead + people
        alone, new_sets = self._boards(changed)
        way = Way(changed, out, cost, ())
        cards = (begun.cards | cards_changed(planned, way)).bit_count()
        first = sum(person in planned.newcomers for person in out)
        whole = SeatsCost(
            alone,
            cost.new_sets + new_sets,
            cost.early + self._early(out),
            cost.first + first,
            cost.idle + len(out),
            cost.again + again,
            cards,
        )
        likely = sum(p in planned.rests and p not in planned.round.out for p in out)
        weight = (
            *(whole.alone, whole.new_sets, whole.early, whole.first, whole.idle, likely, clashes),
            *(whole.again + ahead, whole.cards),
        )
        return Way(changed, out, whole, weight)

    def _ahead(self, each: KeptTable) -> Iterator[tuple[int, int]]:
        """Yield for each who is new there how many boards and people he is to meet later."""
        planned, boards = self.planned, bit(each.boards)
        lying = planned.lying.get(each.table)
        as_planned = set(lying.people) if lying else set()
        for person in each.people:
            if person not in as_planned:
                mates = sum(1 << other for other in each.people if other != person)
                both = planned.mates.get(person, 0) & mates
                yield bool(planned.sets.get(person, 0) & boards), both.bit_count()

    def _boards(self, changed: Mapping[int, KeptTable | None]) -> tuple[int, int]:
        """Return how many sets would lie at one table only, and how many are new."""
        planned, uses, new = self.planned, self.begun.uses, 0
        moved = [(t, each) for t, each in changed.items() if each is None or t not in planned.lying]
        if moved:
            uses = dict(uses)
            for table, each in moved:
                if each is None:
                    uses[planned.lying[table].boards] -= 1
                else:
                    new += each.boards not in uses
                    uses[each.boards] = uses.get(each.boards, 0) + 1
        return sum(times == 1 for boards, times in uses.items() if boards), new

    def _early(self, out: tuple[int, ...]) -> int:
        """Return how many sit out before their turn; nobody is weighed against who came later."""
        rested, ranks = self.begun.rested, self.planned.ranks
        early = 0
        for person in out:
            least, often = self._least[ranks[person]]
            resting = sum(
                rested.get(other, 0) == least and ranks[other] <= ranks[person] for other in out
            )
            if resting == often:
                least += 1
            early += rested.get(person, 0) > least
        return early
