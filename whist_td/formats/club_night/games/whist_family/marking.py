"""How a deal of the whist family is marked, and what games and rubbers pay (RULES 4.1)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from typing_extensions import override

from whist_td.core.contracts import Strain
from whist_td.core.deal_fields import Group, partners
from whist_td.core.errors import RuleError
from whist_td.formats.club_night.games.game import (
    ALL_HONOURS,
    ALL_TRICKS,
    BOOK,
    GameSettings,
    HandTricksError,
    TricksMissingError,
    check_honours,
    check_revokes,
    number,
    winner_of,
)

THREE_HONOURS = 3
GAMES_TO_WIN = 2
"""A rubber is the best of three games."""


class HonoursNotCountedError(RuleError):
    """Honours in a game in which they do not count."""


class MarkBeforeError(RuleError):
    """A deal that begins when one side has won the game already."""

    score: int
    target: int


class HonoursCallError(RuleError):
    """Honours shown to win at once, in a game without that."""


class ShownHonoursError(RuleError):
    """Honours shown to win at once by a side that is not two points short."""

    score: int
    wanted: int


class ShownTricksError(RuleError):
    """Tricks of a deal that was won by showing honours before play."""


class NoSlamError(RuleError):
    """A slam in a game that does not pay it."""


class SlamTricksError(RuleError):
    """A slam with fewer than thirteen tricks."""

    tricks: int


class LoserScoreError(RuleError):
    """A score with which a game cannot have been lost."""

    score: int
    target: int


class RubberOverError(RuleError):
    """A game after the end of its rubber."""

    games: int


class TrumpNotSaidError(RuleError):
    """A deal without its trump, in a game that needs it."""


class FavouriteNotDrawnError(RuleError):
    """A deal of whist à la favorite without the favourite suit."""


class FavouriteChangedError(RuleError):
    """Another favourite suit in the middle of a game."""

    drawn: Strain
    told: Strain


class DummyChangedError(RuleError):
    """The dummy given to somebody else in the middle of a game."""


SIMPLE, DOUBLE, TREBLE = 1, 2, 3
"""What a game is worth in fiches."""


class Slam(Enum):
    """What a side gets for all thirteen tricks."""

    NONE = "none"
    """Nothing but the tricks."""
    CHIPS = "chips"
    """Fiches, and no point is marked for the deal: « le chelem se paye à part »."""
    CHIPS_AND_POINTS = "chips and points"
    """Fiches, and the deal is marked as any other."""


class HonoursStop(Enum):
    """Which side counts no honours, one point short: the texts leave open when it has to be."""

    BEGAN = "began"
    """The one that began the deal so (the English law)."""
    REACHED = "reached"
    """The one that stands so once the tricks are counted."""


class HonoursEnd(Enum):
    """For whom honours end once a side is one point short: « on cesse de compter les honneurs »."""

    OWN = "own"
    """For that side (the English law)."""
    ALL = "all"
    """For both sides: the sentence of the text is impersonal."""


@dataclass(frozen=True)
class Factor:
    """By how much a deal is multiplied: tricks and honours; revokes and slams; the game it ends."""

    points: int = 1
    penalties: int = 1
    counters: int = 1


PLAIN = Factor()


@dataclass(frozen=True, kw_only=True)
class WhistSettings(GameSettings):
    """The options of a game; the defaults are those of whist en dix points."""

    target: int = number(10, 1, 50)
    trick_value: int = number(1, 1, 10)
    has_honours: bool = True
    three_honours: int = number(2, 0, 10)
    four_honours: int = number(4, 0, 10)
    honours_stop: HonoursStop = HonoursStop.BEGAN
    honours_end: HonoursEnd = HonoursEnd.OWN
    calls_honours: bool = False
    revoke: int = number(3, 0, 20)
    slam: Slam = Slam.NONE
    slam_chips: int = number(8, 0, 100)
    simple_from: int = number(5, 0, 50)
    double_from: int = number(4, 0, 50)
    is_rubber: bool = True
    consolation: int = number(4, 0, 20)

    @property
    def doubled(self) -> Factor:
        """By how much a deal counts that is doubled."""
        return Factor(2, 2)


TEN = WhistSettings(calls_honours=True, slam=Slam.CHIPS)
FIVE = WhistSettings(target=5, slam=Slam.CHIPS, simple_from=3, double_from=1)
TRICKS = WhistSettings(trick_value=2, has_honours=False, revoke=6, simple_from=6, double_from=2)
SHORT = WhistSettings(target=5, simple_from=3, double_from=1)

PRESETS = {"ten": TEN, "five": FIVE, "tricks": TRICKS, "short": SHORT}
"""The four ways of marking that everything else is built on (RULES 4.1, the table)."""


Sides = tuple[Group, Group]
"""The seats of side A and of side B."""


@dataclass(frozen=True, kw_only=True)
class WhistDeal:
    """A deal between sides A (0) and B (1).

    `tricks` are those of A; None where a side won by showing its honours (`shown`). `erased` are
    the revokes for which the other side chose to take points off instead of marking them.
    """

    tricks: int | None = None
    honours: tuple[int, int] = (0, 0)
    revokes: tuple[int, int] = (0, 0)
    erased: tuple[int, int] = (0, 0)
    shown: int | None = None

    def sides(self, players: int) -> Sides:
        """Return who sits on side A and on side B: partners opposite."""
        first, second = partners(players)
        return first, second

    @property
    def is_doubled(self) -> bool:
        """Whether the deal counts double: only with a favourite suit."""
        return False


@dataclass(frozen=True, kw_only=True)
class TrumpedDeal(WhistDeal):
    """A deal whose trump is not the last card dealt, and has to be said."""

    trump: Strain


@dataclass(frozen=True, kw_only=True)
class FavouriteDeal(TrumpedDeal):
    """A deal with a favourite suit, drawn before its game began."""

    favourite: Strain

    @property
    @override
    def is_doubled(self) -> bool:
        return self.trump is self.favourite


@dataclass(frozen=True, kw_only=True)
class DummyDeal(WhistDeal):
    """A deal of three players; side A is the one who plays with the dummy."""

    dummy: int

    @override
    def sides(self, players: int) -> Sides:
        """Return the dummy's partner alone against the others."""
        return (self.dummy,), tuple(seat for seat in range(players) if seat != self.dummy)


