"""A list of players from a spreadsheet: seen before it counts, then entered whole or not at all."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.names import folded
from whist_td.desk.requests import Command
from whist_td.interchange.messy_lists import LineShape
from whist_td.interchange.read_apart import read_table
from whist_td.interchange.tables import Table
from whist_td.interchange.written_names import may_be_given
from whist_td.kit.flow import WrappingRow
from whist_td.kit.jobs import Progress
from whist_td.kit.session import Session
from whist_td.players.rosters import (
    PlayerColumns,
    RosterPlayer,
    chosen_columns,
    has_player_names,
    player_columns,
    preview_players,
)
from whist_td.stages.import_list import ColumnsRow, ImportListDialog, ImportWords, titled
from whist_td.stages.import_preview import ROW, ColumnsRead, ImportModel, ImportRow, RowVerdict
from whist_td.words.file_messages import problem
from whist_td.words.words import Words

NAME, PARTNER, TOWN = ROW + 1, ROW + 2, ROW + 3


@dataclass(frozen=True)
class PlayerImportRow(ImportRow):
    """One row of the list; a player who will do has no number yet."""

    name: str = ""
    club: str = ""
    partner: str = ""


class PlayerColumnsRow(ColumnsRow):
    """Where the names stand, in one column or two, those of the partners, and the clubs."""

    def __init__(self, words: Words, parent: QWidget, *, is_paired: bool) -> None:
        super().__init__(words, parent)
        _ = words
        self._is_paired = is_paired
        self._name = self._choice("columnName", _("Name"))
        self._rest = self._choice("columnRest", _("Rest of the name"))
        self._partner = self._choice("columnPartner", _("Partner"))
        self._club = self._choice("columnClub", _("Club or town"))
        self._lay_out()

    def _lay_out(self) -> None:
        _ = self._words
        choices = {_("Name"): self._name, _("Rest of the name"): self._rest}
        if self._is_paired:
            choices[_("Partner")] = self._partner
        choices[_("Club or town")] = self._club
        self._partner.setVisible(self._is_paired)
        row = WrappingRow(self)
        for name, choice in choices.items():
            row.addWidget(titled(name, choice, self))

    def show_columns(self, table: Table, columns: PlayerColumns) -> None:
        """Offer the columns of a table, and show where each thing is thought to stand."""
        first, *rest = columns.names
        chosen = (
            (self._name, first, True),
            (self._rest, rest[0] if rest else None, False),
            (self._partner, columns.partner, False),
            (self._club, columns.club, False),
        )
        self._offer(table, columns.heading_row, chosen)

    def columns(self, table: Table) -> PlayerColumns:
        """Return the columns as chosen."""
        parts = (self._name.currentData(), self._rest.currentData())
        names = tuple(part for part in parts if part is not None)
        partner = self._partner.currentData() if self._is_paired else None
        return chosen_columns(table, self._heading_row, names, self._club.currentData(), partner)


def columns_in_order(table: Table, *, is_paired: bool = False) -> PlayerColumns:
    """Return the columns of a list without headings: names, partners if there are any, clubs."""
    numbers = table.number_column(0)
    written = [column for column in table.columns_below(0) if column != numbers]
    name, *others = written or [0]
    partner = others.pop(0) if is_paired and others else None
    return chosen_columns(table, 0, (name,), others[0] if others else None, partner)


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
    remarks += [
        _("{name} is already entered, as number {number}.", name=name, number=number)
        for name in (player.name, player.partner)
        if (number := entered.get(folded(name))) is not None
    ]
    verdict = RowVerdict.BAD if remarks else RowVerdict.GOOD
    texts = (str(player.row), player.name, player.partner, player.club)
    return PlayerImportRow(
        texts, verdict, " ".join(remarks), player.name, player.club, player.partner
    )


class PlayersImportDialog(ImportListDialog):
    """Choose a file or paste a list, see what it says, put it right, import."""

    # More than 15 methods: nearly all of them are what a list of players fills of one.

    PEOPLE = (NAME, PARTNER)
    CLUB = TOWN

    def __init__(
        self, session: Session[Any], parent: QWidget | None = None, *, is_paired: bool = False
    ) -> None:
        _ = session.words
        words = ImportWords(
            _("Import a list of players"),
            _("One row for each player: the name, and the club or town if you like."),
            _("Import the players"),
        )
        headings = (_("Row"), _("Name"), _("Partner"), _("Club or town"))
        self._is_paired = is_paired
        super().__init__(session, words, ImportModel(headings), NAME, parent)

    @override
    def _made_columns(self) -> PlayerColumnsRow:
        self._chosen = PlayerColumnsRow(self._session.words, self, is_paired=self._is_paired)
        return self._chosen

    @override
    def _table_of(self, path: Path, progress: Progress) -> Table:
        return read_table(path, has_player_names, progress)

    @override
    def _show_columns(self, table: Table) -> None:
        in_order = columns_in_order(table, is_paired=self._is_paired)
        self._chosen.show_columns(table, player_columns(table) or in_order)

    @override
    def _doubts(self, rows: Collection[ImportRow]) -> Iterator[str]:
        yield from super()._doubts(rows)
        towns = Counter(folded(row.texts[TOWN]) for row in rows)
        for row in rows:
            name, town = row.texts[NAME], row.texts[TOWN]
            if town and towns[folded(town)] == 1 and may_be_given(name, town):
                yield self._session.words(
                    "Row {row}: {name} of the club {town}? If it is {town} {name}, write it so.",
                    row=row.texts[ROW],
                    name=name,
                    town=town,
                )

    @property
    @override
    def _shape(self) -> LineShape:
        return replace(self.SHAPE, is_of_people=self._is_paired)

    @override
    def _is_headed(self, table: Table) -> bool:
        return has_player_names(table)

    @override
    def _columns_read(self, table: Table) -> ColumnsRead:
        columns = self._chosen.columns(table)
        shown = {NAME: columns.names}
        for place, column in ((PARTNER, columns.partner), (TOWN, columns.club)):
            shown[place] = () if column is None else (column,)
        return ColumnsRead(columns.heading_row, shown)

    @override
    def _entered(self) -> Collection[str]:
        return tuple(self._numbers())

    @override
    def _hide_columns(self, rows: Sequence[ImportRow]) -> None:
        self._view.setColumnHidden(PARTNER, not (self._read and self._read.shown[PARTNER]))

    @override
    def _rows_of(self, table: Table) -> tuple[ImportRow, ...]:
        seen = preview_players(table, self._chosen.columns(table))
        return player_rows(seen, self._numbers(), self._session.words)

    def _numbers(self) -> Mapping[str, int]:
        """Return those who are entered already, with their numbers."""
        players = self._session.facts.players.values()
        return {player.name: player.number for player in players}

    @override
    def _import_words(self, good: int) -> str:
        return self._session.words.plural("Import {n} player", "Import {n} players", good)

    @override
    def _carried_out(self, rows: Sequence[ImportRow]) -> str:
        good = [row for row in rows if row.verdict is not RowVerdict.BAD]
        return self._session.refusal(
            self._adding([row for row in good if isinstance(row, PlayerImportRow)])
        )

    @abstractmethod
    def _adding(self, rows: Sequence[PlayerImportRow]) -> Command:
        """Return the command that enters those of such rows, after those who are there."""

    def _next_number(self) -> int:
        return max(self._session.facts.players, default=0) + 1
