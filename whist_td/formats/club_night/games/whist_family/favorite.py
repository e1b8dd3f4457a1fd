"""Whist à la favorite: deals whose trump is the favourite suit count double (règles, 7).

The favourite is drawn once per game (« manche »); everything is doubled, as in the whist of Paris
in 1849: a trick from 1 to 2, honours from 2 and 4 to 4 and 8 (RULES 4.2).
"""

from dataclasses import dataclass, fields, replace
from enum import Enum

from typing_extensions import override

from whist_td.core.contracts import SUITS
from whist_td.core.deal_fields import Answers, DealField, FieldKind
from whist_td.formats.club_night.games.game import Game
from whist_td.formats.club_night.games.whist_family import rules
from whist_td.formats.club_night.games.whist_family.marking import (
    PRESETS,
    Factor,
    FavouriteChangedError,
    FavouriteDeal,
    WhistDeal,
    WhistSettings,
)
from whist_td.formats.club_night.games.whist_family.rules import WhistRunning, whist_game


class Doubled(Enum):
    """What the favourite suit doubles."""

    EVERYTHING = "everything"
    TRICKS_AND_HONOURS = "tricks and honours"
    COUNTERS_TOO = "counters too"
    """Everything, and the fiches of a game that such a deal ends: « les gains et les pertes »."""


class DrawnFor(Enum):
    """How long a favourite suit stays."""

    GAME = "game"
    RUBBER = "rubber"


@dataclass(frozen=True, kw_only=True)
class FavouriteSettings(WhistSettings):
    """The options of a game with a favourite suit."""

    doubles: Doubled = Doubled.EVERYTHING
    drawn_for: DrawnFor = DrawnFor.GAME

    @property
    @override
    def doubled(self) -> Factor:
        penalties = 1 if self.doubles is Doubled.TRICKS_AND_HONOURS else 2
        return Factor(2, penalties, 2 if self.doubles is Doubled.COUNTERS_TOO else 1)


def _favourite(running: WhistRunning, settings: FavouriteSettings) -> FavouriteDeal | None:
    """Return a deal that tells the favourite in force, or none where one is to be drawn."""
    per_game = settings.drawn_for is DrawnFor.GAME
    played = running.in_game if per_game else running.in_rubber
    return running.last if played and isinstance(running.last, FavouriteDeal) else None


def check(running: WhistRunning, deal: WhistDeal, settings: FavouriteSettings) -> None:
    """Refuse another favourite suit before the next one is drawn."""
    drawn = _favourite(running, settings)
    if drawn and isinstance(deal, FavouriteDeal) and deal.favourite is not drawn.favourite:
        raise FavouriteChangedError(drawn.favourite, deal.favourite)


def favourite_fields(
    running: WhistRunning, settings: FavouriteSettings, answers: Answers
) -> tuple[DealField, ...]:
    """Return what to ask: the favourite, which stays for a game, then the trump of the deal."""
    drawn = _favourite(running, settings)
    usual = drawn.favourite if drawn else None
    favourite = DealField("favourite", FieldKind.CHOICE, choices=SUITS, usual=usual)
    return (favourite, *rules.trumped_fields(running, settings, answers))


FAVOURITE_PRESETS = {
    name: FavouriteSettings(**{each.name: getattr(base, each.name) for each in fields(base)})
    for name, base in PRESETS.items()
}

GAME: Game[WhistDeal, FavouriteSettings, WhistRunning] = replace(
    whist_game("favorite", FAVOURITE_PRESETS, FavouriteDeal, favourite_fields), check=check
)
