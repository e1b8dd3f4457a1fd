"""The rounds to come for those who are there: an offer at once, then better ones, all judged."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count, groupby
from math import inf

from whist_td.core.chance import chance
from whist_td.core.movement_text import UnsoundMovementError
from whist_td.formats.whiz.rules.event import SeatedRound, WhizEvent, set_of
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS
from whist_td.formats.whiz.views.offers import rounds_of_merit
from whist_td.formats.whiz.views.seating import (
    Rounds,
    judged_round,
    library_rounds,
    most_copies,
    movement_of,
    prepared_of,
    seated_round,
    stays_of,
)
from whist_td.movements.verify_whiz.faults import JudgedWhiz, WhizFault, WhizFaultKind, faults_of
from whist_td.movements.whiz.continuation import Continuation
from whist_td.movements.whiz.form import PlannedTrio, WhizRound
from whist_td.movements.whiz.improving import CYCLE, EventCost
from whist_td.movements.whiz.offers import Merit

IN_TURN = frozenset({WhizFaultKind.SITS_OUT_EARLY, WhizFaultKind.SIT_OUTS_UNEVEN})
"""What may come of people who leave and come back: it is told, and may be accepted."""
SEED = 1
"""The search for rounds to come depends on nothing else, so that the same question gives the same
answer; the rounds themselves are kept."""
Faults = tuple[WhizFault, ...]
Stretch = tuple[tuple[int, ...], int]
"""The same people for so many rounds."""


def played_round(event: WhizEvent, number: int) -> WhizRound:
    """Return a round as it came about: where results tell of other hands or boards, those count.

    A table that played wrong boards stands there with them as well as with its own.
    """
    seated = event.rounds[number]
    trios = [(s.table, s.board_set, s.seats) for s in seated.seatings]
    size = event.settings.boards_per_round
    for place, result in event.results.items():
        if place.round == number:
            trio = (place.table, set_of(place.board, size), result.seats)
            if trio not in trios:
                trios.append(trio)
    return WhizRound(
        number, tuple(PlannedTrio(t, b, *seats) for t, b, seats in trios), seated.sit_out
    )


def faults_to_come(
    event: WhizEvent, to_come: Iterable[SeatedRound], first: int | None = None
) -> tuple[WhizFault, ...]:
    """Return the hard rules that rounds to come break, from one on; what was played has its own.

    >>> from datetime import date
    >>> from whist_td.core.events import Details
    >>> from whist_td.formats.whiz.rules.settings import WhizSettings
    >>> nobody = WhizEvent(Details("Whiz", date(2026, 11, 21)), WhizSettings())
    >>> [fault.kind.value for fault in faults_to_come(nobody, ())]
    ['too_few_players', 'no_rounds']
    """
    last = event.last_announced
    players = max(event.players, default=0)
    planned = movement_of((round_ for round_ in to_come if round_.number > last), players)
    rounds = (*(played_round(event, number) for number in range(1, last + 1)), *planned.rounds)
    seatings = [seating for round_ in rounds for seating in round_.seatings]
    judged = JudgedWhiz(
        players,
        max((seating.table for seating in seatings), default=0),
        max((seating.board_set for seating in seatings), default=0),
        tuple(map(judged_round, rounds)),
        stays_of(event, len(rounds)),
        most_copies(event.rounds.values()),
    )
    begins = last + 1 if first is None else first
    # Deals that come to lie at one table only are a cost, which is weighed and told as such.
    faults = (f for f in faults_of(judged) if f.kind is not WhizFaultKind.BOARDS_ALONE)
    return tuple(f for f in faults if f.round is None or f.round >= begins)


class RoundsToCome:
    """All rounds from one on; those before it stay as they are planned.

    Before play the library knows best; there is none where the numbers allow none. Whatever is
    offered, the verifier has judged it after what was really played.
    """

    def __init__(
        self,
        event: WhizEvent,
        first: int,
        seed: int = SEED,
        merit: Merit = Merit.NEW_FACES,
    ) -> None:
        self._event, self._seed = event, seed
        self._chain: list[Continuation] = []
        self._copies = prepared_of(event.rounds.values())
        self._first = min(max(first, event.last_announced + 1), len(event.rounds) + 1)
        unchanged = range(event.last_announced + 1, self._first)
        self._unchanged = tuple(event.rounds[number] for number in unchanged)
        self.rounds: Rounds = ()
        """The best that are known so far."""
        self.faults: Faults = ()
        """What the verifier still holds against them: sit-outs that could not be shared fairly."""
        if self._first == 1 and all_stay(event):
            self.rounds = rounds_of_merit(len(event.players), event.settings.rounds, merit)
            return
        self._before = tuple(played_round(event, number) for number in range(1, self._first))
        played = event.rounds.values() if event.is_started else ()
        self._planned = movement_of(played, len(event.players)).rounds
        self._stretches = tuple(_stretches(event, self._first))
        few = any(len(people) < LEAST_PLAYERS for people, _rounds in self._stretches)
        if few and not event.is_started:
            return
        self._from_library()
        self._continue(0)
        self._cost = self._cost_now()
        if not self._offers(self._rounds_now()):
            raise UnsoundMovementError(len(event.players), event.settings.rounds)
        if self._cost.alone:
            self.improve(CYCLE)

    def improve(self, steps: int) -> bool:
        """Take some steps in each stretch, and tell whether the evening has become better."""
        for place, part in enumerate(tuple(self._chain)):
            if part.improve(steps):
                self._continue(place + 1)
                break
        if not self._chain or self._cost_now() >= self._cost:
            return False
        self._cost = self._cost_now()
        return self._offers(self._rounds_now())

    @property
    def otherwise(self) -> tuple[int, int]:
        """How many meetings again could be spared, and how many sets more would compare nobody."""
        if not self._chain:
            return (0, 0)
        best, fewest = self._chain[-1].cost, self._chain[-1].fewest_repeats
        return (best.repeats - fewest.repeats, fewest.alone - best.alone)

    def _offers(self, rounds: Rounds) -> bool:
        """Offer rounds, unless the verifier refuses them; what was played is not their fault."""
        faults = faults_to_come(self._event, rounds, self._first)
        if any(fault.kind not in IN_TURN for fault in faults):
            return False
        self.rounds, self.faults = rounds, faults
        return True

    def _from_library(self) -> None:
        """Begin with the library where nothing has been played."""
        if self._before or not self._stretches:
            return
        (people, rounds), *later = self._stretches
        self._before = _for(people, library_rounds(len(people), rounds))
        if self._before:
            self._stretches = tuple(later)

    def _continue(self, place: int) -> None:
        """Seat the stretches from one on anew, each after what is before it."""
        del self._chain[place:]
        for people, rounds in self._stretches[place:]:
            before = self._chain[-1].movement.rounds if self._chain else self._before
            dice = chance(self._seed)
            planned = self._planned[len(before) : len(before) + rounds]
            self._chain.append(
                Continuation(before, people, rounds, dice, copies=self._copies, planned=planned)
            )

    def _cost_now(self) -> EventCost:
        return self._chain[-1].cost if self._chain else EventCost(0, 0, 0, 0)

    def _rounds_now(self) -> Rounds:
        whole = self._chain[-1].movement.rounds if self._chain else self._before
        lain = {seating.board_set for each in self._before for seating in each.seatings}
        new = tuple(map(seated_round, whole[self._first - 1 :]))
        return (*self._unchanged, *_numbered_low(new, lain, self._copies))


def _numbered_low(rounds: Rounds, lain: Collection[int], ready: Mapping[int, int]) -> Rounds:
    """Return rounds whose new boards have the lowest numbers, those that stand ready first."""
    needed = prepared_of(rounds)
    named = {board_set: board_set for board_set in needed if board_set in {*lain, *ready}}
    for board_set in (each for each in needed if each not in named):
        taken = {*lain, *named.values()}
        free = (n for n in count(1) if n not in taken and ready.get(n, inf) >= needed[board_set])
        named[board_set] = next(free)
    return tuple(
        replace(
            each, seatings=tuple(replace(s, board_set=named[s.board_set]) for s in each.seatings)
        )
        for each in rounds
    )


def rounds_from(event: WhizEvent, first: int, seed: int = SEED) -> Rounds:
    """Return the first offer for all rounds to come, those before a round as they are planned."""
    return RoundsToCome(event, first, seed).rounds


def _for(people: Sequence[int], rounds: Rounds) -> tuple[WhizRound, ...]:
    """Return rounds of the library for people who need not be numbered from 1 without a gap."""
    named = dict(enumerate(people, start=1))
    return tuple(
        WhizRound(
            round_.number,
            tuple(
                PlannedTrio(s.table, s.board_set, *(named[player] for player in s.seats))
                for s in round_.seatings
            ),
            tuple(named[player] for player in round_.sit_out),
        )
        for round_ in rounds
    )


def all_stay(event: WhizEvent) -> bool:
    """Tell whether everybody is there all evening, numbered from 1 without a gap."""
    numbers = list(event.players)
    stay = all(p.first_round == 1 and p.last_round is None for p in event.players.values())
    return stay and numbers == list(range(1, len(numbers) + 1))


def _stretches(event: WhizEvent, first: int) -> Iterator[Stretch]:
    """Yield rounds one after the other in which the same people are there."""
    numbers = range(first, event.settings.rounds + 1)
    for people, rounds in groupby(numbers, key=event.present):
        yield people, len(list(rounds))
