"""A deal as it stands in a club night: its place, its game, and what was said of it."""

from dataclasses import dataclass
from typing import NamedTuple

from whist_td.formats.club_night.games.game import Answers, AnyGame
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.errors import UnknownClubGameError


class DealPlace(NamedTuple):
    """One deal at one table in one round, the first being 1."""

    round: int
    table: int
    deal: int


@dataclass(frozen=True)
class TableDeal:
    """What happened in a deal: the facts are of the kind that the game writes down."""

    game: str
    facts: object


@dataclass(frozen=True)
class GameChoice:
    """The game of an evening and its own options; without any, those a beginner can leave."""

    code: str = "iwwa"
    options: object = None

    def __post_init__(self) -> None:
        if self.options is None:
            object.__setattr__(self, "options", game_named(self.code).settings)

    @property
    def game(self) -> AnyGame:
        """The game itself."""
        return game_named(self.code)

    def deal(self, answers: Answers) -> TableDeal:
        """Return the deal that has been told, field by field."""
        return TableDeal(self.code, self.game.deal(answers))


def game_named(code: str) -> AnyGame:
    """Return a game by its code, or refuse it with those there are."""
    if code not in GAMES:
        raise UnknownClubGameError(code, tuple(GAMES))
    return GAMES[code]


@dataclass(frozen=True)
class JuryLine:
    """Points that the jury takes from a player in a round, and why."""

    round: int
    player: int
    points: int
    reason: str = ""
