"""What is typed and not stored yet: it outlives every panel while the program runs."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whist_td.formats.club_night.screens.entries_pairs import PairRow
    from whist_td.players.screens.entries_players import PlayerRow
    from whist_td.stages.entries_rows import Entry


@dataclass
class Drafts:
    """The unfinished lines of one event."""

    entries: "tuple[Entry, ...]" = ()
    players: "tuple[PlayerRow, ...]" = ()
    pairs: "tuple[PairRow, ...]" = ()
