"""One table's deals of one round, scored from the first to the last.

Nothing here is stored: correct an early deal, and everything after it follows.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from whist_td.formats.club_night.games.errors import DealAfterEndError, ZeroSumError
from whist_td.formats.club_night.games.game import (
    AnyGame,
    Gains,
    Length,
    Running,
    check_players,
    no_gains,
)


@dataclass(frozen=True)
class TableLine:
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

    lines: tuple[TableLine, ...]
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
    check_players(play.game, play.players)
    running = replace(play.game.start(play.settings, play.players), dealer=play.first_dealer)
    totals, lines = no_gains(play.players), []
    for number, deal in enumerate(deals, start=1):
        gains = None
        if not running.has_played(play.length):
            scored = play.game.score(running, deal, play.settings)
            gains, running = scored.gains, scored.running
            _check_sum(play.game, gains)
            totals += gains
        lines.append(TableLine(number, deal, gains, running))
    return TableSheet(tuple(lines), totals, running, running.has_played(play.length))


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
