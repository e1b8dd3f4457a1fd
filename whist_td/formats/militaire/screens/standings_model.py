"""The running standings beside the tables: rank, team, total, places moved."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from typing_extensions import override

from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.screens.standings_table import total_text
from whist_td.formats.militaire.words.sentences import tie_sentence
from whist_td.stages.running_standings import RunningColumn, RunningLine, RunningModel
from whist_td.words.words import N_

TeamLine = RunningLine[MilitaireStanding]


def running_lines(
    standings: Sequence[MilitaireStanding], before: Mapping[int, int]
) -> tuple[TeamLine, ...]:
    """Return the lines of the standings, given each team's rank after the round before."""
    return tuple(RunningLine(row, before.get(row.team, row.rank) - row.rank) for row in standings)


class StandingsModel(RunningModel[MilitaireStanding]):
    """The standings of the teams."""

    TITLES: ClassVar = {
        RunningColumn.RANK: N_("Rank"),
        RunningColumn.NUMBER: N_("Number"),
        RunningColumn.NAME: N_("Team"),
        RunningColumn.SCORE: N_("Total"),
        RunningColumn.MOVED: N_("Places"),
    }

    def show(self, lines: tuple[TeamLine, ...]) -> None:
        """Show the standings as they are now."""
        self.show_lines(lines)

    @override
    def _number(self, row: MilitaireStanding) -> int:
        return row.team

    @override
    def _name(self, row: MilitaireStanding) -> str:
        _ = self._words
        return _("{name} (withdrawn)", name=row.name) if row.withdrawn else row.name

    @override
    def _score(self, row: MilitaireStanding) -> str:
        return total_text(row)

    @override
    def _tip(self, row: MilitaireStanding) -> str:
        return "\n".join(filter(None, (self._name(row), tie_sentence(row, self._words))))
