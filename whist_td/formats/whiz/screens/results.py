"""The stage *Results* of a Whiz tournament: ranking, deals, players, and what is taken home."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget
from typing_extensions import override

from whist_td.core.contracts import HANDS
from whist_td.formats.whiz.files import FILES
from whist_td.formats.whiz.paper import PAPERS
from whist_td.formats.whiz.rules.comparison import Comparison, Coverage, comparison
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding, looked_at
from whist_td.formats.whiz.screens.play_standings import standings_in_turns
from whist_td.formats.whiz.screens.play_traveller import OutcomeDelegate
from whist_td.formats.whiz.screens.results_deals import (
    PLAYED,
    RESULT,
    board_sentence,
    frequency_columns,
    frequency_rows,
    penalty_sentences,
    player_columns,
    player_rows,
    result_columns,
    result_rows,
    sit_out_sentence,
    sum_sentence,
)
from whist_td.formats.whiz.views.results import ranked_standings
from whist_td.formats.whiz.words.labels import (
    looked_at_sentence,
    percent_words,
    ranking_title,
    score_words,
    tie_remark,
    whiz_label,
)
from whist_td.kit.fields import ChoiceField
from whist_td.kit.parts import column, fill_line, row
from whist_td.kit.stylesheet import HEADING, STEP
from whist_td.kit.text_table import Cell, Ink, TextColumn, TextTable, TextTableView
from whist_td.kit.theme import labelled, named
from whist_td.kit.waiting import next_turn
from whist_td.stages.results_frame import ResultsKind, Trust, exports
from whist_td.stages.results_pages import ChoicePage, EverybodyPage, PlayerResultsFrame, moved_cell
from whist_td.words.words import N_, Words, decimal, sentence_case, with_minus

_SCORES = {Ranking.DATUM: N_("Deviation"), Ranking.TOTAL: N_("Points")}
"""What the column of the score is called where percentages do not rank."""


@dataclass(frozen=True)
class ComparedRanking:
    """A ranking with the comparison it comes from, and the ranks of the round before."""

    compared: Comparison
    rows: tuple[WhizStanding, ...]
    before: Mapping[int, int]


def ranks_before(evening: WhizEvent, after_round: int, coverage: Coverage) -> Mapping[int, int]:
    """Return the ranks as they stood after the round before one."""
    earlier = standings_in_turns(evening, after_round - 1, coverage)
    return {row.player: row.rank for row in earlier}


def _ranking_columns(ranking: Ranking, _: Words) -> tuple[TextColumn, ...]:
    """Return the headings of the ranking."""
    score = (
        () if ranking is Ranking.MATCHPOINTS else (TextColumn(_(_SCORES[ranking]), part=HEADING),)
    )
    return (
        TextColumn(_("Rank"), part=HEADING),
        TextColumn(_("Places"), may_lack=True, short="▲▼", is_spare=True),
        TextColumn(_("No."), part=HEADING),
        TextColumn(_("Player"), is_words=True, part=HEADING),
        *score,
        TextColumn(_("Percent"), part=HEADING if not score else 1.0, short="%"),
        TextColumn(_("Deals")),
        *(() if ranking is Ranking.TOTAL else (TextColumn(_("Points")),)),
        TextColumn(_("Penalty"), may_lack=True),
        TextColumn(_("If scores are equal"), is_words=True, may_lack=True),
    )


def _ranking_rows(
    ranked: ComparedRanking, ranking: Ranking, _: Words
) -> tuple[tuple[Cell, ...], ...]:
    """Return the lines of the ranking."""
    return tuple(
        _row(row, ranked.before, ranking, tie_remark(row, ranked.rows, _), _) for row in ranked.rows
    )


def _row(
    row: WhizStanding, before: Mapping[int, int], ranking: Ranking, tied: str, _: Words
) -> tuple[Cell, ...]:
    percent = Cell(
        percent_words(row, _), Ink.STRONG if ranking is Ranking.MATCHPOINTS else Ink.PLAIN
    )
    score = (
        () if ranking is Ranking.MATCHPOINTS else (Cell(score_words(row, ranking, _), Ink.STRONG),)
    )
    return (
        Cell(str(row.rank), Ink.STRONG),
        moved_cell(before.get(row.player, row.rank) - row.rank, _),
        Cell(str(row.player), Ink.QUIET),
        Cell(row.name),
        *score,
        percent,
        Cell(str(row.boards)),
        *(() if ranking is Ranking.TOTAL else (Cell(with_minus(str(row.points))),)),
        Cell(f"−{decimal(row.penalty, _)}" if row.penalty else "", Ink.AMBER),
        Cell(sentence_case(tied), Ink.QUIET),
    )


class BoardsPage(ChoicePage):
    """Every deal with its results and its frequency tables."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        _ = words
        super().__init__("whizBoards", _("Deals"), words, parent)
        self._evening: WhizEvent | None = None
        self._ranked: ComparedRanking | None = None
        self._results = TextTable(result_columns(words), self)
        self._tables = TextTableView(self._results, "boardResults", self)
        self._tables.setAccessibleName(_("All results of the deal"))
        self._tables.setItemDelegateForColumn(RESULT, OutcomeDelegate(self._tables))
        self._hands = [TextTable(parent=self) for _hand in HANDS]
        split = QSplitter(Qt.Orientation.Vertical, self.page)
        split.setChildrenCollapsible(False)
        split.addWidget(self._tables)
        split.addWidget(self._frequencies(split))
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, 1)
        self.column.addWidget(split, 1)

    def _frequencies(self, parent: QWidget) -> QWidget:
        _, below = self._words, QWidget(parent)
        halves = []
        for hand, model in zip(HANDS, self._hands, strict=True):
            title = whiz_label(hand, _)
            view = TextTableView(model, f"frequency{hand.value}", below)
            view.setAccessibleName(_("How often each score occurred: {hand}", hand=title))
            halves.append(column(labelled(title, "number", below), (view, 1), spacing=0))
        row(*halves, inside=below, margins=(0, STEP, 0, 0))
        return below

    def show_ranking(self, evening: WhizEvent, ranked: ComparedRanking) -> None:
        """Offer the deals that a ranking counts."""
        _ = self._words
        self._evening, self._ranked = evening, ranked
        columns = (TextColumn(_("Deal")), TextColumn(_("Results")))
        boards = sorted(ranked.compared.boards.items())
        rows = {
            board: (Cell(str(board), Ink.STRONG), Cell(str(len(held.hands[0].rows)), Ink.QUIET))
            for board, held in boards
        }
        self.show_choices(columns, rows, 21 * STEP)

    @override
    def show_chosen(self) -> None:
        board = self.chosen
        if self._evening is None or self._ranked is None:
            return
        if board is None:
            self._show_nothing()
            return
        _, evening = self._words, self._evening
        compared, ranking = self._ranked.compared.boards[board], evening.settings.ranking
        self.title.setText(_("Deal {board}", board=board))
        self.said.setText(board_sentence(evening, board, _))
        after = self._ranked.compared.after_round
        self._results.show_rows(result_rows(evening, compared, after, _))
        for hand, model in zip(compared.hands, self._hands, strict=True):
            model.show_columns(frequency_columns(ranking, _))
            model.show_rows(frequency_rows(hand, ranking, _))

    def _show_nothing(self) -> None:
        self.title.setText("")
        self.said.setText(self._words("No deal counts yet."))
        for model in (self._results, *self._hands):
            model.show_rows(())


