"""Who meets and who is compared in rounds, and what it costs to seat rounds to come otherwise."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from whist_td.formats.whiz.rules.errors import SeatNumbers
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent, set_of
from whist_td.formats.whiz.views.seating import Rounds
from whist_td.formats.whiz.views.to_come import faults_to_come
from whist_td.players.views.reseating import cards_changed

Pair = tuple[int, int]


@dataclass(frozen=True)
class Acquaintance:
    """For two people, the lower number first: the rounds they meet, the sets they compare."""

    players: tuple[int, ...]
    met: Mapping[Pair, tuple[int, ...]]
    compared: Mapping[Pair, tuple[int, ...]]

    def meetings(self, one: int, other: int) -> tuple[int, ...]:
        """Return the rounds in which two people sit at one table."""
        return self.met.get((min(one, other), max(one, other)), ())

    def comparisons(self, one: int, other: int) -> tuple[int, ...]:
        """Return the sets of deals on which two people hold the same hand."""
        return self.compared.get((min(one, other), max(one, other)), ())


def acquaintance(rounds: Iterable[SeatedRound]) -> Acquaintance:
    """Return who meets whom, and who is compared with whom."""
    people: set[int] = set()
    met: dict[Pair, list[int]] = defaultdict(list)
    held: dict[tuple[int, int], list[int]] = defaultdict(list)
    for seated in rounds:
        people.update(seated.people())
        for seating in seated.seatings:
            for one, other in combinations(sorted(seating.seats), 2):
                met[one, other].append(seated.number)
            for hand, player in enumerate(seating.seats):
                held[seating.board_set, hand].append(player)
    compared: dict[Pair, list[int]] = defaultdict(list)
    for (board_set, _hand), players in sorted(held.items()):
        for one, other in combinations(sorted(players), 2):
            compared[one, other].append(board_set)
    return Acquaintance(
        tuple(sorted(people)),
        {pair: tuple(numbers) for pair, numbers in met.items()},
        {pair: tuple(sets) for pair, sets in compared.items()},
    )


@dataclass(frozen=True)
class RebuildingCost:
    """What rounds to come ask of people, in plain figures."""

    rounds: tuple[SeatedRound, ...]
    """Those that are seated anew."""
    again: tuple[tuple[Pair, int], ...]
    """Those who meet in the rounds seated anew and have met before, and how often in all."""
    sit_outs: tuple[tuple[int, tuple[int, ...]], ...]
    deals: Mapping[int, int]
    """How many deals each plays over the whole evening."""
    new_sets: tuple[int, ...]
    """Sets of deals that are not in play so far and have to be prepared."""
    compared: tuple[int, int]
    """At how many tables the deals of these rounds are played over the evening, least and most."""
    alone: Mapping[int, tuple[int, ...]]
    """The sets at one table all evening, so that they compare nobody, and who plays them."""
    cards: tuple[int, ...] = ()
    """Those whose printed route cards no longer say what they are to do."""
    otherwise: tuple[int, int] = (0, 0)
    """How many meetings again could be spared, and how many sets more would compare nobody."""

    @property
    def tables(self) -> int:
        """The tables of the first round that is seated anew."""
        return len(self.rounds[0].seatings) if self.rounds else 0

    @property
    def pain(self) -> tuple[int, int, int]:
        """What one would rather not have: deals lost, meetings again, then deals to prepare."""
        return (len(self.alone), len(self.again), len(self.new_sets))


def deals_in(event: WhizEvent, rounds: Sequence[SeatedRound]) -> Mapping[int, Counter[Seating]]:
    """Count by round how many deals of which set who holds at each table.

    What came about counts; what was planned only for as many deals as are not in yet.
    """
    size = event.settings.boards_per_round
    dealt = {seated.number: Counter[Seating]() for seated in rounds}
    entered = Counter((place.round, place.table) for place in event.results)
    for place, result in event.results.items():
        if place.round in dealt:
            seating = Seating(place.table, set_of(place.board, size), *result.seats)
            dealt[place.round][seating] += 1
    for seated in rounds:
        for planned in seated.seatings:
            lacking = size - entered[seated.number, planned.table]
            dealt[seated.number] += Counter({planned: lacking})  # where any is
    return dealt


def _meetings_in(dealt: Mapping[int, Iterable[Seating]]) -> Mapping[Pair, list[int]]:
    """Return the rounds in which two people sit at one table, over whatever deals."""
    met: defaultdict[Pair, list[int]] = defaultdict(list)
    for number, seatings in dealt.items():
        for pair in {p for s in seatings for p in combinations(sorted(s.seats), 2)}:
            met[pair].append(number)
    return met


def cost_of(event: WhizEvent, to_come: Iterable[SeatedRound]) -> RebuildingCost:
    """Return what it costs to seat the rounds to come so; what was really played is what counts."""
    played = [round_ for round_ in event.rounds.values() if round_.announced_at is not None]
    planned = [*played, *to_come]
    new = [seated for seated in planned if event.rounds.get(seated.number) != seated]
    fresh = {seated.number for seated in new}
    dealt = deals_in(event, planned)
    deals = Counter[int]()
    for seating, count in sum(dealt.values(), Counter[Seating]()).items():
        deals.update(dict.fromkeys(seating.seats, count))
    again = [
        (pair, len(rounds))
        for pair, rounds in sorted(_meetings_in(dealt).items())
        if len(rounds) > 1 and fresh & set(rounds[1:])
    ]
    lying = {s.board_set for seated in event.rounds.values() for s in seated.seatings}
    laid = {s.board_set for seated in new for s in seated.seatings}
    by_set = players_of_sets(dealt)
    often = [len(by_set[board_set]) for board_set in laid]
    return RebuildingCost(
        rounds=tuple(new),
        again=tuple(again),
        sit_outs=tuple((each.number, each.sit_out) for each in new if each.sit_out),
        deals=dict(sorted(deals.items())),
        new_sets=tuple(sorted(laid - lying)),
        compared=(min(often, default=0), max(often, default=0)),
        alone={number: seats for number, (seats, *others) in by_set.items() if not others},
        cards=cards_changed(event, new),
    )


Weight = tuple[int, ...]


def weight_of(event: WhizEvent, changed: WhizEvent, rounds: Rounds) -> Weight:
    """Return how heavy rounds weigh for an evening whose people have changed, the worst first.

    Deals that compare nobody, deals to make, sit-outs before one's turn or at once after coming,
    sit-outs at all; then meetings again and cards to print, one as bad as the other.
    """
    cost, first = cost_of(event, rounds), rounds[0].number if rounds else 1
    at_once = sum(
        changed.players[player].first_round == seated.number > 1
        for seated in rounds
        for player in seated.sit_out
    )
    return (
        len(cost.alone),
        len(cost.new_sets),
        len(faults_to_come(changed, rounds, first)),
        at_once,
        sum(len(seated.sit_out) for seated in rounds),
        len(cost.again) + len(cost.cards),
    )


def players_of_sets(dealt: Mapping[int, Iterable[Seating]]) -> Mapping[int, list[SeatNumbers]]:
    """Return for each set of deals who plays it, table by table, given the rounds by number."""
    tables_of: defaultdict[int, dict[tuple[int, int], SeatNumbers]] = defaultdict(dict)
    for number, seatings in dealt.items():
        for seating in seatings:
            tables_of[seating.board_set].setdefault((number, seating.table), seating.seats)
    return {board_set: [*tables.values()] for board_set, tables in sorted(tables_of.items())}
