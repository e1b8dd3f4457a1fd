"""The stage *Results* of a club night: standings, players, tables, and what is taken home."""

from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.club_night.files import FILES
from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.paper import PAPERS
from whist_td.formats.club_night.rules.event import ClubNightEvent, RankedBy
from whist_td.formats.club_night.views.views import (
    ClubPlayerView,
    ClubStandings,
    TableView,
    club_player,
    club_round,
    club_standings_and_before,
)
from whist_td.formats.club_night.words.deal_listings import player_deals, table_deals, table_sums
from whist_td.formats.club_night.words.labels import club_title, score_heading, score_words, signed
from whist_td.formats.club_night.words.standings import club_listing
from whist_td.formats.club_night.words.tables import progress_words
from whist_td.kit.stylesheet import STEP
from whist_td.stages.results_frame import ResultsKind, Trust, exports
from whist_td.stages.results_pages import ChoicePage, EverybodyPage, PlayerResultsFrame
from whist_td.words.listings import Cell, Column, ColumnKind, Ink, rank_heading
from whist_td.words.words import N_, Words, amount_of_points


def player_sentence(view: ClubPlayerView, standings: ClubStandings, _: Words) -> str:
    """Say how a player's score comes about."""
    row = view.standing
    if row.score is None:
        return _("No deal counts yet.")
    deals = _.plural("{n} deal", "{n} deals", row.deals)
    total = amount_of_points(row.points, _, signed(row.points))
    sentence = _("{deals}, {points} in all.", deals=deals, points=total)
    is_same = standings.ranked_by is RankedBy.POINTS and standings.measure is Measure.POINTS
    heading, figure = score_heading(standings, _), score_words(row.score, standings, _)
    score = "" if is_same else _("{heading}: {score}.", heading=heading, score=figure)
    jury = _("Including penalties: {points}.", points=signed(row.sanction)) if row.sanction else ""
    return " ".join(filter(None, (sentence, score, jury)))


EXPORTS = exports(
    FILES,
    PAPERS,
    N_("The standings and a sheet for each player and each table, ready to print or to send"),
    N_("A workbook for your calculations: standings, deals, players, rounds"),
)


_TRUST = Trust(
    begins=N_("The standings begin with the first deal of the first round."),
    past=N_("As it was after round {number}, with today’s corrections. Newest round: {newest}."),
    left=lambda n, _: _.plural(
        "Every table has finished. {n} round is still to be played.",
        "Every table has finished. {n} rounds are still to be played.",
        n,
    ),
)
A_ROUND = 1_000
"""Tables are known by their round and their number, together in one."""


class ClubPlayersPage(ChoicePage):
    """Every player with each deal, and how the score comes about."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        _ = words
        super().__init__("clubPlayers", _("Players"), words, parent)
        self._event: ClubNightEvent | None = None
        self._standings: ClubStandings | None = None
        self._deals = self.add_table("playerDeals", _("Every deal of the player"))

    def show_standings(self, event: ClubNightEvent, view: ClubStandings) -> None:
        """Offer the players in the order of the standings."""
        _ = self._words
        self._event, self._standings = event, view
        columns = (Column(rank_heading(_)), Column(_("Name"), kind=ColumnKind.WORDS))
        rows = {
            player: (Cell(str(row.rank), Ink.QUIET), Cell(name))
            for row in view.rows
            for player, name in zip(row.people, row.names, strict=True)
        }
        self.show_choices(columns, rows, 34 * STEP)

    @override
    def show_chosen(self) -> None:
        player = self.chosen
        if self._event is None or self._standings is None or player is None:
            return
        _, event, standings = self._words, self._event, self._standings
        view = club_player(event, player, standings)
        name = event.player(player).name
        self.title.setText(_("{rank}. {name}", rank=view.standing.rank, name=name))
        self.said.setText(player_sentence(view, standings, _))
        self._deals.show(player_deals(event, view, _))


class ClubTablesPage(ChoicePage):
    """The sheet of every table in every round."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        _ = words
        super().__init__("clubTables", _("Tables"), words, parent)
        self._tables: dict[int, TableView] = {}
        self._deals = self.add_table("sheet", _("Every deal of the table"))

    def show_standings(self, event: ClubNightEvent, view: ClubStandings) -> None:
        """Offer the tables of all rounds that the standings count, the newest round first."""
        _ = self._words
        self._tables = {
            number * A_ROUND + table.table: table
            for number in range(view.after_round, 0, -1)
            for table in club_round(event, number).tables
        }
        columns = (
            Column(_.pgettext("tour", "Round")),
            Column(_("Table")),
            Column(_("Played"), kind=ColumnKind.WORDS),
        )
        rows = {}
        for key, table in self._tables.items():
            ink = Ink.GOOD if table.is_over else Ink.AMBER
            played = progress_words(table.running, table.length, len(table.deals), _)
            number = Cell(str(table.table), Ink.STRONG)
            rows[key] = (Cell(str(table.round), Ink.QUIET), number, Cell(played, ink))
        self.show_choices(columns, rows, 38 * STEP)

    @override
    def show_chosen(self) -> None:
        _, view = self._words, self._tables.get(self.chosen or 0)
        if view is None:
            self.title.setText("")
            self.said.setText(_("No table has begun."))
            self._deals.show_rows(())
            return
        self.title.setText(_("Round {round}, table {table}", round=view.round, table=view.table))
        self.said.setText("   ".join(f"{seat.seat + 1} {seat.name}" for seat in view.seats))
        listing = table_deals(view, _)
        rows = (*listing.rows, *table_sums(view, _))
        self._deals.show(replace(listing, rows=rows))


_KIND: ResultsKind[ClubNightEvent] = ResultsKind(
    name="clubResults",
    tabs=N_("Standings, players or tables"),
    as_of=N_("After which round"),
    exports=EXPORTS,
    trust=_TRUST,
    papers=PAPERS,
)


class ClubResultsPanel(PlayerResultsFrame[ClubNightEvent]):
    """The standings, and the players and the tables they come from."""

    KIND = _KIND
    _players: ClubPlayersPage

    @override
    def _make_pages(self) -> None:
        _ = self._session.words
        self._everybody = EverybodyPage("clubStandings", _("Standings"), self._tabs)
        self._players = ClubPlayersPage(_, self._tabs)
        self._tables = ClubTablesPage(_, self._tabs)
        self._tabs.addTab(self._everybody, _("Standings"))
        self._tabs.addTab(self._players, _("Players"))
        self._tabs.addTab(self._tables, _("Tables"))

    @override
    def _show_standings(self, event: ClubNightEvent, after: int) -> None:
        view, before = club_standings_and_before(event, after)
        self._say_title(view.reach, club_title(view, self._session.words))
        shown = partial(
            self._everybody.show_listing, club_listing(view, self._session.words, before)
        )
        pages = (self._players.show_standings, self._tables.show_standings)
        self._fill(event, shown, *(partial(show, event, view) for show in pages))
