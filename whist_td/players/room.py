"""What the room is shown of people who play for themselves, whatever they play."""

from collections.abc import Callable, Iterable

from whist_td.core.players import P, PlayersEvent, R
from whist_td.room.views.views import SeatedPlayer, SeatedTable, SeatingView, Welcome


def players_welcome(event: PlayersEvent[P, R], size: int) -> Welcome:
    """Return who is there before round 1, and the tables of so many that they fill."""
    present = len(event.present(1))
    tables = ((table, table * size <= present) for table in range(1, -(-present // size) + 1))
    return Welcome(event.details, tuple(tables), present)


def players_seating(
    event: PlayersEvent[P, R], tables: Callable[[R], Iterable[SeatedTable]]
) -> SeatingView:
    """Return who sits where in the newest round; before it, the places of round 1."""
    last, rounds = event.last_announced, event.settings.rounds
    seated = event.rounds.get(max(1, last))
    if seated is None:
        return SeatingView(last, rounds, ())
    resting = (SeatedPlayer(event.player(n).name, n, None) for n in seated.sit_out)
    return SeatingView(last, rounds, tuple(tables(seated)), tuple(resting))
