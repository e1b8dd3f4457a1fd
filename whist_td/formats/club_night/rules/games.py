"""The games that a club night can be played in."""

from collections.abc import Mapping

from whist_td.formats.club_night.games import humbug, scottish, whip
from whist_td.formats.club_night.games.solo import couleur, iwwa
from whist_td.formats.club_night.games.whist import (
    chinese,
    dummy,
    favorite,
    five,
    prussian,
    short,
    ten,
    tricks,
    two_dummies,
)
from whist_td.formats.club_night.rules.table_game_errors import TablePlayersError
from whist_td.formats.club_night.rules.table_games import AnyGame

_CLASSIC = (ten, five, tricks, dummy, two_dummies, humbug, prussian, favorite, chinese, short)
_OTHERS = (couleur, scottish, iwwa, whip)

GAMES: Mapping[str, AnyGame] = {module.GAME.code: module.GAME for module in (*_CLASSIC, *_OTHERS)}
"""Every game by its code, in the order of the source documents."""


def check_players(game: AnyGame, players: int) -> None:
    """Refuse a table that is too small or too large for a game."""
    if not game.least_players <= players <= game.most_players:
        raise TablePlayersError(players, game.least_players, game.most_players)
