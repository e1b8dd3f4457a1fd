"""What is typed and not stored yet: it outlives every panel while the program runs."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whist_td.ui.models.entries_pairs import PairRow
    from whist_td.ui.models.entries_players import PlayerRow
    from whist_td.ui.models.entries_rows import Entry


@dataclass
class Drafts:
    """The unfinished lines of one event."""

    entries: "tuple[Entry, ...]" = ()
    players: "tuple[PlayerRow, ...]" = ()
    pairs: "tuple[PairRow, ...]" = ()
