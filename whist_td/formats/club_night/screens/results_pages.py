"""The tabs of the results: the standings, one player at a time, one table at a time."""

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.play_deals_rows import (
    deal_columns,
    deal_rows,
    jury_rows,
    total_row,
)
from whist_td.formats.club_night.screens.play_words import progress_words
from whist_td.formats.club_night.screens.results_player import (
    player_columns,
    player_rows,
    player_sentence,
)
from whist_td.formats.club_night.screens.results_standings import (
    Ranked,
    standing_columns,
    standing_rows,
)
from whist_td.formats.club_night.views.views import TableView, club_player, club_round
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import Cell, Ink, TextColumn
from whist_td.stages.results_pages import ChoicePage, EverybodyPage
from whist_td.words.words import Words

A_ROUND = 1_000
"""Tables are known by their round and their number, together in one."""


class StandingsPage(EverybodyPage):
    """All players in order."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        _ = words
        super().__init__("clubStandings", _("Standings"), words, parent)

    def show_standings(self, evening: ClubNightEvent, told: Ranked) -> None:
        """Show standings."""
        _ = self._words
        players = (row.player for row in told.view.rows)
        columns = standing_columns(evening, told.view, _)
        self.show_everybody(players, columns, standing_rows(evening, told, _))


class PlayersPage(ChoicePage):
    """Every player with each deal, and how the score comes about."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        _ = words
        super().__init__("clubPlayers", _("Players"), words, parent)
        self._evening: ClubNightEvent | None = None
        self._told: Ranked | None = None
        self._deals = self.add_table("playerDeals", _("Every deal of the player"))

    def show_standings(self, evening: ClubNightEvent, told: Ranked) -> None:
        """Offer the players in the order of the standings."""
        _ = self._words
        self._evening, self._told = evening, told
        columns = (TextColumn(_("Rank")), TextColumn(_("Player"), is_words=True))
        rows = {
            player: (Cell(str(row.rank), Ink.QUIET), Cell(name))
            for row in told.view.rows
            for player, name in zip(row.people, row.names, strict=True)
        }
        self.show_choices(columns, rows, 34 * STEP)

    @override
    def show_chosen(self) -> None:
        player = self.chosen
        if self._evening is None or self._told is None or player is None:
            return
        _, evening, told = self._words, self._evening, self._told.view
        view = club_player(evening, player, told.after_round)
        name = evening.player(player).name
        self.title.setText(_("{rank}. {name}", rank=view.standing.rank, name=name))
        self.said.setText(player_sentence(view, told, _))
        self._deals.show_columns(player_columns(view, _))
        self._deals.show_rows(player_rows(evening, view, _))


class TablesPage(ChoicePage):
    """The sheet of every table in every round."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        _ = words
        super().__init__("clubTables", _("Tables"), words, parent)
        self._tables: dict[int, TableView] = {}
        self._deals = self.add_table("sheet", _("Every deal of the table"))

    def show_standings(self, evening: ClubNightEvent, told: Ranked) -> None:
        """Offer the tables of all rounds that the standings count, the newest round first."""
        _ = self._words
        self._tables = {
            number * A_ROUND + table.table: table
            for number in range(told.view.after_round, 0, -1)
            for table in club_round(evening, number).tables
        }
        columns = (
            TextColumn(_("Round no.")),
            TextColumn(_("Table")),
            TextColumn(_("Played"), is_words=True),
        )
        rows = {key: _table_row(view, _) for key, view in self._tables.items()}
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
        self._deals.show_columns(deal_columns(view, _))
        rows = (*deal_rows(view, _), *jury_rows(view, _), total_row(view, _))
        self._deals.show_rows(rows)


def _table_row(view: TableView, _: Words) -> tuple[Cell, ...]:
    told = progress_words(view.running, view.length, len(view.deals), _)
    ink = Ink.GOOD if view.is_over else Ink.AMBER
    return Cell(str(view.round), Ink.QUIET), Cell(str(view.table), Ink.STRONG), Cell(told, ink)
