"""The preview of a list as a table, with what is said about each row."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from whist_td.stages.entries_remarks import REMARK_ROLE, Remark, Tone
from whist_td.stages.import_rows import ImportRow, Verdict

Index = QModelIndex | QPersistentModelIndex
ROW = 0


class ImportModel(QAbstractTableModel):
    """Read only: the file itself is corrected elsewhere."""

    def __init__(
        self,
        headings: tuple[str, ...],
        numbers: tuple[int, ...] = (ROW,),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._numbers = numbers
        self._rows: tuple[ImportRow, ...] = ()
        self._headings = headings

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


_TONES = {Verdict.BAD: Tone.WRONG, Verdict.GAP: Tone.LOOK}


def _remark(row: ImportRow) -> Remark | None:
    return Remark(row.remark, _TONES[row.verdict]) if row.remark else None
