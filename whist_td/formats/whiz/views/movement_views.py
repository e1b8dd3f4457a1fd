"""What screens show of a movement, and the search behind a change of it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from whist_td.core.errors import RuleError
from whist_td.formats.whiz.commands import ChangeWhizSettings
from whist_td.formats.whiz.rules.event import SeatedRound, WhizEvent
from whist_td.formats.whiz.views.edits import exchanged, sent
from whist_td.formats.whiz.views.planning import (
    Forecast,
    Rebuilding,
    Seat,
    forecast,
    seats_kept,
)
from whist_td.formats.whiz.views.rebuilding import (
    RebuildingCost,
    acquaintance,
    cost_of,
    weight_of,
)
from whist_td.formats.whiz.views.seating import Rounds, most_copies, quality_of, stays_of
from whist_td.formats.whiz.views.to_come import RoundsToCome, faults_to_come
from whist_td.movements.verify_whiz.faults import WhizFault, WhizFaultKind
from whist_td.movements.verify_whiz.quality import WhizQuality
from whist_td.players.views.movement_views import Between, MovementSeen, PairCounts, RoundSeen

Asked = Callable[[Seat], Rebuilding]
"""Makes a request, given what seats the rounds to come."""


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
    takes_seats: bool = False
    """Whether all else stays as it is planned."""

    @property
    def rounds(self) -> Rounds:
        """The rounds that the request carries."""
        return (self.request.rounds or ()) if self.request else ()

    @property
    def pain(self) -> tuple[int, int, int]:
        """What one would rather not have: deals lost, meetings again, then deals to prepare."""
        cost = self.cost
        return (len(cost.alone), len(cost.again), len(cost.new_sets)) if cost else (0, 0, 0)


class Improving:
    """One request for an evening, and the search behind it.

    Where somebody comes or goes there may be two offers: seats that are taken, and everybody
    seated anew. Which one comes first is settled at once; only the new one becomes better.
    """

    def __init__(self, evening: WhizEvent, request: Asked, *, takes_seats: bool = False) -> None:
        self._evening = evening
        self._changed = evening
        self._to_come: RoundsToCome | None = None
        self._anew = self._first(request)
        self._kept = self._seats(request) if takes_seats else None
        self._is_kept_first = self._kept is not None and self._weighs_less(self._kept)

    @property
    def offers(self) -> tuple[Offered, ...]:
        """What can be chosen, the best that is known of each; the first is the program's choice."""
        if self._kept is None:
            return (self._anew,)
        if self._anew.request is None or self._anew.request.rounds == self._kept.rounds:
            return (self._kept,)
        both = (self._kept, self._anew)
        return both if self._is_kept_first else both[::-1]

    @property
    def best(self) -> Offered:
        """The program's choice."""
        return self.offers[0]

    @property
    def can_improve(self) -> bool:
        """Whether anything is left that one would rather not have, and could be searched for."""
        return self._to_come is not None and any(self._anew.pain)

    def improve(self, steps: int) -> bool:
        """Take some steps, and tell whether there is something better to offer now."""
        before, to_come = self._anew.request, self._to_come
        if to_come is None or not to_come.improve(steps) or not before:
            return False
        self._anew = self._offered(replace(before, rounds=to_come.rounds))
        return True

    def _weighs_less(self, kept: Offered) -> bool:
        """Tell whether seats are taken rather than all seated anew; before play the first is it."""
        if not self._evening.is_started or self._anew.request is None:
            return True
        weighed = (kept.rounds, self._anew.rounds)
        mine, other = (weight_of(self._evening, self._changed, each) for each in weighed)
        return mine <= other

    def _first(self, request: Asked) -> Offered:
        try:
            return self._offered(request(self._begin))
        except RuleError as refusal:
            return Offered(refusal=refusal)

    def _begin(self, evening: WhizEvent, first: int) -> Rounds:
        self._to_come = RoundsToCome(evening, first)
        return self._to_come.rounds

    def _seats(self, request: Asked) -> Offered | None:
        """Return the offer in which seats are taken; None where none can be."""
        try:
            kept = request(self._keep)
        except RuleError:
            return None
        if not kept.rounds:
            return None
        first = kept.rounds[0].number
        faults = faults_to_come(self._changed, kept.rounds, first)
        return Offered(kept, cost_of(self._evening, kept.rounds), None, faults, takes_seats=True)

    def _keep(self, changed: WhizEvent, first: int) -> Rounds:
        self._changed = changed
        return seats_kept(self._evening, changed, first)

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
