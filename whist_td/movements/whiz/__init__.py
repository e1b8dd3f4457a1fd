"""Whiz movements: three people a table, boards that go round, for any number of people."""

from whist_td.movements.whiz.continuation import continuation
from whist_td.movements.whiz.extending import chance
from whist_td.movements.whiz.form import Movement, Round, Seating
from whist_td.movements.whiz.library import (
    LEAST_PLAYERS,
    default_rounds,
    most_rounds,
    movement,
    steady_movement,
)

__all__ = [
    "LEAST_PLAYERS",
    "Movement",
    "Round",
    "Seating",
    "chance",
    "continuation",
    "default_rounds",
    "most_rounds",
    "movement",
    "steady_movement",
]
