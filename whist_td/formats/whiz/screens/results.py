"""The stage *Results* of a Whiz tournament: ranking, deals, players, and what is taken home."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.contracts import HANDS, dealer_of
from whist_td.formats.whiz.files import FILES
from whist_td.formats.whiz.paper import PAPERS
from whist_td.formats.whiz.rules.comparison import Comparison, Coverage, comparison
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.sealing import released_deals
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding, looked_at
from whist_td.formats.whiz.screens.hands_view import HandsView
from whist_td.formats.whiz.screens.play_beside import standings_in_turns
from whist_td.formats.whiz.screens.play_traveller import OutcomeDelegate
from whist_td.formats.whiz.views.deal_pages import DealSeen, deals_seen
from whist_td.formats.whiz.views.play_views import traveller
from whist_td.formats.whiz.views.results import (
    PlayerSheet,
    board_sheet,
    player_sheet,
    ranked_standings,
)
from whist_td.formats.whiz.words.deal_listings import (
    OWN_RESULT,
    RESULT,
    board_results,
    frequencies,
    player_deals,
)
from whist_td.formats.whiz.words.deal_pages import seats_sentence
from whist_td.formats.whiz.words.deals import adjusted_sentence
from whist_td.formats.whiz.words.facts import penalty_words
from whist_td.formats.whiz.words.labels import looked_at_sentence, ranking_title, whiz_label
from whist_td.formats.whiz.words.standings import whiz_listing
from whist_td.kit.fields import ChoiceField
from whist_td.kit.parts import column, fill_line, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled, named
from whist_td.kit.waiting import next_turn
from whist_td.stages.results_frame import ResultsKind, Trust, exports
from whist_td.stages.results_pages import ChoicePage, EverybodyPage, PlayerResultsFrame
from whist_td.words.listings import Cell, Column, ColumnKind, Ink, rank_heading
from whist_td.words.words import N_, Words, decimal


@dataclass(frozen=True)
class ComparedRanking:
    """A ranking with the comparison it comes from, and the ranks of the round before."""

    compared: Comparison
    rows: tuple[WhizStanding, ...]
    before: Mapping[int, int]


def ranks_before(event: WhizEvent, after_round: int, coverage: Coverage) -> Mapping[int, int]:
    """Return the ranks as they stood after the round before one."""
    earlier = standings_in_turns(event, after_round - 1, coverage)
    return {row.player: row.rank for row in earlier}


class BoardsPage(ChoicePage):
    """Every deal with its results and its frequency tables."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        _ = words
        super().__init__("whizBoards", _("Deals"), words, parent)
        self._event: WhizEvent | None = None
        self._ranked: ComparedRanking | None = None
        self._results = TextTable(parent=self)
        self._tables = TextTableView(self._results, "boardResults", self)
        self._tables.setAccessibleName(_("All results of the deal"))
        self._tables.setItemDelegateForColumn(RESULT, OutcomeDelegate(self._tables))
        self._hands = [TextTable(parent=self) for _hand in HANDS]
        # A splitter would hide from the page how tall its two tables must be.
        self.column.addWidget(self._tables, 1)
        self.column.addWidget(self._frequencies(), 1)

    def _frequencies(self) -> QWidget:
        _, below = self._words, QWidget(self.page)
        halves = []
        for hand, model in zip(HANDS, self._hands, strict=True):
            title = whiz_label(hand, _)
            view = TextTableView(model, f"frequency{hand.value}", below)
            view.setAccessibleName(_("How often each score occurred: {hand}", hand=title))
            halves.append(column(labelled(title, "number", below), (view, 1), spacing=0))
        row(*halves, inside=below, margins=(0, STEP, 0, 0))
        return below

    def show_ranking(self, event: WhizEvent, ranked: ComparedRanking) -> None:
        """Offer the deals that a ranking counts."""
        _ = self._words
        self._event, self._ranked = event, ranked
        columns = (Column(_("Deal")), Column(_("Results")))
        boards = sorted(ranked.compared.boards.items())
        rows = {
            board: (Cell(str(board), Ink.STRONG), Cell(str(len(held.hands[0].rows)), Ink.QUIET))
            for board, held in boards
        }
        self.show_choices(columns, rows, 21 * STEP)

    @override
    def show_chosen(self) -> None:
        board = self.chosen
        if self._event is None or self._ranked is None:
            return
        if board is None:
            self.title.setText("")
            self.said.setText(self._words("No deal counts yet."))
            for model in (self._results, *self._hands):
                model.show_rows(())
            return
        _, event = self._words, self._event
        compared, ranking = self._ranked.compared, event.settings.ranking
        self.title.setText(_("Deal {board}", board=board))
        self.said.setText(board_sentence(event, board, _))
        self._results.show(board_results(board_sheet(event, compared, board), _))
        for hand, model in zip(compared.boards[board].hands, self._hands, strict=True):
            model.show(frequencies(hand.lines, ranking, _))


