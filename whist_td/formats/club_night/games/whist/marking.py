"""How a deal of whist is marked: revokes first, then tricks, then honours (RULES 4.1).

Laws of Whist: "revoke precedes all other scores; tricks next; honours last".
"""

from dataclasses import dataclass

from whist_td.formats.club_night.games.whist.deals import WhistDeal
from whist_td.formats.club_night.games.whist.settings import (
    PLAIN,
    Factor,
    Slam,
    WhistSettings,
)
from whist_td.formats.club_night.rules.table_game_errors import (
    HandTricksError,
    HonoursCallError,
    HonoursError,
    HonoursNotCountedError,
    MarkBeforeError,
    RevokesError,
    ShownHonoursError,
    ShownTricksError,
    TricksMissingError,
)

Score = tuple[int, int]
"""The points of side A and of side B in the game that is being played."""

ALL_TRICKS = 13
BOOK = 6
ALL_HONOURS = 4
THREE_HONOURS = 3


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

    >>> from whist_td.formats.club_night.games.whist.settings import TEN
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
    if _winner(score, settings) is None and not (slam_chips and settings.slam is Slam.CHIPS):
        score = _after_tricks(score, deal, settings.trick_value * factor.points)
        if _winner(score, settings) is None and settings.has_honours:
            score = _after_honours(before, score, deal, settings, factor.points)
    return Marked(score, _winner(score, settings), slam_chips)


def check_deal(deal: WhistDeal, settings: WhistSettings) -> None:
    """Refuse a deal that cannot be, whatever the score."""
    _check_honours(deal.honours, settings)
    for revokes, erased in zip(deal.revokes, deal.erased, strict=True):
        if not 0 <= erased <= revokes:
            raise RevokesError(revokes, erased)
    if deal.shown is not None:
        if deal.tricks is not None:
            raise ShownTricksError
    elif deal.tricks is None:
        raise TricksMissingError
    elif not 0 <= deal.tricks <= ALL_TRICKS:
        raise HandTricksError(deal.tricks)


def _check_honours(honours: Score, settings: WhistSettings) -> None:
    first, second = honours
    if first < 0 or second < 0 or first + second > ALL_HONOURS:
        raise HonoursError(first, second)
    if (first or second) and not settings.has_honours:
        raise HonoursNotCountedError


def _shown(before: Score, side: int, settings: WhistSettings) -> Marked:
    """Let a side two points short that holds three honours win before a card is played."""
    if not settings.calls_honours:
        raise HonoursCallError
    wanted = settings.target - settings.three_honours
    if before[side] != wanted:
        raise ShownHonoursError(before[side], wanted)
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
    """Three honours or four; a side that began the deal one point short counts none."""
    for side, held in enumerate(deal.honours):
        if held >= THREE_HONOURS and before[side] != settings.target - 1:
            value = settings.four_honours if held == ALL_HONOURS else settings.three_honours
            return _with(score, side, value * times)
    return score


def _slam_chips(deal: WhistDeal, settings: WhistSettings) -> int:
    if settings.slam is Slam.NONE or deal.tricks not in (0, ALL_TRICKS):
        return 0
    return settings.slam_chips if deal.tricks else -settings.slam_chips


def _winner(score: Score, settings: WhistSettings) -> int | None:
    """Return who has reached the target; where revokes took both there equally, nobody has yet."""
    first, second = score
    if max(first, second) < settings.target or first == second:
        return None
    return 0 if first > second else 1


def _with(score: Score, side: int, points: int) -> Score:
    first, second = score
    return (first, second + points) if side else (first + points, second)
