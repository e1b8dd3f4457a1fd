"""A whole row is chosen, never one of its cells."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem
from typing_extensions import override

from whist_td.kit.text_table_view import InkDelegate

Index = QModelIndex | QPersistentModelIndex


class RowDelegate(InkDelegate):
    """Draws no frame around the cell that has the keys: it would cut its text off."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus
