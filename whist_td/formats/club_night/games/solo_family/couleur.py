"""Whist à la couleur, or whist de Gand: solo whist with the turned trump (RULES 4.3).

The source names the game and gives no table; the values are Foster's, with a white counter for a
point and a red one for five.

>>> solo = CouleurDeal(contract=CouleurContract.SOLO, attackers=(0,), tricks=7)
>>> points(solo, CouleurSettings())
(36, -12, -12, -12)
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from whist_td.formats.club_night.games.game import Game, Running
from whist_td.formats.club_night.games.solo_family import contracts
from whist_td.formats.club_night.games.solo_family.contract_game import ContractGame
from whist_td.formats.club_night.games.solo_family.contracts import (
    ALL_TRICKS,
    Promise,
    SoloDeal,
    Terms,
    even,
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


PROMISES: Mapping[Enum, Promise] = {
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


CONTRACTS = ContractGame(CouleurContract, PROMISES)
points = CONTRACTS.points
"""Returns the points of every seat."""
GAME: Game[CouleurDeal, CouleurSettings, Running] = CONTRACTS.game(
    "couleur", CouleurDeal, {"foster": CouleurSettings(), "iwwa": IWWA_VALUES}
)
