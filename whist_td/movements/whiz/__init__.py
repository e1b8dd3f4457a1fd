"""Whiz movements: three people a table, boards that go round, for any number of people."""

from whist_td.movements.whiz.catalogue import (
    LEAST_PLAYERS,
    default_rounds,
    most_rounds,
    movement,
    steady_movement,
)
from whist_td.movements.whiz.continuation import Continuation, continuation
from whist_td.movements.whiz.form import PlannedTrio, WhizMovement, WhizRound
from whist_td.movements.whiz.improving import CYCLE, EveningCost
from whist_td.movements.whiz.offers import Facts, Merit, Offer, offers

__all__ = [
    "CYCLE",
    "LEAST_PLAYERS",
    "Continuation",
    "EveningCost",
    "Facts",
    "Merit",
    "Offer",
    "PlannedTrio",
    "WhizMovement",
    "WhizRound",
    "continuation",
    "default_rounds",
    "most_rounds",
    "movement",
    "offers",
    "steady_movement",
]
