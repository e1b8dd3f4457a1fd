"""The two sheets of paper that clubs have."""

from enum import Enum


class PageSize(Enum):
    """Which sheet of paper a club prints on."""

    A4 = "a4"
    LETTER = "letter"
