"""Points of a result (RULES 1.7)."""

from whist_td.formats.militaire.rules.results import PENALTIES, Result, ResultKind, Side
from whist_td.formats.militaire.rules.settings import ForfeitPolicy, PenaltyValue, Settings


def winners_points(result: Result, settings: Settings) -> int:
    """Return what the winning side of a result scores: 0, 1 or 2."""
    if result.kind is ResultKind.NORMAL:
        return 1
    if result.kind is ResultKind.FORFEIT:
        return 1 if settings.forfeits is ForfeitPolicy.POINT else 0
    if result.kind in PENALTIES:
        return _penalty_points(result, settings.penalty)
    return 2 if result.kind is ResultKind.PERFECT else 0


def _penalty_points(result: Result, value: PenaltyValue) -> int:
    if value is PenaltyValue.AS_TAKEN:
        return 2 if result.all_tricks else 1
    return 2 if value is PenaltyValue.TWO else 1


def points(result: Result, settings: Settings) -> tuple[int, int]:
    """Return the points of the home side and of the visitors."""
    scored = winners_points(result, settings)
    return (scored, 0) if result.winner is Side.HOME else (0, scored)
