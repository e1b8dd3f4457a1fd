"""Solo whist: contracts and their prices, deals, and who pays whom (RULES 3.1, 4.3)."""

from dataclasses import dataclass

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.games.game import (
    GameSettings,
    HandTricksError,
    TableSeatError,
    TricksMissingError,
    number,
)

ALL_TRICKS = 13
ACTIVE_PLAYERS = 4
MOST_POINTS = 1_000


class AttackersError(RuleError):
    """More or fewer attackers than the contract has."""

    found: int
    least: int
    most: int


class AttackerTwiceError(RuleError):
    """A player named twice among the attackers."""


class SittingOutError(RuleError):
    """A dealer of a table of five, who sits out, among the attackers."""


class MisereTricksError(RuleError):
    """Tricks given for a misère, which is made or not."""


class MisereMadeError(RuleError):
    """A misère made by somebody who did not play one."""


class MadeNotMisereError(RuleError):
    """Somebody said to have made his misère in a contract that is none."""


class PassedDealError(RuleError):
    """A deal that everybody passed, with attackers or tricks."""


class GoalError(RuleError):
    """A number of tricks promised that is not that of the contract."""

    goal: int
    promised: int


@dataclass(frozen=True)
class Promise:
    """What a contract promises, and how many players may play it; no trick at all is a misère."""

    goal: int
    least: int = 1
    most: int = 1

    @property
    def is_misere(self) -> bool:
        """Whether the contract is to take no trick."""
        return self.goal == 0


@dataclass(frozen=True)
class Terms(GameSettings):
    """What each defender pays for a contract, or is paid when it fails.

    An attacker alone has as much from each of the three; two attackers share with two. `all_tricks`
    multiplies a contract made with all thirteen tricks.
    """

    made: int = number(0, 0, MOST_POINTS)
    over: int = number(0, 0, MOST_POINTS)
    failed: int = number(0, 0, MOST_POINTS)
    short: int = number(0, 0, MOST_POINTS)
    all_tricks: int = number(1, 1, 10)


def even(points: int) -> Terms:
    """Return the terms of a contract worth as much made as failed, whatever the tricks."""
    return Terms(points, 0, points)


Seats = tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class SoloDeal:
    """A deal: tricks of the attackers, or, of a misère, which of them made it (`made`)."""

    dealer: int = 0
    attackers: Seats = ()
    tricks: int | None = None
    made: Seats = ()
    jury_called: bool = False

    def plays(self, seat: int, players: int) -> bool:
        """Tell whether a seat plays."""
        return seat in self.active(players)

    def active(self, players: int) -> Seats:
        """Return who plays: at a table of five the dealer sits out."""
        return tuple(
            seat for seat in range(players) if players == ACTIVE_PLAYERS or seat != self.dealer
        )


def check_deal(deal: SoloDeal, promise: Promise | None, players: int) -> None:
    """Refuse a deal that cannot be, of a contract or passed by everybody (None)."""
    _check_seats(deal, players)
    if promise is None:
        if deal.attackers or deal.made or deal.tricks is not None:
            raise PassedDealError
        return
    attackers = len(deal.attackers)
    if not promise.least <= attackers <= promise.most:
        raise AttackersError(attackers, promise.least, promise.most)
    if promise.is_misere:
        if deal.tricks is not None:
            raise MisereTricksError
        if not set(deal.made) <= set(deal.attackers):
            raise MisereMadeError
    else:
        _check_tricks(deal)


def _check_seats(deal: SoloDeal, players: int) -> None:
    for seat in (deal.dealer, *deal.attackers):
        if not 0 <= seat < players:
            raise TableSeatError(seat, players)
    if len(set(deal.attackers)) < len(deal.attackers):
        raise AttackerTwiceError
    if not set(deal.attackers) <= set(deal.active(players)):
        raise SittingOutError


def _check_tricks(deal: SoloDeal) -> None:
    if deal.made:
        raise MadeNotMisereError
    if deal.tricks is None:
        raise TricksMissingError
    if not 0 <= deal.tricks <= ALL_TRICKS:
        raise HandTricksError(deal.tricks)


def contract_points(
    deal: SoloDeal, promise: Promise | None, terms: Terms | None, players: int
) -> Seats:
    """Return the points of every seat, or refuse the deal; nothing where everybody passed.

    >>> contract_points(SoloDeal(attackers=(0, 1), made=(0,)), Promise(0, 1, 4), even(7), 4)
    (28, -28, 0, 0)
    """
    check_deal(deal, promise, players)
    if promise is None or terms is None:
        return (0,) * players
    if promise.is_misere:
        return _miseres(deal, terms, players)
    price = _price(deal.tricks or 0, promise, terms)
    attackers = len(deal.attackers)
    won = price * (ACTIVE_PLAYERS - attackers) // attackers
    points = [0] * players
    for seat in deal.active(players):
        points[seat] = won if seat in deal.attackers else -price
    return tuple(points)


def _price(tricks: int, promise: Promise, terms: Terms) -> int:
    """Return what each defender pays: less than nothing where the contract failed."""
    if tricks < promise.goal:
        return -terms.failed - terms.short * (promise.goal - 1 - tricks)
    price = terms.made + terms.over * (tricks - promise.goal)
    return price * terms.all_tricks if tricks == ALL_TRICKS else price


def _miseres(deal: SoloDeal, terms: Terms, players: int) -> Seats:
    """Settle each misère by itself with the three others, and add."""
    points = [0] * players
    active = deal.active(players)
    for player in deal.attackers:
        price = terms.made if player in deal.made else -terms.failed
        for seat in active:
            points[seat] += price * (len(active) - 1) if seat == player else -price
    return tuple(points)


PROPOSE = Terms(2, 1, 6, 2, 2)
SOLO = Terms(2, 1, 4, 2, 2)
TROU = Terms(4, 2, 6, 2, 2)
ABUNDANCE_9, ABUNDANCE_10, ABUNDANCE_11, ABUNDANCE_12 = even(5), even(6), even(8), even(9)
MISERE, OPEN_MISERE = even(7), even(14)
SMALL_SLAM, GRAND_SLAM = even(25), even(30)
