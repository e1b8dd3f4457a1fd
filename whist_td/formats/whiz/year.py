"""A Whiz tournament as a season of the club sees it: each player with what ranked him."""

from collections import defaultdict
from fractions import Fraction

from whist_td.core.held_events import (
    EventMeasure,
    HeldEvent,
    Ranked,
    YearPart,
    held_event,
    player_there,
)
from whist_td.formats.whiz.rules.comparison import Coverage, comparison
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.standings import WhizStanding, ranked


def year(number: int, event: WhizEvent) -> HeldEvent:
    """Return the tournament with its players; percent, deviations or points, as they rank."""
    measure = EventMeasure("whiz", "", event.settings.ranking.value)
    compared = comparison(event, event.last_announced, Coverage.ALL)
    # The most that each player has from one deal
    points: defaultdict[int, list[int]] = defaultdict(list)
    for board in compared.boards.values():
        for hand in board.hands:
            for row in hand.rows:
                points[row.player].append(row.points or 0)
    best = {player: max(of_player) for player, of_player in points.items()}
    rows = (_ranked(event, row, best) for row in ranked(event, compared))
    return held_event(number, event, measure, rows)


def _ranked(event: WhizEvent, row: WhizStanding, best: dict[int, int]) -> Ranked:
    player = player_there(event.players[row.player], event.last_announced)
    highest = Fraction(best[row.player]) if row.player in best else None
    return Ranked(row.player, row.score, row.rank, (player,), highest)


YEAR: YearPart = year
