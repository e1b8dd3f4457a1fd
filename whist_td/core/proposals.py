"""What other hands than the director's say of an event: telephones, and what they propose.

A proposal counts for nobody until somebody answers for it (PHONES.md).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

MOST_MISSES = 5
"""Wrong PINs after which a place is locked until the desk unlocks it."""


class Confirm(Enum):
    """Who answers for what a table proposes."""

    DESK = "desk"
    """One key of the director accepts all that agree; an opponent's PIN does as well."""
    PIN = "pin"
    """An opponent types the PIN of the own card."""


@dataclass(frozen=True)
class Assistant:
    """Somebody who enters at a screen of his own; the last table None: all from the first on."""

    name: str = ""
    first_table: int = 1
    last_table: int | None = None
    announces: bool = False

    def has(self, table: int) -> bool:
        """Tell whether a table is one of his."""
        return self.first_table <= table <= (self.last_table or table)


@dataclass(frozen=True)
class Phones:
    """The telephones of an event; the secret of their cards is sealed in the club file."""

    seal: str
    confirm: Confirm = Confirm.DESK
    assistants: tuple[Assistant, ...] = ()
    issued: tuple[tuple[str, int], ...] = ()
    """Cards that were issued anew, by role and number (`t5`), and how often."""
    is_discreet: bool = False
    """Whether only initials are shown on telephones."""

    def issue(self, card: str) -> int:
        """Return how often a card was issued anew."""
        return dict(self.issued).get(card, 0)

    def reissued(self, card: str) -> "Phones":
        """Return the telephones with a card that lets nobody in any more, and a new one for it."""
        issued = {**dict(self.issued), card: self.issue(card) + 1}
        return replace(self, issued=tuple(sorted(issued.items())))


@dataclass(frozen=True)
class TableProposal:
    """What a table, or an assistant, says happened at a place that somebody has to answer for."""

    number: int
    table: int
    place: Mapping[str, int]
    """Round, and the board or the deal."""
    facts: Mapping[str, str | int]
    """What a row of results says of it, by the codes of its columns."""
    who: str
    """The card it came from (`t5`, `a2`)."""
    misses: int = 0
    """Wrong PINs."""
    is_stale: bool = False
    """Whether it was written for another state of its place than the desk's."""

    @property
    def is_locked(self) -> bool:
        """Whether too many wrong PINs were typed."""
        return self.misses >= MOST_MISSES

    def is_at(self, table: int, place: Mapping[str, int]) -> bool:
        """Tell whether it is about a place."""
        return self.table == table and dict(self.place) == dict(place)


@dataclass(frozen=True)
class Corner:
    """The code in the corner of a card: where its page is, and the PIN of a personal one."""

    url: str
    pin: str = ""


@dataclass(frozen=True)
class Corners:
    """What stands in the corners of cards while telephones are let in; else nothing does."""

    tables: Mapping[int, Corner] = field(default_factory=dict)
    people: Mapping[int, Corner] = field(default_factory=dict)
    """By the number of the player, or of the team."""


NO_CORNERS = Corners()
