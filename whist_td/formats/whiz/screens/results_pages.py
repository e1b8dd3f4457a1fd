"""The tabs of the ranking: all players, one deal at a time, one player at a time."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.game import HANDS
from whist_td.formats.whiz.screens import results_board as of_board
from whist_td.formats.whiz.screens import results_player as of_player
from whist_td.formats.whiz.screens.results_ranking import (
    Ranked,
    ranking_columns,
    ranking_rows,
)
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import Cell, Ink, TextColumn, TextTable
from whist_td.kit.text_table_view import TextTableView
from whist_td.kit.theme import labelled
from whist_td.stages.results_pages import ChoicePage, EverybodyPage
from whist_td.words.words import Words


class RankingPage(EverybodyPage):
    """All players in order."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        _ = words
        super().__init__("whizRanking", _("Ranking"), words, parent)

    def show_ranking(self, evening: WhizEvent, told: Ranked) -> None:
        """Show a ranking."""
        _, ranking = self._words, evening.settings.ranking
        players = (row.player for row in told.rows)
        self.show_everybody(players, ranking_columns(ranking, _), ranking_rows(told, ranking, _))


class BoardsPage(ChoicePage):
    """Every deal with its results and its frequency tables."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        _ = words
        super().__init__("whizBoards", _("Deals"), words, parent)
        self._evening: WhizEvent | None = None
        self._told: Ranked | None = None
        self._results = TextTable(of_board.result_columns(words), self)
        self._tables = TextTableView(self._results, "boardResults", self)
        self._tables.setAccessibleName(_("All results of the deal"))
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
        row = QHBoxLayout(below)
        row.setContentsMargins(0, STEP, 0, 0)
        row.setSpacing(STEP)
        for hand, model in zip(HANDS, self._hands, strict=True):
            title = whiz_label(hand, _)
            view = TextTableView(model, f"frequency{hand.value}", below)
            view.setAccessibleName(_("How often each score occurred: {hand}", hand=title))
            half = QVBoxLayout()
            half.setSpacing(0)
            half.addWidget(labelled(title, "number", below))
            half.addWidget(view, 1)
            row.addLayout(half)
        return below

    def show_ranking(self, evening: WhizEvent, told: Ranked) -> None:
        """Offer the deals that a ranking counts."""
        _ = self._words
        self._evening, self._told = evening, told
        columns = (TextColumn(_("Deal")), TextColumn(_("Results")))
        rows = {
            board: (Cell(str(board), Ink.STRONG), Cell(str(_held(told, board)), Ink.QUIET))
            for board in sorted(told.compared.boards)
        }
        self.show_choices(columns, rows, 21 * STEP)

    @override
    def show_chosen(self) -> None:
        board = self.chosen
        if self._evening is None or self._told is None:
            return
        if board is None:
            self._show_nothing()
            return
        _, evening = self._words, self._evening
        compared, ranking = self._told.compared.boards[board], evening.settings.ranking
        self.title.setText(_("Deal {board}", board=board))
        self.said.setText(of_board.board_sentence(evening, board, _))
        after = self._told.compared.after_round
        self._results.show_rows(of_board.result_rows(evening, compared, after, _))
        for hand, model in zip(compared.hands, self._hands, strict=True):
            model.show_columns(of_board.frequency_columns(ranking, _))
            model.show_rows(of_board.frequency_rows(hand, ranking, _))

    def _show_nothing(self) -> None:
        self.title.setText("")
        _ = self._words
        self.said.setText(_("No deal counts yet."))
        for model in (self._results, *self._hands):
            model.show_rows(())


def _held(told: Ranked, board: int) -> int:
    return len(told.compared.boards[board].hands[0].rows)


class PlayersPage(ChoicePage):
    """Every player with each deal, and how the score comes about."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        _ = words
        super().__init__("whizPlayers", _("Players"), words, parent)
        self._evening: WhizEvent | None = None
        self._told: Ranked | None = None
        self._deals = self.add_table("playerDeals", _("Every deal of the player"))

    def show_ranking(self, evening: WhizEvent, told: Ranked) -> None:
        """Offer the players of a ranking, in its order."""
        _ = self._words
        self._evening, self._told = evening, told
        columns = (TextColumn(_("Rank")), TextColumn(_("Player"), is_words=True))
        rows = {
            row.player: (Cell(str(row.rank), Ink.QUIET), Cell(f"{row.player} {row.name}"))
            for row in told.rows
        }
        self.show_choices(columns, rows, 34 * STEP)

    @override
    def show_chosen(self) -> None:
        player = self.chosen
        if self._evening is None or self._told is None or player is None:
            return
        _, evening, compared = self._words, self._evening, self._told.compared
        standing = next(row for row in self._told.rows if row.player == player)
        after = compared.after_round
        self.title.setText(_("{rank}. {name}", rank=standing.rank, name=standing.name))
        told = (
            of_player.sum_sentence(evening, standing, compared, _),
            of_player.penalty_sentences(evening, player, after, _),
            of_player.sit_out_sentence(evening, player, after, _),
        )
        self.said.setText(" ".join(filter(None, told)))
        self._deals.show_columns(of_player.player_columns(evening.settings.ranking, _))
        self._deals.show_rows(of_player.player_rows(evening, compared, player, _))
