"""Contracts with the Domy, in any event: suits, hands, promises and scores (RULES 2.2, 2.3)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import lru_cache

from whist_td.core.errors import RuleError


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
SYMBOLS: Mapping[Strain, str] = dict(zip(Strain, "♣♦♥♠", strict=False))
_SPELT = {
    Strain.CLUBS: "trefle club",
    Strain.DIAMONDS: "carreau diamond",
    Strain.HEARTS: "coeur heart",
    Strain.SPADES: "pique spade",
    Strain.NO_TRUMP: "sans-atout sansatout no-trump notrump",
}
STRAIN_WORDS: Mapping[str, Strain] = {
    f"{each}{end}": strain
    for strain, words in _SPELT.items()
    for word in words.split()
    for each in (word, word.replace("-", " "))
    for end in ("", "s", "x")
}
"""The strains as they are called in both languages, in small letters and without accents."""


def strain_signs(language: str) -> Mapping[str, Strain]:
    """Return what is typed of a strain where a contract is written in a language.

    >>> [sign for sign, strain in strain_signs("fr").items() if strain is Strain.NO_TRUMP]
    ['sa']
    """
    letters = {letter.casefold(): strain for strain, letter in LETTERS[language].items()}
    short = {"n": Strain.NO_TRUMP} if "nt" in letters else {}
    return {**letters, **short, **{symbol: strain for strain, symbol in SYMBOLS.items()}}


LEAST_LEVEL = 7
ALL_TRICKS = 13
SMALL_SLAM = 12
GAME_BONUS, SMALL_SLAM_BONUS, GRAND_SLAM_BONUS = 10, 20, 40
_GAME_LEVELS = {
    Strain.NO_TRUMP: 9,
    Strain.SPADES: 10,
    Strain.HEARTS: 10,
    Strain.DIAMONDS: 11,
    Strain.CLUBS: 11,
}
"""The least level that is a game in each strain."""
OVERTRICK = 2
UNDERTRICK = 5
_RISK_BONUS = 10
_CODE = re.compile(r"([0-9]{1,2})([CDHSN])(X{0,2})")


class Hand(Enum):
    """A hand as it was dealt: players are known by it all through the deal (RULES 2.3)."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"

    @property
    def index(self) -> int:
        """The place of this hand wherever three things stand in the order North, East, South."""
        return "NES".index(self.value)


HANDS = (Hand.NORTH, Hand.EAST, Hand.SOUTH)


class SeatChange(Enum):
    """How the declarer comes to face the Domy (RULES 2.3, where the rules contradict themselves).

    The one method is the same at all tables, because the leader differs.
    """

    OPPONENT_MOVES = "A"
    """The player opposite the declarer changes with the Domy: the worked example."""
    DECLARER_MOVES = "B"
    """The declarer changes with the player opposite the Domy."""


_LEADERS = {
    SeatChange.OPPONENT_MOVES: (Hand.EAST, Hand.SOUTH, Hand.NORTH),
    SeatChange.DECLARER_MOVES: (Hand.SOUTH, Hand.SOUTH, Hand.EAST),
}


def leader(declarer: Hand, change: SeatChange) -> Hand:
    """Return the hand that leads to the first trick, at the declarer's left after the change.

    >>> leader(Hand.SOUTH, SeatChange.OPPONENT_MOVES)
    <Hand.NORTH: 'N'>
    """
    return _LEADERS[change][declarer.index]


def dealer_of(board: int) -> Hand:
    """Return the dealer of a board: North, East, South in turn (RULES 2.5).

    >>> [dealer_of(board).value for board in (1, 2, 3, 4)]
    ['N', 'E', 'S', 'N']
    """
    return HANDS[(board - 1) % len(HANDS)]


class ContractError(RuleError):
    """A contract that cannot be: level 7 to 13, a strain, then X or XX."""

    text: str


class DealTricksError(RuleError):
    """A number of tricks that thirteen cards cannot make."""

    tricks: object


class Risk(IntEnum):
    """Undoubled, doubled (contré) or redoubled (surcontré): by how much tricks multiply."""

    NONE = 1
    DOUBLED = 2
    REDOUBLED = 4


_RISKS = {"": Risk.NONE, "X": Risk.DOUBLED, "XX": Risk.REDOUBLED}
RISK_SIGNS: Mapping[str, Risk] = {"x": Risk.DOUBLED, "xx": Risk.REDOUBLED}
"""What is typed of a contract that was doubled; of others nothing is said."""


class Rule(Enum):
    """Du mieux possible (overtricks count), or pas de mieux, the super-Whiz (the exact number)."""

    BEST = "best"
    EXACT = "exact"


@dataclass(frozen=True)
class Contract:
    """What the declarer promised."""

    level: int
    strain: Strain
    risk: Risk = Risk.NONE

    def __post_init__(self) -> None:
        if not LEAST_LEVEL <= self.level <= ALL_TRICKS:
            raise ContractError(f"{self.level}{self.strain.value}")

    @property
    def code(self) -> str:
        """The contract as programs write it.

        >>> contract_of("9NXX").code
        '9NXX'
        """
        return f"{self.level}{self.strain.value}{'X' * (self.risk // 2)}"

    @property
    def bonus(self) -> int:
        """The bonus of a game or a slam that was bid; doubling does not change it."""
        if self.level == ALL_TRICKS:
            return GRAND_SLAM_BONUS
        if self.level == SMALL_SLAM:
            return SMALL_SLAM_BONUS
        return GAME_BONUS if self.level >= _GAME_LEVELS[self.strain] else 0

    @property
    def risk_bonus(self) -> int:
        """What a doubled contract earns for having been made."""
        return {Risk.NONE: 0, Risk.DOUBLED: _RISK_BONUS, Risk.REDOUBLED: 2 * _RISK_BONUS}[self.risk]


@lru_cache(maxsize=1_024)
def contract_of(code: str) -> Contract:
    """Return the contract that a code tells.

    >>> contract_of("10HX")
    Contract(level=10, strain=<Strain.HEARTS: 'H'>, risk=<Risk.DOUBLED: 2>)
    """
    found = _CODE.fullmatch(code.strip().upper())
    if not found:
        raise ContractError(code)
    level, strain, risk = found.groups()
    if not LEAST_LEVEL <= int(level) <= ALL_TRICKS:
        raise ContractError(code)
    return Contract(int(level), Strain(strain), _RISKS[risk])


@lru_cache(maxsize=8_192)
def points(contract: Contract, tricks: int, rule: Rule) -> tuple[int, int]:
    """Return the points of the declarer, and of each of the two others.

    >>> points(contract_of("10SX"), 11, Rule.BEST), points(contract_of("9C"), 8, Rule.BEST)
    ((44, 0), (0, 5))
    """
    if not 0 <= tricks <= ALL_TRICKS:
        raise DealTricksError(tricks)
    over = tricks - contract.level
    if over < 0 or (over > 0 and rule is Rule.EXACT):
        return 0, UNDERTRICK * contract.risk * abs(over)
    made = contract.risk * (contract.level + OVERTRICK * over)
    return made + contract.bonus + contract.risk_bonus, 0
