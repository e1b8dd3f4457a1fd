"""What games and rubbers are worth in fiches: simple, double, treble, and the consolation."""

from collections.abc import Sequence
from dataclasses import dataclass

from whist_td.formats.club_night.games.whist.settings import (
    DOUBLE,
    SIMPLE,
    TREBLE,
    WhistSettings,
)
from whist_td.formats.club_night.rules.table_game_errors import (
    LoserScoreError,
    RubberOverError,
)

GAMES_TO_WIN = 2
"""A rubber is the best of three games."""


@dataclass(frozen=True)
class WonGame:
    """Which side (0: A, 1: B) won a game, and how many points the other had."""

    winner: int
    loser_score: int


def game_chips(game: WonGame, settings: WhistSettings) -> int:
    """Return the fiches of a game, for A less for B: the fewer the loser has, the more it pays."""
    if not 0 <= game.loser_score < settings.target:
        raise LoserScoreError(game.loser_score, settings.target)
    if game.loser_score >= settings.simple_from:
        chips = SIMPLE
    else:
        chips = DOUBLE if game.loser_score >= settings.double_from else TREBLE
    return _for_first(chips, game.winner)


def rubber_winner(games: Sequence[WonGame]) -> int | None:
    """Return the side that has won two games of a rubber."""
    for side in range(2):
        if sum(game.winner == side for game in games) == GAMES_TO_WIN:
            return side
    return None


def consolation(winner: int, settings: WhistSettings) -> int:
    """Return the fiches that the winners of a rubber add, for A less for B."""
    return _for_first(settings.consolation, winner)


def rubber_chips(games: Sequence[WonGame], settings: WhistSettings) -> int:
    """Return the fiches of a rubber, for A less for B; an unfinished one has no consolation.

    >>> from whist_td.formats.club_night.games.whist.settings import SHORT
    >>> from dataclasses import replace
    >>> rubber_chips([WonGame(0, 4), WonGame(1, 1), WonGame(0, 0)], replace(SHORT, consolation=2))
    4
    """
    for played in range(len(games)):
        if rubber_winner(games[:played]) is not None:
            raise RubberOverError(played)
    chips = sum(game_chips(game, settings) for game in games)
    winner = rubber_winner(games)
    return chips if winner is None else chips + consolation(winner, settings)


def _for_first(chips: int, winner: int) -> int:
    return -chips if winner else chips
