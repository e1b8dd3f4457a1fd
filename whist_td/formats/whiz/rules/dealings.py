"""How boards came by their cards, as far as anybody may know while they are played.

No hand stands in here before release, nor the secret: they are sealed (`core.seals`), and the seal
of boards that the program dealt is their commitment.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from whist_td.core.chance import SEAL, seal_of
from whist_td.core.contracts import HANDS, SeatChange, Strain
from whist_td.deals.auction import Makeable
from whist_td.deals.cards import Deal, read_deal
from whist_td.deals.dealing import MOST_BOARDS, dealt

_MAKEABLE = re.compile("[AB][0-9A-D]{15}")


class Origin(Enum):
    """Where the cards of boards come from."""

    DEALT = "dealt"
    """The program dealt them from a secret of its own."""
    REPEATED = "repeated"
    """It dealt them again from a secret that was given, as for a rehearsal."""
    IMPORTED = "imported"
    """A file brought them: a dealing machine's, or another club's."""
    BY_HAND = "by_hand"
    """They were shuffled at the table, and their cards were typed in."""

    @property
    def has_secret(self) -> bool:
        """Whether the boards follow from a secret, and from the room's word."""
        return self in (Origin.DEALT, Origin.REPEATED)


class WayOut(Enum):
    """How the director took out hands that nobody else may see."""

    SHEETS = "sheets"
    FILE = "file"
    READ = "read"


@dataclass(frozen=True)
class Dealing:
    """Boards that came by their cards in one go."""

    number: int
    boards: tuple[int, ...]
    origin: Origin
    seal: str
    """Of the secret, or of the hands where there is none."""
    word: str = ""
    """What the room called out after the commitment hung on the wall."""
    content: str = ""
    """What was sealed, once it is released."""
    makeable: tuple[tuple[int, str], ...] = ()
    """What each declarer can make of a board, once it was found, as `makeable_text` writes it."""

    def __post_init__(self) -> None:
        is_numbered = all(1 <= board <= MOST_BOARDS for board in self.boards)
        is_once = len(set(self.boards)) == len(self.boards)
        if not (SEAL.fullmatch(self.seal) and is_numbered and is_once):
            raise ValueError(self.number)
        if self.content and (
            seal_of(self.content) != self.seal
            or deals_of(self, self.content).keys() != set(self.boards)
        ):
            raise ValueError(self.number)
        if not all(_MAKEABLE.fullmatch(text) for _board, text in self.makeable):
            raise ValueError(self.number)


def makeable_text(makeable: Makeable, change: SeatChange) -> str:
    """Return what can be made in short: the rule of seats, then the tricks of each declarer.

    Clubs first, no trump last, North's before East's and South's, tricks from 0 to D for 13.
    """
    tricks = (makeable[hand][strain] for hand in HANDS for strain in Strain)
    return change.value + "".join(f"{each:X}" for each in tricks)


def read_makeable(text: str, change: SeatChange) -> Makeable | None:
    """Return what can be made; None where it was found under another rule of seats."""
    if text[0] != change.value:
        return None
    tricks = iter(text[1:])
    return {hand: {strain: int(next(tricks), 16) for strain in Strain} for hand in HANDS}


def deals_of(dealing: Dealing, content: str) -> Mapping[int, Deal]:
    """Return the deals by their boards that follow from what a dealing sealed."""
    if dealing.origin.has_secret:
        return _from_secret(content, dealing.boards, dealing.word)
    return hands_in(content)


@lru_cache(maxsize=32)
def _from_secret(secret: str, boards: tuple[int, ...], word: str) -> Mapping[int, Deal]:
    return {board: dealt(secret, board, word) for board in boards}


def hands_text(deals: Mapping[int, Deal]) -> str:
    """Return deals as they are sealed where no secret makes them: a line for each board."""
    return "\n".join(f"{board} {deal.text}" for board, deal in sorted(deals.items()))


@lru_cache(maxsize=128)
def hands_in(content: str) -> Mapping[int, Deal]:
    """Return the deals by their boards that were sealed as hands."""
    lines = (line.partition(" ") for line in content.splitlines())
    return {int(board): read_deal(text) for board, _, text in lines}
