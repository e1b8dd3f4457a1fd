"""Solo whist: contracts and their prices, deals, and who pays whom (RULES 3.1, 4.3)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.games.game import (
    Answers,
    DealField,
    FieldKind,
    Group,
    HandTricksError,
    Length,
    Running,
    Scored,
    TableSeatError,
    TricksMissingError,
    Unit,
    check_limits,
    gains,
    number,
    seats,
)

ALL_TRICKS = 13
ACTIVE_PLAYERS = 4
MOST_POINTS = 1_000
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
class Terms:
    """What each defender pays for a contract, or is paid when it fails.

    An attacker alone has as much from each of the three; two attackers share with two. `all_tricks`
    multiplies a contract made with all thirteen tricks.
    """

    made: int = number(0, 0, MOST_POINTS)
    over: int = number(0, 0, MOST_POINTS)
    failed: int = number(0, 0, MOST_POINTS)
    short: int = number(0, 0, MOST_POINTS)
    all_tricks: int = number(1, 1, 10)

    def __post_init__(self) -> None:
        check_limits(self)


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
    found = len(deal.attackers)
    if not promise.least <= found <= promise.most:
        raise AttackersError(found, promise.least, promise.most)
    if promise.is_misere:
        _check_misere(deal)
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


def _check_misere(deal: SoloDeal) -> None:
    if deal.tricks is not None:
        raise MisereTricksError
    if not set(deal.made) <= set(deal.attackers):
        raise MisereMadeError


def _check_tricks(deal: SoloDeal) -> None:
    if deal.made:
        raise MadeNotMisereError
    if deal.tricks is None:
        raise TricksMissingError
    if not 0 <= deal.tricks <= ALL_TRICKS:
        raise HandTricksError(deal.tricks)


def opening_fields(running: Running, contracts: Sequence[Enum]) -> tuple[DealField, ...]:
    """Return what to ask of every deal: who dealt, and the contract."""
    weights = tuple(LIKELY.get(contract.value, 1) for contract in contracts)
    return (
        DealField("dealer", FieldKind.SEAT, seats(running.players), usual=running.dealer),
        DealField("contract", FieldKind.CHOICE, choices=tuple(contracts), weights=weights),
    )


def contract_fields(running: Running, promise: Promise, answers: Answers) -> tuple[DealField, ...]:
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


def sides(_: object, players: int) -> tuple[Group, ...]:
    """Return who sits with whom: partners are found in each deal anew."""
    return seats(players)


def lengths(_: object, players: int) -> tuple[Length, ...]:
    """Return how long a table plays."""
    return (Length(Unit.DEALS, DEALS.get(players, 4 * players)),)


def start(_: object, players: int) -> Running:
    """Return a table before its first deal."""
    return Running(players)


def played(running: Running, deal: SoloDeal, points: Seats) -> Scored[Running]:
    """Return what a deal gave to those who played it."""
    active = deal.active(running.players)
    ones = tuple(int(seat in active) for seat in range(running.players))
    return Scored(gains(points, deals=ones), _after(running, deal, 1))


def passed(running: Running, deal: SoloDeal, counted: int) -> Scored[Running]:
    """Return what a deal gave that everybody passed: nothing, and the next dealer deals."""
    none = (0,) * running.players
    ones = tuple(counted for _ in none)
    return Scored(gains(none, deals=ones), _after(running, deal, counted))


def _after(running: Running, deal: SoloDeal, counted: int) -> Running:
    dealer = (deal.dealer + 1) % running.players
    return replace(running, dealer=dealer, deals=running.deals + counted)


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
    return _against_the_rest(deal, _price(deal.tricks or 0, promise, terms), players)


def _against_the_rest(deal: SoloDeal, price: int, players: int) -> Seats:
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
