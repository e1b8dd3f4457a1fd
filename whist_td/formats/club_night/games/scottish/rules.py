"""Whist écossais, or la chasse aux dix: five trumps count, thirty points a deal (règles, 11)."""

from dataclasses import dataclass, replace
from enum import Enum

from whist_td.core.deal_fields import Answers, DealField, FieldKind, Group, partners, seats
from whist_td.core.errors import RuleError
from whist_td.formats.club_night.games.game import (
    CountError,
    Game,
    GameSettings,
    Length,
    Measure,
    Running,
    Scored,
    TableSeatError,
    Unit,
    gains,
    number,
)

PACK = 36
PARTNERED = 4
CARD_POINTS = {"jack": 11, "ace": 4, "king": 3, "queen": 2, "ten": 10}
"""What each of the five trumps is worth, in their order of taking."""
DEAL_POINTS = sum(CARD_POINTS.values())
LENGTHS = (Length(Unit.GAMES, 1), Length(Unit.DEALS, 4))

Points = tuple[int, ...]


class TrumpCardError(RuleError):
    """A card that is not one of the five trumps that count."""

    card: str


class TrumpCardMissingError(RuleError):
    """A trump that counts and that nobody captured."""

    card: str


class TrumpCardTwiceError(RuleError):
    """A trump that two have captured."""

    card: str


class CapturedCardsError(RuleError):
    """Cards captured that are not the thirty-six of the pack."""

    found: int
    expected: int


class RevokeOptionError(RuleError):
    """A revoke where it does not lose the game."""


class BothHome(Enum):
    """Who wins when a deal takes more than one side to 41."""

    HIGHER = "higher"
    """The higher total; another deal where they are equal."""
    SHARED = "shared"
    """All of them share the game."""


@dataclass(frozen=True)
class ScottishSettings(GameSettings):
    """The options of Scottish whist."""

    target: int = number(41, 1, 500)
    has_partners: bool = True
    cards_count: bool = False
    revoke_loses: bool = False
    both_home: BothHome = BothHome.HIGHER


@dataclass(frozen=True, kw_only=True)
class ScottishDeal:
    """Which side captured each of the five trumps, and, where cards count, how many each took."""

    jack: int
    ace: int
    king: int
    queen: int
    ten: int
    cards: Points = ()
    revoker: int | None = None


@dataclass(frozen=True)
class ScottishRunning(Running):
    """Where the sides stand in their game."""

    sides: tuple[Group, ...] = ()
    score: Points = ()


def sides(settings: ScottishSettings, players: int) -> tuple[Group, ...]:
    """Return who plays together: of four the two opposite, unless everybody is alone."""
    together = players == PARTNERED and settings.has_partners
    return partners(players) if together else seats(players)


def deal_points(deal: ScottishDeal, count: int, settings: ScottishSettings) -> Points:
    """Return the points of each of so many sides.

    >>> deal_points(ScottishDeal(jack=0, ten=0, ace=1, king=1, queen=1), 2, ScottishSettings())
    (21, 9)
    """
    points = [0] * count
    for card, worth in CARD_POINTS.items():
        side: int = getattr(deal, card)
        if not 0 <= side < count:
            raise TableSeatError(side, count)
        points[side] += worth
    if settings.cards_count:
        return _with_cards(points, deal.cards)
    return tuple(points)


def _with_cards(points: list[int], cards: Points) -> Points:
    """Add a point for each card that a side took above those dealt to it."""
    for each in cards:
        if each < 0:
            raise CountError(each)
    if len(cards) != len(points) or sum(cards) != PACK:
        raise CapturedCardsError(sum(cards), PACK)
    dealt = PACK // len(points)
    return tuple(won + max(0, taken - dealt) for won, taken in zip(points, cards, strict=True))


def start(settings: ScottishSettings, players: int) -> ScottishRunning:
    """Return a table before its first deal."""
    groups = sides(settings, players)
    return ScottishRunning(players, sides=groups, score=(0,) * len(groups))


def score(
    running: ScottishRunning, deal: ScottishDeal, settings: ScottishSettings
) -> Scored[ScottishRunning]:
    """Return the points of a deal, and who won the game at its end."""
    count = len(running.sides)
    won = deal_points(deal, count, settings)
    if deal.revoker is not None and not settings.revoke_loses:
        raise RevokeOptionError
    if deal.revoker is not None and not 0 <= deal.revoker < count:
        raise TableSeatError(deal.revoker, count)
    total = tuple(old + new for old, new in zip(running.score, won, strict=True))
    dealer = (running.dealer + 1) % running.players
    after = replace(running, dealer=dealer, deals=running.deals + 1, score=total, is_tied=False)
    winners = _winners(total, deal, settings)
    points = _by_seat(running, won)
    if not winners:
        return Scored(gains(points), replace(after, is_tied=max(total) >= settings.target))
    games = _by_seat(running, tuple(int(side in winners) for side in range(count)))
    over = replace(after, games=after.games + 1, score=(0,) * count)
    return Scored(gains(points, games), over)


def _winners(total: Points, deal: ScottishDeal, settings: ScottishSettings) -> list[int]:
    """Return who won the game: the highest from 41 up, alone; or the others after a revoke."""
    others = [side for side in range(len(total)) if side != deal.revoker]
    best = max(total[side] for side in others)
    leading = [side for side in others if total[side] == best]
    if deal.revoker is not None:
        return leading
    if settings.both_home is BothHome.SHARED:
        return [side for side in others if total[side] >= settings.target]
    return leading if best >= settings.target and len(leading) == 1 else []


def _by_seat(running: ScottishRunning, values: Points) -> Points:
    by_seat = {
        seat: value for group, value in zip(running.sides, values, strict=True) for seat in group
    }
    return tuple(by_seat[seat] for seat in range(running.players))


def fields(
    running: ScottishRunning, settings: ScottishSettings, _: Answers
) -> tuple[DealField, ...]:
    """Return what to ask about the next deal: who took each of the five trumps."""
    fields = [DealField(card, FieldKind.SIDE, running.sides) for card in CARD_POINTS]
    if settings.cards_count:
        fields.append(DealField("cards", FieldKind.NUMBERS, running.sides, 0, PACK, total=PACK))
    if settings.revoke_loses:
        fields.append(
            DealField("revoker", FieldKind.SIDE, running.sides, is_optional=True, rarity=20)
        )
    return tuple(fields)


GAME: Game[ScottishDeal, ScottishSettings, ScottishRunning] = Game(
    code="scottish",
    least_players=2,
    most_players=4,
    is_zero_sum=False,
    presets={"scottish": ScottishSettings()},
    ranked_by=(Measure.GAMES, Measure.POINTS),
    deal_type=ScottishDeal,
    sides=sides,
    lengths=lambda _settings, _players: LENGTHS,
    start=start,
    score=score,
    fields=fields,
)
