"""A request after which the rounds to come are seated anew, made better while one looks at it.

The first is there at once; it is sound at every moment, and so may be carried out at any.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from whist_td.core.errors import RuleError
from whist_td.formats.whiz.commands.commands import ChangeWhizSettings
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.library import Rounds
from whist_td.formats.whiz.views.movement_views import Cost, cost_of
from whist_td.formats.whiz.views.planning import Rebuilding, Seat
from whist_td.formats.whiz.views.to_come import RoundsToCome
from whist_td.movements.verify_whiz import WhizFault

Asked = Callable[[Seat], Rebuilding]
"""Makes a request, given what seats the rounds to come."""


@dataclass(frozen=True)
class Offered:
    """A request with what it costs, or the reason why there is none."""

    request: Rebuilding | None = None
    cost: Cost | None = None
    refusal: RuleError | None = None
    faults: tuple[WhizFault, ...] = ()
    """What the verifier still holds against it: sit-outs that could not be shared fairly."""

    @property
    def pain(self) -> tuple[int, int]:
        """What one would rather not have: meetings again, then deals to prepare."""
        return (0, 0) if self.cost is None else (len(self.cost.again), len(self.cost.new_sets))


class Improving:
    """One request for an evening, and the search behind it."""

    def __init__(self, evening: WhizEvent, asked: Asked) -> None:
        self._evening = evening
        self._to_come: RoundsToCome | None = None
        self.best = self._first(asked)
        """The best that is known so far."""

    @property
    def can_improve(self) -> bool:
        """Whether anything is left that one would rather not have, and could be searched for."""
        return self._to_come is not None and any(self.best.pain)

    def improve(self, steps: int) -> bool:
        """Take some steps, and tell whether there is something better to offer now."""
        if self._to_come is None or not self._to_come.improve(steps) or not self.best.request:
            return False
        request = replace(self.best.request, rounds=self._to_come.rounds)
        found = self._offered(request)
        if found.pain >= self.best.pain:
            return False
        self.best = found
        return True

    def _first(self, asked: Asked) -> Offered:
        try:
            return self._offered(asked(self._begin))
        except RuleError as refusal:
            return Offered(refusal=refusal)

    def _begin(self, evening: WhizEvent, first: int) -> Rounds:
        self._to_come = RoundsToCome(evening, first)
        return self._to_come.rounds

    def _offered(self, request: Rebuilding) -> Offered:
        rounds = request.rounds
        if rounds is None and isinstance(request, ChangeWhizSettings):
            # Shorter: what is planned stays, as far as it goes.
            kept = range(self._evening.last_announced + 1, request.settings.rounds + 1)
            planned = self._evening.rounds
            rounds = tuple(planned[number] for number in kept if number in planned)
        faults = self._to_come.faults if self._to_come else ()
        return Offered(request, cost_of(self._evening, rounds or ()), faults=faults)
