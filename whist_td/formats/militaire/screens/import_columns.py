"""Which column of a list holds what: guessed, and put right by hand."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from whist_td.formats.militaire.files.roster_headings import Columns, RosterField
from whist_td.interchange.tables import Table, column_letters
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.words.file_messages import heading
from whist_td.words.words import Words

_OPTIONAL = (RosterField.TEAM, RosterField.TABLE)
_MOST_SHOWN = 24


class ColumnsRow(QWidget):
    """A choice of column for each thing a team has."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._heading_row = 0
        self._choices = {field: self._choice(field) for field in RosterField}
        self._lay_out()

    def _choice(self, field: RosterField) -> QComboBox:
        _ = self._words
        choice = QComboBox(self)
        name = heading(field.value, self._words)
        choice.setAccessibleName(_("Column of: {what}", what=name))
        choice.setObjectName(f"column{field.name.title().replace('_', '')}")
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.setMinimumContentsLength(8)
        choice.activated.connect(self._tell)
        return choice

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(STEP)
        grid.setVerticalSpacing(STEP // 2)
        for place, (field, choice) in enumerate(self._choices.items()):
            name = heading(field.value, self._words)
            title: QLabel = labelled(name[0].upper() + name[1:], "number", self)
            title.setBuddy(choice)
            grid.addWidget(title, 0, place)
            grid.addWidget(choice, 1, place)
            grid.setColumnStretch(place, 1)

    def show_columns(self, table: Table, columns: Columns) -> None:
        """Offer the columns of a table, and show where each thing is thought to stand."""
        _ = self._words
        self._heading_row = columns.heading_row
        width = max((len(row.cells) for row in table.rows), default=0)
        titles = next((r for r in table.rows if r.number == columns.heading_row), None)
        for field, choice in self._choices.items():
            choice.clear()
            if field in _OPTIONAL:
                choice.addItem(_("(none)"), None)
            for column in range(width):
                title = titles.cell(column) if titles else ""
                name = f"{column_letters(column)} · {title}" if title else column_letters(column)
                choice.addItem(name[:_MOST_SHOWN], column)
            choice.setCurrentIndex(choice.findData(_column(columns, field)))

    def columns(self) -> Columns | None:
        """Return the columns as chosen; None while one that is needed is not chosen."""
        at = {field: choice.currentData() for field, choice in self._choices.items()}
        needed = [at[field] for field in RosterField if field not in _OPTIONAL]
        if any(column is None for column in needed):
            return None
        captain, first, second, third = needed
        return Columns(
            self._heading_row,
            captain,
            (first, second, third),
            at[RosterField.TEAM],
            at[RosterField.TABLE],
        )

    def _tell(self) -> None:
        self.edited.emit()


def _column(columns: Columns, field: RosterField) -> int | None:
    first, second, third = columns.players
    return {
        RosterField.TEAM: columns.team,
        RosterField.CAPTAIN: columns.captain,
        RosterField.PLAYER_1: first,
        RosterField.PLAYER_2: second,
        RosterField.PLAYER_3: third,
        RosterField.TABLE: columns.table,
    }[field]


def columns_in_order(table: Table) -> Columns:
    """Return the columns of a list without headings: team, captain, players 1, 2, 3 if it may."""
    width = max((len(row.cells) for row in table.rows), default=0)
    members = 4
    if width > members:
        return Columns(0, 1, (2, 3, 4), team=0)
    last = max(width - 1, 0)
    return Columns(0, 0, (min(1, last), min(2, last), min(3, last)))
