"""A list of teams from a spreadsheet: seen before it counts, then entered whole or not at all."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.formats.militaire.commands.commands import AddTeams
from whist_td.formats.militaire.files.roster_headings import Columns, guess_columns
from whist_td.formats.militaire.files.rosters import preview, read_roster
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.screens.import_columns import ColumnsRow, columns_in_order
from whist_td.formats.militaire.screens.import_rows import import_rows, teams_to_add
from whist_td.interchange.tables import Table
from whist_td.kit.session import Session
from whist_td.stages.import_list import ImportListDialog, ImportWords
from whist_td.stages.import_model import ROW, ImportModel
from whist_td.stages.import_rows import ImportRow
from whist_td.words.messages import message
from whist_td.words.words import Words

TABLE, TEAM = ROW + 1, ROW + 2


class ImportDialog(ImportListDialog):
    """Choose a file, see what it says, put the columns right, import."""

    NARROW = (ROW, TABLE)

    def __init__(self, session: Session[MilitaireEvent], parent: QWidget | None = None) -> None:
        _ = session.words
        words = ImportWords(
            _("Import a list of teams"),
            _(
                "One row for each team, with headings above: team, captain, player 1, player 2, "
                "player 3. A column with the table numbers may be there too."
            ),
            _("Import the teams"),
        )
        super().__init__(session, words, ImportModel(_headings(_), self.NARROW), TEAM, parent)

    @override
    def _made_columns(self) -> ColumnsRow:
        self._chosen = ColumnsRow(self._session.words, self)
        return self._chosen

    @override
    def _columns_edited(self) -> SignalInstance:
        return self._chosen.edited

    @override
    def _table_of(self, path: Path) -> Table:
        return read_roster(path)

    @override
    def _show_columns(self, table: Table) -> None:
        self._chosen.show_columns(table, self._guessed(table))

    def _guessed(self, table: Table) -> Columns:
        try:
            return guess_columns(table)
        except RuleError as error:
            self._say_error(message(error, self._session.words))
            return columns_in_order(table)

    @override
    def _rows_of(self, table: Table) -> tuple[ImportRow, ...] | None:
        columns = self._chosen.columns()
        if columns is None:
            return None
        seen = preview(table, columns)
        return import_rows(seen, self._session.evening, self._session.words)

    @override
    def _hide_columns(self, rows: Sequence[ImportRow]) -> None:
        self._view.setColumnHidden(TABLE, all(not row.texts[TABLE] for row in rows))

    @override
    def _import_words(self, good: int) -> str:
        _ = self._session.words
        return _.plural("Import {n} team", "Import {n} teams", good)

    @override
    def _carried_out(self, rows: Sequence[ImportRow]) -> str:
        teams = teams_to_add(rows, self._session.evening)
        return self._session.refusal(AddTeams(teams))


def _headings(_: Words) -> tuple[str, ...]:
    players = tuple(_("Player {number}", number=number) for number in (1, 2, 3))
    return (_("Row"), _("Table"), _("Team"), _("Captain"), *players)
