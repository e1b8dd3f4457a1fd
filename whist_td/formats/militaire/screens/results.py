"""The stage *Results*: the standings in large, the scoreboard, and what is taken home."""

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.screens.results_exports import EXPORTS, standings_pdf_work
from whist_td.formats.militaire.screens.results_scoreboard import ScoreboardView
from whist_td.formats.militaire.screens.results_state import state_of
from whist_td.formats.militaire.screens.results_ties import TieQuestions
from whist_td.formats.militaire.screens.results_views import StandingsView
from whist_td.formats.militaire.screens.scoreboard_table import ScoreboardTable, scoreboard
from whist_td.formats.militaire.screens.standings_table import StandingsTable, standing_rows
from whist_td.kit.printing import Printers
from whist_td.kit.session import Session
from whist_td.stages.results_frame import ResultsFrame, ResultsKind
from whist_td.words.words import N_

_KIND: ResultsKind[MilitaireEvent] = ResultsKind(
    name="results",
    tabs=N_("Standings or scoreboard"),
    as_of=N_("As of which round"),
    round=N_("Round {round}"),
    newest_round=N_("Round {round} (newest)"),
    choice_steps=28,
    print_name="printStandings",
    print_label=N_("Print the standings"),
    printed=N_("Standings"),
    exports=EXPORTS,
    pdf_work=standings_pdf_work,
    state=state_of,
)


class ResultsPanel(ResultsFrame[MilitaireEvent]):
    """The standings of the teams, the scoreboard, and the ties an extra deal separates."""

    def __init__(
        self,
        session: Session[MilitaireEvent],
        parent: QWidget | None = None,
        printers: Printers | None = None,
    ) -> None:
        super().__init__(_KIND, session, parent, printers)

    @override
    def _make_pages(self) -> None:
        _ = self._session.words
        self._standings = StandingsTable(_, self)
        self._board = ScoreboardTable(_, self)
        self._standings_view = StandingsView(self._standings, self._tabs)
        self._board_view = ScoreboardView(self._board, self._tabs)
        self._ties = TieQuestions(self._session, self)
        self._tabs.addTab(self._standings_view, _("Standings"))
        self._tabs.addTab(self._board_view, _("Scoreboard"))
        self._standings_view.setAccessibleName(_("Standings"))
        self._board_view.who.setAccessibleName(_("Teams of the scoreboard"))
        self._board_view.rounds.setAccessibleName(_("Rounds of the scoreboard"))

    @override
    def _lay_out(self) -> None:
        super()._lay_out()
        self._whole.insertWidget(self._whole.indexOf(self.work), self._ties)

    def show_after(self, round_number: int | None) -> None:
        """Show the standings as of a round; None: always as of the newest."""
        self._chosen = round_number
        self.refresh()

    @override
    def _show_standings(self, evening: MilitaireEvent, after: int) -> None:
        _, rounds = self._session.words, evening.settings.rounds
        told = _("Standings after round {round} of {rounds}", round=after, rounds=rounds)
        self._title.setText(told if after else _("Standings"))
        self._standings.show_rows(standing_rows(evening, after))
        self._board.show_board(scoreboard(evening, after))
        self._board_view.show_round(after)
        self._ties.show_round(after)
