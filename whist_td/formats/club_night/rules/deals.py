"""A deal of a club night, and the deals of one table, scored from the first to the last."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from whist_td.core.deal_fields import Answers
from whist_td.formats.club_night.games.game import (
    AnyGame,
    DealAfterEndError,
    Gains,
    Length,
    Running,
    ZeroSumError,
    check_players,
    no_gains,
)
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.errors import UnknownClubGameError

SHEETS = 4096
"""The tables whose scores are remembered: a hundred tables for forty rounds."""


@dataclass(frozen=True)
class ScoredDeal:
    """A deal, what it gave, and where the table stood after it.

    Without gains it came after the end of the table's play, as a correction of an earlier deal
    can show: it stays written down and does not count.
    """

    number: int
    deal: object
    gains: Gains | None
    running: Running


@dataclass(frozen=True, eq=False)
class TableSheet:
    """All deals of a table, what each seat has, and what the next deal needs.

    A sheet is equal to itself alone: it is remembered, and looked up after each deal.
    """

    lines: tuple[ScoredDeal, ...]
    totals: Gains
    running: Running
    is_over: bool

    @property
    def surplus(self) -> tuple[int, ...]:
        """The numbers of the deals that came after the end."""
        return tuple(line.number for line in self.lines if line.gains is None)


@dataclass(frozen=True)
class TablePlay:
    """What is known of a table before its first deal."""

    game: AnyGame
    settings: object
    players: int
    length: Length
    first_dealer: int = 0


def sheet(play: TablePlay, deals: Sequence[object]) -> TableSheet:
    """Score the deals of a table, in order."""
    so_far = _empty(play)
    for deal in deals:
        so_far = _with_next(play, so_far, deal)
    return so_far


@lru_cache
def _empty(play: TablePlay) -> TableSheet:
    check_players(play.game, play.players)
    running = replace(play.game.start(play.settings, play.players), dealer=play.first_dealer)
    return TableSheet((), no_gains(play.players), running, running.has_played(play.length))


@lru_cache(maxsize=SHEETS)
def _with_next(play: TablePlay, so_far: TableSheet, deal: object) -> TableSheet:
    """Return a sheet with one deal more: whoever asks again has all before it scored already."""
    gains, totals, running = None, so_far.totals, so_far.running
    if not so_far.is_over:
        scored = play.game.score(running, deal, play.settings)
        gains, running = scored.gains, scored.running
        _check_sum(play.game, gains)
        totals += gains
    lines = (*so_far.lines, ScoredDeal(len(so_far.lines) + 1, deal, gains, running))
    return TableSheet(lines, totals, running, running.has_played(play.length))


def check_next(play: TablePlay, so_far: TableSheet, deal: object) -> None:
    """Refuse a deal that cannot be, or that cannot come next at its table."""
    if so_far.is_over:
        raise DealAfterEndError(len(so_far.lines))
    play.game.check(so_far.running, deal, play.settings)
    _check_sum(play.game, play.game.score(so_far.running, deal, play.settings).gains)


def _check_sum(game: AnyGame, gains: Gains) -> None:
    total = sum(gains.points)
    if game.is_zero_sum and total:
        raise ZeroSumError(total)


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
