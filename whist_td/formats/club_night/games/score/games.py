"""The games whose deals can be scored by themselves (`whist-td score NAME`)."""

from collections.abc import Callable, Mapping

from whist_td.formats.club_night.games.score.cards import (
    humbug_scored,
    scottish_scored,
    whip_scored,
)
from whist_td.formats.club_night.games.score.solo import couleur_scored, iwwa_scored
from whist_td.formats.club_night.games.score.whist import scored as whist_scored
from whist_td.formats.whiz.views import score as score_whiz

SCORED: Mapping[str, Callable[[Mapping[str, object]], Mapping[str, object]]] = {
    "whiz": score_whiz.scored,
    "whist": whist_scored,
    "humbug": humbug_scored,
    "scottish": scottish_scored,
    "whip": whip_scored,
    "iwwa": iwwa_scored,
    "couleur": couleur_scored,
}
"""What scores a deal of each game, from plain values to plain values."""
