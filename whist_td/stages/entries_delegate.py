"""How a cell of the entries is painted and typed: names with type-ahead, missing ones in amber."""

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QApplication,
    QCompleter,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from whist_td.core.names import plain, short_forms
from whist_td.kit.aim import uncovered
from whist_td.kit.cells import Index
from whist_td.kit.fields import LineField
from whist_td.kit.parts import ENTER
from whist_td.kit.theme import colours, named, tabular
from whist_td.kit.typed_rows import FIRST_TYPED, MISSING_ROLE, NUMBER
from whist_td.stages.remarked_table import upper


class NameEditor(LineField):
    """Takes Enter for itself, and leaves undo to the evening where it has nothing of its own.

    What is typed after Enter, before the program comes to it, belongs to the next cell.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ahead: list[QKeyEvent] = []
        """The keys pressed after Enter."""
        self._is_done = False

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_done:
            self.ahead.append(QKeyEvent(event))
            return
        super().keyPressEvent(event)
        if event.key() in ENTER:
            self._is_done = True
            # Qt lets Enter through to the grid, where it would go on a second time.
            event.accept()


_FOLDED_ROLE = Qt.ItemDataRole.UserRole + 1


class NameCompleter(QCompleter):
    """Offers the names that contain what is typed, or of which it is short."""

    def __init__(self, names: Iterable[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        model = QStandardItemModel(self)
        for name in names:
            item = QStandardItem(name)
            item.setData("\n".join((plain(name), *short_forms(name))), _FOLDED_ROLE)
            model.appendRow(item)
        self.setModel(model)
        self.setCompletionRole(_FOLDED_ROLE)
        self.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.activated.connect(lambda _name: uncovered(self.popup()))

    @override
    def splitPath(self, path: str) -> list[str]:
        return [plain(path)]

    @override
    def pathFromIndex(self, index: Index) -> str:
        return str(index.data(Qt.ItemDataRole.DisplayRole))


class EntriesDelegate(QStyledItemDelegate):
    """Enter accepts a name and goes on; a block from a spreadsheet may be pasted while typing."""

    went_on = Signal()
    """A name was accepted with Enter."""
    block_pasted = Signal(str)
    """Several cells were pasted into the editor of one."""

    def __init__(self, names: Callable[[], list[str]], parent: QObject | None) -> None:
        super().__init__(parent)
        self._names = names

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = named(NameEditor(parent), "nameEditor")
        model = index.model()
        heading = model.headerData(index.column(), Qt.Orientation.Horizontal)
        editor.setAccessibleName(f"{heading}, {index.row() + 1}")
        names = self._offered(index.column())
        if names:
            editor.setCompleter(NameCompleter(names, editor))
        editor.returnPressed.connect(partial(QTimer.singleShot, 0, partial(self._accept, editor)))
        return editor

    def _offered(self, column: int) -> list[str]:
        """Return the names that are offered in a column: a team's own name is not one of them."""
        return self._names() if column > FIRST_TYPED else []

    def _accept(self, editor: NameEditor) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.NoHint)
        self.went_on.emit()
        for key in editor.ahead:
            if (goal := QApplication.focusWidget()) is not None:
                QApplication.sendEvent(goal, key)

    @override
    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in ENTER:
                return False  # the editor's own signal takes over once the names have closed
            if event.matches(QKeySequence.StandardKey.Paste) and self._pastes_block(editor):
                return True
        if event.type() == QEvent.Type.FocusOut and _offers_names(editor):
            return False  # the list of names has the keys for a moment; nothing is left
        return super().eventFilter(editor, event)

    def _pastes_block(self, editor: QObject) -> bool:
        text = QGuiApplication.clipboard().text()
        # One comma may stand in a name; what has more is a line of a list.
        is_block = bool({"\t", "\n", "\r", ";"} & set(text.strip())) or text.count(",") > 1
        if not isinstance(editor, QLineEdit) or not is_block:
            return False
        self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.RevertModelCache)
        self.block_pasted.emit(text)
        return True

    @override
    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QLineEdit):
            model.setData(index, editor.text())

    @override
    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        editor.setGeometry(upper(option, index))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if index.data(MISSING_ROLE) and option.widget:
            # The stylesheet hides a brush set on the option, so the ground is painted before it.
            ground = QColor(colours(option.widget).amber_soft)
            painter.fillRect(upper(option, index), ground)
        super().paint(painter, option, index)

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.rect = upper(option, index)
        if index.column() == NUMBER:
            option.font = tabular(option.font)
            option.font.setWeight(QFont.Weight.DemiBold)
        if index.data(MISSING_ROLE):
            widget = option.widget
            amber = QColor(colours(widget).on_amber) if widget else option.palette.text().color()
            for role in (QPalette.ColorRole.Text, QPalette.ColorRole.HighlightedText):
                option.palette.setColor(role, amber)


def _offers_names(editor: QObject) -> bool:
    """Tell whether the list of names stands open below a field."""
    completer = editor.completer() if isinstance(editor, QLineEdit) else None
    popup = completer.popup() if completer else None
    return popup is not None and popup.isVisible()
