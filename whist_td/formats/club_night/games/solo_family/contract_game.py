"""A game of contracts, whichever they are: what is asked of a deal, and what it gives."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from whist_td.core.deal_fields import Answers, DealField, FieldKind, seats
from whist_td.formats.club_night.games.game import (
    Game,
    Length,
    Measure,
    Running,
    Scored,
    Unit,
    gains,
)
from whist_td.formats.club_night.games.solo_family.contracts import (
    ALL_TRICKS,
    Promise,
    Seats,
    SoloDeal,
    contract_points,
)

LIKELY = {
    **dict.fromkeys(("propose", "proposition"), 36),
    "solo": 16,
    "pass": 3,
    "misere": 5,
    "abundance": 5,
    "abundance9": 5,
    "trou": 4,
}
"""How often a contract is announced, where others are once."""
DEALS = {4: 16, 5: 15}
"""Deals of a round by players at the table: so many that everybody deals equally often."""


@dataclass(frozen=True)
class ContractGame:
    """The contracts of a game and what each promises; its price is the setting of its value."""

    contracts: type[Enum]
    promises: Mapping[Enum, Promise]
    want_jury: tuple[Enum, ...] = ()
    """The contracts for which the player has to call the jury."""

    def points(self, deal: Any, settings: Any, players: int = 4) -> Seats:  # noqa: ANN401 - of any game
        """Return the points of every seat."""
        promise = self.promises.get(deal.contract)
        terms = getattr(settings, deal.contract.value) if promise else None
        return contract_points(deal, promise, terms, players)

    def score(self, running: Running, deal: Any, settings: Any) -> Scored[Running]:  # noqa: ANN401 - of any game
        """Return what a deal gave; one that everybody passed is usually not counted."""
        players, won = running.players, self.points(deal, settings, running.players)
        if deal.contract in self.promises:
            active, counted = deal.active(players), 1
        else:
            active, counted = range(players), int(settings.passed_deal_counts)
        ones = tuple(counted * (seat in active) for seat in range(players))
        dealer = (deal.dealer + 1) % players
        after = replace(running, dealer=dealer, deals=running.deals + counted)
        return Scored(gains(won, deals=ones), after)

    def fields(self, running: Running, _: object, answers: Answers) -> tuple[DealField, ...]:
        """Return what to ask about the next deal."""
        # Asked of every deal: who dealt, and the contract.
        contracts = tuple(self.contracts)
        weights = tuple(LIKELY.get(contract.value, 1) for contract in contracts)
        fields = (
            DealField("dealer", FieldKind.SEAT, seats(running.players), usual=running.dealer),
            DealField("contract", FieldKind.CHOICE, choices=contracts, weights=weights),
        )
        contract = answers.get("contract")
        promise = self.promises.get(contract) if isinstance(contract, self.contracts) else None
        if promise is None:
            return fields
        jury = (DealField("jury_called", FieldKind.SWITCH),) if contract in self.want_jury else ()
        return (*fields, *_contract_fields(running, promise, answers), *jury)

    def game(
        self,
        code: str,
        deal_type: type[SoloDeal],
        presets: Mapping[str, Any],
        **more: Any,  # noqa: ANN401 - whatever else a game may say
    ) -> Game[Any, Any, Running]:
        """Return the game as a club night plays it."""
        return Game(
            code=code,
            least_players=4,
            most_players=5,
            is_zero_sum=True,
            presets=presets,
            ranked_by=(Measure.POINTS, Measure.BEST_ROUND),
            deal_type=deal_type,
            lengths=lambda _settings, players: (Length(Unit.DEALS, DEALS.get(players, 16)),),
            start=lambda _settings, players: Running(players),
            score=self.score,
            fields=self.fields,
            plays=SoloDeal.plays,
            **more,
        )


def _contract_fields(running: Running, promise: Promise, answers: Answers) -> tuple[DealField, ...]:
    """Return what to ask of a contract: the attackers, then the tricks or who made his misère."""
    dealer = answers.get("dealer", running.dealer)
    at_work = SoloDeal(dealer=dealer if isinstance(dealer, int) else running.dealer)
    groups = tuple((seat,) for seat in at_work.active(running.players))
    attackers = DealField("attackers", FieldKind.SEATS, groups, promise.least, promise.most)
    if not promise.is_misere:
        return attackers, DealField(
            "tricks", FieldKind.NUMBER, (), 0, ALL_TRICKS, likely=promise.goal
        )
    named = answers.get("attackers")
    playing = tuple((seat,) for seat in named) if isinstance(named, tuple) else groups
    return attackers, DealField("made", FieldKind.SEATS, playing, 0, len(playing))
