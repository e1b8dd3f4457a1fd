"""The games of a club night whose deals can be scored by themselves, field by field."""

from collections.abc import Mapping

from whist_td.console.scores import ScoredGame
from whist_td.formats.club_night.games.registry import in_folders

GAMES: Mapping[str, ScoredGame] = {
    name: game
    for forms in sorted(in_folders("score", "SCORED"), key=len)
    for name, game in forms.items()
}
"""What each game takes, by its name here; folders with several forms of deals come last."""
