"""The running ranking beside the deals: rank, player, percent, places moved."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QObject
from typing_extensions import override

from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding
from whist_td.formats.whiz.words.labels import percent_words, score_words, tie_sentence
from whist_td.stages.running_model import Column, RunningLine, RunningModel
from whist_td.words.words import N_, Words

PlayerLine = RunningLine[WhizStanding]


def running_lines(
    standings: Sequence[WhizStanding], before: Mapping[int, int]
) -> tuple[PlayerLine, ...]:
    """Return the lines of the ranking, given each player's rank after the round before."""
    return tuple(RunningLine(row, before.get(row.player, row.rank) - row.rank) for row in standings)


class RankingModel(RunningModel[WhizStanding]):
    """The ranking of the players."""

    TITLES: ClassVar = {
        Column.RANK: N_("Rank"),
        Column.NUMBER: N_("Number"),
        Column.NAME: N_("Player"),
        Column.SCORE: N_("Score"),
        Column.MOVED: N_("Places"),
    }

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(words, parent)
        self._ranking = Ranking.MATCHPOINTS

    def show(self, lines: tuple[PlayerLine, ...], ranking: Ranking) -> None:
        """Show the ranking as it is now."""
        self._ranking = ranking
        self.show_lines(lines)

    @override
    def _number(self, row: WhizStanding) -> int:
        return row.player

    @override
    def _name(self, row: WhizStanding) -> str:
        return row.name

    @override
    def _score(self, row: WhizStanding) -> str:
        if self._ranking is Ranking.MATCHPOINTS:
            return percent_words(row, self._words)
        return score_words(row, self._ranking, self._words)

    @override
    def _tip(self, row: WhizStanding) -> str:
        """Return the whole name, on how many deals it stands, and how a tie was broken."""
        _ = self._words
        deals = _.plural("{n} deal counts", "{n} deals count", row.boards)
        return "\n".join(filter(None, (row.name, deals, tie_sentence(row, _))))
