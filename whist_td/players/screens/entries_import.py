"""A list of players from a spreadsheet: seen before it counts, then entered whole or not at all."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget
from typing_extensions import override

from whist_td.core.names import folded
from whist_td.desk.requests import Command
from whist_td.interchange.table_files import read_table
from whist_td.interchange.tables import Table, column_letters
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.players.rosters import (
    PlayerColumns,
    RosterPlayer,
    chosen_columns,
    has_player_names,
    player_columns,
    preview_players,
)
from whist_td.stages.import_list import (
    ImportListDialog,
    ImportModel,
    ImportRow,
    ImportWords,
    RowVerdict,
)
from whist_td.words.file_messages import problem
from whist_td.words.words import Words

NAME = 1
_MOST_SHOWN = 24


@dataclass(frozen=True)
class PlayerImportRow(ImportRow):
    """One row of the list; a player who will do has no number yet."""

    name: str = ""
    club: str = ""


class PlayerColumnsRow(QWidget):
    """Where the names stand, in one column or two, and the clubs."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._heading_row = 0
        self._name = self._choice("columnName", _("Name"))
        self._rest = self._choice("columnRest", _("Rest of the name"))
        self._club = self._choice("columnClub", _("Club or town"))
        self._lay_out()

    def _choice(self, name: str, what: str) -> QComboBox:
        _ = self._words
        choice = QComboBox(self)
        choice.setObjectName(name)
        choice.setAccessibleName(_("Column of: {what}", what=what))
        choice.activated.connect(self._tell)
        return choice

    def _lay_out(self) -> None:
        _ = self._words
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(STEP)
        grid.setVerticalSpacing(STEP // 2)
        titles = (_("Name"), _("Rest of the name"), _("Club or town"))
        for place, choice in enumerate((self._name, self._rest, self._club)):
            title = labelled(titles[place], "number", self)
            title.setBuddy(choice)
            grid.addWidget(title, 0, place)
            grid.addWidget(choice, 1, place)
            grid.setColumnStretch(place, 1)

    def show_columns(self, table: Table, columns: PlayerColumns) -> None:
        """Offer the columns of a table, and show where each thing is thought to stand."""
        _ = self._words
        self._heading_row = columns.heading_row
        width = max((len(row.cells) for row in table.rows), default=0)
        titles = next((r for r in table.rows if r.number == columns.heading_row), None)
        first, *rest = columns.names
        for choice, chosen, is_needed in (
            (self._name, first, True),
            (self._rest, rest[0] if rest else None, False),
            (self._club, columns.club, False),
        ):
            choice.clear()
            if not is_needed:
                choice.addItem(_("(none)"), None)
            for column in range(width):
                title = titles.cell(column) if titles else ""
                name = f"{column_letters(column)} · {title}" if title else column_letters(column)
                choice.addItem(name[:_MOST_SHOWN], column)
            choice.setCurrentIndex(choice.findData(chosen))

    def columns(self, table: Table) -> PlayerColumns:
        """Return the columns as chosen."""
        parts = (self._name.currentData(), self._rest.currentData())
        names = tuple(part for part in parts if part is not None)
        return chosen_columns(table, self._heading_row, names, self._club.currentData())

    def _tell(self) -> None:
        self.edited.emit()


def columns_in_order(table: Table) -> PlayerColumns:
    """Return the columns of a list without headings: names, then clubs if there is more."""
    width = max((len(row.cells) for row in table.rows), default=0)
    return chosen_columns(table, 0, (0,), 1 if width > 1 else None)


def player_rows(
    players: Sequence[RosterPlayer], numbers: Mapping[str, int], _: Words
) -> tuple[PlayerImportRow, ...]:
    """Return every row with its verdict, names already entered being taken by their numbers."""
    entered = {folded(name): number for name, number in numbers.items()}
    return tuple(_judged(player, entered, _) for player in players)


def _judged(player: RosterPlayer, entered: Mapping[str, int], _: Words) -> PlayerImportRow:
    remarks = [
        _("Column {column}: {what}", column=error.column, what=problem(error, _))
        for error in player.problems
    ]
    number = entered.get(folded(player.name))
    if number is not None:
        remarks.append(
            _("{name} is entered already, as number {number}.", name=player.name, number=number)
        )
    verdict = RowVerdict.BAD if remarks else RowVerdict.GOOD
    texts = (str(player.row), player.name, player.club)
    return PlayerImportRow(texts, verdict, " ".join(remarks), player.name, player.club)


class PlayersImportDialog(ImportListDialog):
    """Choose a file, see what it says, put the columns right, import."""

    def __init__(self, session: Session[Any], parent: QWidget | None = None) -> None:
        _ = session.words
        words = ImportWords(
            _("Import a list of players"),
            _("One row for each player: the name, and the club or town if you like."),
            _("Import the players"),
        )
        headings = (_("Row"), _("Name"), _("Club or town"))
        super().__init__(session, words, ImportModel(headings), NAME, parent)

    @override
    def _made_columns(self) -> PlayerColumnsRow:
        self._chosen = PlayerColumnsRow(self._session.words, self)
        return self._chosen

    @override
    def _columns_edited(self) -> SignalInstance:
        return self._chosen.edited

    @override
    def _table_of(self, path: Path) -> Table:
        return read_table(path, has_player_names)

    @override
    def _show_columns(self, table: Table) -> None:
        self._chosen.show_columns(table, player_columns(table) or columns_in_order(table))

    @override
    def _rows_of(self, table: Table) -> tuple[ImportRow, ...]:
        seen = preview_players(table, self._chosen.columns(table))
        players = self._session.evening.players.values()
        numbers = {player.name: player.number for player in players}
        return player_rows(seen, numbers, self._session.words)

    @override
    def _import_words(self, good: int) -> str:
        _ = self._session.words
        return _.plural("Import {n} player", "Import {n} players", good)

    @override
    def _carried_out(self, rows: Sequence[ImportRow]) -> str:
        good = [
            row
            for row in rows
            if isinstance(row, PlayerImportRow) and row.verdict is not RowVerdict.BAD
        ]
        first = max(self._session.evening.players, default=0) + 1
        return self._session.refusal(self._adding(dict(enumerate(good, start=first))))

    @abstractmethod
    def _adding(self, rows: Mapping[int, PlayerImportRow]) -> Command:
        """Return the command that enters players under these numbers."""