Score = tuple[int, int]
"""The points of side A and of side B in the game that is being played."""


@dataclass(frozen=True)
class Marked:
    """The score after a deal, who has won the game with it, and the fiches of a slam (A − B)."""

    after: Score
    winner: int | None = None
    slam_chips: int = 0


def marked(
    before: Score, deal: WhistDeal, settings: WhistSettings, factor: Factor = PLAIN
) -> Marked:
    """Return the score after a deal, or refuse it.

    >>> marked((8, 6), WhistDeal(tricks=8, honours=(1, 3)), TEN)
    Marked(after=(10, 6), winner=0, slam_chips=0)
    """
    check_deal(deal, settings)
    for points in before:
        if not 0 <= points < settings.target:
            raise MarkBeforeError(points, settings.target)
    if deal.shown is not None:
        return _shown(before, deal.shown, settings)
    slam_chips = _slam_chips(deal, settings) * factor.penalties
    score = _after_revokes(before, deal, settings.revoke * factor.penalties)
    ends = slam_chips and settings.slam is Slam.CHIPS
    if winner_of(score, settings.target) is None and not ends:
        score = _after_tricks(score, deal, settings.trick_value * factor.points)
        if winner_of(score, settings.target) is None and settings.has_honours:
            score = _after_honours(before, score, deal, settings, factor.points)
    return Marked(score, winner_of(score, settings.target), slam_chips)


def check_deal(deal: WhistDeal, settings: WhistSettings) -> None:
    """Refuse a deal that cannot be, whatever the score."""
    check_honours(deal.honours)
    if any(deal.honours) and not settings.has_honours:
        raise HonoursNotCountedError
    check_revokes(deal.revokes, deal.erased)
    if deal.shown is not None:
        if deal.tricks is not None:
            raise ShownTricksError
    elif deal.tricks is None:
        raise TricksMissingError
    elif not 0 <= deal.tricks <= ALL_TRICKS:
        raise HandTricksError(deal.tricks)


