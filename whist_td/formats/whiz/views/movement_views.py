"""What screens show of a movement, what is known of its figures, the search behind a change."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from typing_extensions import override

from whist_td.desk.requests import Command
from whist_td.formats.whiz.commands import ChangeWhizSettings
from whist_td.formats.whiz.rules.event import SeatedRound, WhizEvent
from whist_td.formats.whiz.views.edits import exchanged, sent
from whist_td.formats.whiz.views.offers import offers_for
from whist_td.formats.whiz.views.planning import Forecast, forecast, seats_kept
from whist_td.formats.whiz.views.rebuilding import acquaintance, cost_of, weight_of
from whist_td.formats.whiz.views.seating import (
    Rounds,
    event_quality,
    most_copies,
    quality_of,
    stays_of,
)
from whist_td.formats.whiz.views.to_come import RoundsToCome, all_stay, faults_to_come
from whist_td.movements.tables import Known, Standing, fewest_repeats, fewest_sets
from whist_td.movements.verify_whiz.faults import SEATS, WhizFault, WhizFaultKind
from whist_td.movements.verify_whiz.quality import WhizFigures, WhizQuality
from whist_td.players.views.movement_views import Between, MovementSeen, PairCounts, RoundSeen
from whist_td.players.views.reseating import Asked, Reseating, SeatOffer


def judged(event: WhizEvent, rounds: Iterable[SeatedRound]) -> WhizQuality:
    """Return the verifier's verdict on an evening with such rounds.

    Nothing is held against those who come late or leave early in the rounds they are away; where
    the tables share boards by the director's choice, they may go on doing so. Who has played wrong
    boards knows them, whatever was planned.
    """
    seated = tuple(rounds)
    copies = most_copies(event.rounds.values())
    planned = quality_of(seated, max(event.players, default=0), stays_of(event), copies)
    if not event.is_started:
        return planned
    # What comes to lie at one table only, once play has begun, is a cost, weighed and told as such.
    faults = [fault for fault in planned.faults if fault.kind is not WhizFaultKind.BOARDS_ALONE]
    again = (f for f in faults_to_come(event, seated) if f.kind is WhizFaultKind.BOARDS_AGAIN)
    more = (fault for fault in again if fault not in faults)
    return WhizQuality((*faults, *more), planned.figures)


def new_faults(before: WhizQuality, after: WhizQuality) -> tuple[WhizFault, ...]:
    """Return the hard rules that a change breaks; what was wrong before is not its fault."""
    return tuple(fault for fault in after.faults if fault not in before.faults)


def possible_exchanges(event: WhizEvent, number: int, one: int) -> tuple[int, ...]:
    """Return those with whom a player can change places in a round without breaking a rule."""
    rounds = tuple(event.rounds.values())
    before = set(faults_to_come(event, rounds))
    people = sorted(event.rounds[number].people())
    others = (other for other in people if other != one)
    return tuple(
        other
        for other in others
        if _plays_no_deal_again(event, number, one, other)
        and before.issuperset(faults_to_come(event, exchanged(rounds, number, one, other)))
    )


def _plays_no_deal_again(event: WhizEvent, number: int, one: int, other: int) -> bool:
    """Tell at once what most exchanges fail of; the verifier is asked about the rest."""
    return not any(
        (place := event.rounds[number].place_of(from_whom)) is not None
        and place.board_set in _sets_elsewhere(event, number, who)
        for who, from_whom in ((one, other), (other, one))
    )


def _sets_elsewhere(event: WhizEvent, number: int, player: int) -> set[int]:
    places = (each.place_of(player) for each in event.rounds.values() if each.number != number)
    return {place.board_set for place in places if place is not None}


def possible_tables(event: WhizEvent, number: int, board_set: int) -> tuple[int, ...]:
    """Return the tables to which boards can go in a round without breaking a rule."""
    rounds = tuple(event.rounds.values())
    before = set(faults_to_come(event, rounds))
    here = event.rounds[number].tables_with(board_set)
    tables = (s.table for s in event.rounds[number].seatings if s.table not in here)
    return tuple(
        table
        for table in tables
        if before.issuperset(faults_to_come(event, sent(rounds, number, board_set, table)))
    )


def event_forecast(event: WhizEvent) -> Forecast:
    """Return what a tournament is with its own movement, or why it has none."""
    rounds, players = tuple(event.rounds.values()), len(event.players)
    if rounds:
        return Forecast(players, event.settings, rounds, judged(event, rounds))
    return forecast(players, event.settings)


def whiz_seen(event: WhizEvent) -> MovementSeen:
    """Return the movement of a Whiz tournament: North, East, South at each table."""
    rounds = tuple(event.rounds.values())
    between = acquaintance(rounds)
    return MovementSeen(
        tuple(
            RoundSeen(
                round_.number,
                {s.table: " · ".join(map(str, s.seats)) for s in round_.seatings},
                round_.sit_out,
                {s.table: s.seats for s in round_.seatings},
                {s.table: event.boards_at(s) for s in round_.seatings},
                is_played=round_.announced_at is not None,
            )
            for round_ in rounds
        ),
        (
            PairCounts(Between.MEETINGS, between.players, between.met, is_best_once=True),
            PairCounts(Between.COMPARISONS, between.players, between.compared),
        ),
        {number: player.name for number, player in event.players.items()},
    )


class Improving(Reseating[WhizEvent]):
    """One request for an event, and the search behind it: only who is seated anew is improved."""

    def __init__(self, event: WhizEvent, request: Asked, *, takes_seats: bool = False) -> None:
        self._to_come: RoundsToCome | None = None
        super().__init__(event, request, takes_seats=takes_seats)

    @property
    @override
    def can_improve(self) -> bool:
        cost = self._anew.cost
        return self._to_come is not None and cost is not None and any(cost.pain)

    @override
    def improve(self, steps: int) -> bool:
        before, to_come = self._anew.request, self._to_come
        if to_come is None or not to_come.improve(steps) or not before:
            return False
        self._anew = self._offered(replace(before, rounds=to_come.rounds))
        return True

    @override
    def _weighs_less(self, taking: SeatOffer) -> bool:
        return not self._event.is_started or super()._weighs_less(taking)

    @override
    def _weight(self, offer: SeatOffer) -> tuple[int, ...]:
        return weight_of(self._event, self._changed, offer.rounds)

    @override
    def _seated_anew(self, changed: WhizEvent, first: int) -> Rounds:
        self._to_come = RoundsToCome(changed, first)
        return self._to_come.rounds

    @override
    def _seats_kept(self, changed: WhizEvent, first: int) -> Rounds:
        return seats_kept(self._event, changed, first)

    @override
    def _offered(self, request: Command, *, takes_seats: bool = False) -> SeatOffer:
        rounds: Rounds | None = getattr(request, "rounds", None)
        if takes_seats and rounds:
            faults = faults_to_come(self._changed, rounds, rounds[0].number)
            return SeatOffer(request, cost_of(self._event, rounds), faults=faults, takes_seats=True)
        if rounds is None and isinstance(request, ChangeWhizSettings):
            # Shorter: what is planned stays, as far as it goes.
            remaining = range(self._event.last_announced + 1, request.settings.rounds + 1)
            planned = self._event.rounds
            rounds = tuple(planned[number] for number in remaining if number in planned)
        cost = cost_of(self._event, rounds or ())
        if self._to_come is None:
            return SeatOffer(request, cost)
        cost = replace(cost, otherwise=self._to_come.otherwise)
        return SeatOffer(request, cost, faults=self._to_come.faults)


def standing_of(players: int, rounds: int, figures: WhizFigures) -> Standing:
    """Return what is known of each figure of a movement for so many people and rounds."""
    bounds, compared = figures.bounds, figures.comparison
    proved = fewest_repeats(players, rounds, figures.sharing)
    rests, most_rests = bounds.sit_outs
    # So many sets would be in play, each at one table a round, if everybody played all of them.
    may_be_complete = rests == most_rests and rounds - rests >= players // len(SEATS)
    too_many_sets = figures.sharing == 1 and (fewest_sets(players, rounds) or 0) > rounds - rests
    return Standing(
        repeats=_how_known(figures.repeats == bounds.repeats, is_proved=figures.repeats == proved),
        complete=_how_known(figures.is_complete or not may_be_complete, is_proved=too_many_sets),
        comparison=_how_known(compared.variance == compared.variance_bound),
        seats=_how_known(figures.seat_imbalance <= bounds.seat_imbalance),
    )


def _how_known(at_bound: bool, *, is_proved: bool = False) -> Known:  # noqa: FBT001
    if at_bound:
        return Known.AT_BOUND
    return Known.PROVED if is_proved else Known.OPEN


@dataclass(frozen=True)
class KnownRepeats:
    """What is known of second meetings, for the movement of a tournament."""

    players: int
    rounds: int
    here: int
    needed: int
    """No movement for so many people and rounds has fewer, in so many copies as there are here."""
    needed_with_copies: int
    """No movement has fewer, however many copies there are."""
    is_best_known: bool
    """Whether the program has none with fewer."""


def known_repeats(event: WhizEvent) -> KnownRepeats | None:
    """Return it for a movement in which people meet again; None where people come late or leave."""
    figures = event_quality(event).figures if event.rounds else None
    if figures is None or not figures.repeats or not all_stay(event):
        return None
    players, rounds, bound = len(event.players), len(event.rounds), figures.bounds.repeats
    with_copies = max(bound, fewest_repeats(players, rounds, copies=2) or 0)
    needed = max(with_copies, fewest_repeats(players, rounds, figures.sharing) or 0)
    offers = offers_for(players, event.settings)
    is_best = bool(offers) and offers[0].facts.repeats == figures.repeats
    return KnownRepeats(players, rounds, figures.repeats, needed, with_copies, is_best)
