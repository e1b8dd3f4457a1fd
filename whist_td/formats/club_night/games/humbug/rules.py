"""Humbug: two players, thirteen cards each and twenty-six out of play (règles du whist, 5).

Honours in one hand count what they number, unless the other has two as well.
"""

from dataclasses import dataclass, replace

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.games.game import (
    Answers,
    DealField,
    FieldKind,
    Game,
    HandTricksError,
    HonoursError,
    Length,
    Measure,
    Running,
    Scored,
    TableSeatError,
    Unit,
    check_limits,
    gains,
    number,
    seats,
)

ALL_TRICKS, BOOK = 13, 6
ALL_HONOURS, TWO_HONOURS = 4, 2
PLAYERS = 2
HONOURS = DealField(
    "honours", FieldKind.NUMBERS, (), 0, ALL_HONOURS, usual=(0, 0), shared=ALL_HONOURS, rarity=1
)
LENGTHS = (Length(Unit.GAMES, 3), Length(Unit.DEALS, 12))

Pair = tuple[int, int]


class TurnedCardError(RuleError):
    """A dealer at humbug who changed hands and kept the turned trump."""


@dataclass(frozen=True)
class HumbugSettings:
    """The options of humbug; the source tells no number of points that wins."""

    target: int = number(5, 1, 50)

    def __post_init__(self) -> None:
        check_limits(self)


@dataclass(frozen=True, kw_only=True)
class HumbugDeal:
    """A deal: the tricks of the first player, the honours of each, and who changed his hand.

    `trump_kept`: the dealer plays with the card he turned; not allowed once he has changed.
    """

    tricks: int
    honours: Pair = (0, 0)
    dealer: int = 0
    exchanged: tuple[bool, bool] = (False, False)
    trump_kept: bool = False


@dataclass(frozen=True)
class HumbugRunning(Running):
    """Where two players stand in their game."""

    score: Pair = (0, 0)


def deal_points(deal: HumbugDeal) -> Pair:
    """Return the points of a deal, tricks and honours together.

    >>> deal_points(HumbugDeal(tricks=7, honours=(3, 1)))
    (4, 0)
    """
    _check(deal)
    return _sum(trick_points(deal), honour_points(deal))


def trick_points(deal: HumbugDeal) -> Pair:
    """Return a point for each trick over six."""
    odd = deal.tricks - BOOK
    return (odd, 0) if odd > 0 else (0, 1 - odd)


def honour_points(deal: HumbugDeal) -> Pair:
    """Return what the honours count: two against two cancel, and one is worth nothing."""
    first, second = deal.honours
    if first >= TWO_HONOURS and second < TWO_HONOURS:
        return first, 0
    return (0, second) if second >= TWO_HONOURS > first else (0, 0)


def _check(deal: HumbugDeal) -> None:
    if not 0 <= deal.tricks <= ALL_TRICKS:
        raise HandTricksError(deal.tricks)
    first, second = deal.honours
    if first < 0 or second < 0 or first + second > ALL_HONOURS:
        raise HonoursError(first, second)
    if deal.dealer not in range(PLAYERS):
        raise TableSeatError(deal.dealer, PLAYERS)
    if deal.trump_kept and deal.exchanged[deal.dealer]:
        raise TurnedCardError


def start(_: HumbugSettings, players: int) -> HumbugRunning:
    """Return two players before their first deal."""
    return HumbugRunning(players)


def score(
    running: HumbugRunning, deal: HumbugDeal, settings: HumbugSettings
) -> Scored[HumbugRunning]:
    """Return the points of a deal: tricks first, and honours only while nobody has won."""
    _check(deal)
    marks = trick_points(deal)
    if max(_sum(running.score, marks)) < settings.target:
        marks = _sum(marks, honour_points(deal))
    total = _sum(running.score, marks)
    after = replace(running, dealer=1 - deal.dealer, deals=running.deals + 1, score=total)
    if max(total) < settings.target:
        return Scored(gains(marks), after)
    won = (int(total[0] >= settings.target), int(total[1] >= settings.target))
    return Scored(gains(marks, won), replace(after, games=after.games + 1, score=(0, 0)))


def _sum(one: Pair, other: Pair) -> Pair:
    return one[0] + other[0], one[1] + other[1]


def fields(running: HumbugRunning, _: HumbugSettings, answers: Answers) -> tuple[DealField, ...]:
    """Return what to ask about the next deal."""
    both = seats(PLAYERS)
    dealer, exchanged = answers.get("dealer", running.dealer), answers.get("exchanged")
    changed = isinstance(exchanged, tuple) and isinstance(dealer, int) and exchanged[dealer]
    kept = () if changed else (DealField("trump_kept", FieldKind.SWITCH, usual=True),)
    return (
        DealField("dealer", FieldKind.SEAT, both, usual=running.dealer),
        DealField("exchanged", FieldKind.SWITCHES, both, usual=(False, False), rarity=3),
        *kept,
        DealField("tricks", FieldKind.NUMBER, both[:1], 0, ALL_TRICKS),
        replace(HONOURS, groups=both),
    )


GAME: Game[HumbugDeal, HumbugSettings, HumbugRunning] = Game(
    code="humbug",
    least_players=PLAYERS,
    most_players=PLAYERS,
    is_zero_sum=False,
    presets={"humbug": HumbugSettings()},
    ranked_by=(Measure.GAMES, Measure.POINTS),
    deal_type=HumbugDeal,
    sides=lambda _settings, players: seats(players),
    lengths=lambda _settings, _players: LENGTHS,
    start=start,
    score=score,
    fields=fields,
)
