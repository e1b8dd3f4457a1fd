"""Whist simple, as the IWWA plays it (règlement of 1 May 2020; RULES 3.1).

The document refers to the point table of the official sheet; these values are those of two
independent public scorers that follow it.

>>> points(IwwaDeal(contract=IwwaContract.SOLO, attackers=(0,), tricks=4), IwwaSettings())
(-12, 4, 4, 4)
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from whist_td.formats.club_night.games.game import (
    DealDoubt,
    Game,
    GameSettings,
    Running,
    SanctionTo,
    number,
)
from whist_td.formats.club_night.games.solo_family import contracts
from whist_td.formats.club_night.games.solo_family.contract_game import ContractGame
from whist_td.formats.club_night.games.solo_family.contracts import (
    ALL_TRICKS,
    Promise,
    SoloDeal,
    Terms,
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


PROMISES: Mapping[Enum, Promise] = {
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
CONTRACTS = ContractGame(IwwaContract, PROMISES, WANT_JURY)


@dataclass(frozen=True, kw_only=True)
class IwwaDeal(SoloDeal):
    """A deal of Whist simple."""

    contract: IwwaContract


class MisereTrump(Enum):
    """Whether there is a trump in misère and open misère, on which the text is silent."""

    NONE = "none"
    """None, as in solo whist."""
    TURNED = "turned"
    """The card turned up."""


@dataclass(frozen=True, kw_only=True)
class IwwaSettings(GameSettings):
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
    misere_trump: MisereTrump = MisereTrump.NONE
    passed_deal_counts: bool = False
    sanctions_to: SanctionTo = SanctionTo.TABLE
    fine: int = number(12, 1, 999)


class IwwaDoubt(DealDoubt):
    """What may be a slip in a deal."""

    JURY_NOT_CALLED = "jury not called"


def doubts(deal: IwwaDeal) -> tuple[DealDoubt, ...]:
    """Return what to draw attention to: a high contract for which no jury was called."""
    forgotten = deal.contract in WANT_JURY and not deal.jury_called
    return (IwwaDoubt.JURY_NOT_CALLED,) if forgotten else ()


points = CONTRACTS.points
"""Returns the points of every seat."""
GAME: Game[IwwaDeal, IwwaSettings, Running] = CONTRACTS.game(
    "iwwa",
    IwwaDeal,
    {"iwwa": IwwaSettings()},
    doubts=doubts,
    at_fault=lambda deal: deal.attackers[0] if doubts(deal) else None,
    sanctions_to=lambda settings: settings.sanctions_to,
    fixed_in_play=("misere_trump",),
)