class HandsPage(ChoicePage):
    """Every deal that everybody may see: hands, what could be made, and what each table made."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        _ = words
        super().__init__("whizHands", _("Hands"), words, parent)
        self._event: WhizEvent | None = None
        self._ranked: ComparedRanking | None = None
        self._seen: Mapping[int, DealSeen] = {}
        self._deal = HandsView(words, self)
        self.column.addWidget(self._deal)
        self._results = self.add_table("handsResults", _("All results of the deal"))
        (view,) = self.findChildren(TextTableView, "handsResults")
        view.setItemDelegateForColumn(RESULT, OutcomeDelegate(view))

    def show_ranking(self, event: WhizEvent, ranked: ComparedRanking) -> None:
        """Offer the deals that everybody may see."""
        _ = self._words
        self._event, self._ranked, self._seen = event, ranked, deals_seen(event)
        rows = {board: (Cell(str(board), Ink.STRONG),) for board in self._seen}
        self.show_choices((Column(_("Deal")),), rows, 12 * STEP)

    @override
    def show_chosen(self) -> None:
        board = self.chosen
        if self._event is None or self._ranked is None or board is None:
            return
        _, event, compared = self._words, self._event, self._ranked.compared
        dealer = whiz_label(self._seen[board].dealer, _)
        self.title.setText(_("Deal {board} · dealer {dealer}", board=board, dealer=dealer))
        self.said.setText(seats_sentence(event, _))
        self._deal.show_deal(self._seen[board], event)
        if board in compared.boards:
            self._results.show(board_results(board_sheet(event, compared, board), _))
        else:
            self._results.show_rows(())


class WhizPlayersPage(ChoicePage):
    """Every player with each deal, and how the score comes about."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        _ = words
        super().__init__("whizPlayers", _("Players"), words, parent)
        self._event: WhizEvent | None = None
        self._ranked: ComparedRanking | None = None
        self._deals = self.add_table("playerDeals", _("Every deal of the player"))
        (view,) = self.findChildren(TextTableView, "playerDeals")
        view.setItemDelegateForColumn(OWN_RESULT, OutcomeDelegate(view))

    def show_ranking(self, event: WhizEvent, ranked: ComparedRanking) -> None:
        """Offer the players of a ranking, in its order."""
        _ = self._words
        self._event, self._ranked = event, ranked
        columns = (Column(rank_heading(_)), Column(_("Name"), kind=ColumnKind.WORDS))
        rows = {
            row.player: (Cell(str(row.rank), Ink.QUIET), Cell(f"{row.player} {row.name}"))
            for row in ranked.rows
        }
        self.show_choices(columns, rows, 34 * STEP)

    @override
    def show_chosen(self) -> None:
        player = self.chosen
        if self._event is None or self._ranked is None or player is None:
            return
        _, event, compared = self._words, self._event, self._ranked.compared
        standing = next(row for row in self._ranked.rows if row.player == player)
        sheet = player_sheet(event, compared, standing)
        self.title.setText(_("{rank}. {name}", rank=standing.rank, name=standing.name))
        self.said.setText(player_sentences(sheet, event, compared.after_round, _))
        self._deals.show(player_deals(sheet, event.settings, _))


_COVERAGES = {Coverage.ALL: N_("All deals"), Coverage.COMPLETE: N_("Only deals that are complete")}

_RANKINGS = {
    Ranking.MATCHPOINTS: N_("By percentages"),
    Ranking.DATUM: N_("By deviation"),
    Ranking.TOTAL: N_("By total points"),
}

