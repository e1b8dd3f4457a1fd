"""Club nights played to their end, with names that would be formulas or code if they could."""

import random
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any

import pytest

from whist_td.core.events import Details
from whist_td.formats.club_night.commands.commands import BeginClubRound, CreateClub
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import (
    ClubNightEvent,
    ClubPlayer,
    ClubSettings,
    SeatingWay,
    usual_left_over,
)
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.formats.club_night.views.arrivals import substitute_for
from whist_td.formats.club_night.views.sample import Chance, play_club_night, play_tables

AT = datetime(2026, 11, 21, 19, tzinfo=UTC)
SLY = ("=1+1", "+un", "-deux", "@trois", "<script>alert(1)</script>", "Léa & Cie")


class Dice:
    """Dice that fall the same way every time."""

    def shuffled(self, items: Sequence[Any], seed: int) -> list[Any]:
        """Return items in an order that the seed decides."""
        return random.Random(seed).sample(list(items), len(items))  # noqa: S311


class Desk:
    """A desk that keeps no journal."""

    def __init__(self, evening: ClubNightEvent) -> None:
        self.facts = evening

    def do(self, command: Any) -> None:
        """Do what is asked."""
        self.facts = command.applied_to(self.facts, AT)


def _night(game: str, people: int, **settings: Any) -> ClubNightEvent:
    choice = GameChoice(game, settings.pop("options", None))
    settings.setdefault("left_over", usual_left_over(choice.game))
    chosen = ClubSettings(game=choice, rounds=2, **settings)
    paired = chosen.seating is SeatingWay.PAIRS
    names = [*SLY, *(f"Joueur {n}" for n in range(len(SLY) + 1, people + 1))]
    players = tuple(
        ClubPlayer(n, names[n - 1], "=Club", partner=(n - 1 ^ 1) + 1 if paired else None)
        for n in range(1, people + 1)
    )
    create = CreateClub(Details("=Soirée", date(2026, 11, 21), "Gaspé"), chosen, players)
    rounds = rounds_to_come(create.opened())
    return CreateClub(create.details, chosen, players, rounds).opened()


@lru_cache
def _played(game: str, people: int, **settings: Any) -> ClubNightEvent:
    desk: Any = Desk(_night(game, people, **settings))
    play_club_night(desk, Dice(), 5, "=parlé")
    return desk.facts


@pytest.fixture(scope="session")
def new_night() -> Callable[..., ClubNightEvent]:
    """Open a night before play."""
    return _night


@pytest.fixture(scope="session")
def played() -> Callable[..., ClubNightEvent]:
    """Play a night of a game to its end."""
    return _played


@pytest.fixture(scope="session")
def with_substitute() -> ClubNightEvent:
    """Play two rounds of fixed pairs; in the second somebody plays in the place of player 3."""
    desk: Any = Desk(_night("ten", 8, seating=SeatingWay.PAIRS))
    for number in (1, 2):
        if number > 1:
            desk.do(substitute_for(desk.facts, 3, ClubPlayer(1, "Rose")))
        desk.do(BeginClubRound(number))
        play_tables(desk, Chance(Dice(), 5), number)
    evening: ClubNightEvent = desk.facts
    return evening
