"""Fixed pairs against fixed pairs: everybody meets everybody, or the nearest to it."""

from whist_td.movements.pairs.drawing import PairHistory, drawn_round, round_by_standing
from whist_td.movements.pairs.round_robin import (
    LEAST_PAIRS,
    default_rounds,
    full_rounds,
    most_rounds,
    movement,
)

__all__ = [
    "LEAST_PAIRS",
    "PairHistory",
    "default_rounds",
    "drawn_round",
    "full_rounds",
    "most_rounds",
    "movement",
    "round_by_standing",
]