def _shown(before: Score, side: int, settings: WhistSettings) -> Marked:
    """Let a side two points short that holds three honours win before a card is played."""
    if not settings.calls_honours:
        raise HonoursCallError
    target = settings.target - settings.three_honours
    if before[side] != target:
        raise ShownHonoursError(before[side], target)
    return Marked(_with(before, side, settings.three_honours), side)


def _after_revokes(score: Score, deal: WhistDeal, value: int) -> Score:
    if deal.revokes == (0, 0):
        return score
    first, second = (max(0, score[side] - deal.erased[side] * value) for side in range(2))
    added = [revokes - erased for revokes, erased in zip(deal.revokes, deal.erased, strict=True)]
    return first + added[1] * value, second + added[0] * value


def _after_tricks(score: Score, deal: WhistDeal, value: int) -> Score:
    odd = (deal.tricks or 0) - BOOK
    return _with(score, 0, odd * value) if odd > 0 else _with(score, 1, (1 - odd) * value)


def _after_honours(
    before: Score, score: Score, deal: WhistDeal, settings: WhistSettings, times: int
) -> Score:
    """Three honours or four; a side one point short counts none, and where it is so nobody does."""
    reached = before if settings.honours_stop is HonoursStop.BEGAN else score
    short = [points == settings.target - 1 for points in reached]
    ended = short if settings.honours_end is HonoursEnd.OWN else [any(short)] * len(short)
    for side, held in enumerate(deal.honours):
        if held >= THREE_HONOURS and not ended[side]:
            value = settings.four_honours if held == ALL_HONOURS else settings.three_honours
            return _with(score, side, value * times)
    return score


def _slam_chips(deal: WhistDeal, settings: WhistSettings) -> int:
    """Return the fiches of a slam; a side that revoked in the deal has none, as it has no point."""
    if settings.slam is Slam.NONE or deal.tricks not in (0, ALL_TRICKS):
        return 0
    if deal.revokes[0 if deal.tricks else 1]:
        return 0
    return settings.slam_chips if deal.tricks else -settings.slam_chips


def _with(score: Score, side: int, points: int) -> Score:
    first, second = score
    return (first, second + points) if side else (first + points, second)


@dataclass(frozen=True)
class WonGame:
    """Which side (0: A, 1: B) won a game, and how many points the other had."""

    winner: int
    loser_score: int


def game_chips(game: WonGame, settings: WhistSettings) -> int:
    """Return the fiches of a game, for A less for B: the fewer the loser has, the more it pays."""
    if not 0 <= game.loser_score < settings.target:
        raise LoserScoreError(game.loser_score, settings.target)
    if game.loser_score >= settings.simple_from:
        chips = SIMPLE
    else:
        chips = DOUBLE if game.loser_score >= settings.double_from else TREBLE
    return _for_first(chips, game.winner)


def rubber_winner(games: Sequence[WonGame]) -> int | None:
    """Return the side that has won two games of a rubber."""
    for side in range(2):
        if sum(game.winner == side for game in games) == GAMES_TO_WIN:
            return side
    return None


def consolation(winner: int, settings: WhistSettings) -> int:
    """Return the fiches that the winners of a rubber add, for A less for B."""
    return _for_first(settings.consolation, winner)


def rubber_chips(games: Sequence[WonGame], settings: WhistSettings) -> int:
    """Return the fiches of a rubber, for A less for B; an unfinished one has no consolation.

    >>> from dataclasses import replace
    >>> rubber_chips([WonGame(0, 4), WonGame(1, 1), WonGame(0, 0)], replace(SHORT, consolation=2))
    4
    """
    for played in range(len(games)):
        if rubber_winner(games[:played]) is not None:
            raise RubberOverError(played)
    chips = sum(game_chips(game, settings) for game in games)
    winner = rubber_winner(games)
    return chips if winner is None else chips + consolation(winner, settings)


def _for_first(chips: int, winner: int) -> int:
    return -chips if winner else chips
