"""What a round is to a player."""

from enum import Enum


class Presence(Enum):
    """What a round is to a player."""

    PLAYS = "plays"
    SITS_OUT = "sits_out"
    NOT_YET = "not_yet"
    GONE = "gone"
