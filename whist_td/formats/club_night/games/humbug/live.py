"""A deal of humbug as formulas."""

from collections.abc import Sequence

from whist_td.formats.club_night.games.game import Unit
from whist_td.formats.club_night.games.humbug.rules import PLAYERS, TWO_HONOURS, HumbugSettings
from whist_td.formats.club_night.games.live import (
    LiveDeal,
    LiveGains,
    LiveRow,
    Pair,
    revoked,
    two_are_right,
    winner,
    with_tricks,
)
from whist_td.interchange.live import Live, choose, every, flag, live


def _deal(row: LiveRow, settings: HumbugSettings) -> LiveGains:
    before = row.before("score 0"), row.before("score 1")
    row.allow(row.is_told("tricks"), *two_are_right(row))
    score = revoked(row, before, settings.revoke)
    held = row.numbers("honours", PLAYERS)
    for what in ("tricks", "honours"):
        more = with_tricks(row, score, 1) if what == "tricks" else _with_honours(score, held)
        still = row.keep(f"{what} count", flag(winner(score, settings.target).is_(0))).is_(1)
        first, second = (
            row.keep(f"{what} {at}", choose(still, more[at], score[at])) for at in range(PLAYERS)
        )
        score = first, second
    won = row.keep("winner", winner(score, settings.target))
    for at in range(PLAYERS):
        row.end(f"score {at}", choose(won > 0, 0, score[at]))
    return LiveGains(
        [score[at] - before[at] for at in range(PLAYERS)],
        {Unit.DEALS: live(1), Unit.GAMES: flag(won > 0)},
        [flag(won.is_(at + 1)) for at in range(PLAYERS)],
    )


def _with_honours(score: Pair, held: Sequence[Live]) -> Pair:
    """Return the score after honours: two against two cancel, and one is worth nothing."""
    first, second = (
        score[at]
        + choose(every(held[at] >= TWO_HONOURS, live(TWO_HONOURS) > held[1 - at]), held[at], 0)
        for at in range(PLAYERS)
    )
    return first, second


LIVE: dict[str, LiveDeal] = {"humbug": _deal}
