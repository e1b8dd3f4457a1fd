"""Ways to seat the rounds to come where somebody comes, goes or stays: what each of them asks."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from whist_td.core.errors import RuleError
from whist_td.core.players import PlayersEvent
from whist_td.desk.requests import Command

Rounds = tuple[Any, ...]
Seat = Callable[[Any, int], Rounds]
"""Seats all rounds to come of a changed event, anew from one on."""
Asked = Callable[[Seat], Any]
"""Makes a request, given what seats the rounds to come."""
E = TypeVar("E")


@dataclass(frozen=True)
class SeatOffer:
    """A request that seats people in one way, or the reason why there is none."""

    request: Any = None
    cost: Any = None
    """What it asks of people, as its format reckons."""
    refusal: RuleError | None = None
    faults: Sequence[Any] = ()
    """What the verifier still holds against it: sit-outs that could not be shared fairly."""
    takes_seats: bool = False
    """Whether a few seats are taken, and all else stays as it is planned."""

    @property
    def rounds(self) -> Rounds:
        """The rounds that the request carries."""
        return (getattr(self.request, "rounds", None) or ()) if self.request else ()


class Reseating(Generic[E]):
    """One request for an event, and the ways to seat people for it.

    Where somebody comes or goes there may be two: seats that are taken, and everybody seated anew.
    Which one comes first is settled at once.
    """

    def __init__(self, event: E, request: Asked, *, takes_seats: bool = False) -> None:
        self._event = self._changed = event
        self._first_round = 1
        try:
            self._anew = self._offered(request(self._seated_anew))
        except RuleError as refusal:
            self._anew = SeatOffer(refusal=refusal)
        self._kept = self._seats(request) if takes_seats else None
        self._is_kept_first = self._kept is not None and self._weighs_less(self._kept)

    @property
    def offers(self) -> tuple[SeatOffer, ...]:
        """What can be chosen, the best that is known of each; the first is the program's choice."""
        if self._kept is None:
            return (self._anew,)
        if self._anew.request is None or self._anew.rounds == self._kept.rounds:
            return (self._kept,)
        both = (self._kept, self._anew)
        return both if self._is_kept_first else both[::-1]

    @property
    def best(self) -> SeatOffer:
        """The program's choice."""
        return self.offers[0]

    @property
    def can_improve(self) -> bool:
        """Whether something better could be searched for."""
        return False

    def improve(self, steps: int) -> bool:  # noqa: ARG002 - for those that search
        """Take some steps, and tell whether there is something better to offer now."""
        return False

    def _seated_anew(self, changed: E, first: int) -> Rounds:
        """Return the rounds to come with everybody seated anew from one on."""
        raise NotImplementedError

    def _seats_kept(self, changed: E, first: int) -> Rounds:
        """Return the rounds to come with seats taken from one on; none where none can be."""
        raise NotImplementedError

    def _offered(self, request: Command, *, takes_seats: bool = False) -> SeatOffer:
        """Return an offer with what it costs."""
        raise NotImplementedError

    def _weight(self, offer: SeatOffer) -> tuple[int, ...]:
        """Return how heavy an offer weighs, the worst first."""
        raise NotImplementedError

    def _weighs_less(self, taking: SeatOffer) -> bool:
        """Tell whether seats are taken rather than all seated anew; where both weigh alike too."""
        return self._anew.request is None or self._weight(taking) <= self._weight(self._anew)

    def _seats(self, request: Asked) -> SeatOffer | None:
        """Return the offer in which seats are taken; None where none can be."""

        def keep(changed: E, first: int) -> Rounds:
            self._changed, self._first_round = changed, first
            return self._seats_kept(changed, first)

        try:
            command = request(keep)
        except RuleError:
            return None
        if not command.rounds:
            return None
        # Before play a late player may bear a number that sits out anyway: no small change.
        is_small = _keeps_most_seats(self._event, command.rounds)
        return replace(self._offered(command, takes_seats=True), takes_seats=is_small)


@dataclass(frozen=True)
class TableChange:
    """What is not as planned at a table of a round."""

    round: int
    table: int
    gone: tuple[int, ...]
    come: tuple[int, ...]
    """Who sits where somebody else was to sit, in the same order; more where a table grows."""
    is_laid: bool = False
    """Whether nobody was to sit there at all."""
    is_empty: bool = False
    """Whether nobody sits there any more."""


Tables = Mapping[int, tuple[int, ...]]
"""Who sits at each table, by its number."""


def seat_changes(number: int, planned: Tables, seated: Tables) -> Iterator[TableChange]:
    """Yield what is not as planned at the tables of a round.

    >>> [change] = seat_changes(2, {1: (1, 2, 3)}, {1: (1, 4, 3)})
    >>> change.gone, change.come
    ((2,), (4,))
    """
    for table in sorted({*planned, *seated}):
        before, after = planned.get(table, ()), seated.get(table, ())
        if not before or not after:
            yield TableChange(number, table, before, after, is_laid=not before, is_empty=not after)
        elif len(before) == len(after):
            both = [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]
            if both:
                gone, come = zip(*both, strict=True)
                yield TableChange(number, table, gone, come)
        else:
            gone = tuple(person for person in before if person not in after)
            come = tuple(person for person in after if person not in before)
            yield TableChange(number, table, gone, come)


def cards_changed(event: PlayersEvent[Any, Any], rounds: Iterable[Any]) -> tuple[int, ...]:
    """Return those whose printed cards say something else in rounds seated anew."""
    changed: set[int] = set()
    for seated in rounds:
        planned = event.rounds.get(seated.number)
        changed.update(
            player
            for player in seated.people()
            if planned is None or _line(planned, player) != _line(seated, player)
        )
    return tuple(sorted(changed & event.players.keys()))


def _keeps_most_seats(event: Any, rounds: Iterable[Any]) -> bool:  # noqa: ANN401 - of any format
    """Tell whether at least half of those in rounds seated otherwise sit where they were to."""
    stays = [
        seated.number in event.rounds
        and _seat(event.rounds[seated.number], player) == _seat(seated, player)
        for seated in rounds
        for player in seated.people()
    ]
    return 2 * sum(stays) >= len(stays)


def _seat(seated: Any, player: int) -> tuple[int, int] | None:  # noqa: ANN401 - of any format
    place = seated.place_of(player)
    return (place.table, place.seats.index(player)) if place else None


def _line(seated: Any, player: int) -> tuple[object, bool]:  # noqa: ANN401 - of any format
    """Return what a card says of a round: the table with all who sit there, or the sit-out."""
    return seated.place_of(player), player in seated.sit_out
