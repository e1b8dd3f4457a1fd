"""Club nights of any game to print, and their papers read back."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any

import pytest

from tests.fixtures.paper_press import PaperPress
from whist_td.core.events import Details
from whist_td.formats.club_night.commands.commands import BeginClubRound, CreateClub
from whist_td.formats.club_night.paper import PAPERS
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import (
    ClubNightEvent,
    ClubPlayer,
    ClubSettings,
    SeatingWay,
    usual_left_over,
)
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.formats.club_night.views.sample import play_club_night

DETAILS = Details("Soirée d’automne", date(2026, 11, 21), "Salle de Percé")
AT = datetime(2026, 11, 21, 19, tzinfo=UTC)
LONGEST = "Marie-Antoinette-Geneviève de la Durantaye-Beauchemin Gaspé"


class Dice:
    """Dice that fall the same way every time."""

    def shuffled(self, items: Sequence[Any], seed: int) -> list[Any]:
        """Return items in an order that the seed decides."""
        return random.Random(seed).sample(list(items), len(items))  # noqa: S311


@dataclass
class Desk:
    """A desk that keeps no journal."""

    facts: ClubNightEvent = field(repr=False)

    def do(self, command: Any) -> None:
        """Do what is asked."""
        self.facts = command.applied_to(self.facts, AT)


def night_of(
    game: str = "iwwa", people: int = 8, name: str = "", **settings: Any
) -> ClubNightEvent:
    """A club night before round 1."""
    choice = GameChoice(game, settings.pop("options", None))
    settings.setdefault("left_over", usual_left_over(choice.game))
    settings.setdefault("rounds", 2)
    chosen = ClubSettings(game=choice, **settings)
    paired = chosen.seating is SeatingWay.PAIRS
    players = tuple(
        ClubPlayer(n, f"{name or 'Noëlla'} {n}", "Île", partner=(n - 1 ^ 1) + 1 if paired else None)
        for n in range(1, people + 1)
    )
    create = CreateClub(DETAILS, chosen, players)
    rounds = rounds_to_come(create.opened())
    return CreateClub(DETAILS, chosen, players, rounds).opened()


def begun(evening: ClubNightEvent) -> ClubNightEvent:
    """The same night with the next round begun."""
    return BeginClubRound(evening.last_announced + 1).applied_to(evening, AT)


@lru_cache
def played(game: str = "iwwa", people: int = 8, rounds: int = 2) -> ClubNightEvent:
    """A night of a game, played to its end by lot, with a sanction."""
    desk: Any = Desk(night_of(game, people, rounds=rounds))
    play_club_night(desk, Dice(), 3, "a parlé")
    return desk.facts


@dataclass(frozen=True)
class ClubPress(PaperPress):
    """What the tests of every paper need: nights, and papers read back."""

    night_of = staticmethod(night_of)
    begun = staticmethod(begun)
    played = staticmethod(played)
    longest = LONGEST


@pytest.fixture
def club_press(press):
    """The printing press of the tests."""
    return ClubPress(press.lines, press.pieces, PAPERS)
