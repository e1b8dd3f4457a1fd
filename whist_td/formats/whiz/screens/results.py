"""The stage *Results* of a Whiz tournament: ranking, deals, players, and what is taken home."""

from PySide6.QtWidgets import QComboBox, QWidget
from typing_extensions import override

from whist_td.formats.whiz.rules.comparison import Coverage
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.results_exports import EXPORTS, ranking_pdf_work
from whist_td.formats.whiz.screens.results_pages import BoardsPage, PlayersPage, RankingPage
from whist_td.formats.whiz.screens.results_ranking import ranked_after
from whist_td.formats.whiz.screens.results_state import whiz_state
from whist_td.formats.whiz.views.views import whiz_standings
from whist_td.formats.whiz.words.sentences import ranking_title
from whist_td.kit.printing import Printers
from whist_td.kit.session import Session
from whist_td.stages.results_frame import ResultsKind
from whist_td.stages.results_players import PlayerResultsFrame
from whist_td.words.words import N_

_COVERAGES = {
    Coverage.ALL: N_("All deals"),
    Coverage.COMPLETE: N_("Only deals that are complete"),
}

_KIND: ResultsKind[WhizEvent] = ResultsKind(
    name="whizResults",
    tabs=N_("Ranking, deals or players"),
    as_of=N_("As of which round"),
    round=N_("Round no. {round}"),
    newest_round=N_("Round no. {round} (newest)"),
    choice_steps=24,
    print_name="printRanking",
    print_label=N_("Print the ranking"),
    printed=N_("Ranking"),
    exports=EXPORTS,
    pdf_work=ranking_pdf_work,
    state=whiz_state,
)


class WhizResultsPanel(PlayerResultsFrame[WhizEvent]):
    """The ranking, and the deals and the players it comes from."""

    _everybody: RankingPage
    _players: PlayersPage

    def __init__(
        self,
        session: Session[WhizEvent],
        parent: QWidget | None = None,
        printers: Printers | None = None,
    ) -> None:
        super().__init__(_KIND, session, parent, printers)

    @override
    def _make_pages(self) -> None:
        _ = self._session.words
        self._coverage = QComboBox(self)
        self._everybody = RankingPage(_, self._tabs)
        self._boards = BoardsPage(_, self._tabs)
        self._players = PlayersPage(_, self._tabs)
        self._tabs.addTab(self._everybody, _("Ranking"))
        self._tabs.addTab(self._boards, _("Deals"))
        self._tabs.addTab(self._players, _("Players"))

    @override
    def _name_parts(self) -> None:
        super()._name_parts()
        _ = self._session.words
        self._coverage.setObjectName("whichDeals")
        self._coverage.setAccessibleName(_("Which deals count"))
        for coverage, label in _COVERAGES.items():
            self._coverage.addItem(_(label), coverage)

    @override
    def _lay_out(self) -> None:
        super()._lay_out()
        self._top.insertWidget(self._top.indexOf(self._after_label), self._coverage)
        self.setTabOrder(self._after, self._coverage)

    @override
    def _connect(self) -> None:
        super()._connect()
        self._coverage.activated.connect(self._show)
        self._tabs.currentChanged.connect(self.take_focus)

    @override
    def _show_standings(self, evening: WhizEvent, after: int) -> None:
        coverage: Coverage = self._coverage.currentData()
        view = whiz_standings(evening, after, coverage)
        self._title.setText(ranking_title(view, self._session.words))
        told = ranked_after(evening, after, coverage)
        for shown in (self._everybody, self._boards, self._players):
            shown.show_ranking(evening, told)
