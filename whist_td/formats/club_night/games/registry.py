"""The games that a club night can be played in: a line each, in the order of the sources.

A game is a folder, or stands in its family's: `rules` with the `Game` that the line names, `words`
with its `GameWords` by the code and, where single deals are scored by themselves, `score`. Nobody
imports a game: whoever needs one asks for it here.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pkgutil import resolve_name
from typing import Any

from whist_td.formats.club_night.games.game import AnyGame

_HOMES = {
    "ten": "whist_family.rules.TEN_POINTS",
    "five": "whist_family.rules.FIVE_POINTS",
    "tricks": "whist_family.rules.BY_TRICKS",
    "dummy": "whist_family.dummy.GAME",
    "two_dummies": "whist_family.dummy.TWO_DUMMIES",
    "humbug": "humbug.rules.GAME",
    "prussian": "whist_family.rules.PRUSSIAN",
    "favorite": "whist_family.favorite.GAME",
    "chinese": "whist_family.rules.CHINESE",
    "short": "whist_family.rules.SHORT_WHIST",
    "couleur": "solo_family.couleur.GAME",
    "scottish": "scottish.rules.GAME",
    "iwwa": "solo_family.iwwa.GAME",
    "whip": "whip.rules.GAME",
    "plain_whiz": "plain_whiz.rules.GAME",
}

GAMES: Mapping[str, AnyGame] = {
    code: resolve_name(f"{__package__}.{home}") for code, home in _HOMES.items()
}
"""Every game by its code."""


def in_folders(trade: str, name: str) -> tuple[Any, ...]:
    """Return what the folders of the games have for a trade: a name in its module, where it is."""
    folders = dict.fromkeys(home.partition(".")[0] for home in _HOMES.values())
    homes = (f"{__package__}.{folder}.{trade}" for folder in folders)
    return tuple(getattr(import_module(home), name) for home in homes if find_spec(home))
