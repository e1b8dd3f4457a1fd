"""Whist simple, as the IWWA plays it (règlement of 1 May 2020; RULES 3.1).

The document refers to the point table of the official sheet; these values are those of two
independent public scorers that follow it.
"""

from dataclasses import dataclass
from enum import Enum

from whist_td.formats.club_night.games.game import (
    Answers,
    DealDoubt,
    DealField,
    FieldKind,
    Game,
    Measure,
    Running,
    SanctionTo,
    Scored,
)
from whist_td.formats.club_night.games.solo_family import contracts
from whist_td.formats.club_night.games.solo_family.contracts import (
    ALL_TRICKS,
    Promise,
    Seats,
    SoloDeal,
    Terms,
    contract_fields,
    contract_points,
    lengths,
    opening_fields,
    passed,
    played,
    sides,
    start,
)


class IwwaContract(Enum):
    """What can be announced, from the lowest to the highest."""

    PASS = "pass"  # noqa: S105 - everybody passes
    PROPOSE = "propose"
    SOLO = "solo"
    ABUNDANCE_9 = "abundance9"
    ABUNDANCE_10 = "abundance10"
    MISERE = "misere"
    ABUNDANCE_11 = "abundance11"
    ABUNDANCE_12 = "abundance12"
    TROU = "trou"
    TROELA = "troela"
    OPEN_MISERE = "open_misere"
    SMALL_SLAM = "small_slam"
    GRAND_SLAM = "grand_slam"


PROMISES = {
    IwwaContract.PROPOSE: Promise(8, 2, 2),
    IwwaContract.SOLO: Promise(5),
    IwwaContract.ABUNDANCE_9: Promise(9),
    IwwaContract.ABUNDANCE_10: Promise(10),
    IwwaContract.MISERE: Promise(0, 1, 4),
    IwwaContract.ABUNDANCE_11: Promise(11),
    IwwaContract.ABUNDANCE_12: Promise(12),
    IwwaContract.TROU: Promise(8, 2, 2),
    IwwaContract.TROELA: Promise(9, 2, 2),
    IwwaContract.OPEN_MISERE: Promise(0, 1, 4),
    IwwaContract.SMALL_SLAM: Promise(ALL_TRICKS),
    IwwaContract.GRAND_SLAM: Promise(ALL_TRICKS),
}

WANT_JURY = (IwwaContract.OPEN_MISERE, IwwaContract.SMALL_SLAM, IwwaContract.GRAND_SLAM)
"""The contracts for which the player has to call the jury."""


@dataclass(frozen=True, kw_only=True)
class IwwaDeal(SoloDeal):
    """A deal of Whist simple."""

    contract: IwwaContract


@dataclass(frozen=True, kw_only=True)
class IwwaSettings:
    """The point table, and what an evening leaves open."""

    propose: Terms = contracts.PROPOSE
    solo: Terms = contracts.SOLO
    abundance9: Terms = contracts.ABUNDANCE_9
    abundance10: Terms = contracts.ABUNDANCE_10
    misere: Terms = contracts.MISERE
    abundance11: Terms = contracts.ABUNDANCE_11
    abundance12: Terms = contracts.ABUNDANCE_12
    trou: Terms = contracts.TROU
    troela: Terms = contracts.TROU
    open_misere: Terms = contracts.OPEN_MISERE
    small_slam: Terms = contracts.SMALL_SLAM
    grand_slam: Terms = contracts.GRAND_SLAM
    passed_deal_counts: bool = False
    sanctions_to: SanctionTo = SanctionTo.NOBODY


def points(deal: IwwaDeal, settings: IwwaSettings, players: int = 4) -> Seats:
    """Return the points of every seat.

    >>> points(IwwaDeal(contract=IwwaContract.SOLO, attackers=(0,), tricks=4), IwwaSettings())
    (-12, 4, 4, 4)
    """
    promise = PROMISES.get(deal.contract)
    terms = getattr(settings, deal.contract.value) if promise else None
    return contract_points(deal, promise, terms, players)


def score(running: Running, deal: IwwaDeal, settings: IwwaSettings) -> Scored[Running]:
    """Return what a deal gave; one that everybody passed is usually not counted."""
    won = points(deal, settings, running.players)
    if deal.contract in PROMISES:
        return played(running, deal, won)
    return passed(running, deal, int(settings.passed_deal_counts))


def fields(running: Running, _: IwwaSettings, answers: Answers) -> tuple[DealField, ...]:
    """Return what to ask about the next deal."""
    asked = opening_fields(running, tuple(IwwaContract))
    contract = answers.get("contract")
    promise = PROMISES.get(contract) if isinstance(contract, IwwaContract) else None
    if promise is None:
        return asked
    asked = (*asked, *contract_fields(running, promise, answers))
    return (*asked, DealField("jury_called", FieldKind.SWITCH)) if contract in WANT_JURY else asked


class IwwaDoubt(DealDoubt):
    """What may be a slip in a deal."""

    JURY_NOT_CALLED = "jury not called"


def doubts(deal: IwwaDeal) -> tuple[DealDoubt, ...]:
    """Return what to draw attention to: a high contract for which no jury was called."""
    forgotten = deal.contract in WANT_JURY and not deal.jury_called
    return (IwwaDoubt.JURY_NOT_CALLED,) if forgotten else ()


GAME: Game[IwwaDeal, IwwaSettings, Running] = Game(
    code="iwwa",
    least_players=4,
    most_players=5,
    is_zero_sum=True,
    presets={"iwwa": IwwaSettings()},
    ranked_by=(Measure.POINTS, Measure.BEST_ROUND),
    deal_type=IwwaDeal,
    sides=sides,
    lengths=lengths,
    start=start,
    score=score,
    fields=fields,
    doubts=doubts,
    plays=SoloDeal.plays,
    sanctions_to=lambda settings: settings.sanctions_to,
)
