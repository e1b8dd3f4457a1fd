"""What screens show of a movement: who meets and who is compared, and what new rounds cost."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from whist_td.core.errors import RuleError
from whist_td.formats.whiz.commands import ChangeWhizSettings
from whist_td.formats.whiz.rules.errors import SeatNumbers
from whist_td.formats.whiz.rules.event import SeatedRound, WhizEvent
from whist_td.formats.whiz.views.edits import exchanged, sent
from whist_td.formats.whiz.views.planning import Forecast, Rebuilding, Seat, forecast
from whist_td.formats.whiz.views.seating import Rounds, most_copies, quality_of, stays_of
from whist_td.formats.whiz.views.to_come import RoundsToCome, faults_to_come
from whist_td.movements.verify_whiz.faults import WhizFault, WhizFaultKind
from whist_td.movements.verify_whiz.quality import WhizQuality
from whist_td.players.views.movement_views import Between, MovementSeen, PairCounts, RoundSeen

Pair = tuple[int, int]
Asked = Callable[[Seat], Rebuilding]
"""Makes a request, given what seats the rounds to come."""


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
    )


def players_of_sets(rounds: Iterable[SeatedRound]) -> Mapping[int, list[SeatNumbers]]:
    """Return for each set of deals who plays it, table by table."""
    found: defaultdict[int, list[SeatNumbers]] = defaultdict(list)
    for seated in rounds:
        for seating in seated.seatings:
            found[seating.board_set].append(seating.seats)
    return dict(sorted(found.items()))


def judged(evening: WhizEvent, rounds: Iterable[SeatedRound]) -> WhizQuality:
    """Return the verifier's verdict on an evening with such rounds.

    Nothing is held against those who come late or leave early in the rounds they are away; where
    the tables share boards by the director's choice, they may go on doing so. Who has played wrong
    boards knows them, whatever was planned.
    """
    seated = tuple(rounds)
    copies = most_copies(evening.rounds.values())
    planned = quality_of(seated, max(evening.players, default=0), stays_of(evening), copies)
    if not evening.is_started:
        return planned
    known = (f for f in faults_to_come(evening, seated) if f.kind is WhizFaultKind.BOARDS_AGAIN)
    more = tuple(fault for fault in known if fault not in planned.faults)
    return WhizQuality((*planned.faults, *more), planned.figures) if more else planned


def new_faults(before: WhizQuality, after: WhizQuality) -> tuple[WhizFault, ...]:
    """Return the hard rules that a change breaks; what was wrong before is not its fault."""
    return tuple(fault for fault in after.faults if fault not in before.faults)


def possible_exchanges(evening: WhizEvent, number: int, one: int) -> tuple[int, ...]:
    """Return those with whom a player can change places in a round without breaking a rule."""
    rounds = tuple(evening.rounds.values())
    before = set(faults_to_come(evening, rounds))
    people = sorted(evening.rounds[number].people())
    others = (other for other in people if other != one)
    return tuple(
        other
        for other in others
        if _plays_no_deal_again(evening, number, one, other)
        and before.issuperset(faults_to_come(evening, exchanged(rounds, number, one, other)))
    )


def _plays_no_deal_again(evening: WhizEvent, number: int, one: int, other: int) -> bool:
    """Tell at once what most exchanges fail of; the verifier is asked about the rest."""
    return not any(
        (place := evening.rounds[number].place_of(from_whom)) is not None
        and place.board_set in _sets_elsewhere(evening, number, who)
        for who, from_whom in ((one, other), (other, one))
    )


def _sets_elsewhere(evening: WhizEvent, number: int, player: int) -> set[int]:
    places = (each.place_of(player) for each in evening.rounds.values() if each.number != number)
    return {place.board_set for place in places if place is not None}


def possible_tables(evening: WhizEvent, number: int, board_set: int) -> tuple[int, ...]:
    """Return the tables to which boards can go in a round without breaking a rule."""
    rounds = tuple(evening.rounds.values())
    before = set(faults_to_come(evening, rounds))
    here = evening.rounds[number].tables_with(board_set)
    tables = (s.table for s in evening.rounds[number].seatings if s.table not in here)
    return tuple(
        table
        for table in tables
        if before.issuperset(faults_to_come(evening, sent(rounds, number, board_set, table)))
    )


def evening_forecast(evening: WhizEvent) -> Forecast:
    """Return what a tournament is with its own movement, or why it has none."""
    rounds, players = tuple(evening.rounds.values()), len(evening.players)
    if rounds:
        return Forecast(players, evening.settings, rounds, judged(evening, rounds))
    return forecast(players, evening.settings)


def whiz_seen(evening: WhizEvent) -> MovementSeen:
    """Return the movement of a Whiz tournament: North, East, South at each table."""
    rounds = tuple(evening.rounds.values())
    known = acquaintance(rounds)
    return MovementSeen(
        tuple(
            RoundSeen(
                round_.number,
                {s.table: " · ".join(map(str, s.seats)) for s in round_.seatings},
                round_.sit_out,
                {s.table: evening.boards_at(s) for s in round_.seatings},
            )
            for round_ in rounds
        ),
        (
            PairCounts(Between.MEETINGS, known.players, known.met),
            PairCounts(Between.COMPARISONS, known.players, known.compared),
        ),
        {number: player.name for number, player in evening.players.items()},
    )


@dataclass(frozen=True)
class Offered:
    """A request with what it costs, or the reason why there is none."""

    request: Rebuilding | None = None
    cost: RebuildingCost | None = None
    refusal: RuleError | None = None
    faults: tuple[WhizFault, ...] = ()
    """What the verifier still holds against it: sit-outs that could not be shared fairly."""

    @property
    def pain(self) -> tuple[int, int, int]:
        """What one would rather not have: deals lost, meetings again, then deals to prepare."""
        cost = self.cost
        return (len(cost.alone), len(cost.again), len(cost.new_sets)) if cost else (0, 0, 0)


class Improving:
    """One request for an evening, and the search behind it."""

    def __init__(self, evening: WhizEvent, request: Asked) -> None:
        self._evening = evening
        self._to_come: RoundsToCome | None = None
        self.best = self._first(request)
        """The best that is known so far."""

    @property
    def can_improve(self) -> bool:
        """Whether anything is left that one would rather not have, and could be searched for."""
        return self._to_come is not None and any(self.best.pain)

    def improve(self, steps: int) -> bool:
        """Take some steps, and tell whether there is something better to offer now."""
        if self._to_come is None or not self._to_come.improve(steps) or not self.best.request:
            return False
        self.best = self._offered(replace(self.best.request, rounds=self._to_come.rounds))
        return True

    def _first(self, request: Asked) -> Offered:
        try:
            return self._offered(request(self._begin))
        except RuleError as refusal:
            return Offered(refusal=refusal)

    def _begin(self, evening: WhizEvent, first: int) -> Rounds:
        self._to_come = RoundsToCome(evening, first)
        return self._to_come.rounds

    def _offered(self, request: Rebuilding) -> Offered:
        rounds = request.rounds
        if rounds is None and isinstance(request, ChangeWhizSettings):
            # Shorter: what is planned stays, as far as it goes.
            remaining = range(self._evening.last_announced + 1, request.settings.rounds + 1)
            planned = self._evening.rounds
            rounds = tuple(planned[number] for number in remaining if number in planned)
        cost = cost_of(self._evening, rounds or ())
        if self._to_come is None:
            return Offered(request, cost)
        cost = replace(cost, otherwise=self._to_come.otherwise)
        return Offered(request, cost, faults=self._to_come.faults)
