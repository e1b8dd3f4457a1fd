"""Whip: cards taken from the table; a pack is a game (« partie »), scored once at its end.

The source says that a pack makes eleven points and lists ten: the ten of diamonds counts one, as
written, or two by an option (RULES 4.4).
"""

from dataclasses import dataclass, replace
from enum import Enum

from whist_td.core.deal_fields import Answers, DealField, FieldKind, seats
from whist_td.core.errors import RuleError
from whist_td.formats.club_night.games.game import (
    CountError,
    DealDoubt,
    Game,
    GameSettings,
    Length,
    Measure,
    Running,
    Scored,
    TablePlayersError,
    TableSeatError,
    Unit,
    gains,
    number,
)

ACES, CARDS, SPADES = 4, 52, 13
MAJORITY = 2
MOST_WHIPS = 52
LENGTHS = (Length(Unit.GAMES, 1),)

Counts = tuple[int, ...]


class WhipCount(Enum):
    """What is counted of a pack of whip."""

    ACES = "aces"
    CARDS = "cards"
    SPADES = "spades"
    TWO_OF_SPADES = "two of spades"
    TEN_OF_DIAMONDS = "ten of diamonds"


class WhipTotalError(RuleError):
    """Cards that are more or fewer than the pack has."""

    count: WhipCount
    found: int
    expected: int


class WhipSpadesError(RuleError):
    """More spades than cards."""

    spades: int
    cards: int


class Tied(Enum):
    """What a majority gives when two or more have it."""

    NOBODY = "nobody"
    ONE_EACH = "each"


class LastCards(Enum):
    """Where the cards go that are left on the table at the end."""

    LAST_TAKER = "last taker"
    LEFT_OUT = "left out"


@dataclass(frozen=True)
class WhipSettings(GameSettings):
    """The options of whip."""

    ten_of_diamonds: int = number(1, 1, 2)
    tied: Tied = Tied.NOBODY
    last_cards: LastCards = LastCards.LAST_TAKER


@dataclass(frozen=True, kw_only=True)
class WhipDeal:
    """A pack: what each player took; `left` are cards that stayed on the table to the end."""

    aces: Counts
    two_of_spades: int | None
    ten_of_diamonds: int | None
    cards: Counts
    spades: Counts
    whips: Counts
    left: int = 0


def pack_points(deal: WhipDeal, settings: WhipSettings) -> Counts:
    """Return the points of each player.

    >>> deal = WhipDeal(aces=(2, 2), two_of_spades=1, ten_of_diamonds=0, cards=(26, 26),
    ...     spades=(7, 6), whips=(0, 0))
    >>> pack_points(deal, WhipSettings())
    (5, 3)
    """
    check(deal, settings)
    most_cards, most_spades = (_majority(taken, settings) for taken in (deal.cards, deal.spades))
    return tuple(
        deal.aces[player]
        + (player == deal.two_of_spades)
        + settings.ten_of_diamonds * (player == deal.ten_of_diamonds)
        + most_cards[player]
        + most_spades[player]
        + deal.whips[player]
        for player in range(len(deal.cards))
    )


def _majority(taken: Counts, settings: WhipSettings) -> Counts:
    most = max(taken)
    tied = taken.count(most) > 1
    worth = MAJORITY if not tied else int(settings.tied is Tied.ONE_EACH)
    return tuple(worth if each == most else 0 for each in taken)


def check(deal: WhipDeal, settings: WhipSettings) -> None:
    """Refuse counts that are not those of one pack."""
    for value in (*deal.aces, *deal.cards, *deal.spades, *deal.whips, deal.left):
        if value < 0:
            raise CountError(value)
    left = deal.left if settings.last_cards is LastCards.LEFT_OUT else 0
    _check_total(WhipCount.CARDS, sum(deal.cards) + left, CARDS, 0)
    _check_total(WhipCount.ACES, sum(deal.aces), ACES, deal.left)
    _check_total(WhipCount.SPADES, sum(deal.spades), SPADES, deal.left)
    for spades, cards in zip(deal.spades, deal.cards, strict=True):
        if spades > cards:
            raise WhipSpadesError(spades, cards)
    _check_holder(WhipCount.TWO_OF_SPADES, deal.two_of_spades, deal)
    _check_holder(WhipCount.TEN_OF_DIAMONDS, deal.ten_of_diamonds, deal)


def _check_total(count: WhipCount, found: int, expected: int, left: int) -> None:
    if not expected - left <= found <= expected:
        raise WhipTotalError(count, found, expected)


def _check_holder(card: WhipCount, holder: int | None, deal: WhipDeal) -> None:
    if holder is None:
        _check_total(card, 0, 1, deal.left)
    elif not 0 <= holder < len(deal.cards):
        raise TableSeatError(holder, len(deal.cards))


def score(running: Running, deal: WhipDeal, settings: WhipSettings) -> Scored[Running]:
    """Return the points of a pack; whoever has most wins the game, those who tie share it."""
    points = pack_points(deal, settings)
    if len(points) != running.players:
        raise TablePlayersError(len(points), running.players, running.players)
    best = max(points)
    dealer = (running.dealer + 1) % running.players
    after = replace(running, dealer=dealer, deals=running.deals + 1, games=running.games + 1)
    return Scored(gains(points, tuple(int(each == best) for each in points)), after)


def fields(running: Running, settings: WhipSettings, _: Answers) -> tuple[DealField, ...]:
    """Return what to ask about the next pack."""
    players = seats(running.players)
    left_out = settings.last_cards is LastCards.LEFT_OUT
    left = (DealField("left", FieldKind.NUMBER, (), 0, CARDS, usual=0),) if left_out else ()
    return (
        DealField("aces", FieldKind.NUMBERS, players, 0, ACES, total=ACES),
        DealField("two_of_spades", FieldKind.SEAT, players, is_optional=left_out),
        DealField("ten_of_diamonds", FieldKind.SEAT, players, is_optional=left_out),
        DealField("cards", FieldKind.NUMBERS, players, 0, CARDS, total=CARDS),
        DealField("spades", FieldKind.NUMBERS, players, 0, SPADES, total=SPADES),
        DealField("whips", FieldKind.NUMBERS, players, 0, MOST_WHIPS),
        *left,
    )


class WhipDoubt(DealDoubt):
    """What may be a slip in a pack."""

    TWO_OF_SPADES = "two of spades"


def doubts(deal: WhipDeal) -> tuple[DealDoubt, ...]:
    """Return what to draw attention to: a two of spades taken by one without spades."""
    holder = deal.two_of_spades
    odd = holder is not None and not deal.spades[holder]
    return (WhipDoubt.TWO_OF_SPADES,) if odd else ()


GAME: Game[WhipDeal, WhipSettings, Running] = Game(
    code="whip",
    least_players=2,
    most_players=4,
    is_zero_sum=False,
    presets={"whip": WhipSettings()},
    ranked_by=(Measure.GAMES, Measure.POINTS),
    deal_type=WhipDeal,
    lengths=lambda _settings, _players: LENGTHS,
    start=lambda _settings, players: Running(players),
    score=score,
    fields=fields,
    doubts=doubts,
    is_pack=True,
)
