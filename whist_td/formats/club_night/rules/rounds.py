"""One round of a club night: who sits where, planned, or begun and so no longer to change."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from whist_td.core.movement_tables import Sitting
from whist_td.core.players import SeatedTwiceError


@dataclass(frozen=True)
class ClubRound:
    """The tables of a round, and those who sit out."""

    number: int
    sittings: tuple[Sitting, ...]
    sit_out: tuple[int, ...] = ()
    announced_at: datetime | None = None

    def __post_init__(self) -> None:
        seen: set[int] = set()
        for player in self.people():
            if player in seen:
                raise SeatedTwiceError(player)
            seen.add(player)

    def people(self) -> Iterator[int]:
        """Yield everybody who has a seat or sits out."""
        for sitting in self.sittings:
            yield from sitting.seats
        yield from self.sit_out

    def sitting(self, table: int) -> Sitting | None:
        """Return who sits at a table, None where there is none."""
        return next((sitting for sitting in self.sittings if sitting.table == table), None)

    def place_of(self, player: int) -> Sitting | None:
        """Return the table where a player sits, None where he sits out or is not there."""
        return next((sitting for sitting in self.sittings if player in sitting.seats), None)
