"""Type-ahead on everybody who was ever entered, whatever the accents and capitals typed."""

import unicodedata
from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter
from typing_extensions import override

_FOLDED_ROLE = Qt.ItemDataRole.UserRole + 1


def folded(name: str) -> str:
    """Return a name as it is looked up: no capitals, no accents.

    >>> folded("Hélène Côté")
    'helene cote'
    """
    letters = unicodedata.normalize("NFD", name)
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(bare.casefold().split())


class NameCompleter(QCompleter):
    """Offers the names that contain what is typed."""

    def __init__(self, names: Iterable[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        model = QStandardItemModel(self)
        for name in names:
            item = QStandardItem(name)
            item.setData(folded(name), _FOLDED_ROLE)
            model.appendRow(item)
        self.setModel(model)
        self.setCompletionRole(_FOLDED_ROLE)
        self.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)

    @override
    def splitPath(self, path: str) -> list[str]:
        return [folded(path)]

    @override
    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        return str(index.data(Qt.ItemDataRole.DisplayRole))
