"""What the command line, tables and JSON show of a Whiz tournament: the same for all."""

from dataclasses import dataclass

from whist_td.formats.whiz.rules.comparison import Coverage
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding, standings


@dataclass(frozen=True)
class WhizStandings:
    """The ranking as it stood after a round, and by what it ranks."""

    after_round: int
    ranking: Ranking
    is_final: bool
    rows: tuple[WhizStanding, ...]


def whiz_standings(
    evening: WhizEvent, after_round: int | None = None, coverage: Coverage = Coverage.ALL
) -> WhizStandings:
    """Return the ranking after a round; None: the newest announced."""
    last = evening.last_announced
    after = last if after_round is None else after_round
    is_final = evening.progress.finished and after == last
    rows = standings(evening, after, coverage)
    return WhizStandings(after, evening.settings.ranking, is_final, rows)
