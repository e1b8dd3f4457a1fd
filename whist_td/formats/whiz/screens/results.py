"""The stage *Results* of a Whiz tournament: ranking, deals, players, and what is taken home."""

from typing_extensions import override

from whist_td.formats.whiz.files.tables import whiz_standings_csv
from whist_td.formats.whiz.files.web_page import whiz_web_page
from whist_td.formats.whiz.files.workbook import whiz_workbook
from whist_td.formats.whiz.paper import PAPERS
from whist_td.formats.whiz.rules.comparison import Coverage
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.results_pages import (
    BoardsPage,
    RankingPage,
    WhizPlayersPage,
    ranked_after,
)
from whist_td.formats.whiz.views.results import whiz_standings
from whist_td.formats.whiz.words.labels import missing_boards_sentence, ranking_title
from whist_td.kit.fields import ChoiceField
from whist_td.stages.results_frame import (
    Export,
    ResultsKind,
    Trust,
    pdf,
    plain_list,
    web_page,
    workbook,
)
from whist_td.stages.results_pages import PlayerResultsFrame
from whist_td.words.words import N_, Words

_COVERAGES = {Coverage.ALL: N_("All deals"), Coverage.COMPLETE: N_("Only deals that are complete")}


def _list(evening: WhizEvent, after_round: int, _: Words) -> str:
    return whiz_standings_csv(whiz_standings(evening, after_round), _)


_EXPORTS: tuple[Export[WhizEvent], ...] = (
    pdf(
        N_("The standings, a sheet for each player and each deal, ready to print or to send"),
        PAPERS,
    ),
    workbook(
        N_("A workbook for your calculations: standings, results, deals, players, movement"),
        whiz_workbook,
    ),
    web_page(whiz_web_page),
    plain_list(_list),
)


_TRUST = Trust(
    begins=N_("The standings begin with the first deal of the first round."),
    missing=missing_boards_sentence,
    past=N_("As it was after round {number}, with today’s corrections. Newest round: {newest}."),
    final=N_("Final standings: all results are in."),
    left=lambda n, _: _.npgettext(
        "tour",
        "All results are in. {n} round is still to be played.",
        "All results are in. {n} rounds are still to be played.",
        n,
    ),
)
_KIND: ResultsKind[WhizEvent] = ResultsKind(
    name="whizResults",
    tabs=N_("Standings, deals or players"),
    print_name="printRanking",
    exports=_EXPORTS,
    trust=_TRUST,
    papers=PAPERS,
)


class WhizResultsPanel(PlayerResultsFrame[WhizEvent]):
    """The ranking, and the deals and the players it comes from."""

    KIND = _KIND
    _everybody: RankingPage
    _players: WhizPlayersPage

    @override
    def _make_pages(self) -> None:
        _ = self._session.words
        self._coverage = ChoiceField(self)
        self._everybody = RankingPage(_, self._tabs)
        self._boards = BoardsPage(_, self._tabs)
        self._players = WhizPlayersPage(_, self._tabs)
        self._tabs.addTab(self._everybody, _("Standings"))
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
        self._top.insert_before(self._after_label, self._coverage)
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
        ranked = ranked_after(evening, after, coverage)
        for shown in (self._everybody, self._boards, self._players):
            shown.show_ranking(evening, ranked)
