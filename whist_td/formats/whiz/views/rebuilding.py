"""Who meets and who is compared in rounds, and what it costs to seat rounds to come otherwise."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations

from whist_td.formats.whiz.rules.errors import SeatNumbers
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent
from whist_td.formats.whiz.views.seating import Rounds
from whist_td.formats.whiz.views.to_come import faults_to_come

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
        {pair: tuple(found) for pair, found in met.items()},
        {pair: tuple(found) for pair, found in compared.items()},
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


def cost_of(evening: WhizEvent, to_come: Iterable[SeatedRound]) -> RebuildingCost:
    """Return what it costs to seat the rounds to come so."""
    played = [round_ for round_ in evening.rounds.values() if round_.announced_at is not None]
    whole = [*played, *to_come]
    new = [seated for seated in whole if evening.rounds.get(seated.number) != seated]
    fresh = {seated.number for seated in new}
    met = acquaintance(whole).met
    again = [
        (pair, len(rounds))
        for pair, rounds in sorted(met.items())
        if len(rounds) > 1 and fresh & set(rounds[1:])
    ]
    sets = Counter(player for seated in whole for s in seated.seatings for player in s.seats)
    known = {s.board_set for seated in evening.rounds.values() for s in seated.seatings}
    laid = {s.board_set for seated in new for s in seated.seatings}
    size = evening.settings.boards_per_round
    tables = players_of_sets(whole)
    often = [len(tables[board_set]) for board_set in laid]
    return RebuildingCost(
        rounds=tuple(new),
        again=tuple(again),
        sit_outs=tuple((each.number, each.sit_out) for each in new if each.sit_out),
        deals={player: times * size for player, times in sorted(sets.items())},
        new_sets=tuple(sorted(laid - known)),
        compared=(min(often, default=0), max(often, default=0)),
        alone={number: seats for number, (seats, *others) in tables.items() if not others},
        cards=_cards(evening, new),
    )


def _cards(evening: WhizEvent, new: Iterable[SeatedRound]) -> tuple[int, ...]:
    """Return those whose cards have been printed and say something else in rounds seated anew."""
    changed: set[int] = set()
    for seated in new:
        planned = evening.rounds.get(seated.number)
        changed.update(
            player
            for player in seated.people()
            if planned is None or _line(planned, player) != _line(seated, player)
        )
    return tuple(sorted(changed & evening.players.keys()))


def _line(seated: SeatedRound, player: int) -> tuple[Seating | None, bool]:
    """Return what a card says of a round: the table with all who sit there, or the sit-out."""
    return seated.place_of(player), player in seated.sit_out


Weight = tuple[int, ...]


def weight_of(evening: WhizEvent, changed: WhizEvent, rounds: Rounds) -> Weight:
    """Return how heavy rounds weigh for an evening whose people have changed, the worst first.

    Deals that compare nobody, deals to make, sit-outs before one's turn or at once after coming,
    sit-outs at all; then meetings again and cards to print, one as bad as the other.
    """
    cost, first = cost_of(evening, rounds), rounds[0].number if rounds else 1
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


def players_of_sets(rounds: Iterable[SeatedRound]) -> Mapping[int, list[SeatNumbers]]:
    """Return for each set of deals who plays it, table by table."""
    found: defaultdict[int, list[SeatNumbers]] = defaultdict(list)
    for seated in rounds:
        for seating in seated.seatings:
            found[seating.board_set].append(seating.seats)
    return dict(sorted(found.items()))
