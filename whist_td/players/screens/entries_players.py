"""The rows of players as they are typed: those who are stored, and drafts that are not yet."""

from dataclasses import dataclass, replace
from typing import ClassVar

from typing_extensions import override

from whist_td.core.players import Player
from whist_td.kit.typed_rows import TypedRow


@dataclass(frozen=True)
class PlayerRow(TypedRow[Player]):
    """One row: what is typed, what is stored, and why the two differ where it was refused."""

    BLANK: ClassVar[tuple[str, ...]] = ("", "")

    texts: tuple[str, ...] = ("", "")

    @staticmethod
    @override
    def texts_of(stored: Player) -> tuple[str, ...]:
        return (stored.name, stored.club)

    @staticmethod
    @override
    def unnumbered(stored: Player) -> Player:
        return replace(stored, number=1)

    def player(self) -> Player:
        """Return the player as typed, or refuse one without a name."""
        name, club = self.texts
        if self.stored is None:
            return Player(self.number, name, club)
        return replace(self.stored, name=name, club=club)
