"""What the games of the family share as games of a club night."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from whist_td.formats.club_night.games.whist import entry, running
from whist_td.formats.club_night.games.whist.deals import WhistDeal
from whist_td.formats.club_night.games.whist.running import WhistRunning
from whist_td.formats.club_night.games.whist.settings import WhistSettings
from whist_td.formats.club_night.rules.deal_fields import Answers, Field, Group, partners
from whist_td.formats.club_night.rules.table_games import Game, Length, Measure, Unit

S = TypeVar("S", bound=WhistSettings)

RANKED_BY = (Measure.POINTS, Measure.RUBBERS, Measure.GAMES)
"""Net fiches, then rubbers won, then games won (RULES 4.1)."""


DEALS = 12


def lengths(settings: WhistSettings, _: int) -> tuple[Length, ...]:
    """Return how long a table may play: a rubber, or a game where games stand alone; or deals."""
    unit = Unit.RUBBERS if settings.is_rubber else Unit.GAMES
    return Length(unit, 1), Length(Unit.DEALS, DEALS)


def _sides(_: WhistSettings, players: int) -> tuple[Group, ...]:
    return partners(players)


def whist_game(
    code: str,
    presets: Mapping[str, S],
    deal_type: type[WhistDeal] = WhistDeal,
    fields: Callable[[WhistRunning, S, Answers], tuple[Field, ...]] = entry.fields,
) -> Game[WhistDeal, S, WhistRunning]:
    """Return a game of four players in two sides, paid in fiches."""
    return Game(
        code=code,
        least_players=4,
        most_players=4,
        is_zero_sum=True,
        presets=presets,
        ranked_by=RANKED_BY,
        deal_type=deal_type,
        sides=_sides,
        lengths=lengths,
        start=running.start,
        score=running.score,
        fields=fields,
    )