class WhizPlayersPage(ChoicePage):
    """Every player with each deal, and how the score comes about."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        _ = words
        super().__init__("whizPlayers", _("Players"), words, parent)
        self._evening: WhizEvent | None = None
        self._ranked: ComparedRanking | None = None
        self._deals = self.add_table("playerDeals", _("Every deal of the player"))
        (view,) = self.findChildren(TextTableView, "playerDeals")
        view.setItemDelegateForColumn(PLAYED, OutcomeDelegate(view))

    def show_ranking(self, evening: WhizEvent, ranked: ComparedRanking) -> None:
        """Offer the players of a ranking, in its order."""
        _ = self._words
        self._evening, self._ranked = evening, ranked
        columns = (TextColumn(_("Rank")), TextColumn(_("Player"), is_words=True))
        rows = {
            row.player: (Cell(str(row.rank), Ink.QUIET), Cell(f"{row.player} {row.name}"))
            for row in ranked.rows
        }
        self.show_choices(columns, rows, 34 * STEP)

    @override
    def show_chosen(self) -> None:
        player = self.chosen
        if self._evening is None or self._ranked is None or player is None:
            return
        _, evening, compared = self._words, self._evening, self._ranked.compared
        standing = next(row for row in self._ranked.rows if row.player == player)
        after = compared.after_round
        self.title.setText(_("{rank}. {name}", rank=standing.rank, name=standing.name))
        sentences = (
            sum_sentence(evening, standing, compared, _),
            penalty_sentences(evening, player, after, _),
            sit_out_sentence(evening, player, after, _),
        )
        self.said.setText(" ".join(filter(None, sentences)))
        self._deals.show_columns(player_columns(evening.settings.ranking, _))
        self._deals.show_rows(player_rows(evening, compared, player, _))


_COVERAGES = {Coverage.ALL: N_("All deals"), Coverage.COMPLETE: N_("Only deals that are complete")}

_RANKINGS = {
    Ranking.MATCHPOINTS: N_("By percentages"),
    Ranking.DATUM: N_("By deviation"),
    Ranking.TOTAL: N_("By total points"),
}

_TRUST = Trust(
    begins=N_("The standings begin with the first deal of the first round."),
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
    _players: WhizPlayersPage
    _looks_by: Ranking | None = None
    """How the standings are looked at; None: as the tournament ranks."""

    @override
    def _make_pages(self) -> None:
        _ = self._session.words
        self._coverage = named(ChoiceField(self), "whichDeals", _("Which deals count"))
        self._ranking = named(ChoiceField(self), "whichRanking", _("Which standings are shown"))
        self._looked = named(labelled("", "quiet", self), "lookedAt")
        self._everybody = EverybodyPage("whizRanking", _("Standings"), self._tabs)
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
        for ranking in Ranking:
            self._ranking.addItem(_(_RANKINGS[ranking]), ranking)

    @override
    def _lay_out(self) -> None:
        super()._lay_out()
        self._top.insert_before(self._after_label, self._ranking)
        self._top.insert_before(self._after_label, self._coverage)
        self._whole.insertWidget(self._whole.indexOf(self._tabs), self._looked)
        self.setTabOrder(self._after, self._coverage)
        self.setTabOrder(self._coverage, self._ranking)

    @override
    def _connect(self) -> None:
        super()._connect()
        self._coverage.activated.connect(self._show)
        self._ranking.activated.connect(self._look_by)
        self._tabs.currentChanged.connect(self.take_focus)

    def _look_by(self, index: int) -> None:
        self._looks_by = list(Ranking)[index]
        self._show()

    @override
    def _show_standings(self, evening: WhizEvent, after: int) -> None:
        coverage: Coverage = self._coverage.currentData()
        own, evening = evening, looked_at(evening, self._looks_by or evening.settings.ranking)
        self._ranking.setCurrentIndex(list(Ranking).index(evening.settings.ranking))
        fill_line(self._looked, looked_at_sentence(own, evening, self._session.words))
        compared = comparison(evening, after, coverage)
        next_turn()
        view = ranked_standings(evening, compared, after)
        next_turn()
        self._say_title(view.reach, ranking_title(view, self._session.words))
        ranked = ComparedRanking(compared, view.rows, ranks_before(evening, after, coverage))
        pages = (self._show_ranking, self._boards.show_ranking, self._players.show_ranking)
        self._fill(evening, *(partial(show, evening, ranked) for show in pages))

    def _show_ranking(self, evening: WhizEvent, ranked: ComparedRanking) -> None:
        _, ranking = self._session.words, evening.settings.ranking
        rows = _ranking_rows(ranked, ranking, _)
        players = (row.player for row in ranked.rows)
        self._everybody.show_everybody(players, _ranking_columns(ranking, _), rows)
