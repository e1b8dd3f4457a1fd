"""Suits, and the strain a round or a contract is played in."""

from collections.abc import Mapping
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

LETTERS: Mapping[str, Mapping[Strain, str]] = {
    "fr": dict(zip(Strain, ("T", "K", "C", "P", "SA"), strict=True)),
    "en": dict(zip(Strain, ("C", "D", "H", "S", "NT"), strict=True)),
}
"""How each strain is typed and written, by language."""
