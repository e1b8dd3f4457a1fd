"""A deal as a player would type it, in French or English, and back again.

French: T K C P SA and N E S (O is the Domy); English: C D H S N or NT and N E S (W is the Domy).
After the contract and the declarer come the tricks: `=`, `+1`, `-2`, or their number, or both.
"""

import re
from collections.abc import Mapping
from enum import Enum
from fractions import Fraction

from whist_td.core.contracts import (
    ALL_TRICKS,
    LEAST_LEVEL,
    LETTERS,
    Contract,
    DealTricksError,
    Hand,
    Risk,
    Strain,
)
from whist_td.formats.whiz.rules.errors import (
    ContradictionError,
    DealNotationError,
    DomyDeclarerError,
    Expected,
    ImpossibleResultError,
    LevelError,
    PassedContractError,
)
from whist_td.formats.whiz.rules.results import (
    NOT_PLAYED,
    PASSED,
    Adjusted,
    NoContract,
    Outcome,
    Played,
)

_SYMBOLS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S"})
_NO_CONTRACT = {
    **dict.fromkeys(("PASSE", "PASSÉ", "PASSE GÉNÉRAL", "PASS", "PASSED OUT"), PASSED),
    **dict.fromkeys(("NJ", "NON JOUÉE", "NP", "NOT PLAYED"), NOT_PLAYED),
}
_RISKS = {"": Risk.NONE, "X": Risk.DOUBLED, "XX": Risk.REDOUBLED}
_PERCENTS = 3
_THOUSANDTHS = 1000
_PERCENT = re.compile(r"[0-9]{1,12}(?:[.,][0-9]{1,12}|/[1-9][0-9]{0,11})?")
_OTHER_SIGNS = str.maketrans({"−": "-", "–": "-", "×": "X"})
_LEVEL = re.compile(r"([0-9]{1,3})\s*")
_RISK = re.compile(r"(X{0,2})\s*")
_DECLARER = re.compile(r"([NESOW])\s*")
_RESULT = re.compile(r"(=|[+-]\s*[0-9]{1,3})?\s*([0-9]{1,3})?")
_SPELT: Mapping[Strain | Hand, str] = {
    Strain.CLUBS: r"TR[EÈ]FLES?|CLUBS?",
    Strain.DIAMONDS: r"CARREAUX?|DIAMONDS?",
    Strain.HEARTS: r"C(?:Œ|OE)URS?|HEARTS?",
    Strain.SPADES: r"PIQUES?|SPADES?",
    Strain.NO_TRUMP: r"SANS[\s-]*ATOUTS?|NO[\s-]*TRUMPS?",
    Hand.NORTH: r"NORD|NORTH",
    Hand.EAST: r"EST|EAST",
    Hand.SOUTH: r"SUD|SOUTH",
}
"""The words for strains and hands, in both languages."""
_DOMY_SPELT = r"OUEST|WEST"
_WORD = r"(?<![^\W\d_])(?:{words})(?![^\W\d_])"


class Notation(Enum):
    """Whose letters are typed."""

    FRENCH = "fr"
    ENGLISH = "en"


_DOMY = {Notation.FRENCH: "O", Notation.ENGLISH: "W"}
_WRITTEN = {
    Notation.FRENCH: {PASSED: "passe", NOT_PLAYED: "NJ"},
    Notation.ENGLISH: {PASSED: "pass", NOT_PLAYED: "NP"},
}
_ADJUSTED = {Notation.FRENCH: "AJ", Notation.ENGLISH: "ADJ"}

_STRAIN = {
    Notation.FRENCH: re.compile(r"(SA|[TKCP♣♦♥♠])\s*"),
    Notation.ENGLISH: re.compile(r"(NT|[CDHSN♣♦♥♠])\s*"),
}


def in_letters(text: str, notation: Notation) -> str:
    """Return a text with the written-out strains and hands as the letters of a notation.

    >>> in_letters("10 cœurs sud +1", Notation.FRENCH)
    '10 C S +1'
    """
    letters = text.upper()
    for meant, words in _SPELT.items():
        letter = meant.value if isinstance(meant, Hand) else _letters(meant, notation)
        letters = re.sub(_WORD.format(words=words), letter, letters)
    return re.sub(_WORD.format(words=_DOMY_SPELT), _DOMY[notation], letters)


class _Typed:
    """A typed deal, read from left to right."""

    def __init__(self, text: str, notation: Notation) -> None:
        self._text = text
        self._rest = in_letters(text.translate(_OTHER_SIGNS), notation).strip()

    def read(self, pattern: re.Pattern[str], expected: Expected) -> tuple[str, ...]:
        """Return the next part, or refuse what stands there."""
        found = pattern.match(self._rest)
        if found is None:
            raise DealNotationError(self._text, self._rest, expected)
        self._rest = self._rest[found.end() :]
        return tuple(group or "" for group in found.groups())

    def refuse(self, expected: Expected) -> DealNotationError:
        """Return what refuses the deal at this point."""
        return DealNotationError(self._text, self._rest, expected)

    @property
    def rest(self) -> str:
        """What has not been read yet."""
        return self._rest