_TRUST = Trust(
    begins=N_("The standings begin with the first deal of the first round."),
    past=N_("As it was after round {number}, with today’s corrections. Newest round: {newest}."),
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
        self._hands = HandsPage(_, self._tabs)
        self._tabs.addTab(self._everybody, _("Standings"))
        self._tabs.addTab(self._boards, _("Deals"))
        self._tabs.addTab(self._players, _("Players"))
        self._tabs.addTab(self._hands, _("Hands"))
        self._tabs.setTabVisible(self._tabs.indexOf(self._hands), False)  # noqa: FBT003

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
    def _show_standings(self, event: WhizEvent, after: int) -> None:
        coverage: Coverage = self._coverage.currentData()
        own, event = event, looked_at(event, self._looks_by or event.settings.ranking)
        self._ranking.setCurrentIndex(list(Ranking).index(event.settings.ranking))
        fill_line(self._looked, looked_at_sentence(own, event, self._session.words))
        compared = comparison(event, after, coverage)
        next_turn()
        view = ranked_standings(event, compared, after)
        next_turn()
        self._say_title(view.reach, ranking_title(view, self._session.words))
        is_released = bool(released_deals(event))
        self._tabs.setTabVisible(self._tabs.indexOf(self._hands), is_released)
        ranked = ComparedRanking(compared, view.rows, ranks_before(event, after, coverage))
        pages = (
            self._show_ranking,
            self._boards.show_ranking,
            self._players.show_ranking,
            self._hands.show_ranking,
        )
        self._fill(event, *(partial(show, event, ranked) for show in pages))

    def _show_ranking(self, event: WhizEvent, ranked: ComparedRanking) -> None:
        by, _ = event.settings.ranking, self._session.words
        self._everybody.show_listing(whiz_listing(ranked.rows, by, _, ranked.before))


def board_sentence(event: WhizEvent, board: int, _: Words) -> str:
    """Say who deals a board, how many of its results are in, and why one was adjusted."""
    begun = [cell for cell in traveller(event, board) if cell.is_begun]
    held = [cell for cell in begun if cell.result is not None]
    dealer = whiz_label(dealer_of(board), _)
    results = _.plural(
        "Dealer: {dealer}. {n} result of {all}.",
        "Dealer: {dealer}. {n} results of {all}.",
        len(held),
        dealer=dealer,
        all=len(begun),
    )
    entered = event.results_of(board).items()
    reasons = (adjusted_sentence(place, result.outcome, _) for place, result in entered)
    return " ".join(filter(None, (results, *reasons)))


def player_sentences(sheet: PlayerSheet, event: WhizEvent, after_round: int, _: Words) -> str:
    """Say how a player's score comes about, what was taken off it, and when he sat out."""
    ranking = event.settings.ranking
    penalties = (
        _(
            "Penalty in round {number}: {penalty}.",
            number=penalty.round,
            penalty=penalty_words(penalty, ranking, _),
        )
        for penalty in sheet.penalties
    )
    sitting_out = _sit_out_sentence(event, sheet.standing.player, after_round, _)
    return " ".join(filter(None, (_sum_sentence(sheet, ranking, _), *penalties, sitting_out)))


def _sum_sentence(sheet: PlayerSheet, ranking: Ranking, _: Words) -> str:
    standing = sheet.standing
    if standing.score is None:
        return _("No deal counts yet.")
    own = [deal.of(standing.player) for deal in sheet.deals]
    counted = [each for each in own if each.worth is not None]
    parts = {
        "deals": _.plural("{n} deal", "{n} deals", len(counted)),
        "penalty": _("less a penalty of {amount}", amount=decimal(standing.penalty, _)),
        "score": decimal(standing.score, _, 2),
        # Where percentages rank, they are what a deal counts.
        "total": decimal(sum((each.worth or 0 for each in counted), Fraction(0)), _, 2),
    }
    if ranking is Ranking.MATCHPOINTS:
        if standing.penalty:
            return _("{deals}: {total} %, {penalty}, shared out: {score} %.", **parts)
        return _("{deals}: {total} % in all, shared out: {score} %.", **parts)
    if standing.penalty:
        return _("{deals}: {total}, {penalty}: {score}.", **parts)
    return _("{deals}: {total} in all.", **parts)


def _sit_out_sentence(event: WhizEvent, player: int, after_round: int, _: Words) -> str:
    rounds = [
        str(number)
        for number in range(1, after_round + 1)
        if player in event.seated(number).sit_out
    ]
    if not rounds:
        return ""
    return _.plural(
        "Sat out in round {numbers}.",
        "Sat out in rounds {numbers}.",
        len(rounds),
        numbers=", ".join(rounds),
    )
