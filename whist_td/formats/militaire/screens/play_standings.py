"""The standings beside the tables, as they move."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.standings import MilitaireStanding, standings
from whist_td.formats.militaire.screens.results_standings import total_text
from whist_td.formats.militaire.words.sentences import tie_sentence
from whist_td.kit.parts import ClockLabel, column
from whist_td.kit.stylesheet import SMALL
from whist_td.kit.theme import labelled, tabular, text_font
from whist_td.stages.running_standings import (
    PADDING,
    RunningColumn,
    RunningLine,
    RunningModel,
    RunningPanel,
    RunningView,
)
from whist_td.words.words import N_, Words

_TeamLine = RunningLine[MilitaireStanding]


def running_lines(
    standings: Sequence[MilitaireStanding], before: Mapping[int, int]
) -> tuple[_TeamLine, ...]:
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

    def show(self, lines: tuple[_TeamLine, ...]) -> None:
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


class PlayStandings(RunningPanel):
    """Rank, team, total, and the places moved since the round before."""

    FEW_LETTERS, MOST_LETTERS = 20, 36

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self._before: dict[int, int] = {}
        self._title = labelled(_("Standings"), "heading", self)
        self._after = labelled("", "small", self)
        self._model = StandingsModel(words, self)
        self._view = _StandingsView(self._model, _("Standings"), self)
        self._clock = ClockLabel(words, self)
        self._after.setWordWrap(False)
        self._lay_out()

    def _lay_out(self) -> None:
        column(self._head(), (self._view, 1), inside=self)

    def refresh(self, evening: MilitaireEvent) -> None:
        """Show the standings after the newest round, everything counted anew."""
        last = evening.last_announced
        before = standings(evening, last - 1) if last > 1 else ()
        self._before = {row.team: row.rank for row in before}
        self.update_totals(evening)

    def update_totals(self, evening: MilitaireEvent) -> None:
        """Show what a result of the newest round changed."""
        _, last = self._words, evening.last_announced
        is_on = last and evening.missing(last)
        said = N_("during round {round}") if is_on else N_("after round {round}")
        self._after.setText(_(said, round=last))
        now = standings(evening, last)
        self._model.show(running_lines(now, self._before))
        self._view.arrange()


class _StandingsView(RunningView):
    LEAST_LETTERS = 14
    LEADING = -2

    @override
    def _narrow(self) -> dict[RunningColumn, int]:
        metrics = QFontMetrics(tabular(text_font(weight=QFont.Weight.DemiBold)))
        small = QFontMetrics(text_font(SMALL, QFont.Weight.DemiBold))
        last = str(self.model().rowCount())
        title = self.model().headerData(RunningColumn.SCORE, Qt.Orientation.Horizontal)
        total = self.model().index(0, RunningColumn.SCORE).data() or ""
        texts = {
            RunningColumn.RANK: metrics.horizontalAdvance(last),
            RunningColumn.NUMBER: metrics.horizontalAdvance(last),
            RunningColumn.SCORE: max(
                small.horizontalAdvance(title), metrics.horizontalAdvance(total)
            ),
            RunningColumn.MOVED: metrics.horizontalAdvance(f"▲{last}"),
        }
        return {column: width + PADDING for column, width in texts.items()}
