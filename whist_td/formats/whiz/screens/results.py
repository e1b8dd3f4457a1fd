"""The stage *Results* of a Whiz tournament: ranking, deals, players, and what is taken home."""

from functools import partial

from typing_extensions import override

from whist_td.formats.whiz.files import FILES
from whist_td.formats.whiz.paper import PAPERS
from whist_td.formats.whiz.rules.comparison import Coverage, comparison
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.results_pages import (
    BoardsPage,
    ComparedRanking,
    RankingPage,
    WhizPlayersPage,
    ranks_before,
)
from whist_td.formats.whiz.views.results import ranked_standings
from whist_td.formats.whiz.words.labels import missing_boards_sentence, ranking_title
from whist_td.kit.fields import ChoiceField
from whist_td.kit.theme import named
from whist_td.stages.results_frame import ResultsKind, Trust, exports
from whist_td.stages.results_pages import PlayerResultsFrame
from whist_td.words.words import N_

_COVERAGES = {Coverage.ALL: N_("All deals"), Coverage.COMPLETE: N_("Only deals that are complete")}


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
    exports=exports(
        FILES,
        PAPERS,
        N_("The standings, a sheet for each player and each deal, ready to print or to send"),
        N_("A workbook for your calculations: standings, results, deals, players, movement"),
    ),
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
        self._coverage = named(ChoiceField(self), "whichDeals", _("Which deals count"))
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
        compared = comparison(evening, after, coverage)
        view = ranked_standings(evening, compared)
        self._title.setText(ranking_title(view, self._session.words))
        ranked = ComparedRanking(compared, view.rows, ranks_before(evening, after, coverage))
        pages = (self._everybody, self._boards, self._players)
        self._fill(*(partial(each.show_ranking, evening, ranked) for each in pages))
