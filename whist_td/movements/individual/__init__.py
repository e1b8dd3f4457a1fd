"""Individual whist: tables of four, partners changing every round, for any number of people."""

from whist_td.movements.individual.catalogue import (
    default_rounds,
    fewer_meetings,
    full_rounds,
    most_rounds,
    movement,
)
from whist_td.movements.individual.drawing import PartnerHistory, drawn_movement, drawn_round
from whist_td.movements.individual.plan import LEAST_PLAYERS, table_sizes
from whist_td.movements.individual.standing import round_by_standing

__all__ = [
    "LEAST_PLAYERS",
    "PartnerHistory",
    "default_rounds",
    "drawn_movement",
    "drawn_round",
    "fewer_meetings",
    "full_rounds",
    "most_rounds",
    "movement",
    "round_by_standing",
    "table_sizes",
]
