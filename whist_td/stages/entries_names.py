"""Type-ahead on everybody who was ever entered, whatever the accents and capitals typed."""

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter
from typing_extensions import override

from whist_td.core.names import plain

_FOLDED_ROLE = Qt.ItemDataRole.UserRole + 1


class NameCompleter(QCompleter):
    """Offers the names that contain what is typed."""

    def __init__(self, names: Iterable[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        model = QStandardItemModel(self)
        for name in names:
            item = QStandardItem(name)
            item.setData(plain(name), _FOLDED_ROLE)
            model.appendRow(item)
        self.setModel(model)
        self.setCompletionRole(_FOLDED_ROLE)
        self.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)

    @override
    def splitPath(self, path: str) -> list[str]:
        return [plain(path)]

    @override
    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        return str(index.data(Qt.ItemDataRole.DisplayRole))
