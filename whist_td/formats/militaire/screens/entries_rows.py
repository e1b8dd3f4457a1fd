"""The rows of the entries as they are typed: teams that are stored, and drafts that are not yet."""

from dataclasses import dataclass, replace
from typing import ClassVar

from typing_extensions import override

from whist_td.formats.militaire.rules.teams import SEATS, Team
from whist_td.kit.typed_rows import TypedRow

NOBODY = ("", "", "", "", "")
"""Team name, captain, players 1, 2, 3."""
FIRST_SEAT = 1
"""Where the captain stands in the texts; the team name comes before."""


@dataclass(frozen=True)
class Entry(TypedRow[Team]):
    """One row: what is typed, what is stored, and why the two differ where it was refused."""

    BLANK: ClassVar[tuple[str, ...]] = NOBODY

    texts: tuple[str, ...] = NOBODY

    @staticmethod
    @override
    def texts_of(stored: Team) -> tuple[str, ...]:
        return (stored.name, *stored.members)

    @staticmethod
    @override
    def unnumbered(stored: Team) -> Team:
        return stored.with_number(0)

    @property
    @override
    def is_full(self) -> bool:
        """Whether the captain and all three players are named."""
        return all(self.texts[FIRST_SEAT:])

    @property
    def missing_seats(self) -> tuple[int, ...]:
        """The places without a name, once the row is begun."""
        names = self.texts[FIRST_SEAT:]
        return () if self.is_empty else tuple(seat for seat in SEATS if not names[seat])

    def team(self) -> Team:
        """Return the team as it is typed, or refuse a name too long to show."""
        name, captain, *players = self.texts
        first, second, third = players
        typed = Team(self.number, name, captain, (first, second, third))
        if self.stored is None:
            return typed
        return replace(self.stored, name=name, captain=captain, players=typed.players)
