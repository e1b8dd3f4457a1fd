"""The preview of a list as a table: a row a team, with what is said about it."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from whist_td.stages.entries_remarks import REMARK_ROLE, Remark, Tone
from whist_td.stages.import_rows import ImportRow, Verdict
from whist_td.words.words import Words

Index = QModelIndex | QPersistentModelIndex
ROW, TABLE, TEAM = 0, 1, 2


class ImportModel(QAbstractTableModel):
    """Read only: the file itself is corrected elsewhere."""

    def __init__(
        self,
        words: Words,
        parent: QObject | None = None,
        headings: tuple[str, ...] = (),
        numbers: tuple[int, ...] = (ROW, TABLE),
    ) -> None:
        super().__init__(parent)
        self._numbers = numbers
        self._rows: tuple[ImportRow, ...] = ()
        self._headings = headings or _team_headings(words)

    @property
    def rows(self) -> tuple[ImportRow, ...]:
        """The rows in sight."""
        return self._rows

    def show_rows(self, rows: tuple[ImportRow, ...]) -> None:
        """Show a list anew."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._headings)

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        return self._headings[section] if role == Qt.ItemDataRole.DisplayRole else None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.texts[index.column()]
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return row.remark or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(index.column())
            case _:
                return _remark(row) if role == REMARK_ROLE else None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        is_number = column in self._numbers
        side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


def _team_headings(words: Words) -> tuple[str, ...]:
    _ = words
    players = tuple(_("Player {number}", number=number) for number in (1, 2, 3))
    return (_("Row"), _("Table"), _("Team"), _("Captain"), *players)


_TONES = {Verdict.BAD: Tone.WRONG, Verdict.GAP: Tone.LOOK}


def _remark(row: ImportRow) -> Remark | None:
    return Remark(row.remark, _TONES[row.verdict]) if row.remark else None
