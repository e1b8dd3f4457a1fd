"""How boards came by their cards, as far as anybody may know while they are played.

No hand stands in here before release, nor the secret: they are sealed (`core.seals`), and the seal
of boards that the program dealt is their commitment.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from whist_td.core.seals import SEAL, seal_of
from whist_td.deals.cards import Deal, read_deal
from whist_td.deals.dealing import dealt


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

    def __post_init__(self) -> None:
        if not SEAL.fullmatch(self.seal):
            raise ValueError(self.number)
        if self.content and (
            seal_of(self.content) != self.seal
            or deals_of(self, self.content).keys() != set(self.boards)
        ):
            raise ValueError(self.number)


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