def outcome_of(text: str, notation: Notation) -> Outcome:
    """Return the outcome that a player typed.

    >>> outcome_of("9SA E -2", Notation.FRENCH).tricks
    7
    """
    words = text.upper().split()
    phrase = " ".join(words)
    if phrase in _NO_CONTRACT:
        return _NO_CONTRACT[phrase]
    if words and words[0] in _NO_CONTRACT:
        raise PassedContractError(text)
    if words and words[0] in _ADJUSTED.values():
        return _adjusted(text)
    return _played(_Typed(text, notation), notation)


def _played(typed: _Typed, notation: Notation) -> Played:
    level = int(typed.read(_LEVEL, Expected.LEVEL)[0])
    (letter,) = typed.read(_STRAIN[notation], Expected.STRAIN)
    if not LEAST_LEVEL <= level <= ALL_TRICKS:
        raise LevelError(level)
    (risk,) = typed.read(_RISK, Expected.DECLARER)
    declarer = _declarer(typed, notation)
    if not risk:
        # Some write the double after the declarer.
        (risk,) = typed.read(_RISK, Expected.RESULT)
    difference, tricks = typed.read(_RESULT, Expected.RESULT)
    if typed.rest or not (difference or tricks):
        raise typed.refuse(Expected.NOTHING if difference or tricks else Expected.RESULT)
    contract = Contract(level, _strain(letter, notation), _RISKS[risk])
    return Played(contract, declarer, _tricks(level, difference, tricks))


def _strain(letter: str, notation: Notation) -> Strain:
    if letter in "♣♦♥♠":
        return Strain(letter.translate(_SYMBOLS))
    typed = "NT" if letter == "N" else letter
    return next(strain for strain, known in LETTERS[notation.value].items() if known == typed)


def _declarer(typed: _Typed, notation: Notation) -> Hand:
    at = typed.refuse(Expected.DECLARER)
    (letter,) = typed.read(_DECLARER, Expected.DECLARER)
    if letter in _DOMY.values():
        # With more letters it is a word that begins like the Domy, and not the Domy.
        is_domy = letter == _DOMY[notation] and not typed.rest[:1].isalpha()
        raise DomyDeclarerError if is_domy else at
    return Hand(letter)


def _tricks(level: int, difference: str, tricks: str) -> int:
    taken = int(tricks) if tricks else None
    if taken is not None and taken > ALL_TRICKS:
        raise DealTricksError(taken)
    if not difference:
        return taken or 0
    over = 0 if difference == "=" else int("".join(difference.split()))
    if not 0 <= level + over <= ALL_TRICKS:
        raise ImpossibleResultError(level, over, level + over)
    if taken is not None and taken != level + over:
        raise ContradictionError(level, over, taken)
    return level + over


def _adjusted(text: str) -> Adjusted:
    _, *percents = text.split(maxsplit=1 + _PERCENTS)
    reason = percents.pop() if len(percents) > _PERCENTS else ""
    if len(percents) < _PERCENTS:
        raise DealNotationError(text, " ".join(percents), Expected.PERCENTAGES)
    north, east, south = (_percent(text, percent) for percent in percents)
    return Adjusted(north, east, south, reason.strip())


def _percent(text: str, percent: str) -> Fraction | None:
    if percent == "-":
        return None
    plain = percent.removesuffix("%")
    if not _PERCENT.fullmatch(plain):
        raise DealNotationError(text, percent, Expected.PERCENTAGES)
    return Fraction(plain.replace(",", "."))


def written(outcome: Outcome, notation: Notation) -> str:
    """Return an outcome as a player would type it.

    >>> written(outcome_of("10H S 11", Notation.ENGLISH), Notation.FRENCH)
    '10C S +1'
    """
    match outcome:
        case Played():
            return _written_deal(outcome, notation)
        case NoContract():
            return _WRITTEN[notation][outcome]
        case Adjusted():
            percents = (_written_percent(percent, notation) for percent in outcome.percents)
            return " ".join((_ADJUSTED[notation], *percents, outcome.reason)).strip()


def _written_percent(percent: Fraction | None, notation: Notation) -> str:
    if percent is None:
        return "-"
    if _THOUSANDTHS % percent.denominator:
        return str(percent)
    decimal = f"{float(percent):g}"
    return decimal.replace(".", ",") if notation is Notation.FRENCH else decimal


def _written_deal(played: Played, notation: Notation) -> str:
    difference = played.tricks - played.contract.level
    result = f"{difference:+}" if difference else "="
    return f"{written_contract(played.contract, notation)} {played.declarer.value} {result}"


def written_contract(contract: Contract, notation: Notation) -> str:
    """Return a contract with its level, strain and X or XX.

    >>> written_contract(Contract(13, Strain.SPADES, Risk.REDOUBLED), Notation.FRENCH)
    '13PXX'
    """
    return f"{contract.level}{_letters(contract.strain, notation)}{'X' * (contract.risk // 2)}"


def _letters(strain: Strain, notation: Notation) -> str:
    return LETTERS[notation.value][strain]
