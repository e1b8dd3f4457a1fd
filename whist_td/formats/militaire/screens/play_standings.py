"""The standings beside the tables, as they move."""

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.standings import MilitaireStanding, standings
from whist_td.formats.militaire.words.sentences import tie_sentence, total_text
from whist_td.kit.parts import ClockLabel, column
from whist_td.kit.theme import labelled
from whist_td.stages.running_standings import (
    RunningModel,
    RunningPanel,
    RunningView,
)
from whist_td.words.words import N_, Words


class StandingsModel(RunningModel[MilitaireStanding]):
    """The standings of the teams."""

    WHO, SCORE = N_("Team"), N_("Total")

    @override
    def _number(self, row: MilitaireStanding) -> int:
        return row.team

    @override
    def _name(self, row: MilitaireStanding) -> str:
        return self._words("{name} (withdrawn)", name=row.name) if row.withdrawn else row.name

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
        _ = self._words = words
        self._before: dict[int, int] = {}
        self._title = labelled(_("Standings"), "heading", self)
        self._after = labelled("", "small", self)
        self._model = StandingsModel(words, self)
        self._view = _StandingsView(self._model, _("Standings"), self)
        self._clock = ClockLabel(words, self)
        self._after.setWordWrap(False)
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
        self._model.show(now, self._before)
        self._view.arrange()


class _StandingsView(RunningView):
    LEAST_LETTERS = 20
    LEADING = -2
