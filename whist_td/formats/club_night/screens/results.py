"""The stage *Results* of a club night: standings, players, tables, and what is taken home."""

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.results_exports import EXPORTS, standings_pdf_work
from whist_td.formats.club_night.screens.results_pages import (
    PlayersPage,
    StandingsPage,
    TablesPage,
)
from whist_td.formats.club_night.screens.results_standings import ranked_after
from whist_td.formats.club_night.screens.results_state import club_state
from whist_td.formats.club_night.words.sentences import club_title
from whist_td.kit.printing import Printers
from whist_td.kit.session import Session
from whist_td.stages.results_frame import ResultsKind
from whist_td.stages.results_players import PlayerResultsFrame
from whist_td.words.words import N_

_KIND: ResultsKind[ClubNightEvent] = ResultsKind(
    name="clubResults",
    tabs=N_("Standings, players or tables"),
    as_of=N_("After which round"),
    round=N_("Round no. {round}"),
    newest_round=N_("Round no. {round} (newest)"),
    choice_steps=24,
    print_name="printStandings",
    print_label=N_("Print the standings"),
    printed=N_("Standings"),
    exports=EXPORTS,
    pdf_work=standings_pdf_work,
    state=club_state,
)


class ClubResultsPanel(PlayerResultsFrame[ClubNightEvent]):
    """The standings, and the players and the tables they come from."""

    _everybody: StandingsPage
    _players: PlayersPage

    def __init__(
        self,
        session: Session[ClubNightEvent],
        parent: QWidget | None = None,
        printers: Printers | None = None,
    ) -> None:
        super().__init__(_KIND, session, parent, printers)

    @override
    def _make_pages(self) -> None:
        _ = self._session.words
        self._everybody = StandingsPage(_, self._tabs)
        self._players = PlayersPage(_, self._tabs)
        self._tables = TablesPage(_, self._tabs)
        self._tabs.addTab(self._everybody, _("Standings"))
        self._tabs.addTab(self._players, _("Players"))
        self._tabs.addTab(self._tables, _("Tables"))

    @override
    def _show_standings(self, evening: ClubNightEvent, after: int) -> None:
        told = ranked_after(evening, after)
        self._title.setText(club_title(told.view, self._session.words))
        for shown in (self._everybody, self._players, self._tables):
            shown.show_standings(evening, told)
