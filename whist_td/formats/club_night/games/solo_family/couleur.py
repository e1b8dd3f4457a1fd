"""Whist à la couleur, or whist de Gand: solo whist with the turned trump (RULES 4.3).

The source names the game and gives no table; the values are Foster's, with a white counter for a
point and a red one for five.
"""

from dataclasses import dataclass
from enum import Enum

from whist_td.formats.club_night.games.game import (
    Answers,
    DealField,
    Game,
    Measure,
    Running,
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
    even,
    lengths,
    opening_fields,
    passed,
    played,
    sides,
    start,
)

WHITE, RED = 1, 5


def _by_tricks(points: int) -> Terms:
    """Return the terms of a contract with a white counter more for each trick over or under."""
    return Terms(points, WHITE, points + WHITE, WHITE)


FOSTER_PROPOSITION, FOSTER_SOLO, FOSTER_ABUNDANCE = (
    _by_tricks(RED),
    _by_tricks(2 * RED),
    _by_tricks(4 * RED),
)
FOSTER_MISERE, FOSTER_OPEN_MISERE, FOSTER_GRAND_ABUNDANCE = (
    even(3 * RED),
    even(6 * RED),
    even(8 * RED),
)


class CouleurContract(Enum):
    """What can be declared, from the lowest to the highest."""

    PASS = "pass"  # noqa: S105 - everybody passes
    PROPOSITION = "proposition"
    SOLO = "solo"
    MISERE = "misere"
    ABUNDANCE = "abundance"
    OPEN_MISERE = "open_misere"
    GRAND_ABUNDANCE = "grand_abundance"


PROMISES = {
    CouleurContract.PROPOSITION: Promise(8, 2, 2),
    CouleurContract.SOLO: Promise(5),
    CouleurContract.MISERE: Promise(0),
    CouleurContract.ABUNDANCE: Promise(9),
    CouleurContract.OPEN_MISERE: Promise(0),
    CouleurContract.GRAND_ABUNDANCE: Promise(ALL_TRICKS),
}


@dataclass(frozen=True, kw_only=True)
class CouleurDeal(SoloDeal):
    """A deal of whist à la couleur."""

    contract: CouleurContract


@dataclass(frozen=True, kw_only=True)
class CouleurSettings:
    """The table of stakes, against each opponent."""

    proposition: Terms = FOSTER_PROPOSITION
    solo: Terms = FOSTER_SOLO
    misere: Terms = FOSTER_MISERE
    abundance: Terms = FOSTER_ABUNDANCE
    open_misere: Terms = FOSTER_OPEN_MISERE
    grand_abundance: Terms = FOSTER_GRAND_ABUNDANCE
    passed_deal_counts: bool = False


IWWA_VALUES = CouleurSettings(
    proposition=contracts.PROPOSE,
    solo=contracts.SOLO,
    misere=contracts.MISERE,
    abundance=contracts.ABUNDANCE_9,
    open_misere=contracts.OPEN_MISERE,
    grand_abundance=contracts.SMALL_SLAM,
)
"""The same declarations at the prices of Whist simple (RULES 4.3, the alternative)."""


def points(deal: CouleurDeal, settings: CouleurSettings, players: int = 4) -> Seats:
    """Return the points of every seat.

    >>> solo = CouleurDeal(contract=CouleurContract.SOLO, attackers=(0,), tricks=7)
    >>> points(solo, CouleurSettings())
    (36, -12, -12, -12)
    """
    promise = PROMISES.get(deal.contract)
    terms = getattr(settings, deal.contract.value) if promise else None
    return contract_points(deal, promise, terms, players)


def score(running: Running, deal: CouleurDeal, settings: CouleurSettings) -> Scored[Running]:
    """Return what a deal gave; one that everybody passed is usually not counted."""
    won = points(deal, settings, running.players)
    if deal.contract in PROMISES:
        return played(running, deal, won)
    return passed(running, deal, int(settings.passed_deal_counts))


def fields(running: Running, _: CouleurSettings, answers: Answers) -> tuple[DealField, ...]:
    """Return what to ask about the next deal."""
    asked = opening_fields(running, tuple(CouleurContract))
    contract = answers.get("contract")
    promise = PROMISES.get(contract) if isinstance(contract, CouleurContract) else None
    return asked if promise is None else (*asked, *contract_fields(running, promise, answers))


GAME: Game[CouleurDeal, CouleurSettings, Running] = Game(
    code="couleur",
    least_players=4,
    most_players=5,
    is_zero_sum=True,
    presets={"foster": CouleurSettings(), "iwwa": IWWA_VALUES},
    ranked_by=(Measure.POINTS, Measure.BEST_ROUND),
    deal_type=CouleurDeal,
    sides=sides,
    lengths=lengths,
    start=start,
    score=score,
    fields=fields,
    plays=SoloDeal.plays,
)
