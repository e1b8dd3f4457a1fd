"""Suits, and the strain a round or a contract is played in."""

from enum import Enum


class Strain(Enum):
    """A trump suit, or no trump; the value is its code in files (English initials)."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NO_TRUMP = "N"


SUITS = (Strain.HEARTS, Strain.CLUBS, Strain.DIAMONDS, Strain.SPADES)
"""The four suits in the order British whist drives call them (RULES 1.3)."""
