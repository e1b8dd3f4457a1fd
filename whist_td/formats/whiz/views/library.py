"""The movements that need no search: from the library, verified, for numbers that allow one."""

from functools import lru_cache

from whist_td.core.players import MeetAgainRoundsError, TooFewPlayersError
from whist_td.formats.whiz.rules.seating import SeatedRound
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS
from whist_td.formats.whiz.views.seating import seated_rounds
from whist_td.movements.whiz import most_rounds

Rounds = tuple[SeatedRound, ...]


@lru_cache(maxsize=64)
def library_rounds(players: int, rounds: int) -> Rounds:
    """Return the movement for players 1 to a number, verified; none where the numbers allow none.

    >>> len(library_rounds(14, 5)), library_rounds(5, 5), library_rounds(6, 30)
    (5, (), ())
    """
    if players < LEAST_PLAYERS or rounds > most_rounds(players):
        return ()
    return seated_rounds(players, rounds)


def check_rounds(players: int, rounds: int) -> None:
    """Refuse numbers for which there is no movement."""
    if players < LEAST_PLAYERS:
        raise TooFewPlayersError(players, LEAST_PLAYERS)
    if rounds > most_rounds(players):
        raise MeetAgainRoundsError(rounds, 1, most_rounds(players), players)
