"""A deal put together from buttons: the same text as a player would type it."""

import re
from dataclasses import dataclass, replace

from whist_td.core.strains import LETTERS, Strain
from whist_td.formats.whiz.rules.game import Hand
from whist_td.formats.whiz.rules.notation import Notation, in_letters

STRAINS = tuple(Strain)
_LETTERS = {Notation.FRENCH: "SA|[TKCP♣♦♥♠]", Notation.ENGLISH: "NT|[CDHSN♣♦♥♠]"}
_TYPED = r"\s*([0-9]{{1,2}})?\s*({letters})?\s*(X{{0,2}})\s*([NES])?\s*(=|[-+−]\s*[0-9]*)?\s*"
_SYMBOLS = {"♣": Strain.CLUBS, "♦": Strain.DIAMONDS, "♥": Strain.HEARTS, "♠": Strain.SPADES}


@dataclass(frozen=True)
class Pieces:
    """What of a deal is said so far; None is still to come."""

    level: int | None = None
    strain: Strain | None = None
    risk: str = ""
    """"" or X or XX."""
    declarer: Hand | None = None
    over: int | None = None
    """Tricks above the contract, or below it."""

    def text(self, notation: Notation) -> str:
        """Return the text that says this much."""
        level = "" if self.level is None else str(self.level)
        strain = LETTERS[notation.value][self.strain] if self.strain else ""
        declarer = self.declarer.value if self.declarer else ""
        made = "" if self.over is None else f"{self.over:+}" if self.over else "="
        return " ".join(filter(None, (f"{level}{strain}{self.risk}", declarer, made)))

    def with_risk(self, risk: str) -> "Pieces":
        """Return the pieces doubled or redoubled, or not any more when it was so already."""
        return replace(self, risk="" if self.risk == risk else risk)

    def with_trick(self, step: int) -> "Pieces":
        """Return the pieces with one trick more or less; the first makes +1 or -1."""
        return replace(self, over=(self.over or 0) + step)


def pieces_of(text: str, notation: Notation) -> Pieces:
    """Return what a typed text says so far, as far as it can be read.

    >>> pieces_of("10c s", Notation.FRENCH).text(Notation.FRENCH)
    '10C S'
    """
    found = re.fullmatch(_TYPED.format(letters=_LETTERS[notation]), in_letters(text, notation))
    if found is None:
        return Pieces()
    level, letters, risk, declarer, made = found.groups()
    return Pieces(
        int(level) if level else None,
        _strain(letters, notation) if letters else None,
        risk,
        Hand(declarer) if declarer else None,
        _over(made),
    )


def _strain(letters: str, notation: Notation) -> Strain:
    if letters in _SYMBOLS:
        return _SYMBOLS[letters]
    if letters == "N":
        return Strain.NO_TRUMP
    return next(strain for strain in STRAINS if LETTERS[notation.value][strain] == letters)


def _over(made: str | None) -> int | None:
    if made is None:
        return None
    digits = "".join(sign for sign in made if sign.isdigit())
    if not digits:
        return 0 if made == "=" else None
    return int(digits) if made.startswith("+") else -int(digits)
